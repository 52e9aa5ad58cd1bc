.amdgpu_metadata
        .address_space: {! true : ["\x4", ],}
.end_amdgpu_metadata
