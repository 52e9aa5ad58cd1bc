// Registers that instructions name raise the counters, in whatever operands.
.macro counted line:vararg
	.set .amdgcn.next_free_vgpr, 0
	.set .amdgcn.next_free_sgpr, 0
	\line
	.long .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
.endm
counted s_endpgm
counted v_dual_mov_b32 v8, v9 :: v_dual_max_num_f32 v13, v20, v60
counted v_dual_dot2acc_f32_f16 v8, v9, v30 :: v_dual_cndmask_b32 v13, v20, v31
counted v_wmma_f32_16x16x16_f16 v[20:27], v[4:7], v[12:15], 0
counted v_wmma_f32_16x16x16_fp8_bf8 v[20:27], v[4:5], v[12:13], v[20:27]
counted v_swmmac_f32_16x16x32_f16 v[20:27], v[4:7], v[12:19], v40 index_key:1
counted v_minimum3_f32 v1, v2, v3, s40
counted v_s_exp_f32 s30, s40
counted s_add_f32 s30, s40, s41
counted s_mov_b64 vcc, ttmp[14:15]
counted s_mov_b32 null, s7
counted s_load_b96 s[16:18], s[4:5], s9 offset:4
counted s_load_b32 s5, s[4:5], null
counted s_prefetch_data s[4:5], 0, s30, 0
counted image_sample_d v[0:3], [v10, v50, v30, v[60:62]], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
counted image_load v[4:8], [v70, v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D tfe
counted image_bvh8_intersect_ray v[4:13], [v[14:15], v[16:17], v[20:22], v[30:32], v40], s[4:7]
counted global_load_b128 v[5:8], v1, s[2:3]
counted global_load_tr_b128 v[20:23], v[2:3], off
counted global_load_block v[9:40], v[2:3], off
counted scratch_store_b32 v1, v40, s30
counted buffer_load_b32 v7, v[1:2], s[20:23], s50 idxen offen
counted ds_bvh_stack_push8_pop2_rtn_b64 v[0:1], v2, v3, v[4:11]
counted ds_param_load v10, attr0.x
counted export mrt0 v0, v1, v33, off
counted s_barrier_signal_isfirst -1
counted s_get_barrier_state s30, m0
counted s_sendmsg_rtn_b64 s[10:11], sendmsg(MSG_RTN_GET_REALTIME)
