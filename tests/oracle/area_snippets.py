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


@cache
def _snippets() -> list[tuple[bytes, dict[str, bytes]]]:
    """Each test with the files that it may include."""
    return [(path.read_bytes(), {other.name: other.read_bytes() for other in path.parent.glob("*.inc")})
            for folder in ("macro", "condition", "include") for path in sorted((_TESTS / folder).glob("*.s"))
            if path.stat().st_size < _TOO_LARGE and not path.stem.startswith("err_")]


def generate(pick: Picker) -> Case:
    text, files = pick.one(_snippets())
    if pick.chance(0.95):
        text = damaged(pick, text)
    if files and pick.chance(0.3):
        name = pick.one(sorted(files))
        files = files | {name: damaged(pick, files[name])}
    return pick.case(line_ends(pick, text), None, "", pick.version(), files=files)
