.amdgpu_metadata
             "" : !<t> x	 
.end_amdgpu_metadata
