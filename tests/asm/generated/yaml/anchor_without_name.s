.amdgpu_metadata
        .value_kind:
&   .name: k
.end_amdgpu_metadata
