"""Names and contents of the sections of a 64-bit little-endian ELF file."""

from __future__ import annotations

import struct

_NOBITS = 8


def sections_of(data: bytes) -> dict[str, bytes]:
    """Contents by name; of several sections with one name, the first."""
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError("not a 64-bit little-endian ELF file")
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count, names_index = struct.unpack_from("<HHH", data, 58)
    headers = [struct.unpack_from("<IIQQQQ", data, start + index * size) for index in range(count)]
    names = headers[names_index][4]
    sections: dict[str, bytes] = {}
    for name_at, kind, _, _, offset, length in headers:
        name = data[names + name_at:data.index(b"\0", names + name_at)].decode()
        sections.setdefault(name, b"" if kind == _NOBITS else data[offset:offset + length])
    return sections
