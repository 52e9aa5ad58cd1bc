#!/usr/bin/env python3
"""
kdinfo --evaluate: the examples of the specifications by name, the keys of a state, what is refused.

    evaluate.py BUILD

What is expected is written down from "Allow Location Descriptions on the DWARF Expression Stack", "DWARF Extensions For
Heterogeneous Debugging" and the tables of registers and address spaces. The closing line is `N passed, N failed, N
skipped`.
"""

from __future__ import annotations

import json
import sys

import checked

GLOBAL, LOCAL, PRIVATE_LANE, PRIVATE_WAVE = 0, 3, 5, 6
SGPR, VGPR, VGPR_32, AGPR, EXEC, PC = 32, 2560, 1536, 3072, 17, 16  # wavefronts of 64, but for VGPR_32


# ---- results, as the schema has them ----

def register(number: int, bits: int | None = None, offset: int = 0, entry: bool = False) -> dict:
    return {"kind": "register", "bits": bits, "register": number, "entry": entry, "offset": offset}


def memory(space: int, address: int, bits: int | None = None, bit: int = 0) -> dict:
    return {"kind": "memory", "bits": bits, "space": space, "address": hex(address), "bit": bit}


def implicit(contents: str, bits: int | None = None, offset: int = 0) -> dict:
    return {"kind": "implicit", "bits": bits, "bytes": contents, "offset": offset}


def undefined(bits: int | None = None) -> dict:
    return {"kind": "undefined", "bits": bits}


def location(*parts: dict) -> dict:
    return {"result": {"kind": "location", "parts": list(parts)}}


def value(number: int, bits: int = 64, of: str = "generic") -> dict:
    return {"result": {"kind": "value", "type": of, "bits": bits, "value": hex(number)}}


# ---- states ----

# SGPR0 is the address of a frame or a descriptor; v0 and v1 are a variable of two dwords in lane 5.
STATE = """
wavefront_size: 64
lane: 5
registers:
  s0: 0x1000
  s1: "00200000"
  s2: 0x40
  s3: [0x04030201]
  v0: [0x100, 0x101, 0x102, 0x103, 0x104, 0x105, 0x106]
  v1: [0x200, 0x201, 0x202, 0x203, 0x204, 0x205]
  exec: 0xffff
  pc: 0x1210
entry_registers:
  exec: 0xf0
memory:
  global:
    0x1000: 2a 00 00 00 00 00 00 00
    0x1010: 0102030405060708
    0xbeef: "3412"
  private_lane: {0x10: 11223344, 0x50: 55667788}
  private_wave: {0x4000: "55667788"}
cfa: {space: private_wave, address: 0x1000}
frame_base: {space: DW_ASPACE_AMDGPU_private_lane, address: 0x20}
object: {space: local, address: 0x80}
"""

