.amdgpu_metadata
    !t h: [!<t x,,{!t h!!str 1, #c
.end_amdgpu_metadata
