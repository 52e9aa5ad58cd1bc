.amdgpu_metadata
%TAG !e! !
---
                    'e': !float 1	
.end_amdgpu_metadata
