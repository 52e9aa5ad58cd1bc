#!/usr/bin/env python3
"""
Makes inputs for instruction_fuzz to begin with: for each machine that it has, lines made from the rows, half of them wrong
by one change, and random words.

    instruction_seeds.py FOLDER

As in instruction_fuzz, FUZZ_PROCESSORS=gfx11 in the environment leaves out processors whose names begin otherwise.
"""

from __future__ import annotations

import os
import random
import re
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

FUZZ = Path(__file__).resolve().parent
sys.path.insert(0, str(FUZZ.parent / "oracle"))

import instructions  # noqa: E402

MACHINE = re.compile(r'^    \{"(\w[\w-]*)", (NULL|"\+wavefrontsize64")\},$', re.MULTILINE)
FILES, LINES, WORDS = 100, 60, 100  # files of each machine, and what one holds
WRONG = 0.5


def lines_of(target: str, rng: random.Random) -> str:
    tables = instructions.tables_for(target)
    rows = [row for row in tables.rows if tables.has(row, target.split()[0])]
    chosen = (replace(row, name=rng.choice(tables.names_of(row))) for row in rng.choices(rows, k=LINES))
    return "\n".join(instructions.make_line(tables, row, rng, WRONG, Counter()) for row in chosen)


def main() -> int:
    folder, rng = Path(sys.argv[1]), random.Random(1)
    instructions.start("", "", False, [])
    for number, (processor, features) in enumerate(MACHINE.findall((FUZZ / "instruction_fuzz.c").read_text())):
        if not processor.startswith(os.environ.get("FUZZ_PROCESSORS", "")):
            continue
        target = processor if features == "NULL" else f"{processor} {instructions.WAVE64}"
        for file in range(FILES):
            (folder / f"lines_{number}_{file}").write_bytes(bytes([2 * number + 1]) + lines_of(target, rng).encode())
            (folder / f"words_{number}_{file}").write_bytes(bytes([2 * number]) + rng.randbytes(4 * WORDS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
