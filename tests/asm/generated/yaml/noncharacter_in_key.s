.amdgpu_metadata
'amdhsa.version': [1, 2]
amdhsa
.k￿ernels: 1.5
.end_amdgpu_metadata
