// A weak reference to what is not defined may become a common symbol.
.weakref a, b
.comm a, 4, 2
.weakref c, d
.comm c, 8
.long c, d
.weakref e, f
.amdgpu_lds e, 4
.long e
