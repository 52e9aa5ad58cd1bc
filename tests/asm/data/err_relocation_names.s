.data
a: .quad 0
.reloc 0, R_AMDGPU_NOTHING, a
.reloc 0, R_AMDGPU_ABS32, a * b
.reloc 0, R_AMDGPU_ABS32, 1 / 0
.reloc 0, 5, a
