.amdgpu_pal_metadata
  - .registers: 
    .hardware_stages:
.end_amdgpu_pal_metadata
