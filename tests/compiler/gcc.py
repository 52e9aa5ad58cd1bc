#!/usr/bin/env python3
"""
Compare kdasm with LLVM where GCC's compiler for AMD GPUs calls its assembler and its linker.

    gcc.py                  # every source of openmp/ for every processor, with some options each
    gcc.py --all-options    # with all options each
    gcc.py --sample 5       # so many of them, of all processors
    gcc.py gfx906 O0        # those with these words in their names
    gcc.py --keep DIR       # leave each program there, and what GCC made on the way
    gcc.py --fix NAME       # write its assembly to tests/asm/compiler, as a fixed test

The programs are built as linking.md says, with the files that it shows. Each call of kdasm is done by LLVM's tool too,
with the same words (gcc_call.py). Each object must be llvm-mc's, and each program that of ld.lld but for what linking.md
lists. GCC has no C library for some processors. There both must refuse, and make the same program with functions that
do nothing in the place of the library.

Without GCC's compiler for AMD GPUs everything is skipped. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from cases import sampled
from gcc_call import LINK, OURS, SAME

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SOURCES = sorted((HERE / "openmp").glob("*.c"))
EXPECT = ROOT / "tests" / "asm" / "expect.py"  # writes what llvm-mc makes of a test
FIXED = ROOT / "tests" / "asm" / "compiler"
ASSEMBLY = "program.xamdgcn-amdhsa.mkoffload.2.s"  # what GCC gives the assembler
MANUAL = ROOT / "emit" / "manual" / "linking.md"
RECIPE = re.compile(r"^```sh (gcn/\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
GCC = "gcc-12"
PACKAGE = "gcc-12-offload-amdgcn"
PROCESSORS = ("fiji", "gfx900", "gfx906", "gfx908")
WITHOUT_LIBRARY = ("gfx908",)
OPTIONS = ("-O2", "-O0", "-O3", "-O2 -g", "-O1", "-Os", "-O3 -ffast-math", "-O0 -g", "-O1 -g -ffunction-sections",
           "-O3 -funroll-loops", "-O2 -fno-tree-vectorize")
LEAST_CALLS = 2  # of kdasm for a program
TIMEOUT = 300


class Failure(Exception):
    """Why a case failed."""


@dataclass(frozen=True)
class Case:
    source: Path
    processor: str
    options: str

    @property
    def name(self) -> str:
        return re.sub(r"[ -]+", "_", f"{self.source.stem} {self.processor} {self.options}")


def all_cases(all_options: bool) -> list[Case]:
    pairs = [(source, processor) for source in SOURCES for processor in PROCESSORS]
    if all_options:
        return [Case(*pair, options) for pair in pairs for options in OPTIONS]
    return [Case(*pair, options) for pair, options in zip(pairs, cycle(OPTIONS))]


class Toolchain:
    """The files of linking.md, and a kdasm for them that compares."""

    def __init__(self, kdasm: str, gcc: str, folder: Path) -> None:
        self.kdasm, self.folder = kdasm, folder
        self._write("bin/kdasm", f'#!/bin/sh\nexec {sys.executable} {HERE}/gcc_call.py {kdasm} "$GCC_CALLS" "$@"\n')
        for name, text in RECIPE.findall(MANUAL.read_text(encoding="utf-8")):
            self._write(name, text)
        self.gcc = folder / "gcn" / GCC
        self.gcc.symlink_to(gcc)

    def _write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)

    def compile(self, case: Case, folder: Path) -> list[str]:
        """The lines of gcc_call.py."""
        calls = folder / "calls"
        environment = {**os.environ, "PATH": f"{self.folder}/bin:{os.environ['PATH']}", "GCC_CALLS": str(calls)}
        command = [self.gcc, "-O1", "-w", "-fopenmp", "-save-temps", "-foffload=amdgcn-amdhsa",
                   f"-foffload-options={case.options} -march={case.processor} -lm", case.source, "-lm", "-o", "program"]
        done = subprocess.run(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                              stderr=subprocess.PIPE, timeout=TIMEOUT, check=False)
        if (done.returncode == 0) == (case.processor in WITHOUT_LIBRARY):
            raise Failure(f"GCC ends with status {done.returncode}: {done.stderr.decode('utf-8', 'replace')[:1000]}")
        return calls.read_text(encoding="utf-8").splitlines() if calls.exists() else []


def check(toolchain: Toolchain, case: Case, top: Path) -> tuple[list[str], int]:
    """Complaints about a case, and the number of comparisons without one."""
    folder = top / case.name
    folder.mkdir(parents=True)
    try:
        lines = toolchain.compile(case, folder)
    except (Failure, subprocess.TimeoutExpired) as failure:
        return [str(failure)], 0
    linked = [line for line in lines if LINK in shlex.split(line.partition("\t")[2])]
    if len(lines) - len(linked) < LEAST_CALLS or not linked:
        return [f"GCC called for {len(lines)} comparisons only"], 0
    wrong = [line for line in lines if line.partition("\t")[0] != SAME]
    return wrong, len(lines) - len(wrong)


def fix(case: Case, folder: Path) -> None:
    test = FIXED / f"gcc_{case.source.stem}_{case.processor}.s"
    heading = f"; {GCC} -fopenmp, for the GPU {case.options} -march={case.processor}\n"
    test.write_text(heading + (folder / ASSEMBLY).read_text(encoding="utf-8"), encoding="utf-8")
    test.with_suffix(".flags").write_text(f"-triple=amdgcn--amdhsa -mcpu={case.processor} -mattr=-xnack {OURS}\n")
    subprocess.run([sys.executable, EXPECT, test], check=True)


def missing() -> str:
    """What is needed and not there."""
    gcc = shutil.which(GCC)
    compiler = gcc and subprocess.run([gcc, "-print-prog-name=accel/amdgcn-amdhsa/mkoffload"], capture_output=True, text=True,
                                      check=False).stdout.strip()
    if not compiler or not os.path.isabs(compiler):
        return f"GCC's compiler for AMD GPUs (Debian: {PACKAGE})"
    return ", ".join(tool for tool in ("llvm-mc-22", "llvm-mc-14", "ld.lld-22") if not shutil.which(tool))


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare kdasm with LLVM as GCC's assembler and linker for AMD GPUs.")
    parser.add_argument("--kdasm", default=str(ROOT / "build" / "kdasm"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="leave what is made in this directory")
    parser.add_argument("--all-options", action="store_true", help="each source with all options")
    parser.add_argument("--sample", type=int, default=0, help="only so many cases")
    parser.add_argument("--fix", action="store_true", help="write the assembly of the cases to tests/asm/compiler")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only cases that have these in their name")
    options = parser.parse_args()
    cases = [case for case in all_cases(options.all_options) if all(word in case.name for word in options.words)]
    cases = sampled(cases, options.sample)
    if needed := missing():
        print(f"SKIPPED: {needed} not found: kdasm is NOT compared as GCC's assembler and linker")
        print(f"0 passed, 0 failed, {len(cases)} skipped")
        return 0
    started, failed, passed = time.monotonic(), 0, 0
    with tempfile.TemporaryDirectory(prefix="kdasm-gcc-") as scratch:
        toolchain = Toolchain(os.path.abspath(options.kdasm), shutil.which(GCC), Path(scratch))
        top = options.keep.absolute() if options.keep else Path(scratch) / "cases"
        with ThreadPoolExecutor(options.jobs) as pool:
            for case, (complaints, same) in zip(cases, pool.map(lambda case: check(toolchain, case, top), cases)):
                passed, failed = passed + same, failed + len(complaints)
                for complaint in complaints:
                    print(f"FAILED {case.name}: {complaint}")
                if options.fix and not complaints:
                    fix(case, top / case.name)
    print(f"{len(cases)} programs, {time.monotonic() - started:.0f} s")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
