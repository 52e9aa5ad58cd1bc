"""
Small damage to a text, or to the bytes of a file: what makes most right files wrong in one
place, and some files right in a way that nobody thought of.
"""

from __future__ import annotations

import random
import re

from pick import Picker

_WORD = re.compile(rb"[\w.$@?]+|\\[@+()]*|\s+|.", re.DOTALL)

_WORDS = (b"", b" ", b",", b"(", b")", b"\"", b"\\", b"\\@", b"\\()", b"\\+", b"=", b":", b"%", b"<", b">", b"!", b"&",
          b"#", b"//", b"/*", b"*/", b";", b"'", b"1", b"-", b"+", b"x", b".", b"$", b"@", b"\t", b"\n", b"\r", b"\0",
          b".endm", b".endr", b".endif", b".else", b".if 1", b".if 0", b".macro m", b".rept 2", b".exitm", b".end",
          b".altmacro", b".byte 1", b"\xff", b"?", b"[", b"{", b"~", b"\\a", b"\\b", b":req", b":vararg", b"\"\"",
          b"0x", b"1f", b"1:", b"|", b"^", b"*")


def damaged(pick: Picker, text: bytes) -> bytes:
    for _ in range(pick.weighted([(6, 1), (3, 2), (1, 4)])):
        text = _of_lines(pick, text) if pick.chance(0.4) else _of_words(pick, text)
    return text


def damaged_bytes(pick: random.Random, whole: bytes, start: int, end: int) -> bytes:
    """With one to three changes from `start` to `end`; the size stays."""
    changed = bytearray(whole)
    for _ in range(pick.choice((1, 1, 2, 3))):
        at = pick.randrange(start, end)
        changed[at] = pick.choice((0, 1, 0x7f, 0x80, 0xff, changed[at] ^ 1 << pick.randrange(8), changed[at] + 1 & 0xff,
                                   pick.randrange(256)))
    return bytes(changed)


def line_ends(pick: Picker, text: bytes) -> bytes:
    style = pick.weighted([(85, "lf"), (8, "crlf"), (3, "cr"), (2, "mixed"), (2, "none")])
    if style == "crlf":
        return text.replace(b"\n", b"\r\n")
    if style == "cr":
        return text.replace(b"\n", b"\r")
    if style == "mixed":
        return b"".join(line.rstrip(b"\n") + pick.one([b"\n", b"\r\n", b"\r", b"\n\n", b"\n\r"])
                        for line in text.splitlines(keepends=True))
    return text.rstrip(b"\n") if style == "none" else text


def _of_lines(pick: Picker, text: bytes) -> bytes:
    lines = text.split(b"\n")
    at = pick.upto(len(lines) - 1)
    other = pick.upto(len(lines) - 1)
    change = pick.one(["drop", "double", "swap", "move", "join", "copy", "cut", "indent"])
    if change == "drop":
        del lines[at]
    elif change == "double":
        lines.insert(at, lines[at])
    elif change == "swap":
        lines[at], lines[other] = lines[other], lines[at]
    elif change == "move":
        lines.insert(other, lines.pop(at))
    elif change == "join" and at + 1 < len(lines):
        lines[at:at + 2] = [lines[at] + pick.one([b" ", b"", b" \\", b"; ", b" // "]) + lines[at + 1]]
    elif change == "copy":
        lines.insert(other, lines[at])
    elif change == "cut":
        lines = lines[:at + 1]
    elif change == "indent":
        lines[at] = pick.one([b"l1: ", b"/* c */ ", b"\t", b"1: ", b"# ", b"; ", b"\"q\": ", b"x: y: "]) + lines[at]
    return b"\n".join(lines)


def _of_words(pick: Picker, text: bytes) -> bytes:
    words = _WORD.findall(text)
    if not words:
        return pick.one(_WORDS)
    at = pick.upto(len(words) - 1)
    change = pick.weighted([(3, "drop"), (2, "double"), (3, "insert"), (3, "replace"), (2, "swap"), (2, "copy"),
                            (1, "upper"), (1, "quote")])
    if change == "drop":
        del words[at]
    elif change == "double":
        words.insert(at, words[at])
    elif change == "insert":
        words.insert(at, pick.one(_WORDS))
    elif change == "replace":
        words[at] = pick.one(_WORDS)
    elif change == "swap":
        other = min(len(words) - 1, at + pick.between(1, 3))
        words[at], words[other] = words[other], words[at]
    elif change == "copy":
        words[at] = pick.one(words)
    elif change == "upper":
        words[at] = words[at].upper()
    elif change == "quote":
        words[at] = b'"' + words[at] + b'"'
    return b"".join(words)
