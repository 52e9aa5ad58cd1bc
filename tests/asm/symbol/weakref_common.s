// What takes the place of a common symbol that was a weak reference leaves nothing of it.
.weakref a, b
.comm a, 4
a = 1
.long a
// This one nothing mentions.
.weakref c, d
.amdgpu_lds c, 4
