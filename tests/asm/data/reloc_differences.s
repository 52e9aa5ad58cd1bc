// llvm-mc passes over a specifier in the offset of .reloc, and adds the distance to the second symbol of a difference.
.data
a: .quad 0
b: .quad 0
.reloc a@rel32@lo + 4, R_AMDGPU_ABS32, a
.reloc 4, R_AMDGPU_ABS32, undefined - b
.reloc b, R_AMDGPU_ABS64, undefined - a + 3
