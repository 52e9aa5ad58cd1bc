"""chosen.py: which of a script's tests its arguments name: PATTERN is part of a test's name."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TypeVar

Test = TypeVar("Test")


def chosen(tests: Iterable[Test], patterns: list[str], name: Callable[[Test], str] = str) -> list[Test]:
    """All of them without patterns. A pattern that names none ends the script: it is misspelt."""
    everything = list(tests)
    for pattern in patterns:
        if not any(pattern in name(test) for test in everything):
            sys.exit(f"{sys.argv[0]}: no test's name has '{pattern}'")
    return [test for test in everything if not patterns or any(pattern in name(test) for pattern in patterns)]
