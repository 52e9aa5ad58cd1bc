; Kernels that do not agree: the code is read as the processor has wavefronts.
first:
	v_cmp_eq_f32_e64 s[0:1], v1, v2
	v_cndmask_b32_e64 v0, v1, v2, s[2:3]
	v_cmp_eq_f32_e32 vcc, v1, v2
	s_endpgm
second:
	v_add_co_u32 v0, s[6:7], v1, v2
	s_endpgm
	.rodata
	.p2align 6
.amdhsa_kernel first
	.amdhsa_next_free_vgpr 3
	.amdhsa_next_free_sgpr 4
.end_amdhsa_kernel
.amdhsa_kernel second
	.amdhsa_wavefront_size32 1
	.amdhsa_next_free_vgpr 3
	.amdhsa_next_free_sgpr 6
.end_amdhsa_kernel
