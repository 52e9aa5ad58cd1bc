// Values that are on the way to the registers give way.
.amdgpu_pal_metadata
amdpal.pipelines: [ [ {.registers: { no: number }} ], { .registers: { free: 1 } } ]
z: 1
.end_amdgpu_pal_metadata
