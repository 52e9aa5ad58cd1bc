.amd_amdgpu_isa "r600-unknown-amdhsa--redwood"
