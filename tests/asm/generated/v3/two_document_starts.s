.amdgpu_metadata
---
---
    1: >-	
.end_amdgpu_metadata
