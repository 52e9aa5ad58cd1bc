#!/usr/bin/env python3
"""
Time `kdinfo -d` and `llvm-objdump -d` side by side on 250,000 instructions of a compiler for each of several processors, and
the way back, `kdinfo --asm -d` and `kdasm` of what it prints, beside `llvm-objdump -d` and `llvm-mc` of the source.

All run in turn; the least processor time of each counts. The object that comes back must be the same. The goals are printed as
`goal: ... met` or `goal: ... MISSED`; a missed goal makes the exit status 1. LLVM has no disassembler for GFX6 and GFX7.
"""

from __future__ import annotations

import argparse
import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import source

ROOT = Path(__file__).resolve().parent.parent.parent
INSTRUCTIONS, ROUNDS = 250_000, 5
GOAL = 10.0  # times faster
BACK_GOALS = {"gfx803": 16.0, "gfx90a": 18.0, "gfx1100": 24.0, "gfx1250": 26.0}  # likewise, both ways together


def seconds_of(command: list[str], output: Path | None = None) -> float:
    """Processor time of a command."""
    with open(output or os.devnull, "wb") as file:
        process = subprocess.Popen(command, stdout=file)
        _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"disassembly.py: {' '.join(command)}: status {status}")
    return usage.ru_utime + usage.ru_stime


def measure(build: Path, llvm: dict[str, str], cpu: str, folder: Path) -> dict[str, float]:
    """The least seconds of each tool; both ways begin with the same object."""
    text, made, printed, again = (folder / f"{cpu}.{name}" for name in ("s", "o", "asm.s", "again.o"))
    with text.open("w") as file:
        file.writelines(source.code_pieces(INSTRUCTIONS, cpu))
    kdinfo, assembling = str(build / "kdinfo"), ["-triple=amdgcn-amd-amdhsa", f"-mcpu={cpu}", "-filetype=obj"]
    kdasm = [str(build / "kdasm"), *assembling]
    seconds_of([*kdasm, str(text), "-o", str(made)])
    runs = [{
        "-d": seconds_of([kdinfo, "-d", str(made)]),
        "objdump": seconds_of([llvm["objdump"], "-d", str(made)]),
        "--asm -d": seconds_of([kdinfo, "--asm", "-d", str(made)], printed),
        "kdasm": seconds_of([*kdasm, str(printed), "-o", str(again)]),
        "mc": seconds_of([llvm["mc"], *assembling, str(text), "-o", str(folder / "theirs.o")]),
    } for _ in range(ROUNDS)]
    if not filecmp.cmp(made, again, shallow=False):
        sys.exit(f"disassembly.py: {cpu}: kdasm makes another object of what --asm -d prints")
    return {name: min(run[name] for run in runs) for name in runs[0]}


def main() -> int:
    parser = argparse.ArgumentParser(description="Time kdinfo and llvm-objdump side by side.")
    parser.add_argument("--build", type=Path, default=ROOT / "build")
    parser.add_argument("--llvm-objdump", default="llvm-objdump-22")
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    options = parser.parse_args()
    llvm = {"objdump": options.llvm_objdump, "mc": options.llvm_mc}
    for tool in llvm.values():
        if not shutil.which(tool):
            sys.exit(f"disassembly.py: need {tool}")
    missed = False
    with tempfile.TemporaryDirectory(prefix="kdasm-bench-") as folder:
        for cpu, back_goal in BACK_GOALS.items():
            best = measure(options.build, llvm, cpu, Path(folder))
            back, theirs = best["--asm -d"] + best["kdasm"], best["objdump"] + best["mc"]
            print(f"{INSTRUCTIONS:,} instructions of {cpu}: kdinfo -d {best['-d']:.3f} s, llvm-objdump -d {best['objdump']:.3f} s; "
                  f"kdinfo --asm -d {best['--asm -d']:.3f} s, kdasm {best['kdasm']:.3f} s, llvm-mc {best['mc']:.3f} s")
            for what, speed, goal in (("-d", best["objdump"] / best["-d"], GOAL), ("--asm -d and kdasm", theirs / back, back_goal)):
                met = speed >= goal
                missed |= not met
                print(f"goal: {cpu}: {what}: {speed:.1f} times faster, at least {goal:g}: {'met' if met else 'MISSED'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
