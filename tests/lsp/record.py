#!/usr/bin/env python3
"""
Records edits of the examples as people make them, for replayed.py: typing, slips, lines that go, come twice or move.

    record.py > edits.json

Each is a source and a change of the text that those before it have left.
"""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path

from client import ROOT, applied, position

COUNT = 500
TYPED = ["\tv_add_f32 v1, v2, v3\n", "\ts_waitcnt vmcnt(0)\n", "\tglobal_load_dword v5, v0, s[4:5]\n", "// 😀 später\n", ".macro m x\n",
         ".endm\n", "\tm 3\n", "\t.byte 300\n", ".if 1\n", ".endif\n", "loop:\n", "\ts_cbranch_scc0 loop\n", "\t.long loop - .\n",
         ".amdhsa_kernel again\n", ".end_amdhsa_kernel\n", "/* open\n", "closed */\n", "\ts_endpgm\n", ".rept 3\n", ".endr\n",
         "\t.amdhsa_next_free_vgpr 300\n", "x = 5\n", "\tv_mov_b32 v0, x\n", '.include "none.inc"\n', "\tds_read_b32 v1, v2\n"]


def edit(draw: random.Random, text: str) -> tuple[int, int, str]:
    """Where a change begins and ends, and what comes there."""
    lines = [match.span() for match in re.finditer(r"[^\n]*\n", text)]
    words = [match.span() for match in re.finditer(r"[\w.]+", text)]
    start, end = draw.choice(lines)
    word_start, word_end = draw.choice(words)
    kind = draw.randrange(8)
    if kind < 3:  # a line is typed
        return start, start, draw.choice(TYPED)
    if kind == 3:  # a line goes
        return start, end, ""
    if kind == 4:  # a line comes twice
        return end, end, text[start:end]
    if kind == 5:  # a letter is missing or wrong
        at = draw.randrange(word_start, word_end)
        return at, at + 1, draw.choice(["", draw.choice("abcxyz019_")])
    if kind == 6:  # a number is another one
        return word_start, word_end, str(draw.choice([0, 1, 7, 64, 256, 70000]))
    other_start, other_end = draw.choice(words)  # a word is another one
    return word_start, word_end, text[other_start:other_end]


def main() -> None:
    draw, edits = random.Random(20), []
    sources = sorted((ROOT / "examples").glob("*.s"))
    for source in sources:
        text = source.read_text()
        for _ in range(-(-COUNT // len(sources))):
            start, end, new = edit(draw, text)
            change = {"range": {"start": position(text, start), "end": position(text, end)}, "newText": new}
            edits.append([source.name, change["range"], new])
            text = applied(text, [change])
            if draw.random() < .4:  # it is taken back, as most slips are
                after = position(text, start + len(new))
                back = {"range": {"start": change["range"]["start"], "end": after}, "newText": source_text(edits, source)}
                edits.append([source.name, back["range"], back["newText"]])
                text = applied(text, [back])
    print("[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in edits[:COUNT]) + "\n]")


def source_text(edits: list, source: Path) -> str:
    """What the newest change took away."""
    text = source.read_text()
    for name, span, new in [row for row in edits if row[0] == source.name][:-1]:
        text = applied(text, [{"range": span, "newText": new}])
    span = edits[-1][1]
    lines = text.split("\n")
    first, last = span["start"], span["end"]
    piece = "\n".join(lines[first["line"]:last["line"] + 1])
    tail = len(lines[last["line"]].encode("utf-16-le")) // 2 - last["character"]
    whole = piece.encode("utf-16-le")
    return whole[first["character"] * 2:len(whole) - tail * 2].decode("utf-16-le")


if __name__ == "__main__":
    sys.exit(main())
