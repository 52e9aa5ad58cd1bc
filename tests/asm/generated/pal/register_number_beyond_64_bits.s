	.amdgpu_pal_metadata
amdpal.pipelines:
  - .type: 99
    .registers:
      99999999999999999999 (A): 0x3ab375a2
.end_amdgpu_pal_metadata
