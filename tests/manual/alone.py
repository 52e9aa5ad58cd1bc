#!/usr/bin/env python3
"""
Check that tests/README.md says how one test runs alone.

    alone.py BUILD

Its commands that are scripts start, pass and say something, but for those that need LLVM or a folder of the reader's.
Those that name a test fail if none has the name; the project's own folder is part of no test's name.
Every script of the project that says who reads it may be started.

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPTS = ("tests", "examples", "findings", ".ci")
NEED_MORE = ("tests/oracle/oracle.py", "FOLDER")


def commands(build: str) -> list[list[str]]:
    page = (ROOT / "tests" / "README.md").read_text(encoding="utf-8")
    table = page.partition("## One test alone\n")[2].partition("\n## ")[0]
    found = [command.split() for command in re.findall(r"`(tests/[^`]*)`", table)
             if " " in command and not any(word in command for word in NEED_MORE)]
    return [[re.sub("^build(?=/|$)", build, word) for word in words] for words in found]


def misspelt(wanted: list[list[str]], build: str) -> list[list[str]]:
    """Those that name a test, with a name that none has."""
    return [[*words[:-1], str(ROOT)] for words in wanted if words[-1] != build]


def run(words: list[str], is_good: Callable[[subprocess.CompletedProcess], object]) -> str:
    """What is wrong, or nothing."""
    command = shlex.join(words)
    try:
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=120)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"{command}: {error}"
    return "" if is_good(done) else f"{command}: exit status {done.returncode}\n{done.stdout}{done.stderr}"


def passes(done: subprocess.CompletedProcess) -> object:
    return done.returncode == 0 and done.stdout


def names_nothing(done: subprocess.CompletedProcess) -> object:
    """One line says what is misspelt."""
    return done.returncode == 1 and str(ROOT) in done.stderr and done.stderr.count("\n") == 1


def is_script(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(2) == b"#!"


def script_complaint(path: Path) -> str:
    return "" if os.access(path, os.X_OK) else f"{path.relative_to(ROOT)}: nobody may start it; chmod +x"


def main() -> int:
    build = os.path.abspath(sys.argv[1])
    wanted = commands(build)
    scripts = [path for top in SCRIPTS for path in sorted((ROOT / top).rglob("*")) if path.is_file() and is_script(path)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        complaints = list(pool.map(lambda words: run(words, passes), wanted))
        complaints += pool.map(lambda words: run(words, names_nothing), misspelt(wanted, build))
    complaints += map(script_complaint, scripts)
    failed = list(filter(None, complaints))
    for complaint in failed:
        print(f"FAILED: {complaint}")
    print(f"{len(complaints) - len(failed)} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed or not wanted or not scripts else 0


if __name__ == "__main__":
    sys.exit(main())
