.amdgpu_metadata
    true:  |x	
.end_amdgpu_metadata
