.amdgpu_pal_metadata
amdpal.pipelines:
  - .registers: { 0x2c0a: 0x42, 0xa1b3: 1, 0x12345: 5 }
    .hardware_stages: { .ps: { .vgpr_count: 3 } }
amdpal.version: [2, 6]
.end_amdgpu_pal_metadata
