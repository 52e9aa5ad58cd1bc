.amdgpu_metadata
amdhsa.version: 
 ? f: |2#c
.end_amdgpu_metadata
