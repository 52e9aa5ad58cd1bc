"""
Area conditions: `.if` and its relatives, taken, passed over, nested, unbalanced, and
inside macros, repeats and included files.
"""

from __future__ import annotations

from area_macros import FOLDERS, HEAD
from case import Case
from damage import damaged, line_ends
from language import Language, Scope
from pick import Picker

SHARE = 1000

_WEIGHTS = {"data": 6.0, "symbol": 1.0, "macro": 1.2, "call": 1.0, "repeat": 1.0, "condition": 7.0, "mode": 0.2,
            "leave": 0.5, "message": 0.4, "include": 0.3, "finish": 0.15}


def generate(pick: Picker) -> Case:
    language = Language(pick, _WEIGHTS)
    lines = HEAD + language.block(Scope(), 0) + ["later: later2:"]
    text = "\n".join(lines).encode("utf-8", "surrogateescape") + b"\n"
    if pick.chance(0.15):
        text = damaged(pick, text)
    return pick.case(line_ends(pick, text), None, "", pick.version(), FOLDERS, files=language.files)
