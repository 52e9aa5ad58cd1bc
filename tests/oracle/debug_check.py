#!/usr/bin/env python3
"""
What kdinfo --debug says of clang's units, and whether --asm --debug makes them again.

    debug_check.py --kdasm PROGRAM --kdinfo PROGRAM [--keep FOLDER]

clang 22 compiles the sources in debug_sources/ with -g: -O0 and -O2, DWARF 4 and 5, processors with wavefronts of 32 and
of 64, also two of them linked, and with -gz compressed ones. Tag by tag and attribute by attribute kdinfo must name what llvm-dwarfdump 22 names:
offsets, parents, names, forms, and values as far as both print them: strings, references, addresses, numbers and their
names, the ranges of lists. The source that --asm --debug prints must make the same sections, relocations included, with
all units as blocks and, but for linked files of several objects, all call frames as directives. The closing line is
`N passed, N failed, N skipped`; each entry counts, and each section.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from itertools import product
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "shared"))
import started  # noqa: E402
from elf_sections import sections_of  # noqa: E402

SOURCES = sorted((HERE / "debug_sources").glob("*.cl"))
PROCESSORS = ("gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201")


def run(*command: object) -> str:
    result = started.run([str(word) for word in command], text=True)
    if result.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}: {result.stderr}")
    return result.stdout


FILES = ("DW_AT_decl_file", "DW_AT_call_file")  # whose names llvm-dwarfdump prints
Attribute = tuple[str, str, "str | dict"]
Entry = tuple[int, str, "int | None", list[Attribute]]


def said_by_dwarfdump(text: str) -> list[Entry]:
    """Offset, tag, parent and attributes of entries; values and rows of lists in a form of our own."""
    entries: list[Entry] = []
    for line in text.splitlines():
        if found := re.match(r"0x([0-9a-f]+): +(DW_TAG_\S+) \[\d+\] \*? *(?:\(0x([0-9a-f]+)\))?", line):
            entries.append((int(found[1], 16), found[2].replace("_unknown_", "_0x"), int(found[3], 16) if found[3] else None, []))
        elif entries and (found := re.match(r" +(DW_AT_\S+) \[(DW_FORM_\S+?)\]\t?(.*)", line)):
            entries[-1][3].append((found[1].replace("_unknown_", "_0x"), found[2], found[3]))
        elif entries and (found := re.match(r" +(\[0x[0-9a-f]+, 0x[0-9a-f]+\)|<default>)", line)):
            name, form, value = entries[-1][3][-1]
            entries[-1][3][-1] = (name, form, value + " " + found[1])
    return entries


def their_value(value: str) -> str:
    """What of a value can be compared; nothing where llvm-dwarfdump says another thing, such as a file's name."""
    if rows := re.findall(r"\[0x[0-9a-f]+, 0x[0-9a-f]+\)|<default>", value):
        return " ".join(rows)
    if found := re.search(r"=> \{0x([0-9a-f]+)\}|^\(0x[0-9a-f]+ -> 0x([0-9a-f]+)\)", value):
        return f"entry {int(found[1] or found[2], 16)}"
    if found := re.search(r'(?:^\(|= )"(.*)"\)$', value):
        return f"string {found[1]}"
    if found := re.search(r"address = 0x([0-9a-f]+)", value) or re.match(r"\(0x([0-9a-f]{16})(?: \".*\")?\)$", value):
        return f"address {int(found[1], 16)}"
    if found := re.match(r"\((-?\d+|0x[0-9a-f]+|DW_(?!OP)\w+|true|false)\)$", value):
        return found[1].lower() if found[1] in ("true", "false") else found[1] if found[1].startswith("DW_") else str(int(found[1], 0))
    return ""


def our_value(attribute: dict, wanted: str) -> str:
    if "number" in attribute and re.fullmatch(r"-?\d+", wanted):
        return str(attribute["number"])
    for key, form in (("entry", "entry {}"), ("string", "string {}"), ("named", "{}"), ("number", "{}")):
        if key in attribute:
            return form.format(attribute[key])
    if "flag" in attribute:
        return str(attribute["flag"]).lower()
    if "address" in attribute:
        return f"address {attribute['address']['value']}"
    if "rows" in attribute:
        rows = [row for row in attribute["rows"] if row["kind"] in ("range", "default")]
        return " ".join(f"[0x{row['first']['value']:016x}, 0x{row['past']['value']:016x})" if row["kind"] == "range" else "<default>"
                        for row in rows)
    return str(attribute.get("place", ""))


def said_by_kdinfo(units: list) -> list[Entry]:
    return [(entry["offset"], entry["tag"], entry.get("parent"),
             [(item["name"], item["form"], item) for item in entry["attributes"]])
            for unit in units for entry in unit["entries"]]


