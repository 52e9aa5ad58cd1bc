// Registers that LLVM names, numbers that it does not, and one that it names although it is longer.
.amdgpu_pal_metadata
---
amdpal.version: [ 2, 6 ]
amdpal.pipelines:
  - .name: 'pipeline'
    .registers:
      0x2e12: 0xc0001
      0x2c0a (SPI_SHADER_PGM_RSRC1_PS): 0x42
      '0x2c0b (ANY NAME)': 7
      11276: 0x10000000
      0xa1b3: 0
      0x100002e12: 1
      -5: 3
    .other: { 0x2e12: 1 }
...
.end_amdgpu_pal_metadata
