// What .amdgpu.info says of functions; the last entries are of kinds, and of places, that no line makes.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	s_nop 0
f:	s_endpgm
	.amdgpu_lds lq, 128, 16
	.section .amdgpu.info, "e", @progbits
	.byte 1, 8
	.quad ka
	.byte 2, 4
	.long 3
	.byte 3, 4
	.long 33
	.byte 7, 8
	.quad lq
	.byte 8, 8
	.quad f
	.byte 9, 4
	.long 1
	.byte 10, 4
	.long 4
	.byte 1, 8
	.quad f
	.byte 11, 4
	.long 8
	.byte 200, 3, 1, 2, 3
	.byte 1, 8
	.quad .text+8
	.byte 8, 8
	.quad ka+4
	.amdgpu_info "k 2"
		.amdgpu_indirect_call "vi"
		.amdgpu_typeid "\"\t"
		.amdgpu_call f
	.end_amdgpu_info
