// Where the source and -mcpu name different processors, either may be right.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
k:
	v_mov_b32 v0, 1
	.if .amdgcn.gfx_generation_number == 9
	.elseif .amdgcn.gfx_generation_number == 10
	.error "GFX10"
	.else
	.error "unknown generation"
	.endif
	.rept .amdgcn.gfx_generation_number
	s_nop 0
	.endr
	.fill .amdgcn.gfx_generation_number, 4, 0
	.set vgprs, totalnumvgprs(1, 2)
	s_endpgm
	.amdgpu_lds lds, 4
.amdhsa_kernel k
	.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
	.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
	.amdhsa_accum_offset 4
.end_amdhsa_kernel
	.cfi_startproc
	.cfi_undefined 2560
	.cfi_endproc
	.long -
