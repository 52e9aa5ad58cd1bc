#!/usr/bin/env python3
"""
Compare kdasm -Wmissing-wait with what LLVM inserts: code of a compiler without its waits lacks these and no others.

    waits_check.py --kdasm PROGRAM                     # each source at one level for each processor
    waits_check.py --kdasm PROGRAM --every-level

clang makes each source of tests/compiler; llc-22 ends it twice from where waits are inserted: with its pass for them and
without. In each kernel both are the same but for these waits, and what the memory model asks for, which stands in both. What
kdasm says of the second must be what the first has: the same instruction, counter and number. With the waits in, and of what
clang makes as a whole, it says nothing, nor that one is redundant. LLVM waits for everything before s_barrier on processors
before gfx90a, and for what flat memory may have left in another counter; kdasm does not. The closing line is
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import multiprocessing.pool
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
SOURCES = Path(__file__).resolve().parent.parent / "compiler" / "sources"
PROCESSORS = ("gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950")
LEVELS = ("-O0", "-O1", "-O2", "-O3")
LANGUAGES = {
    ".cl": ["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-mcpu={}"],
    ".hip": ["-x", "hip", "--offload-device-only", "-nogpuinc", "--offload-arch={}"],
    ".cpp": ["-target", "amdgcn-amd-amdhsa", "-mcpu={}"],
}
WAIT = re.compile(r"\b(vmcnt|lgkmcnt|expcnt)\((\d+)\)")
FINDING = re.compile(r":(\d+):\d+: warning: kernel '([\w.$]+)': .*?wait for (\w+)\((\d+)\)")
SHOWN = 20

Waits = dict[int, dict[str, int]]  # by the number of the instruction: counters, and what they must be
Outcome = tuple[Counter[str], list[str]]


class Failure(Exception):
    pass


def run(*command: object, folder: Path | None = None) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, errors="replace", cwd=folder, check=False)
    if done.returncode:
        raise Failure(f"{' '.join(map(str, command))}: {done.stderr[:300]}")
    return done.stderr


def functions(text: str) -> dict[str, list[tuple[int, str]]]:
    """The instructions of each function, with the numbers of their lines."""
    found: dict[str, list[tuple[int, str]]] = {}
    name = ""
    for number, line in enumerate(text.splitlines(), 1):
        if label := re.match(r"([\w.$]+):\s*; @", line):
            name = label[1]
            found[name] = []
        elif line.startswith(".Lfunc_end"):
            name = ""
        elif name and line.startswith("\t") and not line.strip().startswith((".", ";")):
            found[name].append((number, " ".join(line.partition(";")[0].split())))
    return found


def inserted(without: list[str], with_waits: list[str]) -> Waits | None:
    """What stands in front of which instruction. None: the two differ in something else, such as waits that were joined."""
    found: Waits = defaultdict(dict)
    at = 0
    for line in with_waits:
        if at < len(without) and line == without[at]:
            at += 1
        elif line.startswith("s_waitcnt"):
            found[at] |= {counter: int(number) for counter, number in WAIT.findall(line)}
        elif not line.startswith("s_nop"):
            return None
    return found if at == len(without) else None


def make(source: Path, processor: str, level: str, folder: Path) -> tuple[Path, Path]:
    """The source without waits, and with them."""
    words = [word.format(processor) for word in LANGUAGES[source.suffix]]
    whole, early, late = folder / "a.ll", folder / "a.mir", folder / "b.mir"
    run("clang-22", *words, level, "-nogpulib", "-w", "-S", "-emit-llvm", source, "-o", whole, folder=SOURCES)
    llc = ["llc-22", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={processor}", level]
    run(*llc, "-stop-before=si-insert-waitcnts", whole, "-o", early)
    late.write_text("".join(line for line in early.read_text().splitlines(True) if "scavengeFI" not in line))
    run(*llc, "-start-after=post-RA-hazard-rec", late, "-o", folder / "without.s")
    run(*llc, "-start-before=si-insert-waitcnts", late, "-o", folder / "with.s")
    return folder / "without.s", folder / "with.s"


def missing(kdasm: str, processor: str, path: Path, folder: Path) -> dict[str, dict[int, dict[str, int]]]:
    """What is said of each kernel, by the number of the line."""
    said = run(kdasm, "-Wno-all", "-Wmissing-wait", f"-mcpu={processor}", path, "-o", folder / "out.o")
    found: dict[str, dict[int, dict[str, int]]] = defaultdict(lambda: defaultdict(dict))
    for line, kernel, counter, number in FINDING.findall(said):
        found[kernel][int(line)][counter] = int(number)
    return found


def compare(kdasm: str, source: Path, processor: str, level: str, folder: Path) -> Outcome:
    counts: Counter[str] = Counter()
    failed = []
    without, with_waits = make(source, processor, level, folder)
    kernels = re.findall(r"\.amdhsa_kernel ([\w.$]+)", without.read_text())
    told, bare, whole = missing(kdasm, processor, without, folder), functions(without.read_text()), functions(with_waits.read_text())
    if missing(kdasm, processor, with_waits, folder):
        failed.append("something is said of code with all waits")
    if redundant := run(kdasm, "-Wno-all", "-Wredundant-wait", f"-mcpu={processor}", with_waits, "-o", folder / "out.o"):
        failed.append(f"LLVM's waits are said to be redundant: {redundant}")
    for kernel in kernels:
        texts = [text for _, text in bare[kernel]]
        wanted = inserted(texts, [text for _, text in whole[kernel]])
        if wanted is None:
            counts["kernels in which waits were joined"] += 1
            continue
        lines = {line: number for number, (line, _) in enumerate(bare[kernel])}
        ours = {lines[line]: waits for line, waits in told[kernel].items()}
        for number in sorted(wanted.keys() | ours.keys()):
            expected, found = wanted.get(number, {}), ours.get(number, {})
            if expected == found:
                counts["waits"] += len(found)
            elif not found and texts[number] == "s_barrier":
                counts["waits before barriers, which are not asked for"] += len(expected)
            else:
                failed.append(f"{kernel}: {texts[number]}: {found}; LLVM: {expected}")
    return counts, [f"{source.name} {processor} {level}: {text}" for text in failed]


def work(job: tuple[str, Path, str, str]) -> Outcome:
    kdasm, source, processor, level = job
    with tempfile.TemporaryDirectory(prefix="kdasm-waits-") as name:
        try:
            return compare(kdasm, source, processor, level, Path(name))
        except Failure as failure:
            return Counter(), [f"{source.name} {processor} {level}: {failure}"]


def collect(pool: multiprocessing.pool.Pool, jobs: list[T], work_on: Callable[[T], Outcome]) -> tuple[Counter[str], list[str]]:
    total: Counter[str] = Counter()
    failed: list[str] = []
    for counts, texts in pool.imap_unordered(work_on, jobs):
        total += counts
        failed += texts
    return total, failed


def tell(total: Counter[str], passed: int, failed: list[str]) -> int:
    """Prints the closing lines; the exit status."""
    print(*(f"FAILED: {text}" for text in failed[:SHOWN]), sep="\n", end="\n" if failed else "")
    print(", ".join(f"{name} {count}" for name, count in sorted(total.items())))
    print(f"{passed} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed or not passed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the waits that kdasm misses with those that LLVM inserts.")
    parser.add_argument("--kdasm", required=True, type=os.path.abspath)
    parser.add_argument("--every-level", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    sources = sorted(path for path in SOURCES.iterdir() if path.suffix in LANGUAGES)
    jobs = [(options.kdasm, source, processor, level) for number, source in enumerate(sources)
            for place, processor in enumerate(PROCESSORS) for level in LEVELS
            if options.every_level or level == LEVELS[(number + place) % len(LEVELS)]]
    with multiprocessing.Pool(options.jobs) as pool:
        total, failed = collect(pool, jobs, work)
    return tell(total, total["waits"], failed)


if __name__ == "__main__":
    sys.exit(main())
