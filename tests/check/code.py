#!/usr/bin/env python3
"""
What kdinfo knows of the code of kernels: the checks whose names begin with `code-`, and "uses" in --json --explain.

    code.py BUILD [WORD...]

Each case is a kernel: its descriptor, its code, what the checks find in its source, in the object and in what is linked
of it, and some of what "uses" says. Of a finding in an object that has debug information, the line is that which the
source's has. WORDs choose cases by their names. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

CHECKS = ("vgprs", "agpr-space", "agprs", "sgprs", "vcc", "scratch", "lds", "end")
WANTED = [f"-Wcode-{check}" for check in CHECKS]
LINE = re.compile(r":(\d+):\d+: \w+: kernel '(\w+)': .*\[-Wcode-([a-z-]+)\]$", re.MULTILINE)
FINDING = re.compile(r"kernel '(\w+)': .*\[-Wcode-([a-z-]+)\]$", re.MULTILINE)

MAIN = """\
.amdgcn_target "amdgcn-amd-amdhsa--{processor}"
.text
.globl k
.p2align 8
.type k,@function
k:
{code}
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr {vgprs}
	.amdhsa_next_free_sgpr {sgprs}
{directives}
.end_amdhsa_kernel
"""

# Blocks of 16 SGPRs, none of them for VCC.
NO_EXTRA = ".amdhsa_reserve_vcc 0\n.amdhsa_reserve_flat_scratch 0"
OTHER = ".rodata\n.p2align 6\n.amdhsa_kernel other\n.amdhsa_next_free_vgpr 256\n.amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel"

VERSION_2 = """\
.hsa_code_object_version 2,1
.hsa_code_object_isa 9,0,0,"AMD","AMDGPU"
.text
.p2align 8
.amdgpu_hsa_kernel k
k:
	.amd_kernel_code_t
		granulated_workitem_vgpr_count = 1
		granulated_wavefront_sgpr_count = 1
	.end_amd_kernel_code_t
{code}
"""


@dataclass(frozen=True)
class Case:
    name: str
    code: str
    found: str = ""  # checks, without "code-"
    processor: str = "gfx900:xnack-"
    vgprs: int = 8
    sgprs: int = 16
    directives: str = NO_EXTRA
    says: dict = field(default_factory=dict)  # of "uses" in JSON
    text: str = ""  # of a finding and of the explanation
    links: bool = True
    wave: int = 0  # of the lines, if the processor has others as well

    def mode(self) -> list[str]:
        return ["-mattr=+wavefrontsize64"] if self.wave == 64 else []

    def source(self) -> str:
        code = self.code.replace(";", "\n")
        if self.processor == "version 2":
            return VERSION_2.format(code=code)
        return MAIN.format(processor=self.processor, code=code, vgprs=self.vgprs, sgprs=self.sgprs,
                           directives=self.directives)


def on(processor: str, **more: object) -> dict:
    """Of processors with one file of registers, or flat scratch that needs no SGPRs."""
    before = "" if processor in ("gfx942", "gfx950") else "\n.amdhsa_reserve_flat_scratch 0"
    return {"processor": processor, "directives": f".amdhsa_accum_offset 8\n.amdhsa_reserve_vcc 0{before}", **more}


def rdna(processor: str, wave: int = 32) -> dict:
    """Of GFX10 to GFX12, for wavefronts of that size."""
    return {"processor": processor, "wave": wave, "directives": f".amdhsa_wavefront_size32 {int(wave == 32)}"}


def preloading(processor: str) -> dict:
    made = on(processor)
    return {**made, "directives": made["directives"] + "\n.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
            ".amdhsa_user_sgpr_kernarg_preload_length 2"}


# Of gfx90a, gfx942 and gfx950, as clang writes it.
PROLOGUE = "s_load_dwordx2 s[2:3], s[0:1], 0; s_waitcnt lgkmcnt(0); s_branch begin; .p2align 8; begin:"
END = ";s_endpgm"
CALL = "s_swappc_b64 s[2:3], s[0:1]"

CASES = (
    # Registers of operands, as many as each has; blocks of 4, 8 and 16.
    Case("the last VGPR", "v_mov_b32 v7, 0" + END, says={"vgprs": 8, "instructions": 2, "size": 8}),
    Case("a VGPR more", "v_mov_b32 v8, 0" + END, "vgprs", says={"vgprs": 9}),
    Case("a block of VGPRs", "v_mov_b32 v7, 0" + END, vgprs=5),
    Case("a source", "v_mov_b32 v0, v8" + END, "vgprs"),
    Case("two dwords", "v_add_f64 v[0:1], v[0:1], v[7:8]" + END, "vgprs"),
    Case("loaded", "global_load_dwordx4 v[5:8], v[0:1], off" + END, "vgprs"),
    Case("stored", "global_store_dwordx3 v[0:1], v[5:7], off" + END, says={"vgprs": 8, "flat": False}),
    Case("SDWA and DPP", "v_add_u32_sdwa v1, v2, v8 dst_sel:BYTE_0; v_mov_b32_dpp v1, v2 row_shl:1" + END, "vgprs"),
    Case("a dword of status", "buffer_load_dword v[7:8], off, s[0:3], 0 tfe" + END, "vgprs"),
    Case("nothing is returned", "flat_atomic_add v[0:1], v2" + END, says={"vgprs": 3, "flat": True}),
    Case("VGPRs before AGPRs", "v_mov_b32 v7, 0; v_accvgpr_write_b32 a7, v0" + END, vgprs=16, **on("gfx90a"),
         says={"vgprs": 8, "agprs": 8}),
    Case("a VGPR among AGPRs", "v_mov_b32 v8, 0" + END, "agpr-space", vgprs=16, **on("gfx90a")),
    Case("the last VGPR among AGPRs", "v_mov_b32 v15, 0" + END, "agpr-space", vgprs=16, **on("gfx942")),
    Case("a VGPR after all AGPRs", "v_mov_b32 v16, 0" + END, "vgprs", vgprs=16, **on("gfx942")),
    Case("a VGPR among AGPRs that are used", "v_mov_b32 v8, 0; v_accvgpr_write_b32 a0, v0" + END, "vgprs", vgprs=16,
         **on("gfx90a")),
    Case("shipped flash attention", "v_mov_b32 v235, 0" + END, "agpr-space", processor="gfx942", vgprs=256,
         directives=".amdhsa_accum_offset 160"),
    Case("an AGPR more", "v_accvgpr_write_b32 a8, v0" + END, "agprs", vgprs=16, **on("gfx942")),
    Case("no AGPRs", "v_accvgpr_write_b32 a0, v0" + END, "agprs", **on("gfx950")),
    Case("a file of AGPRs", "v_accvgpr_write_b32 a7, v7" + END, processor="gfx908"),
    Case("an AGPR after them", "v_mfma_f32_4x4x1f32 a[5:8], v0, v1, a[0:3]" + END, "agprs", processor="gfx908"),
    Case("the last SGPR", "s_mov_b32 s15, 0" + END, says={"sgprs": 16, "vcc": False}),
    Case("an SGPR more", "s_mov_b64 s[16:17], 0" + END, "sgprs"),
    Case("a block of SGPRs", "s_mov_b32 s15, 0" + END, sgprs=1),
    Case("TTMPs and M0", "s_mov_b32 ttmp15, m0; s_mov_b64 exec, 0" + END, says={"sgprs": 0}),
    Case("by an index", "s_set_gpr_idx_on s0, 1; v_mov_b32 v0, v1; s_set_gpr_idx_off" + END, says={"indexed": True}),

    # VCC and its like, which are SGPRs after the others.
    Case("VCC", "s_mov_b32 s15, vcc_lo" + END, "vcc", says={"vcc": True, "sgprs": 16}),
    Case("VCC within a block", "s_mov_b32 s13, vcc_lo" + END),
    Case("VCC is reserved", "s_mov_b32 s15, vcc_lo" + END, directives=""),
    Case("VCC that is not written", "s_mov_b32 s15, 0; v_cmp_eq_u32_e32 0, v0" + END, "vcc"),
    Case("a mask that is written", "v_cmp_eq_u32_e64 s[14:15], 0, v0" + END),
    Case("a carry", "s_mov_b32 s15, 0; v_addc_co_u32 v0, vcc, v0, v0, vcc" + END, "vcc"),
    Case("v_div_fmas", "s_mov_b32 s15, 0; v_div_fmas_f32 v0, v0, v0, v0" + END, "vcc"),
    Case("FLAT_SCRATCH", "s_mov_b32 flat_scratch_lo, s10" + END, "vcc", says={"flat_scratch": True}),
    Case("FLAT_SCRATCH within a block", "s_mov_b32 flat_scratch_hi, s9" + END),
    Case("XNACK_MASK", "s_mov_b64 xnack_mask, s[12:13]" + END, "vcc", says={"xnack_mask": True}),
    Case("a branch on VCC", "k1: s_mov_b32 s15, 0; s_cbranch_vccnz k1" + END, "vcc", says={"vcc": True}),
    Case("blocks of SGPRs that kdasm reserves since GFX940", "s_mov_b32 s15, flat_scratch_lo" + END, sgprs=10, **on("gfx942"),
         says={"flat_scratch": True, "sgprs": 16}),
    Case("VCC since GFX940", "s_mov_b32 s15, vcc_lo" + END, "vcc", sgprs=10, **on("gfx942")),
    Case("VCC within a block since GFX940", "s_mov_b32 s13, vcc_lo" + END, sgprs=10, **on("gfx942")),

    # Memory.
    Case("scratch", "scratch_load_dword v0, off, s0" + END, "scratch", **on("gfx942"), says={"scratch": True}),
    Case("scratch before GFX940", "scratch_store_dword v0, v1, off" + END, "scratch"),
    Case("scratch is enabled", "scratch_load_dword v0, off, s0" + END, processor="gfx942",
         directives=".amdhsa_accum_offset 8\n.amdhsa_enable_private_segment 1"),
    Case("scratch is enabled before GFX940", "scratch_store_dword v0, v1, off" + END,
         directives=NO_EXTRA + "\n.amdhsa_system_sgpr_private_segment_wavefront_offset 1"),
    Case("LDS", "ds_read_b32 v0, v1" + END, "lds", says={"lds": True}),
    Case("LDS is there", "ds_read_b32 v0, v1" + END, directives=NO_EXTRA + "\n.amdhsa_group_segment_fixed_size 4"),
    Case("between lanes", "ds_bpermute_b32 v0, v1, v2; ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,1); ds_nop" + END,
         says={"lds": False}),
    Case("GDS", "ds_add_u32 v0, v1 gds; ds_gws_barrier v0 gds" + END, says={"lds": False}),
    Case("to LDS", "buffer_load_dword off, s[0:3], 0 lds" + END, "lds"),
    Case("to LDS since GFX940", "global_load_lds_dword v0, s[0:1]" + END, "lds", **on("gfx950")),
    Case("LDS as a source", "v_mov_b32 v0, src_lds_direct" + END, "lds"),
    Case("cache", "buffer_wbinvl1; s_dcache_wb" + END, says={"lds": False, "scratch": False, "flat": False}),

    # GFX10 to GFX12: descriptors do not count SGPRs, VGPRs are in blocks of 8 or 4 by the size of wavefronts.
    Case("the last VGPR of 32 lanes", "v_mov_b32 v7, 0" + END, vgprs=1, **rdna("gfx1030"), says={"vgprs": 8}),
    Case("a VGPR more of 32 lanes", "v_mov_b32 v8, 0" + END, "vgprs", **rdna("gfx1010")),
    Case("the last VGPR of 64 lanes", "v_mov_b32 v3, 0" + END, vgprs=1, **rdna("gfx1030", 64)),
    Case("a VGPR more of 64 lanes", "v_mov_b32 v4, 0" + END, "vgprs", vgprs=1, **rdna("gfx1200", 64)),
    Case("the last VGPR of 16", "v_mov_b32 v23, 0" + END, vgprs=17, **rdna("gfx1151")),
    Case("half a VGPR", "v_mov_b16 v0.l, v7.h" + END, **rdna("gfx1100"), says={"vgprs": 8}),
    Case("half a VGPR more", "v_add_f16 v8.h, v0.l, v1.l" + END, "vgprs", **rdna("gfx1100")),
    Case("half a VGPR that is high", "v_fma_f16 v0.l, v1.h, v2.l, v200.h" + END, "vgprs", vgprs=200, **rdna("gfx1101")),
    Case("the first half of a pair", "v_dual_mov_b32 v8, v0 :: v_dual_mov_b32 v1, v2" + END, "vgprs", **rdna("gfx1100")),
    Case("the second half of a pair", "v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v3, v4, v9" + END, "vgprs", **rdna("gfx1200")),
    Case("VCC in a pair", "v_dual_mov_b32 v0, v1 :: v_dual_cndmask_b32 v3, v4, v5" + END, **rdna("gfx1100"),
         says={"vcc": True, "vgprs": 6}),
    Case("a list of addresses", "image_sample v[0:3], [v4, v8], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D" + END, "vgprs",
         **rdna("gfx1030")),
    Case("the end of a list", "image_sample_d v[0:3], [v1, v2, v3, v[5:7]], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D" + END,
         **rdna("gfx1200"), says={"vgprs": 8}),
    Case("behind the end of a list", "image_sample_d v[0:3], [v1, v2, v3, v5, v[7:8]], s[0:7], s[8:11] dmask:0xf "
         "dim:SQ_RSRC_IMG_2D" + END, "vgprs", **rdna("gfx1100")),
    Case("a ray", "image_bvh_intersect_ray v[0:3], [v0, v1, v[2:4], v[5:7], v[6:8]], s[0:3]" + END, "vgprs", **rdna("gfx1100")),
    Case("colours and a status", "image_load v[4:8], v[0:1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D tfe" + END, "vgprs", **rdna("gfx1010")),
    Case("colours of 16 bits", "image_load v[6:7], v[0:1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D d16" + END, **rdna("gfx1030"),
         says={"vgprs": 8}),
    Case("a matrix", "v_wmma_f32_16x16x16_f16 v[20:27], v[4:11], v[12:19], 0" + END, vgprs=28, **rdna("gfx1100")),
    Case("a matrix with one register more", "v_wmma_f32_16x16x16_f16 v[25:32], v[4:11], v[12:19], 0" + END, "vgprs", vgprs=32,
         **rdna("gfx1100")),
    Case("a matrix of 64 lanes", "v_wmma_f32_16x16x16_f16 v[20:23], v[4:11], v[12:19], 0" + END, vgprs=24, **rdna("gfx1100", 64),
         says={"vgprs": 24}),
    Case("a matrix of 64 lanes with one register more", "v_wmma_f32_16x16x16_f16 v[21:24], v[4:5], v[12:13], 0" + END, "vgprs",
         vgprs=24, **rdna("gfx1200", 64)),
    Case("a matrix for a kernel of other wavefronts", "v_wmma_f32_16x16x16_f16 v[20:23], v[4:11], v[12:19], 0" + END, "vgprs", vgprs=24,
         processor="gfx1100", wave=64, directives=".amdhsa_wavefront_size32 1", says={"vgprs": 28}),
    Case("a sparse matrix", "v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v24" + END, "vgprs", vgprs=24, **rdna("gfx1201")),
    Case("all SGPRs", "s_mov_b64 s[104:105], vcc; s_mov_b64 vcc, ttmp[4:5]" + END, sgprs=1, **rdna("gfx1030"),
         says={"sgprs": 106, "vcc": True}),
    Case("no register", "s_mov_b32 null, s0; s_mov_b64 exec, 0; v_cmp_eq_u32 null, 0, v0" + END, **rdna("gfx1200"), says={"sgprs": 1}),
    Case("scratch by its address alone", "scratch_load_dword v0, off, off offset:4" + END, "scratch", **rdna("gfx1030")),
    Case("scratch with both addresses", "scratch_store_b32 v0, v1, s2" + END, "scratch", **rdna("gfx1100"), says={"scratch": True}),
    Case("scratch is enabled since GFX11", "scratch_load_b32 v0, off, s0" + END, processor="gfx1200",
         directives=".amdhsa_enable_private_segment 1"),
    Case("scratch is enabled on GFX10", "scratch_load_dword v0, off, s0" + END, processor="gfx1010",
         directives=".amdhsa_system_sgpr_private_segment_wavefront_offset 1"),
    Case("a flat address", "flat_load_b32 v0, v[2:3]" + END, **rdna("gfx1200"), says={"flat": True, "scratch": False}),
    Case("LDS of GFX12", "ds_load_b32 v0, v1" + END, "lds", **rdna("gfx1200")),
    Case("between lanes of GFX12", "ds_bpermute_fi_b32 v0, v1, v2; ds_nop" + END, **rdna("gfx1200"), says={"lds": False}),
    Case("a stack of a ray", "ds_bvh_stack_rtn_b32 v0, v1, v2, v[4:7]" + END, "lds", **rdna("gfx1100"), says={"lds": True}),
    Case("the register from LDS", "lds_direct_load v0" + END, "lds", **rdna("gfx1100")),
    Case("GDS of GFX11", "ds_add_gs_reg_rtn v[0:1], v2 gds" + END, **rdna("gfx1100"), says={"lds": False}),
    Case("to LDS on GFX10", "buffer_load_dword off, s[0:3], 0 lds" + END, "lds", **rdna("gfx1030")),
    Case("by an index of GFX11", "v_movrels_b32 v0, v1" + END, **rdna("gfx1100"), says={"indexed": True}),
    Case("no end before s_code_end", "s_nop 0; .size k, .-k; .fill 48, 4, 0xbf9f0000", "end", **rdna("gfx1100"), says={"size": 4}),
    Case("an end before s_code_end", "s_endpgm; .size k, .-k; .fill 48, 4, 0xbf9f0000", **rdna("gfx1030"), says={"instructions": 1}),
    Case("s_code_end is no end", "s_code_end", "end", **rdna("gfx1200"), says={"runs_on": True}),
    Case("an end of GFX10", "s_endpgm_ordered_ps_done", **rdna("gfx1010")),
    Case("a loop of halves", "s_subvector_loop_begin s0, far; s_nop 0; far: s_subvector_loop_end s0, k1; k1: s_endpgm", **rdna("gfx1030"),
         says={"instructions": 4}),

    # Where code ends.
    Case("no end", "s_nop 0", "end", says={"runs_on": True}, text="can run on past its end, 4 bytes after "),
    Case("an end", "s_endpgm", says={"runs_on": False, "leaves": False}),
    Case("another end", "s_endpgm_saved"),
    Case("the other way has no end", "s_cbranch_scc0 more; s_endpgm; more: s_nop 0", "end"),
    Case("a loop that may end", "s_cbranch_scc0 k", "end"),
    Case("a loop", "s_branch k", says={"instructions": 1}),
    Case("elsewhere", "s_setpc_b64 s[0:1]", says={"leaves": True}),
    Case("a call", CALL, says={"leaves": True}),
    Case("a call that is known", "s_call_b64 s[0:1], f; f: s_setpc_b64 s[0:1]"),
    Case("a trap", "s_trap 2", says={"leaves": False}),
    Case("its size is too small", "s_nop 0; .size k, 4; s_endpgm", "end", says={"size": 4}),
    Case("the largest of its sizes", ".type l,@function; .size l, 4; l: s_nop 0; s_endpgm; .size k, .-k", says={"size": 8}),
    Case("its size is too large", "s_nop 0; .size k, 400", "end", says={"size": 4}),
    Case("the next kernel", f"s_nop 0; .p2align 8; other: v_mov_b32 v200, 0; s_endpgm; {OTHER}; .text", "end",
         says={"size": 256, "vgprs": 0}, text="can run on into another kernel, 256 bytes after "),
    Case("another entry", "s_nop 0; .p2align 8; other: v_mov_b32 v200, 0; s_endpgm; .size k, .-k;" + OTHER + ";.text",
         says={"leaves": True, "vgprs": 0}),
    Case("the next function", ".type f,@function; s_nop 0; f: v_mov_b32 v200, 0; s_endpgm",
         says={"leaves": True, "vgprs": 0}),
    Case("a branch away", ".type f,@function; s_branch f; f: v_mov_b32 v200, 0; s_endpgm", says={"leaves": True}),

    # What is reached.
    Case("after the end", "s_endpgm; v_mov_b32 v200, 0; .long 0xffffffff", says={"instructions": 1}),
    Case("over data", "s_branch over; .long 0xffffffff, 0x7f900000; over: s_endpgm", says={"instructions": 2}),
    Case("by a branch", "s_cbranch_vccz far; s_endpgm; .long 0xffffffff; far: v_mov_b32 v8, 0; s_endpgm", "vgprs",
         says={"instructions": 4}),
    Case("back", "s_branch far; near: v_mov_b32 v8, 0; s_endpgm; far: s_branch near", "vgprs"),
    Case("into an instruction", ".long 0xbf820001; v_mov_b32 v8, 0x7e000280; s_endpgm", says={"instructions": 3, "vgprs": 1}),
    Case("after a call", CALL + "; v_mov_b32 v8, 0; s_endpgm; .size k, .-k", "vgprs"),
    Case("data after a call", CALL + "; v_mov_b32 v200, 0; .size k, .-k", says={"vgprs": 201, "runs_on": False}),
    Case("data after a trap", "s_mov_b32 s16, 0; s_trap 2; v_mov_b32 v200, 0; .long 0xffffffff", "sgprs", says={"unknown_at": 12}),
    Case("data before a call", f"s_cbranch_scc0 k1; s_mov_b32 s16, 0; .long 0xffffffff; k1: {CALL}; s_endpgm"),
    Case("an end after no instruction", "s_cbranch_scc0 k1; .long 0xffffffff; k1: s_nop 0; .size k, .-k", says={"runs_on": False}),
    Case("a call before another function", CALL + "; .type f,@function; f: v_mov_b32 v200, 0"),
    Case("no instruction", "v_mov_b32 v8, 0; .long 0xffffffff; s_nop 0", says={"unknown_at": 4}),
    Case("data with a relocation", "v_mov_b32 v8, 0; .long k; s_nop 0", says={"unknown_at": 4}, links=False),
    Case("a branch with a relocation", ".reloc k, R_AMDGPU_REL16, f; s_cbranch_scc0 k; s_endpgm", says={"leaves": True}, links=False),
    Case("a literal with a relocation", "s_mov_b32 s0, f@rel32@lo; s_endpgm; .globl f; .hidden f; f: s_nop 0", says={"leaves": False}),
    Case("half an instruction", "s_nop 0; .long 0xd1000000; .size k, 8", says={"unknown_at": 4}),
    Case("another generation", "", processor="gfx803", directives=""),

    # Preloaded arguments: firmware starts the kernel 256 bytes after its entry, too.
    Case("both entries", PROLOGUE + "v_mov_b32 v8, 0" + END, "vgprs", **preloading("gfx942"), says={"preload_entry": 256, "instructions": 5}),
    Case("the second entry alone", "s_endpgm; .p2align 8; v_mov_b32 v8, 0" + END, "vgprs", **preloading("gfx90a"),
         says={"preload_entry": 256, "instructions": 3}),
    Case("no second entry", "s_endpgm", **preloading("gfx942"), says={"preload_entry": 256, "instructions": 1}),
    Case("no end from the second entry", PROLOGUE + "v_mov_b32 v0, 0", "end", **preloading("gfx950")),

    # amd_kernel_code_t.
    Case("version 2", "v_mov_b32 v7, 0; s_mov_b32 s15, 0; s_endpgm", processor="version 2",
         says={"vgprs": 8, "sgprs": 16}),
    Case("version 2, VGPRs", "v_mov_b32 v8, 0; s_endpgm", "vgprs", processor="version 2"),
    Case("version 2, SGPRs", "s_mov_b32 s16, 0; s_endpgm", "sgprs", processor="version 2"),
    Case("version 2, VCC", "s_mov_b32 s15, vcc_lo; s_endpgm", "vcc", processor="version 2"),
    Case("version 2, no end", "s_nop 0; .size k, .-k", "end", processor="version 2", says={"size": 4}),
    Case("version 2, the next kernel", "s_nop 0; .p2align 8; .amdgpu_hsa_kernel other; other: .amd_kernel_code_t;"
         ".end_amd_kernel_code_t; v_mov_b32 v200, 0; s_endpgm", "", processor="version 2", says={"vgprs": 0}),
)


class Checker:
    def __init__(self, build: Path, folder: Path) -> None:
        self.kdasm, self.kdinfo, self.folder = str(build / "kdasm"), str(build / "kdinfo"), folder

    def run(self, *command: str | Path) -> str:
        return started.run(command, text=True).stdout

    def check(self, case: Case) -> str:
        """The complaint about a case, empty when it passes."""
        base = self.folder / re.sub(r"\W", "_", case.name)
        source, names = base.with_suffix(".s"), [base.with_suffix(".o")]
        source.write_text(case.source())
        flags = ["--amdhsa-code-object-version=2", "-mcpu=gfx900"] if case.processor == "version 2" else case.mode()
        names += [base.with_suffix(".hsaco")] if case.links else []
        for made in names:
            shared = ["-shared"] if made.suffix == ".hsaco" else []
            done = started.run([self.kdasm, "-W", *flags, *shared, source, "-o", made], text=True)
            if done.returncode:
                return done.stderr
            if complaint := self.check_object(case, made):
                return f"{made.name}: {complaint}"
        return self.check_source(case, source, base) if case.processor != "version 2" else ""

    def check_source(self, case: Case, source: Path, base: Path) -> str:
        """What the assembler finds, and the lines: those of the source, and of debug information."""
        made, linked = base.with_suffix(".g.o"), base.with_suffix(".g.hsaco")
        done = started.run([self.kdasm, "-Wno-all", *WANTED, "-g", *case.mode(), "-c", source, "-o", made], text=True)
        if (found := sorted(check for name, check in FINDING.findall(done.stderr) if name == "k")) != sorted(case.found.split()):
            return f"{source.name}: {found}, not {case.found.split()}\n{done.stderr}"
        said = sorted(LINE.findall(done.stderr))
        for options, file in (([], made), (["-shared"], linked)) if case.links else (([], made),):
            if options and subprocess.run([self.kdasm, "-W", *options, *case.mode(), source, "-g", "-o", file], check=False).returncode:
                return f"{source.name}: no link"
            document = json.loads(self.run(self.kdinfo, "--check", "--json", "-Wno-all", *WANTED, "-k", "k", file))
            lines = sorted((str(finding.get("line")), finding["check"]) for finding in document["findings"])
            wanted = sorted((line, f"code-{check}") for line, name, check in said if name == "k")
            if lines != wanted:
                return f"{file.name}: {lines}, not {wanted}"
        return ""

    def check_object(self, case: Case, made: Path) -> str:
        text = self.run(self.kdinfo, "--check", "-Wno-all", *WANTED, "-k", "k", made)
        if (found := sorted(check for _, check in FINDING.findall(text))) != sorted(case.found.split()):
            return f"{found}, not {case.found.split()}\n{text}"
        if case.text not in text or case.text not in self.run(self.kdinfo, "--explain", "-k", "k", made):
            return f"no text {case.text}"
        usual = FINDING.findall(self.run(self.kdinfo, "--check", "-k", "k", made))
        if [check for _, check in usual] != [check for check in case.found.split() if check not in ("lds", "agpr-space")]:
            return f"without options: {usual}"
        document = json.loads(self.run(self.kdinfo, "--json", "--explain", "-k", "k", made))
        code = document["objects"][0]["kernels"][0]["uses"]
        if case.processor == "gfx803":
            return "" if code is None else f"{code}"
        if code is None:
            return "nothing is known of its code"
        differing = {key: code.get(key) for key, value in case.says.items() if code.get(key) != value}
        return f"it says {differing}" if differing else ""


def main() -> int:
    build, words = Path(sys.argv[1]).resolve(), sys.argv[2:]
    cases = [case for case in CASES if all(word in case.name for word in words)]
    with tempfile.TemporaryDirectory(prefix="kdinfo-code-") as folder, ThreadPoolExecutor(2) as pool:
        complaints = list(pool.map(Checker(build, Path(folder)).check, cases))
    for case, complaint in zip(cases, complaints):
        if complaint:
            print(f"FAILED {case.name}: {complaint}")
    failed = sum(map(bool, complaints))
    print(f"{len(cases) - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
