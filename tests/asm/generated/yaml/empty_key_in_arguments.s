.amdgpu_metadata
amdhsa.kernels: 
  - .args: 
        "":  !!str 1
amdhsa.version:  
%bar
.end_amdgpu_metadata
