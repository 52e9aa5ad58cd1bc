// Facts, section 2, row "amdgcn-amd-amdpal gfx802" (LLVM 23, isa-version-pal.s): the environment is another one.
.amd_amdgpu_isa "amdgcn-amd-amdpal-llvm-gfx802"
.amd_amdgpu_isa "amdgpu9.00-amd-amdpal-unknown-"
