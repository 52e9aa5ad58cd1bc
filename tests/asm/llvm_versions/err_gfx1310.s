// Facts, section 1, "VGPR granule in the field" of gfx1310: marked [I] and ?, so kdasm does not assemble for it.
.amdgcn_target "amdgpu13.10-amd-amdhsa-unknown-"
