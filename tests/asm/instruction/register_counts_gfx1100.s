// Registers that instructions name raise the counters, in whatever operands.
.macro counted line:vararg
	.set .amdgcn.next_free_vgpr, 0
	.set .amdgcn.next_free_sgpr, 0
	\line
	.long .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
.endm
counted s_endpgm
counted v_add_f32 v127, v1, s105
counted v_add_f16 v127.h, v1.l, v2.l
counted v_add_f16 v200.h, v1.l, v2.l
counted v_mov_b16 v5.h, v8.h
counted v_dual_mov_b32 v8, v9 :: v_dual_mov_b32 v13, v20
counted v_dual_mov_b32 v31, v9 :: v_dual_mov_b32 v12, s20
counted v_dual_fmac_f32 v8, v9, v30 :: v_dual_cndmask_b32 v13, v20, v31
counted v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v97
counted v_wmma_f32_16x16x16_f16 v[20:27], v[4:11], v[12:19], 0
counted v_wmma_f32_16x16x16_f16 v[20:27], v[4:11], v[12:19], v[20:27]
counted v_wmma_f16_16x16x16_f16 v[20:27], v[4:11], v[12:19], 0 op_sel:[0,0,1]
counted v_mov_b32_dpp v1, v9 row_share:3
counted v_cmp_eq_u32_e64_dpp s30, v1, v9 row_mirror
counted v_cmp_eq_u32 vcc_lo, s9, v1
counted v_cmpx_eq_u32 s9, v1
counted v_mad_u64_u32 v[4:5], null, v1, v2, v[8:9]
counted s_mov_b64 vcc, ttmp[14:15]
counted s_mov_b32 null, s7
counted s_mov_b64 exec, s[6:7]
counted s_load_b512 s[16:31], s[4:5], s9
counted image_sample_d v[0:3], [v10, v50, v30, v20, v[60:61]], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
counted image_bvh_intersect_ray v[0:3], [v9, v1, v[2:4], v[5:7], v[40:42]], s[0:3]
counted image_load v[4:8], v[0:1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D tfe
counted global_load_b128 v[5:8], v1, s[2:3]
counted scratch_store_b32 v1, v40, s30
counted buffer_load_b32 v7, v[1:2], s[20:23], s50 idxen offen
counted ds_bvh_stack_rtn_b32 v0, v1, v2, v[4:7]
counted lds_direct_load v9
counted lds_param_load v10, attr0.x
counted v_interp_p10_f32 v0, v20, v2, v3
counted exp mrt0 v0, v1, v33, off
counted s_sendmsg_rtn_b64 s[10:11], sendmsg(MSG_RTN_GET_REALTIME)
counted v_permlane64_b32 v0, v40
