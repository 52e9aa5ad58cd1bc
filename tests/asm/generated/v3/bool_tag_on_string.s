.amdgpu_metadata
    é: { .name: [{},,['true' ,!bool x ,0x10, ],,"a:"],}
.end_amdgpu_metadata
