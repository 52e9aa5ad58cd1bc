// What only an object could not hold is no error in text.
.section .strtab
.globl y
.weak y
.local y
.comm z, 4
z:
.comm c, 4
.amdgpu_lds c, 8
.reloc 4, R_FOO, 5
.fill -1
.zero -1
.org -1
.byte foo+1000, bar
foo = 2
.set bar, bar+1
.uleb128 foo-q
.p2align 1
.long k@rel64+5
.byte 1
.p2align 2
k = 3
.long k@rel64
