.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.data
.quad x
