// Operands with a syntax of their own that are wrong.
s_movk_i32 s0, foo
s_movk_i32 s0, 0x10000
s_movk_i32 s0, -32769
s_addk_i32 s0, 1.0
s_branch foo+4
s_branch 65536
s_branch s0
s_waitcnt vmcnt(64)
s_waitcnt foo(1)
s_waitcnt vmcnt(foo)
s_waitcnt foo
s_nop foo
s_getreg_b32 s0, hwreg(64)
s_getreg_b32 s0, hwreg(HW_REG_FOO)
s_getreg_b32 s0, hwreg(HW_REG_MODE, 32, 1)
s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 33)
s_getreg_b32 s0, hwreg(HW_REG_MODE, 0)
s_getreg_b32 s0, 0x12345
s_getreg_b32 s0, {id: HW_REG_MODE, offset: 1, size: 3}
s_setreg_imm32_b32 hwreg(HW_REG_MODE), foo
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 4)
s_sendmsg sendmsg(MSG_GS)
s_sendmsg sendmsg(MSG_FOO)
s_sendmsg sendmsg(99)
s_set_gpr_idx_on s0, 16
s_set_gpr_idx_on s0, gpr_idx(SRC0,SRC0)
s_movk_i32 s0, 1.0
s_waitcnt vmcnt(0) foo
s_waitcnt vmcnt(0) &
s_waitcnt vmcnt(0),
s_waitcnt vmcnt(0
s_waitcnt vmcnt 0
s_waitcnt vmcnt
s_waitcnt vmcnt(-1)
s_waitcnt vmcnt(0), 3
s_waitcnt expcnt(8)
s_waitcnt lgkmcnt(16)
s_waitcnt vscnt(0)
s_waitcnt s0
s_getreg_b32 s0, hwreg
s_getreg_b32 s0, hwreg()
s_getreg_b32 s0, hwreg(1,2)
s_getreg_b32 s0, hwreg(1,2,3,4)
s_getreg_b32 s0, hwreg(HW_REG_XCC_ID)
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES)
s_getreg_b32 s0, -1
s_getreg_b32 s0, -32769
s_getreg_b32 s0, foo
s_getreg_b32 s0, s1
s_getreg_b32 s0, {id: 1, offset: 32}
s_getreg_b32 s0, {id: 1, foo: 32}
s_getreg_b32 s0, {id: 1, id: 2}
s_getreg_b32 s0, {id 1}
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_HOST_TRAP_ACK)
s_sendmsg sendmsg(MSG_SYSMSG)
s_sendmsg sendmsg(MSG_SYSMSG, 9)
s_sendmsg sendmsg(MSG_GS, GS_OP_NOP)
s_sendmsg sendmsg(MSG_GS, 5, 3)
s_sendmsg sendmsg(MSG_INTERRUPT, 1)
s_sendmsg sendmsg(MSG_INTERRUPT, 0)
s_sendmsg sendmsg(MSG_INTERRUPT, 0, 0)
s_sendmsg sendmsg(MSG_GET_DDID)
s_sendmsg sendmsg(MSG_RTN_GET_DOORBELL)
s_sendmsg sendmsg(16)
s_sendmsg sendmsg(15, 8)
s_sendmsg sendmsg(15, 16)
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 0, 1)
s_sendmsg sendmsg(MSG_GS GS_OP_EMIT)
s_sendmsg sendmsg(MSG_GS, FOO)
s_sendmsg sendmsg()
s_sendmsg sendmsg
s_sendmsg -1
s_sendmsg 65536
s_sendmsg foo
s_sendmsg s0
s_set_gpr_idx_on s0, gpr_idx(FOO)
s_set_gpr_idx_on s0, gpr_idx(SRC0 SRC1)
s_set_gpr_idx_on s0, gpr_idx(SRC0,)
s_set_gpr_idx_on s0, gpr_idx
s_set_gpr_idx_on s0, -1
s_set_gpr_idx_on s0, foo
s_set_gpr_idx_mode 16
s_branch
s_branch foo-bar
s_branch 1.0
s_branch -32769
s_branch v0
s_branch vcc
s_endpgm -1
s_endpgm s0
s_endpgm 1, 2
s_call_b64 vccz, here
s_cbranch_join src_shared_base
s_cbranch_g_fork 5.5, s[0:1]
