.weakref a, b
.comm a, 4
.weakref e, f
.amdgpu_lds e, 4
.long e
