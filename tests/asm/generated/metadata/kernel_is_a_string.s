.amdgpu_metadata // c
amdhsa.kernels:
  - 'a b' ; c
.end_amdgpu_metadata ; c
