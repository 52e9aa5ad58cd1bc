"""Small AMDGPU ELF files, made byte by byte, with headers and notes that other tools wrote and kdasm does not."""

from __future__ import annotations

import struct
from dataclasses import dataclass

AMDHSA, EM_AMDGPU = 64, 224
ET_REL, ET_DYN = 1, 3
PT_LOAD, PT_NOTE = 1, 4
SHT_PROGBITS, SHT_SYMTAB, SHT_STRTAB, SHT_NOTE = 1, 2, 3, 7
SHF_ALLOC, SHF_EXECINSTR = 2, 4
STB_GLOBAL, STT_AMDGPU_HSA_KERNEL = 1, 10

CODE_T_SIZE, CODE_ALIGNMENT = 256, 256
SECTION_NAMES = b"\0.hsatext\0.note\0.symtab\0.strtab\0"


def aligned(size: int, alignment: int) -> int:
    return -(-size // alignment) * alignment


def note(owner: bytes, kind: int, contents: bytes, alignment: int = 4) -> bytes:
    """A record; header with owner, and contents, are padded to the alignment."""
    record = struct.pack("<III", len(owner) + 1, len(contents), kind) + owner + b"\0"
    record += bytes(aligned(len(record), alignment) - len(record)) + contents
    return record + bytes(aligned(len(record), alignment) - len(record))


def version_note(alignment: int = 4) -> bytes:
    return note(b"AMD", 1, struct.pack("<II", 1, 0), alignment)


def hsail_note(alignment: int = 4) -> bytes:
    """HSAIL's version, profile, machine model and default rounding."""
    return note(b"AMD", 2, struct.pack("<IIBBBx", 1, 0, 1, 1, 2), alignment)


def isa_note(isa: tuple[int, int, int], names: tuple[bytes, bytes] = (b"AMD", b"AMDGPU"), alignment: int = 4) -> bytes:
    vendor, architecture = (name + b"\0" for name in names)
    sizes = struct.pack("<HH", len(vendor), len(architecture))
    return note(b"AMD", 3, sizes + struct.pack("<III", *isa) + vendor + architecture, alignment)


def producer_note(alignment: int = 4) -> bytes:
    name = b"AMD HSA Finalizer"
    return note(b"AMD", 4, struct.pack("<HHII", len(name) + 1, 0, 1, 0) + name + b"\0", alignment)


def code_t() -> bytes:
    """amd_kernel_code_t 1.0, its code after it."""
    descriptor = bytearray(CODE_T_SIZE)
    struct.pack_into("<IIHHHH", descriptor, 0, 1, 0, 1, 0, 0, 0)
    struct.pack_into("<Q", descriptor, 16, CODE_T_SIZE)
    descriptor[103] = 6  # wavefronts of 64
    return bytes(descriptor)


@dataclass
class Object:
    """A code object of version 2 with one kernel."""
    flags: int
    notes: bytes = b""
    note_alignment: int = 4
    name: bytes = b"k"

    def header(self, kind: int, sections_at: int, section_count: int, segment_count: int) -> bytes:
        ident = b"\x7fELF" + bytes([2, 1, 1, AMDHSA, 0]) + bytes(7)
        return ident + struct.pack("<HHIQQQIHHHHHH", kind, EM_AMDGPU, 1, 0, 64 if segment_count else 0, sections_at,
                                   self.flags, 64, 56, segment_count, 64, section_count,
                                   section_count - 1 if section_count else 0)

    def relocatable(self) -> bytes:
        strings = SECTION_NAMES + self.name + b"\0"
        kernel_info = STB_GLOBAL << 4 | STT_AMDGPU_HSA_KERNEL
        symbols = bytes(24) + struct.pack("<IBBHQQ", len(SECTION_NAMES), kernel_info, 0, 1, 0, CODE_T_SIZE + 4)
        code = code_t() + struct.pack("<I", 0xBF810000)
        contents = ((b".hsatext", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, code, 0, 0, CODE_ALIGNMENT, 0),
                    (b".note", SHT_NOTE, 0, self.notes, 0, 0, self.note_alignment, 0),
                    (b".symtab", SHT_SYMTAB, 0, symbols, 4, 1, 8, 24),
                    (b".strtab", SHT_STRTAB, 0, strings, 0, 0, 1, 0))
        data, headers = bytearray(64), [bytes(64)]
        for name, kind, flags, section, link, info, alignment, entry in contents:
            data += bytes(aligned(len(data), alignment) - len(data))
            place = (0, len(data), len(section))
            headers.append(struct.pack("<IIQQQQIIQQ", strings.index(name), kind, flags, *place, link, info, alignment,
                                       entry))
            data += section
        data += bytes(aligned(len(data), 8) - len(data))
        data[:64] = self.header(ET_REL, len(data), len(headers), 0)
        return bytes(data) + b"".join(headers)

    def loadable(self) -> bytes:
        """The notes only, and no section headers."""
        start = 64 + 2 * 56
        start = aligned(start, self.note_alignment)
        size = start + len(self.notes)
        segments = struct.pack("<IIQQQQQQ", PT_LOAD, 4, 0, 0, 0, size, size, 4096)
        segments += struct.pack("<IIQQQQQQ", PT_NOTE, 4, start, start, start, len(self.notes), len(self.notes),
                                self.note_alignment)
        head = self.header(ET_DYN, 0, 0, 2) + segments
        return head + bytes(start - len(head)) + self.notes
