// What is pending: a kernel with a loop, and a function; several kinds in a counter, exports, stores, and data in between.
.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
.text
.globl gemm
.p2align 8
.type gemm,@function
gemm:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword vcc_hi, s[4:5], 0x10
	s_waitcnt lgkmcnt(1)
	s_waitcnt lgkmcnt(0)
	global_load_dwordx4 v[4:7], v[0:1], off
	global_load_dwordx4 v[8:11], v[0:1], off offset:16
	s_branch loop
	.long 0xffffffff
loop:
	global_load_dwordx4 v[12:15], v[2:3], off
	ds_read2_b64 v[16:19], v1 offset1:1
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v20, v4, v5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v20, v8, v16
	global_store_dwordx4 v[0:1], v[12:15], off
	global_load_dwordx4 v[4:7], v[0:1], off
	global_load_dwordx4 v[8:11], v[0:1], off offset:16
	s_add_u32 s8, s8, 1
	s_cbranch_scc0 loop
	exp mrt0 v20, v20, v21, v21 done
	s_waitcnt expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	flat_load_dword v22, v[0:1]
	s_waitcnt vmcnt(1)
	s_endpgm
.size gemm, .-gemm
.globl helper
.type helper,@function
helper:
	ds_read_b32 v1, v0
	ds_read_b32 v3, v0
	ds_read_b32 v5, v0
	ds_read_b32 v7, v0
	ds_read_b32 v9, v0
	ds_read_b32 v11, v0
	s_waitcnt lgkmcnt(5)
	s_swappc_b64 s[30:31], s[8:9]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.size helper, .-helper
.rodata
.p2align 6
.amdhsa_kernel gemm
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 16
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
