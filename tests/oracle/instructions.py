#!/usr/bin/env python3
"""
Compare kdasm with llvm-mc on generated lines of instructions: same verdict, same bytes, same relocations.

    instructions.py --kdasm PROGRAM                    # 50,000 lines over all processors of the rows
    instructions.py --kdasm PROGRAM --count 1000000 --processor gfx90a --wrong 0
    instructions.py --kdasm PROGRAM --count 1000000 --generation GFX11
    instructions.py --kdasm PROGRAM --each --processor gfx90a          # half a million lines of each processor

The lines are made from the rows of include/kdasm/isa (instruction_lines.py): right ones, and wrong ones by one change of
a right one; --wrong is their share in hundredths. With --each, a line of each row has each operand replaced by one of
each kind, and each modifier added. Many lines go through one run of each program, which is run again
without what it refused, so that values which only layout knows are compared too. An error of kdasm's that ends in
`[stricter than llvm-mc]` counts as equal. The closing lines are how many lines of each family and of each change were
compared, how often the first words and the place of errors were llvm-mc's, and `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import re
import struct
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

import instruction_lines
import instruction_pairs
from instruction_rows import Row, Tables, read_tables

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "shared"))

import started  # noqa: E402
from elf_sections import sections_of  # noqa: E402

CHUNK = 2_500  # lines of one run; branches reach over them
MARK = 0x5A17C0DE  # a word after each line, its number, and the counters that it raised
COUNTERS = (".amdgcn.next_free_vgpr", ".amdgcn.next_free_sgpr")
AFTER_LINE = "".join(f", {counter}" for counter in COUNTERS) + "".join(f"\n.set {counter}, 0" for counter in COUNTERS)
LINES_OF_ONE = 2 + len(COUNTERS)
MESSAGE = re.compile(r"^[^\n:]*:(\d+):(\d+): error: (.*)$", re.MULTILINE)
STRICTER = "[stricter than llvm-mc]"
# Where llvm-mc 22 goes its own way on GFX12.5. In a pair it folds what changes a constant into it, for integers, too, or
# refuses that; constants of v_dual_dot2acc_* it takes for floats of 32 bits, and writes the number of a literal without
# its dword. In VOP3 forms of conversions a symbol may get bits that change it. "no" before a modifier is read as 0,
# whether the instruction has it or not. sext() is taken in DPP, too, and apertures as what scalar instructions write.
ODD = re.compile(r"v_dual_.*(?:neg|abs|sext)\((?![vs][\d\[])|v_dual_.*(?:--|\|)(?![vs][\d\[])|v_dual_dot2acc_\S+ \S+, (?:[-\d.(~]|lit|neg|abs|t?here)|"
                 r"v_(?:ldexp|cvt)_\w+ .*(?:here|p10|attr0\.x)\b|tensor_.* nor128|_e32_e64 |_dpp .*sext\(|"
                 r"s_get_barrier_state src_shared|v_fma_mix.*v\[(\d+):(?!\1\])\d+\].*(?:quad_perm|row_|dpp8)")
SHOWN = 50
FIRST_LINE = 2  # of the lines, after the label
WAVE64 = "-mattr=+wavefrontsize64"
UNKNOWN = ("gfx1250-strict", "gfx12-5-generic")  # to this llvm-mc
MOST_BARE = 3  # errors of a hundred that name no remedy; some texts of llvm-mc do


@dataclass(frozen=True)
class Error:
    column: int
    text: str


@dataclass
class Outcome:
    """What became of a chunk."""

    passed: int = 0
    told_alike: int = 0  # errors with llvm-mc's first words and place ...
    told: int = 0  # ... of so many ...
    bare: int = 0  # ... and those that say no more than llvm-mc does, besides how the line is written
    failed: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, other: Outcome) -> None:
        self.passed += other.passed
        self.failed += other.failed
        self.told += other.told
        self.told_alike += other.told_alike
        self.bare += other.bare
        self.counts += other.counts


# ---- one run ----

class Program:
    def __init__(self, command: list[str], name: str) -> None:
        self.command, self.name = command, name

    def run(self, lines: list[str], folder: Path) -> tuple[dict[int, Error], bytes | None]:
        """The first error of each line, and the object if there is one."""
        source, output = folder / f"{self.name}.s", folder / f"{self.name}.o"
        source.write_text("here:\n" + "".join(f"{line}\n.long {MARK}, {number}{AFTER_LINE}\n" for number, line in enumerate(lines)))
        output.unlink(missing_ok=True)
        run = started.run([*self.command, str(source), "-o", str(output)], text=True, errors="replace")
        errors: dict[int, Error] = {}
        for line, column, text in MESSAGE.findall(run.stderr):
            errors.setdefault((int(line) - FIRST_LINE) // LINES_OF_ONE, Error(int(column), text))
        if run.returncode < 0:
            raise RuntimeError(f"{self.name} died: {run.returncode}")
        return errors, output.read_bytes() if run.returncode == 0 else None


def programs(kdasm: str, llvm_mc: str, target: str) -> tuple[Program, Program]:
    processor, *features = target.split()
    common = ["-triple=amdgcn-amd-amdhsa", f"-mcpu={processor}", *features, "-filetype=obj"]
    return (Program([kdasm, *common, "-ferror-limit=0"], "kdasm"), Program([llvm_mc, *common], "llvm-mc"))


def code_of_lines(image: bytes) -> dict[int, bytes]:
    """The code of each line, by the marks between them, and its counters."""
    text = sections_of(image).get(".text", b"")
    found, begin = {}, 0
    for number in range(CHUNK):
        end = text.find(struct.pack("<II", MARK, number), begin)
        if end < 0:
            break
        begin, start = end + 8 + 4 * len(COUNTERS), begin
        found[number] = text[start:end] + text[end + 8:begin]
    return found


# ---- comparing ----

def first_words(text: str) -> str:
    return text.rstrip(". ")


def judge_errors(lines: list[str], ours: dict[int, Error], theirs: dict[int, Error], outcome: Outcome, where: str) -> None:
    for number, line in enumerate(lines):
        our, their = ours.get(number), theirs.get(number)
        if our and STRICTER in our.text:
            outcome.passed += 1
        elif (our is None) != (their is None):
            outcome.failed.append(f"{where}: {line}: kdasm: {our.text if our else 'takes it'}; "
                                  f"llvm-mc: {their.text if their else 'takes it'}")
        elif our and their:
            outcome.passed += 1
            outcome.told += 1
            outcome.told_alike += our.column == their.column and our.text.startswith(first_words(their.text))
            outcome.bare += our.text.split("; it is written: ")[0].rstrip(". ") == first_words(their.text)


def without(lines: list[str], *errors: dict[int, Error]) -> list[str]:
    return [line for number, line in enumerate(lines) if not any(number in of_one for of_one in errors)]


def compare(processor: str, lines: list[str], kdasm: str, llvm_mc: str) -> Outcome:
    outcome = Outcome()
    if processor.startswith("gfx125"):
        lines = [line for line in lines if not ODD.search(line)]
    ours, theirs = programs(kdasm, llvm_mc, processor)
    with tempfile.TemporaryDirectory(prefix="kdasm-isa-") as name:
        folder = Path(name)
        for _ in range(3):  # the second time there are errors of layout, whose lines are left out too
            (our_errors, our_image), (their_errors, their_image) = ours.run(lines, folder), theirs.run(lines, folder)
            if our_image and their_image:
                break
            judge_errors(lines, our_errors, their_errors, outcome, processor)
            lines = without(lines, our_errors, their_errors)
        if not our_image or not their_image:
            outcome.failed.append(f"{processor}: a line is refused only with others")
        elif our_image == their_image:
            outcome.passed += len(lines)
        else:
            judge_bytes(lines, our_image, their_image, outcome, processor)
    return outcome


def judge_bytes(lines: list[str], ours: bytes, theirs: bytes, outcome: Outcome, where: str) -> None:
    our_code, their_code = code_of_lines(ours), code_of_lines(theirs)
    different = [number for number in range(len(lines)) if our_code.get(number) != their_code.get(number)]
    outcome.passed += len(lines) - len(different)
    for number in different:
        outcome.failed.append(f"{where}: {lines[number]}: kdasm: {our_code.get(number, b'').hex()}; "
                              f"llvm-mc: {their_code.get(number, b'').hex()}")
    if not different:
        outcome.failed.append(f"{where}: objects differ, the code of lines does not: {lines[0]} ...")


# ---- lines ----

@dataclass(frozen=True)
class Chunk:
    target: str  # a processor, and options
    seed: str
    size: int
    wrong: float


_tables: Tables
_kdasm: str
_llvm_mc: str


def tables_of(parts: bool, families: list[str]) -> Tables:
    """With the rows of these families, or of all."""
    tables = read_tables(parts)
    return replace(tables, rows=[row for row in tables.rows if not families or row.family in families])


def start(kdasm: str, llvm_mc: str, parts: bool, families: list[str]) -> None:
    global _tables, _kdasm, _llvm_mc
    _tables, _kdasm, _llvm_mc = tables_of(parts, families), kdasm, llvm_mc


def has_wave32(target: str) -> bool:
    return target.startswith("gfx1") and WAVE64 not in target


def tables_for(target: str) -> Tables:
    tables = _tables.of(target.split()[0])
    return tables.of_wave32() if has_wave32(target) else tables


def targets_of(processor: str) -> list[str]:
    """With wavefronts of either size where there are both."""
    return [processor, f"{processor} {WAVE64}"] if processor.startswith("gfx1") and not processor.startswith("gfx125") else [processor]


def processors_of(tables: Tables, parts: bool, generations: list[str]) -> list[str]:
    """Those of these generations, or of all. `parts`: of generations that are not whole."""
    return [name for set_, names in tables.sets.items() for name in names if name not in UNKNOWN
            and (not parts or set_ in read_tables().others) and (not generations or tables.generations[set_] in generations)]


def right_line(tables: Tables, row: Row, rng: random.Random) -> instruction_lines.Line | instruction_pairs.Pair:
    if row.format in instruction_pairs.FORMATS:
        return instruction_pairs.right_pair(tables, row, rng)
    return instruction_lines.right_line(tables, row, rng)


SYMBOL = re.compile(r"\b(here|there|foo|off|p10|prim|mrt0|pos4|attr\d+\.\w)\b")  # names that lines have for operands

LIST = re.compile(r"\[[^\]]*\]")  # of registers


def is_unsteady(row: Row, target: str, line: str) -> bool:
    """Whether llvm-mc reads modifiers of a symbol, which are whatever memory has there: be it a modifier in place of an
    operand."""
    operands = LIST.sub("", line).count(",") + 1
    if target.startswith("gfx125") and "dot2acc_f32_bf16" in line:  # of such a pair llvm-mc compares the registers of other operands
        return True
    if row.format.startswith("VOP3") and "clamp" in line and operands < len(row.kinds):
        return True
    has_halves = row.format.startswith("VOP3P") or (row.format.startswith("VOP3") and "OP_SEL" in row.flags)
    return has_halves and target.startswith("gfx1") and SYMBOL.search(line) is not None


def make_line(tables: Tables, row: Row, rng: random.Random, wrong: float, counts: Counter[str]) -> str:
    counts[row.family] += 1
    is_pair = row.format in instruction_pairs.FORMATS
    if rng.random() >= wrong:
        return str(right_line(tables, row, rng))
    mutation = rng.choice(instruction_pairs.WRONG_PAIRS if is_pair else instruction_lines.MUTATIONS)
    counts[f"wrong {mutation}"] += 1
    if is_pair:
        return instruction_pairs.wrong_pair(tables, row, mutation, rng)
    return instruction_lines.wrong_line(tables, row, mutation, rng)


def work(chunk: Chunk) -> Outcome:
    rng = random.Random(chunk.seed)
    counts: Counter[str] = Counter()
    processor = chunk.target.split()[0]
    tables = tables_for(chunk.target)
    rows = [row for row in tables.rows if tables.has(row, processor)]
    families = sorted({row.family for row in rows})
    lines = []
    for _ in range(chunk.size):  # equal shares of each family; rows of other processors once in a while
        family = rng.choice(families)
        pool = tables.rows if rng.random() < chunk.wrong / 10 else rows
        row = rng.choice([row for row in pool if row.family == family])
        row = replace(row, name=rng.choice(tables.names_of(row)))
        line = make_line(tables, row, rng, chunk.wrong, counts)
        if not is_unsteady(row, chunk.target, line):
            lines.append(line)
    outcome = compare(chunk.target, lines, _kdasm, _llvm_mc)
    outcome.counts = counts
    return outcome


@dataclass(frozen=True)
class Rows:
    """Some rows of a processor, each operand of which is replaced."""

    target: str  # as of a chunk
    seed: str
    first: int
    count: int


def accepted_lines(rows: list[Row], target: str, rng: random.Random) -> list[instruction_lines.Line | instruction_pairs.Pair]:
    """One for each row, unless several random ones are all refused."""
    tries = 6
    lines = [right_line(tables_for(target), row, rng) for row in rows for _ in range(tries)]
    with tempfile.TemporaryDirectory(prefix="kdasm-isa-") as name:
        errors, _ = programs(_kdasm, _llvm_mc, target)[0].run([str(line) for line in lines], Path(name))
    found = {number // tries: line for number, line in enumerate(lines) if number not in errors}
    return list(found.values())


def replacements(line: instruction_lines.Line | instruction_pairs.Pair) -> list[str]:
    if isinstance(line, instruction_pairs.Pair):
        return instruction_pairs.pair_replacements(line)
    return instruction_lines.replacements(line)


def work_each(rows: Rows) -> Outcome:
    rng = random.Random(rows.seed)
    processor = rows.target.split()[0]
    chosen = [row for row in _tables.rows if _tables.has(row, processor)][rows.first:rows.first + rows.count]
    lines = [text for row in chosen for line in accepted_lines([row], rows.target, rng)
             for text in replacements(line) if not is_unsteady(row, rows.target, text)]
    rng.shuffle(lines)
    total = Outcome(counts=Counter(row.family for row in chosen))
    for first in range(0, len(lines), CHUNK):
        total.add(compare(rows.target, lines[first:first + CHUNK], _kdasm, _llvm_mc))
    return total


def each_of(tables: Tables, processor: str, seed: int) -> list[Rows]:
    step = 20
    count = sum(tables.has(row, processor) for row in tables.rows)
    return [Rows(target, f"{seed} {target} {first}", first, step) for target in targets_of(processor) for first in range(0, count, step)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare kdasm with llvm-mc on generated lines of instructions.")
    parser.add_argument("--kdasm", required=True)
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    parser.add_argument("--count", type=int, default=50_000, help="lines in all (50,000)")
    parser.add_argument("--wrong", type=int, default=40, metavar="PERCENT", help="share of wrong ones (40)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processor", action="append", help="only this one; repeatable")
    parser.add_argument("--generation", action="append", default=[], help="its processors, as GFX11; repeatable")
    parser.add_argument("--family", action="append", default=[], help="only this one, of FAMILIES; repeatable")
    parser.add_argument("--each", action="store_true", help="instead replace each operand of each row: takes long")
    parser.add_argument("--parts", action="store_true", help="of generations that a kdasm made with PARTS=1 has in part")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    tables = tables_of(options.parts, options.family)
    processors = options.processor or processors_of(tables, options.parts, options.generation)
    targets = [target for processor in processors for target in targets_of(processor)]
    random.Random(options.seed).shuffle(targets)  # a few chunks are of many generations
    chunks = [Chunk(targets[number % len(targets)], f"{options.seed} {number}", CHUNK, options.wrong / 100)
              for number in range((options.count + CHUNK - 1) // CHUNK)]
    total = Outcome()
    with multiprocessing.Pool(options.jobs, start, (os.path.abspath(options.kdasm), options.llvm_mc, options.parts, options.family)) as pool:
        each = [rows for processor in processors for rows in each_of(tables, processor, options.seed)]
        for outcome in pool.imap_unordered(work_each, each) if options.each else pool.imap_unordered(work, chunks):
            total.add(outcome)
    print(*(f"FAILED: {text}" for text in total.failed[:SHOWN]), sep="\n", end="\n" if total.failed else "")
    print(", ".join(f"{name} {count}" for name, count in sorted(total.counts.items())))
    print(f"errors with llvm-mc's first words and place: {total.told_alike} of {total.told}")
    too_bare = not options.parts and total.bare * 100 > total.told * MOST_BARE
    print(f"{'FAILED: ' if too_bare else ''}errors without a remedy: {total.bare} of {total.told}")
    failed = len(total.failed) + too_bare
    print(f"{total.passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
