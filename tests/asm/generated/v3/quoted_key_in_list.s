.amdgpu_metadata
       - "k":v#c
.end_amdgpu_metadata
