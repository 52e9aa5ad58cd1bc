.amdgpu_metadata
amdhsa.kernels: 
 ]     - .size: 8
.end_amdgpu_metadata
