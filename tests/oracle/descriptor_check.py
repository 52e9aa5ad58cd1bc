#!/usr/bin/env python3
"""
Compare the fields of kernel descriptors that kdinfo names with those of LLVM's AMDHSAKernelDescriptor.h.

    descriptor_check.py --kdasm PROGRAM --kdinfo PROGRAM [--header FILE]

For every processor, `kdinfo --map` shows words, bits and names. Each name of the header that is not reserved must
be there with its bits if the header has it for the processor, and nothing else may be there. The closing line is
`N passed, N failed, N skipped`; a processor counts as one, and so does each exception: one that is not needed fails.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from case import NEWER_PROCESSORS

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

SOURCE = """\
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
"""

# The words that the macros of the header are about, as kdinfo calls them.
WORDS = {
    "COMPUTE_PGM_RSRC1": "COMPUTE_PGM_RSRC1",
    "COMPUTE_PGM_RSRC2": "COMPUTE_PGM_RSRC2",
    "COMPUTE_PGM_RSRC3": "COMPUTE_PGM_RSRC3",
    "KERNEL_CODE_PROPERTY": "kernel code properties",
    "KERNARG_PRELOAD_SPEC": "kernarg preload",
}
ENTRY = re.compile(rf"^\s*({'|'.join(WORDS)})((?:_GFX\w+?)?)\((\w+), (\d+), (\d+)\),", re.MULTILINE)
ANY_ENTRY = re.compile(r"^\s*\w+\(.*\d+\),$", re.MULTILINE)  # whatever the macro is called
TABLE = re.compile(r"^([^:\n]+): bytes \d+ to \d+, bit \d+ to bit 0$")
PART = re.compile(r"^   \S   (?:(\d+):)?(\d+) +(\S+) +\d+$")

Row = tuple[str, str, int, int]  # word, name, lowest bit, width


@dataclass(frozen=True)
class Processor:
    name: str

    @property
    def version(self) -> int:
        """Ten times the major version, plus the minor one."""
        if digits := re.match(r"gfx(\d+)-(?:(\d)-)?generic", self.name):
            return 10 * int(digits[1]) + int(digits[2] or 0)
        if digits := re.match(r"gfx(\d+)(\d)[0-9a-f]$", self.name):
            return 10 * int(digits[1]) + int(digits[2])
        return {"generic": 60, "generic-hsa": 70}[self.name]

    @property
    def has_accumulation_registers(self) -> bool:
        """What the header calls GFX90A: that has one file for them and VGPRs."""
        return re.match(r"gfx9(0a|4|5|-4)", self.name) is not None


def versions(number: str) -> range:
    """GFX11 is every 11.x, GFX125 only 12.5."""
    value = int(number)
    return range(value, value + 1) if value >= 100 else range(10 * value, 10 * value + 10)


def applies(marker: str, processor: Processor) -> bool:
    """Whether a family marker of the header, as _GFX6_GFX11, is about the processor."""
    if marker == "_GFX90A":
        return processor.has_accumulation_registers
    if not marker:
        return True
    first, _, last = marker.removeprefix("_GFX").partition("_")
    if not last:
        return processor.version in versions(first)
    end = 1000 if last == "PLUS" else versions(last.removeprefix("GFX")).stop
    return versions(first).start <= processor.version < end


@dataclass(frozen=True)
class Exempt:
    """A name of the header that kdasm does not have for some of the processors that the header has it for."""
    name: str
    where: Callable[[Processor], bool]
    reason: str


def scratch_is_absolute(processor: Processor) -> bool:
    return processor.version < 110 and not re.match(r"gfx9(4|5|-4)", processor.name)


def preloads(processor: Processor) -> bool:
    return processor.has_accumulation_registers or processor.version == 125


EXEMPT = (
    Exempt("ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER", lambda p: not scratch_is_absolute(p),
           "LLVM refuses the directive with architected flat scratch"),
    Exempt("ENABLE_SGPR_FLAT_SCRATCH_INIT", lambda p: not scratch_is_absolute(p),
           "LLVM refuses the directive with architected flat scratch"),
    Exempt("ENABLE_WAVEFRONT_SIZE32", lambda p: p.version < 100, "its comment says GFX10+"),
    Exempt("LENGTH", lambda p: not preloads(p), "LLVM refuses the directive where nothing can be preloaded"),
    Exempt("OFFSET", lambda p: not preloads(p), "LLVM refuses the directive where nothing can be preloaded"),
)

# Names of the header, and what the specification calls these bits.
RENAMED = {"ENABLE_WG_RR_EN": "WG_RR_EN", "LENGTH": "KERNARG_PRELOAD_SPEC_LENGTH",
           "OFFSET": "KERNARG_PRELOAD_SPEC_OFFSET"}


def run(*command: str | Path) -> str:
    return started.run([str(word) for word in command], check=True, text=True).stdout


def rows_of(header: str, processor: Processor, used: set[str]) -> set[Row]:
    rows = set()
    for macro, marker, name, low, width in ENTRY.findall(header):
        if name.startswith("RESERVED") or not applies(marker, processor):
            continue
        if any(exempt.name == name and exempt.where(processor) for exempt in EXEMPT):
            used.add(name)
            continue
        rows.add((WORDS[macro], RENAMED.get(name, name), int(low), int(width)))
    return rows


def rows_of_map(text: str) -> set[Row]:
    rows, word = set(), ""
    for line in text.splitlines():
        if table := TABLE.match(line):
            word = table[1]
        elif (part := PART.match(line)) and part[3] != "reserved":
            low = int(part[2])
            rows.add((word, part[3], low, int(part[1] or low) - low + 1))
    return rows


def difference(theirs: set[Row], ours: set[Row]) -> str:
    def shown(rows: set[Row]) -> str:
        return ", ".join(f"{word}[{low + width - 1}:{low}] {name}" for word, name, low, width in sorted(rows))

    missing, more = theirs - ours, ours - theirs
    return "; ".join(filter(None, (missing and f"kdinfo lacks {shown(missing)}",
                                   more and f"only kdinfo has {shown(more)}")))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kdasm", required=True)
    parser.add_argument("--kdinfo", required=True)
    parser.add_argument("--header", type=Path)
    options = parser.parse_args()
    path = options.header or Path(run("llvm-config-22", "--includedir").strip(),
                                  "llvm/Support/AMDHSAKernelDescriptor.h")
    header = re.sub(r" *//.*", "", path.read_text())
    entries = ENTRY.findall(header)
    if not entries or len(entries) != len(ANY_ENTRY.findall(header)):
        print(f"{path} has lines that are not understood\n0 passed, 1 failed, 0 skipped")
        return 1
    names = [line.split()[0] for line in run(options.kdasm, "--target-list").partition("\n\n")[0].splitlines()[1:]
             if line.split()[0] not in NEWER_PROCESSORS]
    used: set[str] = set()

    with tempfile.TemporaryDirectory(prefix="kdasm-descriptor-") as folder, ThreadPoolExecutor() as pool:
        def compare(name: str) -> str:
            processor, source, file = Processor(name), Path(folder, f"{name}.s"), Path(folder, f"{name}.o")
            accum = ".amdhsa_accum_offset 4\n.end" if processor.has_accumulation_registers else ".end"
            source.write_text(SOURCE.replace(".end", accum))
            run(options.kdasm, f"-mcpu={name}", "--no-warn", source, "-o", file)
            found = difference(rows_of(header, processor, used), rows_of_map(run(options.kdinfo, "--map", file)))
            return found and f"FAILED {name}: {found}"

        failures = list(filter(None, pool.map(compare, names)))
    failures += [f"FAILED {exempt.name} is exempt and need not be: {exempt.reason}" for exempt in EXEMPT
                 if exempt.name not in used]
    print(*failures, sep="\n", end="\n" if failures else "")
    print(f"{len(names) + len(EXEMPT) - len(failures)} passed, {len(failures)} failed, 0 skipped")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
