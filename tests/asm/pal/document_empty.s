// What is missing of the way to the registers is added.
.amdgpu_pal_metadata
.end_amdgpu_pal_metadata
