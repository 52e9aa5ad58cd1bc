	.amdgpu_pal_metadata
amdpal.pipelines:
.end_amdgpu_pal_metadata
