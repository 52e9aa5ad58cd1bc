.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// Its group is the second of two: what the profile says of it holds for the one that stays.
.section .text.shared,"axG",@progbits,shared,comdat
.weak shared
shared: .zero 24
.section .text.another,"ax",@progbits
.globl another
another: .zero 128
.cg_profile another, often, 7
.cg_profile main, often, 2
.cg_profile another, shared, 9
