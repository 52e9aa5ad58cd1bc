#!/usr/bin/env python3
"""
Time kdasm and llvm-mc side by side on files of 1, 1,000 and 50,000 kernels, and on one that
calls a macro 20,000 times; and on 250,000 instructions of a compiler for each of several processors.

Both run in turn, several times; the best time and the largest peak memory of each
count. The objects must be equal. Then the goals are checked and printed as
`goal: ... met` or `goal: ... MISSED`; a missed goal makes the exit status 1.
"""

from __future__ import annotations

import argparse
import filecmp
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import source

ROOT = Path(__file__).resolve().parent.parent.parent

# Kernels in a file, and how often each tool assembles it.
SIZES = {1: 60, 1_000: 7, 50_000: 5}

# Calls of a macro of 50 lines, and how often each tool assembles them.
MACRO_CALLS, MACRO_ROUNDS = 20_000, 5

# Lines of instructions, and how often each tool assembles them.
INSTRUCTIONS, INSTRUCTION_ROUNDS = 250_000, 5
CODE_GOALS = {"gfx600": 8.0, "gfx700": 8.0, "gfx803": 8.0, "gfx90a": 16.0, "gfx1100": 12.0, "gfx1200": 10.0, "gfx1250": 12.0}  # times faster

START_GOAL = 10.0  # times faster as a whole process, one kernel
SPEED_GOAL = 7.0  # times the throughput, largest file
MACRO_GOAL = 6.0  # times faster on the macro
MEMORY_GOAL = 8.0  # times less peak memory, largest file and instructions
LINEAR_GOAL = 1.5  # cost of a kernel in the largest file over that in the middle one, at most


@dataclass
class Tools:
    """Paths of programs."""

    kdasm: str
    llvm_mc: str
    measured: str


@dataclass
class Measure:
    """The best of several runs of one tool on one file."""

    seconds: float = float("inf")
    peak_bytes: int = 0

    def add(self, other: Measure) -> None:
        self.seconds = min(self.seconds, other.seconds)
        self.peak_bytes = max(self.peak_bytes, other.peak_bytes)


@dataclass
class Row:
    """Both tools on one file."""

    what: str
    count: int
    source_bytes: int
    ours: Measure
    theirs: Measure
    same: bool

    @property
    def speed(self) -> float:
        return self.theirs.seconds / self.ours.seconds

    @property
    def memory(self) -> float:
        return self.theirs.peak_bytes / self.ours.peak_bytes


def run_once(measured: str, command: list[str]) -> Measure:
    """Wall-clock seconds and peak resident bytes of one run."""
    done = subprocess.run([measured, *command], stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"bench.py: {' '.join(command[:6])}: status {done.returncode}")
    seconds, _, peak = done.stdout.split()
    return Measure(float(seconds), int(peak))


def assembling(tool: str, cpu: str, text: Path, output: Path) -> list[str]:
    return [tool, "-triple=amdgcn-amd-amdhsa", f"-mcpu={cpu}", "-filetype=obj", str(text), "-o", str(output)]


def measure(tools: Tools, folder: Path, what: str, pieces: Iterator[str], count: int, rounds: int, cpu: str = source.CPU) -> Row:
    text, ours_out, theirs_out = folder / "in.s", folder / "ours.o", folder / "theirs.o"
    with text.open("w") as file:
        file.writelines(pieces)
    row = Row(what, count, text.stat().st_size, Measure(), Measure(), False)
    for _ in range(rounds):
        row.ours.add(run_once(tools.measured, assembling(tools.kdasm, cpu, text, ours_out)))
        row.theirs.add(run_once(tools.measured, assembling(tools.llvm_mc, cpu, text, theirs_out)))
    row.same = filecmp.cmp(ours_out, theirs_out, shallow=False)
    return row


def print_rows(rows: list[Row]) -> None:
    print(f"{'':>24}{'source':>10}  {'tool':<8}{'best time':>12}{'throughput':>14}{'peak memory':>14}")
    for row in rows:
        for name, result in (("kdasm", row.ours), ("llvm-mc", row.theirs)):
            throughput = row.source_bytes / result.seconds / 1e6
            print(f"{f'{row.count} {row.what}':>24}{row.source_bytes / 1e6:>7.2f} MB  {name:<8}{result.seconds * 1e3:>9.2f} ms"
                  f"{throughput:>9.1f} MB/s{result.peak_bytes / 1e6:>11.1f} MB")
        print(f"{'':>36}  {'ratio':<8}{row.speed:>11.2f}x{row.speed:>13.2f}x{row.memory:>13.2f}x"
              f"   {'same bytes' if row.same else 'DIFFERENT BYTES'}")


def goals(rows: list[Row]) -> list[tuple[str, bool]]:
    first, middle, last, macros, *codes = rows
    growth = (last.ours.seconds / last.count) / (middle.ours.seconds / middle.count)
    return [
        ("same bytes on every file", all(row.same for row in rows)),
        (f"{first.count} kernel: {first.speed:.1f} times faster, at least {START_GOAL:g}", first.speed >= START_GOAL),
        (f"{last.count} kernels: {last.speed:.1f} times the throughput, at least {SPEED_GOAL:g}",
         last.speed >= SPEED_GOAL),
        (f"{last.count} kernels: 1/{last.memory:.1f} of the peak memory, at most 1/{MEMORY_GOAL:g}",
         last.memory >= MEMORY_GOAL),
        (f"linear: a kernel costs {growth:.2f} times as much in {last.count} as in {middle.count}, at most {LINEAR_GOAL:g}",
         growth <= LINEAR_GOAL),
        (f"{macros.count} macro calls: {macros.speed:.1f} times faster, at least {MACRO_GOAL:g}",
         macros.speed >= MACRO_GOAL),
        *((f"{code.count} {code.what}: {code.speed:.1f} times faster, at least {goal:g}", code.speed >= goal)
          for code, goal in zip(codes, CODE_GOALS.values())),
        *((f"{code.count} {code.what}: 1/{code.memory:.1f} of the peak memory, at most 1/{MEMORY_GOAL:g}",
           code.memory >= MEMORY_GOAL) for code in codes),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Time kdasm and llvm-mc side by side.")
    parser.add_argument("--kdasm", default=str(ROOT / "build" / "kdasm"))
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    parser.add_argument("--measured", default=str(ROOT / "build" / "bench" / "measured"))
    options = parser.parse_args()
    found = [shutil.which(name) for name in (options.kdasm, options.llvm_mc, options.measured)]
    if not all(found):
        sys.exit(f"bench.py: need {options.kdasm}, {options.llvm_mc} and {options.measured}")
    tools = Tools(*(os.path.abspath(str(tool)) for tool in found))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="kdasm-bench-", dir=memory) as folder:
        rows = [measure(tools, Path(folder), "kernels", source.pieces(count), count, rounds)
                for count, rounds in SIZES.items()]
        rows.append(measure(tools, Path(folder), "macro calls", source.macro_pieces(MACRO_CALLS), MACRO_CALLS,
                            MACRO_ROUNDS))
        rows += [measure(tools, Path(folder), f"lines of {cpu}", source.code_pieces(INSTRUCTIONS, cpu), INSTRUCTIONS,
                         INSTRUCTION_ROUNDS, cpu) for cpu in CODE_GOALS]
    print_rows(rows)
    results = goals(rows)
    for text, met in results:
        print(f"goal: {text}: {'met' if met else 'MISSED'}")
    return 0 if all(met for _, met in results) else 1


if __name__ == "__main__":
    sys.exit(main())
