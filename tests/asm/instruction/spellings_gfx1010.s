// GFX10: instructions in odd spellings.
here:
// Constants, registers and modifiers.
v_add_f32 v0, neg(v1), v2
v_add_f32 v0, abs(v1), v2
v_add_f32 v0, -|v1|, |v2|
v_add_f32 v0, -abs(v1), v2
v_add_f32 v0, neg(|v1|), v2
v_add_f32 v0, neg(abs(v1)), v2
v_add_f32 v0, -1, v2
v_add_f32 v0, neg(1), v2
v_add_f32 v0, neg(-1), v2
v_add_f32 v0, abs(1), v2
v_add_f32 v0, abs(-1), v2
v_add_f32 v0, |1.0|, v2
v_add_f32 v0, -|1.0|, v2
v_add_f32 v0, -1.0, v2
v_add_f32 v0, neg(1.0), v2
v_add_f32 v0, - 1.0, v2
v_add_f32 v0, -v[1], v2
v_add_f32 v0, |v[1]|, v2
v_add_f32 v0, lit(1.0), v2
v_add_f32 v0, lit(1), v2
v_add_f32 v0, lit(0x3f800000), v2
v_add_f32 v0, neg(lit(1)), v2
v_add_f32 v0, |lit(1)|, v2
v_add_f32 v0, lit(-1), v2
v_add_f32 v0, lit(-1.0), v2
v_add_f64 v[0:1], lit(1.0), v[2:3]
v_add_f64 v[0:1], 0x3ff0000000000000, v[2:3]
v_add_f64 v[0:1], 0x3ff00000, v[2:3]
v_add_f64 v[0:1], 0.15915494309189532, v[2:3]
v_add_f64 v[0:1], s[0:1], s[2:3]
v_add_f64 v[0:1], null, v[2:3]
s_mov_b64 s[0:1], lit(1)
s_mov_b32 s0, lit(1)
s_mov_b32 s0, sym
v_mov_b32 v0, sym
v_add_nc_u32 v0, here, v1
v_add_nc_u32_e64 v0, here, v1
v_add_nc_u32_e64 v0, 0x1234, 0x1234
v_add_nc_u32_e64 v0, s1, s2
v_add3_u32 v0, s1, s1, 77
v_add3_u32 v0, s1, 77, 77
v_add3_u32 v0, 76+1, 77, 154/2
v_fma_f32 v0, 1.5, 1.5, 1.5
v_fma_f32 v0, 1.5, 0x3fc00000, v1
v_fma_f32 v0, 1.5, |1.5|, v1
v_fma_f16 v0, 1.5, 0x3e00, v1
v_fma_f64 v[0:1], 1.5, 1.5, v[2:3]
v_fma_f64 v[0:1], s[0:1], s[2:3], v[2:3]
v_fma_f64 v[0:1], vcc, s[2:3], v[2:3]
v_fma_f64 v[0:1], vcc, vcc, v[2:3]
v_fma_f32 v0, vcc_lo, vcc_hi, v0
v_fma_f32 v0, m0, exec_lo, v0
v_fma_f32 v0, src_scc, s0, v1
v_fma_f32 v0, src_shared_base, s0, v1
v_fma_f32 v0, src_shared_base, src_shared_limit, v1
v_fma_f32 v0, src_vccz, src_execz, v1
v_fma_f32 v0, null, null, null
v_fma_f32 v0, null, s0, s1
s_mov_b32 null, s0
s_mov_b64 null, s[0:1]
s_mov_b32 s0, null
s_mov_b64 s[0:1], null
s_add_u32 null, null, null
s_load_dword null, s[0:1], 0
s_load_dword s0, s[0:1], null
s_buffer_load_dword s0, s[0:3], null
s_mov_b32 s102, 0
s_mov_b32 s103, 0
s_mov_b32 s104, 0
s_mov_b32 s105, 0
s_mov_b64 s[104:105], 0
s_mov_b32 ttmp0, 0
s_mov_b32 ttmp15, 0
s_mov_b64 ttmp[14:15], 0
s_mov_b32 s[3], 0
s_mov_b32 [s3], 0
s_mov_b64 [s2,s3], 0
s_mov_b64 [vcc_lo,vcc_hi], 0
s_mov_b64 [exec_lo,exec_hi], 0
s_mov_b32 m0, 0
s_mov_b32 src_scc, 0
s_mov_b32 scc, 0
s_mov_b32 s0, src_scc
s_mov_b32 s0, scc
s_mov_b32 s0, vccz
s_mov_b32 s0, execz
s_mov_b32 s0, src_vccz
s_mov_b32 s0, src_execz
s_mov_b32 s0, src_shared_base
s_mov_b64 s[0:1], src_shared_base
s_mov_b32 s0, src_shared_base_lo
s_mov_b32 s0, src_shared_base_hi
s_mov_b32 s0, shared_base
s_mov_b32 s0, src_private_base
s_mov_b32 s0, src_private_limit
s_mov_b32 s0, src_pops_exiting_wave_id
s_mov_b64 s[0:1], src_pops_exiting_wave_id
v_mov_b32 v0, src_lds_direct
v_mov_b32 v0, lds_direct
v_mov_b32_e64 v0, lds_direct
v_add_f32 v0, lds_direct, v1
v_mov_b32 v0, src_pops_exiting_wave_id
v_mov_b32 v0, null
v_mov_b32 v0, m0
v_mov_b32 v0, exec_lo
v_mov_b32 v0, ttmp5
v_mov_b32 v0, src_scc
v_mov_b32 v0, s105
v_mov_b32 v0, 1.0e400
v_mov_b32 v0, 0x1.8p1
v_mov_b32 v0, 1e5
v_mov_b32 v0, 1.e5
v_mov_b32 v0, 0b101
v_mov_b32 v0, 017
v_mov_b32 v0, 'a'
v_mov_b32 v0, inf
v_mov_b32 v0, nan
v_mov_b32 v0, -2147483648
v_mov_b32 v0, 4294967295
v_mov_b32 v0, 0xffffffffffffffff
v_mov_b32 v0, !5
v_mov_b32 v0, ~5
v_mov_b32 v0, (5)
v_mov_b32 v0, 5 + 5
v_mov_b32 v0, +5
v_mov_b32 v0, -(1)
v_mov_b32 v0, 5 == 5
v_mov_b32 v0, 5 > 4
v_mov_b32 v0, 1 || 0
v_mov_b32 v0, 1 | 2
v_add_f32_e64 v0, v1, v2 mul:2
v_add_f32_e64 v0, v1, v2 mul:4
v_add_f32_e64 v0, v1, v2 mul:1
v_add_f32_e64 v0, v1, v2 div:2
v_add_f32_e64 v0, v1, v2 div:1
v_add_f32_e64 v0, v1, v2 clamp mul:2
v_add_f32_e64 v0, v1, v2 noclamp
v_add_f32_e64 v0, v1, v2, clamp
v_add_f32_e64 v0, v1, v2 mul : 2
v_add_f32_e64 v0, v1, v2 mul: 2
v_add_f32_e64 v0, v1, v2 mul :2
v_add_f32_e64 v0, v1, v2 mul:1+1
v_add_f32_e64 v0, v1, v2 mul:(2)
v_add_f32_e64 v0, v1, v2 mul:0x2
v_Add_F32 v0, v1, v2
v_add_f32 v0 v1 v2
v_add_f32 v0,v1,v2
v_add_f32 v0, v1, v2,
v_add_f32 v[1+1], v1, v2
v_add_f32 v[1:1], v1, v2
v_add_f32 v[1*3-2], v1, v2
v_add_f32 v00, v1, v2
v_add_f32 v01, v1, v2
v_add_f32 v[0x1], v1, v2
v_add_f32 v [0], v1, v2
v_add_f32 v[ 0 ], v1, v2
v_add_f32 v0, v1, vcc_lo
v_add_f32 v0, s1, vcc_lo
v_add_f32 v0, s1, s1
v_add_f32 v0, s1, s2
v_add_f32 v0, 0x1234, s2
v_add_f32 v0, 0x1234, 0x1234
v_add_f32 v0, 0x1234, 1.0

