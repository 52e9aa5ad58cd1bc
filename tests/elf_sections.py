"""Names and contents of the sections of a 64-bit little-endian ELF file."""

from __future__ import annotations

import struct

_NOBITS = 8
_EXECUTABLE = 4


def _headers_of(data: bytes) -> list[tuple[str, int, int, bytes]]:
    """Name, type, flags and contents of each section."""
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError("not a 64-bit little-endian ELF file")
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count, names_index = struct.unpack_from("<HHH", data, 58)
    headers = [struct.unpack_from("<IIQQQQ", data, start + index * size) for index in range(count)]
    names = headers[names_index][4]
    found = []
    for name_at, kind, flags, _, offset, length in headers:
        name = data[names + name_at:data.index(b"\0", names + name_at)].decode()
        found.append((name, kind, flags, b"" if kind == _NOBITS else data[offset:offset + length]))
    return found


def sections_of(data: bytes) -> dict[str, bytes]:
    """Contents by name; of several sections with one name, the first."""
    sections: dict[str, bytes] = {}
    for name, _, _, contents in _headers_of(data):
        sections.setdefault(name, contents)
    return sections


def code_sections_of(data: bytes) -> list[tuple[str, bytes]]:
    """Names and contents of the sections with code, but for empty ones."""
    return [(name, contents) for name, _, flags, contents in _headers_of(data) if flags & _EXECUTABLE and contents]
