#!/usr/bin/env python3
"""
What kdasm-lsp offers to complete, and what it says of operands while they are written.

    completed.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import re
import subprocess
import sys

from client import Client, Served, TARGET, applied, at, main
from compared import said_by_kdasm

GFX9 = TARGET.format("gfx90a")

# A text with a mark, what is offered there, and what is not.
OFFERED = [
    (GFX9 + "\tv_add_f3@@", ["v_add_f32"], ["v_add_f16"]),
    (GFX9 + "\tv_fmac_dx9@@", [], ["v_fmac_dx9_zero_f32"]),
    (TARGET.format("gfx1100") + "\tv_fmac_dx9@@", ["v_fmac_dx9_zero_f32"], []),
    (GFX9 + ".macro my_add a\n.endm\n\tmy_@@", ["my_add"], []),
    (GFX9 + "@@", ["kernel", "macro", "s_mov_b32", ".p2align"], []),
    (GFX9 + "\t.p2@@", [".p2align"], [".byte"]),
    (GFX9 + "x: s_mo@@", ["s_mov_b32"], []),
    (GFX9 + "\tv_mov_b32 v9, s12\n\tv_add_f32 v0, @@", ["v9", "s12", "vcc", "exec", "1.0"], ["off"]),
    (GFX9 + "\tglobal_load_dword v1, v2, @@", ["off"], ["glc"]),
    (GFX9 + "\tglobal_load_dword v1, v2, off @@", ["offset:", "glc", "slc"], ["off", "dlc"]),
    (TARGET.format("gfx1030") + "\tglobal_load_dword v1, v2, off @@", ["dlc"], []),
    (GFX9 + "\ts_getreg_b32 s0, hwreg(@@", ["HW_REG_MODE", "HW_REG_TBA_LO"], ["HW_REG_WAVE_MODE"]),
    (TARGET.format("gfx1200") + "\ts_getreg_b32 s0, hwreg(HW_REG_WAVE_S@@", ["HW_REG_WAVE_STATUS"], ["HW_REG_MODE"]),
    (GFX9 + "\ts_sendmsg sendmsg(@@", ["MSG_INTERRUPT", "MSG_GS"], ["MSG_DEALLOC_VGPRS"]),
    (TARGET.format("gfx1100") + "\ts_sendmsg sendmsg(@@", ["MSG_DEALLOC_VGPRS"], []),
    (GFX9 + "\ts_sendmsg sendmsg(MSG_GS, @@", ["GS_OP_CUT"], ["MSG_GS"]),
    (GFX9 + "\ts_waitcnt @@", ["vmcnt(", "lgkmcnt(", "expcnt("], []),
    (GFX9 + "loop:\nsize = 4\n\ts_branch @@", ["loop"], ["vcc"]),
    (GFX9 + "k:\n.amdhsa_kernel @@", ["k"], []),
    (GFX9 + ".amdhsa_kernel k\n\t.amdhsa_next_free_sgpr 4\n\t.amdhsa_next@@\n.end_amdhsa_kernel", [".amdhsa_next_free_vgpr"], [".amdhsa_next_free_sgpr"]),
    (GFX9 + ".amdhsa_kernel k\n\t@@\n.end_amdhsa_kernel", [".amdhsa_accum_offset", ".amdhsa_ieee_mode"], [".amdhsa_memory_ordered", "s_mov_b32"]),
    (GFX9 + ".amd_kernel_code_t\n\t@@\n.end_amd_kernel_code_t", ["user_sgpr_count"], []),
    ('.amdgcn_target "amdgcn-amd-amdhsa--gfx94@@"', ["amdgcn-amd-amdhsa--gfx942"], ["amdgcn-amd-amdhsa--gfx900"]),
    (GFX9 + ".type k, @@", ["@function"], []),
    (GFX9 + ".section @@", [".rodata"], []),
    (GFX9 + '.include "@@"', ["part.inc", "folder/"], []),
    (GFX9 + '.include "folder/@@"', ["inner.inc"], ["part.inc"]),
    (GFX9 + "foo = 4\n\t.long f@@", ["foo"], []),
    (GFX9 + ".amdgpu_metadata\n@@\n.end_amdgpu_metadata", ["amdhsa.version:", "amdhsa.kernels:"], [".name:"]),
    (GFX9 + ".amdgpu_metadata\namdhsa.kernels:\n  - .s@@\n.end_amdgpu_metadata", [".symbol:", ".sgpr_count:"], [".size:"]),
    (GFX9 + ".amdgpu_metadata\namdhsa.kernels:\n  - .name: k\n    .args:\n      - .s@@\n.end_amdgpu_metadata", [".size:"], [".symbol:"]),
    (GFX9 + ".amdgpu_metadata\namdhsa.kernels:\n  - .name: k\n    .args:\n      - .value_kind: gl@@\n.end_amdgpu_metadata", ["global_buffer"], ["by_value"]),
    (GFX9 + "// v_ad@@", [], ["v_add_f32"]),
    (GFX9 + "\tv_mov_b32_dpp v0, v1 @@", ["quad_perm:[0,1,2,3]", "row_shl:", "row_mirror", "row_mask:"], ["dpp_ctrl", "dst_sel:"]),
    (GFX9 + "\tv_mov_b32 v0, v1 @@", ["row_shl:", "dst_sel:"], []),
    (GFX9 + "\tv_mov_b32_sdwa v0, v1 dst_sel:@@", ["BYTE_0", "DWORD"], ["dst_sel:", "UNUSED_PAD"]),
    (GFX9 + "\tv_mov_b32_sdwa v0, v1 dst_unused:UNUSED_P@@", ["UNUSED_PAD", "UNUSED_PRESERVE"], ["UNUSED_SEXT"]),
    (TARGET.format("gfx1201") + "\tglobal_load_b32 v0, v1, s[0:1] th:@@", ["TH_LOAD_RT", "TH_LOAD_NT_HT"], ["SCOPE_CU", "th:"]),
    (TARGET.format("gfx1201") + "\tglobal_load_b32 v0, v1, s[0:1] th:TH_LOAD_RT scope:@@", ["SCOPE_CU", "SCOPE_SYS"], ["TH_LOAD_RT"]),
    (TARGET.format("gfx1100") + "\ts_delay_alu instid0(@@", ["VALU_DEP_1"], ["instid0(", "SAME"]),
    (TARGET.format("gfx1100") + "\ts_delay_alu instid0(VALU_DEP_1) | @@", ["instskip(", "instid1("], []),
    (TARGET.format("gfx1100") + "\ts_delay_alu instid0(VALU_DEP_1) | instskip(@@", ["SAME", "SKIP_1"], ["VALU_DEP_1"]),
    (TARGET.format("gfx1100") + "\tv_dual_mov_b32 v0, v1 :: @@", ["v_dual_add_f32"], ["v_add_f32", ".byte", "kernel"]),
    (TARGET.format("gfx1100") + "\tv_dual_mov_b32 v0, v1 :: v_dual_add_f32 v1, @@", ["vcc", "1.0"], ["v_dual_add_f32"]),
    (GFX9 + "\ts_waitcnt vmcnt(0) & @@", ["lgkmcnt("], []),
    (GFX9 + "loop:\n\ts_branch loop @@", [], ["loop"]),
    (GFX9 + "\ts_sendmsg sendmsg(MSG_GS_DONE, @@", ["GS_OP_NOP"], ["SYSMSG_OP_REG_RD"]),
    (GFX9 + "\ts_sendmsg sendmsg(MSG_INTERRUPT, @@", [], ["GS_OP_NOP"]),
    (GFX9 + "\t.long .amdgcn.@@", [".amdgcn.next_free_vgpr", ".amdgcn.gfx_generation_number"], []),
]


class Completed(Served):
    def offered(self, marked: str) -> list[dict]:
        return self.ask("completion", marked)["items"]

    def items(self) -> None:
        (self.folder / "part.inc").write_text("")
        (self.folder / "folder").mkdir()
        (self.folder / "folder" / "inner.inc").write_text("")
        for marked, wanted, unwanted in OFFERED:
            labels = {item["label"] for item in self.offered(marked)}
            self.check(f"offered in {marked!r}", set(wanted) <= labels and not labels & set(unwanted), sorted(labels)[:40])

    def once(self) -> None:
        for marked in ('.amdgcn_target "@@"', GFX9 + "\tv_mov_b32 v0, v1 @@", TARGET.format("gfx1201") + "\tglobal_load_b32 v0, v1, s[0:1] @@"):
            labels = [item["label"] for item in self.offered(marked)]
            self.check(f"once in {marked!r}", labels and len(labels) == len(set(labels)), labels)

    def replaced(self) -> None:
        """What is taken takes the place of what was written."""
        for marked, label, wanted in ((GFX9 + "\t.p2al@@ 8\n", ".p2align", GFX9 + "\t.p2align 8\n"),
                                      (GFX9 + "\ts_waitcnt vm@@", "vmcnt(", GFX9 + "\ts_waitcnt vmcnt("),
                                      (GFX9 + '.include "folder/in@@"', "inner.inc", GFX9 + '.include "folder/inner.inc"')):
            item = next(item for item in self.offered(marked) if item["label"] == label)
            made = applied(marked.replace("@@", ""), [item["textEdit"]])
            self.check(f"{label} is put in", made == wanted, made)

    def resolved(self) -> None:
        item = next(item for item in self.offered(GFX9 + "\tv_add_f32@@") if item["label"] == "v_add_f32")
        told = self.client.request("completionItem/resolve", item)
        self.check("what an instruction does", "vector, two sources" in told["documentation"]["value"], told)

    def kernels(self) -> None:
        """The snippet of a kernel assembles without a word, on every processor."""
        listed = subprocess.run([self.build / "kdasm", "--target-list"], capture_output=True, text=True, check=True).stdout
        processors = re.findall(r"^(gfx[\w-]+) .*\byes\b", listed, re.MULTILINE)
        self.check("there are processors", len(processors) > 40, listed)
        for processor in processors:
            marked = TARGET.format(processor).replace(".text\n", "") + "kern@@"
            items = [item for item in self.offered(marked) if item["label"] == "kernel"]
            if not items:
                self.check(f"a kernel for {processor}", False)
                continue
            made = applied(marked.replace("@@", ""), [items[0]["textEdit"]])
            made = re.sub(r"\$\{\d+:([^}]*)\}|\$0", lambda match: match[1] or "s_nop 0", made)
            said = [row for row in said_by_kdasm(self.build, self.folder / "kernel.s", made, []) if row[3] != "kernels-without-prologue"]
            self.check(f"a kernel for {processor}", not said, f"{said}\n{made}")

    def plain(self) -> None:
        """A client without snippets gets none."""
        client = Client(self.build, {})
        place, text = at("untitled:a", GFX9 + ".amdhsa_kernel k\n\t@@\n.end_amdhsa_kernel\n")
        client.open("untitled:a", text)
        items = client.request("textDocument/completion", place)["items"]
        self.check("no snippets", items and not any("insertTextFormat" in item for item in items), items[:3])
        client.end()

    def signatures(self) -> None:
        def shown(marked: str) -> tuple[str, str]:
            found = self.ask("signatureHelp", marked)
            if not found:
                return "", ""
            signature = found["signatures"][found["activeSignature"]]
            labels = signature["parameters"]
            start, end = labels[found["activeParameter"]]["label"] if found["activeParameter"] < len(labels) else (0, 0)
            return signature["label"], signature["label"][start:end]
        for marked, label, active in ((GFX9 + "\tv_add_f32 @@", "v_add_f32_e32 vdst, src0, vsrc1", "vdst"),
                                      (GFX9 + "\tv_add_f32 v0, v1, @@", "v_add_f32_e32 vdst, src0, vsrc1", "vsrc1"),
                                      (GFX9 + "\tv_add_f32_e64 v0, @@", "v_add_f32_e64 vdst, src0:m, src1:m [clamp] [omod]", "src0:m"),
                                      (GFX9 + "\tglobal_load_dword v0, v[1:2], o@@", "global_load_dword vdst, vaddr, off [offset:n] [glc] [slc] [scc]", "off"),
                                      (GFX9 + "\t.p2align 8, @@", ".p2align power[, value[, limit]]", "value"),
                                      (GFX9 + ".macro my a, b=3\n.endm\n\tmy 1, @@", "my a, b=3", "b=3"),
                                      (GFX9 + "\ts_mov_b32 @@", "s_mov_b32 sdst, ssrc", "sdst"),
                                      (GFX9 + ".amdhsa_kernel k\n\t.amdhsa_next_free_vgpr @@", ".amdhsa_next_free_vgpr value", "value"),
                                      (TARGET.format("gfx1100") + "\tv_dual_mov_b32 v0, v1 :: v_dual_add_f32 v1, @@",
                                       "v_dual_add_f32 vdst, src0, vsrc1 :: half", "src0")):
            self.check(f"signature of {marked!r}", shown(marked) == (label, active), shown(marked))
        found = self.ask("signatureHelp", "\ts_mov_b32 @@")["signatures"]
        self.check("each form once without a processor", len(found) == 1, found)
        for marked in (GFX9 + "@@", GFX9 + "// v_add_f32 @@", GFX9 + "\tfrobnicate @@", ".amdgpu_metadata\n.name: @@\n.end_amdgpu_metadata"):
            self.check(f"no signature of {marked!r}", self.ask("signatureHelp", marked) is None)

    def everything(self) -> None:
        self.items()
        self.once()
        self.replaced()
        self.resolved()
        self.kernels()
        self.plain()
        self.signatures()


if __name__ == "__main__":
    sys.exit(main(Completed))
