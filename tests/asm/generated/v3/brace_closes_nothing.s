.amdgpu_metadata
    true: } 
.end_amdgpu_metadata
