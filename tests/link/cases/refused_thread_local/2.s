.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section x,"aw",@progbits
.long 1
