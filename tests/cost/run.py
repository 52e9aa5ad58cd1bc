#!/usr/bin/env python3
"""
What input of at most 2 MB costs, in every action of both programs.

    run.py BUILD [--all] [--show] [--kind=KIND] [PATTERN...]

Shapes are in files.py and assembled.py, the commands that are given to them in actions.py. No run may take more than
MOST_SECONDS of processor time (more on a slow processor) or MOST_MEGABYTES of memory, or print or write more than
MOST_OUTPUT; sources of the kind `asked` ask for up to ASKED_OUTPUT. Messages without -ferror-limit are asked for too:
such shapes have few lines. --all gives each shape to each action, which takes an hour; without it some shapes are given
to one action each. A run that takes too long is repeated, because others may use the machine, and the least counts.
The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), *(str(HERE.parent / name) for name in ("growth", "kdinfo", "link", "shared"))]

import actions  # noqa: E402
import assembled  # noqa: E402, F401
import files  # noqa: E402, F401
import processor  # noqa: E402
import shape  # noqa: E402
from chosen import chosen  # noqa: E402

MOST_SECONDS = 2.0 * processor.slowness()
MOST_MEGABYTES = 500
MOST_OUTPUT = 256 << 20
ASKED_OUTPUT = 1 << 30
TRIES = 3
SAMPLE = 61  # one of so many shapes is tried without --all: a prime, so that no family is always left out


@dataclass
class Cost:
    seconds: float
    megabytes: float
    output: int
    status: int

    def complaint(self) -> str:
        if self.status < 0:
            return f"killed by signal {-self.status}"
        if self.seconds > MOST_SECONDS:
            return "takes too long"
        if self.megabytes > MOST_MEGABYTES:
            return "takes too much memory"
        return "prints too much" if self.output > MOST_OUTPUT else ""

    def __str__(self) -> str:
        return f"{self.seconds:.2f} s, {self.megabytes:.0f} MB, {self.output / 1e6:.1f} MB printed, status {self.status}"


def limit(most_output: int) -> None:
    seconds = int(3 * MOST_SECONDS)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (most_output + 4096, most_output + 4096))
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))


def once(command: list[str], folder: Path, most_output: int) -> Cost:
    with open(folder / ".said", "wb") as said:
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT, preexec_fn=lambda: limit(most_output))
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output = os.fstat(said.fileno()).st_size
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000, output, process.returncode)


def least(command: list[str], folder: Path, most_output: int) -> Cost:
    cost = once(command, folder, most_output)
    for _ in range(TRIES - 1):
        if cost.complaint() != "takes too long" or cost.seconds > 2.5 * MOST_SECONDS:
            break
        cost = min(cost, once(command, folder, most_output), key=lambda c: c.seconds)
    return cost


def put(made: dict[str, bytes | str], folder: Path) -> None:
    for name, contents in made.items():
        (folder / name).write_bytes(contents.encode() if isinstance(contents, str) else contents)


def measure(tested: shape.Shape, programs: dict[str, str], everything: bool) -> list[tuple[list[str], Cost]]:
    commands = actions.commands(tested.kind)
    if not everything:
        commands = random.Random(tested.name).sample(commands, 1)
    results = []
    with tempfile.TemporaryDirectory(prefix="kdasm-cost-") as name:
        folder = Path(name)
        made = tested.make()
        size = sum(len(contents) for contents in made.values())
        assert size <= shape.MOST_BYTES, f"{tested.name} has {size} bytes"
        for command in commands:
            put(made, folder)
            results.append((command, least([programs[command[0]], *command[1:]], folder, ASKED_OUTPUT if tested.kind == "asked" else MOST_OUTPUT)))
            shutil.rmtree(folder / "folder", ignore_errors=True)
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what inputs cost that are made to be expensive.")
    parser.add_argument("build", metavar="BUILD")
    parser.add_argument("--all", action="store_true", help="give each shape to each action")
    parser.add_argument("--show", action="store_true", help="print what each run takes")
    parser.add_argument("--kind", choices=shape.KINDS, help="only shapes of this kind")
    parser.add_argument("patterns", nargs="*", metavar="PATTERN", help="only shapes whose names have one of these")
    options = parser.parse_intermixed_args()
    programs = {name: os.path.abspath(f"{options.build}/{name}") for name in ("kdasm", "kdinfo")}
    passed = failed = 0
    unknown = set(actions.kdinfo_options(programs["kdinfo"])) ^ set(actions.KDINFO)
    if unknown:
        print(f"FAILED: options that actions.py lacks, or that kdinfo lacks: {unknown}")
        failed += 1
    wanted = [tested for tested in chosen(shape.SHAPES, options.patterns, lambda shape: shape.name)
              if options.kind in (None, tested.kind)]
    for tested in wanted if options.all or options.patterns else wanted[::SAMPLE]:
        for command, cost in measure(tested, programs, options.all):
            complaint = cost.complaint()
            if complaint or options.show:
                print(f"{'FAILED: ' if complaint else ''}{tested.name}: {' '.join(command)[:200]}: {complaint}: {cost}", flush=True)
            passed, failed = passed + (not complaint), failed + bool(complaint)
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
