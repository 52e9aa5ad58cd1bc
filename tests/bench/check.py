#!/usr/bin/env python3
"""
Time `kdinfo --check` beside `llvm-objdump -d`, which only takes the code apart, on a library of code objects for several
processors; and with two threads beside one. LIBRARY=FILE in the environment is measured besides, if it is there: the
numbers in the issues are those of librocsparse of Debian 12.

All run in turn; the least time of each counts: processor time beside llvm-objdump, for threads that on the clock. The
goals are printed as `goal: ... met` or `goal: ... MISSED`; a missed goal makes the exit status 1.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path


ROOT = Path(__file__).resolve().parent.parent.parent
CPUS = ["gfx803", "gfx90a", "gfx1100", "gfx1200", "gfx1250"]
OBJECTS, KERNELS, ROUNDS = 24, 50, 3  # objects of each processor, kernels of each object
GOAL = 0.07      # of llvm-objdump's time, at most: a third of what it was without what is kept of instructions
TWO_GOAL = 0.62  # of the time of one thread; on a machine with two processors at least

KERNEL = """\
\t.text
\t.p2align 8
\t.type k{number},@function
k{number}:
\tv_mov_b32 v0, 0x{unique:x}
{code}\ts_endpgm
.Lend{number}:
\t.size k{number}, .Lend{number}-k{number}
\t.rodata
\t.p2align 6
\t.amdhsa_kernel k{number}
\t\t.amdhsa_next_free_vgpr 128
\t\t.amdhsa_next_free_sgpr 96
{more}\t.end_amdhsa_kernel
"""


def source_of(cpu: str, first: int) -> str:
    """No two kernels are the same, as those of most libraries are not."""
    code = (ROOT / f"tests/bench/code_{cpu}.s").read_text()
    more = "\t\t.amdhsa_accum_offset 128\n" if cpu == "gfx90a" else ""
    kernels = (KERNEL.format(number=number, unique=0x10000 + first + number, code=code.replace("{number}", str(number)), more=more)
               for number in range(KERNELS))
    return "".join(kernels)


def make_library(kdasm: str, folder: Path) -> Path:
    """Code objects one after another, as in the sections of libraries."""
    library = folder / "library"
    with library.open("wb") as file:
        file.write(b"library\0")
        for number in range(OBJECTS):
            for cpu in CPUS:
                made = folder / "made.o"
                text = source_of(cpu, number * KERNELS)
                subprocess.run([kdasm, "-W", f"-mcpu={cpu}", "-", "-o", made], input=text, text=True, check=True)
                shutil.copy(made, folder / f"{cpu}_{number}.o")
                file.write(made.read_bytes())
    return library


@dataclass
class Run:
    """Seconds on the clock and of processors, and peak resident bytes."""

    seconds: float = float("inf")
    busy: float = float("inf")
    peak_bytes: int = 0

    def add(self, text: str) -> None:
        seconds, busy, peak = text.split()
        self.seconds, self.busy = min(self.seconds, float(seconds)), min(self.busy, float(busy))
        self.peak_bytes = max(self.peak_bytes, int(peak))


def best(measured: str, commands: list[list[str]], rounds: int) -> list[Run]:
    results = [Run() for _ in commands]
    for _ in range(rounds):
        for command, result in zip(commands, results):
            result.add(subprocess.run([measured, *command], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()[-1])
    return results


def say(what: str, run: Run) -> None:
    print(f"{what} {run.seconds:.2f} s, {run.busy:.2f} s of processors, {run.peak_bytes / 1e6:.0f} MB")


def main() -> int:
    parser = argparse.ArgumentParser(description="Time kdinfo --check beside llvm-objdump.")
    parser.add_argument("--build", type=Path, default=ROOT / "build")
    parser.add_argument("--llvm-objdump", default="llvm-objdump-22")
    options = parser.parse_args()
    if not shutil.which(options.llvm_objdump):
        sys.exit(f"check.py: need {options.llvm_objdump}")
    kdasm, kdinfo, measured = (str(options.build / name) for name in ("kdasm", "kdinfo", "bench/measured"))
    with tempfile.TemporaryDirectory(prefix="kdasm-bench-") as folder:
        library = make_library(kdasm, Path(folder))
        check = [kdinfo, "--check", "-Wno-all", "-Wmissing-wait", "-Wmissing-wait-state", "-Wcode-vgprs"]
        objects = [str(Path(folder, f"{cpu}_{number}.o")) for cpu in CPUS for number in range(OBJECTS)]
        disassemble = ["sh", "-c", f'exec "$@" >{Path(folder, "text")}', "sh", options.llvm_objdump, "-d", *objects]
        one, two, theirs = best(measured, [[*check, "-j1", str(library)], [*check, "-j2", str(library)], disassemble], ROUNDS)
    say(f"{len(objects)} code objects: kdinfo --check -j1", one)
    say(f"{len(objects)} code objects: kdinfo --check -j2", two)
    say(f"{len(objects)} code objects: llvm-objdump -d", theirs)
    ratios = [("a check takes", one.busy / theirs.busy, "llvm-objdump's processor time", GOAL)]
    if len(os.sched_getaffinity(0)) > 1:
        ratios.append(("two threads take", two.seconds / one.seconds, "the time of one", TWO_GOAL))
    for what, ratio, whose, goal in ratios:
        print(f"goal: {what} {ratio:.2f} of {whose}, at most {goal:g}: {'met' if ratio <= goal else 'MISSED'}")
    if os.environ.get("LIBRARY"):
        for number, run in enumerate(best(measured, [[kdinfo, "--check", f"-j{jobs}", os.environ["LIBRARY"]] for jobs in (1, 2)], 1)):
            say(f"{Path(os.environ['LIBRARY']).name}: kdinfo --check -j{number + 1}", run)
    return 0 if all(ratio <= goal for _, ratio, _, goal in ratios) else 1


if __name__ == "__main__":
    sys.exit(main())
