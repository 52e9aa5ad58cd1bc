.amdgpu_pal_metadata
amdpal.pipelines:
  - .registers:
      SPI_SHADER_PGM_RSRC1_PS: 1
      NO_SUCH_REGISTER: 2
      0x2c0b (A): 1
      0x2c0b (B): 2
    .name: !int x
.end_amdgpu_pal_metadata
