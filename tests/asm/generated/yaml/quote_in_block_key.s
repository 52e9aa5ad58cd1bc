.amdgpu_metadata
  - '.args: 
        '.offset': 0
.end_amdgpu_metadata
