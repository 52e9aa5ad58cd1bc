"""
Replace the instructions of a compiler's assembly file by data of the same bytes.

`llvm-mc -show-encoding` tells the bytes of every instruction, and for bytes that depend on a
symbol (a fixup) the expression that is there:

    s_add_u32 s4, s4, f@rel32@lo+4   ; encoding: [0x04,0xff,0x04,0x80,A,A,A,A]
                                     ;   fixup A - offset: 4, value: f@rel32@lo+4, kind: FK_PCRel_4

becomes `.long 0x8004ff04` and `.long f@rel32@lo+4`. A branch becomes the distance that it
encodes, in words from its end. All other lines stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

_ENCODING = re.compile(r"; encoding: \[(.*)\]$")
_FIXUP = re.compile(r"^\s*;   fixup \w - offset: (\d+), value: (.*), kind: (\w+)$")
_MNEMONIC = re.compile(r"\s*[a-z]\w*(\s+[^\s=:]|\s*$)")
_METADATA = ".amdgpu_metadata"
_METADATA_END = ".end_amdgpu_metadata"

_BRANCH = "fixup_si_sopp_br"
_DIRECTIVES = {4: ".long", 8: ".quad"}


class Unknown(Exception):
    """Something in llvm-mc's output that this module does not know how to write as data."""


@dataclass(frozen=True)
class Fixup:
    """Bytes of an instruction that depend on a symbol."""

    offset: int
    value: str
    kind: str

    @property
    def size(self) -> int:
        if self.kind == _BRANCH:
            return 2
        return int(self.kind.rpartition("_")[2])

    def as_data(self) -> str:
        if self.kind == _BRANCH:
            return f".short (({self.value})-.-4)/4"
        if self.size not in _DIRECTIVES:
            raise Unknown(f"fixup {self.kind}")
        return f"{_DIRECTIVES[self.size]} {self.value}"


@dataclass
class Instruction:
    """The encoding of one instruction: bytes, None where a fixup is."""

    encoding: list[int | None]
    fixups: list[Fixup] = field(default_factory=list)

    def as_data(self) -> Iterator[str]:
        """The directives that stand for the instruction."""
        at = 0
        for fixup in sorted(self.fixups, key=lambda fixup: fixup.offset):
            yield from self._plain(at, fixup.offset)
            yield fixup.as_data()
            at = fixup.offset + fixup.size
        yield from self._plain(at, len(self.encoding))

    def _plain(self, start: int, end: int) -> Iterator[str]:
        """Directives for bytes without a fixup; words where they are aligned, else halves."""
        width, directive = (4, ".long") if start % 4 == end % 4 == 0 else (2, ".short")
        values = []
        for at in range(start, end, width):
            known = [byte for byte in self.encoding[at:at + width] if byte is not None]
            if len(known) < width:
                raise Unknown(f"encoding {self.encoding}")
            values.append(f"0x{int.from_bytes(bytes(known), 'little'):0{2 * width}x}")
        if values:
            yield f"{directive} {', '.join(values)}"


def encoded_instructions(listing: str) -> list[Instruction]:
    """The instructions of what `llvm-mc -show-encoding` printed."""
    instructions: list[Instruction] = []
    for line in listing.splitlines():
        if found := _ENCODING.search(line):
            tokens = found[1].split(",")
            instructions.append(Instruction([int(token, 16) if token.startswith("0x") else None for token in tokens]))
        elif found := _FIXUP.match(line):
            instructions[-1].fixups.append(Fixup(int(found[1]), found[2], found[3]))
    return instructions


def replace_instructions(source: str, listing: str) -> str:
    """`source` with every instruction line replaced by data; `listing` is llvm-mc's of the same source."""
    instructions = iter(encoded_instructions(listing))
    lines: list[str] = []
    in_metadata = False
    for line in source.split("\n"):
        in_metadata = (in_metadata or line.strip() == _METADATA) and line.strip() != _METADATA_END
        if in_metadata or not _is_instruction(line):
            lines.append(line)
            continue
        instruction = next(instructions, None)
        if instruction is None:
            raise Unknown(f"an instruction that llvm-mc does not list: {line}")
        first, *others = instruction.as_data()
        lines.append(f"\t{first:<31} ; {line.strip()}")
        lines += [f"\t{other}" for other in others]
    if next(instructions, None) is not None:
        raise Unknown("llvm-mc lists more instructions than there are lines")
    return "\n".join(lines)


def _is_instruction(line: str) -> bool:
    return _MNEMONIC.match(line) is not None
