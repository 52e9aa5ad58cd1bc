.amd_amdgpu_pal_metadata
.amd_amdgpu_pal_metadata 0x2c0a
.amd_amdgpu_pal_metadata 0x2c0a, 1, 2
.amd_amdgpu_pal_metadata -1, 1
.amd_amdgpu_pal_metadata 0x2c0a, (1)
.amd_amdgpu_pal_metadata unknown, 1
.amd_amdgpu_pal_metadata 0x1p3, 1
