.amdgpu_metadata
%TAG !e! !
---
amdhsa.version: [{}]
.end_amdgpu_metadata
