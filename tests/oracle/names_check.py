#!/usr/bin/env python3
"""
Compare what kdasm says of the names of instructions with llvm-mc 22.

    names_check.py --kdasm PROGRAM

* Each name of instructions.def and renames.def alone, on each processor: kdasm says that it is not supported there where
  llvm-mc does, and at the same place.
* The processors and generations that a message says have it are those where llvm-mc does not say so; the name that it is
  said to have there is one that llvm-mc takes.
* Of each name in renames.def llvm-mc takes a line in the generations that call it so, with the operands of a line that it
  takes on GFX9 under the name here. Where it takes both names, their bytes are the same.
* Where kdasm encodes nothing it says so.

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from instruction_lines import Line, right_line
from instruction_rows import Row, Tables, read_renames, read_tables

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

LLVM_MC = "llvm-mc-22"
MISSING = "instruction not supported on this GPU"
MESSAGE = re.compile(r"^[^\n:]*:(\d+):(\d+): error: (.*)$", re.MULTILINE)
HAVE_IT = re.compile(r"; these have it(?:, as (\w+))?: ([^;:]*)(?:: .*)?(?:; (\w+) is nearest to it here)?$")
HALF = re.compile(r"; (it|\w+) is (the second )?half of a pair")
ONE_OF = re.compile(r"; it is one of ((?:GFX[\d.]+(?:, )?)+)$")
CALLED = re.compile(r"; (\w+) is called (\w+) on ([\w-]+)$")

# A processor of each generation, with masks of lanes that have the size of GFX9's where it can have them.
GENERATIONS = {
    "GFX6": ("gfx600", ""), "GFX7": ("gfx700", ""), "GFX8": ("gfx803", ""), "GFX10": ("gfx1030", "+wavefrontsize64"),
    "GFX11": ("gfx1100", "+wavefrontsize64"), "GFX12": ("gfx1200", "+wavefrontsize64"), "GFX1250": ("gfx1250", ""),
}
# All processors that have instructions of their own there; GFX12.5 is called so in messages.
OWNERS = {"GFX6": ["gfx600"], "GFX7": ["gfx700"], "GFX8": ["gfx803"], "GFX10": ["gfx1010", "gfx1012", "gfx1013", "gfx1030"],
          "GFX11": ["gfx1100", "gfx1150"], "GFX12": ["gfx1200"], "GFX12.5": ["gfx1250"]}
TRIED = 60  # lines of a name
MASKS = ("vcc_cmp", "vcc_out", "vcc_in", "carry_out", "carry_in", "cc", "co", "ci", "sdwa_cc")
SEED = 1


def first_errors(text: str, lines: int) -> list[tuple[int, str] | None]:
    """Of each line: column and text."""
    errors: dict[int, tuple[int, str]] = {}
    for line, column, message in MESSAGE.findall(text):
        errors.setdefault(int(line), (int(column), message))
    return [errors.get(number + 1) for number in range(lines)]


def run(command: list[str], lines: list[str]) -> subprocess.CompletedProcess[str]:
    return started.run(command, input="\n".join(lines) + "\n", text=True)


def errors_of_llvm(processor: str, lines: list[str], features: str = "") -> list[tuple[int, str] | None]:
    done = run([LLVM_MC, "-triple=amdgcn-amd-amdhsa", f"-mcpu={processor}", f"-mattr={features}", "-filetype=null", "-"], lines)
    return first_errors(done.stderr, len(lines))


def encodings(processor: str, features: str, lines: list[str]) -> dict[str, str]:
    """The bytes of the lines that llvm-mc takes."""
    errors = errors_of_llvm(processor, ["here:", *lines], features)[1:]
    taken = [line for line, error in zip(lines, errors) if not error]
    command = [LLVM_MC, "-triple=amdgcn-amd-amdhsa", f"-mcpu={processor}", f"-mattr={features}", "-show-encoding", "-"]
    found = re.findall(r"encoding: (\[.*\])", run(command, ["here:", *taken]).stdout)
    assert len(found) == len(taken)
    return dict(zip(taken, found))


# ---- what is said of a name ----

def check_names(kdasm: str, tables: Tables, names: list[str]) -> Iterator[str]:
    """Yields "" for each name and processor, or what is wrong."""
    every = tables.processors() + [processor for owners in OWNERS.values() for processor in owners]
    theirs = {processor: errors_of_llvm(processor, names) for processor in every}
    number = {name: at for at, name in enumerate(names)}

    def has(processor: str, name: str) -> bool:
        error = theirs[processor][number[name]]
        return not (error and error[1] == MISSING)

    for processor in tables.processors():
        done = run([kdasm, f"-mcpu={processor}", "-filetype=null", "-ferror-limit=0", "-"], names)
        for name, ours, their in zip(names, first_errors(done.stderr, len(names)), theirs[processor]):
            yield next((f"{processor}: {name}: {problem}: {ours}, llvm-mc: {their}" for problem in problems(tables, name, ours, their, has)), "")


def processors_of(tables: Tables, words: str) -> set[str]:
    """Of names of processors and of generations, which may be without some: "GFX6 to GFX8, GFX9 (not gfx942), gfx1010"."""
    found = set()
    words = words.replace("GFX12.5", "GFX1250")
    order = list(dict.fromkeys(tables.generations.values()))
    for first, last in re.findall(r"\b(GFX\d+) to (GFX\d+)\b", words):
        between = order[order.index(first) + 1:order.index(last)]
        found |= {name for set_, names in tables.sets.items() if tables.generations[set_] in between for name in names}
    words = words.replace(" to ", ", ")
    for word, without in re.findall(r"([\w.-]+)(?: \(not ([^)]*)\))?", words):
        whole = {name for set_, names in tables.sets.items() if tables.generations[set_] == word for name in names}
        found |= whole - set(without.split(", ")) or {word}
    return found


def problems(tables: Tables, name: str, ours: tuple[int, str] | None, their: tuple[int, str] | None, has) -> Iterator[str]:
    missing = bool(ours and ours[1].startswith(MISSING))
    if missing != bool(their and their[1] == MISSING) or (missing and ours and their and ours[0] != their[0]):
        yield "another verdict or place"
    listed = HAVE_IT.search(ours[1]) if missing and ours else None
    called = CALLED.search(ours[1]) if missing and ours else None
    one_of = ONE_OF.search(ours[1]) if missing and ours else None
    instead = missing and re.search("; it is one of .*: ", ours[1])
    if missing and ours and not (listed or called or one_of or instead or HALF.search(ours[1])):
        yield "no remedy"
    if one_of and not all(any(has(processor, name) for processor in OWNERS[generation]) for generation in one_of[1].split(", ")):
        yield "another generation has it"
    if listed and processors_of(tables, listed[2]) != {processor for processor in tables.processors() if has(processor, listed[1] or name)}:
        yield "other processors have it"
    if called and not (called[1] == name and has(called[3], called[2])):
        yield "it is not called so"


# ---- whether both names are one instruction ----

def plain_line(tables: Tables, row: Row, rng: random.Random) -> Line:
    """Without modifiers, which generations spell differently, but for those that images need."""
    if row.format == "MIMG":
        operands = ["v1" if "cmpswap" not in row.name else "v[2:3]", "v2", "s[4:11]"]
        return Line(row.name, operands, [f"dmask:{'0x3' if 'cmpswap' in row.name else '0x1'}", "dim:SQ_RSRC_IMG_1D"], [])
    line = right_line(tables, row, rng)
    if row.kinds[:1] == ("vcc_cmpx",):  # which later generations do not write
        line.operands[0] = ""
    keep = [text for text in line.modifiers if text in ("offen", "idxen")]
    return Line(row.name, line.operands, keep, line.kinds)


def with_small_masks(tables: Tables) -> Tables:
    """Masks of 32 lanes."""
    kinds = {name: replace(kind, words=1) if name in MASKS else kind for name, kind in tables.kinds.items()}
    return replace(tables, kinds=kinds)


def lines_of(tables: Tables, here: str) -> list[str]:
    rng = random.Random(SEED)
    rows = [row for row in tables.rows if row.name == here and not row.flags & {"ALIAS"}]
    return [str(plain_line(tables, rng.choice(rows), rng)) for _ in range(TRIED)]


def accepted_here(tables: Tables, lines: dict[str, list[str]]) -> set[str]:
    """Those that some processor of GFX9 takes; images have no dim there."""
    every = [line for of_name in lines.values() for line in of_name]
    plain = [line.replace(" dim:SQ_RSRC_IMG_1D", "") for line in every]
    taken = [set(encodings(processor, "", plain)) for processor in ("gfx906", "gfx90a", "gfx942")]
    return {line for line, without in zip(every, plain) if any(without in some for some in taken)}


def differ(one: str | None, other: str) -> bool:
    """Of one size: llvm-mc has v_subrev_co_u32 on GFX6 in the long form alone."""
    return one is not None and len(one) == len(other) and one != other


def check_renames(tables: Tables, renames: dict[str, tuple[str, list[str]]]) -> Iterator[str]:
    lines = {here: lines_of(tables, here) for here, _ in renames.values()}
    right = accepted_here(tables, lines)
    gfx9 = {set_ for set_, generation in tables.generations.items() if generation == "GFX9"}
    on_gfx9 = {row.name for row in tables.rows if tables.features[row.feature] & gfx9}
    small = {here: lines_of(with_small_masks(tables), here) for here in lines}
    for generation, (processor, features) in GENERATIONS.items():
        pairs = {name: [(line, line.replace(here, name, 1)) for line in lines[here] if line in right or here not in on_gfx9] +
                 [(line, line.replace(here, name, 1)) for line in small[here] if generation == "GFX1250"]
                 for name, (here, generations) in renames.items() if generation in generations}
        known = encodings(processor, features, [line for of_name in pairs.values() for pair in of_name for line in pair])
        for name, of_name in pairs.items():
            taken = [pair for pair in of_name if pair[1] in known]
            other = [pair for pair in taken if differ(known.get(pair[0]), known[pair[1]])]
            yield (f"{name}: none of {len(of_name)} lines is taken for {generation}" if not taken
                   else f"{name}: {other[0]} have other bytes in {generation}" if other else "")


# ---- processors without instructions ----

def check_unknown(kdasm: str) -> Iterator[str]:
    """Of those that no card is, kdasm says that it encodes none."""
    listed = run([kdasm, "--target-list"], []).stdout.partition("\n\n")[0].splitlines()
    at = listed[0].index("instructions")
    for line in listed[1:]:
        processor, encodes = line.split()[0], line[at:].startswith("yes")
        said = run([kdasm, f"-mcpu={processor}", "-filetype=null", "-"], ["s_endpgm"]).stderr
        yield "" if (not said if encodes else f"kdasm encodes none of {processor}: " in said) else f"s_endpgm of {processor}: {said}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kdasm", default="build/kdasm")
    options = parser.parse_args()
    tables, renames = read_tables(), read_renames()
    outcomes = list(check_names(options.kdasm, tables, sorted({row.name for row in tables.rows} | set(renames))))
    outcomes += list(check_renames(tables, renames))
    outcomes += list(check_unknown(options.kdasm))
    failed = [outcome for outcome in outcomes if outcome]
    for outcome in failed:
        print(f"FAILED: {outcome}")
    print(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
