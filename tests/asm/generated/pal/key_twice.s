	.amdgpu_pal_metadata
a: b
a: c
.end_amdgpu_pal_metadata
