.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section odd,"a",@0x60000001
.long 1
