#!/usr/bin/env python3
"""lines.py: no line of the C sources, the grammar and the tables has more than 120 columns, where a tab has 4.

The closing line is `N passed, N failed, N skipped`: files."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SUFFIXES = {".c", ".h", ".y", ".l", ".def"}
MOST, TAB = 120, 4


def long_lines(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [f"{path.relative_to(ROOT)}:{number}: {len(line.expandtabs(TAB))} columns, {MOST} at most"
            for number, line in enumerate(lines, 1) if len(line.expandtabs(TAB)) > MOST]


def main() -> int:
    paths = [path for top in ("emit", "grammar", "include") for path in sorted((ROOT / top).rglob("*"))
             if path.suffix in SUFFIXES]
    complaints = list(filter(None, map(long_lines, paths)))
    for lines in complaints:
        print(*lines, sep="\n")
    print(f"{len(paths) - len(complaints)} passed, {len(complaints)} failed, 0 skipped")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