class Comparison:
    def __init__(self, kdasm: str, kdinfo: str) -> None:
        self.kdasm, self.kdinfo, self.passed, self.values = kdasm, kdinfo, 0, 0
        self.failures: list[str] = []

    def count(self, problem: str) -> None:
        self.passed += not problem
        if problem:
            self.failures.append(problem)

    def names(self, made: Path) -> None:
        """Entry by entry."""
        found = json.loads(run(self.kdinfo, "--debug", "--json", made))["objects"][0]["units"]
        self.count(f"{made}: problems" if any("problem" in unit for unit in found) else "")
        ours, theirs = said_by_kdinfo(found), said_by_dwarfdump(run("llvm-dwarfdump-22", "--verbose", "--debug-info", made))
        self.count("" if ours and len(ours) == len(theirs) else f"{made}: {len(ours)} entries, and {len(theirs)}")
        for mine, other in zip(ours, theirs):
            same = mine[:3] == other[:3] and [item[:2] for item in mine[3]] == [item[:2] for item in other[3]]
            self.count("" if same else f"{made}: kdinfo {mine}\n  llvm-dwarfdump {other}")
            for (name, _, item), (_, _, said) in zip(mine[3], other[3]):
                wanted = their_value(said)
                value = our_value(item, wanted)
                known = bool(wanted) and bool(value) and name not in FILES
                self.values += known
                if known and wanted != value and not (name == "DW_AT_high_pc" and wanted.startswith("address")):
                    self.count(f"{made}: {other[0]:#x} {name}: kdinfo {value}, llvm-dwarfdump {said}")

    def again(self, made: Path, blocks: int, has_frames: bool = True) -> None:
        text = run(self.kdinfo, "--asm", "--debug", made)
        source, second = made.with_suffix(".s"), made.with_suffix(".again")
        source.write_text(text)
        run(self.kdasm, *text.splitlines()[0].split()[2:], source, "-o", second)
        ours, theirs = sections_of(made.read_bytes()), sections_of(second.read_bytes())
        for name in {**ours, **theirs}:
            if made.suffix == ".hsaco" and name in (".symtab", ".strtab"):
                continue  # a linker has another order of symbols for one object than for several
            self.count("" if ours.get(name) == theirs.get(name) else f"{source}: makes another {name}")
        self.count("" if text.count(".end_amdgpu_dwarf_unit") == blocks else f"{source}: not {blocks} blocks")
        self.count("" if (".cfi_startproc" in text) == has_frames else f"{source}: call frames as data")

    def same_text(self, made: Path, plain: Path, method: str) -> None:
        """The source of the compressed object is that of the other one, with the option and a comment."""
        first, *ours = run(self.kdinfo, "--asm", "--debug", made).splitlines()
        other, *theirs = run(self.kdinfo, "--asm", "--debug", plain).splitlines()
        option = f" -compress-debug-sections={method}"
        same = first.replace(option, "") == other and [line for line in ours if option not in line] == theirs
        self.count("" if same and option in first and len(ours) == len(theirs) + 1 else f"{made}: another source than {plain}")


def compile_source(source: Path, processor: str, version: int, level: int, made: Path, *more: str) -> None:
    run("clang-22", "-x", "cl", "-cl-std=CL2.0", "--target=amdgcn-amd-amdhsa", f"-mcpu={processor}", "-nogpulib", "-g",
        f"-gdwarf-{version}", f"-O{level}", *more, "-w", "-c", source, "-o", made)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kdasm", required=True)
    parser.add_argument("--kdinfo", required=True)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kdasm-debug-") as scratch:
        folder = options.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        comparison = Comparison(options.kdasm, options.kdinfo)
        for version, level, processor in product((4, 5), (0, 2), PROCESSORS):
            objects = []
            for source in SOURCES:
                made = folder / f"{source.stem}-{processor}-{version}-O{level}.o"
                compile_source(source, processor, version, level, made)
                comparison.names(made)
                comparison.again(made, 1)
                objects.append(made)
            for method in ("zlib", "zstd"):
                made = folder / f"{method}-{processor}-{version}-O{level}.o"
                compile_source(SOURCES[0], processor, version, level, made, f"-gz={method}")
                comparison.names(made)
                comparison.again(made, 1)
                comparison.same_text(made, objects[0], method)
            linked = folder / f"linked-{processor}-{version}-O{level}.hsaco"
            run(options.kdasm, "-shared", *objects, "-o", linked)
            comparison.names(linked)
            comparison.again(linked, len(objects), has_frames=False)
    print(*comparison.failures[:40], sep="\n", end="\n" if comparison.failures else "")
    print(f"{comparison.values} values were compared, too")
    print(f"{comparison.passed} passed, {len(comparison.failures)} failed, 0 skipped")
    return 1 if comparison.failures else 0


if __name__ == "__main__":
    sys.exit(main())
