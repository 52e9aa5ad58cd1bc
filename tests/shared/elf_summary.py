"""
What an object says, apart from how its file is laid out.

LLVM 14 orders sections, strings and symbols otherwise than LLVM 22. Where it is the
oracle, two objects are the same if their header fields, the contents and attributes of
their sections, their symbols and their relocations are.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

_NOBITS, _SYMTAB, _STRTAB, _RELA, _REL = 8, 2, 3, 4, 9
_NAMELESS = b".L0 "  # what LLVM 22 calls a symbol without a name
_BOOKKEEPING = {_SYMTAB, _STRTAB, _RELA, _REL}


@dataclass(frozen=True)
class _Section:
    name: bytes
    kind: int
    flags: int
    content: bytes
    size: int
    link: int
    info: int
    alignment: int
    entry_size: int


def _string(table: bytes, offset: int) -> bytes:
    return table[offset:table.index(b"\0", offset)].removeprefix(_NAMELESS)


def _sections(data: bytes) -> list[_Section]:
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count, names_index = struct.unpack_from("<HHH", data, 58)
    headers = [struct.unpack_from("<IIQQQQIIQQ", data, start + index * size) for index in range(count)]
    names_at, names_size = headers[names_index][4:6]
    names = data[names_at:names_at + names_size]
    return [_Section(_string(names, name), kind, flags, b"" if kind == _NOBITS else data[offset:offset + length],
                     length, link, info, alignment, entry_size)
            for name, kind, flags, _, offset, length, link, info, alignment, entry_size in headers]


def _place(sections: list[_Section], index: int) -> str:
    return sections[index].name.hex() if index < len(sections) else f"#{index}"


def _symbols(sections: list[_Section]) -> list[str]:
    """One line a symbol, by index: name, value, size, type and binding, visibility, section."""
    table = next((section for section in sections if section.kind == _SYMTAB), None)
    if table is None:
        return []
    names = sections[table.link].content
    return [f"{_string(names, name).hex()} {value:x} {size:x} {info:x} {other:x} {_place(sections, index)}"
            for name, info, other, index, value, size in struct.iter_unpack("<IBBHQQ", table.content)]


def _symbol(symbols: list[str], index: int) -> str:
    """LLVM 14 writes numbers of symbols that are not there."""
    return symbols[index] if index < len(symbols) else f"#{index}"


def _relocations(sections: list[_Section], symbols: list[str]) -> list[str]:
    lines = []
    for section in sections:
        if section.kind == _RELA:
            where = sections[section.info].name.hex()
            lines += [f"reloc {where} {offset:x} {info & 0xffffffff} {addend:x} {_symbol(symbols, info >> 32)}"
                      for offset, info, addend in struct.iter_unpack("<QQq", section.content)]
    return lines


def summary_of(data: bytes) -> bytes:
    """The same bytes for objects that say the same."""
    kind, machine, version, entry, _, _, flags = struct.unpack_from("<HHIQQQI", data, 16)
    header = f"{data[:16].hex()} {kind} {machine} {version} {entry} {flags:x}"
    sections = _sections(data)
    symbols = _symbols(sections)
    contents = [f"section {section.name.hex()} {section.kind} {section.flags:x} {section.size:x} "
                f"{section.alignment} {section.entry_size} {section.content.hex()}"
                for section in sections if section.kind not in _BOOKKEEPING]
    lines = [header, *sorted(contents), *sorted(symbols), *sorted(_relocations(sections, symbols))]
    return "\n".join(lines).encode()
