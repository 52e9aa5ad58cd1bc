#!/usr/bin/env python3
"""
rows.py BUILD: are the rows of include/kdasm/isa the machine forms of the processors?

tests/isa/llvm has each form of LLVM's as it was observed: fixed bits, fields, register classes, the text of its operands,
and which sets of processors have it. From each a line is made, with a register of its own in every operand; kdasm must
take it on the processors that have the form, and its bytes must be the fixed bits with these registers in their fields.
The other way round, each name that a row gives a set of processors must have a form there. The opcodes of generations
whose instructions kdasm does not take yet are compared with those of such forms, too, and the names of numbers in
operands with what LLVM prints.
What differs on purpose is in EXCEPTIONS of forms.py, with the reason. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "oracle"))

from forms import DATA, EXCEPTIONS, IMMEDIATE, REFUSED, SINCE_GFX90A, Form, Line, line_of, read_forms  # noqa: E402
from instruction_rows import ISA, read_renames, read_tables  # noqa: E402
from instructions import Program, code_of_lines, targets_of  # noqa: E402

OPCODES = DATA / "opcodes.tsv"
OPERANDS = DATA / "operands.tsv"
OPERAND_SETS = ("GFX600", "GFX700", "GFX803", "GFX1010", "GFX1030", "GFX1100", "GFX1150", "GFX1200", "GFX1250")  # of operands.tsv
TAKEN_ALONE = {(set_, "sendmsg", 15) for set_ in ("GFX1100", "GFX1150", "GFX1200", "GFX1250")}  # by a name that is not printed
# Of generations.def: which generations' opcodes, by their place in opcodes.tsv, are in each column of the rows.
COLUMNS = ((0, 1, 4), (2, 3), (5, 6, 7))
CHECKED_BY_BYTES = 1
CHUNK = 2_000
SHOWN = 40

# Names that llvm-mc takes on these sets although no form was observed there: its sample line was refused for another
# reason, or the decoder had another name for the bytes.
UNOBSERVED = (
    (re.compile(r"v_fma_mix"), {"GFX904"}),
    (re.compile(r"image_(gather|atomic)"), {"GFX904", "GFX9_GENERIC"}),
    (re.compile(r"image_gather4(?!h)"), {"GFX600", "GFX700"}),
    (re.compile(r"v_dot2_(f32_f16|i32_i16|u32_u16)"), {"GFX942", "GFX950", "GFX9_4_GENERIC"}),
    (re.compile(r"s_waitcnt_depctr$"), {"GFX1030"}),
    (re.compile(r"v_mfma_[fi]32_(32x32|16x16)x\d+_.*(f32|f16|i8|bf16)"), {"GFX9_4_GENERIC"}),
)


# ---- both ways ----

def reads_pairs(form: Form) -> bool:
    return any(slot.kind == "r" and "VReg_64" in class_name for slot, class_name in zip(form.slots, form.classes))


def with_lanes(form: Form, name: str) -> str:
    """What a form of DPP needs on the processors of a set; "" if llvm-mc refuses it there, though it knows the form."""
    if "quad_perm" in form.text:
        return "|"
    if name in SINCE_GFX90A:
        return f"| row_newbcast:{IMMEDIATE}"
    if name == "GFX1251" and form.sets == {"GFX1251"}:  # of 64 bits
        return f"| row_share:{IMMEDIATE}"
    return "" if name.startswith(("GFX8", "GFX9")) and reads_pairs(form) else f"| row_shl:{IMMEDIATE}"


def lines(sets: Collection[str]) -> Iterator[tuple[Form, Line, str]]:
    """Of the forms of these sets."""
    for form in read_forms():
        if EXCEPTIONS.keys() & set(form.names) or REFUSED.match(f"{form.name} {form.text}"):
            continue
        line = line_of(form)
        for name in sorted(form.sets & set(sets)):
            more = with_lanes(form, name) if form.format.endswith("DPP16") else "|"
            if more:
                yield form, replace(line, texts=[text + more[1:] for text in line.texts]), name


@dataclass
class Wanted:
    """A form on the processors of a set, and what became of its lines."""

    form: Form
    line: Line
    taken: bool = False
    complaints: list[str] = field(default_factory=list)

    def judge(self, text: str, code: bytes) -> None:
        got = int.from_bytes(code[:self.form.size], "little")
        self.taken = True
        if (got ^ self.line.wanted) & self.line.known:
            self.complaints.append(f"{text}: {got:x}, not {self.line.wanted & self.line.known:x} (of {self.line.known:x}), {self.form.format}")


def check_forms(kdasm: str, processors: dict[str, str]) -> tuple[int, list[str]]:
    """Where wavefronts have two sizes, a form is that of either."""
    by_set: dict[str, list[Wanted]] = defaultdict(list)
    for form, line, name in lines(processors):
        by_set[name].append(Wanted(form, line))
    with tempfile.TemporaryDirectory() as folder:
        for name, wanted in by_set.items():
            for target in targets_of(processors[name]):
                program = Program([kdasm, "-triple=amdgcn-amd-amdhsa", "-ferror-limit=0", *f"-mcpu={target}".split()], "kdasm")
                texts = [(one, text) for one in wanted for text in one.line.texts]
                for begin in range(0, len(texts), CHUNK):
                    check_chunk(program, texts[begin:begin + CHUNK], Path(folder))
    failed = [f"{name}: {complaint}" for name, wanted in by_set.items() for one in wanted
              for complaint in (one.complaints if one.taken else [f"{one.line.texts[0]}: refused, {one.form.format}"])]
    return sum(one.taken for wanted in by_set.values() for one in wanted) - len(failed), failed


def check_chunk(program: Program, texts: list[tuple[Wanted, str]], folder: Path) -> None:
    errors, image = program.run([text for _, text in texts], folder)
    taken = [pair for number, pair in enumerate(texts) if number not in errors]
    if errors:
        _, image = program.run([text for _, text in taken], folder)
    code = code_of_lines(image) if image else {}
    for number, (wanted, text) in enumerate(taken):
        wanted.judge(text, code[number])


def check_names() -> tuple[int, list[str]]:
    """Of all names of a row; check_forms has the other way round."""
    tables = read_tables()
    known: dict[str, set[str]] = defaultdict(set)
    for form in read_forms():
        for name in form.names:
            known[name] |= form.sets
    for name, (here, _) in read_renames().items():
        known[here] |= known[name]
    for name in known.keys() | {row.name for row in tables.rows}:
        known[name] |= {missed for pattern, sets in UNOBSERVED if pattern.match(name) for missed in sets}
    failed = [f"{row.name}: rows have it on {name}, and no form does" for row in tables.rows if "ALIAS" not in row.flags
              if row.name not in EXCEPTIONS for name in sorted(tables.features[row.feature] & tables.sets.keys() - known[row.name])]
    return len(tables.rows), failed


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
        if set_ not in tables.sets:
            continue
        facts = [fact for fact in facts if (set_, fact[0]) != ("GFX1250", "exp")]  # which has no exports
        rows = [row for row in rows if (set_, row[0]) != ("GFX1250", "exp")]
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
    (opcodes, other), (printed, misnamed) = check_opcodes(), check_operand_names()
    failed = wrong + unknown + other + misnamed
    print(*(f"FAILED: {text}" for text in failed[:SHOWN]), sep="\n", end="\n" if failed else "")
    print(f"{forms + names - len(unknown) + opcodes + printed} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
