.amdgpu_pal_metadata
amdpal.pipelines: [{.registers: {0x2c0a: text}}]
.end_amdgpu_pal_metadata
.amd_amdgpu_pal_metadata 0x2c0b, 1
