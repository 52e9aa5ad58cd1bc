.amdgpu_metadata
 {&x a:b:[
 a:,"x" ], ], #c
.end_amdgpu_metadata
