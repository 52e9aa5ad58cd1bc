"""Names and contents of the sections of a 64-bit little-endian ELF file."""

from __future__ import annotations

import struct
from dataclasses import dataclass

_NOBITS = 8
_LOADED = 2
_EXECUTABLE = 4


@dataclass(frozen=True)
class _Section:
    name: str
    flags: int
    address: int
    contents: bytes


def _all_of(data: bytes) -> list[_Section]:
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError("not a 64-bit little-endian ELF file")
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count, names_index = struct.unpack_from("<HHH", data, 58)
    headers = [struct.unpack_from("<IIQQQQ", data, start + index * size) for index in range(count)]
    names = headers[names_index][4]
    found = []
    for name_at, kind, flags, address, offset, length in headers:
        name = data[names + name_at:data.index(b"\0", names + name_at)].decode()
        found.append(_Section(name, flags, address, b"" if kind == _NOBITS else data[offset:offset + length]))
    return found


def sections_of(data: bytes) -> dict[str, bytes]:
    """Contents by name; of several sections with one name, the first."""
    sections: dict[str, bytes] = {}
    for section in _all_of(data):
        sections.setdefault(section.name, section.contents)
    return sections


def loaded_sections_of(data: bytes) -> list[tuple[str, int, bytes]]:
    """Names, addresses and contents of the sections that are loaded."""
    return [(section.name, section.address, section.contents) for section in _all_of(data) if section.flags & _LOADED]


def code_sections_of(data: bytes) -> list[tuple[str, bytes]]:
    """Names and contents of the sections with code, but for empty ones."""
    return [(section.name, section.contents) for section in _all_of(data)
            if section.flags & _EXECUTABLE and section.contents]
