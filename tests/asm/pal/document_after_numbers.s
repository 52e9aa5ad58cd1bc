// A document takes the place of everything before it.
.amd_amdgpu_pal_metadata 0x2c0a, 0x40
.amdgpu_pal_metadata
a: b
.end_amdgpu_pal_metadata