# The examples of the texts: name, operations, what they give, and the last line or lines of the text that kdinfo prints.
EXAMPLES = [
    ("Dynamic Array Size", "DW_OP_regval_type s0, 0, DW_OP_deref", "value", value(42), "value, generic, 64 bits: 0x2a"),
    ("Variable Location in Register", "DW_OP_regx s0", "location", location(register(SGPR)), "s0 = 00100000"),
    ("Variable Location in Memory", "DW_OP_regval_type s0, 0, DW_OP_plus_uconst 0x10", "location",
     location(memory(GLOBAL, 0x1010)), "DW_ASPACE_LLVM_none 0x1010 = 0102030405060708"),
    ("Variable Spread Across Different Locations",
     "DW_OP_regx s3, DW_OP_piece 4, DW_OP_piece 2, DW_OP_bregx s0, 0x10, DW_OP_piece 2", "location",
     location(register(SGPR + 3, 32), undefined(16), memory(GLOBAL, 0x1010, 16)),
     "32 bits: s3 = 01020304\n  16 bits: undefined\n  16 bits: DW_ASPACE_LLVM_none 0x1010 = 0102"),
    ("Offsetting a Composite Location, as DWARF 5 must write it", "DW_OP_piece 1, DW_OP_bregx s0, 0x10, DW_OP_piece 2",
     "location", location(undefined(8), memory(GLOBAL, 0x1010, 16)), None),
    ("Offsetting a Composite Location, with the operation that does it",
     "DW_OP_regx s3, DW_OP_piece 4, DW_OP_piece 2, DW_OP_bregx s0, 0x10, DW_OP_piece 2, DW_OP_LLVM_piece_end, "
     "DW_OP_LLVM_offset_uconst 5", "location", location(undefined(8), memory(GLOBAL, 0x1010, 16)), None),
    ("Source Language Variable Spilled to Part of a Vector Register", "DW_OP_regx v0, DW_OP_LLVM_offset_uconst 20",
     "location", location(register(VGPR, offset=160)), "v0 from bit 160 = 0501000006010000"),
    ("Source Language Variable Spread Across Multiple Vector Registers",
     "DW_OP_regx v0, DW_OP_LLVM_push_lane, DW_OP_constu 4, DW_OP_mul, DW_OP_LLVM_offset, DW_OP_piece 4, "
     "DW_OP_regx v1, DW_OP_LLVM_push_lane, DW_OP_constu 4, DW_OP_mul, DW_OP_LLVM_offset, DW_OP_piece 4", "location",
     location(register(VGPR, 32, 160), register(VGPR + 1, 32, 160)),
     "32 bits: v0 from bit 160 = 05010000\n  32 bits: v1 from bit 160 = 05020000"),
    ("Source Language Variable Spread Across Multiple Kinds of Locations",
     "DW_OP_regx v0, DW_OP_LLVM_push_lane, DW_OP_constu 4, DW_OP_mul, DW_OP_LLVM_offset, DW_OP_piece 4, "
     "DW_OP_addr 0xbeef, DW_OP_piece 2, DW_OP_constu 0xf00d, DW_OP_stack_value, DW_OP_piece 2, DW_OP_LLVM_piece_end",
     "location", location(register(VGPR, 32, 160), memory(GLOBAL, 0xbeef, 16), implicit("0df0000000000000", 16)),
     "32 bits: v0 from bit 160 = 05010000\n  16 bits: DW_ASPACE_LLVM_none 0xbeef = 3412\n"
     "  16 bits: implicit 0df0000000000000"),
    ("Address Spaces",
     "DW_OP_regval_type s2, 0, DW_OP_constu DW_ASPACE_AMDGPU_private_lane, DW_OP_LLVM_form_aspace_address, "
     "DW_OP_LLVM_offset_uconst 0x10", "location", location(memory(PRIVATE_LANE, 0x50)),
     "DW_ASPACE_AMDGPU_private_lane 0x50 = 55667788"),
    ("Bit Offsets", "DW_OP_regx s3, DW_OP_constu 20, DW_OP_LLVM_bit_offset", "location",
     location(register(SGPR + 3, offset=20)), "s3 from bit 20 = 4000"),
    ("Higher Order Operations: a vector of one location", "DW_OP_regx s3, DW_OP_LLVM_extend 8, 2", "location",
     location(register(SGPR + 3, 8), register(SGPR + 3, 8)), "8 bits: s3 = 01\n  8 bits: s3 = 01"),
    # Lanes 0 to 15 are active, and are where the wavefront is; the others wait at 0x1204.
    ("Higher Order Operations: the PC of each lane by the execution mask",
     "DW_OP_addr 0x1204, DW_OP_stack_value, DW_OP_LLVM_extend 64, 64, DW_OP_regx pc, DW_OP_LLVM_extend 64, 64, "
     "DW_OP_regval_type exec, 0, DW_OP_LLVM_select_bit_piece 64, 64", "location",
     location(*[register(PC, 64)] * 16, *[implicit("0412000000000000", 64)] * 48), None),
    ("Objects Not In Byte Aligned Global Memory: in a bit of a register",
     "DW_OP_regx s3, DW_OP_lit4, DW_OP_LLVM_bit_offset, DW_OP_lit16, DW_OP_LLVM_bit_offset", "location",
     location(register(SGPR + 3, offset=20)), None),
    ("Objects Not In Byte Aligned Global Memory", "DW_OP_push_object_address, DW_OP_LLVM_offset_uconst 4", "location",
     location(memory(LOCAL, 0x84)), None),
    # "CFI": the kernel's CFA is address 0 of the private space; of a spilled register under the execution mask the zero
    # location is the register and the one location the memory.
    ("the CFA of a kernel", "DW_OP_lit0, DW_OP_lit6, DW_OP_LLVM_form_aspace_address", "location",
     location(memory(PRIVATE_WAVE, 0)), None),
    ("a vector register that was spilled under the mask",
     "DW_OP_regx v40, DW_OP_swap, DW_OP_LLVM_offset_uconst 256, DW_OP_LLVM_call_frame_entry_reg exec, DW_OP_deref_size 8, "
     "DW_OP_LLVM_select_bit_piece 32, 64", "cfi",
     location(register(VGPR + 40, 128), memory(PRIVATE_WAVE, 0x1110, 128), register(VGPR + 40, 1792, 256)), None),
    ("a vector register that was copied under the mask",
     "DW_OP_regx v40, DW_OP_regx a1, DW_OP_LLVM_call_frame_entry_reg exec, DW_OP_deref_size 8, "
     "DW_OP_LLVM_select_bit_piece 32, 64", "cfi",
     location(register(VGPR + 40, 128), register(AGPR + 1, 128, 128), register(VGPR + 40, 1792, 256)), None),
    ("a pair of scalar registers in lanes of a vector register",
     "DW_OP_regx v2, DW_OP_bit_piece 32, 64, DW_OP_regx v2, DW_OP_bit_piece 32, 96", "cfi",
     location(register(VGPR + 2, 64, 64)), None),
]

