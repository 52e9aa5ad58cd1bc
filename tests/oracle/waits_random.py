#!/usr/bin/env python3
"""
Compare kdasm -Wmissing-wait with what LLVM inserts: random functions lack these waits and no others.

    waits_random.py --kdasm PROGRAM                  # 60 functions for each processor
    waits_random.py --kdasm PROGRAM --count 20000

Functions of machine instructions, straight, with a branch, or with a loop, have something of all that begins what ends later:
scalar memory, messages, vector memory of each kind, images, rays, local and global data share, exports, attributes. llc-22 ends
them twice, with its pass for waits and without. What kdasm says of the second must be what the first has in front of the same
instruction, and of the first it says nothing. Where they differ, for a reason, what comes after is not compared:

- LLVM waits before an operation of LDS loads a register that another one will load. LDS returns in order: shipped kernels for
  gfx1100 load two halves of a register so.
- From GFX10 on LLVM takes a load of half a register for one of all of it. Memory leaves the other half alone. On GFX12.5 it takes
  the other half for something that the load reads, which may be ready then or need to stay.
- While LDS_PARAM_LOAD or LDS_DIRECT_LOAD is pending, LLVM waits for exports and the global data share where a register that they
  read is read, too.
- LLVM takes s_prefetch_inst for scalar memory.
- On GFX12.5, where ways meet, LLVM waits for addresses that were translated on one of them, and where a barrier writes SCC. In a
  loop it takes scalar memory of before for pending in later rounds, too, though these wait for it first, and so leaves out a wait
  for vector memory of before where it waits for kmcnt(0): where a wait stands at the head before the pass, it inserts that one.
- LLVM orders memory: it waits for loads before buffer_gl0_inv and its like, before gfx90a for everything before s_barrier,
  and for the youngest copy to LDS wherever LDS is read; kdasm, until any of them has ended.
- LLVM looks at the registers of an operand together, and remembers kinds of loads that have ended: where a register was loaded
  by another kind of load, it waits for others, and longer.
- On GFX9 LLVM takes both counters for those of flat memory until neither counts any; kdasm looks at each.
- In a loop LLVM keeps waits of its first round that those of later rounds make needless: without such a wait, and with the
  others, it inserts what kdasm asks for. Or it waits at another place of the loop than kdasm, to which that is as good.
- On GFX9 no bit of an image operation says how many registers its address is; kdasm looks at the first one.

On GFX7 and GFX8 flat memory is global for both, which no bit of an instruction says. On GFX6 LLVM takes the address of a copy to
LDS for data that is stored, and counts it: there are none.

Functions that set the expert scheduling mode wait for VGPRs by themselves. There are two more reasons in these:

- Memory that has returned has read its registers, which LLVM waits for once more, but at the instruction that waits for its return.
- There LLVM leaves out that wait for memory of other kinds, too, which need not have read theirs.

The closing lines are how many differ so, and `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from states_check import block, filled, make_kernels
from waits_check import FULL, INVALIDATES, PROCESSORS, VM_VSRC, Failure, Outcome, Waits, collect, finish, functions, inserted, is_beside, is_left_out, llc_for, \
    missing, not_left_out, tell

LENGTH = 12
COUNTS = (("ds_", ("dscnt",)), ("flat_", ("loadcnt", "dscnt", "storecnt")), ("image_bvh", ("bvhcnt",)),
          ("image_(sample|gather|get_lod|msaa)", ("samplecnt",)), ("image|buffer|tbuffer|global|scratch", ("loadcnt", "storecnt")))
SCALAR_MEMORY = re.compile(r"s_(load|buffer|scratch|atomic|dcache|get_barrier_state)")
VECTOR_MEMORY = re.compile("buffer|global|flat|scratch")
CHUNK = 100  # functions of one run of llc
ALL, OLD, NOT_12 = "gfx", "gfx9", "gfx([6789]|10|11)"
UNTIL_8, UNTIL_9, UNTIL_10 = "gfx[678]", "gfx[6789]", "gfx([6789]|10)"
SINCE_8, SINCE_9 = "gfx(8|9|1)", "gfx(9|1)"
NEW, TENS, GFX10, GFX11, GFX12, GFX12_0 = "gfx1", "gfx1[01]", "gfx10", "gfx11", "gfx12", "gfx120"
IMAGES = "gfx([678]..|900|906|908)$"
NO_90A = "gfx([678]..|900|906|908)$|gfx1"
EXPORTS = "gfx([678]..|900|906|908)$|gfx1(0|1|20)"

# {d:v4} is written, {u:s2} read, {same:0} the first slot again.
EXEC = ", implicit $exec"
VALU = ", implicit $mode" + EXEC
FLAT = EXEC + ", implicit $flat_scr"
M0 = ", implicit $m0" + EXEC
PIXEL = " :: (dereferenceable load (s32), addrspace 8)"
PIXELS = " :: (dereferenceable load (s128), addrspace 8)"
TEXEL = " :: (dereferenceable store (s32), addrspace 8)"
ATOMIC = " :: (dereferenceable load store (s32), addrspace 8)"
GLOBAL = " :: (load (s32), addrspace 1)"
TEMPLATES = (
    # What uses registers at once.
    (ALL, "{d:v1} = V_ADD_F32_e32 {u:v1}, {u:v1}" + VALU),
    (ALL, "{d:v1} = V_MOV_B32_e32 {u:v1}" + EXEC),
    (ALL, "{d:v1} = V_MOV_B32_e32 {u:s1}" + EXEC),
    (NOT_12, "{d:v2} = V_ADD_F64_e64 0, {u:v2}, 0, {u:v2}, 0, 0" + VALU),
    (ALL, "{d:s1} = V_READFIRSTLANE_B32 {u:v1}" + EXEC),
    (ALL, "{d:s1} = S_MOV_B32 {u:s1}"),
    (ALL, "{d:s2} = S_MOV_B64 {u:s2}"),
    (ALL, "{d:s1} = S_ADD_U32 {u:s1}, {u:s1}, implicit-def $scc"),
    (ALL, "$vcc = V_CMP_EQ_U32_e64 {u:v1}, {u:v1}" + EXEC, "wave64"),
    (ALL, "{d:v1} = V_CNDMASK_B32_e64 0, {u:v1}, 0, {u:v1}, {u:s2}" + EXEC, "wave64"),
    (ALL, "$exec = S_MOV_B64 {u:s2}", "wave64"),
    (ALL, "{d:s2} = S_AND_SAVEEXEC_B64 {u:s2}, implicit-def $exec, implicit-def $scc, implicit $exec", "wave64"),
    (NEW, "$vcc_lo = V_CMP_EQ_U32_e64 {u:v1}, {u:v1}" + EXEC, "wave32"),
    (NEW, "{d:v1} = V_CNDMASK_B32_e64 0, {u:v1}, 0, {u:v1}, {u:s1}" + EXEC, "wave32"),
    (NEW, "$exec_lo = S_MOV_B32 {u:s1}", "wave32"),
    (NEW, "{d:s1} = S_AND_SAVEEXEC_B32 {u:s1}, implicit-def $exec, implicit-def $scc, implicit $exec", "wave32"),
    ("gfx(900|906|908)$|gfx1", "{d:v1}, {d:v1} = V_SWAP_B32 {same:1}, {same:0}" + EXEC),

    # More of what uses registers at once: one of each format and of what is odd in it.
    (SINCE_9, "{d:v1} = V_PK_ADD_F16 8, {u:v1}, 8, {u:v1}, 0, 0, 0, 0, 0" + VALU),
    ("gfx(906|908|90a)|gfx1", "{d:v1} = V_FMA_MIX_F32 0, {u:v1}, 0, {u:v1}, 0, {u:v1}, 0, 0, 0" + VALU),
    ("gfx([789]|10)", "{d:v2}, {d:s2} = V_MAD_U64_U32_e64 {u:v1}, {u:v1}, {u:v2}, 0" + EXEC, "wave64"),
    (GFX11 + "|" + GFX12, "{d:v2}, {d:s1} = V_MAD_U64_U32_gfx11_e64 {u:v1}, {u:v1}, {u:v2}, 0" + EXEC, "wave32"),
    (ALL, "{d:v1}, {d:s2} = V_ADDC_U32_e64 {u:v1}, {u:v1}, {u:s2}, 0" + EXEC, "wave64"),
    (NEW, "{d:v1}, {d:s1} = V_ADDC_U32_e64 {u:v1}, {u:v1}, {u:s1}, 0" + EXEC, "wave32"),
    (SINCE_9, "{d:v1} = V_ADDC_U32_e32 {u:v1}, {u:v1}, implicit-def $vcc, implicit $vcc" + EXEC),
    (ALL, "{d:v1} = V_CNDMASK_B32_e32 {u:v1}, {u:v1}, implicit $vcc" + EXEC),
    (ALL, "{d:v1}, {d:s2} = V_DIV_SCALE_F32_e64 0, {u:v1}, 0, {same:2}, 0, {u:v1}, 0, 0" + VALU, "wave64"),
    (ALL, "{d:v1} = V_DIV_FMAS_F32_e64 0, {u:v1}, 0, {u:v1}, 0, {u:v1}, 0, 0, implicit $mode, implicit $vcc" + EXEC),
    (UNTIL_9, "V_CMPX_EQ_U32_e32 {u:v1}, {u:v1}, implicit-def $exec, implicit-def $vcc" + EXEC),
    (NEW, "V_CMPX_EQ_U32_nosdst_e32 {u:v1}, {u:v1}, implicit-def $exec" + EXEC),
    (ALL, "{d:s1} = V_READLANE_B32 {u:v1}, {u:s1}"),
    (ALL, "{d:v1} = V_WRITELANE_B32 3, {u:s1}, {same:0}"),
    (SINCE_8, "{d:v1} = V_MOV_B32_dpp {same:0}, {u:v1}, 273, 15, 15, 0" + EXEC),
    (GFX10, "{d:v1} = V_MOV_B32_dpp8_gfx10 {same:0}, {u:v1}, 1234, 0" + EXEC),
    ("gfx(8|9|10)", "{d:v1} = V_MOV_B32_sdwa 0, {u:v1}, 0, 4, 2, 0, implicit $exec, implicit {same:0}(tied-def 0)"),
    (NEW, "{d:v1} = V_FMAC_F32_e32 {u:v1}, {u:v1}, {same:0}" + VALU),
    (NEW, "{d:v1} = V_PERMLANE16_B32_e64 0, {u:v1}, 0, {u:s1}, 0, {u:s1}, {same:0}, 0" + EXEC),
    (NEW, "{d:v1} = V_FMA_F32_e64 0, {u:v1}, 0, {u:s1}, 0, {u:s1}, 0, 0" + VALU),
    (GFX11, "$vgpr4, $vgpr7 = V_DUAL_MOV_B32_e32_X_ADD_F32_e32_gfx11 $vgpr0, $vgpr1, $vgpr2, " + 3 * "implicit $exec, " + "implicit $mode", "wave32"),
    (GFX12, "$vgpr4, $vgpr7 = V_DUAL_MOV_B32_e32_X_ADD_F32_e32_gfx12 $vgpr0, $vgpr1, $vgpr2, " + 3 * "implicit $exec, " + "implicit $mode", "wave32"),
    (GFX11, "$vgpr6_lo16 = V_MOV_B16_t16_e64 0, $vgpr5_hi16, 0" + EXEC),
    (GFX11, "{d:v8} = V_WMMA_F32_16X16X16_F16_twoaddr_w32 8, {u:v8}, 8, {u:v8}, 8, {same:0}, 0, 0" + EXEC, "wave32"),
    (GFX12_0, "{d:v8} = V_WMMA_F32_16X16X16_F16_w32_twoaddr 8, {u:v4}, 8, {u:v4}, 8, {same:0}, 0, 0" + EXEC, "wave32"),
    (GFX12_0, "{d:v4} = V_WMMA_F32_16X16X16_F16_w64_twoaddr 8, {u:v2}, 8, {u:v2}, 8, {same:0}, 0, 0" + EXEC, "wave64"),
    (GFX12_0, "{d:v8} = V_SWMMAC_F32_16X16X32_F16_w32_twoaddr 8, {u:v4}, 8, {u:v8}, {same:0}, {u:v1}, 0, 0, 0" + EXEC, "wave32"),
    ("gfx125", "{d:v8} = V_WMMA_F32_16X16X32_F16_w32_twoaddr 8, {u:v8}, 8, {u:v8}, 8, {same:0}, 0, 0, 0, 0" + EXEC, "wave32"),
    (GFX12, "{d:v1} = V_EXP_F32_e32 {u:v1}" + VALU),
    (GFX12, "{d:v2} = V_FMA_F64_e64 0, {u:v2}, 0, {u:v2}, 0, {u:v2}, 0, 0" + VALU),
    (ALL, "{d:s1} = S_BITSET1_B32 {u:s1}, {same:0}"),
    (ALL, "{d:s1} = S_MOVK_I32 5"),
    (SINCE_9, "{d:s1} = S_MUL_HI_U32 {u:s1}, {u:s1}"),
    (ALL, "S_CMP_EQ_U32 {u:s1}, {u:s1}, implicit-def $scc"),
    (ALL, "S_SETREG_B32 {u:s1}, 1, implicit-def $mode, implicit $mode"),
    (ALL, "{d:s1} = S_GETREG_B32 1, implicit $mode"),

    # Scalar memory and messages.
    (ALL, "{d:s1} = S_LOAD_DWORD_IMM {u:s2}, 0, 0"),
    (ALL, "{d:s4} = S_LOAD_DWORDX4_IMM {u:s2}, 0, 0"),
    (ALL, "{d:s1} = S_BUFFER_LOAD_DWORD_IMM {u:s4}, 0, 0"),
    (ALL, "$vcc = S_LOAD_DWORDX2_IMM {u:s2}, 0, 0"),
    (UNTIL_8, "{d:s1} = S_LOAD_DWORD_SGPR {u:s2}, {u:s1}, 0"),
    (UNTIL_8, "{d:s2} = S_BUFFER_LOAD_DWORDX2_SGPR {u:s4}, {u:s1}, 0"),
    (SINCE_9, "{d:s1} = S_LOAD_DWORD_SGPR_IMM {u:s2}, {u:s1}, 0, 0"),
    (SINCE_9, "{d:s2} = S_BUFFER_LOAD_DWORDX2_SGPR_IMM {u:s4}, {u:s1}, 0, 0"),
    ("gfx(8|900|906|1010)", "S_STORE_DWORD_IMM {u:s1}, {u:s2}, 0, 0"),
    (ALL, "S_DCACHE_INV"),
    (GFX12, "$sgpr4_sgpr5_sgpr6 = S_LOAD_DWORDX3_IMM {u:s2}, 0, 0"),
    (GFX12, "{d:s1} = S_LOAD_U8_IMM {u:s2}, 0, 0"),
    (GFX12_0, "S_PREFETCH_INST {u:s2}, 0, $sgpr_null, 0"),
    (UNTIL_10, "{d:s2} = S_MEMTIME"),
    (ALL, "S_SENDMSG 1, implicit $exec, implicit $m0"),
    (GFX11 + "|" + GFX12, "{d:s1} = S_SENDMSG_RTN_B32 128"),
    (GFX12, "{d:s1} = S_GET_BARRIER_STATE_IMM -1"),

    # Vector memory.
    (NOT_12, "{d:v1} = BUFFER_LOAD_DWORD_OFFEN {u:v1}, {u:s4}, {u:s1}, 0, 0, 0" + EXEC),
    (NOT_12, "BUFFER_STORE_DWORD_OFFEN {u:v1}, {u:v1}, {u:s4}, {u:s1}, 0, 0, 0" + EXEC),
    (NOT_12, "BUFFER_ATOMIC_ADD_OFFEN {u:v1}, {u:v1}, {u:s4}, {u:s1}, 0, 0" + EXEC),
    (NOT_12, "{d:v1} = BUFFER_ATOMIC_ADD_OFFEN_RTN {same:0}, {u:v1}, {u:s4}, {u:s1}, 0, 1" + EXEC),
    (NOT_12, "{d:v2} = TBUFFER_LOAD_FORMAT_XY_OFFEN {u:v1}, {u:s4}, {u:s1}, 0, 22, 0, 0" + EXEC),
    (GFX12, "{d:v1} = BUFFER_LOAD_DWORD_VBUFFER_OFFEN {u:v1}, {u:s4}, {u:s1}, 0, 0, 0" + EXEC),
    (GFX12, "BUFFER_STORE_DWORD_VBUFFER_OFFEN {u:v1}, {u:v1}, {u:s4}, {u:s1}, 0, 0, 0" + EXEC),
    (GFX12, "BUFFER_ATOMIC_ADD_VBUFFER_OFFEN {u:v1}, {u:v1}, {u:s4}, {u:s1}, 0, 0" + EXEC),
    (GFX12, "{d:v1} = BUFFER_ATOMIC_ADD_VBUFFER_OFFEN_RTN {same:0}, {u:v1}, {u:s4}, {u:s1}, 0, 1" + EXEC),
    (GFX12_0, "{d:v2} = TBUFFER_LOAD_FORMAT_XY_VBUFFER_OFFEN {u:v1}, {u:s4}, {u:s1}, 0, 22, 0, 0" + EXEC),
    ("gfx([789]|10)", "BUFFER_LOAD_DWORD_LDS_OFFEN {u:v1}, {u:s4}, {u:s1}, 0, 0, 0" + EXEC + ", implicit $m0"),
    (NOT_12, "{d:v1} = BUFFER_LOAD_DWORD_BOTHEN {u:v2}, {u:s4}, {u:s1}, 0, 0, 0" + EXEC),
    (NOT_12, "{d:v1} = BUFFER_LOAD_DWORD_OFFSET {u:s4}, {u:s1}, 0, 0, 0" + EXEC),
    ("gfx([678]|900|906|908|10|11)", "{d:v2} = BUFFER_LOAD_DWORD_TFE_OFFSET {u:s4}, {u:s1}, 0, 0, 0" + EXEC),
    (SINCE_9, "{d:v1} = GLOBAL_ATOMIC_CMPSWAP_RTN {u:v2}, {u:v2}, 0, 1" + EXEC),
    (GFX11 + "|" + GFX12 + "|gfx9[45]", "{d:v1} = SCRATCH_LOAD_DWORD_SVS {u:v1}, {u:s1}, 0, 0" + FLAT),
    ("gfx(9|10)", "GLOBAL_LOAD_LDS_DWORD {u:v2}, 0, 0, implicit $m0" + EXEC),
    (SINCE_9, "{d:v1} = GLOBAL_LOAD_DWORD {u:v2}, 0, 0" + EXEC),
    (SINCE_9, "{d:v4} = GLOBAL_LOAD_DWORDX4 {u:v2}, 0, 0" + EXEC),
    (SINCE_9, "{d:v1} = GLOBAL_LOAD_DWORD_SADDR {u:s2}, {u:v1}, 0, 0" + EXEC + GLOBAL),
    (SINCE_9, "GLOBAL_STORE_DWORD {u:v2}, {u:v1}, 0, 0" + EXEC),
    (SINCE_9, "GLOBAL_ATOMIC_ADD {u:v2}, {u:v1}, 0, 0" + EXEC),
    (SINCE_9, "{d:v1} = GLOBAL_ATOMIC_ADD_RTN {u:v2}, {u:v1}, 0, 1" + EXEC),
    (SINCE_9, "{d:v1} = SCRATCH_LOAD_DWORD_SADDR {u:s1}, 0, 0" + FLAT),
    (SINCE_9, "SCRATCH_STORE_DWORD_SADDR {u:v1}, {u:s1}, 0, 0" + FLAT),
    (SINCE_9, "{d:v1} = FLAT_LOAD_DWORD {u:v2}, 0, 0" + FLAT),
    ("gfx[78]", "{d:v1} = FLAT_LOAD_DWORD {u:v2}, 0, 0" + FLAT + GLOBAL),
    (SINCE_9, "FLAT_STORE_DWORD {u:v2}, {u:v1}, 0, 0" + FLAT),
    ("gfx[78]", "FLAT_STORE_DWORD {u:v2}, {u:v1}, 0, 0" + FLAT + " :: (store (s32), addrspace 1)"),
    (SINCE_9, "{d:v1} = FLAT_ATOMIC_ADD_RTN {u:v2}, {u:v1}, 0, 1" + FLAT),
    ("gfx[78]", "{d:v1} = FLAT_ATOMIC_ADD_RTN {u:v2}, {u:v1}, 0, 1" + FLAT + " :: (load store (s32), addrspace 1)"),
    (SINCE_9, "{d:v1} = GLOBAL_LOAD_SHORT_D16 {u:v2}, 0, 0, {same:0}" + EXEC),
    (SINCE_9, "{d:v1} = GLOBAL_LOAD_SHORT_D16_HI {u:v2}, 0, 0, {same:0}" + EXEC),
    (SINCE_9, "GLOBAL_STORE_SHORT {u:v2}, {u:v1}, 0, 0" + EXEC),
    (GFX10 + "|" + GFX11, "BUFFER_GL0_INV implicit $exec"),
    (GFX12, "GLOBAL_INV 0" + EXEC),
    (GFX12, "GLOBAL_WB 0" + EXEC),

    ("gfx[67]", "{d:v1} = BUFFER_LOAD_DWORD_ADDR64 {u:v2}, {u:s4}, {u:s1}, 0, 0, 0" + EXEC),
    ("gfx[67]", "BUFFER_STORE_DWORDX4_ADDR64 {u:v4}, {u:v2}, {u:s4}, {u:s1}, 0, 0, 0" + EXEC),
    (UNTIL_9, "{d:v4} = BUFFER_ATOMIC_CMPSWAP_X2_OFFEN_RTN {same:0}, {u:v1}, {u:s4}, {u:s1}, 0, 1" + EXEC),
    (UNTIL_8, "TBUFFER_STORE_FORMAT_XYZW_OFFEN {u:v4}, {u:v1}, {u:s4}, {u:s1}, 0, 22, 0, 0" + EXEC),
    ("gfx[678]", "BUFFER_WBINVL1 implicit $exec"),

    # Images and rays.
    (IMAGES, "{d:v1} = IMAGE_LOAD_V1_V2 {u:v2}, {u:s8}, 1, -1, 0, 0, 0, 0, 0, 0" + EXEC + PIXEL),
    (IMAGES, "{d:v4} = IMAGE_SAMPLE_V4_V2 {u:v2}, {u:s8}, {u:s4}, 15, 0, 0, 0, 0, 0, 0, 0" + EXEC + PIXELS),
    (UNTIL_8, "IMAGE_STORE_V1_V2 {u:v1}, {u:v2}, {u:s8}, 1, -1, 0, 0, 0, 0, 0, 0" + EXEC + TEXEL),
    ("gfx[67]", "{d:v1} = IMAGE_ATOMIC_ADD_V1_V2_si {same:0}, {u:v2}, {u:s8}, 1, -1, 1, 0, 0, 0, 0" + EXEC + ATOMIC),
    ("gfx8", "{d:v1} = IMAGE_ATOMIC_ADD_V1_V2_vi {same:0}, {u:v2}, {u:s8}, 1, -1, 1, 0, 0, 0, 0" + EXEC + ATOMIC),
    (GFX10, "{d:v1} = IMAGE_LOAD_V1_V2_gfx10 {u:v2}, {u:s8}, 1, 1, -1, 0, 0, 0, 0, 0, 0" + EXEC + PIXEL),
    (GFX10, "{d:v1} = IMAGE_LOAD_V1_V2_nsa_gfx10 {u:v1}, {u:v1}, {u:s8}, 1, 1, -1, 0, 0, 0, 0, 0, 0" + EXEC + PIXEL),
    (GFX10, "IMAGE_STORE_V1_V2_gfx10 {u:v1}, {u:v2}, {u:s8}, 1, 1, -1, 0, 0, 0, 0, 0, 0" + EXEC + TEXEL),
    (GFX10, "IMAGE_ATOMIC_ADD_NORTN_V1_V2_gfx10 {u:v1}, {u:v2}, {u:s8}, 1, 1, -1, 0, 0, 0, 0, 0" + EXEC + ATOMIC),
    (GFX10, "{d:v1} = IMAGE_ATOMIC_ADD_V1_V2_gfx10 {same:0}, {u:v2}, {u:s8}, 1, 1, -1, 1, 0, 0, 0, 0" + EXEC + ATOMIC),
    (GFX10, "{d:v4} = IMAGE_SAMPLE_V4_V2_gfx10 {u:v2}, {u:s8}, {u:s4}, 15, 1, 0, 0, 0, 0, 0, 0, 0" + EXEC + PIXELS),
    (GFX10, "{d:v4} = IMAGE_GATHER4_V4_V2_gfx10 {u:v2}, {u:s8}, {u:s4}, 1, 1, 0, 0, 0, 0, 0, 0, 0" + EXEC + PIXELS),
    (GFX10, "{d:v4} = IMAGE_GET_LOD_V4_V2_gfx10 {u:v2}, {u:s8}, {u:s4}, 15, 1, 0, 0, 0, 0, 0, 0" + EXEC),
    ("gfx103", "{d:v4} = IMAGE_BVH_INTERSECT_RAY_nsa_gfx10 " + 11 * "{u:v1}, " + "{u:s4}, 0" + EXEC + PIXELS),
    (GFX11, "{d:v1} = IMAGE_LOAD_V1_V2_gfx11 {u:v2}, {u:s8}, 1, 1, -1, 0, 0, 0, 0, 0, 0" + EXEC + PIXEL),
    (GFX11, "IMAGE_STORE_V1_V2_gfx11 {u:v1}, {u:v2}, {u:s8}, 1, 1, -1, 0, 0, 0, 0, 0, 0" + EXEC + TEXEL),
    (GFX11, "IMAGE_ATOMIC_ADD_NORTN_V1_V2_gfx11 {u:v1}, {u:v2}, {u:s8}, 1, 1, -1, 0, 0, 0, 0, 0" + EXEC + ATOMIC),
    (GFX11, "{d:v1} = IMAGE_ATOMIC_ADD_V1_V2_gfx11 {same:0}, {u:v2}, {u:s8}, 1, 1, -1, 1, 0, 0, 0, 0" + EXEC + ATOMIC),
    (GFX11, "{d:v1} = IMAGE_SAMPLE_V1_V2_gfx11 {u:v2}, {u:s8}, {u:s4}, 1, 1, 0, 0, 0, 0, 0, 0, 0" + EXEC + PIXEL),
    (GFX11, "{d:v1} = IMAGE_SAMPLE_C_V1_V2_gfx11 {u:v2}, {u:s8}, {u:s4}, 1, 0, 0, 0, 0, 0, 0, 0, 0" + EXEC + PIXEL),
    (GFX11, "{d:v4} = IMAGE_MSAA_LOAD_V4_V3_nsa_gfx11 {u:v1}, {u:v1}, {u:v1}, {u:s8}, 1, 6, -1, 0, 0, 0, 0, 0, 0" + EXEC + PIXELS),
    (GFX11, "{d:v4} = IMAGE_BVH_INTERSECT_RAY_nsa_gfx11 {u:v1}, {u:v1}, {u:v3}, {u:v3}, {u:v3}, {u:s4}, 0" + EXEC + PIXELS),
    (GFX12_0, "{d:v1} = IMAGE_LOAD_V1_V2_gfx12 {u:v1}, {u:v1}, {u:s8}, 1, 1, 0, 0, 0, 0, 0" + EXEC + PIXEL),
    (GFX12_0, "IMAGE_STORE_V1_V2_gfx12 {u:v1}, {u:v1}, {u:v1}, {u:s8}, 1, 1, 0, 0, 0, 0, 0" + EXEC + TEXEL),
    (GFX12_0, "IMAGE_ATOMIC_ADD_NORTN_V1_V2_gfx12 {u:v1}, {u:v1}, {u:v1}, {u:s8}, 1, 1, 0, 0, 0, 0" + EXEC + ATOMIC),
    (GFX12_0, "{d:v1} = IMAGE_ATOMIC_ADD_V1_V2_gfx12 {same:0}, {u:v1}, {u:v1}, {u:s8}, 1, 1, 1, 0, 0, 0" + EXEC + ATOMIC),
    (GFX12_0, "{d:v1} = IMAGE_SAMPLE_V1_V2_gfx12 {u:v1}, {u:v1}, {u:s8}, {u:s4}, 1, 1, 0, 0, 0, 0, 0, 0, 0" + EXEC + PIXEL),
    (GFX12_0, "{d:v4} = IMAGE_GET_LOD_V4_V2_gfx12 {u:v1}, {u:v1}, {u:s8}, {u:s4}, 15, 1, 0, 0, 0, 0, 0, 0" + EXEC),
    (GFX12_0, "{d:v4} = IMAGE_MSAA_LOAD_V4_V3_gfx12 {u:v1}, {u:v1}, {u:v1}, {u:s8}, 1, 6, -1, 0, 0, 0, 0, 0, 0" + EXEC + PIXELS),
    (GFX12_0, "{d:v10}, {d:v3}, {d:v3} = IMAGE_BVH8_INTERSECT_RAY_gfx12 {u:v2}, {u:v2}, {same:1}, {same:2}, {u:v1}, {u:s4}" + EXEC + PIXELS),
    (GFX12_0, "{d:v4} = IMAGE_BVH_INTERSECT_RAY_gfx12 {u:v1}, {u:v1}, {u:v3}, {u:v3}, {u:v3}, {u:s4}, 0" + EXEC + PIXELS),

    # Data share.
    (SINCE_9, "{d:v1} = DS_READ_B32_gfx9 {u:v1}, 0, 0" + EXEC + " :: (load (s32), addrspace 3)"),
    (SINCE_9, "{d:v2} = DS_READ2_B32_gfx9 {u:v1}, 0, 1, 0" + EXEC + " :: (load (s32), addrspace 3)"),
    (SINCE_9, "DS_WRITE_B32_gfx9 {u:v1}, {u:v1}, 0, 0" + EXEC),
    (SINCE_9, "{d:v1} = DS_ADD_RTN_U32_gfx9 {u:v1}, {u:v1}, 0, 0" + EXEC + " :: (load store (s32), addrspace 3)"),
    (SINCE_9, "DS_WRITE2_B32_gfx9 {u:v1}, {u:v1}, {u:v1}, 0, 1, 0" + EXEC),
    (SINCE_9, "{d:v2} = DS_WRXCHG2_RTN_B32_gfx9 {u:v1}, {u:v1}, {u:v1}, 0, 1, 0" + EXEC + " :: (load store (s32), addrspace 3)"),
    (ALL, "{d:v1} = DS_SWIZZLE_B32 {u:v1}, 100, 0" + EXEC),
    (SINCE_9, "{d:v1} = DS_READ_ADDTID_B32 0, 0" + M0 + " :: (load (s32), addrspace 3)"),
    (SINCE_8, "{d:v1} = DS_BPERMUTE_B32 {u:v1}, {u:v1}, 0" + EXEC),
    (SINCE_9, "{d:v1} = DS_READ_U16_D16 {u:v1}, 0, 0, {same:0}" + EXEC + " :: (load (s32), addrspace 3)"),
    (ALL, "{d:v1} = DS_APPEND 0, 0" + M0 + " :: (load store (s32), addrspace 3)"),
    ("gfx(900|906|908)$|" + TENS, "{d:v1} = DS_READ_B32_gfx9 {u:v1}, 0, 1" + EXEC),
    ("gfx(900|906|908)$|" + TENS, "DS_WRITE_B32_gfx9 {u:v1}, {u:v1}, 0, 1" + EXEC),
    (GFX11 + "|" + GFX12_0, "{d:v1}, {d:v1} = DS_BVH_STACK_RTN_B32 {same:1}, {u:v1}, {u:v4}, 0" + M0),

    (UNTIL_8, "{d:v1} = DS_READ_B32 {u:v1}, 0, 0" + M0 + " :: (load (s32), addrspace 3)"),
    (UNTIL_8, "{d:v2} = DS_READ2_B32 {u:v1}, 0, 1, 0" + M0 + " :: (load (s32), addrspace 3)"),
    (UNTIL_8, "DS_WRITE_B32 {u:v1}, {u:v1}, 0, 0" + M0),
    (UNTIL_8, "{d:v1} = DS_ADD_RTN_U32 {u:v1}, {u:v1}, 0, 0" + M0 + " :: (load store (s32), addrspace 3)"),
    (UNTIL_8, "DS_WRITE2_B32 {u:v1}, {u:v1}, {u:v1}, 0, 1, 0" + M0),
    (UNTIL_8, "{d:v2} = DS_WRXCHG2_RTN_B32 {u:v1}, {u:v1}, {u:v1}, 0, 1, 0" + M0 + " :: (load store (s32), addrspace 3)"),
    (UNTIL_8, "{d:v1} = DS_READ_B32 {u:v1}, 0, 1" + M0),
    (UNTIL_8, "DS_WRITE_B32 {u:v1}, {u:v1}, 0, 1" + M0),
    (UNTIL_8, "{d:v1} = DS_ADD_RTN_U32 {u:v1}, {u:v1}, 0, 1" + M0),

    # Exports and attributes.
    (EXPORTS, "EXP 0, {u:v1}, {u:v1}, {u:v1}, {u:v1}, 0, 0, 15" + EXEC),
    (EXPORTS, "EXP 12, {u:v1}, {u:v1}, {u:v1}, {u:v1}, 0, 0, 15" + EXEC),
    (GFX11, "{d:v1} = LDS_PARAM_LOAD 0, 0, 15" + M0),
    (GFX11, "{d:v1} = LDS_DIRECT_LOAD 15" + M0),
    (GFX12_0, "{d:v1} = DS_PARAM_LOAD 0, 0, 15, 1" + M0),
    (GFX12_0, "{d:v1} = DS_DIRECT_LOAD 15, 1" + M0),
    (GFX11 + "|" + GFX12_0, "{d:v1} = V_INTERP_P10_F32_inreg 0, {u:v1}, 0, {u:v1}, 0, {u:v1}, 0, 7, implicit $m0, implicit $mode" + EXEC),

    ("gfx([678]|900|906|908|10)", "{d:v1} = V_INTERP_P1_F32 {u:v1}, 0, 0, implicit $mode" + M0),

    # What waits, for whatever.
    (ALL, "S_NOP 0"),
    (NOT_12, "S_BARRIER"),
    (GFX12, "S_BARRIER_SIGNAL_IMM -1"),
    (GFX12, "S_BARRIER_SIGNAL_ISFIRST_IMM -1, implicit-def $scc, implicit $scc"),
    (GFX12, "S_BARRIER_WAIT -1"),
    (ALL, "{d:s1} = S_CSELECT_B32 {u:s1}, {u:s1}, implicit $scc"),
)


@dataclass(frozen=True)
class Job:
    kdasm: str
    processor: str
    seed: str
    count: int

    def __str__(self) -> str:
        return f"{self.processor}, seed {self.seed}"


# ---- functions ----

def templates_for(processor: str) -> list[str]:
    name, _, wave = processor.partition(" ")
    size = wave if wave.startswith("wave") else ("wave32" if name.startswith("gfx1") else "wave64")
    return [text for processors, text, *sizes in TEMPLATES if re.match(processors, name) and (not sizes or sizes[0] == size)]


def function(name: str, templates: list[str], rng: random.Random) -> str:
    """Straight, with a branch over some instructions, or with a loop that has two ways in: at the end of a single one LLVM
    waits for what the loop uses."""
    body = [filled(rng.choice(templates), rng) for _ in range(LENGTH)]
    first, last = sorted(rng.sample(range(1, LENGTH), 2))
    branch = "S_CBRANCH_SCC1 %bb.2, implicit $scc"
    text = f"---\nname: {name}\nbody: |\n"
    shape = rng.choice(("straight", "branch", "loop"))
    if shape == "straight":
        return text + block(0, [*body, "S_ENDPGM 0"]) + "...\n"
    text += block(0, [*body[:first], branch], "%bb.1, %bb.2")
    if shape == "branch":
        return text + block(1, body[first:last], "%bb.2") + block(2, [*body[last:], "S_ENDPGM 0"]) + "...\n"
    middle = (first + last) // 2
    return text + block(1, body[first:middle], "%bb.2") + block(2, [*body[middle:last], branch], "%bb.2, %bb.3") + \
        block(3, [*body[last:], "S_ENDPGM 0"]) + "...\n"


def finished(path: Path, processor: str) -> str:
    """The text, whose functions are made kernels. On GFX12.5 LLVM takes stores to be pending where a function begins, and waits
    longer: there they stay functions."""
    return path.read_text() if processor.startswith("gfx125") else make_kernels(path, processor)


# ---- comparing ----

def registers_of(text: str) -> set[str]:
    found = set()
    for name, first, last in re.findall(r"\b([vs])\[?(\d+)(?::(\d+))?", text):
        found |= {f"{name}{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def share(text: str, others: list[str], what: str) -> bool:
    """Whether one of the others that is so called has a register of the instruction."""
    return any(re.match(what, other) and registers_of(text) & registers_of(other) for other in others)


def kind_of(text: str) -> str:
    """Of a load; nothing of what is none."""
    found = re.match(r"image_(sample|gather|get_lod|msaa|bvh)|(flat|buffer|tbuffer|global|scratch|image)_(?:load|atomic)", text)
    return "" if not found else "ray" if found[1] == "bvh" else "sample" if found[1] else "flat" if found[2] == "flat" else "load"


def reason(processor: str, text: str, others: list[str], counter: str, theirs: int | None, found: int | None) -> str:
    """Why LLVM may be stricter in front of the instruction: the function has these, too."""
    if counter in ("xcnt", VM_VSRC) and any(re.match(r"(global|ds)_\w+_d16", other) for other in others):
        return "halves of registers"
    has_branch = any(other.startswith("s_cbranch") for other in others)
    has_loop = sum(other.startswith("s_cbranch") for other in others) > 1
    if counter == "xcnt" and theirs is None and has_loop and any(map(SCALAR_MEMORY.match, others)) and any(map(VECTOR_MEMORY.match, others)):
        return "scalar memory of the first round of a loop"
    if theirs is None or (found is not None and found <= theirs):
        return ""
    if re.match(r"image_(load|store|sample|atomic_\w+) ", text) and "dim:" not in text:
        return "addresses of images"
    if counter == "vmcnt" and kind_of(text) not in ("", "flat") and any(kind_of(other) not in ("", kind_of(text)) and share(text, [other], "") for other in others):
        return "kinds of loads"
    if re.match(UNTIL_9, processor) and theirs == 0 and found is not None and any(other.startswith("flat_") for other in others):
        return "flat memory in both counters"
    if text.startswith("ds_") and counter in ("lgkmcnt", "dscnt") and share(text, others, "ds_"):
        return "LDS in order"
    if counter == "xcnt" and any(other.startswith("s_barrier_signal_isfirst") for other in others):
        return "SCC of barriers"
    if counter == "xcnt" and has_branch:
        return "addresses translated on several ways"
    if share(text, others, r"(global|ds)_\w+_d16") and re.search(r"d16|store_(b16|short)|\.[lh]\b", text):
        return "halves of registers"
    if counter == "expcnt" and any(re.match("(lds|ds)_(param|direct)", other) for other in others) and share(text, others, "exp|ds_.* gds"):
        return "exports beside attributes"
    if counter == "kmcnt" and any(other.startswith("s_prefetch") for other in others):
        return "s_prefetch_inst"
    if text == "s_barrier" or INVALIDATES.match(text):
        return "order of memory"
    if text.startswith("ds_") and counter in ("vmcnt", "loadcnt") and any(re.search("[ _]lds", other) for other in others):
        return "copies to LDS"
    return ""


def differences(wanted: Waits, ours: Waits) -> list[tuple[int, str, int | None, int | None]]:
    """Where, of which counter, what LLVM waits for, and kdasm."""
    return [(at, counter, wanted.get(at, {}).get(counter), ours.get(at, {}).get(counter))
            for at in sorted(wanted.keys() | ours.keys())
            for counter in sorted(wanted.get(at, {}).keys() | ours.get(at, {}).keys())]


@dataclass(frozen=True)
class Difference:
    name: str
    texts: list[str]
    at: int
    counter: str
    theirs: int | None
    ours: int | None

    def __str__(self) -> str:
        return f"{self.name}: {self.texts[self.at]}: {self.counter} {self.ours}, not {self.theirs}, in {self.texts}"

    def is_stricter(self) -> bool:
        """Whether LLVM is."""
        return self.theirs is not None and (self.ours is None or self.theirs < self.ours)


def reason_of_sources(one: Difference, wanted: Waits) -> str:
    """Why LLVM waits, or not, for memory to have read registers, or for what has ended since the counter was full."""
    waits = wanted.get(one.at, {})
    if one.ours is None and one.theirs == FULL.get(one.counter):
        return "a full counter"
    if one.counter != VM_VSRC:
        return ""
    if one.is_stricter() and has_returned(one, wanted):
        return "sources of what has returned"
    return "sources beside another wait" if is_left_out(waits, one.ours) else ""


def has_returned(one: Difference, wanted: Waits) -> bool:
    """Whether something waits for memory that has read a register of the instruction."""
    readers = {counter for text in one.texts if registers_of(text) & registers_of(one.texts[one.at]) for counter in counters_of(text)}
    return any(counter in waits for waits in wanted.values() for counter in readers)


def counters_of(text: str) -> tuple[str, ...]:
    """Those of memory that count the instruction."""
    return next((counters for what, counters in COUNTS if re.match(what, text)), ())


def first_reason(processor: str, found: list[Difference], is_silent: bool) -> str:
    """Why the first one is there; of code that LLVM has mended kdasm is silent, or not."""
    first, *later = found
    why = reason(processor, first.texts[first.at], first.texts, first.counter, first.theirs, first.ours)
    has_loop = sum(text.startswith("s_cbranch") for text in first.texts) > 1
    elsewhere = any(one.counter == first.counter and one.is_stricter() != first.is_stricter() for one in later)
    return why or ("another place in a loop" if has_loop and elsewhere and is_silent else "")


# ---- waits that LLVM does not need ----

# Of s_waitcnt, by generation; those of vmcnt are apart before GFX11.
FIELDS = {"gfx8": {"vmcnt": 15, "expcnt": 7 << 4, "lgkmcnt": 15 << 8}, "gfx9": {"vmcnt": 0xc00f, "expcnt": 7 << 4, "lgkmcnt": 15 << 8}, "gfx10": {"vmcnt": 0xc00f, "expcnt": 7 << 4, "lgkmcnt": 63 << 8},
          "gfx11": {"expcnt": 7, "lgkmcnt": 63 << 4, "vmcnt": 63 << 10}}
DEPCTR = {"depctr_va_vdst": 15 << 12, VM_VSRC: 7 << 2}
SETS_EXPERT = re.compile(r"(?m)^    S_SETREG_IMM32_B32 2, 2074,.*\n")
LABEL = re.compile(r"\.LBB\d+")
WAIT_WITHIN, NO_WAIT_WITHIN = re.compile(r"(V_INTERP_\w+_inreg .*, )\d+(?=, implicit)"), r"\g<1>7"


def without_counter(line: str, counter: str, processor: str) -> str:
    """A wait that no longer waits for the counter; an empty line if there is nothing else."""
    name, _, number = line.partition(" ")
    if name == "S_WAITCNT_DEPCTR":
        return f"{name} {int(number) | DEPCTR.get(counter, 0)}"
    if name == "S_WAITCNT":
        fields = FIELDS["gfx8" if re.match(UNTIL_8, processor) else "gfx9" if processor.startswith("gfx9") else processor[:5]]
        left = int(number) | fields[counter]
        return f"{name} {left}" if left & sum(fields.values()) != sum(fields.values()) else ""
    if name == f"S_WAIT_{counter.upper()}":
        return ""
    if name == "S_WAIT_LOADCNT_DSCNT" and counter in ("loadcnt", "dscnt"):
        return f"S_WAIT_DSCNT {int(number) & 63}" if counter == "loadcnt" else f"S_WAIT_LOADCNT {int(number) >> 8}"
    return line


def without_wait(text: str, one: Difference, processor: str) -> str:
    """The machine instructions of the function, without the wait in front of the instruction, or in it."""
    lines, count = SETS_EXPERT.sub("", text).splitlines(), 0
    for number, line in enumerate(lines):
        if not line.startswith("    ") or line.strip().startswith("successors"):
            continue
        if not line.strip().startswith("S_WAIT"):
            if count == one.at and one.counter == "expcnt":
                lines[number] = WAIT_WITHIN.sub(NO_WAIT_WITHIN, line)
            count += 1
        elif count == one.at:
            lines[number] = f"    {without_counter(line.strip(), one.counter, processor)}"
    return "\n".join(line for line in lines if line.strip()) + "\n"


def needless(job: Job, waited: Path, ones: list[Difference], folder: Path) -> list[bool]:
    """Whether LLVM does without the wait, or with that of kdasm, where the others are."""
    if not ones:
        return []
    bodies = dict(re.findall(r"(?ms)^name: +(\w+)$.*?^body: +\|\n(.*?)^\.\.\.$", waited.read_text()))
    source = folder / "needless.mir"
    made = "".join(f"---\nname: f{number}\nbody: |\n{without_wait(bodies[one.name], one, job.processor)}...\n"
                   for number, one in enumerate(ones))
    source.write_text(made)
    made = functions(LABEL.sub(".LBB", finish(llc_for(job.processor), source, folder)[1].read_text()))
    kept = [inserted([LABEL.sub(".LBB", text) for text in one.texts], [text for _, text in made[f"f{number}"] if not is_beside(text)])
            for number, one in enumerate(ones)]
    return [waits is not None and waits.get(one.at, {}).get(one.counter) == one.ours for waits, one in zip(kept, ones)]


def make_random(job: Job, folder: Path) -> tuple[tuple[Path, Path], tuple[str, str]]:
    """Functions without waits and with them, as kernels, and their texts."""
    rng = random.Random(job.seed)
    templates = templates_for(job.processor)
    source = folder / "a.mir"
    made = "".join(function(f"f{number}", templates, rng) for number in range(job.count))
    source.write_text(made)
    bare, whole = finish(llc_for(job.processor), source, folder)
    return (bare, whole), (finished(bare, job.processor), finished(whole, job.processor))


def compare(job: Job, folder: Path) -> Outcome:
    counts: Counter[str] = Counter()
    paths, texts_of = make_random(job, folder)
    bare, whole = map(functions, texts_of)
    told, too_many = (missing(job.kdasm, job.processor, path, folder) for path in paths)
    without_reason: list[Difference] = []
    failed: list[str] = []
    for name, lines in bare.items():
        kept = [(number, text) for number, text in lines if not is_beside(text)]
        texts = [text for _, text in kept]
        wanted = inserted(texts, [text for _, text in whole[name] if not is_beside(text)])
        if wanted is None:
            raise Failure(f"llc changes more than waits in {name}: {texts}")
        places = {number: at for at, (number, _) in enumerate(kept)}
        ours = {places[number]: waits for number, waits in told[name].items()}
        wanted.pop(0, None)  # at the entry of what is no kernel for llc
        compared = [Difference(name, texts, *difference) for difference in differences(wanted, ours)]
        found = [one for one in compared if one.theirs != one.ours]
        why = first_reason(job.processor, found, not too_many[name]) if found else ""
        why = why or (reason_of_sources(found[0], wanted) if found else "")
        counts["passed"] += compared.index(found[0]) if found else len(compared)
        if why:
            counts[why] += 1
        else:
            without_reason += found[:1]
        if not found and not_left_out({name: too_many[name]}, texts_of[1]):
            failed.append(f"{job}, {name}: something is said of what LLVM has mended: {texts}")
    for one, is_needless in zip(without_reason, needless(job, folder / "c.mir", without_reason, folder)):
        if is_needless and one.theirs is not None:
            counts["first round of a loop"] += 1
        else:
            failed.append(f"{job}, {one}")
    return counts, failed


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the waits that kdasm misses with those that LLVM inserts.")
    parser.add_argument("--kdasm", required=True, type=os.path.abspath)
    parser.add_argument("--count", type=int, default=60, help="functions for each processor (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    jobs = [Job(options.kdasm, processor, f"{processor} {number}", min(CHUNK, options.count)) for processor in PROCESSORS
            for number in range((options.count + CHUNK - 1) // CHUNK)]
    total, failed = collect(jobs, options.jobs, compare)
    return tell(total, total["passed"], failed)


if __name__ == "__main__":
    sys.exit(main())
