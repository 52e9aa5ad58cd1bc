#!/usr/bin/env python3
"""
Compare generated expressions and units of debug information with what llvm-dwarfdump 22 and readelf print of them.

    dwarf_check.py --kdasm PROGRAM --kdinfo PROGRAM [--expressions N] [--frames N] [--units N] [--seed S]
                   [--keep FOLDER]

Expressions are attributes of a unit that is written by hand, and call frames of linked files; what is in them is a
matter of chance, so the check of their types is off. Each object must also be the one that llvm-mc 22 makes of what
-filetype=asm prints. llvm-dwarfdump 22 can't decode DW_OP_const_type, deref_type, xderef_type and reinterpret, prints
the offset of DW_OP_LLVM_aspace_bregx without its sign, and closes DW_OP_entry_value late unless one operation is in
it; readelf knows no extension. What kdinfo --debug says of call frames is compared with readelf, instruction by
instruction, and its directives must make the same section. Units (dwarf_units.py) must pass --verify, and are compared
entry by entry; kdinfo --debug must say of them what was written, and --asm --debug make them again. The closing line is
`N passed, N failed, N skipped`; an expression counts as one, and for a file of units the object, --verify, the entries
of each and the second object count.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402
from dwarf_units import UNITS_EACH, Units, difference, read_back  # noqa: E402
from elf_sections import sections_of  # noqa: E402

EACH = 250  # expressions in a file

# Names without operands; all but the first row are in both printouts.
EXTENDED = ("LLVM_nop LLVM_form_aspace_address LLVM_push_lane LLVM_offset LLVM_bit_offset LLVM_undefined "
            "LLVM_piece_end").split()
PLAIN = ("deref dup drop over swap rot xderef abs and div minus mod mul neg not or plus shl shr shra xor eq ge gt le "
         "lt ne nop push_object_address form_tls_address call_frame_cfa stack_value").split()
SIGNED_WIDTHS = {"const1s": 8, "const2s": 16, "const4s": 32, "const8s": 64}
UNSIGNED_WIDTHS = {"const1u": 8, "const2u": 16, "const4u": 32, "const8u": 64, "pick": 8, "deref_size": 8,
                   "xderef_size": 8}
# The registers that llvm-dwarfdump 22 has names for: name in the source, number, its name.
NAMED = [("exec@w32", 1, "EXEC_LO"), ("pc", 16, "PC_REG"), ("exec@w64", 17, "EXEC"),
         *[(f"s{i}", 32 + i, f"SGPR{i}") for i in range(64)],
         *[(f"s{i}", 1024 + i, f"SGPR{i}") for i in range(64, 106)],
         *[(f"v{i}@w64", 2560 + i, f"VGPR{i}") for i in range(256)],
         *[(f"a{i}@w64", 3072 + i, f"AGPR{i}") for i in range(256)]]
UNNAMED = [("status", 128), ("vcc@w32", 512), ("vcc@w64", 768), *[(f"v{i}@w32", 1536 + i) for i in range(256)],
           *[(f"a{i}@w32", 2048 + i) for i in range(256)]]

HEAD = """	.section .debug_abbrev
	.byte 1, 0x11, 1, 0, 0                  // a compile unit with children
	.byte 2, 0x34, 0, 2, 0x18, 0, 0         // a variable: DW_AT_location, DW_FORM_exprloc
	.byte 3, 0x24, 0, 3, 8, 0x3e, 0x0b, 0x0b, 0x0b, 0, 0
	.byte 0
	.section .debug_info
.Lunit:
	.long .Lend - .Lversion
.Lversion:
	.short 5
	.byte 1, 8
	.long .debug_abbrev
	.uleb128 1
.Ltype:
	.uleb128 3
	.asciz "uint64"
	.byte 7, 8
