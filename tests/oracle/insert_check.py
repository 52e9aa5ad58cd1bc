#!/usr/bin/env python3
"""
Compare what kdasm --insert-waits puts in with what LLVM inserts: code without waits gets as many, in the same places.

    insert_check.py --kdasm PROGRAM                  # each source at one level for each processor
    insert_check.py --kdasm PROGRAM --every-level

The code is that of waits_check.py: without waits, and with them. In the first kdasm puts its own in, as text, of which its checks
must say nothing and which llvm-mc must take; no function may have more of them than LLVM's has. LLVM has others besides: for
volatile memory, for s_barrier before gfx90a, and after traps that end the program. On GFX6 to GFX8 a function may have some more: MORE. Of random functions, those of
waits_random.py, a hundred together have at most 2 % more: LLVM may join a wait with one that was for something else; what it
waits for at the entry of what it takes for a function does not count. The closing lines are how many there are,
and `N passed, N failed, N skipped`: functions.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import Counter
from pathlib import Path

import waits_random
from waits_check import PROCESSORS, Failure, Job, Outcome, collect, jobs_for, make, options_for, run, tell

# Times as many waits as LLVM's, of a function: a wait for all registers of a spill at once is one on GFX6, where each
# is stored by itself; who puts waits in does not know on GFX7 and GFX8 which flat memory is global; and in expert scheduling mode
# LLVM leaves out waits for sources beside others.
MORE = ((r"gfx6", 1.25), (r"gfx[78]|.* expert$", 1.05))
MOST = 1.02  # times as many waits as LLVM's, of random functions
WAIT = re.compile(r"\ts_wait(cnt |cnt_(vm|exp|lgkm)cnt |_\w+cnt|_alu depctr_(va_vdst|vm_vsrc))")
INSTRUCTION = re.compile(r"\t[a-z]")
LABEL = re.compile(r"([A-Za-z_$][\w.$]*):")


def text_with_waits(kdasm: str, processor: str, folder: Path) -> str:
    """What kdasm makes of the code without waits; its checks and llvm-mc look at it."""
    path = folder / "ours.s"
    said = run(kdasm, "-Wno-all", "--insert-waits", *options_for(processor), "-filetype=asm", folder / "without.s", "-o", path)
    # Text names local symbols in .no_dead_strip, which neither assembler takes.
    path.write_text("".join(line for line in path.read_text().splitlines(True) if ".no_dead_strip" not in line))
    said += run(kdasm, "-Wno-all", "-Wmissing-wait", "-Wmissing-wait-state", "-Wprocessor-fault", *options_for(processor), path, "-o", folder / "ours.o")
    run("llvm-mc-22", "-triple=amdgcn-amd-amdhsa", *options_for(processor), "-filetype=obj", path, "-o", folder / "llvm.o")
    if said:
        raise Failure(f"is not silent: {said[:300]}")
    return path.read_text()


def waits_of(text: str, at_entry: bool = True) -> dict[str, int]:
    """How many waits for registers there are after each label that is not local, with or without those at its entry."""
    counts: dict[str, int] = {}
    name = ""
    counts_now = at_entry
    for line in text.splitlines():
        if label := LABEL.match(line):
            name = label[1]
            counts[name] = 0
            counts_now = at_entry
        elif name and WAIT.match(line):
            counts[name] += counts_now
        elif INSTRUCTION.match(line):
            counts_now = True
    return counts


def compare_compiled(job: Job, folder: Path) -> Outcome:
    counts: Counter[str] = Counter()
    failed = []
    _, with_waits = make(job.source, job.processor, job.level, folder)
    ours, wanted = waits_of(text_with_waits(job.kdasm, job.processor, folder)), waits_of(with_waits.read_text())
    for name, count in wanted.items():
        counts["waits of LLVM"] += count
        counts["waits of kdasm"] += ours[name]
        counts[f"functions with {'as many' if ours[name] == count else 'fewer' if ours[name] < count else 'more'}"] += 1
        if ours[name] > count * next((more for what, more in MORE if re.match(what, job.processor)), 1):
            failed.append(f"{job}: {name} has {ours[name]} waits; LLVM's has {count}")
    return counts, failed


def compare_random(job: waits_random.Job, folder: Path) -> Outcome:
    _, (_, with_waits) = waits_random.make_random(job, folder)
    ours, wanted = waits_of(text_with_waits(job.kdasm, job.processor, folder)), waits_of(with_waits, at_entry=False)
    theirs, count = sum(wanted.values()), sum(ours[name] for name in wanted)
    failed = [f"{job}: {count} waits; LLVM has {theirs}"] if count > theirs * MOST else []
    return Counter({"random functions": job.count, "their waits of LLVM": theirs, "their waits of kdasm": count}), failed


def compare(job: Job | waits_random.Job, folder: Path) -> Outcome:
    return compare_random(job, folder) if isinstance(job, waits_random.Job) else compare_compiled(job, folder)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the waits that kdasm puts in with those that LLVM inserts.")
    parser.add_argument("--kdasm", required=True, type=os.path.abspath)
    parser.add_argument("--every-level", action="store_true")
    parser.add_argument("--count", type=int, default=60, help="random functions for each processor (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    jobs: list[Job | waits_random.Job] = [*jobs_for(options.kdasm, options.every_level)]
    chunk = min(waits_random.CHUNK, options.count)
    jobs += [waits_random.Job(options.kdasm, processor, f"{processor} {number}", chunk)
             for processor in PROCESSORS for number in range(options.count // chunk if chunk else 0)]
    total, failed = collect(jobs, options.jobs, compare)
    passed = total["functions with as many"] + total["functions with fewer"] + total["functions with more"] + total["random functions"]
    return tell(total, passed, failed)


if __name__ == "__main__":
    sys.exit(main())
