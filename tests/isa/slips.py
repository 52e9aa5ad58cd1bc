#!/usr/bin/env python3
"""
slips.py BUILD: does the message of each slip in tests/isa/slips.txt say what to write instead?

Each line is assembled for each processor of its group; that it is refused there, by llvm-mc too and at the same place
with the same first words, is compared by tests/oracle/messages.py. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SLIPS = Path(__file__).resolve().parent / "slips.txt"

_GROUP = re.compile(r"\[([\w\s-]+)\] ?(.*)$")
_ERROR = re.compile(r"^[^\n:]*:(\d+):(?:\d+): error: (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Slip:
    processor: str
    line: str
    words: tuple[str, ...]  # that the message contains


def words_of(text: str) -> tuple[str, ...]:
    return tuple(words.strip() for words in text.split(";") if words.strip())


def read_slips() -> Iterator[Slip]:
    processors: list[str] = []
    common: tuple[str, ...] = ()
    for line in SLIPS.read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        if group := _GROUP.match(line):
            processors, common = group[1].split(), words_of(group[2])
            continue
        slip, _, own = line.partition(" -> ")
        for processor in processors:
            yield Slip(processor, slip.strip(), (*common, *words_of(own)))


def by_processor() -> dict[str, list[Slip]]:
    slips: dict[str, list[Slip]] = defaultdict(list)
    for slip in read_slips():
        slips[slip.processor].append(slip)
    return slips


def messages_of(kdasm: Path, processor: str, slips: list[Slip]) -> list[str]:
    """The first error of each line, or "" where there is none."""
    source = "".join(f"{slip.line}\n" for slip in slips)
    command = [kdasm, f"-mcpu={processor}", "-", "-o", "/dev/null"]
    run = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    errors: dict[int, str] = {}
    for line, text in _ERROR.findall(run.stderr):
        errors.setdefault(int(line), text)
    return [errors.get(number, "") for number in range(1, len(slips) + 1)]


def main() -> int:
    kdasm = Path(sys.argv[1] if len(sys.argv) > 1 else "build") / "kdasm"
    passed = failed = 0
    for processor, slips in by_processor().items():
        for slip, message in zip(slips, messages_of(kdasm, processor, slips)):
            missing = [words for words in slip.words if words not in message]
            passed += not missing
            failed += bool(missing)
            if missing:
                print(f"FAILED {processor}: {slip.line}\n  says    {message or 'nothing'}\n  without {', '.join(missing)}")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
