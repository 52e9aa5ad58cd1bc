"""
Making a failing input smaller: lines go while the same difference stays.

Plain delta debugging over lines, then over the words of each line that is left.
"""

from __future__ import annotations

from collections.abc import Callable

from case import Case

Fails = Callable[[Case], bool]


def minimise(case: Case, fails: Fails) -> Case:
    """The smallest case found for which `fails` still holds."""
    lines = _reduce(case.source.splitlines(keepends=True), lambda parts: fails(case.with_source(b"".join(parts))))
    for number in range(len(lines)):
        before, after = lines[:number], lines[number + 1:]
        words = _words(lines[number])
        if len(words) > 1:
            words = _reduce(words, lambda parts: fails(case.with_source(b"".join([*before, *parts, *after]))))
            lines[number] = b"".join(words)
    return case.with_source(b"".join(lines))


def _words(line: bytes) -> list[bytes]:
    words: list[bytes] = []
    word = b""
    for code in line:
        byte = bytes([code])
        if byte.isalnum() or byte in b"._$\\":
            word += byte
            continue
        words += [word, byte] if word else [byte]
        word = b""
    return words + ([word] if word else [])


def _reduce(parts: list[bytes], fails: Callable[[list[bytes]], bool]) -> list[bytes]:
    size = max(1, len(parts) // 2)
    while True:
        position, removed = 0, False
        while position < len(parts):
            rest = parts[:position] + parts[position + size:]
            if fails(rest):
                parts, removed = rest, True
            else:
                position += size
        if size == 1 and not removed:
            return parts
        size = size if removed and size == 1 else max(1, size // 2)
