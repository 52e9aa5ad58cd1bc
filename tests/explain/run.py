#!/usr/bin/env python3
"""
What kdinfo explains: tests/explain/NAME.s is assembled, NAME.explained is what --explain prints of it.

    run.py BUILD [PATTERN...]

A line `...` stands for any lines. The expected text was worked out from the specification. For each test
the picture of --svg is well-formed XML with a box for every bit, --map is what --explain ends with except for
meanings, and colour adds nothing but escapes and takes away nothing but lines of letters.
The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "shared"))

from chosen import chosen  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = ROOT / "tests" / "explain"
SVG = "{http://www.w3.org/2000/svg}"
ESCAPE = re.compile("\033\\[[0-9;]*m")
LETTERS = re.compile(r"^ {6}(  [a-zA-Z.]){16}$|^  [a-zA-Z.]{8}( [a-zA-Z.]{8})*$")
TABLE = re.compile(r"^(.*): bytes (\d+) to (\d+), bit (\d+) to bit 0$")
TIP = re.compile(r"^(?:(\d+):)?(\d+) (\S+) = (\d+)$")


class Skipped(Exception):
    """This machine lacks what the test needs."""


class Failure(Exception):
    """What a test expected and did not get."""


def run(*command: str, status: int = 0, environment: dict[str, str] | None = None) -> str:
    """Standard output; standard error if a failure is expected."""
    done = subprocess.run(command, capture_output=True, env={**os.environ, **(environment or {})})
    if done.returncode != status:
        raise Failure(f"{' '.join(command)}: exit status {done.returncode}\n{done.stderr.decode()}")
    return (done.stderr if status else done.stdout).decode()


def matches(wanted: list[str], actual: list[str]) -> str:
    """The first line that is wanted and not there; empty when all are."""
    at, anywhere = 0, False
    for line in wanted:
        if line == "...":
            anywhere = True
            continue
        if anywhere:
            while at < len(actual) and actual[at] != line:
                at += 1
        if at == len(actual) or actual[at] != line:
            return line
        at, anywhere = at + 1, False
    return "" if anywhere or at == len(actual) else "(the end)"


def check_text(source: Path, text: str) -> None:
    wanted = source.with_suffix(".explained").read_text().splitlines()
    missing = matches(wanted, text.splitlines())
    if missing:
        raise Failure(f"not there, or not in its place:\n{missing}\nin\n{text}")


def check_map(text: str, map_text: str) -> None:
    """The map's lines are the beginnings of the explanation's."""
    lines = text.splitlines()
    explained = [lines[0], "", *lines[next(i for i, line in enumerate(lines) if line.startswith("Map of")):]]
    shown = map_text.splitlines()
    if len(shown) != len(explained) or any(not a.startswith(b) for a, b in zip(explained, shown)):
        raise Failure(f"the map is not what --explain has:\n{map_text}")


def check_colour(plain: str, coloured: str) -> None:
    if "\033" in plain or "\033" not in coloured:
        raise Failure("escapes without colour, or none with it")
    expected = [line for line in plain.splitlines() if not LETTERS.match(line)]
    if ESCAPE.sub("", coloured).splitlines() != expected:
        raise Failure("colour changes the text")


def tables_of(text: str) -> list[int]:
    """The number of bits of each word that has a table."""
    return [int(match[4]) + 1 for match in map(TABLE.match, text.splitlines()) if match]


def check_picture(text: str, picture: str) -> None:
    root = ElementTree.fromstring(picture)
    width, height = int(root.get("width", "0")), int(root.get("height", "0"))
    bits: list[int] = []
    for box in root.iter(f"{SVG}rect"):
        tip = box.find(f"{SVG}title")
        if tip is None:
            continue
        if int(box.get("x", "-1")) + int(box.get("width", "-1")) > width or int(box.get("y", "-1")) + 1 > height:
            raise Failure(f"outside of the picture: {tip.text}")
        match = TIP.match(tip.text or "")
        if match:
            low, high = int(match[2]), int(match[1] or match[2])
            bits += range(low, high + 1)
    wanted = [bit for count in tables_of(text) for bit in reversed(range(count))]
    if sorted(bits) != sorted(wanted):
        raise Failure("the picture's boxes are not all bits")


def check(kdasm: str, kdinfo: str, source: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="kdasm-explain-") as folder:
        made = str(Path(folder, "made.o"))
        run(kdasm, str(source), "-o", made)
        check_text(source, run(kdinfo, "--explain", made))
        for name in re.findall(r"^kernel (\S+): ", run(kdinfo, "--map", made), re.MULTILINE):
            text = run(kdinfo, "--explain", "-k", name, made)
            check_map(text, run(kdinfo, "--map", "-k", name, made))
            check_colour(text, run(kdinfo, "--explain", "--color=always", "-k", name, made))
            check_picture(text, run(kdinfo, "--svg", "-k", name, made))


def check_refusals(kdasm: str, kdinfo: str) -> None:
    with tempfile.TemporaryDirectory(prefix="kdasm-explain-") as folder:
        made, empty = str(Path(folder, "made.o")), str(Path(folder, "empty.o"))
        run(kdasm, str(ROOT / "examples" / "several_kernels.s"), "-o", made)
        run(kdasm, "-mcpu=gfx900", "/dev/null", "-o", empty)
        for command, status, wanted in (
            (["--svg", made], 1, "shows one kernel, but there are more; name one with -k"),
            (["--svg", empty], 1, "shows a kernel, but there is none"),
            (["--explain", "-k", "nobody", made], 1, "no kernel is called 'nobody'"),
            (["--map", "--color=sometimes", made], 2, "--color must be auto, always or never: 'sometimes'"),
            (["--map", "--svg", made], 2, "cannot be combined"),
        ):
            said = run(kdinfo, *command, status=status)
            if wanted not in said:
                raise Failure(f"{command}: {said}")


def check_terminal(kdasm: str, kdinfo: str) -> None:
    """On a terminal there is colour, unless NO_COLOR says no."""
    import pty
    with tempfile.TemporaryDirectory(prefix="kdasm-explain-") as folder:
        made = str(Path(folder, "made.o"))
        run(kdasm, str(TESTS / "gfx1100.s"), "-o", made)
        for variables, wanted in (({"NO_COLOR": ""}, True), ({"NO_COLOR": "1"}, False)):
            try:
                master, terminal = pty.openpty()
            except OSError as error:
                raise Skipped(f"there is no pseudo-terminal: {error}") from error
            with subprocess.Popen([kdinfo, "--map", made], stdout=terminal, env={**os.environ, **variables}) as process:
                os.close(terminal)
                said = b""
                try:
                    while piece := os.read(master, 65536):
                        said += piece
                except OSError:
                    pass
                os.close(master)
            if process.returncode or not said or (b"\033" in said) != wanted:
                raise Failure(f"{variables}: exit status {process.returncode}\n{said.decode()}")


def main() -> int:
    kdasm, kdinfo, *patterns = f"{sys.argv[1]}/kdasm", f"{sys.argv[1]}/kdinfo", *sys.argv[2:]
    tests = [(source.stem, lambda source=source: check(kdasm, kdinfo, source)) for source in sorted(TESTS.glob("*.s"))]
    tests += [("refusals", lambda: check_refusals(kdasm, kdinfo)), ("terminal", lambda: check_terminal(kdasm, kdinfo))]
    passed = failed = skipped = 0
    for name, test in chosen(tests, patterns, lambda test: test[0]):
        try:
            test()
            passed += 1
        except Failure as failure:
            failed += 1
            print(f"FAILED: {name}\n{failure}")
        except Skipped as reason:
            skipped += 1
            print(f"skipped: {name}: {reason}")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
