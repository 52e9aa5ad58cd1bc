#!/usr/bin/env python3
"""
What kdinfo shows of odd objects, line by line.

    shown.py BUILD [--update] [PATTERN...]

tests/kdinfo/shown/NAME.s is assembled with the options in NAME.flags, if there are any. NAME.FORM is what `--FORM` prints of
the object, first what goes to standard error: text, json, yaml, asm, check, explain, disassemble or waits. A line `...` stands for
any lines.
NAME.diff is what --diff prints of the object, and of that of NAME.changed, whose lines are sed commands for the source.
What --disassemble prints assembles to the same code. --update writes these files anew, where what follows the first kernel is left out as far as it is the same there.
PATTERN is part of a test's path. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "shared"))

import started  # noqa: E402
from chosen import chosen  # noqa: E402
import round_trip  # noqa: E402

SHOWN = Path(__file__).resolve().parent / "shown"
OPTIONS = {"check": ["--all-findings", "-Wentry-section"]}
FORMS = ("text", "json", "yaml", "asm", "check", "explain", "disassemble", "waits", "diff")


def assemble(kdasm: str, source: Path, text: bytes, output: Path) -> None:
    flags = source.with_suffix(".flags")
    started.run([kdasm, "-W", *(shlex.split(flags.read_text()) if flags.exists() else []), "-", "-o", output],
                input=text, check=True)


def shown(kdinfo: str, form: str, folder: Path) -> list[str]:
    names = ["object", "changed"] if form == "diff" else ["object"]
    done = started.run([kdinfo, f"--{form}", *OPTIONS.get(form, []), *names], cwd=folder)
    return (done.stderr + done.stdout).decode(errors="backslashreplace").splitlines()


def matches(wanted: list[str], actual: list[str]) -> str:
    """The first line that is wanted and not there; empty when all are."""
    at, anywhere = 0, False
    for line in wanted:
        if line == "...":
            anywhere = True
            continue
        if anywhere and line in actual[at:]:
            at = actual.index(line, at)
        if at == len(actual) or actual[at] != line:
            return f"{line}\nbut\n{actual[at] if at < len(actual) else '(the end)'}"
        at, anywhere = at + 1, False
    return "" if anywhere or at == len(actual) else f"(the end), but\n{actual[at]}"


def shortened(lines: list[str]) -> list[str]:
    """Indented lines that were there before go, with `...` for them."""
    result: list[str] = []
    for at, line in enumerate(lines):
        if not line.startswith((" ", "\t")) or line not in lines[:at]:
            result.append(line)
        elif result[-1] != "...":
            result.append("...")
    return result


def check(build: Path, source: Path, update: bool) -> str:
    """The complaint about a test, empty when it passes."""
    kdasm, kdinfo = str(build / "kdasm"), str(build / "kdinfo")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        assemble(kdasm, source, source.read_bytes(), folder / "object")
        changes = source.with_suffix(".changed")
        if changes.exists():
            changed = subprocess.run(["sed", "-f", changes, source], check=True, capture_output=True).stdout
            assemble(kdasm, source, changed, folder / "changed")
        expected = [path for form in FORMS if (path := source.with_suffix(f".{form}")).exists()]
        if not expected:
            return "nothing says what is shown"
        for path in expected:
            actual = shown(kdinfo, path.suffix[1:], folder)
            if update:
                path.write_text("\n".join(shortened(actual)) + "\n")
            elif missing := matches(path.read_text().splitlines(), actual):
                return f"--{path.suffix[1:]} does not show\n{missing}"
        if source.with_suffix(".disassemble").exists():
            try:
                round_trip.check_code(kdinfo, kdasm, folder / "object", folder)
            except round_trip.Failure as failure:
                return str(failure)
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description="What kdinfo shows of odd objects.")
    parser.add_argument("build", type=Path)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("patterns", nargs="*", metavar="PATTERN")
    arguments = parser.parse_args()
    sources = chosen(sorted(SHOWN.glob("*.s")), arguments.patterns)
    failed = 0
    for source in sources:
        if complaint := check(arguments.build.resolve(), source, arguments.update):
            failed += 1
            print(f"FAILED {source.name}: {complaint}")
    print(f"{len(sources) - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed or not sources else 0


if __name__ == "__main__":
    sys.exit(main())
