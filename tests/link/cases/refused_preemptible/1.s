.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl f
f: .long f@rel32@lo+4, outside@rel32@hi
.data
.long f