# More of the rules: name, operations, result, what they give.
RULES = [
    ("an empty expression is undefined", "", "location", location(undefined())),
    ("a generic value is an address", "DW_OP_lit16", "location", location(memory(GLOBAL, 16))),
    ("an address is a value", "DW_OP_addr 0x1000", "value", value(0x1000)),
    ("the CFA is what call frames begin with", "", "cfi", location(memory(PRIVATE_WAVE, 0x1000))),
    ("an offset back", "DW_OP_regx s3, DW_OP_LLVM_offset_uconst 3, DW_OP_const1s -2, DW_OP_LLVM_offset", "location",
     location(register(SGPR + 3, offset=8))),
    ("bits back over the end of a byte",
     "DW_OP_addr 0x1000, DW_OP_const1u 17, DW_OP_LLVM_bit_offset, DW_OP_const1s -10, DW_OP_LLVM_bit_offset", "location",
     location(memory(GLOBAL, 0x1000, bit=7))),
    ("the last bit of memory", "DW_OP_const8u -1, DW_OP_lit7, DW_OP_LLVM_bit_offset", "location",
     location(memory(GLOBAL, 0xffffffffffffffff, bit=7))),
    ("an undefined location stays one", "DW_OP_LLVM_undefined, DW_OP_const1s -2, DW_OP_LLVM_offset", "location",
     location(undefined())),
    ("a selection takes each part at its place",
     "DW_OP_implicit_value 1, 2, 3, 4, DW_OP_regx s3, DW_OP_lit5, DW_OP_LLVM_select_bit_piece 8, 4", "location",
     location(register(SGPR + 3, 8), implicit("01020304", 8, 8), register(SGPR + 3, 8, 16), implicit("01020304", 8, 24))),
    ("the frame base with an offset", "DW_OP_fbreg -16", "location", location(memory(PRIVATE_LANE, 0x10))),
    ("the CFA as a location", "DW_OP_call_frame_cfa", "location", location(memory(PRIVATE_WAVE, 0x1000))),
    ("a register of the caller", "DW_OP_LLVM_call_frame_entry_reg exec", "location", location(register(EXEC, entry=True))),
    ("the value of a register at entry", "DW_OP_entry_value(DW_OP_regx exec)", "value", value(0xf0)),
    ("a register and an offset in a space", "DW_OP_lit5, DW_OP_LLVM_aspace_bregx s0, -16", "location",
     location(memory(PRIVATE_LANE, 0xff0))),
    ("an address of a space has its low bits", "DW_OP_const8u 0x700000010, DW_OP_lit3, DW_OP_LLVM_form_aspace_address",
     "location", location(memory(LOCAL, 0x10))),
    ("memory from a bit on", "DW_OP_addr 0x1000, DW_OP_lit13, DW_OP_LLVM_bit_offset", "location",
     location(memory(GLOBAL, 0x1001, bit=5))),
    ("parts that continue each other are one",
     "DW_OP_addr 0x1000, DW_OP_piece 4, DW_OP_addr 0x1004, DW_OP_piece 4, DW_OP_piece 1, DW_OP_piece 2", "location",
     location(memory(GLOBAL, 0x1000, 64), undefined(24))),
    ("parts of 0 bits go", "DW_OP_regx s3, DW_OP_piece 0, DW_OP_regx s1, DW_OP_piece 4", "location",
     location(register(SGPR + 1, 32))),
    ("a composite of composites",
     "DW_OP_regx s3, DW_OP_piece 2, DW_OP_regx s1, DW_OP_piece 2, DW_OP_LLVM_piece_end, DW_OP_LLVM_offset_uconst 1, "
     "DW_OP_piece 2, DW_OP_regx s0, DW_OP_piece 1", "location",
     location(register(SGPR + 3, 8, 8), register(SGPR + 1, 8), register(SGPR, 8))),
    ("bits of an implicit value", "DW_OP_implicit_value 1, 2, 3, 4, DW_OP_bit_piece 4, 12", "location",
     location(implicit("01020304", 4, 12))),
    ("a vector of one register", "DW_OP_regx s3, DW_OP_LLVM_extend 8, 2", "location",
     location(register(SGPR + 3, 8), register(SGPR + 3, 8))),
    ("a value in private memory", "DW_OP_lit5, DW_OP_lit16, DW_OP_xderef_size 4", "value", value(0x44332211)),
    ("the same in that of the wavefront: 4 rows of 64 lanes, and lane 5",
     "DW_OP_lit6, DW_OP_constu 4 * 256 + 20, DW_OP_xderef_size 4", "value", value(0x44332211)),
]

