"""chosen.py: which of a script's tests its arguments name: PATTERN is part of a test's name."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent.parent
Test = TypeVar("Test")


def path_in_project(test: Path) -> str:
    """Without the folders that the project is in, whose names are part of no test's."""
    return str(test.relative_to(ROOT))


def chosen(tests: Iterable[Test], patterns: list[str], name: Callable[[Test], str] = path_in_project) -> list[Test]:
    """All of them without patterns. A pattern that names none ends the script: it is misspelt."""
    everything = list(tests)
    for pattern in patterns:
        if not any(pattern in name(test) for test in everything):
            sys.exit(f"{sys.argv[0]}: no test's name has '{pattern}'")
    return [test for test in everything if not patterns or any(pattern in name(test) for pattern in patterns)]
