#!/usr/bin/env python3
"""
Debug information that kdasm writes in two ways, generated: the bytes of one are worked out here from those of the other.

    dwarf.py BUILD

* -dwarf-extensions=2021 differs from llvm in the numbers of operations and attributes, and in nothing else.
* .cfi_llvm_register_pair, .cfi_llvm_vector_registers, .cfi_llvm_vector_offset and .cfi_llvm_vector_register_mask are
  .cfi_escape of the expression that LLVM 23 writes for them.
* Expressions that give a location where an attribute has a value, or a value that is no address where it has a location,
  are refused.

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "oracle"))

from dwarf_check import Generator  # noqa: E402
from elf_sections import sections_of  # noqa: E402

EXPRESSIONS, FRAMES = 3000, 400

# "DWARF Extensions For Heterogeneous Debugging": after DW_OP_LLVM_user, and the byte of 2021.
OPERATIONS = {0x02: 0xe1, 0x03: 0xe2, 0x04: 0xe3, 0x05: 0xe4, 0x06: 0xe5, 0x07: 0xe6, 0x08: 0xe7, 0x09: 0xe8, 0x0a: 0xea,
              0x0b: 0xeb, 0x0c: 0xec}
LLVM_USER, REG0, REGX, PIECE, BIT_PIECE, SWAP, DEREF_SIZE = 0xe9, 0x50, 0x90, 0x93, 0x9d, 0x16, 0x94
OFFSET_UCONST, ENTRY_REG, SELECT = 0x05, 0x07, 0x0c
CFA_EXPRESSION = 0x10

# What the expressions of attributes give.
VALUES = ("byte_size bit_size lower_bound upper_bound bit_stride byte_stride count segment allocated associated rank "
          "call_value call_target call_data_value").split()
LOCATIONS = "location string_length return_addr frame_base static_link data_location call_data_location".split()
MEMBERS = "data_member_location vtable_elem_location use_location".split()


def uleb(number: int) -> bytes:
    out = bytearray()
    while number > 0x7f:
        out.append(number & 0x7f | 0x80)
        number >>= 7
    return bytes([*out, number])


class Tests:
    def __init__(self, build: Path) -> None:
        self.kdasm = build / "kdasm"
        self.passed = self.failed = 0

    def check(self, what: str, good: bool, more: object = "") -> None:
        self.passed += good
        self.failed += not good
        if not good and self.failed < 20:
            print(f"FAILED: {what}\n{more}")

    def sections(self, source: str, generation: str) -> dict[str, bytes]:
        command = [self.kdasm, "-mcpu=gfx90a", "-Wno-dwarf-expression", f"-dwarf-extensions={generation}", "-"]
        done = subprocess.run(command, input=source.encode(), capture_output=True, timeout=60, check=False)
        self.check("assembly", done.returncode == 0, done.stderr.decode()[:2000])
        return sections_of(done.stdout) if not done.returncode else {}

    # ---- generations ----

    def operations(self) -> None:
        """Each operation by itself, with its length in front."""
        generator = Generator(random.Random("generations"))
        steps = [step for _ in range(EXPRESSIONS) for step in generator.any() if "LLVM_nop" not in step[0]]
        head = '\t.section .x, "", @progbits\n.Lunit:\n\t.long 0, 0, 0, 0\n.Ltype:\n'
        source = head + "".join(f"\t.amdgpu_dwarf_expr 1\n\t{step[0]}\n\t.end_amdgpu_dwarf_expr\n" for step in steps)
        ours, old = (self.sections(source, generation)[".x"][16:] for generation in ("llvm", "2021"))
        changed = 0
        for step in steps:
            size, ours = ours[0], ours[1:]
            operation, ours = ours[:size], ours[size:]
            if operation[0] == LLVM_USER:
                operation = bytes([OPERATIONS[operation[1]]]) + operation[2:]
                changed += 1
            found, old = old[1:1 + old[0]], old[1 + old[0]:]
            self.check(f"2021: {step[0]}", found == operation, f"{found.hex()}, wanted {operation.hex()}")
        self.check("nothing is left", not ours and not old)
        self.check("many of them changed", changed > EXPRESSIONS / 2, changed)

    def nested(self) -> None:
        source = ('\t.section .x, "", @progbits\n\t.amdgpu_dwarf_expr uleb\n\tDW_OP_entry_value (DW_OP_entry_value '
                  '(DW_OP_LLVM_call_frame_entry_reg 17), DW_OP_LLVM_push_lane)\n\t.end_amdgpu_dwarf_expr\n')
        self.check("in an expression", self.sections(source, "llvm")[".x"].hex() == "09a307a303e90711e903")
        self.check("in an expression, 2021", self.sections(source, "2021")[".x"].hex() == "07a305a302e611e2")

    def unit(self) -> None:
        """A unit: in .debug_abbrev the numbers of attributes change, in .debug_info only its expression."""
        source = ("\t.amdgpu_dwarf_unit 5\n\tDW_TAG_compile_unit\n\tDW_AT_name \"x\"\n\tDW_TAG_subprogram\n"
                  "\tDW_AT_LLVM_lanes 64\n\tDW_AT_LLVM_lane_pc\n\tDW_OP_LLVM_undefined, DW_OP_LLVM_extend 64, 64\n\tend\n"
                  "\tDW_TAG_base_type\n\tDW_AT_LLVM_vector_size 4\n\tend\n\tend\n\t.end_amdgpu_dwarf_unit\n")
        llvm, old = (self.sections(source, generation) for generation in ("llvm", "2021"))
        wanted = llvm[".debug_abbrev"]
        for number, other in ((0x3e11, 0x3e0a), (0x3e12, 0x3e0b), (0x3e13, 0x3e0c)):
            self.check(f"{number:#x} is there", wanted.count(uleb(number)) == 1, wanted.hex())
            wanted = wanted.replace(uleb(number), uleb(other))
        self.check("attributes of a unit", old[".debug_abbrev"] == wanted, old[".debug_abbrev"].hex())
        length = int.from_bytes(llvm[".debug_info"][:4], "little") - 2
        wanted = length.to_bytes(4, "little") + llvm[".debug_info"][4:].replace(
            bytes.fromhex("06e908e90b4040"), bytes.fromhex("04e7eb4040"))
        self.check("what is in a unit", old[".debug_info"] == wanted, old[".debug_info"].hex())
        self.check("the other sections are the same", {name: llvm[name] for name in llvm if name not in (
            ".debug_abbrev", ".debug_info")} == {name: old[name] for name in old if name not in (
                ".debug_abbrev", ".debug_info")})

    # ---- what attributes take ----

    def refused(self, attribute: str, operations: str) -> str:
        """Why an expression is refused as the value of the attribute; empty: it is not."""
        source = ("\t.amdgpu_dwarf_unit 5\n\tDW_TAG_compile_unit\n\tDW_TAG_base_type int\n\tDW_AT_byte_size 4\n"
                  f"\tDW_AT_encoding DW_ATE_signed\n\tend\n\tDW_TAG_variable\n\tDW_AT_{attribute}\n\t{operations}\n"
                  "\tend\n\tend\n\t.end_amdgpu_dwarf_unit\n")
        done = subprocess.run([self.kdasm, "-mcpu=gfx90a", "-filetype=null", "-"], input=source.encode(),
                              capture_output=True, timeout=60, check=False)
        return done.stderr.decode()

    def results(self) -> None:
        for names, right, wrong, message in (
                (VALUES, "DW_OP_lit1", "DW_OP_regx s5", "the location of a register, but a value is needed"),
                (VALUES, "DW_OP_regval_type s7, int", "DW_OP_LLVM_undefined", "an undefined location, but a value"),
                (LOCATIONS, "DW_OP_regx s5", "DW_OP_const_type int, 1, 2, 3, 4", "32 bits, but a location is needed"),
                (LOCATIONS, "DW_OP_bregx s7, 8", "DW_OP_lit1, DW_OP_plus", "the stack has 1 entry here"),
                (MEMBERS, "DW_OP_plus_uconst 8", "DW_OP_const_type int, 1, 2, 3, 4", "32 bits, but a location is needed")):
            for name in names:
                said = self.refused(name, right)
                self.check(f"DW_AT_{name}: {right}", "error" not in said, said)
                said = self.refused(name, wrong)
                self.check(f"DW_AT_{name}: {wrong}", message in said and "[-Wdwarf-expression]" in said, said)

    # ---- where registers are saved ----

    def frames(self) -> None:
        choose = random.Random("frames")
        for generation in ("llvm", "2021"):
            pairs = [saved(choose, generation) for _ in range(FRAMES)]
            written, escaped = ("\t.cfi_sections .debug_frame, .eh_frame\n" + "".join(
                f"\t.cfi_startproc\n{line}\n\t.cfi_endproc\n" for line in lines) for lines in zip(*pairs))
            ours, theirs = (self.sections(source, generation) for source in (written, escaped))
            self.check(f"tables, {generation}", ours == theirs)
            for line, escape in pairs:
                one, other = (self.sections(f"\t.cfi_startproc\n{text}\n\t.cfi_endproc\n", generation)
                              for text in (line, escape)) if ours != theirs else ({}, {})
                self.check(f"{generation}: {line}", one == other, escape)


# ---- .cfi_llvm_* and what they are, from LLVM's descriptions of them ----

def user(operation: int, generation: str) -> bytes:
    return bytes([LLVM_USER, operation]) if generation == "llvm" else bytes([OPERATIONS[operation]])


def register(number: int) -> bytes:
    return bytes([REG0 + number]) if number < 32 else bytes([REGX]) + uleb(number)


def piece(bits: int) -> bytes:
    return bytes([PIECE]) + uleb(bits // 8) if bits % 8 == 0 else bytes([BIT_PIECE]) + uleb(bits) + uleb(0)


def selection(mask: int, mask_bits: int, bits: int, generation: str) -> bytes:
    return (user(ENTRY_REG, generation) + uleb(mask) + bytes([DEREF_SIZE, mask_bits // 8]) + user(SELECT, generation)
            + uleb(bits) + uleb(mask_bits))


def saved(choose: random.Random, generation: str) -> tuple[str, str]:
    """One of the directives, and the same as .cfi_escape."""
    numbers = [choose.choice([choose.randrange(40), choose.randrange(4000)]) for _ in range(4)]
    first, second, third, _ = numbers
    bits, others = (choose.choice([8, 32, 64, 1, 12, choose.randint(1, 600)]) for _ in range(2))
    kind = choose.choice(["register_pair", "vector_registers", "vector_offset", "vector_register_mask"])
    if kind == "register_pair":
        operands = [first, second, bits, third, others]
        made = register(second) + piece(bits) + register(third) + piece(others)
    elif kind == "vector_registers":
        lanes = [(choose.randrange(4000), choose.randrange(64), choose.choice([32, 8, 64, 4, 33]))
                 for _ in range(choose.choice([1, 1, 2, 5]))]
        operands = [first, *(number for lane in lanes for number in lane)]
        vector, lane, size = lanes[0]
        if len(lanes) == 1 and size % 8 == 0:
            made = register(vector) + user(OFFSET_UCONST, generation) + uleb(size // 8 * lane)
        else:
            made = b"".join(register(of) + bytes([BIT_PIECE]) + uleb(width) + uleb(width * which) for of, which, width in lanes)
    elif kind == "vector_offset":
        mask_bits, offset = choose.choice([32, 64]), choose.randrange(100000)
        operands = [first, bits, second, mask_bits, offset]
        made = (register(first) + bytes([SWAP]) + user(OFFSET_UCONST, generation) + uleb(offset)
                + selection(second, mask_bits, bits, generation))
    else:
        mask_bits = choose.choice([32, 64])
        operands = [first, second, bits, third, mask_bits]
        made = register(first) + register(second) + selection(third, mask_bits, bits, generation)
    instruction = bytes([CFA_EXPRESSION]) + uleb(first) + uleb(len(made)) + made
    return f"\t.cfi_llvm_{kind} {', '.join(map(str, operands))}", "\t.cfi_escape " + ", ".join(map(hex, instruction))


def main() -> int:
    tests = Tests(Path(sys.argv[1]))
    tests.operations()
    tests.nested()
    tests.unit()
    tests.frames()
    tests.results()
    print(f"{tests.passed} passed, {tests.failed} failed, 0 skipped")
    return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
