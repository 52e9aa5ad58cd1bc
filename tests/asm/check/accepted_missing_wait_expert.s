// In expert scheduling mode s_wait_alu waits for VGPRs, or a field of the instruction, a full counter, memory that has returned.
.text
.globl k
.p2align 8
.type k,@function
k:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	v_mov_b32 v1, v20
	v_mov_b32 v2, v20
	s_wait_alu depctr_va_vdst(1)
	global_store_b32 v[30:31], v1, off
	s_wait_alu depctr_va_vdst(0) depctr_vm_vsrc(0)
	ds_store_b32 v30, v2
	ds_load_b32 v3, v21
	ds_load_b32 v4, v22
	s_wait_dscnt 0x1
	v_mov_b32 v21, v3 // the first one has returned
	s_wait_idle
	global_store_b32 v[32:33], v21, off
	s_endpgm
.size k, .-k
.globl p
.p2align 8
.type p,@function
p:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
	v_mov_b32 v1, v20
	ds_store_b32 v9, v8
	ds_param_load v1, attr0.x wait_va_vdst:0 wait_vm_vsrc:0
	v_mov_b32 v8, v20
	v_mov_b32 v2, v20
	.rept 15
	v_mov_b32 v3, v20
	.endr
	ds_store_b32 v9, v2
	.rept 7
	ds_store_b32 v9, v9
	.endr
	v_mov_b32 v2, v20
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 0
	ds_store_b32 v9, v9
	v_mov_b32 v9, 0
	s_endpgm
.size p, .-p
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 40
	.amdhsa_next_free_sgpr 8
	.amdhsa_group_segment_fixed_size 64
.end_amdhsa_kernel
.p2align 6
.amdhsa_kernel p
	.amdhsa_next_free_vgpr 40
	.amdhsa_next_free_sgpr 8
	.amdhsa_group_segment_fixed_size 64
.end_amdhsa_kernel
