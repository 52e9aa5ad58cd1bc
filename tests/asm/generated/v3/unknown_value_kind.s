.amdgpu_metadata
amdhsa.kernels: 
  - .args:
      - .type_name: int*
        .value_kind: by_lue
.end_amdgpu_metadata
