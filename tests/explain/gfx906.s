// XNACK on or any counts its mask; modes other than the default.
.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
.rodata
.amdhsa_kernel modes
	.amdhsa_next_free_vgpr 84
	.amdhsa_next_free_sgpr 100
	.amdhsa_reserve_flat_scratch 0
	.amdhsa_user_sgpr_flat_scratch_init 1
	.amdhsa_float_round_mode_32 1
	.amdhsa_float_round_mode_16_64 3
	.amdhsa_float_denorm_mode_32 2
	.amdhsa_float_denorm_mode_16_64 1
	.amdhsa_dx10_clamp 0
	.amdhsa_fp16_overflow 1
	.amdhsa_exception_fp_ieee_div_zero 1
.end_amdhsa_kernel
