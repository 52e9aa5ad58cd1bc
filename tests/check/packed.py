"""Documents of metadata as MessagePack, also such as no assembler writes, in objects that kdasm made.

A document is of Python's values; a map is a dict, or a Map, in which a key may be twice.
"""

from __future__ import annotations

import struct
import subprocess
from pathlib import Path

Map = tuple  # of pairs

ROOM = 8192  # of bytes for a document

SOURCE = """\
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.globl k
.p2align 8
k:
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 8
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.section .note,"a",@note
.p2align 2
.long 7, {room}, 32
.asciz "AMDGPU"
.p2align 2
.fill {room}, 1, 0xc1
"""

KERNEL = {
    ".name": "k", ".symbol": "k.kd", ".kernarg_segment_size": 8, ".kernarg_segment_align": 8,
    ".group_segment_fixed_size": 0, ".private_segment_fixed_size": 0, ".wavefront_size": 64, ".sgpr_count": 14,
    ".vgpr_count": 4, ".max_flat_workgroup_size": 256,
    ".args": [{".size": 8, ".offset": 0, ".value_kind": "global_buffer", ".address_space": "global"}],
}
DOCUMENT = {"amdhsa.version": [1, 2], "amdhsa.target": "amdgcn-amd-amdhsa--gfx900", "amdhsa.kernels": [KERNEL]}


class Signed(int):
    """A number that is packed as one with a sign, though it has none."""


def sized(count: int, short: int, short_most: int, long: tuple[int, ...]) -> bytes:
    """The beginning of a text or collection."""
    if count <= short_most:
        return bytes([short | count])
    width = 1 if len(long) == 3 and count < 1 << 8 else 2 if count < 1 << 16 else 4
    return bytes([long[{1: 0, 2: -2, 4: -1}[width]]]) + count.to_bytes(width, "big")


def pack(value: object) -> bytes:
    if value is None or isinstance(value, bool):
        return bytes([0xc0 if value is None else 0xc2 + value])
    if isinstance(value, Signed):
        return b"\xd2" + struct.pack(">i", value)
    if isinstance(value, int):
        if 0 <= value < 1 << 7:
            return bytes([value])
        return b"\xd3" + struct.pack(">q", value) if value < 0 else b"\xcf" + struct.pack(">Q", value)
    if isinstance(value, float):
        return b"\xcb" + struct.pack(">d", value)
    if isinstance(value, str):
        text = value.encode()
        return sized(len(text), 0xa0, 31, (0xd9, 0xda, 0xdb)) + text
    if isinstance(value, list):
        return sized(len(value), 0x90, 15, (0xdc, 0xdd)) + b"".join(map(pack, value))
    pairs = value.items() if isinstance(value, dict) else value
    return sized(len(pairs), 0x80, 15, (0xde, 0xdf)) + b"".join(pack(key) + pack(entry) for key, entry in pairs)


class Template:
    """A relocatable object with one kernel, whose note can hold any document."""

    def __init__(self, kdasm: Path, folder: Path, version: int) -> None:
        source, made = folder / f"packed{version}.s", folder / f"packed{version}.o"
        source.write_text(SOURCE.format(room=ROOM))
        subprocess.run([kdasm, f"-mcode-object-version={version}", "-W", source, "-o", made], check=True)
        self.data = made.read_bytes()
        self.contents = self.data.index(b"\xc1" * ROOM)
        self.header = self.contents - 20
        sections = int.from_bytes(self.data[40:48], "little")
        count = int.from_bytes(self.data[60:62], "little")
        self.section = next(at for at in range(sections, sections + 64 * count, 64)
                            if int.from_bytes(self.data[at + 24:at + 32], "little") == self.header)

    def with_document(self, document: bytes) -> bytes:
        """The object with these bytes instead of its document."""
        size = -(-len(document) // 4) * 4
        data = bytearray(self.data)
        data[self.contents:self.contents + size] = document.ljust(size, b"\0")
        data[self.header + 4:self.header + 8] = len(document).to_bytes(4, "little")
        data[self.section + 32:self.section + 40] = (20 + size).to_bytes(8, "little")
        return bytes(data)
