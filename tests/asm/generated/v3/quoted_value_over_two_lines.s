.amdgpu_metadata
          é:	 "a 
 b"
.end_amdgpu_metadata
