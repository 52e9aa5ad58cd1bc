.amdgpu_metadata
  - .args:[]
    .wavefront_size: 64
    .sgpr_count: 8
    .device_enqueue_symbol: e
%bar
.end_amdgpu_metadata
