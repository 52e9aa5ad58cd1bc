#!/usr/bin/env python3
"""
kdinfo --unwind: the caller of a wavefront by every rule of call frames, and what is refused.

    unwind.py BUILD

What is expected is written down from DWARF 5, 6.4 "Call Frame Information", and "DWARF Extensions For Heterogeneous
Debugging", "Call Frame Information". The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import sys

import checked
import wavefront
from evaluate import EXEC, GLOBAL, LOCAL, PRIVATE_LANE, PRIVATE_WAVE, SGPR, VGPR, VGPR_32, implicit, memory, register, undefined

VCC = 768

# The state of a wavefront in `function`, which the kernel called from 0x10 before its label `back`. Lanes 0 to 7 are
# active; the caller's were 0 to 15, which s[4:5] have. s33 of the caller is in lane 3 of v40.
STATE = """
registers:
  s4: 0xffff
  s5: 0
  s30: {back:#x}
  s31: 0
  s32: 0x1000
  s33: 0x3000
  v40: [1, 2, 3, 0x2040]
  exec: 0xff
  vcc: 0x123456789abcdef0
memory:
  private_wave: {{0x1100: "0a0b0c0d", 0x1104: "11223344"}}
  global: {{0x2000: "8877665544332211"}}
"""

FRAMES = """
.cfi_sections .debug_frame
kernel:
	.cfi_startproc
	.cfi_amdgpu_kernel
	.long 0xbf800000 // s_nop 0, of all processors
back:
	.long 0xbf810000
	.cfi_endproc
function:
	.cfi_startproc
	.cfi_llvm_def_aspace_cfa s32, 0, DW_ASPACE_AMDGPU_private_wave
	.cfi_llvm_register_pair pc, s30, 32, s31, 32
	.long 0xbea10020 // s_mov_b32 s33, s32
	{rules}
	.long 0xbf800000
	.cfi_endproc
"""

# What the specification calls examples, and the rules: name, directives, CFA, registers of the caller by number: rule, parts
# of the location, bytes.
CFA = memory(PRIVATE_WAVE, 0x1000)
RULES = [
    ("no rules", "", CFA, {}),
    ("undefined", ".cfi_undefined s7", CFA, {SGPR + 7: ("undefined", [undefined()], None)}),
    ("same value", ".cfi_same_value s33", CFA, {SGPR + 33: ("same_value", [register(SGPR + 33)], "00300000")}),
    ("offset", ".cfi_offset s8, 256", CFA, {SGPR + 8: ("offset", [memory(PRIVATE_WAVE, 0x1100)], "0a0b0c0d")}),
    ("a negative offset", ".cfi_offset s8, -16", CFA, {SGPR + 8: ("offset", [memory(PRIVATE_WAVE, 0xff0)], None)}),
    ("val_offset", ".cfi_val_offset s32, 64", CFA, {SGPR + 32: ("val_offset", [implicit("40100000")], "40100000")}),
    ("register", ".cfi_register s9, s30", CFA, {SGPR + 9: ("register", [register(SGPR + 30)], "{back}")}),
    ("val_expression", ".cfi_val_expression 768, DW_OP_const8u 0x1122334455667788", CFA,
     {VCC: ("val_expression", [implicit("8877665544332211")], "8877665544332211")}),
    ("expression, the CFA first", ".cfi_expression s8, DW_OP_LLVM_offset_uconst 260", CFA,
     {SGPR + 8: ("expression", [memory(PRIVATE_WAVE, 0x1104)], "11223344")}),
    ("a register pair", ".cfi_llvm_register_pair exec, s4, 32, s5, 32", CFA,
     {EXEC: ("expression", [register(SGPR + 4, 32), register(SGPR + 5, 32)], "ffff000000000000")}),
    ("a scalar register in a lane of a vector register", ".cfi_llvm_vector_registers s33, v40, 3, 32", CFA,
     {SGPR + 33: ("expression", [register(VGPR + 40, offset=96)], "40200000")}),
    ("a vector register that was spilled under the mask, which is as it was",
     ".cfi_llvm_vector_offset v41, 32, exec, 64, 256", CFA,
     {VGPR + 41: ("expression", [memory(PRIVATE_WAVE, 0x1100, 256), register(VGPR + 41, 1792, 256)], None)}),
    ("a vector register that was spilled under the mask of the caller",
     ".cfi_llvm_register_pair exec, s4, 32, s5, 32\n.cfi_llvm_vector_offset v41, 32, exec, 64, 256", CFA,
     {EXEC: ("expression", [register(SGPR + 4, 32), register(SGPR + 5, 32)], "ffff000000000000"),
      VGPR + 41: ("expression", [memory(PRIVATE_WAVE, 0x1100, 512), register(VGPR + 41, 1536, 512)], None)}),
    ("a vector register that was copied under the mask", ".cfi_llvm_vector_register_mask v41, v42, 32, exec, 64", CFA,
     {VGPR + 41: ("expression", [register(VGPR + 42, 256), register(VGPR + 41, 1792, 256)], None)}),
    ("the last rule counts", ".cfi_undefined s8\n.cfi_offset s8, 256", CFA,
     {SGPR + 8: ("offset", [memory(PRIVATE_WAVE, 0x1100)], "0a0b0c0d")}),
    ("a rule that is restored", ".cfi_undefined s8\n.cfi_restore s8", CFA, {}),
    ("rules that are remembered",
     ".cfi_offset s8, 256\n.cfi_remember_state\n.cfi_undefined s8\n.cfi_undefined s9\n.cfi_def_cfa s33, 4\n.cfi_restore_state", CFA,
     {SGPR + 8: ("offset", [memory(PRIVATE_WAVE, 0x1100)], "0a0b0c0d")}),
    ("a rule of a later address", ".long 0, 0\n.cfi_undefined s8", CFA, {}),
    ("a CFA in the default space", ".cfi_def_cfa s33, 4", memory(GLOBAL, 0x3004), {}),
    ("a CFA with a negative offset", ".cfi_def_cfa_sf s33, -4", memory(GLOBAL, 0x2ffc), {}),
    ("another offset keeps the space", ".cfi_def_cfa_offset 64", memory(PRIVATE_WAVE, 0x1040), {}),
    ("another register keeps the space and the offset", ".cfi_def_cfa_offset 64\n.cfi_def_cfa_register s33",
     memory(PRIVATE_WAVE, 0x3040), {}),
    ("a CFA by an expression",
     ".cfi_def_cfa_expression DW_OP_regx s32, DW_OP_deref_size 4, DW_OP_lit6, DW_OP_shl, DW_OP_lit6, "
     "DW_OP_LLVM_form_aspace_address", memory(PRIVATE_WAVE, 0x40000), {}),
]

# What is ill-formed or lacks something, of the CFA or of the return address: rules, the state, what standard error says.
REFUSED = [
    (".cfi_escape 0x0b", "", "DW_CFA_restore_state has no DW_CFA_remember_state before it"),
    (".cfi_escape 0x0f, 0x01, 0x30, 0x0e, 0x04", "", "DW_CFA_def_cfa_offset where no rule of the CFA has a register and offset"),
    (".cfi_escape 0x0f, 0x03, 0x90, 0xc0, 0x00", "", "the CFA: operation 1: DW_OP_regx: it gives the location of a register, but the CFA is a"),
    (".cfi_escape 0x0f, 0x04, 0x31, 0x34, 0xe9, 0x02", "", "the CFA: operation 3: DW_OP_LLVM_form_aspace_address: there is no"),
    (".cfi_escape 0x30, 0x40, 0x00, 0x63", "", "the CFA: operation 2: DW_OP_LLVM_aspace_bregx: there is no address space 99"),
    (".cfi_escape 0x17", "", "no instruction has this number"),
    (".cfi_escape 0x2d", "", "DW_CFA_GNU_window_save has no meaning"),
    (".cfi_def_cfa s40, 0", "", "the CFA: operation 2: DW_OP_LLVM_aspace_bregx: the value of s40 is not known"),
    (".cfi_escape 0x08, 16\n.cfi_restore 16", "", "the return address: the call frame has no rule for it"),
    (".cfi_register 16, s30", "", "the return address: a register of 32 bits, but this one has 64"),
    (".cfi_escape 0x10, 16, 2, 0x90, 30", "", "the return address: the value of register 30 is not known"),
    (".cfi_escape 0x10, 16, 3, 0xe9, 0x07, 16", "", "the register's place in the caller is not known: its rule needs itself"),
    (".cfi_escape 0x10, 16, 4, 0x2f, 0xfd, 0xff, 0x30", "", "the evaluation takes more than 1000000 steps"),
]

# Registers whose place is not known, though the rest is: rules, the register, what is said of it.
UNKNOWN = [
    (".cfi_val_offset 768, 0", VCC, "an address of 32 bits, but the register has 64"),
    (".cfi_register v1, s1", VGPR + 1, "a register of 32 bits, but this one has 2048"),
    (".cfi_val_expression s8, DW_OP_lit1", SGPR + 8, "it gives a value of 64 bits, but s8 has 32"),
    (".cfi_expression s8, DW_OP_LLVM_call_frame_entry_reg s9\n.cfi_expression s9, DW_OP_LLVM_call_frame_entry_reg s8", SGPR + 8,
     "operation 1: DW_OP_LLVM_call_frame_entry_reg: the register's place in the caller is not known: operation 1: "
     "DW_OP_LLVM_call_frame_entry_reg: the register's place in the caller is not known: its rule needs itself"),
    (".cfi_expression s8, DW_OP_bregx s50, 0", SGPR + 8, "operation 1: DW_OP_bregx: the value of s50 is not known"),
    (".cfi_def_cfa s50, 0\n.cfi_offset s8, 4", None, "the CFA"),
    (".cfi_offset s8, -8192", SGPR + 8, "the offset from the CFA is beyond the address space"),
]


class Tests(wavefront.Tests):
    flags = ("-mcpu=gfx90a", "-shared")

    def unwind(self, pc: int, state: str, *options: str) -> tuple[int, str, str]:
        return self.at("--unwind", pc, state, *options)

    def unwound(self, name: str, pc: int, state: str, *options: str) -> dict:
        return self.document(name, "--unwind", pc, state, *options)

    def make(self, rules: str) -> tuple[int, str, dict[str, int]]:
        """The address after the rules, the state."""
        symbols = self.assemble(FRAMES.format(rules=rules))
        return symbols["function"] + 4, STATE.format(back=symbols["back"]), symbols

    def rules(self) -> None:
        for name, rules, cfa, registers in RULES:
            pc, state, symbols = self.make(rules)
            said = self.unwound(name, pc, state)
            self.check(f"{name}: places", said.get("frame") == {"pc": pc, "function": "function", "function_offset": 4} and
                       said["caller"] == {"pc": symbols["back"], "function": "kernel", "function_offset": 4}, said)
            self.check(f"{name}: the CFA", said.get("cfa") == {"kind": "location", "parts": [cfa]}, said.get("cfa"))
            back = symbols["back"].to_bytes(4, "little").hex()
            wanted = {number: (rule, parts, contents and contents.format(back=back))
                      for number, (rule, parts, contents) in registers.items()}
            found = {row["register"]: (row["rule"], row["result"]["parts"], row["bytes"]) for row in said.get("registers", [])}
            self.check(f"{name}: registers", found == wanted, (found, wanted))

    def kernel(self) -> None:
        _, state, symbols = self.make("")
        said = self.unwound("a kernel", symbols["kernel"], state)
        self.check("a kernel has no caller, and its CFA is address 0 of the wavefront's scratch", said.get("caller", 0) is None and
                   said["cfa"] == {"kind": "location", "parts": [memory(PRIVATE_WAVE, 0)]}, said)
        out = self.unwind(symbols["kernel"], "{}")[1]
        self.check("a kernel as text", out == f"pc: {symbols['kernel']:#x} (kernel)\nCFA: DW_ASPACE_AMDGPU_private_wave 0x0\n"
                   "caller: none\n", out)

    def text(self) -> None:
        pc, state, symbols = self.make(".cfi_offset s8, 256\n.cfi_undefined s9\n.cfi_register v1, s1\n"
                                       ".cfi_llvm_vector_offset v41, 32, exec, 64, 256")
        out = self.unwind(pc, state)[1]
        self.check("as text", out == f"""\
pc: {pc:#x} (function+0x4)
CFA: DW_ASPACE_AMDGPU_private_wave 0x1000
caller: {symbols["back"]:#x} (kernel+0x4)
registers of the caller that have rules:
  s8 (offset): DW_ASPACE_AMDGPU_private_wave 0x1100 = 0a0b0c0d
  s9 (undefined): undefined
  v1 (register): not known: a register of 32 bits, but this one has 2048
  v41 (expression):
    256 bits: DW_ASPACE_AMDGPU_private_wave 0x1100, which the state lacks
    1792 bits: v41 from bit 256, which the state lacks
""", out)

    def refused(self) -> None:
        for rules, more, wanted in REFUSED:
            pc, state, _ = self.make(rules)
            status, out, error = self.unwind(pc, state + more)
            self.check(f"refused: {rules}", status == 1 and not out and wanted in error, (status, out, error))
        pc, state, symbols = self.make("")
        status, out, error = self.unwind(pc, "{}")
        self.check("the state lacks the frame", status == 1 and not out and "the value of s32 is not known" in error, error)
        status, out, error = self.unwind(pc, "registers: {s32: 0}")
        self.check("the state lacks the return address", status == 1 and "the return address: the value of s30 is not" in error, error)
        status, out, error = self.unwind(0x99999, state)
        self.check("no frame", status == 1 and "0x99999: no call frame is about this address" in error, error)
        for rules, number, wanted in UNKNOWN:
            pc, state, _ = self.make(rules)
            status, out, error = self.unwind(pc, state, "--json")
            rows = {row["register"]: row for row in json.loads(out)["registers"]} if status == 0 else {}
            self.check(f"not known: {rules}", wanted in (rows[number].get("problem", "") if number else error), (out, error))

    def states(self) -> None:
        pc, state, symbols = self.make(".cfi_offset s8, 256\n.cfi_llvm_vector_offset v41, 32, exec, 64, 256")
        said = self.unwound("the CFA of the state", pc, state + "cfa: {space: local, address: 0x40}\n")
        self.check("the state's CFA goes before the frame's", said["cfa"]["parts"] == [memory(LOCAL, 0x40)], said["cfa"])
        said = self.unwound("the registers at entry", pc, state + "entry_registers: {exec: 3, pc: 0x1234, s8: 9}\n")
        self.check("what the state says of the caller goes before the frame",
                   said["caller"] == {"pc": 0x1234, "function": None} or said["caller"]["pc"] == 0x1234 and
                   [row["result"]["parts"][0] for row in said["registers"]] ==
                   [register(SGPR + 8, entry=True), memory(PRIVATE_WAVE, 0x1100, 64)], said)
        said = self.unwound("private memory of the lane", pc,
                             state + "cfa: {space: private_lane, address: 0x10}\n")
        self.check("a CFA in private memory of the lane", said["registers"][0]["result"]["parts"] ==
                   [memory(PRIVATE_LANE, 0x110)], said)

    def objects(self) -> None:
        """Other wavefronts, sections, numbers, and objects that are not linked."""
        frames = FRAMES.format(rules=".cfi_llvm_vector_offset v41, 32, exec, 32, 128")
        symbols = self.assemble(frames, "-mcpu=gfx1100", "-mattr=+wavefrontsize32", "-shared")
        said = self.unwound("wavefronts of 32", symbols["function"] + 4, STATE.format(back=symbols["back"]).replace(
            "vcc: 0x123456789abcdef0", "vcc: 1"))
        self.check("registers of wavefronts of 32, which the state does not say", said["registers"][0]["result"]["parts"] ==
                   [memory(PRIVATE_WAVE, 0x1080, 256), register(VGPR_32 + 41, 768, 256)], said)
        symbols = self.assemble(FRAMES.format(rules=".cfi_offset s8, 256").replace(".cfi_sections .debug_frame", ""))
        said = self.unwound(".eh_frame", symbols["function"] + 4, STATE.format(back=symbols["back"]))
        self.check(".eh_frame: the register", said["registers"][0]["bytes"] == "0a0b0c0d", said)
        symbols = self.assemble(FRAMES.format(rules=""), "-mcpu=gfx90a", "-dwarf-extensions=2021", "-shared")
        for option in ([], ["--dwarf-extensions=2021"]):
            said = self.unwound("the numbers of 2021", symbols["kernel"], "{}", *option)
            self.check("the numbers of 2021: the CFA", said["cfa"]["parts"] == [memory(PRIVATE_WAVE, 0)], said)
        symbols = self.assemble(FRAMES.format(rules=""), "-mcpu=gfx90a")
        said = self.unwound("an object", symbols["function"], STATE.format(back=symbols["back"]))
        self.check("an object that is not linked", said["caller"]["pc"] == symbols["back"], said)
        self.assemble(FRAMES.format(rules="").replace("function:", ".section .text.f,\"ax\",@progbits\nfunction:"), "-mcpu=gfx90a")
        status, _, error = self.unwind(0, "{}")
        self.check("an address of two sections", status == 1 and "several call frames are about this address" in error, error)

    def usage(self) -> None:
        self.make("")
        for words, status, wanted in ((("--unwind", "x"), 2, "--unwind needs --pc"),
                                      (("--pc=0", "x"), 2, "--pc is only for --"),
                                      (("--unwind", "--pc=x", "x"), 2, "--pc must be an address, such as 0x1210: 'x'"),
                                      (("--unwind", "--pc=0"), 2, "no file given"),
                                      (("--unwind", "--pc=0x10000000000000000", "x"), 2, "--pc must be an address"),
                                      (("--unwind", "--pc=0", "x", "x.s"), 1, "a wavefront is in one code object")):
            done = self.ask("kdinfo", *words)
            self.check(f"usage: {words}", done[0] == status and wanted in done[2], done)

    def everything(self) -> None:
        self.rules()
        self.kernel()
        self.text()
        self.refused()
        self.states()
        self.objects()
        self.usage()


if __name__ == "__main__":
    sys.exit(checked.main(Tests))