// Waits, messages and hardware registers.
s_waitcnt 0
s_waitcnt vmcnt(0)
s_waitcnt vmcnt(63)
s_waitcnt vmcnt_sat(64)
s_waitcnt lgkmcnt(63)
s_waitcnt expcnt(7) lgkmcnt(0)
s_waitcnt vmcnt(0)&lgkmcnt(0)
s_waitcnt vmcnt(0),lgkmcnt(0)
s_waitcnt vmcnt(0) vmcnt(1)
s_waitcnt vmcnt(1+1)
s_waitcnt 0xffff
s_waitcnt 0x10000
s_waitcnt -1
s_waitcnt -32768
s_waitcnt -32769
s_waitcnt 65535
s_waitcnt_vscnt null, 0
s_waitcnt_vscnt null, 63
s_waitcnt_vscnt null, 0xffff
s_waitcnt_vscnt null, -1
s_waitcnt_vscnt s0, 0
s_waitcnt_vscnt vcc_lo, 0
s_waitcnt_vmcnt null, 0
s_waitcnt_vmcnt exec_lo, 0
s_waitcnt_vmcnt ttmp0, 0
s_waitcnt_vmcnt m0, 0
s_waitcnt_expcnt null, 0
s_waitcnt_lgkmcnt null, 0
s_waitcnt_depctr 0
s_waitcnt_depctr 0xffff
s_waitcnt_depctr -1
s_waitcnt_depctr depctr_va_vdst(0)
s_waitcnt_depctr depctr_va_vdst(15)
s_waitcnt_depctr depctr_sa_sdst(0)
s_waitcnt_depctr depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) depctr_sa_sdst(0)
s_waitcnt_depctr depctr_va_vdst(0) & depctr_vm_vsrc(1)
s_waitcnt_depctr depctr_va_vdst(0), depctr_vm_vsrc(1)
s_wait_idle
s_clause 0
s_clause 0x3f
s_clause -1
s_nop 0
s_nop 15
s_nop 0xffff
s_nop 0x10000
s_nop -1
s_sleep 0
s_sleep 0x7f
s_sethalt 0
s_setkill 0
s_trap 0
s_trap 0x100
s_icache_inv
s_incperflevel 0
s_decperflevel 0
s_ttracedata
s_ttracedata_imm 0
s_inst_prefetch 0
s_inst_prefetch 3
s_inst_prefetch 0xffff
s_round_mode 0
s_denorm_mode 0
s_denorm_mode 0xff
s_code_end
s_endpgm
s_endpgm 0
s_endpgm 5
s_endpgm_saved
s_endpgm_ordered_ps_done
s_wakeup
s_barrier
s_sendmsg 0
s_sendmsg 1
s_sendmsg 0xffff
s_sendmsg sendmsg(1)
s_sendmsg sendmsg(MSG_INTERRUPT)
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 0)
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT)
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT_CUT, 3)
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP)
s_sendmsg sendmsg(MSG_SAVEWAVE)
s_sendmsg sendmsg(MSG_STALL_WAVE_GEN)
s_sendmsg sendmsg(MSG_HALT_WAVES)
s_sendmsg sendmsg(MSG_ORDERED_PS_DONE)
s_sendmsg sendmsg(MSG_EARLY_PRIM_DEALLOC)
s_sendmsg sendmsg(MSG_GS_ALLOC_REQ)
s_sendmsg sendmsg(MSG_GET_DOORBELL)
s_sendmsg sendmsg(MSG_GET_DDID)
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT)
s_sendmsg sendmsg(2)
s_sendmsg sendmsg(3)
s_sendmsg sendmsg(3, 1)
s_sendmsg sendmsg(15)
s_sendmsg sendmsg(2, 0)
s_sendmsg sendmsg(2, 0, 0)
s_sendmsg(1)
s_sendmsghalt sendmsg(MSG_INTERRUPT)
s_sendmsghalt 5
s_getreg_b32 s0, hwreg(HW_REG_MODE)
s_getreg_b32 s0, hwreg(HW_REG_STATUS)
s_getreg_b32 s0, hwreg(HW_REG_TRAPSTS)
s_getreg_b32 s0, hwreg(HW_REG_HW_ID)
s_getreg_b32 s0, hwreg(HW_REG_HW_ID1)
s_getreg_b32 s0, hwreg(HW_REG_HW_ID2)
s_getreg_b32 s0, hwreg(HW_REG_GPR_ALLOC)
s_getreg_b32 s0, hwreg(HW_REG_LDS_ALLOC)
s_getreg_b32 s0, hwreg(HW_REG_IB_STS)
s_getreg_b32 s0, hwreg(HW_REG_SH_MEM_BASES)
s_getreg_b32 s0, hwreg(HW_REG_TBA_LO)
s_getreg_b32 s0, hwreg(HW_REG_TMA_HI)
s_getreg_b32 s0, hwreg(HW_REG_FLAT_SCR_LO)
s_getreg_b32 s0, hwreg(HW_REG_FLAT_SCR_HI)
s_getreg_b32 s0, hwreg(HW_REG_XNACK_MASK)
s_getreg_b32 s0, hwreg(HW_REG_POPS_PACKER)
s_getreg_b32 s0, hwreg(0)
s_getreg_b32 s0, hwreg(63)
s_getreg_b32 s0, hwreg(1, 0, 32)
s_getreg_b32 s0, hwreg(1, 31, 1)
s_getreg_b32 s0, {id: 1, offset: 2, size: 3}
s_getreg_b32 s0, {offset: 2}
s_getreg_b32 s0, {}
s_getreg_b32 s0, 0
s_getreg_b32 s0, 0xffff
s_getreg_b32 null, hwreg(1)
s_getreg_b32 m0, hwreg(1)
s_getreg_b32 exec_hi, hwreg(1)
s_setreg_b32 hwreg(HW_REG_MODE), s0
s_setreg_b32 hwreg(HW_REG_MODE), null
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 5
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), lit(5)
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), -1
s_version 0x1234
s_version UC_VERSION_GFX10
s_version UC_VERSION_GFX11 | UC_VERSION_W32_BIT
s_version UC_VERSION_GFX12 | UC_VERSION_W64_BIT
s_subvector_loop_begin s0, here
s_subvector_loop_end s0, here
s_subvector_loop_begin s0, 5
s_call_b64 s[0:1], here
s_call_b64 null, here
s_movk_i32 s0, 0x8000
s_movk_i32 s0, 0xffff
s_movk_i32 s0, -32768
s_movk_i32 null, 1
s_addk_i32 s0, 5
s_cmpk_eq_u32 s0, 0xffff
s_cmpk_eq_i32 s0, -1
s_branch 0x7fff
s_branch 0xffff
s_branch -32768
s_branch here
s_cbranch_scc0 here
s_cbranch_vccz 4
s_cbranch_cdbgsys here
s_setpc_b64 s[0:1]
s_setpc_b64 vcc
s_setpc_b64 null
s_swappc_b64 s[0:1], s[2:3]
s_getpc_b64 s[0:1]
s_getpc_b64 null
s_getpc_b64 vcc
s_rfe_b64 s[0:1]

