.data
a: .quad 0
.reloc a - other, R_AMDGPU_ABS32, a
.reloc undefined, R_AMDGPU_ABS32, a
.reloc a@rel32@lo, R_AMDGPU_ABS32, a
.reloc -(a * 2), R_AMDGPU_ABS32, a
.reloc 0, R_AMDGPU_ABS32, a - other
.byte undefined
.short a
.bss
c: .long 0
.reloc c, R_AMDGPU_ABS32, a
.section other_one, "a"
other: .long 0
