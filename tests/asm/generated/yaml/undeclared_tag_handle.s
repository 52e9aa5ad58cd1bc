.amdgpu_metadata
     -       !e!x y &a
.end_amdgpu_metadata