"""

Step = tuple[str, str, str]  # in the source, as llvm-dwarfdump prints it, as readelf does


class Generator:
    def __init__(self, choose: random.Random) -> None:
        self.choose = choose

    def number(self, bits: int, signed: bool) -> int:
        """Small ones more often than others."""
        bits = self.choose.randint(0, bits - signed)
        number = self.choose.getrandbits(bits) if bits else 0
        return -number - 1 if signed and self.choose.random() < 0.5 else number

    def written(self, number: int) -> str:
        if number < 0:
            return str(number)
        return self.choose.choice([str(number), hex(number), f"({number} + 1 - 1)"])

    def plain(self) -> Step:
        name = f"DW_OP_{self.choose.choice(PLAIN)}"
        return name, name, name

    def literal(self) -> Step:
        name = f"DW_OP_lit{self.choose.randrange(32)}"
        return name, name, name

    def fixed(self) -> Step:
        signed = self.choose.random() < 0.5
        widths = SIGNED_WIDTHS if signed else UNSIGNED_WIDTHS
        name = self.choose.choice([*widths])
        number = self.number(widths[name], signed)
        theirs = f"{number:+d}" if signed else hex(number)
        return f"DW_OP_{name} {self.written(number)}", f"DW_OP_{name} {theirs}", f"DW_OP_{name}: {number}"

    def leb(self) -> Step:
        name = self.choose.choice(["constu", "plus_uconst", "piece", "consts", "fbreg"])
        signed = name in ("consts", "fbreg")
        number = self.number(63, signed)
        theirs = f"{number:+d}" if signed else hex(number)
        return f"DW_OP_{name} {self.written(number)}", f"DW_OP_{name} {theirs}", f"DW_OP_{name}: {number}"

    def bit_piece(self) -> Step:
        bits, offset = self.number(20, False), self.number(20, False)
        return (f"DW_OP_bit_piece {bits}, {offset}", f"DW_OP_bit_piece {bits:#x} {offset:#x}",
                f"DW_OP_bit_piece: size: {bits} offset: {offset} ")

    def register(self) -> tuple[str, int, str | None]:
        if self.choose.random() < 0.7:
            return self.choose.choice(NAMED)
        return (*self.choose.choice(UNNAMED), None)

    def short_register(self) -> Step:
        number = self.choose.randrange(32)
        name = {1: "EXEC_LO", 16: "PC_REG", 17: "EXEC"}.get(number)
        if self.choose.random() < 0.5:
            text = f"DW_OP_reg{number}"
            return text, f"{text} {name}" if name else text, f"{text} (r{number})"
        offset, text = self.number(40, True), f"DW_OP_breg{number}"
        return (f"{text} {offset}", f"{text} {name or ''}{offset:+d}", f"{text} (r{number}): {offset}")

    def regx(self) -> Step:
        source, number, name = self.register()
        return f"DW_OP_regx {source}", f"DW_OP_regx {name or hex(number)}", f"DW_OP_regx: {number} (r{number})"

    def bregx(self) -> Step:
        (source, number, name), offset = self.register(), self.number(40, True)
        theirs = f"{name}{offset:+d}" if name else f"{number:#x} {offset:+d}"
        return (f"DW_OP_bregx {source}, {self.written(offset)}", f"DW_OP_bregx {theirs}",
                f"DW_OP_bregx: {number} (r{number}) {offset}")

    def block(self) -> Step:
        data = [self.choose.randrange(256) for _ in range(self.choose.randint(1, 20))]
        source = ", ".join(map(self.written, data))
        return (f"DW_OP_implicit_value {source}",
                f"DW_OP_implicit_value {len(data):#x} " + " ".join(f"0x{byte:02x}" for byte in data),
                f"DW_OP_implicit_value {len(data)} byte block: " + "".join(f"{byte:x} " for byte in data))

    def address(self) -> Step:
        number = self.number(63, False)
        return f"DW_OP_addr {self.written(number)}", f"DW_OP_addr {number:#x}", f"DW_OP_addr: {number:x}"

    def extended(self) -> Step:
        name = f"DW_OP_{self.choose.choice(EXTENDED)}"
        return name, f"DW_OP_LLVM_user {name}", ""

    def extended_numbers(self) -> Step:
        name, count = self.choose.choice([("offset_uconst", 1), ("extend", 2), ("select_bit_piece", 2)])
        numbers = [self.number(40, False) for _ in range(count)]
        return (f"DW_OP_LLVM_{name} {', '.join(map(self.written, numbers))}",
                f"DW_OP_LLVM_user DW_OP_LLVM_{name} {' '.join(map(hex, numbers))}", "")

    def extended_register(self) -> Step:
        source, number, name = self.register()
        if name and self.choose.random() < 0.5:
            offset = self.number(40, True)
            size = max(1, (offset if offset >= 0 else -offset - 1).bit_length() // 7 + 1)
            return (f"DW_OP_LLVM_aspace_bregx {source}, {offset}",
                    f"DW_OP_LLVM_user DW_OP_LLVM_aspace_bregx {name}+{offset % (1 << 7 * size)}", "")
        return (f"DW_OP_LLVM_call_frame_entry_reg {source}",
                f"DW_OP_LLVM_user DW_OP_LLVM_call_frame_entry_reg {name or hex(number)}", "")

    def entry(self) -> Step:
        name = self.choose.choice(["DW_OP_entry_value", "DW_OP_GNU_entry_value"])
        inner = self.choose.choice([self.literal, self.regx])()
        return f"{name} ({inner[0]})", f"{name}({inner[1]})", ""

    def of_unit(self) -> Step:
        """What only a unit has: other entries, types, indices."""
        number = self.number(16, False)
        name = self.choose.choice(["call2", "call4", "call_ref", "addrx", "constx", "GNU_addr_index",
                                   "GNU_const_index"])
        kind = self.choose.randrange(4)
        if kind == 0:
            return "DW_OP_convert .Ltype - .Lunit", 'DW_OP_convert (0x0000000d) "uint64"', ""
        if kind == 1:
            source, number, register = self.register()
            return (f"DW_OP_regval_type {source}, .Ltype - .Lunit",
                    f'DW_OP_regval_type {register or hex(number)} (0x0000000d) "uint64"', "")
        if kind == 2:
            offset = self.number(30, True)
            return (f"DW_OP_implicit_pointer {number}, {offset}", f"DW_OP_implicit_pointer {number:#x} {offset:+d}", "")
        return f"DW_OP_{name} {number}", f"DW_OP_{name} {number:#x}", ""

    def expression(self, kinds: list[Callable[[], Step]]) -> list[Step]:
        return [self.choose.choice(kinds)() for _ in range(self.choose.randint(1, 12))]

    def standard(self) -> list[Step]:
        return self.expression([self.plain, self.literal, self.fixed, self.leb, self.bit_piece, self.short_register,
                                self.regx, self.bregx, self.block, self.address])

    def any(self) -> list[Step]:
        steps = self.expression([self.plain, self.literal, self.fixed, self.leb, self.bit_piece, self.short_register,
                                 self.regx, self.bregx, self.block, self.address, self.extended, self.extended_numbers,
                                 self.extended_register, self.of_unit])
        return [self.entry()] if self.choose.random() < 0.05 else steps


class StepsOfUnits(Generator):
    """Without operands that are places in the unit: dwarf_units.py knows those by their labels."""

    def of_unit(self) -> Step:
        return self.literal()


def rule(choose: random.Random) -> str:
    """A directive of a call frame without an expression."""
    register, other = (choose.choice([choose.randrange(4000), choose.randrange(64)]) for _ in range(2))
    offset = 4 * choose.randint(-70000, 70000)
    return choose.choice([
        f".cfi_def_cfa {register}, {abs(offset)}", f".cfi_def_cfa_register {register}",
        f".cfi_def_cfa_offset {abs(offset)}", f".cfi_def_cfa_sf {register}, {offset}",
        f".cfi_def_cfa_offset_sf {offset}", f".cfi_offset {register}, {offset}", f".cfi_val_offset {register}, {offset}",
        f".cfi_register {register}, {other}", f".cfi_undefined {register}", f".cfi_same_value {register}",
        f".cfi_restore {register}", ".cfi_remember_state\n\t.cfi_restore_state", ".long 0", ".fill 70, 4, 0",
        ".fill 400, 4, 0", ".fill 20000, 4, 0"])


# ---- what readelf and kdinfo say of a frame, made alike: name, numbers of registers, offsets ----

REGISTER_RUNS = [("pc_32", 0), ("exec@w32", 1), ("pc", 16), ("exec", 17), ("status", 128), ("vcc@w32", 512), ("vcc", 768),
                 *[(f"s{i}", 32 + i if i < 64 else 1024 + i) for i in range(106)],
                 *[(f"{kind}{i}{suffix}", first + i) for kind, suffix, first in (
                     ("v", "@w32", 1536), ("a", "@w32", 2048), ("v", "", 2560), ("a", "", 3072)) for i in range(256)]]
REGISTER_NUMBERS = {name: number for name, number in REGISTER_RUNS}


def said_by_readelf(text: str) -> list[list[str]]:
    """The instructions of the frame description entries, a list for each; expressions are left out, as they are compared
    elsewhere."""
    found: list[list[str]] = []
    for line in text.splitlines():
        if re.match(r"[0-9a-f]{8} [0-9a-f]+ [0-9a-f]+ (CIE|FDE)", line):
            found.append([])
        if not (match := re.match(r"  (DW_CFA_\w+):? ?(.*)$", line)):
            continue
        name, rest = match.groups()
        rest = re.sub(r"\(?(DW_OP|User).*", "", rest.replace("bad register: ", "").replace("(", " (", 1)
                      if "expression" in name else rest)
        place = re.search(r" to ([0-9a-f]+)$", rest)
        numbers = [f"to {int(place[1], 16)}"] if place else re.findall(r"-?\d+", rest.replace("cfa", ""))
        found[-1].append(" ".join([name.removesuffix("_extended").removesuffix("_extended_sf"), *numbers]))
    return found


def said_by_kdinfo(tables: list) -> list[list[str]]:
    found = []
    for entry in (entry for table in tables for entry in table["entries"] if entry["kind"] != "end"):
        one = []
        steps = entry["instructions"]
        for index, step in enumerate(steps):
            name = step["name"].removesuffix("_extended").removesuffix("_extended_sf")
            if "advance_loc" in name:
                after = steps[index + 1]["address"] if index + 1 < len(steps) else step["address"] + int(step["operands"][0])
                one.append(f"{name} to {after}")
                continue
            one.append(" ".join([name, *(str(REGISTER_NUMBERS.get(word, word)) for word in step["operands"])]))
        found.append(one)
    return found


def run(*command: object) -> str:
    result = started.run([str(word) for word in command], text=True)
    if result.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}: {result.stderr}")
    return result.stdout


class Comparison:
    def __init__(self, kdasm: str, kdinfo: str, seed: int, folder: Path) -> None:
        self.kdasm, self.kdinfo, self.seed, self.folder = kdasm, kdinfo, seed, folder
        self.passed = 0
        self.failures: list[str] = []

    def assemble(self, name: str, text: str, *options: str) -> Path:
        """The object, which is the one that llvm-mc makes of the printed text with the same -dwarf64."""
        source, made, printed, theirs = (self.folder / f"{name}{end}" for end in (".s", ".o", ".txt", ".llvm.o"))
        source.write_text(text)
        flags = ("-mcpu=gfx90a", "-Wno-dwarf-expression", *options)
        run(self.kdasm, *flags, source, "-o", made)
        run(self.kdasm, *flags, "-filetype=asm", source, "-o", printed)
        run("llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx90a", *options, "-filetype=obj", printed, "-o", theirs)
        same = made.read_bytes() == theirs.read_bytes()
        self.count("" if same else f"{source}: llvm-mc makes another object of the printed text")
        return made

    def count(self, problem: str) -> None:
        self.passed += not problem
        if problem:
            self.failures.append(problem)

    def compare(self, name: str, expressions: list[list[Step]], printed: list[str], which: int, between: str) -> None:
        if len(printed) != len(expressions):
            self.count(f"{name}: {len(expressions)} expressions, and {len(printed)} are printed")
            return
        for steps, theirs in zip(expressions, printed):
            wanted = between.join(step[which] for step in steps)
            source = ", ".join(step[0] for step in steps)
            self.count("" if wanted == theirs else f"{name}: {source}\n  wanted  {wanted}\n  printed {theirs}")

    def compare_unit(self, index: int) -> None:
        generator = Generator(random.Random(f"unit {self.seed} {index}"))
        expressions = [generator.any() for _ in range(EACH)]
        text = HEAD
        for steps in expressions:
            text += "\t.uleb128 2\n\t.amdgpu_dwarf_expr uleb\n"
            text += generator.choose.choice(["\n", ", "]).join(step[0] for step in steps)
            text += "\n\t.end_amdgpu_dwarf_expr\n"
        made = self.assemble(f"unit{index}", text + "\t.byte 0\n.Lend:\n")
        printed = re.findall(r"DW_AT_location\t\((.*)\)$", run("llvm-dwarfdump-22", "--debug-info", made), re.MULTILINE)
        self.compare(f"unit{index}", expressions, printed, 1, ", ")

    def compare_file_of_units(self, index: int) -> None:
        choose = random.Random(f"units {self.seed} {index}")
        dwarf64 = choose.random() < 0.3
        units = Units(choose, StepsOfUnits(choose), dwarf64)
        name = f"units{index}"
        made = self.assemble(name, units.text(), *(["-dwarf64"] if dwarf64 else []))
        verified = started.run(["llvm-dwarfdump-22", "--verify", made], text=True)
        wrong = [line for line in verified.stdout.splitlines() if line.startswith("error")]
        self.count(f"{name}: --verify: {wrong[0]}" if verified.returncode or wrong else "")
        problem = difference(units, run("llvm-dwarfdump-22", "--verbose", "--debug-info", made))
        self.count(f"{name}: {problem}" if problem else "")
        problem = read_back(units, json.loads(run(self.kdinfo, "--debug", "--json", made))["objects"][0]["units"])
        self.count(f"{name}: {problem}" if problem else "")
        self.make_again(name, made)

    def make_again(self, name: str, made: Path) -> None:
        """The source that kdinfo --asm --debug prints, with all units as blocks, makes the same sections."""
        text = run(self.kdinfo, "--asm", "--debug", made)
        source, second = self.folder / f"{name}.again.s", self.folder / f"{name}.again.o"
        source.write_text(text)
        run(self.kdasm, *text.splitlines()[0].split()[2:], source, "-o", second)
        same = sections_of(made.read_bytes()) == sections_of(second.read_bytes())
        self.count("" if same and text.count(".end_amdgpu_dwarf_unit") == UNITS_EACH else
                   f"{source}: what kdinfo prints makes other sections")

    def compare_frames(self, index: int) -> None:
        generator = Generator(random.Random(f"frames {self.seed} {index}"))
        expressions = [generator.standard() for _ in range(EACH)]
        text = "\t.text\n\t.cfi_sections .eh_frame, .debug_frame\n\t.cfi_startproc\n\t.long 0\n"
        for steps in expressions:
            directive = generator.choose.choice([".cfi_def_cfa_expression", ".cfi_expression s5,",
                                                 ".cfi_val_expression s70,"])
            text += f"\t{directive} {', '.join(step[0] for step in steps)}\n"
            text += f"\t{rule(generator.choose)}\n"
        text += "\t.cfi_endproc\n"
        self.read_back(f"frames{index}", self.assemble(f"frames{index}", text))
        linked = self.folder / f"frames{index}.hsaco"
        source = self.folder / f"frames{index}.s"
        run(self.kdasm, "-mcpu=gfx90a", "-Wno-dwarf-expression", "-shared", source, "-o", linked)
        pattern = r"DW_CFA_(?:def_cfa_expression|(?:val_)?expression:(?: bad register:)? r\d+) \((.*)\)$"
        readelf = run("readelf", "--debug-dump=frames", linked)
        printed = re.findall(pattern, readelf, re.MULTILINE)
        self.compare(f"frames{index}", 2 * expressions, printed, 2, "; ")
        ours = said_by_kdinfo(json.loads(run(self.kdinfo, "--debug", "--json", linked))["objects"][0]["call_frames"])
        theirs = said_by_readelf(readelf)
        self.count("" if len(ours) == len(theirs) else f"{linked}: readelf finds {len(theirs)} entries, kdinfo {len(ours)}")
        for mine, other in zip(ours, theirs):
            different = next((pair for pair in zip(mine, other) if pair[0] != pair[1]), None)
            self.count("" if len(mine) == len(other) and not different else
                       f"{linked}: {len(mine)} and {len(other)} instructions; kdinfo, readelf: {different}")

    def read_back(self, name: str, made: Path) -> None:
        """The directives of one table, with code between them, make both tables again."""
        lines, again = run(self.kdinfo, "--debug", made).splitlines(), []
        first = [index for index, line in enumerate(lines) if "Call frames in" in line][1]
        for line in lines[:first]:
            moved = re.search(r"DW_CFA_advance_loc\w* (\d+) to", line)
            again.append(f"\t.fill {moved[1]}" if moved else line.replace(".eh_frame", ".eh_frame, .debug_frame"))
        source = self.folder / f"{name}.again.s"
        size = int(re.search(r"FDE, CIE 0x0, 0x0 to 0x([0-9a-f]+)", "\n".join(lines))[1], 16)
        done = sum(int(line.split()[1]) for line in again if line.startswith("\t.fill "))
        rest = f"\t.fill {size - done}\n\t.cfi_endproc"
        source.write_text("\t.text\n" + "\n".join(again).replace("\t.cfi_endproc", rest) + "\n")
        second = self.folder / f"{name}.again.o"
        run(self.kdasm, "-mcpu=gfx90a", "-Wno-dwarf-expression", "-Wno-cfi-register", source, "-o", second)
        same = second.read_bytes() == made.read_bytes()
        self.count("" if same else f"{source}: what kdinfo prints makes other tables")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kdasm", required=True)
    parser.add_argument("--kdinfo", required=True)
    parser.add_argument("--expressions", type=int, default=10000)
    parser.add_argument("--frames", type=int, default=1000)
    parser.add_argument("--units", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kdasm-dwarf-") as scratch:
        folder = options.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        comparison = Comparison(options.kdasm, options.kdinfo, options.seed, folder)
        for index in range(options.expressions // EACH):
            comparison.compare_unit(index)
        for index in range(options.frames // EACH):
            comparison.compare_frames(index)
        for index in range(options.units // UNITS_EACH):
            comparison.compare_file_of_units(index)
    print(*comparison.failures[:40], sep="\n", end="\n" if comparison.failures else "")
    print(f"{comparison.passed} passed, {len(comparison.failures)} failed, 0 skipped")
    return 1 if comparison.failures else 0


if __name__ == "__main__":
    sys.exit(main())
