#!/usr/bin/env python3
"""
What kdasm-lsp tells of the word under the pointer.

    hovered.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import sys

from client import Served, TARGET, at, main

SOURCE = TARGET.format("gfx90a") + """\
// see missing-wait and -Wno-missing-wait-state
.macro twice register, by=2
	v_mul_f32 \\register, \\by, \\register
	v_add_f32 \\register, \\register, \\register
.endm
size = 72
.globl kernel
.p2align 8
kernel:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	v_mov_b32 v1, 0x3f800000
	s_waitcnt lgkmcnt(0)
	twice v1
	global_load_dword v4, v1, s[2:3] offset:16
	s_setreg_b32 hwreg(HW_REG_MODE), s2
	s_endpgm
.rodata
.p2align 6
.amdhsa_kernel kernel
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_next_free_vgpr size
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
	.amdhsa_ieee_mode 0
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: kernel
    .symbol: kernel.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 14
    .vgpr_count: 72
    .max_flat_workgroup_size: 256
    .args:
      - .name: a
        .size: 8
        .offset: 0
        .value_kind: global_buffer
        .address_space: global
.end_amdgpu_metadata
"""

# What is pointed at, how far in, and what is told.
TOLD = [
    ("s_load_dwordx2", 3, ["scalar memory", "sdata, sbase", "64 bits: s vcc", "c0060080 00000000", ".text+0x0", "8 bytes"]),
    ("v_mov_b32 v1", 3, ["v_mov_b32_e32 v1, 1.0", "VOP1", "On all processors"]),
    ("global_load_dword", 3, ["global_load_b32 on GFX11", "offset:n"]),
    ("s_waitcnt", 3, ["Here it waits for s[2:3] (line 12)"]),
    ("lgkmcnt(0)", 3, ["vmcnt(n) expcnt(n) lgkmcnt(n)", "Here it waits for s[2:3] (line 12)"]),
    ("offset:16", 2, ["-4096 to 4095"]),
    ("hwreg(", 2, ["hwreg(name, first bit, bits)"]),
    ("s[2:3] offset", 2, ["scalar register", "line 12", "s_load_dwordx2"]),
    ("v4, v1", 0, ["vector register", "Not written before"]),
    ("v1, s[2:3]", 1, ["vector register", "line 15", "twice v1"]),
    ("twice v1", 2, ["macro", ".macro twice", "becomes 8 bytes", "v_mul_f32 v1, 2, v1"]),
    (".p2align 8", 3, [".p2align power", "gap up to a multiple"]),
    (".amdhsa_next_free_vgpr", 9, ["VGPRs of a work-item", "required", "GRANULATED_WORKITEM_VGPR_COUNT", "0 to 512", "the bits are 8", "all processors"]),
    (".amdhsa_ieee_mode", 9, ["default: 1", "IEEE_MODE", "the bits are 0", "GFX11"]),
    (".amdhsa_accum_offset", 9, ["4 to 256, a multiple of 4", "GFX9 in part"]),
    ("_vgpr size", 6, ["symbol, line 8", "72 = `0x48`"]),
    ("kernel.kd", 2, ["label, line 11", ".text+0x0"]),
    (".sgpr_count", 3, ["Scalar registers", "an integer, required", "version 3"]),
    (".address_space", 3, ["`global`", "a string"]),
    ("amdhsa.version", 3, ["Major and minor version"]),
    ("missing-wait and", 4, ["a check (wrong)", "Remedy"]),
    ("-Wno-missing-wait-state", 12, ["**missing-wait-state**"]),
    ("0x3f800000", 3, ["1065353216", "float 1"]),
]


# The same of lines by themselves, at a mark.
MARKED = [
    ("gfx1100", "\tv_dual_mov_b32 v0, v1 :: v_dual_a@@dd_f32 v3, v2, v2\n", ["**v_dual_add_f32**", "This line: `v_dual_mov_b32 v0, v1 ::", "src0"]),
    ("gfx1100", "\tv_wmma_f32_16x16x16_f16@@ v[0:7], v[8:15], v[16:23], v[0:7]\n", ["`[neg_lo:[0,0,0]]`"]),
    ("gfx90a", "\tv_mov_b32_dpp v0, v1 row_s@@hl:1 row_mask:0xf bank_mask:0xf\n", ["**row_shl** of v_mov_b32", "the lane that is read"]),
    ("gfx1201", "\tglobal_load_b32 v0, v1, s[0:1] th:TH_LOAD_N@@T\n", ["**TH_LOAD_NT** of global_load_b32"]),
    ("gfx90a", "1:\n\ts_branch 1@@b\n", ["**1b**: label, line 3"]),
    ("gfx90a", ".macro two a\n\ts_nop \\a\n\ts_nop 2\n.endm\n\ttw@@o 1\n", ["```\ns_nop 1\ns_nop 2\n```"]),
]


# Instructions on line 3, and the register that they write or do not, which the next line reads.
WRITERS = [
    ("gfx90a", "v_add_co_u32 v1, vcc, v2, v3", "vcc", True), ("gfx90a", "v_swap_b32 v1, v2", "v2", True),
    ("gfx90a", "buffer_atomic_add v1, v2, s[0:3], 0 offen glc", "v1", True), ("gfx90a", "buffer_atomic_add v1, v2, s[0:3], 0 offen", "v1", False),
    ("gfx90a", "global_atomic_add v1, v2, v3, s[0:1] glc", "v1", True), ("gfx90a", "global_atomic_add v2, v3, s[0:1]", "v2", False),
    ("gfx90a", "global_store_dwordx2 v1, v[2:3], s[0:1]", "v2", False), ("gfx90a", "image_sample v[1:4], v[5:6], s[0:7], s[8:11] dmask:0xf", "v3", True),
    ("gfx90a", "s_and_saveexec_b64 s[2:3], vcc", "exec", True), ("gfx90a", "s_mul_i32 s[2+1], s0, s1", "s3", True),
    ("gfx90a", "v_cmp_lt_u32 vcc, v1, v2", "v1", False), ("gfx1100", "v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v2", "v3", True),
    ("gfx1201", "global_atomic_add_u32 v1, v2, v3, s[0:1] th:TH_ATOMIC_RETURN", "v1", True),
]


class Hovered(Served):
    def hover(self, source: str, text: str, inside: int) -> str:
        offset = source.index(text) + inside
        found = self.ask("hover", source[:offset] + "@@" + source[offset:])
        return found["contents"]["value"] if found else ""

    def everything(self) -> None:
        for text, inside, wanted in TOLD:
            told = self.hover(SOURCE, text, inside)
            missing = [words for words in wanted if words not in told]
            self.check(f"hover: {text}", told and not missing, f"{missing} in\n{told}")
        for processor, marked, wanted in MARKED:
            found = self.ask("hover", TARGET.format(processor) + marked)
            told = found["contents"]["value"] if found else ""
            self.check(f"hover: {marked!r}", told and all(words in told for words in wanted), told)
        for processor, text, register, writes in WRITERS:
            found = self.ask("hover", f"{TARGET.format(processor)}\t{text}\n\tv_nop // \n\tv_mov_b32 v9, {register[0]}@@{register[1:]}\n")
            told = found["contents"]["value"] if found else ""
            self.check(f"{text}: {register}", ("Last written in this block on line 3" in told) == writes and told, told)
        found = self.ask("hover", "\ts_mov_b@@32 s0, 1\n")["contents"]["value"]
        self.check("each form once without a target", found.count("s_mov_b32 sdst, ssrc") == 1, found)
        foreign = self.hover(TARGET.format("gfx1100") + "\tv_mac_f32 v0, v1, v2\n", "v_mac", 2)
        self.check("an instruction of others", "GFX6 to GFX8" in foreign, foreign)
        broken = self.hover(SOURCE.replace("s_endpgm", "s_endpgn"), "v_mov_b32 v1", 3)
        self.check("bytes where other lines are wrong", "7e0202f2" in broken, broken)
        uri = self.opened(SOURCE)
        self.client.diagnostics(uri, 1)
        self.client.diagnosed(uri, SOURCE.replace("s_endpgm", "s_endpgn"))
        place, _ = at(uri, SOURCE.replace("_vgpr size", "_vgpr si@@ze"))
        told = self.client.request("textDocument/hover", place)["contents"]["value"]
        self.check("values that were, where other lines are wrong", "72 = `0x48`" in told, told)
        without = self.hover("\tv_add_f32 v0, v1, v2\n", "v_add", 2)
        self.check("without a target", "vector, two sources" in without, without)
        for source, text in ((SOURCE, "see "), (SOURCE, "\n.rodata"), ("\tfrobnicate 5\n", "frob")):
            self.check(f"nothing at {text!r}", self.hover(source, text, 1) == "" or text == "\n.rodata")
        old = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\nk:\n.amd_kernel_code_t\n\tuser_sgpr_count = 2\n.end_amd_kernel_code_t\n"
        self.check("keys of version 2", "bits: 1 to 5" in self.hover(old, "user_sgpr_count", 2), self.hover(old, "user_sgpr_count", 2))


if __name__ == "__main__":
    sys.exit(main(Hovered))
