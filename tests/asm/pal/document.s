// Keys of .registers are numbers, also in the form that LLVM prints.
.amdgpu_pal_metadata
---
amdpal.version: [ 2, 6 ]
amdpal.pipelines:
  - .name: 'pipeline'
    .type: Ngg
    .internal_pipeline_hash: [ 0x123456789abcdef0, 2 ]
    .hardware_stages:
      .ps:
        .entry_point: _amdgpu_ps_main
        .sgpr_count: 0x10
        .writes_depth: true
    .registers:
      0x2e12 (COMPUTE_PGM_RSRC1): 0xc0001
      0x2c0a (SPI_SHADER_PGM_RSRC1_PS): 0x42
      '0x2c0b (ANY NAME)': 7
      11276: 0x10000000
      0xa1b3: 0
...
.end_amdgpu_pal_metadata
