.amdgpu_metadata
    - { true
: {! {y: z}: -3 },}
.end_amdgpu_metadata
