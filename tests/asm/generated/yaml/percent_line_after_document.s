.amdgpu_metadata
amdhsa.kernels:  
  - .args: 
    k.x:   	? a
amdhsa.version: 
- 1
%bar
.end_amdgpu_metadata
