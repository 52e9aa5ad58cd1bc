.amdgpu_metadata // c
        .size: %x
.end_amdgpu_metadata ; c
