.amdgpu_metadata
? amdhsa.printf
!e!x y:  [dhsa.kernels: 
    .cluster_dims: [1, 1, 1]
.end_amdgpu_metadata
