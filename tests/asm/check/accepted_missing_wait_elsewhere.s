// Code of which other checkers have said that it lacks waits, and that lacks none.
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.text
.globl finite
.p2align 8
.type finite,@function
finite:
	// A counter holds no more than its largest value: issue stalls, so that what so many younger operations follow has
	// ended (rocm-systems#11202). 63 of vector memory, 15 of LDS.
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	.rept 63
	global_store_dword v0, v3, s[0:1]
	.endr
	v_mov_b32_e32 v4, v1
	ds_read_b32 v2, v0
	.rept 15
	ds_write_b32 v0, v3
	.endr
	v_mov_b32_e32 v4, v2
	s_endpgm
.size finite, .-finite

.globl ranges
.p2align 8
.type ranges,@function
ranges:
	// Stores to LDS depend on no copy that fills other addresses (rocm-systems#8830), nor do readers of what was stored.
	s_mov_b32 m0, 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	global_load_lds_dword v0, s[0:1]
	ds_write_b32 v0, v3 offset:128
	ds_read_b32 v1, v0 offset:128
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, v1
	s_endpgm
.size ranges, .-ranges

.globl head
.p2align 8
.type head,@function
head:
	// A wait in a loop is for what an earlier round began, and on the way in for what came before the loop.
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s8, 7
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	global_load_dword v2, v0, s[0:1] offset:4
.Lround:
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, v1
	global_load_dword v1, v0, s[0:1] offset:8
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v5, v2
	global_load_dword v2, v0, s[0:1] offset:12
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lround
	s_endpgm
.size head, .-head

.globl copies
.p2align 8
.type copies,@function
copies:
	// Copies of what a matrix instruction has written long ago, and of what it does not write, wait for nothing.
	v_mfma_f32_16x16x16_bf16 v[0:3], v[8:9], v[10:11], v[0:3]
	v_mov_b32_e32 v16, v17
	v_accvgpr_write_b32 a0, v18
	s_nop 7
	v_mov_b32_e32 v19, v0
	s_endpgm
.size copies, .-copies

.rodata
.p2align 6
.irp name, finite, ranges, head, copies
.amdhsa_kernel \name
	.amdhsa_next_free_vgpr 24
	.amdhsa_next_free_sgpr 16
	.amdhsa_accum_offset 20
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_group_segment_fixed_size 4096
.end_amdhsa_kernel
.endr
