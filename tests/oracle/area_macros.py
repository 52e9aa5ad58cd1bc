"""
Area macros: `.macro`, `.rept`, `.irp`, `.irpc` and all that belongs to them, and kernels
whose descriptor and metadata come out of them as people write them by hand.
"""

from __future__ import annotations

from case import Case
from damage import damaged, line_ends
from kernel_macros import stamped_kernels
from language import Language, Scope
from pick import Picker

SHARE = 2700

_WEIGHTS = {"data": 8.0, "symbol": 1.5, "macro": 5.0, "call": 3.0, "repeat": 4.0, "condition": 2.0, "mode": 0.5,
            "leave": 0.7, "purge": 0.4, "message": 0.4, "include": 0.1, "finish": 0.1}

FOLDERS = ("-I", "dir1", "-I", "dir2")

HEAD = [".set s0, 3", "s1 = 5", ".text", "lab: lab1:", ".long 7", "lab2:"]


def generate(pick: Picker) -> Case:
    target = pick.target()
    if pick.chance(0.12):
        lines = stamped_kernels(pick, target)
        files: dict[str, bytes] = {}
    else:
        language = Language(pick, _WEIGHTS)
        lines = HEAD + ([".altmacro"] if pick.chance(0.2) else [])
        language.alternate = lines[-1] == ".altmacro"
        lines += language.block(Scope(), 0) + ["later: later2:"]
        files = language.files
    text = "\n".join(lines).encode("utf-8", "surrogateescape") + b"\n"
    if pick.chance(0.15):
        text = damaged(pick, text)
    return pick.case(line_ends(pick, text), target, "", pick.version(), FOLDERS, files=files)
