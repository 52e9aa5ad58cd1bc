// In expert scheduling mode s_wait_alu is put in, or into one that waits for other fields, or for less.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.p2align 8
	.type k,@function
k:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	v_mov_b32 v0, v20
	ds_store_b32 v21, v0
	v_mov_b32 v1, v20
	s_wait_alu depctr_sa_sdst(0)
	global_store_b32 v[30:31], v1, off
	s_wait_alu depctr_vm_vsrc(3)
	v_mov_b32 v1, v2
	s_endpgm
	.size k, .-k
	.rodata
	.p2align 6
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 40
	.amdhsa_next_free_sgpr 8
	.amdhsa_group_segment_fixed_size 64
	.end_amdhsa_kernel
