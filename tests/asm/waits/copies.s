# Waits for copies to local memory: where the source has none, before each reader of the youngest copy; else it knows better.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.p2align 8
	.type early,@function
early:
	s_mov_b32 m0, 0
	s_nop 0
	buffer_load_dword v0, s[4:7], 0 offen lds
	buffer_load_dword v0, s[4:7], 0 offen offset:256 lds
	ds_read_b32 v1, v2
	s_endpgm
	.size early, .-early

	.p2align 8
	.type pipeline,@function
pipeline:
	s_mov_b32 m0, 0
	s_mov_b32 s0, 4
	buffer_load_dword v0, s[4:7], 0 offen lds
.Lnext:
	buffer_load_dword v0, s[4:7], 0 offen offset:256 lds
	s_waitcnt vmcnt(1)
	ds_read_b32 v1, v2
	s_sub_u32 s0, s0, 1
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .Lnext
	s_endpgm
	.size pipeline, .-pipeline

	.p2align 8
	.type stored,@function
stored:
	s_mov_b32 m0, 0
	ds_write_b32 v2, v3
	buffer_load_dword v0, s[4:7], 0 offen lds
	ds_read_b32 v1, v2
	ds_bpermute_b32 v4, v3, v3
	s_endpgm
	.size stored, .-stored

	.rodata
	.p2align 6
	.amdhsa_kernel early
	.amdhsa_next_free_vgpr 5
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
	.amdhsa_group_segment_fixed_size 4096
	.end_amdhsa_kernel
	.amdhsa_kernel pipeline
	.amdhsa_next_free_vgpr 5
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
	.amdhsa_group_segment_fixed_size 4096
	.end_amdhsa_kernel
	.amdhsa_kernel stored
	.amdhsa_next_free_vgpr 5
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
	.amdhsa_group_segment_fixed_size 4096
	.end_amdhsa_kernel
