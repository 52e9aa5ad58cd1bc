.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl f
f: .long 1
.symver f,f@V1
.globl "g@"
"g@": .long 1
