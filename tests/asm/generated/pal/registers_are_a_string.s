.amdgpu_pal_metadata
amdpal.pipelines:
  - .registers: x
    .hardware_stages:
.end_amdgpu_pal_metadata
