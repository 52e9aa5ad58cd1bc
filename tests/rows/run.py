#!/usr/bin/env python3
"""
The changes that the recipes of CONTRIBUTING.md name, tests/rows/*.patch: do they still fit the sources, and do they work?

    run.py                 # each patch applies to this tree
    run.py --build BUILD   # besides, all of them together build in a copy of the tree, and their tests pass there

A patch brings tests: new files in tests/asm/, or checks in a script. They pass with what is built in the copy. With
the programs in the folder BUILD, which lack the patches, at least one test of each patch fails, except for test.patch,
which tests what kdasm can do already. A program that was built before the rows were added still works with the library.

Where the sources around a change have moved on, edit the patch.
The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "source"))

from mutate import COPIED  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
PATCHES = sorted((ROOT / "tests" / "rows").glob("*.patch"))
ONLY_A_TEST = "test.patch"
SCRIPTS = ("tests/kdinfo/cli.sh",)

HEAD = re.compile(r"^--- (\S+)\n\+\+\+ b/(\S+)\n", re.MULTILINE)
HUNK = re.compile(r"^@@ .* @@\n((?:[-+ ].*\n)*)", re.MULTILINE)


class Misfit(Exception):
    """A patch that does not fit the tree."""


@dataclass
class Change:
    """What a patch makes of one file: texts, each of which is in the file once, and those in their places."""

    path: str
    is_new: bool
    hunks: list[tuple[str, str]]


def side(hunk: str, marks: str) -> str:
    return "".join(line[1:] for line in hunk.splitlines(keepends=True) if line[0] in marks)


def changes_of(patch: Path) -> list[Change]:
    parts = HEAD.split(patch.read_text())[1:]
    return [Change(path, before == "/dev/null", [(side(hunk, "- "), side(hunk, "+ ")) for hunk in HUNK.findall(hunks)])
            for before, path, hunks in zip(parts[0::3], parts[1::3], parts[2::3])]


def apply(change: Change, tree: Path) -> None:
    path = tree / change.path
    if change.is_new:
        if path.exists():
            raise Misfit(f"{change.path} is there already")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(change.hunks[0][1])
        return
    text = path.read_text()
    for old, new in change.hunks:
        if text.count(old) != 1:
            raise Misfit(f"{change.path} has these lines {text.count(old)} times:\n{old}")
        text = text.replace(old, new)
    path.write_text(text)


def copy_tree(to: Path) -> None:
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, to / name)


def output_of(command: list[str], tree: Path) -> str:
    """What a command that fails prints; nothing if it succeeds."""
    environment = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS")}
    done = subprocess.run(command, cwd=tree, env=environment, text=True, check=False, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    return f"{' '.join(command)}: status {done.returncode}\n{done.stdout}" if done.returncode else ""


def run_tests(changes: list[Change], tree: Path, build: Path) -> str:
    """What the tests of a patch print, if they fail with the programs in `build`."""
    names = [change.path for change in changes if change.path.startswith("tests/asm/") and change.path.endswith(".s")]
    scripts = [change.path for change in changes if change.path in SCRIPTS]
    failed = output_of([sys.executable, "tests/asm/run.py", "--kdasm", f"{build}/kdasm", *names], tree) if names else ""
    for script in scripts:
        failed += output_of([script, str(build)], tree)
    return failed if names or scripts else "it brings no test"


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the changes that CONTRIBUTING.md names.")
    parser.add_argument("--build", type=Path, metavar="BUILD", help="build them; BUILD has the programs without them")
    before = parser.parse_args().build
    complaints: list[str] = []
    with tempfile.TemporaryDirectory(prefix="kdasm-rows-") as scratch:
        tree = Path(scratch)
        copy_tree(tree)
        patches = {patch.name: changes_of(patch) for patch in PATCHES}
        for name, changes in patches.items():
            try:
                for change in changes:
                    apply(change, tree)
                complaints.append("" if changes else f"{name} changes nothing")
            except Misfit as misfit:
                complaints.append(f"{name} does not fit: {misfit}")
        if before and not any(complaints):
            build = tree / "build"
            complaints.append(output_of(["make", f"-j{os.cpu_count()}", "all", "manual", "CFLAGS=-O0"], tree))
            complaints.append(output_of([sys.executable, "tests/manual/run.py", str(build)], tree))
            complaints.append(output_of([sys.executable, "tests/delivery/abi.py", "--grown", str(build)], tree))
            for name, changes in patches.items():
                complaints.append(run_tests(changes, tree, build))
                if name != ONLY_A_TEST:
                    passes = not run_tests(changes, tree, before.resolve())
                    complaints.append(f"{name}: its tests pass without it" if passes else "")
    failed = [complaint for complaint in complaints if complaint]
    for complaint in failed:
        print(f"FAILED: {complaint}")
    print(f"{len(complaints) - len(failed)} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
