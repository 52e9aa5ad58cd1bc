"""
Area files: `.include` and `.incbin`, where they are looked for, what is in them, and the
directives that print, warn, fail and end.
"""

from __future__ import annotations

from area_macros import HEAD
from case import Case
from damage import damaged, line_ends
from language import Language, Scope
from pick import Picker

SHARE = 800

_WEIGHTS = {"data": 6.0, "symbol": 1.0, "macro": 1.5, "call": 1.5, "repeat": 0.8, "condition": 1.5, "mode": 0.2,
            "leave": 0.5, "message": 2.5, "include": 5.0, "incbin": 1.5, "finish": 0.8}
_FOLDERS = ((), ("-I", "dir1", "-I", "dir2"), ("-I", "dir2", "-I", "dir1"), ("-I=dir1", "-Idir2"),
            ("-I", "nowhere", "-I", "dir1", "-I", "dir2"))


def generate(pick: Picker) -> Case:
    language = Language(pick, _WEIGHTS)
    lines = HEAD + language.block(Scope(), 0) + ["later: later2:"]
    text = "\n".join(lines).encode("utf-8", "surrogateescape") + b"\n"
    files = {name: line_ends(pick, contents) for name, contents in language.files.items()}
    if files and pick.chance(0.2):  # the same name elsewhere: which one is read?
        name = pick.one(list(files)).removeprefix("dir1/").removeprefix("dir2/")
        files[pick.one(["", "dir1/", "dir2/"]) + name] = b".byte 77\n"
    if pick.chance(0.1):
        text = damaged(pick, text)
    if files and pick.chance(0.2):
        name = pick.one(list(files))
        files[name] = damaged(pick, files[name])
    in_folders = any("/" in name for name in files) and not pick.slip(0.1)
    return pick.case(line_ends(pick, text), None, "", pick.version(),
                     pick.one(_FOLDERS[1:] if in_folders else _FOLDERS), files)
