.amdgcn_target "amdgcn-amd-amdhsa--gfx801"
