#!/usr/bin/env python3
"""
Compare what kdasm --insert-waits puts in with what LLVM inserts: code without waits gets as many, in the same places.

    insert_check.py --kdasm PROGRAM                  # each source at one level for each processor
    insert_check.py --kdasm PROGRAM --every-level

The code is that of waits_check.py: without waits, and with them. In the first kdasm puts its own in, as text, of which its checks
must say nothing and which llvm-mc must take; no function may have more of them than LLVM's has. LLVM has others besides: for
volatile memory, for s_barrier before gfx90a, and after traps that end the program. The closing lines are how many there are,
and `N passed, N failed, N skipped`: functions.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from waits_check import LANGUAGES, LEVELS, PROCESSORS, SOURCES, Failure, Outcome, collect, make, options_for, run, tell

Job = tuple[str, Path, str, str]
WAIT = re.compile(r"\ts_wait(cnt |cnt_(vm|exp|lgkm)cnt |_\w+cnt)")
LABEL = re.compile(r"([A-Za-z_$][\w.$]*):")


def text_with_waits(kdasm: str, processor: str, folder: Path) -> str:
    """What kdasm makes of the code without waits; its checks and llvm-mc look at it."""
    path = folder / "ours.s"
    said = run(kdasm, "-Wno-all", "--insert-waits", *options_for(processor), "-filetype=asm", folder / "without.s", "-o", path)
    # Text names local symbols in .no_dead_strip, which neither assembler takes.
    path.write_text("".join(line for line in path.read_text().splitlines(True) if ".no_dead_strip" not in line))
    said += run(kdasm, "-Wno-all", "-Wmissing-wait", "-Wmissing-wait-state", *options_for(processor), path, "-o", folder / "ours.o")
    run("llvm-mc-22", "-triple=amdgcn-amd-amdhsa", *options_for(processor), "-filetype=obj", path, "-o", folder / "llvm.o")
    if said:
        raise Failure(f"is not silent: {said[:300]}")
    return path.read_text()


def waits_of(text: str) -> dict[str, int]:
    """How many waits for registers there are after each label that is not local."""
    counts: dict[str, int] = {}
    name = ""
    for line in text.splitlines():
        if label := LABEL.match(line):
            name = label[1]
            counts[name] = 0
        elif name and WAIT.match(line):
            counts[name] += 1
    return counts


def compare(job: Job, folder: Path) -> Outcome:
    kdasm, source, processor, level = job
    counts: Counter[str] = Counter()
    failed = []
    _, with_waits = make(source, processor, level, folder)
    ours, wanted = waits_of(text_with_waits(kdasm, processor, folder)), waits_of(with_waits.read_text())
    for name, count in wanted.items():
        counts["waits of LLVM"] += count
        counts["waits of kdasm"] += ours[name]
        counts["functions with as many" if ours[name] == count else "functions with fewer"] += 1
        if ours[name] > count:
            failed.append(f"{source.name} {processor} {level}: {name} has {ours[name]} waits; LLVM's has {count}")
    return counts, failed


def work(job: Job) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="kdasm-insert-") as name:
        try:
            return compare(job, Path(name))
        except (Failure, subprocess.SubprocessError) as failure:
            return Counter(), [f"{job[1].name} {job[2]} {job[3]}: {failure}"]


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the waits that kdasm puts in with those that LLVM inserts.")
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
    return tell(total, total["functions with as many"] + total["functions with fewer"], failed)


if __name__ == "__main__":
    sys.exit(main())
