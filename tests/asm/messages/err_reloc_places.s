// Late mistakes in .reloc are told in the order of the source.
.data
a: .quad 0
.reloc a - other, R_AMDGPU_ABS32, a
.reloc a - undefined, R_AMDGPU_ABS32, a
.reloc undefined, R_AMDGPU_ABS32, a
.reloc -(a * 2), R_AMDGPU_ABS32, a
.reloc 0, R_AMDGPU_ABS32, a - other
.reloc 0, R_AMDGPU_ABS32, a - undefined
.reloc 0, R_AMDGPU_ABS32, 5 - undefined
.section other_one, "a"
other: .quad 0
