// Where branches over 63 words go wrong, llvm-mc keeps them apart: their relocations come after those of .reloc.
.section .text.a,"ax",@progbits
	s_mov_b32 s0, there
	.reloc .+8, R_AMDGPU_ABS32, far+4
	.reloc ., R_AMDGPU_NONE, far
	s_branch there
	s_mov_b32 s1, there
	.reloc .-4, R_AMDGPU_NONE, far
.text
there:
	s_endpgm
