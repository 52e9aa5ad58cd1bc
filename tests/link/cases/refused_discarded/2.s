.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section .text.f,"axG",@progbits,f,comdat
.weak f
f: .long 1
in_f: .long 2
.text
.long in_f@rel32@lo
