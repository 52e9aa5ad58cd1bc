// In expert scheduling mode VALU and memory do not wait for each other's VGPRs.
.text
.globl k
.p2align 8
.type k,@function
k:
	v_mov_b32 v0, v20
	global_store_b32 v[30:31], v0, off // before the mode is set: the processor waits
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	v_mov_b32 v1, v20
	v_mov_b32 v2, v20
	v_add_f32 v3, v1, v2 // VALU waits for VALU
	global_store_b32 v[30:31], v1, off // va_vdst(2)
	v_exp_f32 v4, v20
	v_mov_b32 v5, v20
	ds_store_b32 v21, v4 // of two kinds: va_vdst(0)
	v_mov_b32 v21, 0 // ds_store_b32 may read it as yet
	global_load_b32 v6, v[22:23], off
	ds_load_b32 v7, v24
	s_wait_dscnt 0x0
	v_mov_b32 v24, v7 // has been read: LDS has returned
	v_mov_b32 v22, v7 // may be read as yet
	s_cbranch_scc1 .Lnormal
	v_mov_b32 v25, 0
	s_branch .Ljoin
.Lnormal:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 0
	v_mov_b32 v25, 0
.Ljoin:
	ds_store_b32 v26, v25 // on one of the two ways
	image_bvh_intersect_ray v[8:11], [v12, v13, v[14:16], v[17:19], v[26:28]], s[0:3]
	s_wait_loadcnt 0x0
	v_mov_b32 v26, 0 // the ray may read it as yet
	v_fma_f64 v[28:29], v[28:29], v[28:29], v[28:29]
	v_add_f64 v[32:33], v[28:29], v[28:29] // may end with either
	global_store_b64 v[30:31], v[28:29], off
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 40
	.amdhsa_next_free_sgpr 8
	.amdhsa_group_segment_fixed_size 64
.end_amdhsa_kernel
