.amdgpu_pal_metadata
amdpal.pipelines:
  - .internal_pipeline_hash: 229
    .registers:
      SPI_SHADER_PGM_RSRC1_PS: 0x97454894
.end_amdgpu_pal_metadata
