.amdgpu_metadata
  - .args:[]
        a:b: >-	
           
            - a
.end_amdgpu_metadata
