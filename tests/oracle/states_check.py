#!/usr/bin/env python3
"""
Compare kdasm -Wmissing-wait-state with what LLVM inserts: random functions lack these wait states and no others.

    states_check.py --kdasm PROGRAM                  # 300 functions for each processor
    states_check.py --kdasm PROGRAM --count 20000

Functions of machine instructions, straight and with a branch, are ended twice by llc-22: from its pass for hazards on, and from
behind it. What kdasm says of the second must be what the first has in front of the same instruction, and of the first it says
nothing. Where they differ, for a reason:

- A matrix instruction waits by itself until the unit is free. LLVM takes it for one wait state, kdasm for its passes.
- LLVM looks at the youngest matrix instruction that has to do with a register; what an older one does to another part of
  the same operand kdasm sees, too.
- In a clause that XNACK may replay LLVM keeps every store apart from the loads before it, and does not look at stores before loads
  alone.
- What LLVM inserts between a comparison that writes EXEC and v_permlane16 reads a register that a transcendental instruction may not
  have written yet.
- On GFX10.1 LLVM 22 keeps LDS and flat memory apart that a branch is between; LLVM of before does not.
- On GFX12.5 LLVM looks at matrix instructions by how long they take, those that take less first, and only at the first kind that
  another instruction comes too soon after.
- In a loop LLVM mends the head first, and does not know then what it will insert further on.
- On GFX11, with wavefronts of 64 lanes, what LLVM inserts between a comparison that writes EXEC and v_permlane16 may be one of two
  results of VALU, from before EXEC is written and from after that. What LLVM inserts there for masks of lanes is behind who writes one; kdasm names who reads it.
- On gfx908, where v_accvgpr_read or v_accvgpr_write is between VALU and memory that reads its result, and on gfx90a and later
  where a matrix instruction of 64 bits is, LLVM inserts a wait state more.

- On GFX12.5 LLVM puts two v_nop in front of s_setreg of the first bit of MODE, and s_wait_alu in front of s_getreg of status
  registers, be it the first instruction of all, or behind just these. It puts s_wait_alu before and behind who arrives at a barrier
  asynchronously; kdasm names memory that such a one is before or behind, which is counted in functions without branches.

The closing lines are how many differ so, and `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import re
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path

from waits_check import Outcome, collect, functions, run, tell

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

PROCESSORS = ("gfx600", "gfx700", "gfx803", "gfx801", "gfx801:xnack+", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx900:xnack+", "gfx90a:xnack+", "gfx950:xnack+",
              "gfx1010", "gfx1012", "gfx1013", "gfx1010:xnack+", "gfx1030", "gfx1100", "gfx1150", "gfx1100:wave64", "gfx1150:wave64", "gfx1200",
              "gfx1010:wave64", "gfx1200:wave64", "gfx1250")
WAVE32, WAVE64, WAVE64_NEWER, WMMA = r"gfx1\d+(?!\d|:wave64)", r"gfx([6789]|1\d+:wave64)", r"gfx1\d+:wave64", r"gfx11\d+(?!\d|:wave64)"
ALL, UNTIL_11, NEWER, UNTIL_11_NEWER, TENS_1 = "gfx", "gfx(9|10|11)", "gfx1", "gfx1[01]", "gfx101"
UNTIL_8, UNTIL_9, SINCE_7, SINCE_8, SINCE_9 = "gfx[678]", "gfx[6789]", "gfx[^6]", "gfx(8|9|1)", "gfx(9|1)"
OLD, DOTS, ACC = "gfx9", "gfx(906|908|90a|942|950)", "gfx(908|90a|942|950)"
MATRIX, NEW = "gfx(90a|942|950)", "gfx(942|950)"
MAY_REPLAY = "gfx(801|9|101)"
LAST_PASS = "amdgpu-wait-sgpr-hazards"
LENGTH, NEWER_LENGTH = 10, 25
FEW = 0.6  # of registers that are one of three
CHUNK = 100  # functions of one run of llc
REGISTERS = {"v": ("vgpr", 20), "s": ("sgpr", 16), "a": ("agpr", 8)}

# {d:v4} is written, {u:s2} read, {same:0} the first slot again.
VALU = ", implicit $mode, implicit $exec"
SUM = ", 0, 0, 0" + VALU
TEMPLATES = (
    (ALL, "{d:v1} = V_ADD_F32_e32 {u:v1}, {u:v1}" + VALU),
    (ALL, "{d:v1} = V_MOV_B32_e32 {u:v1}, implicit $exec"),
    (ALL, "{d:v1} = V_MOV_B32_e32 {u:s1}, implicit $exec"),
    (UNTIL_9, "{d:v2} = V_ADD_F64_e64 0, {u:v2}, 0, {u:v2}, 0, 0" + VALU),
    (ALL, "{d:v1} = V_EXP_F32_e32 {u:v1}" + VALU),
    (WAVE64, "{d:s2} = V_CMP_EQ_U32_e64 {u:v1}, {u:v1}, implicit $exec"),
    (WAVE64, "$vcc = V_CMP_EQ_U32_e64 {u:v1}, {u:v1}, implicit $exec"),
    (UNTIL_9, "V_CMPX_EQ_U32_e32 {u:v1}, {u:v1}, implicit-def $exec, implicit-def $vcc, implicit $exec"),
    (UNTIL_9, "{d:s2} = V_CMPX_EQ_U32_e64 {u:v1}, {u:v1}, implicit-def $exec, implicit $exec"),
    (WAVE64, "{d:v1} = V_CNDMASK_B32_e64 0, {u:v1}, 0, {u:v1}, {u:s2}, implicit $exec"),
    (UNTIL_9, "{d:v1} = V_DIV_FMAS_F32_e64 0, {u:v1}, 0, {u:v1}, 0, {u:v1}, 0, 0, implicit $mode, implicit $vcc, implicit $exec"),
    (ALL, "{d:s1} = V_READFIRSTLANE_B32 {u:v1}, implicit $exec"),
    (ALL, "{d:s1} = V_READLANE_B32 {u:v1}, {u:s1}"),
    (ALL, "{d:v1} = V_WRITELANE_B32 3, {u:s1}, {same:0}"),
    (SINCE_8, "{d:v1} = V_MOV_B32_dpp {same:0}, {u:v1}, 273, 15, 15, 0, implicit $exec"),
    ("gfx[89]", "{d:v1} = V_MOV_B32_sdwa 0, {u:v1}, 0, 4, 2, 0, implicit $exec, implicit {same:0}(tied-def 0)"),
    (ALL, "{d:s1} = S_MOV_B32 {u:s1}"),
    (UNTIL_9, "$m0 = S_MOV_B32 {u:s1}"),
    (UNTIL_9, "{d:s1} = S_MOVRELS_B32 {u:s1}, implicit $m0, implicit {same:1}"),
    ("gfx(?!125)", "S_SETREG_B32 {u:s1}, 1, implicit-def $mode, implicit $mode"),
    ("gfx125", "S_SETREG_B32 {u:s1}, 2177, implicit-def $mode, implicit $mode"),
    (ALL, "{d:s1} = S_GETREG_B32 1, implicit $mode"),
    (ALL, "S_NOP 0"),
    (ALL, "{d:s4} = S_LOAD_DWORDX4_IMM {u:s2}, 0, 0"),
    (UNTIL_11, "{d:v1} = BUFFER_LOAD_DWORD_OFFEN {u:v1}, {u:s4}, {u:s1}, 0, 0, 0, implicit $exec"),
    (UNTIL_11, "BUFFER_STORE_DWORDX4_OFFEN {u:v4}, {u:v1}, {u:s4}, {u:s1}, 0, 0, 0, implicit $exec"),
    (SINCE_9, "{d:v4} = GLOBAL_LOAD_DWORDX4 {u:v2}, 0, 0, implicit $exec"),
    (SINCE_9, "{d:v1} = GLOBAL_LOAD_DWORD_SADDR {u:s2}, {u:v1}, 0, 0, implicit $exec"),
    (SINCE_9, "GLOBAL_STORE_DWORDX4 {u:v2}, {u:v4}, 0, 0, implicit $exec"),
    (SINCE_9, "{d:v1} = GLOBAL_ATOMIC_ADD_RTN {u:v2}, {u:v1}, 0, 1, implicit $exec"),
    (SINCE_7, "FLAT_STORE_DWORD {u:v2}, {u:v1}, 0, 0, implicit $exec, implicit $flat_scr"),
    (SINCE_9, "{d:v1} = DS_READ_B32_gfx9 {u:v1}, 0, 0, implicit $exec"),
    (SINCE_9, "DS_WRITE_B32_gfx9 {u:v1}, {u:v1}, 0, 0, implicit $exec"),
    (UNTIL_8, "{d:v1} = DS_READ_B32 {u:v1}, 0, 0, implicit $m0, implicit $exec"),
    (UNTIL_8, "DS_WRITE_B32 {u:v1}, {u:v1}, 0, 0, implicit $m0, implicit $exec"),
    (UNTIL_8, "{d:v1} = DS_ADD_RTN_U32 {u:v1}, {u:v1}, 0, 1, implicit $m0, implicit $exec"),
    (UNTIL_9, "S_SENDMSG 1, implicit $exec, implicit $m0"),
    (UNTIL_9, "S_TTRACEDATA implicit $m0"),
    ("gfx([678]|900|906|908)", "{d:v1} = V_INTERP_P1_F32 {u:v1}, 0, 0, implicit $mode, implicit $m0, implicit $exec"),
    ("gfx([678]|900)", "BUFFER_LOAD_DWORD_LDS_OFFEN {u:v1}, {u:s4}, {u:s1}, 0, 0, 0, implicit $exec, implicit $m0"),
    (UNTIL_8, "{d:s1} = S_LOAD_DWORD_SGPR {u:s2}, {u:s1}, 0"),
    (UNTIL_9, "{d:s1} = S_BUFFER_LOAD_DWORD_IMM {u:s4}, 0, 0"),
    (UNTIL_8, "{d:s2} = S_BUFFER_LOAD_DWORDX2_SGPR {u:s4}, {u:s1}, 0"),
    (UNTIL_8, "{d:s2} = S_LOAD_DWORDX2_IMM $vcc, 0, 0"),
    (UNTIL_8, "BUFFER_STORE_DWORDX4_OFFSET {u:v4}, {u:s4}, 0, 0, 0, 0, implicit $exec"),
    ("gfx[67]", "{d:v1} = BUFFER_LOAD_DWORD_ADDR64 {u:v2}, {u:s4}, {u:s1}, 0, 0, 0, implicit $exec"),
    ("gfx[78]", "FLAT_STORE_DWORDX4 {u:v2}, {u:v4}, 0, 0, implicit $exec, implicit $flat_scr"),
    ("gfx[78]", "{d:v2} = FLAT_ATOMIC_CMPSWAP_X2_RTN {u:v2}, {u:v4}, 0, 1, implicit $exec, implicit $flat_scr"),
    (UNTIL_9, "S_SETREG_IMM32_B32 3, 3, implicit-def $mode, implicit $mode"),
    (DOTS, "{d:v1} = V_DOT4_I32_I8 8, {u:v1}, 8, {u:v1}, 8, {u:v1}, 0, 0, 0, implicit $exec"),
    (DOTS, "{d:v1} = V_DOT2_F32_F16 0, {u:v1}, 8, {u:v1}, 8, {u:v1}, 0, 0, 0, 0, 0" + VALU),
    (ACC, "{d:a1} = V_ACCVGPR_WRITE_B32_e64 {u:v1}, implicit $exec"),
    (ACC, "{d:v1} = V_ACCVGPR_READ_B32_e64 {u:a1}, implicit $exec"),
    ("gfx908", "{d:a4} = V_MFMA_F32_4X4X1F32_e64 {u:v1}, {u:v1}, {u:a4}" + SUM),
    ("gfx908", "{d:a4} = V_MFMA_F32_16X16X4F32_e64 {u:v1}, {u:v1}, {u:a4}" + SUM),
    (MATRIX, "{d:v4} = V_MFMA_F32_4X4X1F32_vgprcd_e64 {u:v1}, {u:v1}, {u:v4}" + SUM),
    (MATRIX, "{d:v4} = V_MFMA_F32_16X16X4F32_vgprcd_e64 {u:v1}, {u:v1}, {same:0}" + SUM),
    (MATRIX, "{d:v16} = V_MFMA_F32_32X32X2F32_vgprcd_e64 {u:v1}, {u:v1}, {same:0}" + SUM),
    (MATRIX, "{d:v4} = V_MFMA_F32_4X4X4F16_vgprcd_e64 {u:v2}, {u:v2}, {u:v4}" + SUM),
    (MATRIX, "{d:v4} = V_MFMA_F32_16X16X16F16_vgprcd_e64 {u:v2}, {u:v2}, {u:v4}" + SUM),
    (MATRIX, "{d:v16} = V_MFMA_F32_32X32X8F16_vgprcd_e64 {u:v2}, {u:v2}, {same:0}" + SUM),
    (MATRIX, "{d:v2} = V_MFMA_F64_4X4X4F64_vgprcd_e64 {u:v2}, {u:v2}, {same:0}" + SUM),
    (MATRIX, "{d:v8} = V_MFMA_F64_16X16X4F64_vgprcd_e64 {u:v2}, {u:v2}, {same:0}" + SUM),
    (NEW, "{d:v4} = V_SMFMAC_F32_16X16X32_F16_e64 {u:v2}, {u:v4}, {u:v1}, 0, 0, {same:0}" + VALU),
    (WAVE32, "{d:s1} = V_CMP_EQ_U32_e64 {u:v1}, {u:v1}, implicit $exec"),
    (NEWER, "V_CMP_EQ_U32_e32 {u:v1}, {u:v1}, implicit-def $vcc, implicit $exec"),
    (NEWER, "V_CMPX_EQ_U32_nosdst_e32 {u:v1}, {u:v1}, implicit-def $exec, implicit $exec"),
    (WAVE32, "{d:v1} = V_CNDMASK_B32_e64 0, {u:v1}, 0, {u:v1}, {u:s1}, implicit $exec"),
    (NEWER, "{d:v1} = V_CNDMASK_B32_e32 {u:v1}, {u:v1}, implicit $vcc, implicit $exec"),
    (WAVE32, "{d:v1}, {d:s1} = V_ADD_CO_U32_e64 {u:v1}, {u:v1}, 0, implicit $exec"),
    (NEWER, "{d:v1} = V_FMAC_F32_e32 {u:v1}, {u:v1}, {same:0}" + VALU),
    (NEWER, "{d:v1} = V_PERMLANE16_B32_e64 0, {u:v1}, 0, {u:s1}, 0, {u:s1}, {same:0}, 0, implicit $exec"),
    (NEWER, "{d:v2} = V_RCP_F64_e32 {u:v2}" + VALU),
    (NEWER, "V_NOP_e32 implicit $exec"),
    (NEWER, "{d:s1} = S_AND_B32 {u:s1}, {u:s1}, implicit-def $scc"),
    (WAVE32, "{d:s1} = S_AND_SAVEEXEC_B32 {u:s1}, implicit-def $exec, implicit-def $scc, implicit $exec"),
    (WAVE32, "$exec_lo = S_MOV_B32 {u:s1}"),
    (NEWER, "{d:s1} = S_MOV_B32 $exec_lo"),
    (WAVE64_NEWER, "$exec = S_MOV_B64 {u:s2}"),
    (WAVE64_NEWER, "{d:s2} = S_AND_SAVEEXEC_B64 {u:s2}, implicit-def $exec, implicit-def $scc, implicit $exec"),
    (WAVE64_NEWER, "{d:s2} = S_MOV_B64 {u:s2}"),
    (WAVE64_NEWER, "{d:v1} = V_DIV_FMAS_F32_e64 0, {u:v1}, 0, {u:v1}, 0, {u:v1}, 0, 0, implicit $mode, implicit $vcc, implicit $exec"),
    (WAVE64_NEWER, "{d:v1}, {d:s2} = V_ADDC_U32_e64 {u:v1}, {u:v1}, {u:s2}, 0, implicit $exec"),
    (NEWER, "$vcc_lo = S_MOV_B32 {u:s1}"),
    (NEWER, "{d:s1} = S_MOVK_I32 5"),
    (NEWER, "{d:s1} = S_ADDK_I32 {same:0}, 5, implicit-def $scc"),
    ("gfx1(15|2)", "{d:s1} = S_FMAC_F32 {u:s1}, {u:s1}, {same:0}, implicit $mode"),
    ("gfx12", "{d:s1} = V_S_EXP_F32_e64 0, {u:s1}, 0, 0" + VALU),
    ("gfx12", "{d:v1} = BUFFER_LOAD_DWORD_VBUFFER_OFFEN {u:v1}, {u:s4}, {u:s1}, 0, 0, 0, implicit $exec"),
    ("gfx12", "DS_NOP implicit $m0, implicit $exec"),
    (NEWER, "S_CMP_EQ_U32 {u:s1}, {u:s1}, implicit-def $scc"),
    (NEWER, "{d:v1} = SCRATCH_LOAD_DWORD {u:v1}, 0, 0, implicit $exec, implicit $flat_scr"),
    (NEWER, "{d:v1} = DS_BPERMUTE_B32 {u:v1}, {u:v1}, 0, implicit $exec"),
    (NEWER, "GLOBAL_ATOMIC_FMIN {u:v2}, {u:v1}, 0, 0, implicit $exec"),
    (NEWER, "S_DENORM_MODE 0, implicit-def $mode, implicit $mode"),
    (UNTIL_11_NEWER, "S_WAITCNT 0"),
    (UNTIL_11_NEWER, "S_WAITCNT_VSCNT undef $sgpr_null, 0"),
    (UNTIL_11_NEWER, "S_WAITCNT_LGKMCNT undef $sgpr_null, 0"),
    (UNTIL_11_NEWER, "S_WAITCNT_VMCNT undef $sgpr_null, 0"),
    ("gfx1(01|03|10)", "EXP 0, {u:v1}, {u:v1}, {u:v1}, {u:v1}, 0, 0, 15, implicit $exec"),
    (NEWER, "S_WAITCNT_DEPCTR 65507"),
    (NEWER, "S_WAITCNT_DEPCTR 65534"),
    (NEWER, "S_WAITCNT_DEPCTR 4095"),
    (TENS_1, "{d:v1} = IMAGE_LOAD_V1_V3_nsa_gfx10 {u:v1}, {u:v1}, {u:v1}, {u:s8}, 1, 5, 0, 0, 0, 0, 0, 0, 0, implicit $exec"
             " :: (dereferenceable load (s32), addrspace 8)"),
    (TENS_1, "{d:v1} = IMAGE_SAMPLE_D_V1_V6_nsa_gfx10 {u:v1}, {u:v1}, {u:v1}, {u:v1}, {u:v1}, {u:v1}, {u:s8}, {u:s4}, 1, 1, 0, 0, 0, 0, 0, 0, 0, implicit $exec"
             " :: (dereferenceable load (s32), addrspace 8)"),
    (TENS_1, "{d:v1} = BUFFER_LOAD_DWORD_OFFEN {u:v1}, {u:s4}, {u:s1}, 6, 0, 0, implicit $exec"),
    (WMMA, "{d:v8} = V_WMMA_F32_16X16X16_F16_twoaddr_w32 8, {u:v8}, 8, {u:v8}, 8, {same:0}, 0, 0, implicit $exec"),
    ("gfx125", "{d:v8} = V_WMMA_F32_16X16X32_F16_w32_twoaddr 8, {u:v8}, 8, {u:v8}, 8, {same:0}, 0, 0, 0, 0, implicit $exec"),
    ("gfx125", "{d:v8} = V_WMMA_I32_16X16X64_IU8_w32_twoaddr 0, {u:v8}, 0, {u:v8}, {same:0}, 0, 0, 0, 0, implicit $exec"),
    ("gfx125", "{d:v8} = V_SWMMAC_F32_16X16X64_F16_w32_twoaddr 8, {u:v8}, 8, {u:v16}, {same:0}, {u:v1}, 0, 0, 0, 0, 0, implicit $exec"),
    ("gfx125", "{d:v8} = V_WMMA_F32_16X16X4_F32_w32_twoaddr 8, {u:v2}, 8, {u:v2}, 8, {same:0}, 0, 0, 0, 0, implicit $exec"),
    ("gfx125", "S_SETREG_B32 {u:s1}, 1, implicit-def $mode, implicit $mode"),
    ("gfx125", "S_SETREG_IMM32_B32 3, 1, implicit-def $mode, implicit $mode"),
    ("gfx125", "{d:s1} = S_GETREG_B32 2, implicit $mode"),
    ("gfx125", "{d:s1} = S_GETREG_B32 63492, implicit $mode"),
    ("gfx125", "{d:s1} = S_GETREG_B32 17, implicit $mode"),
    ("gfx125", "{d:s1} = S_GETREG_B32 18, implicit $mode"),
    ("gfx125", "{d:s1} = S_GETREG_B32 19, implicit $mode"),
    ("gfx125", "DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64 {u:v1}, 0, 0, implicit-def $asynccnt, implicit $asynccnt, implicit $exec"),
    ("gfx125", "$sgpr102 = S_MOV_B32 {u:s1}"),
    ("gfx125", "$sgpr103 = V_READFIRSTLANE_B32 {u:v1}, implicit $exec"),
    ("gfx125", "$sgpr100_sgpr101_sgpr102_sgpr103 = S_LOAD_DWORDX4_IMM {u:s2}, 0, 0"),
    ("gfx125", "{d:s1} = S_MOV_B32 $src_flat_scratch_base_lo"),
    ("gfx125", "{d:s2} = S_MOV_B64 $src_flat_scratch_base"),
    ("gfx125", "{d:v1} = V_ADD_U32_e32 $src_flat_scratch_base_hi, {u:v1}, implicit $exec"),
    ("gfx125", "$sgpr_null = S_MOV_B32 {u:s1}"),
    ("gfx125", "S_WAITCNT_DEPCTR 61950"),
    ("gfx125", "S_WAITCNT_DEPCTR 0"),
    ("gfx950", "{d:v1}, {d:v1} = V_PERMLANE16_SWAP_B32_e32 {same:0}, {same:1}, implicit $exec"),
)
MASKS, MASK = "gfx11.*wave64", re.compile(r"s_waitcnt_depctr depctr_(sa_sdst|va_sdst|va_vcc)")
VA_VDST, IS_BACK = "s_waitcnt_depctr depctr_va_vdst(0)", re.compile(r"s_cbranch_scc1 \.LBB\d+_1$")
ARRIVES, ARRIVAL, MEMORY = "ds_atomic_async_barrier_arrive_b64", "s_wait_alu depctr_vm_vsrc(0)", ("buffer", "global", "flat", "scratch", "ds_")
FIELDS = frozenset(f"s_wait_alu depctr_{name}(0)" for name in ("hold_cnt", "sa_sdst", "va_vdst", "va_sdst", "va_ssrc", "va_vcc", "vm_vsrc"))
ENDS_ARRIVAL = re.compile(r"s_wait_alu (0xffe3$|.*depctr_vm_vsrc\(0\))")
FIRST_OF_MODE = re.compile(r"s_setreg_\w+ hwreg\(HW_REG_WAVE_MODE, 0, 1\)")
DOES_NOTHING = ("s_nop", "s_wait", "s_cbranch", "s_denorm_mode")  # that a status register would tell of
SLOT = re.compile(r"\{(d|u|same):(\w+)\}")
SAID = re.compile(r":(\d+):\d+: warning: kernel '\w+': it comes (?:(\d+) wait state|too soon after \w+ at line \d+: (?:(\d+) times )?(.*?) (?:or|must) )")
FIELD = re.compile(r"(\w+) (depctr_\w+\(0\))")
IS_CURE = re.compile(r"v_nop$|s_waitcnt_depctr |s_wait_alu |s_mov_b32 null, 0$|s_waitcnt_vscnt null, 0x0$")
MOVE = re.compile(r"v_mov_b32_e32 (v\d+), \1$")
REFUSED = re.compile(r":(\d+):\d+: error: (.*)")
IS_MATRIX = re.compile(r"v_(?:mfma|smfmac|wmma|swmmac)_")
KERNEL = ".p2align 6\n.amdhsa_kernel {}\n.amdhsa_next_free_vgpr 32\n.amdhsa_next_free_sgpr 32\n{}.end_amdhsa_kernel\n"
DEFINED = "  define amdgpu_kernel void @f{}() {{ ret void }}\n"


@dataclass(frozen=True)
class Job:
    kdasm: str
    target: str
    seed: str
    count: int

    def __str__(self) -> str:
        return f"{self.target}, seed {self.seed}"

    @property
    def processor(self) -> str:
        return self.target.partition(":")[0]

    @property
    def attributes(self) -> list[str]:
        replays = "-mattr=" + ("+" if self.target.endswith("xnack+") else "-") + "xnack"
        return ([replays] if re.match(MAY_REPLAY, self.target) else []) + \
            (["-mattr=+wavefrontsize64,-wavefrontsize32"] if self.is_wave64 else [])

    @property
    def is_wave64(self) -> bool:
        return self.target.endswith("wave64")


@dataclass(frozen=True)
class Wanted:
    """What is missing in front of an instruction: wait states, and what ends hazards otherwise."""
    states: int = 0
    cures: frozenset[str] = frozenset()
    idle: int = 0  # v_nop

    def add(self, text: str, times: int = 1) -> Wanted:
        if text.startswith("s_nop"):
            return Wanted(max(self.states, int(text[5:] or 0) + 1), self.cures, self.idle)
        if text == "v_nop":
            return Wanted(self.states, self.cures, max(self.idle, times))
        if text.startswith("s_wait_alu 0x0"):
            return Wanted(self.states, self.cures | FIELDS, self.idle)
        cures = {" ".join(field) for field in FIELD.findall(text.replace(") ", f") {text.split()[0]} "))}
        return Wanted(self.states, self.cures | (cures or {text}), self.idle)


# ---- functions ----

def filled(template: str, rng: random.Random) -> str:
    made: list[str] = []

    def fill(slot: re.Match[str]) -> str:
        if slot[1] == "same":
            return made[int(slot[2])]
        name, registers = REGISTERS[slot[2][0]]
        size = int(slot[2][1:])
        step = min(size, 4) if name == "sgpr" else 1 + (size > 1)
        if rng.random() < FEW:
            registers = size + step * 2
        first = rng.randrange(0, registers - size + 1, step)
        made.append("$" + "_".join(f"{name}{number}" for number in range(first, first + size)))
        return made[-1]

    return SLOT.sub(fill, template)


def block(number: int, lines: list[str], successors: str = "") -> str:
    return f"  bb.{number}:\n" + (f"    successors: {successors}\n" if successors else "") + "".join(f"    {line}\n" for line in lines)


def function(name: str, templates: list[str], rng: random.Random, length: int) -> str:
    """Every second one has a branch over some instructions, or back over them."""
    body = [filled(rng.choice(templates), rng) for _ in range(length)]
    head = f"---\nname: {name}\nbody: |\n"
    shape = rng.random()
    if shape < 0.5:
        return head + block(0, [*body, "S_ENDPGM 0"]) + "...\n"
    first, last = sorted(rng.sample(range(1, length), 2))
    if shape < 0.75:
        return head + block(0, [*body[:first], "S_CBRANCH_SCC1 %bb.2, implicit $scc"], "%bb.1, %bb.2") + \
            block(1, body[first:last], "%bb.2") + block(2, [*body[last:], "S_ENDPGM 0"]) + "...\n"
    return head + block(0, body[:first], "%bb.1") + block(1, [*body[first:last], "S_CBRANCH_SCC1 %bb.1, implicit $scc"], "%bb.1, %bb.2") + \
        block(2, [*body[last:], "S_ENDPGM 0"]) + "...\n"


# ---- comparing ----

def make_kernels(path: Path, target: str) -> str:
    text = path.read_text()
    offset = ".amdhsa_accum_offset 24\n" if re.match(MATRIX, target) else ""
    offset += ".amdhsa_wavefront_size32 0\n" if target.endswith("wave64") else ""
    text += "\n.rodata\n" + "".join(KERNEL.format(name, offset) for name in re.findall(r"^(f\d+):", text, re.MULTILINE))
    path.write_text(text)
    return text


def said(job: Job, path: Path) -> tuple[dict[int, Wanted], set[int]]:
    """What is missing at which line; and lines that are refused, such as sums that overlap in part."""
    done = started.run([job.kdasm, "-Wno-all", "-Wmissing-wait-state", "-Wprocessor-fault", "-ferror-limit=0", f"-mcpu={job.processor}",
                           *(["-mattr=+wavefrontsize64"] if job.is_wave64 else []), str(path), "-o", "/dev/null"], text=True)
    refused = {int(line) for line, _ in REFUSED.findall(done.stderr)}
    found: dict[int, Wanted] = defaultdict(Wanted)
    for line, states, times, cure in SAID.findall(done.stderr):
        found[int(line)] = found[int(line)].add(f"s_nop {int(states) - 1}" if states else cure, int(times or 1))
    return found, refused


def without_refused(job: Job, paths: tuple[Path, Path]) -> None:
    _, refused = said(job, paths[0])
    found = functions(paths[0].read_text())
    names = [name for name, lines in found.items() if refused & {number for number, _ in lines}]
    for path in paths:
        text = path.read_text()
        for name in names:
            text = re.sub(rf"(?ms)^{name}:.*?^(?=\.Lfunc_end)", "", text)
        path.write_text(text)


def stores(text: str) -> bool:
    """Copies to LDS do, for LLVM."""
    return re.match(r"(buffer|global|flat|scratch)_(store|atomic)", text) is not None or text.endswith(" lds")


def clause(before: list[str]) -> list[str]:
    """The vector memory in a row that is the last of what is before."""
    return list(itertools.takewhile(lambda line: line.startswith(("buffer", "global", "flat", "scratch")), before))


def split_masks(job: Job, wanted: Wanted) -> tuple[Wanted, frozenset[str]]:
    """Without, and only, what LLVM inserts for masks of lanes on GFX11: behind who writes one, be it read or not."""
    masks = frozenset(cure for cure in wanted.cures if MASK.match(cure)) if re.match(MASKS, job.target) else frozenset()
    return Wanted(wanted.states, wanted.cures - masks, wanted.idle), masks


def without_arrivals(wanted: Wanted) -> Wanted:
    return wanted if FIELDS <= wanted.cures else Wanted(wanted.states, wanted.cures - {ARRIVAL}, wanted.idle)


def with_arrivals(texts: list[str], all_wanted: list[Wanted]) -> list[Wanted]:
    """With what who arrives asynchronously, and memory, miss in front of them, where no branch is."""
    found, arrived, accessed = [], False, False
    for text, wanted in zip(texts, map(without_arrivals, all_wanted)):
        arrives, accesses = text.startswith(ARRIVES), text.startswith(MEMORY)
        is_missing = arrived and accesses or accessed and arrives
        found.append(Wanted(wanted.states, wanted.cures | {ARRIVAL}, wanted.idle) if is_missing else wanted)
        is_over = is_missing or FIELDS <= wanted.cures or ENDS_ARRIVAL.search(text) is not None
        arrived, accessed = arrives or arrived and not is_over, accesses and not arrives or accessed and not is_over
    return found


def idle_missing(before: list[str]) -> int:
    """How often v_nop is missing before MODE is set, with what is there and what LLVM has put in for an earlier one."""
    idle = 0
    for line in before:
        if line.startswith("v_") and line != "v_nop":
            return max(2 - idle, 0)
        idle += 2 if FIRST_OF_MODE.match(line) else line == "v_nop"
    return 0


def reason(job: Job, before: list[str], text: str, ours: Wanted, theirs: Wanted, loop: list[str]) -> str:
    """Why the two may differ: those before it, from the last one on, and it with those after it."""
    is_in_loop = any(map(IS_BACK.match, loop))
    matrices = [line for line in before if IS_MATRIX.match(line)]
    more, lack = ours.states - theirs.states, theirs.cures - ours.cures
    is_of_exec = re.match(MASKS, job.target) and any(line.startswith("v_permlane16_b32") for line in before)
    if ours.cures - theirs.cures == {VA_VDST} and is_of_exec and any(line.startswith("v_cmpx") for line in before):
        return "what is inserted for EXEC is VALU, too"
    if ours.cures - theirs.cures:
        return ""
    if is_in_loop and (more <= 0 or any(map(IS_MATRIX.match, loop))):
        return "a loop that LLVM mends from its head on"
    if lack == {VA_VDST} and "v_mov_b32" in theirs.cures:
        return "what is inserted for EXEC is VALU, too"
    since = list(itertools.takewhile(lambda line: not line.startswith("s_wait_alu depctr_hold_cnt(0)"), before))
    if lack == FIELDS and all(line.startswith(DOES_NOTHING) for line in since):
        return "nothing that a status register tells of"
    if FIRST_OF_MODE.match(text) and not lack and ours.idle < theirs.idle == 2:
        if ours.idle == idle_missing(before) or any(line.startswith("s_cbranch") for line in [*before, *loop]):
            return "no VALU but v_nop before MODE is set"
    if lack == {"s_waitcnt_vscnt null, 0x0"} and any(line.startswith("flat") for line in [text, *before]):
        return "flat memory and a branch"
    if lack:
        return ""
    if more < 0 and IS_MATRIX.match(text) and matrices:
        return "the matrix unit is busy"
    if abs(more) == 1 and any(map(stores, [text, *clause(before)])) and clause(before):
        return "stores in a clause"
    if ours.idle == theirs.idle + 1 and "v_mov_b32" in theirs.cures:
        return "what is inserted for EXEC is VALU, too"
    if ours.idle > theirs.idle and len(matrices) > 1:
        return "several matrix instructions"
    if more and len(matrices) > 1:
        return "several matrix instructions"
    if more < 0 and any(line.startswith(("v_accvgpr", "v_mfma_f64")) for line in before[:2]):
        return "what is between VALU and memory"
    return ""


def inserted(with_states: list[str], without: list[str]) -> list[Wanted] | None:
    """What is in front of each instruction. None: something that was there is joined with it."""
    wanted, found = Wanted(), []
    for text in with_states:
        if len(found) < len(without) and text == without[len(found)]:
            found.append(wanted)
            wanted = Wanted()
        elif text.startswith("s_nop"):
            wanted = Wanted(wanted.states + int(text.split()[1]) + 1, wanted.cures, wanted.idle)
        elif MOVE.match(text):
            wanted = wanted.add("v_mov_b32")
        elif IS_CURE.match(text):
            wanted = wanted.add(text, wanted.idle + 1)
        else:
            return None
    return found


def compare(job: Job, folder: Path) -> Outcome:
    rng = random.Random(job.seed)
    counts: Counter[str] = Counter()
    failed: list[str] = []
    templates = [template for processors, template in TEMPLATES if re.match(processors, job.target)]
    length = NEWER_LENGTH if re.match(NEWER, job.processor) else LENGTH
    source, paths = folder / "a.mir", (folder / "without.s", folder / "with.s")
    source.write_text("--- |\n" + "".join(map(DEFINED.format, range(job.count))) + "...\n" +
                      "".join(function(f"f{number}", templates, rng, length) for number in range(job.count)))
    for path, option in zip(paths, (f"-start-after={LAST_PASS}", "-start-before=post-RA-hazard-rec")):
        run("llc-22", "-amdgpu-enable-delay-alu=0", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={job.processor}", *job.attributes, option, source, "-o", path)
    without_refused(job, paths)
    bare, whole = (functions(make_kernels(path, job.target)) for path in paths)
    ours, too_many = said(job, paths[0])[0], said(job, paths[1])[0]
    for name, lines in bare.items():
        texts = [text for _, text in lines]
        mended = {number for number, text in whole[name] if not MOVE.match(text)}
        if too_many.keys() & mended:
            counts["functions that LLVM has not mended for kdasm"] += 1
            if sum(IS_MATRIX.match(text) is not None for text in texts) < 2:
                failed.append(f"{job}, {name}: something is said of what LLVM has mended: {texts}")
        all_wanted = inserted([text for _, text in whole[name]], texts)
        counts["functions in which waits were joined"] += all_wanted is None
        theirs_of_masks = frozenset().union(*(split_masks(job, wanted)[1] for wanted in all_wanted or []))
        ours_of_masks: frozenset[str] = frozenset()
        is_straight = not any(text.startswith("s_cbranch") for text in texts)
        if all_wanted and is_straight and any(text.startswith(ARRIVES) for text in texts):
            all_wanted = with_arrivals(texts, all_wanted)
        for at, ((number, text), wanted) in enumerate(zip(lines, all_wanted or [])):
            wanted, _ = split_masks(job, wanted)
            found, our_masks = split_masks(job, ours.get(number, Wanted()))
            if not is_straight:
                found, wanted = map(without_arrivals, (found, wanted))
            ours_of_masks |= our_masks
            if found == wanted:
                counts["passed"] += wanted != Wanted()
                continue
            why = reason(job, texts[:at][::-1], text, found, wanted, texts[at:])
            counts[why] += 1
            if not why:
                failed.append(f"{job}, {name}: {text}: {found}, not {wanted}, after {texts[:at]}")
            break  # what comes after it differs, too
        counts["passed"] += len(ours_of_masks)
        counts["masks that nothing reads"] += len(theirs_of_masks - ours_of_masks)
        if ours_of_masks - theirs_of_masks and all_wanted:
            failed.append(f"{job}, {name}: {ours_of_masks - theirs_of_masks}: no mask that LLVM knows of")
    return +counts, failed


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the wait states that kdasm misses with those that LLVM inserts.")
    parser.add_argument("--kdasm", required=True, type=os.path.abspath)
    parser.add_argument("--processors", default=",".join(PROCESSORS))
    parser.add_argument("--count", type=int, default=300, help="functions for each processor (300)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    jobs = [Job(options.kdasm, processor, f"{processor} {number}", min(CHUNK, options.count)) for processor in options.processors.split(",")
            for number in range((options.count + CHUNK - 1) // CHUNK)]
    total, failed = collect(jobs, options.jobs, compare)
    return tell(total, total["passed"], failed)


if __name__ == "__main__":
    sys.exit(main())
