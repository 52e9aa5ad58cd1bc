.amdgpu_pal_metadata
      "0x2cdb": 83
.end_amdgpu_pal_metadata
