.amdgpu_metadata
&a amdhsa.version: 
        .offset: 0
 "  .kernarg_segment_size: 8
.end_amdgpu_metadata
