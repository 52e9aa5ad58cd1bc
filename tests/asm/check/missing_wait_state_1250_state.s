// GFX12.5: the first bit of MODE after VALU, registers that tell of the wavefront, arrivals at barriers, src_flat_scratch_base.
.text
.globl k
.p2align 8
.type k,@function
k:
	v_mov_b32_e32 v0, v1
	s_setreg_b32 hwreg(HW_REG_WAVE_MODE, 0, 1), s0
	v_mov_b32_e32 v0, v1
	v_nop
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 0, 1), 1
	s_getreg_b32 s0, hwreg(HW_REG_WAVE_STATUS)
	s_wait_alu depctr_sa_sdst(0)
	s_getreg_b32 s0, hwreg(HW_REG_WAVE_STATE_PRIV, 0, 1)
	s_getreg_b32 s0, hwreg(HW_REG_WAVE_EXCP_FLAG_PRIV)
	s_getreg_b32 s0, hwreg(HW_REG_WAVE_EXCP_FLAG_USER, 0, 4)
	global_store_b32 v[2:3], v1, off
	ds_atomic_async_barrier_arrive_b64 v0
	v_mov_b32_e32 v4, 0
	ds_atomic_async_barrier_arrive_b64 v0
	ds_store_b32 v0, v1
	s_mov_b32 s102, s0
	v_mov_b32_e32 v4, src_flat_scratch_base_lo
	v_readfirstlane_b32 s103, v1
	s_wait_alu depctr_va_sdst(0)
	s_mov_b64 s[0:1], src_flat_scratch_base_lo
	s_load_b64 s[102:103], s[2:3], 0x0
	s_wait_kmcnt 0x0
	s_mov_b32 s0, s1
	s_cmp_eq_u32 s0, s1
	s_mov_b32 m0, s1
	v_cmp_eq_u32_e32 vcc_lo, v0, v1
	s_mov_b32 s0, s1
	s_mov_b32 s0, s1
	s_mov_b32 s0, s1
	s_mov_b32 s0, s1
	s_mov_b32 s0, s1
	v_mov_b32_e32 v5, 0
	s_mov_b32 s0, src_flat_scratch_base_hi
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 512
	.amdhsa_next_free_sgpr 104
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
