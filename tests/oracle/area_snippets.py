"""
Area snippets: the file tests of the macro language, damaged a little.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from case import Case
from damage import damaged, line_ends
from pick import Picker

SHARE = 800

_TESTS = Path(__file__).parent.parent / "asm"
_TOO_LARGE = 4000  # bytes: what is damaged there is seldom what matters


_files: list[str] | None = None  # None: all there are


def all_files() -> list[str]:
    """The tests, and what they may include, as paths below tests/asm."""
    tests = [path for folder in ("macro", "condition", "include") for path in sorted((_TESTS / folder).glob("*.s"))
             if path.stat().st_size < _TOO_LARGE and not path.stem.startswith("err_")]
    included = {path for test in tests for path in test.parent.glob("*.inc")}
    return [path.relative_to(_TESTS).as_posix() for path in tests + sorted(included)]


def use(files: list[str]) -> None:
    """Only these: the same inputs are made then, whatever tests are added."""
    global _files
    _files = files
    _snippets.cache_clear()


@cache
def _snippets() -> list[tuple[bytes, dict[str, bytes]]]:
    """Each test with the files that it may include."""
    paths = [_TESTS / name for name in (all_files() if _files is None else _files)]
    return [(path.read_bytes(), {other.name: other.read_bytes() for other in paths
                                 if other.parent == path.parent and other.suffix == ".inc"})
            for path in paths if path.suffix == ".s"]


def generate(pick: Picker) -> Case:
    text, files = pick.one(_snippets())
    if pick.chance(0.95):
        text = damaged(pick, text)
    if files and pick.chance(0.3):
        name = pick.one(sorted(files))
        files = files | {name: damaged(pick, files[name])}
    return pick.case(line_ends(pick, text), None, "", pick.version(), files=files)