# What is ill-formed or lacks something: operations, result, what standard error says.
REFUSED = [
    ("DW_OP_regx s3, DW_OP_piece 4, DW_OP_piece 2, DW_OP_bregx s0, 0x10, DW_OP_piece 2, DW_OP_plus_uconst 5", "location",
     "operation 6: DW_OP_plus_uconst: the composite is incomplete here"),
    ("DW_OP_regx s3, DW_OP_lit4, DW_OP_plus", "location", "operation 3: DW_OP_plus: the location of a register, but a value"),
    ("DW_OP_plus", "value", "operation 1: DW_OP_plus: the stack has 0 entries here, but it takes 2"),
    ("DW_OP_regx s3", "value", "operation 1: DW_OP_regx: the location of a register, but a value is needed"),
    ("DW_OP_regx s3, DW_OP_LLVM_offset_uconst 4", "location", "operation 2: DW_OP_LLVM_offset_uconst: the offset is beyond"),
    ("DW_OP_regx s3, DW_OP_piece 8", "location", "operation 2: DW_OP_piece: bits 0 to 63 are beyond the end"),
    ("DW_OP_LLVM_undefined, DW_OP_deref", "value", "operation 2: DW_OP_deref: an undefined location can't be read"),
    ("DW_OP_lit0, DW_OP_lit4, DW_OP_LLVM_form_aspace_address", "location", "there is no address space 4"),
    ("DW_OP_regx s3, DW_OP_LLVM_offset_uconst 1, DW_OP_const1s -9, DW_OP_LLVM_bit_offset", "location",
     "operation 4: DW_OP_LLVM_bit_offset: the offset is before the beginning of the location of a register"),
    ("DW_OP_const8u -1, DW_OP_lit8, DW_OP_LLVM_bit_offset", "location", "DW_OP_LLVM_bit_offset: the offset is beyond the end"),
    ("DW_OP_const8u -4, DW_OP_deref", "value", "DW_OP_deref: bits 0 to 63 are beyond the end: a location in memory has 32"),
    ("DW_OP_regx s3, DW_OP_regx s1, DW_OP_lit2, DW_OP_LLVM_select_bit_piece 32, 2", "location",
     "DW_OP_LLVM_select_bit_piece: bits 32 to 63 are beyond the end"),
    ("DW_OP_lit1, DW_OP_lit0, DW_OP_div", "value", "operation 3: DW_OP_div: the divisor is 0"),
    ("DW_OP_call_frame_cfa", "cfi", "operation 1: DW_OP_call_frame_cfa: a call frame can't have it"),
    ("DW_OP_addr 0x5000, DW_OP_deref", "value", "the contents of address 0x5000 in address space 0 are not known"),
    ("DW_OP_bregx s9, 0", "location", "operation 1: DW_OP_bregx: the value of s9 is not known"),
    ("DW_OP_bregx v2, 0", "location", "operation 1: DW_OP_bregx: the value of v2 is not known"),
    ("DW_OP_implicit_pointer 16, 0", "location", "DW_OP_implicit_pointer: it needs a unit of debug information"),
    ("DW_OP_call_ref 16", "location", "operation 1: DW_OP_call_ref: the expression of the entry at 0x10 is not known"),
    ("DW_OP_addrx 0", "location", "operation 1: DW_OP_addrx: entry 0 of .debug_addr is not known"),
    ("1: DW_OP_skip 1b", "location", "operation 1: DW_OP_skip: the evaluation takes more than 1000000 steps"),
    ("DW_OP_regx s3, DW_OP_LLVM_extend 32, 1 << 60", "location", "DW_OP_LLVM_extend: "),
    ("DW_OP_implicit_value " + ", ".join(["1"] * 512) + ", DW_OP_LLVM_extend 8, 65536", "location",
     "more than 16777216 bytes are in the parts of the result"),
    ("DW_OP_nothing", "location", "1:1: unknown operation 'DW_OP_nothing'"),
    ("DW_OP_lit1\n  DW_OP_const1u 256", "location", "2:17: 256 is out of range"),
    ("DW_OP_addr nowhere", "location", "only a linker knows its bytes"),
]

