"""
Generated units of debug information, and what llvm-dwarfdump 22 prints of them: for dwarf_check.py.

A file has several units of versions 2 to 5, whose entries refer to each other in both directions. The forms that follow
from value and version are worked out here once more, from DWARF 5, 7.5.5 "Classes and Forms".
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

PLACES = 16  # labels in .text, 4 bytes apart
UNITS_EACH = 10  # units in a file

HEAD = ".text\n" + "".join(f".Lplace{i}:\n\t.long 0\n" for i in range(PLACES))
# Parents, and what may be in them.
PARENTS = ["structure_type", "subprogram", "lexical_block", "namespace", "union_type"]
LEAVES = ["variable", "formal_parameter", "member", "typedef", "constant", "0x4090", "pointer_type"]
NUMBERS = ["byte_size", "bit_size", "upper_bound", "bit_stride"]
FLAGS = ["external", "artificial", "declaration", "prototyped"]
WIDTHS = {"data1": 1, "data2": 2, "data4": 4, "data8": 8}
POINTERS_WITH_VERSION = 4  # DW_FORM_sec_offset, and forms of expressions and flags


@dataclass
class Entry:
    """`wanted` are the lines of its attributes, with <label> where the offset of an entry is."""

    tag: str
    unit: int
    label: str = ""
    source: list[str] = field(default_factory=list)
    wanted: list[str] = field(default_factory=list)


class Units:
    """The source of a file, and its entries in order."""

    def __init__(self, choose: random.Random, steps: Any, dwarf64: bool) -> None:
        self.choose, self.steps, self.dwarf64 = choose, steps, dwarf64
        self.entries: list[Entry] = []
        self.lines: list[str] = []
        self.versions = [choose.randint(3 if dwarf64 else 2, 5) for _ in range(UNITS_EACH)]
        self.shared = [f"type{unit}" for unit in range(UNITS_EACH)]
        for unit in range(UNITS_EACH):
            self.write_unit(unit)

    def text(self) -> str:
        return HEAD + "\n".join(self.lines) + "\n"

    # ---- entries ----

    def write_unit(self, unit: int) -> None:
        self.unit, self.version, self.later = unit, self.versions[unit], self.versions[unit] >= POINTERS_WITH_VERSION
        self.lines.append(f".amdgpu_dwarf_unit {self.version}")
        # Before version 5 llvm-dwarfdump takes every unit for one that is compiled.
        top = self.choose.choice(["compile_unit", "partial_unit"]) if self.version == 5 else "compile_unit"
        self.open(top, "", [self.name])
        types = [("base", self.write_base), (f"type{unit}", self.write_typedef)]
        self.choose.shuffle(types)
        types[0][1](types[0][0])
        for _ in range(self.choose.randint(0, 4)):
            self.write_entry(1)
        types[1][1](types[1][0])
        self.lines.append("end\n.end_amdgpu_dwarf_unit")

    def open(self, tag: str, label: str, attributes: list[Callable[[], tuple[list[str], list[str]]]]) -> None:
        entry = Entry(f"DW_TAG_{tag}", self.unit, label)
        self.entries.append(entry)
        self.lines.append(f"DW_TAG_{tag} {label}")
        for attribute in attributes:
            source, wanted = attribute()
            self.lines += source
            entry.wanted += wanted

    def write_base(self, label: str) -> None:
        self.open("base_type", label, [])
        self.lines.append('DW_AT_name "base"\nDW_AT_encoding DW_ATE_unsigned\nDW_AT_byte_size 8\nend')
        self.entries[-1].wanted += ['DW_AT_name [DW_FORM_string] ("base")',
                                    "DW_AT_encoding [DW_FORM_data1] (DW_ATE_unsigned)",
                                    "DW_AT_byte_size [DW_FORM_data1] (0x08)"]

    def write_typedef(self, label: str) -> None:
        self.open("typedef", label, [self.name])
        self.lines.append("end")

    def write_entry(self, depth: int) -> None:
        attributes = [self.name, self.number, self.flag, self.reference, self.location, self.frame_base, self.block]
        tag = self.choose.choice(PARENTS if depth < 4 and self.choose.random() < 0.4 else LEAVES)
        self.open(tag, f"e{len(self.entries)}", self.choose.sample(attributes, self.choose.randint(0, 5)))
        if tag in PARENTS:
            for _ in range(self.choose.randint(0, 4)):
                self.write_entry(depth + 1)
        self.lines.append("end")

    # ---- attributes: what the source says, what is printed ----

    def name(self) -> tuple[list[str], list[str]]:
        text = "".join(self.choose.choice("abcdexyz_ 09") for _ in range(self.choose.randint(0, 12)))
        form = self.choose.choice(["", "strp", "string"])
        given = f"DW_FORM_{form} " if form else ""
        return [f'DW_AT_name {given}"{text}"'], [f'DW_AT_name [DW_FORM_{form or "string"}] ("{text}")']

    def constant(self, number: int, form: str) -> str:
        if form in WIDTHS:
            width = WIDTHS[form]
            return f"({number % (1 << 8 * width):#0{2 * width + 2}x})"
        return f"({number})"

    def number(self) -> tuple[list[str], list[str]]:
        bits = self.choose.randint(1, 63)
        number = self.choose.getrandbits(bits)
        if self.choose.random() < 0.2:
            number = -number - 1
        attribute = self.choose.choice([*NUMBERS, "data_member_location"])
        may_be_list = attribute == "data_member_location" and not self.later
        if self.choose.random() < 0.2:
            first, past = sorted(self.choose.sample(range(PLACES), 2))
            form = "udata" if may_be_list else "data4"
            return ([f"DW_AT_{attribute} .Lplace{past} - .Lplace{first}"],
                    [f"DW_AT_{attribute} [DW_FORM_{form}] {self.constant(4 * (past - first), form)}"])
        if number < 0:
            form = "sdata"
        elif may_be_list:
            form = "udata"
        else:
            form = next(form for form, width in WIDTHS.items() if number < 1 << 8 * width)
        given = ""
        if self.choose.random() < 0.2 and number >= 0:
            form = self.choose.choice(["udata", "sdata", "data8"] if not may_be_list else ["udata", "sdata"])
            given = f"DW_FORM_{form} "
        text = self.choose.choice([str(number), f"{number} + 1 - 1"])
        wanted = f"DW_AT_{attribute} [DW_FORM_{form}] {self.constant(number, form)}"
        return [f"DW_AT_{attribute} {given}{text}"], [wanted]

    def flag(self) -> tuple[list[str], list[str]]:
        attribute, value = self.choose.choice(FLAGS), self.choose.choice(["", "0", "1"])
        if value != "0" and self.later:
            wanted = "[DW_FORM_flag_present] (true)"
        else:
            wanted = f"[DW_FORM_flag] (0x0{value or 1})"
        return [f"DW_AT_{attribute} {value}"], [f"DW_AT_{attribute} {wanted}"]

    def reference(self) -> tuple[list[str], list[str]]:
        label = self.choose.choice(["base", *self.shared])
        own = label in ("base", f"type{self.unit}")
        form = self.choose.choice(["", "ref2", "ref8", "ref_udata", "ref_addr"]) if own else ""
        given = f"DW_FORM_{form} " if form else ""
        form = form or ("ref4" if own else "ref_addr")
        return [f"DW_AT_type {given}{label}"], [f"DW_AT_type [DW_FORM_{form}] <{self.target(label)}>"]

    def target(self, label: str) -> str:
        return f"base {self.unit}" if label == "base" else label

    def block(self) -> tuple[list[str], list[str]]:
        data = [self.choose.randrange(256) for _ in range(self.choose.choice([2, 3, 255, 256, 300]))]
        form = "block1" if len(data) < 256 else "block2"
        size = f"{len(data):#0{4 if form == 'block1' else 6}x}"
        return ([f"DW_AT_const_value {', '.join(map(str, data))}"],
                [f"DW_AT_const_value [DW_FORM_{form}] (<{size}> " + "".join(f"{byte:02x} " for byte in data) + ")"])

    def expression(self) -> tuple[list[str], str]:
        """Operations as they are written, a line each, and as they are printed."""
        steps = [] if self.choose.random() < 0.1 else self.steps.any()
        if not any("entry_value" in step[0] for step in steps):
            for _ in range(self.choose.randint(0, 2)):
                steps.insert(self.choose.randrange(len(steps) + 1), self.of_unit())
        return [step[0] for step in steps], ", ".join(step[1] for step in steps) or "<empty>"

    def of_unit(self) -> tuple[str, str]:
        kind = self.choose.randrange(3)
        if kind == 0:
            return "DW_OP_convert base", f'DW_OP_convert <base {self.unit}> "base"'
        if kind == 1:
            return "DW_OP_regval_type s5, base", f'DW_OP_regval_type SGPR5 <base {self.unit}> "base"'
        return f"DW_OP_call4 type{self.unit}", f"DW_OP_call4 <in unit type{self.unit}>"

    def frame_base(self) -> tuple[list[str], list[str]]:
        source, printed = self.expression()
        form = "exprloc" if self.later else "block"
        return ["DW_AT_frame_base", *source], [f"DW_AT_frame_base [DW_FORM_{form}] ({printed})"]

    def location(self) -> tuple[list[str], list[str]]:
        if self.choose.random() < 0.5:
            source, printed = self.expression()
            return (["DW_AT_location", *source],
                    [f"DW_AT_location [DW_FORM_{'exprloc' if self.later else 'block'}] ({printed})"])
        form = "sec_offset" if self.later else "data8" if self.dwarf64 else "data4"
        source, wanted = ["DW_AT_location"], [f"DW_AT_location [DW_FORM_{form}] (list:"]
        for _ in range(self.choose.randint(1, 3)):
            first, past = sorted(self.choose.sample(range(PLACES), 2))
            operations, printed = self.expression()
            source += [f".range .Lplace{first}, .Lplace{past}", *operations]
            wanted.append(f'[0x{4 * first:016x}, 0x{4 * past:016x}) ".text": {printed}')
        if self.version == 5 and self.choose.random() < 0.3:
            operations, printed = self.expression()
            source += [".default", *operations]
            wanted.append(f"<default>: {printed}")
        wanted[-1] += ")"
        return source, wanted


def entries_of(printed: str) -> list[tuple[int, int, str, list[str]]]:
    """Offset, offset of the unit, tag and attributes of the entries in what llvm-dwarfdump -v prints."""
    entries: list[tuple[int, int, str, list[str]]] = []
    unit = 0
    for line in printed.splitlines():
        if found := re.match(r"0x([0-9a-f]+): (?:Compile|Partial) Unit", line):
            unit = int(found[1], 16)
        elif found := re.match(r"0x([0-9a-f]+): +(DW_TAG_\S+)", line):
            entries.append((int(found[1], 16), unit, found[2], []))
        elif entries and re.match(r" +(?:DW_AT_|\[0x|<default>)", line):
            entries[-1][3].append(plain(line))
    return entries


def plain(line: str) -> str:
    """Without what depends on where the assembler puts things, except for entries: {offset}."""
    line = line.strip().replace("\t", " ")
    line = re.sub(r'\( \.debug_str\[0x[0-9a-f]+\] = (".*")\)', r"(\1)", line)
    line = re.sub(r"\(cu \+ 0x[0-9a-f]+ => \{0x([0-9a-f]+)\}(?: \".*\")?\)",
                  lambda found: f"{{{int(found[1], 16)}}}", line)
    line = re.sub(r"^(DW_AT_type \[DW_FORM_ref_addr\]) \(0x([0-9a-f]+)(?: \".*\")?\)",
                  lambda found: f"{found[1]} {{{int(found[2], 16)}}}", line)
    line = re.sub(r"\(0x[0-9a-f]+ -> 0x([0-9a-f]+)\)", lambda found: f"{{{int(found[1], 16)}}}", line)
    return re.sub(r"^(DW_AT_location \[DW_FORM_\w+\] \()0x[0-9a-f]+: ?$", r"\1list:", line)


def difference(units: Units, printed: str) -> str:
    """What is wrong with what is printed, or nothing."""
    found = entries_of(printed)
    if len(found) != len(units.entries):
        return f"{len(units.entries)} entries, and {len(found)} are printed"
    places: dict[str, str] = {}
    for entry, (offset, unit, _, _) in zip(units.entries, found):
        label = f"base {entry.unit}" if entry.label == "base" else entry.label
        places[f"<{label}>"] = f"{{{offset}}}"
        places[f"<in unit {label}>"] = hex(offset - unit)
    for entry, (_, _, tag, attributes) in zip(units.entries, found):
        wanted = [re.sub(r"<(?:base|type|in unit)[^>]*>", lambda name: places[str(name.group())], line)
                  for line in entry.wanted]
        if entry.tag.replace("_0x", "_unknown_") != tag:
            return f"{entry.tag} is printed as {tag}"
        if wanted != attributes:
            return f"{entry.tag} {entry.label}\n  wanted  {wanted}\n  printed {attributes}"
    return ""


def read_back(units: Units, found: list) -> str:
    """What is wrong with what kdinfo --debug --json says of the units, or nothing: tags, attributes, forms, parents."""
    entries = [entry for unit in found for entry in unit["entries"]]
    if any("problem" in unit for unit in found) or len(entries) != len(units.entries):
        return f"{len(units.entries)} entries, and kdinfo finds {len(entries)}"
    for entry, said in zip(units.entries, entries):
        wanted = [found.groups() for line in entry.wanted if (found := re.match(r"(DW_AT_\S+) \[(DW_FORM_\w+)\]", line))]
        ours = [(item["name"].replace("_0x", "_unknown_"), item["form"]) for item in said["attributes"]]
        if entry.tag != said["tag"] or wanted != ours:
            return f"{entry.tag} {entry.label}\n  wanted {wanted}\n  kdinfo {said['tag']} {ours}"
    return ""
