.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section x,"awT",@progbits
.long 1
