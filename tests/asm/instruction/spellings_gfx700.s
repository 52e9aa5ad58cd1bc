// GFX7: what it alone has, or has otherwise than later processors.
here:
// Scalar memory: dwords, a register, or a literal; a policy that is not there.
s_load_dword s1, s[2:3], 0xff
s_load_dword s1, s[2:3], 0x100
s_load_dwordx2 s[4:5], s[2:3], 0xffffffff
s_load_dwordx16 s[8:23], vcc, s4
s_buffer_load_dwordx4 s[4:7], s[8:11], m0
s_load_dword s1, s[2:3], src_vccz
s_load_dword s1, flat_scratch, 4
s_load_dword s1, s[2:3], 4 noglc noslc
s_load_dword tba_lo, ttmp[10:11]
s_memtime s[2:3]
s_dcache_inv
s_dcache_inv_vol

// Scalar instructions.
s_mov_b64 flat_scratch, tba
s_mov_b32 s103, tma_hi
s_mov_b64 s[102:103], tma
s_mov_b32 ttmp11, ttmp0
s_cbranch_i_fork s[2:3], here
s_cbranch_g_fork s[2:3], s[4:5]
s_cbranch_join s4
s_cmovk_i32 s1, 5
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 5
s_getreg_b32 s1, hwreg(HW_REG_HW_ID)
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP)
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_HOST_TRAP_ACK)
s_waitcnt vmcnt(15) & expcnt(6) & lgkmcnt(3)
s_waitcnt 0xffff
s_setvskip s1, s2
s_cbranch_cdbgsys here
s_setprio 0x3e22f983
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0x3e22f983

// Vector instructions: VOP2, later VOP3, and what has gone.
v_readlane_b32 s1, v2, s3
v_readlane_b32 vcc_lo, v2, m0
v_readlane_b32 s1, lds_direct, 5
v_writelane_b32 v1, s2, 5
v_writelane_b32 v1, 0x12345, 7
v_writelane_b32 v1, s2, m0
v_mbcnt_lo_u32_b32 v1, -1, v2
v_mbcnt_hi_u32_b32_e64 v1, s2, s2
v_bcnt_u32_b32 v1, v2, s3
v_bfm_b32 v1, v2, v3
v_ldexp_f32 v1, 0x1234, v3
v_ldexp_f32_e64 v1, -|v2|, v3 clamp mul:2
v_cvt_pk_u16_u32 v1, v2, v3
v_cvt_pkaccum_u8_f32 v1, v2, v3
v_cvt_pknorm_i16_f32 v1, -v2, v3
v_min_legacy_f32 v1, v2, v3
v_max_legacy_f32 v1, v2, s3 div:2
v_mac_legacy_f32 v1, v2, v3
v_lshl_b32 v1, v2, v3
v_lshr_b32 v1, v2, s3
v_ashr_i32 v1, v2, v3
v_lshl_b64 v[0:1], v[2:3], v4
v_lshr_b64 v[0:1], s[2:3], v4
v_ashr_i64 v[0:1], v[2:3], 5
v_log_clamp_f32 v1, v2
v_rcp_clamp_f64 v[0:1], v[2:3]
v_rsq_legacy_f32 v1, -v2
v_log_legacy_f32 v1, v2
v_mullit_f32 v1, v2, v3, v4
v_movrels_b32 v1, v2
v_movreld_b32_e64 v1, v2
v_mqsad_u32_u8 v[0:3], v[4:5], v6, v[8:11]
v_mad_u64_u32 v[0:1], vcc, v2, v3, v[4:5]

// Sums that write a mask, by two names; the names of GFX9 are long.
v_add_i32 v1, vcc, 5, v2
v_sub_i32_e64 v1, s[2:3], v2, s4
v_subrev_i32 v1, vcc, v2, v3
v_addc_u32 v1, vcc, v2, v3, vcc
v_add_co_u32 v1, vcc, v2, v3
v_sub_co_u32_e64 v1, s[2:3], s4, v3
v_subrev_co_u32 v1, vcc, v2, v3 noclamp

// Comparisons that signal what is no number.
v_cmps_lt_f32 vcc, v1, v2
v_cmpsx_nge_f64 s[2:3], -v[4:5], |v[6:7]|
v_cmp_class_f32 vcc, v1, v2

// Constants: 1/(2*pi) is a literal, and those of 16 bits are none in VOP3.
v_add_f32 v1, 0.15915494, v2
v_mul_f64 v[0:1], 1.0, v[2:3]
v_cvt_f32_f16 v1, 1.0
v_cvt_f32_f16 v1, 0x3118
v_cvt_f64_u32 v[0:1], 0x3e22f983
v_cndmask_b32 v1, v2, v3, vcc
v_cndmask_b32_e64 v1, -v2, |v3|, s[4:5]
v_div_scale_f32 v1, vcc, v2, v3, v4
v_cvt_u32_f32 v1, v2 mul:2
v_cvt_u32_f32 v1, v2 noclamp

// Memory.
flat_load_dword v1, v[2:3] glc slc
flat_store_dwordx4 v[2:3], v[4:7]
flat_atomic_fmin_x2 v[0:1], v[2:3], v[4:5] glc
flat_load_dword v1, v[2:3] offset:0
buffer_load_dword v1, v[2:3], s[4:7], s8 addr64
buffer_load_dword v1, v[2:3], s[4:7], 0 addr64 offset:4095 glc slc
buffer_load_dwordx2 v[0:2], v[2:3], s[4:7], 1.0 addr64 tfe
buffer_load_ubyte v[2:3], s[4:7], s8 addr64 lds
buffer_store_byte v1, off, s[4:7], ttmp3 offset:4
buffer_atomic_fcmpswap_x2 v[0:3], v4, s[4:7], 0 idxen glc
buffer_wbinvl1
buffer_wbinvl1_vol
tbuffer_load_format_xyzw v[0:3], v[2:3], s[4:7], s8 format:[BUF_DATA_FORMAT_8_8,BUF_NUM_FORMAT_SNORM_OGL] addr64
tbuffer_store_format_x v1, off, s[4:7], dfmt:15, nfmt:6, s8 slc
image_load v[0:3], v[4:7], s[8:15] dmask:0xf unorm glc slc r128 lwe da
image_load v[0:4], v[4:7], s[8:15] dmask:0xf tfe
image_atomic_rsub v1, v[4:7], s[8:15] dmask:0x1 glc
image_gather4_c_lz v[0:3], v[4:7], s[8:15], s[4:7] dmask:0x8 nod16
image_sample_cd_cl_o v1, v[0:10], s[8:15], ttmp[4:7] dmask:0x2 nor128
ds_read_b128 v[0:3], v1 offset:16 gds
ds_wrap_rtn_b32 v0, v1, v2, v3
ds_add_src2_u32 v1 offset:65535
ds_gws_sema_release_all offset:4 gds
ds_nop
ds_swizzle_b32 v1, v2 offset:swizzle(BITMASK_PERM, "01pip")
ds_swizzle_b32 v1, v2 offset:0xe01f
exp mrt0 v1, v2, v3, v4 done compr vm
exp null off, off, off, off
exp param31 v1, v2, v3, v4
v_interp_p1_f32 v1, v2, attr3.y
v_interp_p2_f32_e32 v1, v2, attr32.w
v_interp_mov_f32 v1, p10, attr0.x
s_endpgm
