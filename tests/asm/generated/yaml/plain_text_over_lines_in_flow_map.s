.amdgpu_metadata
amdhsa.version: 
"d": [ {"": {a b'a
  b',}}]
.end_amdgpu_metadata
