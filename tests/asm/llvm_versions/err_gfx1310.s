// How descriptors of gfx1310 count VGPRs is not known, so kdasm does not assemble for it.
.amdgcn_target "amdgpu13.10-amd-amdhsa-unknown-"
