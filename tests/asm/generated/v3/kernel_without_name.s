.amdgpu_metadata
amdhsa.kernels:
  - .workgroup_processor_mode:   	hidden_heap_v1
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata
