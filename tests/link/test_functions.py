"""test_functions.py: tests that are functions, each of which has a folder of its own."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Callable, TypeVar

Subject = TypeVar("Subject")
PROBLEMS = AssertionError, LookupError, OSError, subprocess.SubprocessError


def main(tests: list[Callable[[Subject], None]], subject: Callable[[Path, Path], Subject]) -> int:
    """Runs each with a subject of its own: one for the build that the command line names, and for the folder."""
    build = Path(sys.argv[1]).resolve()
    failed = 0
    for test in tests:
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(subject(build, Path(folder)))
            except PROBLEMS as error:
                failed += 1
                print(f"FAILED: {test.__name__}: {error!r}")
    print(f"{len(tests) - failed} passed, {failed} failed, 0 skipped")
    return int(failed > 0)
