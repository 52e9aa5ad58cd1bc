.amdgpu_metadata
    .max_flat_wgn: orkgroup_size:  256
.end_amdgpu_metadata
