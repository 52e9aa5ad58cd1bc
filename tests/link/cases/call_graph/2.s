.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// The profiles of all inputs count together, also of functions in section groups.
.section .text.shared,"axG",@progbits,shared,comdat
.weak shared
shared: .zero 24
.section .text.other,"ax",@progbits
.globl other
other: .zero 128
.cg_profile other, often, 7
.cg_profile main, often, 2
.cg_profile other, shared, 9
