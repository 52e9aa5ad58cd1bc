.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section odd,"a",@progbits
.long 1
