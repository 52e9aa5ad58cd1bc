.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section odd,"a",@0x80000001
.long 1
