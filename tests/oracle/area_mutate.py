"""
Area mutate: whole files as compilers write them, and small damage to them.

The files under `templates/` are clang 22 output with instruction lines replaced
by data; `templates/make.py` says how they were made.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from case import Case
from pick import Picker

SHARE = 1400

_TEMPLATES = Path(__file__).parent / "templates"
_NUMBER = re.compile(r"(?<![\w.])(?:0x[0-9a-fA-F]+|\d+)(?![\w.])")
_WORD = re.compile(r"[\w.$@]+|[^\w\s]")


@cache
def _templates() -> list[tuple[str, str]]:
    """Processor and text of every template; the file name starts with the processor."""
    return [(path.stem.split("_")[0], path.read_text()) for path in sorted(_TEMPLATES.glob("*.s"))]


def generate(pick: Picker) -> Case:
    cpu, text = pick.one(_templates())
    target = next((target for target in pick.targets if target.name == cpu), None) or pick.target()
    lines = text.split("\n")
    for _ in range(pick.weighted([(3, 0), (7, 1), (1.5, 2), (0.5, 4)])):
        lines = _mutate(pick, lines)
    return pick.case("\n".join(lines), target, _features(text), pick.version())


def _features(text: str) -> str:
    """The features the template's target ID was made with."""
    found = re.search(r'\.amdgcn_target "[^":]*((?::\w+[+-])*)"', text)
    return ",".join(part[-1] + part[:-1] for part in found[1].split(":")[1:]) if found else ""


def _mutate(pick: Picker, lines: list[str]) -> list[str]:
    position = _interesting(pick, lines)
    line = lines[position]
    change = pick.weighted([
        (4, "delete"), (1, "duplicate"), (6, "swap"), (8, "number"), (2, "word"), (1, "move"), (1, "delete word"),
        (0.6, "delete range"), (4, "blank"),
        (0.6, "copy range"),
    ])
    if change == "delete":
        return lines[:position] + lines[position + 1:]
    if change == "duplicate":
        return lines[:position] + [line] + lines[position:]
    if change in ("swap", "move"):
        other = _interesting(pick, lines) if change == "move" else min(len(lines) - 1, position + 1)
        result = list(lines)
        result[position], result[other] = result[other], result[position]
        return result
    if change == "delete range":
        return lines[:position] + lines[position + pick.between(2, 12):]
    if change == "copy range":
        part = lines[position:position + pick.between(2, 8)]
        other = pick.upto(len(lines))
        return lines[:other] + part + lines[other:]
    return [*lines[:position], _change_line(pick, line, change), *lines[position + 1:]]


def _interesting(pick: Picker, lines: list[str]) -> int:
    """A line that is not plain machine code, if one turns up soon."""
    position = 0
    for _ in range(5):
        position = pick.upto(len(lines) - 1)
        if lines[position].strip() and not lines[position].strip().startswith((".long", ";")):
            break
    return position


def _change_line(pick: Picker, line: str, change: str) -> str:
    if change == "number":
        found = list(_NUMBER.finditer(line))
        if not found:
            return line
        spot = pick.one(found)
        old = int(spot[0], 0) if not re.fullmatch(r"0\d+", spot[0]) else 0
        new = pick.weighted([(4, old ^ 1), (3, 0), (3, 1), (2, old + 1), (1, old * 2),
                             (1, pick.one([-old, 255, 256, pick.whole(), 1 << 32, (1 << 64) - 1]))])
        return line[:spot.start()] + pick.one([str(new), pick.spelled(new), f"({new})"]) + line[spot.end():]
    if change == "blank":
        return pick.one([line.lstrip(), line.replace("\t", " "), line + " ", "  " + line, line + " // c", line + " ; c",
                         line.replace(" ", "  ")])
    words = list(_WORD.finditer(line))
    if not words:
        return line
    spot = pick.one(words)
    new = "" if change == "delete word" else pick.one(["k", "x", "5", ".", "text", ",", "@", "@function", '"', ".text",
                                                       "+", "-", "(", "'a'", "true", spot[0] * 2, spot[0].upper(),
                                                       "k.num_vgpr", "max", ":"])
    return line[:spot.start()] + new + line[spot.end():]
