.amdgpu_metadata // c
amdhsa.version:
amdhsa.kernels:
  - .name:            k@plt
    .args:
      - .offset:    287
        .is_pipe:            true /* c */
.end_amdgpu_metadata
