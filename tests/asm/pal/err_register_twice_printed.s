.amdgpu_pal_metadata
amdpal.version: [2]
amdpal.pipelines:
  - .registers:
      0x2c27: 1
      11303: 2
...
.end_amdgpu_pal_metadata