// Hardware registers by their names.
s_getreg_b32 s0, hwreg(HW_REG_FLAT_SCR_HI)
s_getreg_b32 s0, hwreg(HW_REG_FLAT_SCR_LO)
s_getreg_b32 s0, hwreg(HW_REG_GPR_ALLOC)
s_getreg_b32 s0, hwreg(HW_REG_HW_ID)
s_getreg_b32 s0, hwreg(HW_REG_HW_ID1)
s_getreg_b32 s0, hwreg(HW_REG_HW_ID2)
s_getreg_b32 s0, hwreg(HW_REG_IB_STS)
s_getreg_b32 s0, hwreg(HW_REG_LDS_ALLOC)
s_getreg_b32 s0, hwreg(HW_REG_MODE)
s_getreg_b32 s0, hwreg(HW_REG_POPS_PACKER)
s_getreg_b32 s0, hwreg(HW_REG_SH_MEM_BASES)
s_getreg_b32 s0, hwreg(HW_REG_STATUS)
s_getreg_b32 s0, hwreg(HW_REG_TBA_HI)
s_getreg_b32 s0, hwreg(HW_REG_TBA_LO)
s_getreg_b32 s0, hwreg(HW_REG_TMA_HI)
s_getreg_b32 s0, hwreg(HW_REG_TMA_LO)
s_getreg_b32 s0, hwreg(HW_REG_TRAPSTS)
s_getreg_b32 s0, hwreg(HW_REG_XNACK_MASK)

