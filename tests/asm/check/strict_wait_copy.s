// LDS is read after the first of two copies to it has ended, which may be the other one's.
.text
.globl k
.p2align 8
.type k,@function
k:
	s_mov_b32 m0, 0
	s_nop 0
	buffer_load_dword v0, s[4:7], 0 offen lds
	buffer_load_dword v0, s[4:7], 0 offen offset:256 lds
	s_waitcnt vmcnt(1)
	ds_read_b32 v1, v2
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 5
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
	.amdhsa_group_segment_fixed_size 4096
.end_amdhsa_kernel
