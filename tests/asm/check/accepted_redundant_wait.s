// Waits that are needed, or may be: for registers; for stores and LDS before a barrier; for an order of memory; in front of
// calls; and where later waits would tell less without them. The others are not told of.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.text
.globl k
.p2align 8
.type k,@function
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v0, s[0:1]
	global_load_dword v5, v0, s[0:1] offset:4
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v5

	// Others see stores, and writes of LDS, once they are over.
	global_store_dword v0, v1, s[0:1]
	ds_write_b32 v0, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	global_atomic_add v0, v1, s[0:1]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_dcache_wb
	s_waitcnt lgkmcnt(0)

	// What LDS was read for may be overwritten by others behind the barrier.
	ds_read_b32 v6, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v1, v6

	// A load that acquires, and loads in front of a store that releases.
	global_load_dword v7, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	global_load_dword v8, v0, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v0
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v1, v8
	s_waitcnt lgkmcnt(0)

	// Behind this wait the next one tells of LDS in order.
	s_load_dword s8, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v9, v0
	ds_read_b32 v10, v0 offset:4
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v1, v9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, v10
	s_mov_b32 s9, s8

	// On one of the ways it is used.
	global_load_dword v11, v0, s[0:1]
	global_load_dword v12, v0, s[0:1]
	s_waitcnt vmcnt(0)
	s_cbranch_vccz .Lother
	v_mov_b32_e32 v1, v11
	s_branch .Lend
.Lother:
	v_mov_b32_e32 v1, v12
.Lend:
	// The function that is called may leave stores behind; and what it is given may be used there.
	global_load_dword v13, v0, s[0:1]
	s_waitcnt vmcnt(0)
	s_swappc_b64 s[30:31], s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier

	// VCC and FLAT_SCRATCH are used without a name.
	s_load_dwordx2 vcc, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .Llast
	v_mov_b32_e32 v1, 0
.Llast:
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 64
	.amdhsa_accum_offset 16
	.amdhsa_group_segment_fixed_size 64
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
