"""
Area debug: line tables from .file and .loc, call frames from .cfi_*, and the
options that concern them, among data and gaps that layout decides on; with
instructions, -g describes the source itself.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import instruction_lines
import instruction_rows
from case import Case
from pick import Picker

SHARE = 1000

_PATHS = ("a.c", "b.cl", "d/e.h", "/usr/include/x.h", "../y.c", "d//e.c", "/z", "c/", "//host/f", ".", "we ird.c", "")
_FOLDERS = ("/src", "d", "inc/sub", "/src/", "", "..")
_NAMED = ("s0", "s31", "s63", "s64", "s101", "v0", "v1", "v255", "a0", "a255", "exec", "exec_lo", "pc", "vcc", "scc",
          "m0", "ttmp3", "s[0:1]", "s[4:7]",
          "v[0:2]", "v[3]", "[s0,s1]", "[s2]", "acc5")
_ODD_REGISTERS = ("s106", "v256", "a256", "S0", "flat_scratch", "xnack_mask", "null", "s[1:2]", "s[0:31]", "[s0,s2]",
                  "[s1,v2]", "-1", "(5)", "x", "s0+1", "tba", "vccz", "src_shared_base", "ttmp12", "s102", "s104",
                  "\"s0\"", "$s0", "v[1:0]", "s[x]", "5+", "")
_CODED = ("gfx900", "gfx90a")  # processors of files with instructions
_CODE = ("s_nop {n}", "s_nop {n}", "s_endpgm", "s_waitcnt lgkmcnt({n})", "v_mov_b32 v{n}, s{n}", "s_mov_b32 s{n}, 0x1234567",
         "v_add_f32_e64 v{n}, v1, |s2| clamp", "S_NOP {n}", "s_nop {n} ; s_nop 1", "s_nop {n} // c", "/* a\n*/ s_nop {n}",
         "s_branch {l}", "s_cbranch_scc0 {l}", "s_mov_b32 s{n}, {l}-begin", "s_add_u32 s{n}, s{n}, {l}@rel32@lo+4",
         "v_mov_b32 v{n}, undefined+{n}")
_RANDOM_FAMILIES = ("sop", "vop1", "vop2", "vop3")
_RANDOM_LINES = 400  # of each processor


Instructions = dict[str, list[str]]  # lines by processor

_instructions: Instructions | None = None  # None: drawn from the tables


@cache
def all_instructions() -> Instructions:
    """Lines of each processor, drawn from the rows of today."""
    tables, rng = instruction_rows.read_tables(), random.Random(1)

    def lines(processor: str) -> list[str]:
        rows = [row for row in tables.rows if row.family in _RANDOM_FAMILIES and tables.has(row, processor)]
        chosen = (rng.choice(rows) for _ in range(_RANDOM_LINES))
        return [str(instruction_lines.right_line(tables, row, rng)).replace("here", "begin") for row in chosen]

    return {processor: lines(processor) for processor in _CODED}


def use(instructions: Instructions) -> None:
    """Only these: the same inputs are made then, whatever rows are added."""
    global _instructions
    _instructions = instructions


def generate(pick: Picker) -> Case:
    coded = [target for target in pick.targets if target.name in _CODED]
    target = pick.one(coded) if coded and pick.chance(0.5) else None
    writer = Writer(pick, target.name if target else "")
    lines = writer.files()
    lines += [pick.weighted([(5, ".text"), (2, ""), (2, '.section .text.f,"ax",@progbits'), (1, ".data")])]
    for _ in range(pick.between(2, 30)):
        lines.append(writer.statement())
    lines += writer.ends()
    case = pick.case("\n".join(lines) + "\n", target, version=writer.version, files=writer.included)
    return replace(case, extra=writer.options)


class Writer:
    """One file's statements; keeps track of what is open."""

    def __init__(self, pick: Picker, coded: str) -> None:
        self.pick = pick
        self.coded = coded  # the processor, if there are instructions
        self.version = 3 if coded and pick.chance(0.1) else pick.version()
        self.words = coded and pick.chance(0.6)  # all sizes are multiples of 4, so that code can be aligned
        self.framed = self.version != 3 and pick.chance(0.3 if coded else 0.6)
        self.included: dict[str, bytes] = {}
        self.open = 0
        self.numbers: list[int] = []
        self.labels = ["begin"]
        self.options = self._options()

    def _options(self) -> tuple[str, ...]:
        pick = self.pick
        options = ["-fdebug-compilation-dir=" + pick.one(("/src", "/home/user/a b", "/"))]
        if pick.chance(0.5):
            options.append(f"-dwarf-version={pick.weighted([(1, 2), (1, 3), (2, 4), (4, 5)])}")
        if options[-1] != "-dwarf-version=2" and pick.chance(0.1):
            options.append("-dwarf64")
        if pick.chance(0.7 if self.coded else 0.25):
            options.append("-g")
            if pick.chance(0.3):
                options.append("-main-file-name=main.s")
        if pick.chance(0.1):
            options.append("-fdebug-prefix-map=" + pick.one(("/src=/x", "/=", "d=dd", "/src", "=/q",
                                                             "/usr/include=inc=2")))
        return tuple(options)

    def files(self) -> list[str]:
        pick = self.pick
        lines = ["begin:"] if self.coded or pick.chance(0.5) else [".set begin, 0"]
        first = pick.weighted([(3, 1), (2, 0)])
        describes = self.coded and "-g" in self.options  # the source, unless there are numbered files
        count = pick.weighted([(20 if describes else 1, 0), (6, pick.between(1, 4))])
        for number in range(first, first + count):
            lines.append(self.file(number + 1 if pick.slip(0.05) else number))
        if pick.slip(0.1):
            pick.random.shuffle(lines)
        return lines

    def file(self, number: int) -> str:
        pick = self.pick
        self.numbers.append(number)
        folder = f'"{pick.one(_FOLDERS)}" ' if pick.chance(0.5) else ""
        line = f'.file {number} {folder}"{pick.one(_PATHS)}"'
        if pick.chance(0.25):
            line += f" md5 0x{pick.random.getrandbits(pick.one((8, 64, 128, 128))):x}"
        if self.version != 3 and pick.chance(0.2):
            line += " source " + pick.one(('"int x;\\n"', '""', '"a\\"b\\tc"'))
        if pick.slip(0.05):
            line = pick.one([line + " x", line + " md5", ".file x", f".file {number}", line + ' "c"', line + " md5 -1",
                             f'.file -{number} "a"', '.file "a" "b"', '.file "a" md5 1', line + ",",
                             f'.file {number}, "a"', line + " source 5"])
        return line

    def statement(self) -> str:
        return self.pick.weighted([
            (20, self.loc), (26, self.data), (10, self.gap), (24 if self.framed else 1, self.frame), (4, self.label),
            (4, self.section), (1, self.late_file),
            (1, self.difference), (1.5 if "-g" in self.options else 0.3, self.marker),
            (30 if self.coded else 0, self.instruction), (4 if self.coded else 0, self.in_text),
        ])()

    def instruction(self) -> str:
        pick = self.pick
        if self.version != 3 and pick.slip(0.2):
            return pick.one((_instructions or all_instructions())[self.coded])
        label = self.pick.one(self.labels)
        return pick.one(_CODE[:11] if self.version == 3 else _CODE).format(n=pick.upto(15), l=label)

    def in_text(self) -> str:
        """Instructions and labels in a macro, a repeat or an included file; the texts may be nested."""
        pick = self.pick
        name = pick.fresh("t")
        lines = [pick.weighted([(5, self.instruction), (1, self.data), (1, self.marker), (0.7, self.in_text)])()
                 for _ in range(pick.between(1, 4))]
        kind = pick.weighted([(4, "macro"), (2, "rept"), (2, "irp"), (2, "include")])
        if kind == "include" and self.included:
            kind = "rept"
        label = {"macro": f"{pick.one('_ab')}{name}\\@:", "irp": f"{name}x\\i:"}.get(kind, "")
        lines.insert(pick.upto(len(lines)), label + pick.one(["", " s_nop 3"]))
        text = "\n".join(lines)
        if kind == "macro":
            return f".macro {name}\n{text}\n.endm\n{name}" + pick.one(["", f"\n\n{name}", f" ; {name}"])
        if kind == "irp":
            return f".irp i, 1, 2\n{text}\n.endr"
        if kind == "rept":
            return f".rept {pick.upto(3)}\n{text}\n.endr"
        self.included["code.inc"] = text.encode() + b"\n\n"  # llvm-mc makes up the line of an instruction at the end
        return '.include "code.inc"'

    def marker(self) -> str:
        """What a preprocessor leaves: it names the source of the line table of -g."""
        pick = self.pick
        line = f'# {pick.weighted([(6, str(pick.upto(99))), (1, "0x10"), (0 if self.version == 3 else 1, "1u"), (0.5, "08"), (0.5, "1.5")])} '
        line += f'"{pick.one((*_PATHS, "a" + chr(92) + chr(34) + "b.S"))}"'
        line += pick.one(["", " 1", " 2 3", " x ;", " // c"])
        return pick.weighted([(8, line), (1, f".if 0\n{line}\n.endif"), (1, f".rept 2\n{line}\n.endr"), (1, " " + line),
                              (1, f".macro {pick.fresh('m')}\n{line}\n.endm")])

    def loc(self) -> str:
        pick = self.pick
        if not self.numbers and not pick.slip(0.1):
            return self.data()
        number = pick.one(self.numbers or [1])
        line = f".loc {number} {pick.weighted([(6, pick.between(1, 40)), (2, pick.upto(5000)), (1, pick.whole())])}"
        if pick.chance(0.7):
            line += f" {pick.weighted([(6, pick.upto(90)), (1, pick.upto(70000))])}"
        for option in pick.some(["prologue_end", "epilogue_begin", "basic_block", f"is_stmt {pick.upto(1)}",
                                 f"isa {pick.upto(3)}",
                                 f"discriminator {pick.one((0, 1, 5, 300))}"], 0.15):
            line += " " + option
        if pick.slip(0.06):
            line = pick.one([line + " foo", line + " is_stmt 2", line + " is_stmt x", line + " isa -1", line + " isa",
                             ".loc", ".loc x", ".loc 99 1", ".loc 0 1", line + ", 1", ".loc -1 1", f".loc {number} -1",
                             line + " discriminator x", line + " view 0", line + " view .Lview", line + " view 1",
                             line + " prologue_end,", line + " 7 7"])
        return line

    def data(self) -> str:
        pick = self.pick
        if self.words:
            return pick.one([f".long {pick.upto(9)}", ".quad 1, 2", ".fill 3, 4, 1"])
        return pick.weighted([(14, f".long {pick.upto(9)}"), (4, ".quad 1, 2"), (2, ".byte 1"), (2, ".ascii \"abc\""),
                              (1, ".ascii \"\""), (1, ".fill 3, 4, 1"), (1, ".uleb128 300"), (1, ".fill 0, 4, 1"),
                              (1, ".octa 1"), (1, ".ident \"x\""), (1, ".float 1")])

    def gap(self) -> str:
        pick = self.pick
        if self.words:
            return pick.one([f".p2align {pick.between(2, 8)}", f".zero {4 * pick.upto(300)}", f".fill {pick.upto(300)}, 4, 7"])
        size = pick.weighted([(5, 4 * pick.upto(30)), (3, 4 * pick.upto(300)), (1, pick.upto(70)),
                              (1, 4 * pick.upto(70000))])
        return pick.weighted([(5, f".zero {size}"), (3, f".p2align {pick.upto(8)}, 0"), (1, f".org .+{size}"),
                              (1, ".uleb128 begin-later" if pick.slip(0.2) else ".zero 4"),
                              (1, f".fill {size // 4}, 4, 7")])

    def label(self) -> str:
        name = self.pick.fresh("l")
        self.labels.append(name)
        if self.coded:
            return self.pick.weighted([(6, f"{name}:"), (1, f"_{name}: {name}:"), (1, f".L{name}: {name}: s_nop 0"),
                                       (1, f'"we ird {name}": {name}:'), (1, f"1: {name}:"),
                                       (0 if self.version == 3 else 0.5, f".loc_label {name}")])
        return self.pick.weighted([(6, f"{name}:"), (1, f".loc_label {name}"), (1, "1:")])

    def difference(self) -> str:
        return f"{'.long' if self.words else self.pick.one(('.long', '.uleb128'))} {self.pick.one(self.labels)}-{self.pick.one(self.labels)}"

    def section(self) -> str:
        if self.coded and self.pick.chance(0.5):
            name = self.pick.one(("f", "h", "i"))
            return self.pick.one([f'.section .text.{name},"ax",@progbits', f'.section .not_loaded.{name},"x",@progbits',
                                  f'.section .data.{name},"awx",@progbits', '.section .text.f,"ax",@progbits,unique,3',
                                  f'.pushsection .text.{name},"ax",@progbits', ".popsection",
                                  ".text 1", '.section .debug_info,"",@progbits', f'.section .text.{name},"axG",@progbits,g,comdat'])
        return self.pick.one([".text", ".text", ".section .text.g,\"ax\",@progbits", ".data", ".subsection 1",
                              ".previous", ".pushsection .data\n.popsection", ".section .debug_line,\"\",@progbits",
                              ".section .eh_frame,\"a\",@progbits", ".section .debug_frame,\"\",@progbits"])

    def late_file(self) -> str:
        return self.file(max(self.numbers, default=0) + 1)

    def register(self) -> str:
        pick = self.pick
        if pick.slip(0.05):
            return pick.one(_ODD_REGISTERS)
        return pick.weighted([(5, pick.one(_NAMED)),
                              (5, str(pick.one((0, 1, 16, 32, 63, 64, 65, 1088, 2560, pick.upto(4000)))))])

    def offset(self) -> str:
        return str(self.pick.weighted([(6, 4 * self.pick.upto(40)), (4, -4 * self.pick.upto(40)),
                                       (2, self.pick.upto(300)), (1, -self.pick.whole()),
                                       (1, self.pick.whole() & (2**63 - 1))]))

    def frame(self) -> str:
        pick = self.pick
        if not self.open and not pick.slip(0.1):
            self.open += 1
            return pick.weighted([(6, ".cfi_startproc"), (1, ".cfi_startproc simple")])
        line = pick.weighted([
            (5, f".cfi_def_cfa {self.register()}, {self.offset()}"), (5, f".cfi_def_cfa_offset {self.offset()}"),
            (3, f".cfi_def_cfa_register {self.register()}"), (3, f".cfi_adjust_cfa_offset {self.offset()}"),
            (5, f".cfi_offset {self.register()}, {self.offset()}"),
            (3, f".cfi_rel_offset {self.register()}, {self.offset()}"),
            (2, f".cfi_val_offset {self.register()}, {self.offset()}"),
            (2, f".cfi_register {self.register()}, {self.register()}"), (2, f".cfi_restore {self.register()}"),
            (2, f".cfi_undefined {self.register()}"), (2, f".cfi_same_value {self.register()}"),
            (2, ".cfi_remember_state"), (2, ".cfi_restore_state"), (1, ".cfi_window_save"), (1, ".cfi_signal_frame"),
            (1, f".cfi_return_column {self.register()}"),
            (2, f".cfi_escape {', '.join(str(pick.upto(300)) for _ in range(pick.between(1, 4)))}"
                + pick.weighted([(6, ""), (1, " // c"), (1, " ; c"), (1, " /* c */"), (1, " .long 2")])),
            (2, f".cfi_llvm_def_aspace_cfa {self.register()}, {self.offset()}, {pick.upto(6)}"),
            (1, f".cfi_personality {pick.one((0, 0x1b, 0x9b, 255, 3, 0x10))}, {pick.one(('routine', 'begin'))}"),
            (1, f".cfi_lsda {pick.one((0, 0x1b, 0xb, 3, 4, 0x1c))}, {pick.one(('table', 'begin'))}"),
            (1, f".cfi_label {pick.fresh('c')}"), (6, self.end_frame()),
            (1, ".cfi_sections " + pick.one((".eh_frame", ".debug_frame", ".eh_frame, .debug_frame", ""))),
        ])
        if line == ".cfi_endproc":
            self.open -= 1
        if pick.slip(0.04):
            line = pick.one([line + ",", line + " x", line.split(" ")[0], line.replace(",", " "), line.upper(),
                             ".cfi_startproc", ".cfi_endproc", ".cfi_b_key_frame", ".cfi_personality 1, f",
                             ".cfi_lsda 0x1b", ".cfi_startproc x", ".cfi_escape", ".cfi_sections .x, 5"])
        return line

    @staticmethod
    def end_frame() -> str:
        return ".cfi_endproc"

    def ends(self) -> list[str]:
        if self.open <= 0 or self.pick.slip(0.1):
            return []
        return [".text" if self.pick.slip(0.1) else "", ".cfi_endproc"]