# States that can't be read, and why.
STATES_REFUSED = [
    ("registers: {s1: [0, 1]}", "line 1: 8 bytes, but the register has 4"),
    ("lane: 5\nregisters:\n  m0: 1", "line 3: 'm0' is no register with a number in DWARF"),
    ("registers: {s1: 0x100000000}", "does not fit the register, which has 32 bits"),
    ("registers: {s1: xyz}", "expected bytes, pairs of hexadecimal digits, or a list of dwords: 'xyz'"),
    ("registers: {s1: 1, 33: 2}", "register 33 is given twice"),
    ("registers: [1]", "registers is a map"),
    ("lane: 64", "lane is a number from 0 to 63"),
    ("wavefront_size: 32\nlane: 32", "line 2: lane is a number from 0 to 31"),
    ("wavefront_size: 16", "wavefront_size is 32 or 64"),
    ("lane: 1\nlane: 2", "line 2: lane is given twice"),
    ("memory: {nowhere: {0: \"00\"}}", "there is no address space 'nowhere'"),
    ("memory: {local: {0x100000000: \"00\"}}", "an address of this space has 32 bits"),
    ("memory: {local: {0xffffffff: \"0000\"}}", "an address of this space has 32 bits"),
    ("memory: {local: {0: \"0000\", 1: \"00\"}}", "bytes at 0x1 of address space 3 are given twice"),
    ("memory: {local: {0: \"0\"}}", "expected bytes"),
    ("cfa: {space: local}", "a location has an address or a register"),
    ("cfa: {space: local, address: 0x100000000}", "the location is beyond the end of the address space"),
    ("object: {register: s1, offset: 32}", "the location is beyond the end of the register"),
    ("cfa: {where: 1}", "a location has space and address, or register and offset: 'where'"),
    ("colour: red", "a state has no key 'colour'"),
    ("- 1", "a state is a map"),
    ("lane: {", "line 1: "),
    ("a: *b", "aliases are not supported"),
    ("lane: " + "[" * 40, "it nests too deep"),
]


