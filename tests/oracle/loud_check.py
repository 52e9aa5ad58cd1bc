#!/usr/bin/env python3
"""
Take out what LLVM inserts into the code of a compiler, one at a time: kdasm notices each.

    loud_check.py --kdasm PROGRAM                      # 24 sources, each for a processor and at a level
    loud_check.py --kdasm PROGRAM --every              # all sources, processors and levels: minutes
    loud_check.py --kdasm PROGRAM --every --processors gfx90a,gfx1100

clang makes each source of tests/compiler; llc-22 ends it with its passes for waits and for hazards. In each kernel every wait for
memory that the first one has inserted is taken out, and each of its counters is raised by one; every s_nop of the second is taken
out and shortened by one, every v_nop and every other thing of it is taken out. Of each of these -Wmissing-wait, -Wstrict-wait or
-Wmissing-wait-state says something, and nothing of the code as it was, but for -Wstrict-wait, which then says something else.

Registers that a spill is said to write, but only keeps together, are taken out of LLVM's machine code before: it inserts wait
states for them that no hardware needs. So are branches of which LLVM knows after its pass for waits that they are never gone: it waits
for what only such a way has pending. What need not be noticed, for a reason:

- LLVM waits for everything before s_barrier on processors before gfx90a; shipped kernels do not.
- In a loop of calls.cl for GFX6 LLVM keeps a wait that it put there before it knew of another one in the loop, after which nothing
  is pending.
- In code that XNACK need not be on for LLVM keeps scalar loads apart that each write what they read, which shipped kernels do not,
  and where AGPRs are used looks at clauses of more than five loads.
- With wavefronts of 64 lanes, LLVM takes a function that is called for something that writes EXEC between two results of VALU.
- In a kernel in which waits of the memory model were joined with others, no wait is taken out, nor where llc does not read its
  own machine code.

The closing lines are how many were noticed, and `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from waits_check import LANGUAGES, LEVELS, SOURCES, Failure, Outcome, can_be_made, collect, functions, readable, run, tell, words_for

WAITS = ("gfx600", "gfx700", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1150",
         "gfx1200", "gfx1250")  # processors whose waits are known ...
NEWER = ("gfx1010", "gfx1012", "gfx1030", "gfx1100", "gfx1150", "gfx1200", "gfx1250", "gfx1100:wave64", "gfx1150:wave64")
STATES = ("gfx600", "gfx700", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", *NEWER)  # ... and those whose hazards are
PROCESSORS = tuple(dict.fromkeys(WAITS + STATES))
LONG = 5  # instructions of a clause
OF_KERNEL = 40  # changes, but with --every
KEPT = re.compile(r"(= V_WRITELANE_B32|(BUFFER|SCRATCH|FLAT)_STORE_).*implicit-def ")
IS_WAIT = re.compile(r"s_wait(?!cnt_depctr|_alu|_idle|_event)")
IS_CURE = re.compile(r"[sv]_nop|s_waitcnt_depctr|s_wait_alu|s_mov_b32 null, 0$")
COUNTER = re.compile(r"(\b(?:vm|exp|lgkm)cnt)\((\d+)\)|((?:null, )|s_wait_\w+ )(0x[0-9a-f]+|\d+)$")
FIRST_ROUND = re.compile(r"s_waitcnt expcnt\(3\); buffer_load_dword v3, .*")
LOAD = re.compile(r"s_load_\w+ s\[?(\d+)[:\d\]]*, (?:s\[(\d+)|vcc)")
SCALARS = re.compile(r"\bs(?:\[(\d+):(\d+)\]|(\d+)\b)")
CHECKS = ("-Wmissing-wait", "-Wstrict-wait", "-Wmissing-wait-state", "-Wprocessor-fault")
FINDING = re.compile(r":(\d+):\d+: warning: kernel '([\w.$]+)': (.*) \[-W([\w-]+)\]$", re.MULTILINE)


@dataclass(frozen=True)
class Job:
    kdasm: str
    source: Path
    target: str
    level: str
    seed: str
    most: int  # changes of a kernel

    def __str__(self) -> str:
        return f"{self.source.name} {self.target} {self.level}"

    @property
    def processor(self) -> str:
        return self.target.partition(":")[0]

    @property
    def is_wave64(self) -> bool:
        return self.target.endswith("wave64")


@dataclass(frozen=True)
class Change:
    line: int
    text: str  # instead of what is there; "": nothing
    what: str
    removed: str
    before: tuple[str, ...]  # the last one first
    after: tuple[str, ...]
    has_call: bool

    @property
    def following(self) -> str:
        return next(iter(self.after), "")


# ---- the code ----

def without_kept(line: str) -> str:
    """A spill of a part of several registers, which it is said to write and to read for the last time: for neither."""
    return re.sub(r", implicit-def \$\w+", "", line).replace("killed ", "") if KEPT.search(line) else line


def make(job: Job, folder: Path) -> tuple[str, str]:
    """The source as LLVM ends it, and without the pass for waits; that is "" where llc does not read what it writes."""
    words = words_for(job.source, job.processor)
    words += ["-mwavefrontsize64"] if job.is_wave64 else []
    whole, early, late, ways = folder / "a.ll", folder / "a.mir", folder / "b.mir", folder / "c.mir"
    run("clang-22", *words, job.level, "-nogpulib", "-w", "-S", "-emit-llvm", job.source, "-o", whole, folder=SOURCES)
    llc = ["llc-22", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={job.processor}", job.level]
    llc += ["-mattr=+wavefrontsize64,-wavefrontsize32"] if job.is_wave64 else []
    run(*llc, "-stop-before=si-insert-waitcnts", whole, "-o", early)
    late.write_text("".join(map(without_kept, readable(early.read_text()).splitlines(True))))
    try:
        run(*llc, "-run-pass=si-pre-emit-peephole", late, "-o", ways)
        ways.write_text(readable(ways.read_text()))
        run(*llc, "-start-before=si-insert-waitcnts", ways, "-o", folder / "with.s")
        run(*llc, "-start-after=si-insert-waitcnts", ways, "-o", folder / "without.s")
    except Failure:
        run(*llc, whole, "-o", folder / "with.s")
        return (folder / "with.s").read_text(), ""
    return (folder / "with.s").read_text(), (folder / "without.s").read_text()


# ---- what is changed ----

def raised(text: str) -> list[str]:
    """The wait with each of its counters raised by one; GFX12 has two in one number."""
    found = []
    for part in COUNTER.finditer(text):
        if part[1]:
            found.append(f"{text[:part.start()]}{part[1]}({int(part[2]) + 1}){text[part.end():]}")
            continue
        for step in (1, 1 << 8) if re.match(r"s_wait_\w+cnt_\w+cnt", text) else (1,):
            found.append(f"{text[:part.start()]}{part[3]}{int(part[4], 0) + step:#x}")
    return found


def inserted_waits(whole: list[tuple[int, str]], without: list[str]) -> set[int] | None:
    """The lines of waits that the pass has inserted; None: it has changed others."""
    found, rest = set(), [text for text in without if not IS_CURE.match(text)]
    at = 0
    for line, text in whole:
        if at < len(rest) and text == rest[at]:
            at += 1
        elif IS_WAIT.match(text):
            found.add(line)
        elif not IS_CURE.match(text):
            return None
    return found if at == len(rest) else None


def changes(job: Job, whole: list[tuple[int, str]], waits: set[int]) -> list[Change]:
    found = []
    texts = [text for _, text in whole]
    for number, (line, text) in enumerate(whole):
        around = text, tuple(texts[max(number - LONG, 0):number][::-1]), tuple(texts[number + 1:]), \
            any(other.startswith("s_swappc") for other in texts[:number])
        if line in waits and job.target in WAITS:
            found += [Change(line, "", "waits", *around), *(Change(line, other, "waits raised", *around) for other in raised(text))]
        elif job.target in STATES and IS_CURE.match(text):
            found.append(Change(line, "", text.split()[0], *around))
            if text.startswith("s_nop") and text != "s_nop 0":
                found.append(Change(line, f"s_nop {int(text.split()[1]) - 1}", "s_nop shortened", *around))
    return found


def scalars(text: str) -> set[int]:
    """The numbers of scalar registers that a text names."""
    return {number for first, last, one in SCALARS.findall(text) for number in range(int(first or one), int(last or one) + 1)}


def is_unread(mask: set[int], after: tuple[str, ...]) -> bool:
    """Whether the registers are written before anything reads them, or never read."""
    for text in after:
        operands = text.partition(" ")[2].split(", ")
        written = {number for operand in operands[:2] for number in scalars(operand)} if text.startswith("v_") else scalars(operands[0])
        if mask & {number for operand in operands[2 if text.startswith("v_") else 1:] for number in scalars(operand)}:
            return False
        mask = mask - written
    return True


def reason(job: Job, change: Change) -> str:
    if change.following == "s_barrier" and job.processor in ("gfx600", "gfx700", "gfx803", "gfx900", "gfx906", "gfx908"):
        return "waits before s_barrier"
    if job.processor == "gfx600" and FIRST_ROUND.fullmatch(f"{change.removed}; {change.following}"):
        return "the first round of a loop"
    if change.what == "s_waitcnt_depctr" and "va_vdst" in change.removed and change.has_call:
        return "results from before and after a call"
    if change.what == "s_waitcnt_depctr" and "va_vdst" not in change.removed and job.is_wave64 and is_unread(scalars(change.before[0].partition(", v")[0]), change.after):
        return "a mask that nothing reads"
    loads = [LOAD.match(text) for text in (change.following, *change.before)]
    if change.what == "s_nop" and all(loads):
        return "a long clause"
    if change.what == "s_nop" and all(load and load[2] and int(load[2]) <= int(load[1]) <= int(load[2]) + 1 for load in loads[:2]):
        return "two scalar loads that write what they read"
    return ""


# ---- what is said ----

def findings(job: Job, lines: list[str], path: Path) -> set[tuple[str, ...]]:
    """What is said: the line, the kernel, the text and the check."""
    path.write_text("\n".join(lines) + "\n")
    attributes = ["-mattr=+wavefrontsize64"] if job.is_wave64 else []
    said = run(job.kdasm, "-Wno-all", *CHECKS, f"-mcpu={job.processor}", *attributes, path, "-o",
               path.with_suffix(".o"))
    return set(FINDING.findall(said))


def compare(job: Job, folder: Path) -> Outcome:
    counts: Counter[str] = Counter()
    failed = []
    text, bare_text = make(job, folder)
    lines, whole, bare = text.splitlines(), functions(text), functions(bare_text)
    rng = random.Random(job.seed)
    known = findings(job, lines, folder / "c.s")
    if said := {found for found in known if found[-1] != "strict-wait"}:
        failed.append(f"something is said of the code as it is: {said}")
    found: dict[str, list[Change]] = {}
    for kernel in re.findall(r"\.amdhsa_kernel ([\w.$]+)", text):
        waits = inserted_waits(whole[kernel], [line for _, line in bare.get(kernel, [])])
        counts["kernels in which waits were joined"] += waits is None
        all_changes = changes(job, whole[kernel], waits or set())
        found[kernel] = rng.sample(all_changes, min(job.most, len(all_changes)))
    for number in range(max(map(len, found.values()), default=0)):
        changed = list(lines)
        now = {kernel: made[number] for kernel, made in found.items() if number < len(made)}
        for change in now.values():
            changed[change.line - 1] = change.text
        said = {kernel for _, kernel, _, _ in findings(job, changed, folder / "c.s") - known}
        for kernel, change in now.items():
            why = "" if kernel in said else reason(job, change)
            counts[why and f"not noticed: {why}"] += bool(why)
            counts[change.what] += kernel in said
            if kernel not in said and not why:
                failed.append(f"{kernel}: line {change.line}: {lines[change.line - 1].strip()}, made {change.text!r}, before {change.following}")
    return +counts, [f"{job}: {text}" for text in failed]


def main() -> int:
    parser = argparse.ArgumentParser(description="Take out what LLVM inserts: kdasm notices it.")
    parser.add_argument("--kdasm", required=True, type=os.path.abspath)
    parser.add_argument("--count", type=int, default=24, help="sources, each for a processor and at a level (24)")
    parser.add_argument("--every", action="store_true")
    parser.add_argument("--processors", default=",".join(PROCESSORS))
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    sources = sorted(path for path in SOURCES.iterdir() if path.suffix in LANGUAGES)
    most = sys.maxsize if options.every else OF_KERNEL
    jobs = [Job(options.kdasm, source, processor, level, f"{options.seed} {source.name} {processor} {level}", most)
            for source, processor, level in product(sources, options.processors.split(","), LEVELS) if can_be_made(source, processor, level)]
    if not options.every:
        jobs = random.Random(options.seed).sample(jobs, min(options.count, len(jobs)))
    total, failed = collect(jobs, options.jobs, compare)
    return tell(total, sum(count for what, count in total.items() if not what.startswith(("not noticed", "kernels"))), failed)


if __name__ == "__main__":
    sys.exit(main())
