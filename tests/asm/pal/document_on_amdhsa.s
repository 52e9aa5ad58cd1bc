// Legal everywhere; on amdhsa the note is loaded.
.amdgpu_pal_metadata
amdpal.version: [2, 6]
.end_amdgpu_pal_metadata
