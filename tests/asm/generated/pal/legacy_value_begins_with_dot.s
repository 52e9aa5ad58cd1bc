.amd_amdgpu_pal_metadata 0x2cbd,.5