// Packed and 16-bit operands, masks of lanes, lanes, literals.
v_pk_add_f16 v0, v1, v2
v_pk_add_f16 v0, v1, v2 op_sel:[1,0]
v_pk_add_f16 v0, v1, v2 op_sel:[1,0] op_sel_hi:[0,1]
v_pk_add_f16 v0, v1, v2 neg_lo:[1,0] neg_hi:[0,1] clamp
v_pk_add_f16 v0, v1, v2 op_sel:[1,0,0]
v_pk_add_f16 v0, v1, v2 op_sel:[1]
v_pk_add_f16 v0, v1, v2 op_sel:[1,0,0,1]
v_pk_add_f16 v0, v1, v2 op_sel:[ 1 , 0 ]
v_pk_add_f16 v0, 1.0, v2
v_pk_add_f16 v0, 0x3c003c00, v2
v_pk_add_f16 v0, 0x1234, v2
v_pk_add_f16 v0, 0x12345678, v2
v_pk_add_f16 v0, 1.5, v2
v_pk_add_f16 v0, 5, v2
v_pk_add_f16 v0, s1, s2
v_pk_add_f16 v0, s1, 0x1234
v_pk_add_f16 v0, null, v2
v_pk_add_u16 v0, 5, v2
v_pk_add_u16 v0, 0x12345678, v2
v_pk_add_u16 v0, -1, v2
v_pk_add_u16 v0, v1, 70000
v_pk_fmac_f16 v0, v1, v2
v_pk_fmac_f16 v0, 0x1234, v2
v_pk_fmac_f16 v0, 1.0, v2
v_fma_mix_f32 v0, v1, v2, v3
v_fma_mix_f32 v0, -v1, |v2|, abs(v3) op_sel:[1,0,1] op_sel_hi:[1,1,0]
v_fma_mix_f32 v0, 1.0, 0x1234, v3
v_fma_mix_f32 v0, s1, s2, v3 clamp
v_fma_mixlo_f16 v0, v1, v2, v3
v_fma_mixhi_f16 v0, v1, v2, v3 op_sel_hi:[1,1,1]
v_add_f16 v0, v1, v2
v_add_f16 v128, v1, v2
v_cvt_f32_f16 v0, v1
v_pack_b32_f16 v0, v1, v2 op_sel:[1,0,0]
v_cmp_eq_f32 vcc_lo, v1, v2
v_cmp_eq_f32 v1, v2
v_cmp_eq_f32_e32 v1, v2
v_cmp_eq_f32_e32 vcc_lo, v1, v2
v_cmp_eq_f32_e64 s0, v1, v2
v_cmp_eq_f32_e64 vcc_hi, v1, v2
v_cmp_eq_f32_e64 exec_lo, v1, v2
v_cmp_eq_f32_e64 m0, v1, v2
v_cmp_eq_f32_e64 null, v1, v2
v_cmp_eq_f32_e64 ttmp0, v1, v2
v_cmp_eq_f32_e64 s105, v1, v2
v_cmp_eq_f32_e64 s0, -v1, |v2| clamp
v_cmpx_eq_f32 v1, v2
v_cmpx_eq_f32_e64 v1, v2
v_cmpx_eq_f32_e64 |v1|, -v2 clamp
v_cmp_class_f16 s0, v1, v2
v_cmp_class_f32 s0, v1, 0x1f8
v_cmp_eq_u16 vcc_lo, 0x1234, v2
v_cndmask_b32 v0, v1, v2, vcc_lo
v_cndmask_b32 v0, v1, v2
v_cndmask_b32_e32 v0, v1, v2, vcc_lo
v_cndmask_b32_e64 v0, v1, v2, s0
v_cndmask_b32_e64 v0, v1, v2, vcc_lo
v_cndmask_b32_e64 v0, v1, v2, null
v_cndmask_b32_e64 v0, -v1, |v2|, s0
v_cndmask_b32_e64 v0, s1, s2, s1
v_add_co_u32 v0, vcc_lo, v1, v2
v_add_co_u32 v0, s0, v1, v2
v_add_co_u32 v0, null, v1, v2
v_add_co_ci_u32 v0, vcc_lo, v1, v2, vcc_lo
v_add_co_ci_u32 v0, v1, v2
v_add_co_ci_u32 v0, s0, v1, v2, s1
v_add_co_ci_u32_e32 v0, vcc_lo, v1, v2, vcc_lo
v_add_co_ci_u32_e64 v0, null, v1, v2, null
v_sub_co_u32 v0, vcc_lo, v1, v2 clamp
v_mad_u64_u32 v[0:1], null, v1, v2, v[3:4]
v_mad_u64_u32 v[0:1], s0, v1, v2, v[3:4]
v_mad_u64_u32 v[0:1], null, 0x1234, v2, 0x1234
v_div_scale_f32 v0, vcc_lo, v1, v1, v2
v_div_scale_f32 v0, s0, v1, v1, v2
v_div_scale_f32 v0, null, -v1, v1, v2
v_div_fmas_f32 v0, v1, v2, v3
v_readlane_b32 s0, v1, s2
v_readlane_b32 s0, v1, 5
v_readlane_b32 s0, v1, 64
v_readlane_b32 s0, v1, m0
v_readlane_b32 s0, v1, vcc_lo
v_readlane_b32 s0, v1, null
v_readlane_b32 vcc_lo, v1, 5
v_readlane_b32 exec_lo, v1, 5
v_readlane_b32 null, v1, 5
v_readlane_b32 s0, lds_direct, 5
v_readfirstlane_b32 s0, v1
v_readfirstlane_b32 s0, lds_direct
v_writelane_b32 v0, s1, s2
v_writelane_b32 v0, s1, 5
v_writelane_b32 v0, 5, 6
v_writelane_b32 v0, 0x1234, 6
v_writelane_b32 v0, 5, m0
v_writelane_b32 v0, exec_lo, 5
v_permlane16_b32 v0, v1, s2, s3
v_permlane16_b32 v0, v1, 1, 2
v_permlane16_b32 v0, v1, 0x1234, 0x1234
v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1]
v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1,0]
v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,1,0,0]
v_swap_b32 v0, v1
v_swaprel_b32 v0, v1
v_movrels_b32 v0, v1
v_movreld_b32 v0, s1
v_movrelsd_2_b32 v0, v1
v_perm_b32 v0, v1, v2, s3
v_bfe_u32 v0, v1, 5, 6
v_fmaak_f32 v0, v1, v2, 0x1234
v_fmaak_f32 v0, 0x1234, v2, 0x1234
v_fmaak_f32 v0, 1.0, v2, 1.0
v_fmaak_f32 v0, s1, v2, 5
v_fmaak_f32 v0, v1, v2, lit(1.0)
v_fmaak_f32 v0, v1, v2, -1.5
v_fmaak_f32 v0, v1, v2, -0x1234
v_fmaak_f16 v0, v1, v2, 0x1234
v_fmaak_f16 v0, v1, v2, 1.0
v_fmamk_f32 v0, v1, 0x1234, v2
v_fmamk_f32 v0, 0x1234, 0x1234, v2
v_fmamk_f32 v0, s1, 0x1234, v2
v_madak_f32 v0, v1, v2, 5
v_fmac_f32 v0, v1, v2
v_fmac_f32 v0, 0x1234, v2
v_fmac_f32_e64 v0, s1, s2
v_fmac_f32_e64 v0, v1, 0x1234 clamp
v_ldexp_f32 v0, v1, v2
v_ldexp_f32 v0, 1.0, v2
v_ldexp_f32 v0, v1, 5
v_ldexp_f32 v0, v1, 1.0
v_ldexp_f16 v0, v1, v2
v_ldexp_f64 v[0:1], v[2:3], v4
v_lshlrev_b64 v[0:1], v2, v[3:4]
v_lshlrev_b64 v[0:1], s2, v[3:4]
v_lshlrev_b64 v[0:1], 0x1234, v[3:4]
v_lshlrev_b64 v[0:1], 5, 0x1234
v_max_f32 v0, v1, v2
s_mov_b64 s[0:1], 0x80000000
s_mov_b64 s[0:1], -0x80000000
s_mov_b64 s[0:1], 0xffffffff80000000
s_mov_b64 s[0:1], 2.0
s_mov_b64 s[0:1], 0.15915494309189532
s_add_u32 s0, 0x1234, 0x1234
s_cselect_b32 s0, 1.0, 0x3f800000
s_cselect_b32 s0, lit(1), 1
s_cselect_b32 s0, lit(0x1234), 0x1234
s_movrels_b32 s0, s1
s_bitreplicate_b64_b32 s[0:1], s2
s_wqm_b32 s0, s1
s_and_saveexec_b32 s0, s1
s_and_saveexec_b64 s[0:1], s[2:3]
s_andn1_saveexec_b32 s0, s1
s_andn2_b32 s0, s1, s2
s_ff1_i32_b32 s0, s1

