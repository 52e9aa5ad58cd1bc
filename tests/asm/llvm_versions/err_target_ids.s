// Facts, section 2, table of command lines and directives (LLVM 23, amdgcn-target-directive-*.s): rows "amdgpu12.50" and "amdgpu9.00".
.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-"
.amdgcn_target "amdgpu9.00-amd-amdhsa-unknown-"
.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-gfx900"
.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-gfx1251"
.amdgcn_target "no-target-at-all"
.amdgcn_target "amdgpu-amd-amdhsa-unknown-gfx1250"
.amdgcn_target "amdgpu12.50-amd-amdhsa-unknown-gfx1250:xnack+"
.amdgcn_target "amdgpu12.50-amd-amdhsa-llvm-gfx1250"
