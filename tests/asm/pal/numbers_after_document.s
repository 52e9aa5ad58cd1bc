// The last directive decides the form; registers of the document are kept.
.amdgpu_pal_metadata
amdpal.version: [2, 6]
amdpal.pipelines: [{.registers: {0x2c0a: 0x1, 5: -1, -7: 2}}]
.end_amdgpu_pal_metadata
.amd_amdgpu_pal_metadata 0x2c0a, 0x40, 5, 3
