#!/usr/bin/env python3
"""
Check that tests/README.md says how one test runs alone.

    alone.py BUILD

Its commands that are scripts start, pass and say something, but for those that need LLVM or a folder of the reader's.
Every script of the project that says who reads it may be started.

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPTS = ("tests", "examples", "findings", ".ci")
NEED_MORE = ("tests/oracle/oracle.py", "FOLDER")


def commands() -> list[str]:
    page = (ROOT / "tests" / "README.md").read_text(encoding="utf-8")
    table = page.partition("## One test alone\n")[2].partition("\n## ")[0]
    return [command for command in re.findall(r"`(tests/[^`]*)`", table)
            if " " in command and not any(word in command for word in NEED_MORE)]


def run(command: str, build: str) -> str:
    """What is wrong, or nothing."""
    words = [re.sub("^build(?=/|$)", build, word) for word in command.split()]
    try:
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=120)
    except OSError as error:
        return f"{command}: {error}"
    good = done.returncode == 0 and done.stdout
    return "" if good else f"{command}: exit status {done.returncode}\n{done.stdout}{done.stderr}"


def is_script(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(2) == b"#!"


def script_complaint(path: Path) -> str:
    return "" if os.access(path, os.X_OK) else f"{path.relative_to(ROOT)}: nobody may start it; chmod +x"


def main() -> int:
    build = os.path.abspath(sys.argv[1])
    wanted = commands()
    scripts = [path for top in SCRIPTS for path in sorted((ROOT / top).rglob("*")) if path.is_file() and is_script(path)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        complaints = list(pool.map(lambda command: run(command, build), wanted))
    complaints += map(script_complaint, scripts)
    failed = list(filter(None, complaints))
    for complaint in failed:
        print(f"FAILED: {complaint}")
    print(f"{len(complaints) - len(failed)} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed or not wanted or not scripts else 0


if __name__ == "__main__":
    sys.exit(main())
