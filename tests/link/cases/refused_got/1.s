.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl _GLOBAL_OFFSET_TABLE_
_GLOBAL_OFFSET_TABLE_: .long 1