// Exports, pairs, lanes, images, memory, matrices.
exp mrt0 v0, v1, v2, v3
exp mrt0, v0, v1, v2, v3
exp mrt0 v0, v0, v1, v1 compr
exp mrt0 v0, v1, v2, v3 done vm
exp mrt0 v0, v1, v2, v3 done
exp mrt0 off, off, off, off
exp mrt0 off v1 off v2
exp mrt0 v0 v1 v2 v3
exp mrt7 v0, v1, v2, v3
exp mrtz v0, v1, v2, v3
exp null v0, v1, v2, v3
exp null off, off, off, off done vm
exp pos0 v0, v1, v2, v3
exp pos4 v0, v1, v2, v3
exp prim v0, off, off, off
exp param0 v0, v1, v2, v3
exp param31 v0, v1, v2, v3
v_add_f32 v0, v1, v2 quad_perm:[0,1,2,3]
v_add_f32 v0, v1, v2 row_shl:1
v_add_f32 v0, v1, v2 row_share:0
v_add_f32 v0, v1, v2 row_share:15
v_add_f32 v0, v1, v2 row_xmask:15
v_add_f32 v0, v1, v2 row_mirror fi:1
v_add_f32 v0, v1, v2 row_mirror row_mask:0xf bank_mask:0xf fi:1
v_add_f32 v0, v1, v2 row_mirror fi:0
v_add_f32 v0, v1, v2 row_mirror bound_ctrl:0
v_add_f32 v0, v1, v2 row_mirror bound_ctrl:1
v_add_f32 v0, v1, v2 dpp8:[0,1,2,3,4,5,6,7]
v_add_f32 v0, v1, v2 dpp8:[0,1,2,3,4,5,6,7] fi:1
v_mov_b32_dpp v0, v1 row_mirror
v_mov_b32_sdwa v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
v_mov_b32_sdwa v0, s1 dst_sel:WORD_1
v_mov_b32_sdwa v0, 5 dst_sel:WORD_1
v_mov_b32_sdwa v0, v1
v_mov_b32 v0, v1 src0_sel:BYTE_0
v_add_nc_u32_sdwa v0, sext(v1), s2 src0_sel:BYTE_3 src1_sel:WORD_0
v_add_f32_sdwa v0, -|v1|, s2 clamp mul:2
v_add_f32_sdwa v0, v1, s2 dst_sel:BYTE_1 dst_unused:UNUSED_SEXT
v_add_f32_sdwa v0, v1, s2 dst_sel:0
v_cmp_eq_f32_sdwa vcc_lo, v1, v2
v_cmp_eq_f32_sdwa s0, v1, v2
v_cmpx_eq_f32_sdwa v1, v2
image_load v0, v1, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D
image_load v0, v1, s[0:7] dmask:0x1 dim:1D
image_load v0, v[1:2], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D
image_load v0, [v1,v2], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D
image_load v0, [v1, v5], s[0:7] dmask:0x1 dim:2D
image_load v0, [v1], s[0:7] dmask:0x1 dim:1D
image_load v0, [v[1:2]], s[0:7] dmask:0x1 dim:2D
image_load v0, v1, s[0:7] dim:1D
image_load v[0:1], v1, s[0:7] dmask:0x1 dim:1D tfe
image_load v[0:1], v1, s[0:7] dmask:0x0 dim:1D tfe
image_load v0, v1, s[0:7] dmask:0x1 dim:1D r128
image_load v0, v1, s[0:7] dmask:0x1 dim:1D a16
image_load v0, v1, s[0:7] dmask:0x1 dim:2D a16
image_load v0, v1, s[0:7] dmask:0x1 dim:1D unorm glc dlc slc lwe
image_load v0, v1, ttmp[0:7] dmask:0x1 dim:1D
image_atomic_add v0, v1, s[0:7] dmask:0x1 dim:1D glc
image_atomic_cmpswap v[0:1], v2, s[0:7] dmask:0x3 dim:1D
image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf dim:2D
image_sample v[0:3], [v4, v9], s[0:7], s[8:11] dmask:0xf dim:2D
image_sample_d v[0:3], [v4,v5,v6,v7,v8,v9], s[0:7], s[8:11] dmask:0xf dim:2D
image_sample_d v[0:3], v[4:9], s[0:7], s[8:11] dmask:0xf dim:2D
image_sample_d_g16 v[0:3], v[4:7], s[0:7], s[8:11] dmask:0xf dim:2D
image_gather4 v[0:3], v[4:5], s[0:7], s[8:11] dmask:0x1 dim:2D
image_get_resinfo v[0:3], v4, s[0:7] dmask:0xf dim:2D
image_get_lod v[0:1], v[4:5], s[0:7], s[8:11] dmask:0x3 dim:2D
global_load_dword v0, v[2:3], off
global_load_dword v0, v2, s[0:1]
global_load_dword v0, v2, s[0:1] offset:2047
global_load_dword v0, v2, s[0:1] offset:-2048
global_load_dword v0, v2, s[0:1] offset: 16
global_load_dword v0, v2, ttmp[0:1]
global_load_dword v0, v2, vcc
global_load_dword v0, v[2:3], off glc slc dlc
global_load_dword v0, v[2:3], off dlc glc
global_load_dword v0, v[2:3], off noglc
global_store_dword v[2:3], v0, off
global_store_byte v[2:3], v0, off
global_atomic_add v[2:3], v0, off
global_atomic_add v1, v[2:3], v0, off glc
flat_load_dword v0, v[2:3]
flat_load_dword v0, v[2:3] offset:4
flat_load_dword v0, v[2:3] offset:2047
scratch_load_dword v0, v1, off
scratch_load_dword v0, off, s1
scratch_load_dword v0, off, null
scratch_load_dword v0, off, m0
scratch_load_dword v0, off, exec_lo
scratch_store_dword off, v0, s1 offset:4
scratch_store_dword v1, v0, off offset:4
buffer_load_dword v0, off, s[0:3], 0
buffer_load_dword v0, off, s[0:3], null
buffer_load_dword v0, off, s[0:3], s4
buffer_load_dword v0, off, s[0:3], m0
buffer_load_dword v0, off, s[0:3], 5
buffer_load_dword v0, off, s[0:3], 1.0
buffer_load_dword v0, off, s[0:3], 64
buffer_load_dword v0, off, s[0:3], vcc_lo
buffer_load_dword v0, off, s[0:3], exec_lo
buffer_load_dword v0, v1, s[0:3], s4 offen
buffer_load_dword v0, v1, s[0:3], s4 idxen
buffer_load_dword v0, v[1:2], s[0:3], s4 idxen offen
buffer_load_dword v0, off, s[0:3], s4 offset:4095
buffer_load_dword off, s[0:3], s4 lds
buffer_load_dword v[0:1], off, s[0:3], s4 tfe
buffer_load_dword v0, off, ttmp[4:7], s4
buffer_load_format_d16_x v0, off, s[0:3], s4
buffer_gl0_inv
buffer_gl1_inv
s_dcache_inv
s_gl1_inv
s_dcache_wb
ds_add_u32 v0, v1
ds_add_u32 v0, v1 offset:65535
ds_add_u32 v0, v1 gds
ds_read_b32 v0, v1
ds_read2_b32 v[0:1], v2 offset0:1 offset1:2
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM, 0, 1, 2, 3)
ds_swizzle_b32 v0, v1 offset:swizzle(ROTATE, 0, 5)
ds_swizzle_b32 v0, v1 offset:swizzle(FFT, 5)
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, "01pi0")
ds_swizzle_b32 v0, v1 offset:swizzle(SWAP, 2)
ds_swizzle_b32 v0, v1 offset:swizzle(REVERSE, 2)
ds_swizzle_b32 v0, v1 offset:swizzle(BROADCAST, 2, 1)
ds_swizzle_b32 v0, v1 offset:0xffff
ds_gws_init v0 gds
ds_gws_barrier v0 offset:4 gds
ds_gws_sema_v gds
ds_nop
ds_bpermute_b32 v0, v1, v2
v_interp_p1_f32 v0, v1, attr0.x
v_interp_mov_f32 v0, p10, attr0.x
v_writelane_b32 v223, lds_direct, s0
v_writelane_b32 v223, src_lds_direct, src_private_base
