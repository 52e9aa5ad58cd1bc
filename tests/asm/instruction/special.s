// Operands with a syntax of their own: counters, hardware registers, messages, index modes.
s_waitcnt 0
s_waitcnt vmcnt(0)
s_waitcnt vmcnt(0) lgkmcnt(3)
s_waitcnt vmcnt(0) & lgkmcnt(3)
s_waitcnt vmcnt(0), lgkmcnt(3)
s_waitcnt vmcnt_sat(64)
s_waitcnt vmcnt(1+1)
s_waitcnt 65536
s_waitcnt -1
s_endpgm
s_endpgm 5
s_nop 0
s_nop 70000
s_sleep 1
s_setprio 3
s_sethalt 0
s_getreg_b32 s0, hwreg(HW_REG_MODE)
s_getreg_b32 s0, hwreg(HW_REG_MODE, 1, 31)
s_getreg_b32 s0, hwreg(1)
s_getreg_b32 s0, 0x1234
s_getreg_b32 s0, {size: 3, id: 1}
s_setreg_b32 hwreg(HW_REG_MODE), s0
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0xff
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 5
s_sendmsg sendmsg(MSG_INTERRUPT)
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 0)
s_sendmsg 0x22
s_sendmsg sendmsg(2, 2, 0)
s_set_gpr_idx_on s0, gpr_idx(SRC0)
s_set_gpr_idx_on s0, gpr_idx(SRC0,DST)
s_set_gpr_idx_on s0, gpr_idx()
s_set_gpr_idx_on s0, 5
s_set_gpr_idx_mode gpr_idx(SRC0,SRC1,SRC2,DST)
s_set_gpr_idx_mode 3
s_setreg_imm32_b32 hwreg(1), 0x1ffffffff
s_setreg_imm32_b32 hwreg(1), -1
s_waitcnt vmcnt(0) vmcnt(1)
s_waitcnt lgkmcnt_sat(16)
s_waitcnt 5+3
s_getreg_b32 s0, hwreg(1+1,2,3)
s_getreg_b32 s0, hwreg(15)
s_getreg_b32 s0, hwreg(HW_REG_SH_MEM_BASES)
s_getreg_b32 s0, {id: 1}
s_getreg_b32 s0, {}
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT)
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP)
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_CUT)
s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 3)
s_sendmsg sendmsg(MSG_SAVEWAVE)
s_sendmsg sendmsg(MSG_STALL_WAVE_GEN)
s_sendmsg sendmsg(MSG_HALT_WAVES)
s_sendmsg sendmsg(MSG_ORDERED_PS_DONE)
s_sendmsg sendmsg(MSG_EARLY_PRIM_DEALLOC)
s_sendmsg sendmsg(MSG_GS_ALLOC_REQ)
s_sendmsg sendmsg(MSG_GET_DOORBELL)
s_sendmsg sendmsg(0)
s_sendmsg sendmsg(15)
s_sendmsg sendmsg(4)
s_sendmsg sendmsg(2)
s_sendmsg sendmsg(2, 1)
s_sendmsg sendmsg(2, 1, 1)
s_sendmsg sendmsg(2, 0, 0)
s_sendmsg sendmsg(3, 0)
s_sendmsg sendmsg(3, 0, 1)
s_sendmsg sendmsg(15, 7)
s_sendmsg sendmsg(1, 2, 3)
s_sendmsg sendmsg(5, 2, 3)
s_set_gpr_idx_on 0x1234, 3
s_set_gpr_idx_on s0, 3+4
s_endpgm 0
s_endpgm 65535
s_getreg_b32 vccz, 5
