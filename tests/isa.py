#!/usr/bin/env python3
"""
isa.py BUILD: are the rows of include/kdasm/isa the machine forms of the processors?

tests/data/isa has each form of LLVM's as it was observed: fixed bits, fields, register classes, the text of its operands,
and which sets of processors have it. From each a line is made, with a register of its own in every operand; kdasm must
take it on the processors that have the form, and its bytes must be the fixed bits with these registers in their fields.
The other way round, each name that a row gives a set of processors must have a form there. Of generations whose
instructions kdasm does not take yet, the opcodes and the processors of the rows are compared with those of such forms,
and the names of numbers in operands with what LLVM prints.
What differs on purpose is in EXCEPTIONS, with the reason. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "oracle"))

from instruction_rows import ISA, read_renames, read_tables  # noqa: E402
from instructions import Program, code_of_lines  # noqa: E402

FACTS = Path(__file__).resolve().parent / "data" / "isa" / "gfx9.tsv"
OPCODES = FACTS.with_name("opcodes.tsv")
NAMES = FACTS.with_name("names.tsv")
NAMED_SETS = ("GFX1010", "GFX1012", "GFX1013", "GFX1030", "GFX1100", "GFX1150", "GFX1200")  # of names.tsv
OPERANDS = FACTS.with_name("operands.tsv")
OPERAND_SETS = ("GFX1010", "GFX1030", "GFX1100", "GFX1150", "GFX1200")  # of operands.tsv
TAKEN_ALONE = {(set_, "sendmsg", 15) for set_ in ("GFX1100", "GFX1150", "GFX1200")}  # by a name that is not printed
# Of generations.def: which generations' opcodes, by their place in opcodes.tsv, are in each column of the rows.
COLUMNS = ((0, 1, 4), (2, 3), (5, 6, 7))
CHECKED_BY_BYTES = 1
SETS = ("GFX900", "GFX904", "GFX906", "GFX908", "GFX90A", "GFX942", "GFX950", "GFX9_GENERIC", "GFX9_4_GENERIC")
SINCE_GFX90A = {"GFX90A", "GFX942", "GFX950", "GFX9_4_GENERIC"}
CHUNK = 2_000
SHOWN = 40
SUFFIX = re.compile(r"_(e32|e64|dpp|sdwa|e64_dpp)$")

# Forms whose lines are refused, or make other bytes, by name.
EXCEPTIONS = {
    "v_writelane_b32": "two scalar registers, as the line of a form has them, are one too many",
    "scratch_store_dwordx2": "was observed with address and data exchanged, as the facts say",
    "scratch_store_dwordx3": "likewise",
    "scratch_store_dwordx4": "likewise",
    "exp": "was not observed",
    "s_setreg_imm32_b32": "was observed badly, as the facts say: llvm-mc wants the register first",
}

# Forms that llvm-mc refuses, whose bytes only its decoder knows.
REFUSED = re.compile(r"buffer_store\w* .*\btfe\b")  # a store has no status

# Names that llvm-mc takes on these sets although no form was observed there: its sample line was refused for another
# reason, or the decoder had another name for the bytes.
UNOBSERVED = (
    (re.compile(r"v_fma_mix"), {"GFX904"}),
    (re.compile(r"image_(gather|atomic)"), {"GFX904", "GFX9_GENERIC"}),
    (re.compile(r"v_dot2_(f32_f16|i32_i16|u32_u16)"), {"GFX942", "GFX950", "GFX9_4_GENERIC"}),
    (re.compile(r"s_waitcnt_depctr$"), {"GFX1030"}),
    (re.compile(r"v_mfma_[fi]32_(32x32|16x16)x\d+_.*(f32|f16|i8|bf16)"), {"GFX9_4_GENERIC"}),
)


@dataclass(frozen=True)
class Slot:
    kind: str  # d, r, tie, k, -, or the names of modifiers and immediates
    bits: tuple[int, ...]  # of the field, the lowest first; without those of a register file; of modifiers, in any order
    shift: int


@dataclass(frozen=True)
class Form:
    name: str
    format: str
    size: int
    fixed: int
    slots: tuple[Slot, ...]
    classes: tuple[str, ...]  # of each slot; "" where it has none
    text: str
    sets: frozenset[str]


def read_slot(text: str) -> Slot:
    kind, _, bits = text.partition(":")
    if ">" in bits and ">>" not in bits:
        return Slot(kind, tuple(int(bit) for bit in re.findall(r">(\d+)", bits)), 0)
    if kind.startswith("tie") or not re.fullmatch(r"\d+(-\d+)?(\+\d+(-\d+)?)*(>>\d+)?", bits):
        return Slot(kind, (), 0)
    field, _, shift = bits.partition(">>")
    first, _, last = max(field.split("+"), key=len).partition("-")  # a lone bit is that of the register file
    places = tuple(range(int(first), int(last or first) + 1))
    halved = len(places) == 7 and "+" in field  # of registers that begin at an even one the lowest bit does not change
    return Slot(kind, places, 1 if halved else int(shift or 0))


def register_slots(slots: tuple[Slot, ...], classes: list[str]) -> tuple[str, ...]:
    rest = iter(classes)
    return tuple(next(rest, "") if slot.kind in ("d", "r") or slot.kind.startswith("tie") else "" for slot in slots)


def read_facts() -> Iterator[Form]:
    for line in FACTS.read_text().splitlines():
        if line.startswith("#"):
            continue
        name, format_, size, fixed, slot_text, classes, text, sets = line.split("\t")
        slot_text = slot_text.replace("d:39-47", "d:40-47")  # the data of image atomics, seen with one bit too many
        slots = tuple(read_slot(slot) for slot in slot_text.split())
        yield Form(name, format_, int(size), int(fixed, 16), slots, register_slots(slots, classes.split()), text,
                   frozenset(name for number, name in enumerate(SETS) if int(sets, 16) >> number & 1))


# ---- a line of a form ----

WORDS = re.compile(r"_(\d+)")
IMMEDIATE, LITERAL = 5, {"f16": 0x1234, "f32": 0x12345678}


def words_of(class_name: str) -> int:
    match = WORDS.search(class_name)
    assert match
    return max(1, int(match[1]) // 32)


def register(class_name: str, number: int) -> tuple[str, int]:
    """The number-th register of a class that can be chosen freely, and what a source holds for it."""
    words = words_of(class_name)
    scalar = class_name.startswith("SReg")
    prefix = "s" if scalar else "a" if class_name.startswith("AReg") or class_name.startswith("AGPR") else "v"
    first = (16 if words == 16 else 8 if words == 8 else 4) * number if scalar else 2 * number + (32 * number if words > 4 else 0)
    text = f"{prefix}{first}" if words == 1 else f"{prefix}[{first}:{first + words - 1}]"
    return text, first if scalar else 256 + first


@dataclass
class Line:
    text: str
    wanted: int  # the bits ...
    known: int  # ... that are known


def put(line: Line, slot: Slot, value: int) -> None:
    for place, bit in enumerate(slot.bits):
        line.wanted |= (value >> slot.shift >> place & 1) << bit


def line_of(form: Form) -> Line:
    line = Line("", form.fixed, (1 << 8 * form.size) - 1)
    texts: dict[int, str] = {}
    for number, slot in enumerate(form.slots):
        class_name = form.classes[number]
        if slot.kind in ("d", "r") and slot.bits:
            texts[number], value = register(class_name, number + 1)
            if form.format == "VOP_SDWA" and class_name.startswith("SReg_64"):  # the highest bit says that it is not VCC
                value = (value | 0x80) >> 1
            put(line, slot, value)
        elif slot.kind == "k":
            literal = LITERAL[form.name[-3:]]
            texts[number] = hex(literal)
            line.wanted |= literal << 8 * (form.size - 4)
        else:
            texts[number] = str(IMMEDIATE)
            if f"${number}" in form.text.split("|")[0].split(",") and slot.bits:
                put(line, slot, IMMEDIATE)
            else:
                forget_modifiers(line, slot)
    operands, _, modifiers = form.text.partition("|")
    words = [re.sub(r"^\$(\d+)$", lambda match: texts[int(match[1])], operand.strip()) for operand in operands.split(",") if operand]
    if form.format == "SMEM" and any(slot.kind == "offset" for slot in form.slots):
        modifiers = f"offset:{IMMEDIATE} {modifiers}"  # a number after a register: nothing else tells this form
    if form.format == "MIMG":  # which has as many bits as the data have dwords, but for those of gather
        data = words_of(form.classes[0])
        modifiers = f"dmask:{1 if 'gather' in form.name else (1 << data) - 1} {modifiers}"
    line.text = f"{form.name} {', '.join(words)} {modifiers}".strip()
    return line


def forget_modifiers(line: Line, slot: Slot) -> None:
    """Bits of modifiers that are not written are as their defaults have it."""
    for bit in slot.bits:
        line.known &= ~(1 << bit)


def reads_pairs(form: Form) -> bool:
    return any(slot.kind == "r" and "VReg_64" in class_name for slot, class_name in zip(form.slots, form.classes))


def lines() -> Iterator[tuple[Form, Line, str]]:
    for form in read_facts():
        if SUFFIX.sub("", form.name) not in EXCEPTIONS and not REFUSED.match(f"{form.name} {form.text}"):
            line = line_of(form)
            for name in sorted(form.sets):
                if form.format != "VOP_DPP16" or "quad_perm" in line.text:
                    yield form, line, name
                elif name in SINCE_GFX90A:
                    yield form, replace(line, text=f"{line.text} row_newbcast:{IMMEDIATE}"), name
                elif not reads_pairs(form):  # which llvm-mc refuses there, though it knows the forms
                    yield form, replace(line, text=f"{line.text} row_shl:{IMMEDIATE}"), name


# ---- both ways ----

def check_forms(kdasm: str, processors: dict[str, str]) -> tuple[int, list[str]]:
    passed, failed = 0, []
    by_set: dict[str, list[tuple[Form, Line]]] = defaultdict(list)
    for form, line, name in lines():
        by_set[name].append((form, line))
    with tempfile.TemporaryDirectory() as folder:
        for name, wanted in by_set.items():
            program = Program([kdasm, "-triple=amdgcn-amd-amdhsa", f"-mcpu={processors[name]}", "-ferror-limit=0"], "kdasm")
            for begin in range(0, len(wanted), CHUNK):
                good, bad = check_chunk(program, wanted[begin:begin + CHUNK], name, Path(folder))
                passed, failed = passed + good, failed + bad
    return passed, failed


def check_chunk(program: Program, wanted: list[tuple[Form, Line]], name: str, folder: Path) -> tuple[int, list[str]]:
    errors, image = program.run([line.text for _, line in wanted], folder)
    failed = [f"{name}: {wanted[number][1].text}: {error.text}" for number, error in errors.items()]
    taken = [pair for number, pair in enumerate(wanted) if number not in errors]
    if errors:
        _, image = program.run([line.text for _, line in taken], folder)
    if image is None:
        return 0, [*failed, f"{name}: no object"]
    code = code_of_lines(image)
    good = 0
    for number, (form, line) in enumerate(taken):
        got = int.from_bytes(code[number][:form.size], "little")
        if got & line.known == line.wanted & line.known:
            good += 1
        else:
            failed.append(f"{name}: {line.text}: {got:x}, not {line.wanted & line.known:x} (of {line.known:x}), {form.format}")
    return good, failed


def check_names() -> tuple[int, list[str]]:
    tables = read_tables()
    known: dict[str, set[str]] = defaultdict(set)
    for form in read_facts():
        known[SUFFIX.sub("", form.name)] |= form.sets
    for name in known.keys() | {row.name for row in tables.rows}:
        known[name] |= {missed for pattern, sets in UNOBSERVED if pattern.match(name) for missed in sets}
    failed = [f"{row.name}: rows have it on {name}, and no form does" for row in tables.rows if "ALIAS" not in row.flags
              if row.name not in EXCEPTIONS for name in sorted(tables.features[row.feature] & tables.sets.keys() - known[row.name])]
    return len(tables.rows), failed


def read_names() -> dict[str, frozenset[str]]:
    rows = [line.split("\t") for line in NAMES.read_text().splitlines() if not line.startswith("#")]
    return {name: frozenset(set_ for number, set_ in enumerate(NAMED_SETS) if int(sets, 16) >> number & 1) for name, sets in rows}


def check_other_sets() -> tuple[int, list[str]]:
    """Of rows of one name together, and of all its names."""
    tables, observed = read_tables(), read_names()
    names, rows = defaultdict(set), defaultdict(set)
    for name, (here, _) in read_renames().items():
        names[here].add(name)
    for row in tables.rows:
        if "ALIAS" not in row.flags:
            rows[row.name] |= tables.features[row.feature] & tables.others.keys()
    failed = []
    for name, sets in rows.items():
        wanted = {set_ for other in {name, *names[name]} for set_ in observed.get(other, ()) if set_ in tables.others}
        wanted |= {set_ for pattern, missed in UNOBSERVED if pattern.match(name) for set_ in missed & tables.others.keys()}
        if sets != wanted:
            failed.append(f"{name}: rows have it on {sorted(sets)}, forms on {sorted(wanted)}")
    return len(rows) - len(failed), failed


def name_rows(text: str) -> Iterator[tuple[str, int, str, str]]:
    """Of hwreg.def, sendmsg.def and export_targets.def: kind, number, name, feature."""
    for number, name, only in re.findall(r'^KD_HWREG\((\d+), "(\w+)", (\w+)\)', text, re.MULTILINE):
        yield "hwreg", int(number), name, only
    for number, name, only in re.findall(r'^KD_MESSAGE\((\d+), "(\w+)", \w+, (\w+)\)', text, re.MULTILINE):
        yield "sendmsg", int(number), name, only
    for name, first, number, count, only in re.findall(r'^KD_EXPORT_TARGET\("(\w+)", (\w+), (\d+), (\d+), (\w+)\)', text, re.MULTILINE):
        for i in range(int(count)):
            yield "exp", int(number) + i, name if first == "ALONE" else f"{name}{int(first) + i}", only


def check_operand_names() -> tuple[int, list[str]]:
    """The name that is printed is that of the first row of a number."""
    tables = read_tables()
    facts = [line.split("\t") for line in OPERANDS.read_text().splitlines() if not line.startswith("#")]
    rows = list(name_rows("".join((ISA / file).read_text() for file in ("hwreg.def", "sendmsg.def", "export_targets.def"))))
    checked, failed = 0, []
    for bit, set_ in enumerate(OPERAND_SETS):
        wanted = {(kind, int(number)): name for kind, number, name, sets in facts if int(sets, 16) >> bit & 1}
        found = {(kind, number): name for kind, number, name, only in reversed(rows)
                 if set_ in tables.features[only] and (set_, kind, number) not in TAKEN_ALONE}
        checked += len(wanted)
        failed += [f"{set_}: {kind} {number} is {found.get((kind, number))}, not {wanted.get((kind, number))}"
                   for kind, number in sorted(wanted.keys() | found.keys()) if found.get((kind, number)) != wanted.get((kind, number))]
    return checked - len(failed), failed


def read_opcodes() -> dict[tuple[str, str], list[set[int]]]:
    rows = [line.split("\t") for line in OPCODES.read_text().splitlines() if not line.startswith("#")]
    return {(format_, name): [{int(opcode, 16) for opcode in cell.split("/") if cell != "-"} for cell in cells]
            for format_, name, *cells in rows}


def check_opcodes() -> tuple[int, list[str]]:
    """Where the generations of a column differ, the row is that of one of them, and there may be one for each."""
    observed, failed, checked = read_opcodes(), [], 0
    alike = defaultdict(list)
    for row in read_tables().rows:
        alike[row.format, row.name].append(row)
    for row in read_tables().rows:
        for number, generations in enumerate(COLUMNS):
            if number == CHECKED_BY_BYTES:
                continue
            wanted = {opcode for generation in generations for opcode in observed[row.format, row.name][generation]} or {None}
            checked += 1
            found = {other.opcodes[number] for other in alike[row.format, row.name]}
            if not (found - {None} or found) <= wanted:
                failed.append(f"{row.name}: opcodes {found} in column {number}, not one of {wanted}")
    return checked - len(failed), failed


def main() -> int:
    kdasm = str(Path(sys.argv[1], "kdasm").resolve())
    processors = {name: names[0] for name, names in read_tables().sets.items()}
    (forms, wrong), (names, unknown) = check_forms(kdasm, processors), check_names()
    (opcodes, other), (sets, elsewhere) = check_opcodes(), check_other_sets()
    printed, misnamed = check_operand_names()
    failed = wrong + unknown + other + elsewhere + misnamed
    print(*(f"FAILED: {text}" for text in failed[:SHOWN]), sep="\n", end="\n" if failed else "")
    print(f"{forms + names - len(unknown) + opcodes + sets + printed} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
