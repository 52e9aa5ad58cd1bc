#!/usr/bin/env python3
"""
Time kd_assemble() in one process: on 1 to N threads at once, N that of the processors, beside as many processes with
one thread, which share nothing; and for one kernel with kd_link() beside the actions of comgr, which also run in the
process.

The goals are checked and printed as `goal: ... met` or `goal: ... MISSED`; a missed goal makes the exit
status 1.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import image
import source

KERNELS = 1000  # of the large source
ROUNDS = {1: 4000, KERNELS: 12}  # assemblies of a thread, by kernels
REPEATS = 5
COMGR_ROUNDS = 30

THREADS_GOAL = 0.75  # of the throughput of as many processes
COMGR_GOAL = 20.0  # times faster than comgr


def numbers_of_threads() -> list[int]:
    """1, 2, ... up to the processors that we may use; from 8 on in powers of two."""
    most = len(os.sched_getaffinity(0))
    return [count for count in range(1, most + 1) if count <= 8 or count == most or count & (count - 1) == 0]


def sources(folder: Path) -> dict[int, Path]:
    one, many = folder / "one.s", folder / "many.s"
    one.write_text('.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n' + image.SOURCE)
    many.write_text("".join(source.pieces(KERNELS)))
    return {1: one, KERNELS: many}


def seconds(processes: int, command: list[str]) -> float:
    """What a program that times itself prints, the longest of as many at once."""
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(processes)]
    printed = [process.communicate()[0] for process in running]
    if any(process.returncode for process in running):
        sys.exit(f"threads.py: {' '.join(command)} failed")
    return max(map(float, printed))


def best(program: str, processes: int, threads: int, rounds: int, path: Path, *more: str) -> float:
    """Seconds for an assembly of each thread."""
    command = [program, str(threads), str(rounds), str(path), *more]
    return min(seconds(processes, command) for _ in range(REPEATS)) / rounds


def measure_threads(program: str, kernels: int, path: Path) -> list[tuple[str, bool]]:
    """Prints a line for each number of threads; the goal is about the largest."""
    plural = "s" * (kernels > 1)
    print(f"kd_assemble(), {kernels} kernel{plural} a source: kernels a second")
    print(f"  {'at once':>8} {'threads':>12} {'processes':>12}")
    share = 0.0
    for count in numbers_of_threads():
        together = best(program, 1, count, ROUNDS[kernels], path)
        apart = best(program, count, 1, ROUNDS[kernels], path)
        share = apart / together
        print(f"  {count:>8} {count * kernels / together:>12,.0f} {count * kernels / apart:>12,.0f}")
    return [(f"{kernels} kernel{plural}: {count} threads have {100 * share:.0f} % of the throughput of {count} processes, "
             f"at least {100 * THREADS_GOAL:g}", share >= THREADS_GOAL)]


def measure_comgr(program: str, path: Path, folder: Path) -> list[tuple[str, bool]]:
    ours = best(program, 1, 1, ROUNDS[1], path, "link")
    theirs = image.of_comgr(folder)
    print("one kernel, from its source to a loadable object, in the process")
    print(f"  kd_assemble() and kd_link() {ours * 1e6:>10.1f} us")
    if theirs is None:
        print("  comgr is not installed")
        return []
    print(f"  comgr's actions             {theirs * 1e6:>10.1f} us{theirs / ours:>10.0f} times as long")
    return [(f"one kernel: {theirs / ours:.0f} times faster than comgr, at least {COMGR_GOAL:g}", theirs / ours >= COMGR_GOAL)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Time kd_assemble() on several threads, and beside comgr.")
    parser.add_argument("--threads", required=True, help="the program of tests/bench/threads.c")
    options = parser.parse_args()
    goals = []
    with tempfile.TemporaryDirectory(prefix="kdasm-bench-") as name:
        folder = Path(name)
        paths = sources(folder)
        for kernels, path in paths.items():
            goals += measure_threads(options.threads, kernels, path)
        goals += measure_comgr(options.threads, paths[1], folder)
    for text, met in goals:
        print(f"goal: {text}: {'met' if met else 'MISSED'}")
    return 0 if all(met for _, met in goals) else 1


if __name__ == "__main__":
    sys.exit(main())
