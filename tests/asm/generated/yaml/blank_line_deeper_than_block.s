.amdgpu_metadata
amdhsa.version:
     a b : |-
        
       x
.end_amdgpu_metadata
