// A wrong argument is told, and not what else is missing where there is no descriptor.
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: elsewhere
    .args:
      - { .value_kind: by_value }
      - { .value_kind: global_buffer }
.end_amdgpu_metadata