class Tests(checked.Checked):
    def evaluate(self, operations: str, result: str | None = None, state: str | None = STATE,
                 *options: str) -> tuple[int, str, str]:
        words = [f"--evaluate={operations}", *options]
        if result:
            words.append(f"--result={result}")
        if state is not None:
            (self.folder / "state.yaml").write_text(state)
            words.append("--state=state.yaml")
        return self.ask("kdinfo", *words)

    def gives(self, name: str, operations: str, result: str, wanted: dict) -> None:
        status, out, error = self.evaluate(operations, result, STATE, "--json")
        said = self.valid(name, out) if status == 0 else error
        self.check(name, said == wanted, said)

    def examples(self) -> None:
        for name, operations, result, wanted, text in EXAMPLES:
            self.gives(name, operations, result, wanted)
            if text:
                out = self.evaluate(operations, result)[1]
                self.check(f"{name}: as text", out.rstrip("\n").endswith(text), out)
            lines = operations.replace(", DW_OP", "\nDW_OP")
            on_lines, on_one = (self.evaluate(of, result, STATE, "--json")[1] for of in (lines, operations))
            self.check(f"{name}: on lines", on_lines == on_one)

    def rules(self) -> None:
        for name, operations, result, wanted in RULES:
            self.gives(name, operations, result, wanted)

    def refused(self) -> None:
        for operations, result, wanted in REFUSED:
            status, out, error = self.evaluate(operations, result)
            self.check(f"refused: {operations}", status == 1 and not out and wanted in error, (status, out, error))

    def states(self) -> None:
        for state, wanted in STATES_REFUSED:
            status, out, error = self.evaluate("DW_OP_lit1", None, state)
            self.check(f"a state: {state[:40]!r}", status == 2 and not out and wanted in error, (status, error))
        status, out, _ = self.evaluate("DW_OP_lit1", "value", None)
        self.check("no state is needed", (status, out) == (0, "value, generic, 64 bits: 0x1\n"), out)
        state = '{"wavefront_size": 32, "registers": {"v0": [1]}}'
        said = json.loads(self.evaluate("DW_OP_regx v0", None, state, "--json")[1])
        self.check("v0 of a wavefront of 32, and a state in JSON", said == location(register(VGPR_32)), said)
        out = self.evaluate("DW_OP_bregx s1, 0", "value")[1]
        self.check("a register as bytes", out == "value, generic, 64 bits: 0x2000\n", out)
        said = json.loads(self.evaluate("DW_OP_lit0, DW_OP_lit6, DW_OP_LLVM_form_aspace_address", "cfi", None, "--json")[1])
        self.check("the CFA of a kernel, as its call frame has it", said == location(memory(PRIVATE_WAVE, 0)), said)
        for last, wanted in ((0, "0x1"), (1, "0x2")):
            state = f'entry_registers: {{v0: "{"00" * 255}{last:02x}"}}'
            out = self.evaluate("DW_OP_lit2, DW_OP_entry_value(DW_OP_regx v0), DW_OP_bra 1f, DW_OP_drop, DW_OP_lit1, 1: DW_OP_nop",
                                "value", state)[1]
            self.check(f"a branch on a wide value that ends in {last}", out == f"value, generic, 64 bits: {wanted}\n", out)
        error = self.evaluate("DW_OP_lit1, DW_OP_lit2", "value")[2]
        self.check("what is left", "1 entry is left on the stack below the result" in error, error)

    def usage(self) -> None:
        for arguments, wanted in ((("--evaluate=DW_OP_lit1", "--result=x"), "--result must be location, value or cfi: 'x'"),
                                  (("--state=x", "y"), "--state is only for --evaluate"),
                                  (("--evaluate=DW_OP_lit1", "x"), "--evaluate needs --pc with a file: 'x'"),
                                  (("--evaluate=DW_OP_lit1", "--table", "x"), "cannot be combined")):
            status, _, error = self.ask("kdinfo", *arguments)
            self.check(f"usage: {arguments}", status == 2 and wanted in error, error)
        status, _, error = self.ask("kdinfo", "--evaluate=DW_OP_lit1", "--state=/nowhere")
        self.check("a state that is not there", status == 2 and "/nowhere: No such file" in error, error)

    def everything(self) -> None:
        self.examples()
        self.rules()
        self.refused()
        self.states()
        self.usage()


if __name__ == "__main__":
    sys.exit(checked.main(Tests))
