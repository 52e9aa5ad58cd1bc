#!/usr/bin/env python3
"""
The file tests: every tests/asm/**/NAME.s is a test, what is checked is beside it.

    NAME.s        the input
    NAME.flags    options, whitespace between them; without it `-mcpu=gfx900`
    NAME.o.hex    the whole object in hexadecimal
    NAME.bytes    some sections: lines `SECTION: hexadecimal bytes`; a line without
                  a section goes on with the one before
    NAME.summary  what the object says, laid out by elf_summary.py: header, contents of
                  the sections, symbols, relocations, but not the order of the file
    NAME.printed  what -filetype=asm prints; assembled again it makes the object that NAME.s makes
    NAME.text     the same, where the text makes another object, or is refused, as with llvm-mc
    NAME.upgraded the text that --upgrade, one of the options, makes; it can be assembled but
                  for instructions
    NAME.err      kdasm refuses and prints exactly this: exit status 1, no output file
    NAME.warn     kdasm accepts and prints exactly this; without it, nothing
    NAME.out      what .print writes to standard output; without it, nothing
    NAME.whole    the input with everything written out that an option of kdasm's adds; expect.py hands
                  this to llvm-mc
    *.inc         files that tests include

`#` starts a comment in .o.hex and .bytes. A test needs one of .o.hex, .bytes, .summary, .printed,
.text, .upgraded and .err; one without fails. Each runs in its own directory, once from the file and once
through a pipe; in messages the pipe's `<stdin>` counts as `NAME.s`. tests/asm/expect.py writes .o.hex,
.summary, .printed and .text files from llvm-mc.

    run.py [--kdasm PROGRAM] [--wrapper "valgrind ..."] [--jobs N] [PATTERN...]

PATTERN is part of a test's path in the project. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "shared"))

from elf_sections import sections_of  # noqa: E402
from chosen import chosen  # noqa: E402
from elf_summary import summary_of  # noqa: E402
import started  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = ROOT / "tests" / "asm"
DEFAULT_FLAGS = "-mcpu=gfx900"
OBJECT_SUFFIXES = (".o.hex", ".bytes", ".summary")
TIMEOUT = 120
OLD_OUTPUT = b"an older output file"


class Failure(Exception):
    """What a test expected and did not get."""


def sibling(test: Path, suffix: str) -> Path:
    return test.with_name(test.stem + suffix)


def flags_of(test: Path) -> list[str]:
    flags = sibling(test, ".flags")
    return shlex.split(flags.read_text() if flags.exists() else DEFAULT_FLAGS)


def read_hex(text: str) -> bytes:
    return bytes.fromhex(" ".join(line.split("#")[0] for line in text.splitlines()))


def expected_sections(text: str) -> dict[str, bytes]:
    sections: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        line = line.split("#")[0]
        head, colon, rest = line.rpartition(":")
        if colon:
            name = head.strip()
        elif not name and line.strip():
            raise Failure("the .bytes file starts without a section name")
        if name:
            sections[name] = sections.get(name, "") + " " + rest
    return {name: bytes.fromhex(digits) for name, digits in sections.items()}


def hex_lines(data: bytes) -> list[str]:
    return [f"{at:6x}: {data[at:at + 16].hex(' ')}" for at in range(0, len(data), 16)]


def require_same(what: str, expected: list[str], actual: list[str]) -> None:
    if expected != actual:
        diff = difflib.unified_diff(expected, actual, f"expected {what}", f"actual {what}", lineterm="", n=2)
        raise Failure("\n".join(list(diff)[:60]))


class Runner:
    """Runs kdasm on one test after another; safe to use from several threads."""

    def __init__(self, kdasm: str, wrapper: str) -> None:
        self.command = [*shlex.split(wrapper), kdasm]
        self.environment = {**os.environ, "LC_ALL": "C"}

    def check(self, test: Path) -> str:
        """The complaint about a test, empty when it passes."""
        complaints = []
        for from_pipe in (False, True):
            try:
                self._check_once(test, from_pipe)
            except (Failure, ValueError) as failure:
                complaints.append(f"({'from a pipe' if from_pipe else 'from the file'})\n{failure}")
            except subprocess.TimeoutExpired:
                complaints.append(f"no end after {TIMEOUT} s")
        return "\n".join(complaints)

    def _check_once(self, test: Path, from_pipe: bool) -> None:
        wanted_error = sibling(test, ".err")
        wanted_objects = [path for path in map(lambda suffix: sibling(test, suffix), OBJECT_SUFFIXES) if path.exists()]
        wanted_texts = [path for path in (sibling(test, ".printed"), sibling(test, ".text")) if path.exists()]
        upgraded = sibling(test, ".upgraded")
        wanted = wanted_objects + wanted_texts + [upgraded] * upgraded.exists()
        if not wanted_error.exists() and not wanted:
            raise Failure("no .o.hex, .bytes, .summary, .printed, .text, .upgraded or .err file says what to expect")
        if wanted_error.exists() and wanted:
            raise Failure(f"both {wanted_error.name} and {wanted[0].name}: accepted or refused?")
        with tempfile.TemporaryDirectory(prefix="kdasm-run-") as folder:
            output = Path(folder, "out.o")
            output.write_bytes(OLD_OUTPUT)
            status, printed, messages = self._assemble(test, from_pipe, output)
            result = output.read_bytes()
            for wanted_text in wanted_texts:
                self._check_printed(wanted_text, test, from_pipe, Path(folder, "printed.s"), result)
        wanted_print = sibling(test, ".out")
        require_same("standard output", wanted_print.read_text().splitlines() if wanted_print.exists() else [], printed)
        if wanted_error.exists():
            require_same("messages", wanted_error.read_text().splitlines(), messages)
            if status != 1:
                raise Failure(f"exit status {status}, not 1")
            if result != OLD_OUTPUT:
                raise Failure("the older output file was touched")
            return
        warnings = sibling(test, ".warn")
        require_same("messages", warnings.read_text().splitlines() if warnings.exists() else [], messages)
        if status != 0:
            raise Failure(f"exit status {status}")
        for wanted in wanted_objects:
            self._compare(wanted, result)
        if upgraded.exists():
            self._check_upgraded(upgraded, result)

    def _check_upgraded(self, wanted: Path, result: bytes) -> None:
        require_same("text", wanted.read_text().splitlines(), result.decode().splitlines())
        command = [*self.command, "-filetype=null", "-Wno-all", "-"]
        again = started.run(command, input=result, env=self.environment, timeout=TIMEOUT)
        errors = [line for line in again.stderr.decode().splitlines() if re.match("<stdin>:[0-9]+:[0-9]+: ", line)]
        if any("invalid instruction" not in line for line in errors) or (again.returncode and not errors):
            raise Failure(f"the text is refused: {again.stderr.decode()}")

    def _check_printed(self, wanted: Path, test: Path, from_pipe: bool, printed: Path, wanted_object: bytes) -> None:
        self._assemble(test, from_pipe, printed, ["-filetype=asm"])
        if not printed.exists():
            raise Failure("-filetype=asm prints nothing")
        wanted_text = wanted.read_bytes().decode("latin-1")
        require_same("text", wanted_text.split("\n"), printed.read_bytes().decode("latin-1").split("\n"))
        if wanted.suffix == ".text":
            return
        again = printed.with_suffix(".o")
        command = [*self.command, *flags_of(test), str(printed), "-o", str(again)]
        started.run(command, cwd=test.parent, env=self.environment, timeout=TIMEOUT)
        if not again.exists():
            raise Failure("the printed text is refused")
        require_same("object of the printed text", hex_lines(wanted_object), hex_lines(again.read_bytes()))

    def _assemble(self, test: Path, from_pipe: bool, output: Path,
                  more: Sequence[str] = ()) -> tuple[int, list[str], list[str]]:
        """Exit status, the lines of standard output, those of standard error."""
        command = [*self.command, *flags_of(test), *more, "-" if from_pipe else test.name, "-o", str(output)]
        source = test.read_bytes() if from_pipe else b""
        run = started.run(command, input=source, cwd=test.parent, env=self.environment, timeout=TIMEOUT)
        printed, messages = (stream.decode("utf-8", "backslashreplace") for stream in (run.stdout, run.stderr))
        return run.returncode, printed.splitlines(), messages.replace("<stdin>", test.name).splitlines()

    @staticmethod
    def _compare(wanted: Path, result: bytes) -> None:
        text = wanted.read_text()
        if wanted.name.endswith(".o.hex"):
            require_same("object", hex_lines(read_hex(text)), hex_lines(result))
            return
        if wanted.name.endswith(".summary"):
            require_same("object", text.splitlines(), summary_of(result).decode().splitlines())
            return
        actual = sections_of(result)
        for name, content in expected_sections(text).items():
            if name not in actual:
                raise Failure(f"no section {name}; there are {', '.join(actual)}")
            require_same(f"section {name}", hex_lines(content), hex_lines(actual[name]))


def find_tests(patterns: list[str]) -> list[Path]:
    return chosen(sorted(TESTS.rglob("*.s")), patterns)


def stray_files() -> list[Path]:
    """Expectations without an input: a misspelt name would never be checked."""
    suffixes = (*OBJECT_SUFFIXES, ".printed", ".text", ".err", ".warn", ".out", ".flags", ".whole")
    return [path for path in sorted(TESTS.rglob("*")) for suffix in suffixes
            if path.name.endswith(suffix) and not path.with_name(path.name.removesuffix(suffix) + ".s").exists()]


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the file tests in tests/asm.")
    parser.add_argument("--kdasm", default=str(ROOT / "build" / "kdasm"))
    parser.add_argument("--wrapper", default="", help="a command to run kdasm under")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("patterns", nargs="*", metavar="PATTERN")
    options = parser.parse_args()
    runner = Runner(os.path.abspath(options.kdasm), options.wrapper)
    tests = find_tests(options.patterns)
    with ThreadPoolExecutor(options.jobs) as pool:
        complaints = list(pool.map(runner.check, tests))
    failed = 0
    for test, complaint in zip(tests, complaints):
        if complaint:
            failed += 1
            print(f"FAILED {test.relative_to(ROOT)} {complaint}\n")
    for path in stray_files():
        failed += 1
        print(f"FAILED {path.relative_to(ROOT)}: no .s file of this name\n")
    print(f"{len(tests) - sum(map(bool, complaints))} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
