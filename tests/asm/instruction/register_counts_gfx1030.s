// Registers that instructions name raise the counters, in whatever operands.
.macro counted line:vararg
	.set .amdgcn.next_free_vgpr, 0
	.set .amdgcn.next_free_sgpr, 0
	\line
	.long .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
.endm
counted s_endpgm
counted v_add_f32 v127, v1, s105
counted v_mov_b32_sdwa v1, v9 src0_sel:BYTE_1
counted v_mov_b32_dpp v1, v9 dpp8:[0,1,2,3,4,5,6,7]
counted v_cmp_eq_u32 vcc_lo, s9, v1
counted v_cndmask_b32 v1, v2, v3, vcc_lo
counted v_mad_u64_u32 v[4:5], null, v1, v2, v[8:9]
counted s_mov_b64 vcc, ttmp[14:15]
counted s_mov_b32 null, s7
counted s_mov_b64 exec, s[6:7]
counted s_mov_b32 m0, src_shared_base
counted s_load_dwordx16 s[16:31], s[4:5], s9
counted image_sample_d v[0:3], [v10, v50, v30, v20, v60, v70], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
counted image_sample v[0:3], [v10, v50], s[12:19], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
counted image_load v[4:8], v[0:1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D tfe
counted image_load v[4:5], v[0:1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D d16
counted image_bvh_intersect_ray v[0:3], [v9, v1, v2, v3, v4, v5, v6, v7, v8, v40, v11], s[0:3]
counted global_load_dwordx4 v[5:8], v1, s[2:3]
counted global_load_dword v5, v[8:9], off
counted scratch_load_dword v1, off, off
counted scratch_load_dword v1, off, s30
counted buffer_load_dword v7, v[1:2], s[20:23], s50 idxen offen
counted buffer_load_dword v[7:8], off, s[20:23], null tfe
counted ds_read2_b64 v[4:7], v9
counted exp mrt0 v0, v1, v33, off
counted v_interp_p1_f32 v3, v6, attr0.x
counted v_readlane_b32 s40, v3, s41
