.amdgpu_metadata
 { &x "a\nb":`y, #c
.end_amdgpu_metadata
