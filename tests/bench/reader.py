#!/usr/bin/env python3
"""
Time `kdinfo --json` and `llvm-readelf --notes` side by side on an object with 50,000 kernels.

Both run in turn; the least processor time of each counts. The goal, that kdinfo takes no longer though it prints all
descriptors too, is printed as `goal: ... met` or `goal: ... MISSED`; a missed goal makes the exit status 1.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import source

ROOT = Path(__file__).resolve().parent.parent.parent
KERNELS, ROUNDS = 50_000, 7


def seconds_of(command: list[str]) -> float:
    """Processor time of a command whose output is thrown away."""
    with open(os.devnull, "wb") as nothing:
        process = subprocess.Popen(command, stdout=nothing)
        _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"reader.py: {' '.join(command)}: status {status}")
    return usage.ru_utime + usage.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser(description="Time kdinfo and llvm-readelf side by side.")
    parser.add_argument("--build", type=Path, default=ROOT / "build")
    parser.add_argument("--llvm-readelf", default="llvm-readelf-22")
    options = parser.parse_args()
    if not shutil.which(options.llvm_readelf):
        sys.exit(f"reader.py: need {options.llvm_readelf}")
    with tempfile.TemporaryDirectory(prefix="kdasm-bench-") as folder:
        text, made = Path(folder, "kernels.s"), Path(folder, "kernels.o")
        with text.open("w") as file:
            file.writelines(source.pieces(KERNELS))
        subprocess.run([options.build / "kdasm", text, "-o", made], check=True)
        commands = [[str(options.build / "kdinfo"), "--json", str(made)], [options.llvm_readelf, "--notes", str(made)]]
        runs = [[seconds_of(command) for command in commands] for _ in range(ROUNDS)]
    ours, theirs = (min(run[tool] for run in runs) for tool in (0, 1))
    met = ours <= theirs
    print(f"{KERNELS:,} kernels: kdinfo --json {ours:.2f} s, llvm-readelf --notes {theirs:.2f} s")
    print(f"goal: JSON takes no longer than llvm-readelf --notes: {ours / theirs:.2f} of its time: {'met' if met else 'MISSED'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
