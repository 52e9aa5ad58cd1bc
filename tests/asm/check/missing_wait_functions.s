# Functions are followed, too: what they began has ended when they return; a breakpoint and a halt end nothing.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.p2align 8
	.type f,@function
f:
	global_load_dword v1, v[0:1], off
	s_swappc_b64 s[16:17], s[18:19]
	v_mov_b32 v2, v1
	global_store_dword v[0:1], v2, off
	s_setpc_b64 s[30:31]
.Lf:
	.size f, .Lf-f

	.type waits,@function
waits:
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v0
	s_setpc_b64 s[4:5]
.Lwaits:
	.size waits, .Lwaits-waits

	.type stops,@function
stops:
	ds_read_b32 v1, v0
	s_trap 3
	v_mov_b32 v2, v1
	s_sethalt 1
	s_endpgm
.Lstops:
	.size stops, .Lstops-stops

	.p2align 8
	.type k,@function
k:
	ds_read_b32 v1, v0
	v_mov_b32 v2, v1
	s_endpgm
.Lk:
	.size k, .Lk-k

	.section .rodata
	.p2align 6
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 20
	.amdhsa_group_segment_fixed_size 64
	.end_amdhsa_kernel
