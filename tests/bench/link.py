#!/usr/bin/env python3
"""
Time a link of 1,000 small objects by `kdasm -shared` and `ld.lld -shared` side by side.

Both run in turn, each time to an output that is not there yet; the least time of each counts. The goal, two fifths of
ld.lld's time, is printed as `goal: ... met` or `goal: ... MISSED`; a missed goal makes the exit status 1.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import source
from bench import Measure, run_once

ROOT = Path(__file__).resolve().parent.parent.parent
OBJECTS, ROUNDS = 1_000, 25
GOAL = 0.4  # of ld.lld's time, at most


def make_objects(kdasm: str, folder: Path) -> list[str]:
    """One kernel each, with metadata."""
    text = "".join(source.pieces(1))
    objects = [str(folder / f"{number}.o") for number in range(OBJECTS)]
    for number, made in enumerate(objects):
        one = re.sub(r"\bk0\b", f"k{number}", text)
        subprocess.run([kdasm, "-", "-o", made], input=one, text=True, check=True)
    return objects


def best(measured: str, commands: list[list[str]], output: Path) -> list[Measure]:
    results = [Measure() for _ in commands]
    for _ in range(ROUNDS):
        for command, result in zip(commands, results):
            output.unlink(missing_ok=True)
            result.add(run_once(measured, command))
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description="Time links by kdasm and ld.lld side by side.")
    parser.add_argument("--build", type=Path, default=ROOT / "build")
    parser.add_argument("--lld", default="ld.lld-22")
    options = parser.parse_args()
    if not shutil.which(options.lld):
        sys.exit(f"link.py: need {options.lld}")
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="kdasm-bench-", dir=memory) as folder:
        output = Path(folder, "linked")
        kdasm, measured = (str(options.build / name) for name in ("kdasm", "bench/measured"))
        objects = make_objects(kdasm, Path(folder))
        linkers = (kdasm, str(shutil.which(options.lld)))
        ours, theirs = best(measured, [[linker, "-shared", "-o", str(output), *objects] for linker in linkers], output)
    ratio = ours.seconds / theirs.seconds
    met = ratio <= GOAL
    for name, result in (("kdasm -shared", ours), ("ld.lld -shared", theirs)):
        print(f"{OBJECTS:,} objects: {name} {result.seconds * 1e3:.1f} ms, {result.peak_bytes / 1e6:.1f} MB")
    print(f"goal: a link takes {ratio:.2f} of ld.lld's time, at most {GOAL:g}: {'met' if met else 'MISSED'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
