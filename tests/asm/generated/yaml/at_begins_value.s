.amdgpu_metadata
   @.private_segment_fixed_sie: 0
.end_amdgpu_metadata
