#!/usr/bin/env python3
"""
Compare kdasm with llvm-mc on what a compiler writes.

    compiler.py                           # every case of cases.py
    compiler.py --sample 100              # so many of them
    compiler.py gfx1250 gdwarf-5          # cases with these words in their names
    compiler.py --every-level             # what is not drawn: each source at each level
    compiler.py --show gfx1250 gdwarf-5   # print their files instead
    compiler.py --fix NAME                # write them to tests/asm/compiler/, as fixed tests

Each case is a source of `sources/` compiled with some options. Its instructions are replaced by data
(instructions_as_data.py), which must not change the object that llvm-mc makes; then kdasm, told the target or
not, must make that same object, and its checks of kernels find nothing. Where kdasm knows the processor's
instructions it must also make the object of the file as it is. Cases that differ are kept in the output directory.
Without clang everything is skipped. The closing line is `N passed, N failed, N skipped`.
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
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "oracle"))
sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))

import started  # noqa: E402
from cases import SOURCES, Case, all_cases, every_level, sampled  # noqa: E402
from instruction_rows import read_tables  # noqa: E402
from instructions_as_data import Unknown, replace_instructions  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
EXPECT = ROOT / "tests" / "asm" / "expect.py"  # writes what llvm-mc makes of a test
FIXED = ROOT / "tests" / "asm" / "compiler"
TRIPLE = "-triple=amdgcn-amd-amdhsa"
TIMEOUT = 60


class Failure(Exception):
    """Why a case failed."""


@dataclass(frozen=True)
class Tools:
    clang: str
    llvm_mc: str
    kdasm: str
    folder: str  # a copy of the sources: some of clang's options leave files beside them

    def compile(self, case: Case) -> bytes:
        made = self._run("clang", [self.clang, *case.compiler_options(), "-o", "-"], b"")
        options = case.second_options()
        return self._run("clang", [self.clang, *options, "-o", "-", "-"], made) if options else made

    def listing(self, case: Case, source: bytes) -> bytes:
        return self._run("llvm-mc", [*self._llvm_mc(case), "-show-encoding"], source)

    def reference(self, case: Case, source: bytes) -> bytes:
        return self._run("llvm-mc", [*self._llvm_mc(case), "-filetype=obj"], source)

    def assemble(self, options: list[str], source: bytes) -> bytes:
        """The object; the checks of kernels must find nothing in what a compiler writes."""
        return self._run(shlex.join(["kdasm", *options]), [self.kdasm, *options, "-"], source, checked=True)

    def _llvm_mc(self, case: Case) -> list[str]:
        return [self.llvm_mc, TRIPLE, *case.assembler_options()]

    def _run(self, what: str, command: list[str], source: bytes, checked: bool = False) -> bytes:
        try:
            run = started.run(command, input=source, cwd=self.folder, timeout=TIMEOUT)
        except subprocess.TimeoutExpired as expired:
            raise Failure(f"{what} does not end within {TIMEOUT} s") from expired
        if run.returncode != 0:
            first = run.stderr.decode("utf-8", "replace").partition("\n")[0]
            raise Failure(f"{what} refuses: {first}")
        found = re.search(rb".*\[-W.*", run.stderr)
        if checked and found:
            raise Failure(f"{what} warns: {found[0].decode('utf-8', 'replace')}")
        return run.stdout


ENCODED = frozenset(read_tables().processors())  # whose instructions kdasm knows


def as_data(tools: Tools, case: Case, assembly: bytes) -> tuple[bytes, bytes]:
    """The case's file without instructions, and llvm-mc's object of it."""
    listing = tools.listing(case, assembly)
    try:
        source = replace_instructions(assembly.decode("latin-1"), listing.decode("latin-1")).encode("latin-1")
    except Unknown as unknown:
        raise Failure(f"instructions_as_data.py: {unknown}") from unknown
    reference = tools.reference(case, source)
    if not case.branches_grow and reference != tools.reference(case, assembly):
        raise Failure("instructions_as_data.py: llvm-mc's object is not that of the instructions")
    return source, reference


def compare(tools: Tools, options: list[str], source: bytes, reference: bytes) -> None:
    if tools.assemble(options, source) != reference:
        raise Failure(f"{shlex.join(['kdasm', *options])}: another object")


def check(tools: Tools, case: Case, out: Path) -> str:
    """The complaint about a case, empty when it passes."""
    source = reference = b""
    try:
        assembly = tools.compile(case)
        source, reference = as_data(tools, case, assembly)
        for options in (case.assembler_options(), []):
            compare(tools, options, source, reference)
        if case.processor in ENCODED:
            source, reference = assembly, tools.reference(case, assembly)
            compare(tools, case.assembler_options(), source, reference)
    except Failure as failure:
        out.mkdir(parents=True, exist_ok=True)
        (out / f"{case.name}.s").write_bytes(source)
        (out / f"{case.name}.o").write_bytes(reference)
        return str(failure)
    return ""


def fix(tools: Tools, case: Case) -> None:
    test = FIXED / f"{case.source.stem}_{case.processor}.s"
    heading = f"; clang-22 {shlex.join(case.compiler_options())}\n"
    test.parent.mkdir(exist_ok=True)
    test.write_bytes(heading.encode() + as_data(tools, case, tools.compile(case))[0])
    test.with_suffix(".flags").write_text(shlex.join(case.assembler_options()) + "\n")
    subprocess.run([sys.executable, EXPECT, test], check=True)


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare kdasm with llvm-mc on what a compiler writes.")
    parser.add_argument("--kdasm", default=str(ROOT / "build" / "kdasm"))
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "compiler", help="where differences are kept")
    parser.add_argument("--every-level", action="store_true", help="instead every source, level, wave size and processor whose "
                        "instructions kdasm knows, with debug information and without: takes long")
    parser.add_argument("--sample", type=int, default=0, help="only so many cases")
    parser.add_argument("--list", action="store_true", help="print the names of the cases")
    parser.add_argument("--show", action="store_true", help="print the files of the cases")
    parser.add_argument("--fix", action="store_true", help="write the cases to tests/asm/compiler")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only cases that have these in their name")
    return parser.parse_args()


def run(tools: Tools, cases: list[Case], options: argparse.Namespace) -> int:
    shutil.rmtree(options.out, ignore_errors=True)
    started = time.monotonic()
    with ThreadPoolExecutor(options.jobs) as pool:
        complaints = list(pool.map(lambda case: check(tools, case, options.out), cases))
    failed = [(case, complaint) for case, complaint in zip(cases, complaints) if complaint]
    for case, complaint in failed:
        print(f"FAILED {case.name}: {complaint}")
    print(f"{time.monotonic() - started:.0f} s")
    print(f"{len(cases) - len(failed)} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed else 0


def main() -> int:
    options = parse_options()
    every = every_level(sorted(ENCODED)) if options.every_level else all_cases()
    cases = sampled([case for case in every if all(word in case.name for word in options.words)], options.sample)
    if options.list:
        print(*(case.name for case in cases), sep="\n")
        return 0
    if not shutil.which(options.kdasm):
        sys.exit(f"compiler.py: {options.kdasm} not found")
    clang, llvm_mc = shutil.which(options.clang), shutil.which(options.llvm_mc)
    if clang is None or llvm_mc is None:
        print(f"{options.clang} or {options.llvm_mc} is not there")
        print(f"0 passed, 0 failed, {len(cases)} skipped")
        return 0
    with tempfile.TemporaryDirectory(prefix="kdasm-compiler-") as folder:
        shutil.copytree(SOURCES, folder, dirs_exist_ok=True)
        tools = Tools(clang, llvm_mc, os.path.abspath(options.kdasm), folder)
        if options.show:
            for case in cases:
                sys.stdout.buffer.write(as_data(tools, case, tools.compile(case))[0])
        elif options.fix:
            for case in cases:
                fix(tools, case)
        else:
            return run(tools, cases, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
