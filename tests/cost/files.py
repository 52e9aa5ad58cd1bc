"""files.py: files for kdinfo: objects, archives, bundles, archives of kernels, core files."""

from __future__ import annotations

import functools
import random
import struct
import zlib

import core
import kpack
from bundles import bundle, elf, packed, zstd
from growth import NOTE, RELA, STRTAB, SYMTAB, code_object, overlapping, symbols

from kpack import pack
from shape import family

PROGBITS, HASH, DYNAMIC, REL, DYNSYM, GROUP, SHNDX, GNU_HASH = 1, 5, 6, 9, 11, 17, 18, 0x6ffffff6
TYPES = {"progbits": PROGBITS, "symtab": SYMTAB, "strtab": STRTAB, "rela": RELA, "rel": REL, "note": NOTE, "hash": HASH,
         "dynamic": DYNAMIC, "dynsym": DYNSYM, "group": GROUP, "shndx": SHNDX, "gnu_hash": GNU_HASH, "call_graph": 0x6fff4c09,
         "init_array": 14, "unknown": 0x12345678}


def named(sections: list[tuple[bytes, int, int, bytes]], **more: object) -> bytes:
    """A relocatable object with sections: name, type, flags, bytes; sections of the same bytes object share them."""
    names, places, body, headers = bytearray(b"\0"), {}, bytearray(), []
    for name, kind, flags, contents in sections:
        if name not in places:
            places[name] = len(names)
            names += name + b"\0"
        if id(contents) not in places:
            body += bytes(-len(body) % 8)
            places[id(contents)] = 64 + len(body)
            body += contents
        size = {SYMTAB: 24, RELA: 24, DYNSYM: 24, REL: 16, DYNAMIC: 16}.get(kind, 0)
        headers.append((places[name], kind, flags, 0, places[id(contents)], len(contents), more.get("link", 0), more.get("info", 0), 1, size))
    names_at = len(names)
    names += b".shstrtab\0"
    headers.append((names_at, STRTAB, 0, 0, 64 + len(body), len(names), 0, 0, 1, 0))
    body += names + bytes(-(len(body) + len(names)) % 8)
    table = bytes(64) + b"".join(struct.pack("<IIQQQQIIQQ", *header) for header in headers)
    count = len(headers) + 1
    return b"\x7fELF\x02\x01\x01\x40\x04" + bytes(7) + struct.pack(
        "<HHIQQQIHHHHHH", more.get("type", 1), 224, 1, 0, 0, 64 + len(body), more.get("flags", 0x12c), 64, 0, 0, 64, count,
        count - 1) + body + table


PATTERNS = {
    "zeros": lambda size: bytes(size),
    "ones": lambda size: b"\1" * size,
    "high": lambda size: b"\x80" * size,
    "full": lambda size: b"\xff" * size,
    "text": lambda size: b"a\0" * (size // 2),
    "random": lambda size: random.Random(size).randbytes(size),
}


# ---- sections ----

@family("file", [(name, pattern) for name in TYPES for pattern in ("zeros", "random")])
def sections_over_the_same_bytes(kind: str, pattern: str) -> bytes:
    return code_object([(TYPES[kind], 2, 0, 64, 400_000, 1, 2, 8, 24)] * 20_000, PATTERNS[pattern](400_000))


@family("file", PATTERNS)
def bytes_of_one_section_of_code(pattern: str) -> bytes:
    return named([(b".text", PROGBITS, 6, PATTERNS[pattern](1_900_000))])


@family("file")
def one_long_name_of_all_sections() -> bytes:
    names = b"\0" + b"n" * 600_000 + b"\0"
    headers = [(0,) * 9] + [(PROGBITS, 2, 0, 64, 0, 0, 0, 1, 0)] * 20_000
    table = b"".join(struct.pack("<IIQQQQIIQQ", 1, *header) for header in headers)
    table += struct.pack("<IIQQQQIIQQ", 0, STRTAB, 0, 0, 64 + len(table) + 64, len(names), 0, 0, 1, 0)
    count = len(headers) + 1
    return b"\x7fELF\x02\x01\x01\x40\x04" + bytes(7) + struct.pack(
        "<HHIQQQIHHHHHH", 1, 224, 1, 0, 0, 64, 0x12c, 64, 0, 0, 64, count, count - 1) + table + names


@family("file", [("names", 1), ("tails", 0)])
def symbols_of_long_names(kind: str, same: int) -> bytes:
    names = b"\0" + b"n" * 900_000 + b"\0"
    count = 40_000
    table = bytes(24) + b"".join(struct.pack("<IBBHQQ", 1 if same else 1 + i, 0x12, 0, 3, i, 0) for i in range(count))
    start = 64 + len(table)
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, start, len(names), 0, 0, 1, 0),
               (PROGBITS, 6, 0, start, 40_000, 0, 0, 4, 0)]
    return code_object(headers, table + names)


@family("file", [1, 2, 3, 9])
def symbols_of_a_type(kind: int) -> bytes:
    table = bytes(24) + b"".join(struct.pack("<IBBHQQ", 1 + i % 2, 0x10 | kind, 0, 3, 4 * i, 4) for i in range(70_000))
    names, text = b"\0ab\0", bytes(200_000)
    start = 64 + len(table)
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, start, len(names), 0, 0, 1, 0),
               (PROGBITS, 6, 0, start + len(names), len(text), 0, 0, 4, 0)]
    return code_object(headers, table + names + text)


@family("file", [".kd", "x"])
def kernels_at_one_descriptor(ending: str) -> bytes:
    """Each with a name of its own; the descriptor is followed by much code."""
    names, offsets = bytearray(b"\0"), []
    for i in range(20_000):
        offsets.append(len(names))
        names += f"k{i}{ending}\0".encode()
    code = bytes(16) + struct.pack("<Q", 64) + bytes(40) + bytes.fromhex("000080bf") * 200_000
    table = bytes(24) + b"".join(struct.pack("<IBBHQQ", at, 0x11, 3, 3, 0, 64) for at in offsets)
    start = 64 + len(table)
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, start, len(names), 0, 0, 1, 0),
               (PROGBITS, 6, 0, start + len(names), len(code), 0, 0, 4, 0)]
    return code_object(headers, table + bytes(names) + code)


@family("file", [1, 64])
def descriptors_that_overlap(step: int) -> bytes:
    """One at each byte, or one after the other."""
    count = 400_000 // step if step > 1 else 12_000
    names, offsets = bytearray(b"\0"), []
    for i in range(count):
        offsets.append(len(names))
        names += f"k{i}.kd\0".encode()
    data = bytes(step * count + 64)
    table = bytes(24) + b"".join(struct.pack("<IBBHQQ", at, 0x11, 3, 3, step * i, 64) for i, at in enumerate(offsets))
    start = 64 + len(table)
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, start, len(names), 0, 0, 1, 0),
               (PROGBITS, 2, 0, start + len(names), len(data), 0, 0, 4, 0)]
    return code_object(headers, table + bytes(names) + data)


@family("file", ["text", "data", "debug"])
def relocations_of_one_place(of: str) -> bytes:
    """As many as fit, all at offset 0."""
    table, names = symbols(2), b"\0x\0"
    kind = {"text": b".text", "data": b".rodata", "debug": b".debug_info"}[of]
    relocations = struct.pack("<QQq", 0, 1 << 32 | 1, 0) * 70_000
    start = 64 + len(table)
    text = bytes.fromhex("000080bf") * 50_000
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, start, len(names), 0, 0, 1, 0),
               (PROGBITS, 6 if of == "text" else 2 if of == "data" else 0, 0, start + len(names), len(text), 0, 0, 4, 0),
               (RELA, 0, 0, start + len(names) + len(text), len(relocations), 1, 3, 8, 24)]
    made = code_object(headers, table + names + text + relocations, b"\0" + kind + b"\0")
    return made


@family("file", [(kind, each) for kind in ("text", "rodata", "debug_info") for each in (0, 4)] + [("branches", 0)])
def uses_of_one_long_name(of: str, step: int) -> bytes:
    """Relocations of one symbol, at one place or one after the other, or branches to it."""
    count = 40_000
    names = b"\0" + b"n" * (400_000 if step else 800_000) + b"\0"
    table = bytes(24) + struct.pack("<IBBHQQ", 1, 0x12, 0, 3, 0, 0)
    if of == "branches":
        text = b"".join(struct.pack("<I", 0xbf820000 | -i - 1 & 0xffff) for i in range(30_000))
    else:
        text = bytes.fromhex("000080bf") * (count if step else 1_000)
    relocations = b"" if of == "branches" else b"".join(struct.pack("<QQq", step * i, 1 << 32 | 1, 0) for i in range(count))
    start = 64 + len(table) + len(names)
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, 64 + len(table), len(names), 0, 0, 1, 0),
               (PROGBITS, 6 if of in ("text", "branches") else 0, 0, start, len(text), 0, 0, 4, 0),
               (RELA, 0, 0, start + len(text), len(relocations), 1, 3, 8, 24)]
    return code_object(headers, table + names + text + relocations, b"\0." + (b"text" if of == "branches" else of.encode()) + b"\0")


# ---- notes ----

def notes(*documents: bytes, number: int = 32, name: bytes = b"AMDGPU\0\0") -> bytes:
    size = len(name.rstrip(b"\0")) + 1
    return b"".join(struct.pack("<III", size, len(d), number) + name + d + bytes(-len(d) % 4) for d in documents)


def with_notes(contents: bytes, times: int = 1, flags: int = 0x54c) -> bytes:
    return named([(b".note", NOTE, 2, contents)] * times, flags=flags)


def kernel(name: str, **more: object) -> dict[str, object]:
    return {".name": name, ".symbol": name + ".kd", ".kernarg_segment_size": 8, ".kernarg_segment_align": 8,
            ".group_segment_fixed_size": 0, ".private_segment_fixed_size": 0, ".wavefront_size": 64, ".sgpr_count": 1,
            ".vgpr_count": 1, ".max_flat_workgroup_size": 256, **more}


def metadata(**more: object) -> bytes:
    return pack({"amdhsa.version": [1, 2], "amdhsa.kernels": [], **more})


def text(value: bytes) -> bytes:
    return b"\xdb" + struct.pack(">I", len(value)) + value


DEEP = {"arrays": b"\x91", "maps": b"\x81\xa1k", "arrays_in_maps": b"\x81\xa1k\x91", "long_arrays": b"\xdd\0\0\0\1",
        "keys": b"\x81"}


@family("file", DEEP)
def deep_metadata(kind: str) -> bytes:
    return with_notes(notes(DEEP[kind] * (1_800_000 // len(DEEP[kind]) // 2) + b"\xc0" * 900_000))


WIDE = {
    "nils": lambda: b"\xdd\0\x1b\x77\x40" + b"\xc0" * 1_800_000,
    "maps": lambda: b"\xdd\0\x1b\x77\x40" + b"\x80" * 1_800_000,
    "numbers": lambda: b"\xdd\0\x03\x0d\x40" + (b"\xcf" + b"\xff" * 8) * 200_000,
    "texts": lambda: b"\xdd\0\x0d\xbb\xa0" + b"\xa1x" * 900_000,
    "keys": lambda: b"\xdf\0\x03\x0d\x40" + b"".join(b"\xa6" + b"%06d" % i + b"\1" for i in range(200_000)),
    "keys_backwards": lambda: b"\xdf\0\x03\x0d\x40" + b"".join(b"\xa6" + b"%06d" % (200_000 - i) + b"\1" for i in range(200_000)),
    "same_keys": lambda: b"\xdf\0\x07\xa1\x20" + b"\xa1k\1" * 500_000,
    "number_keys": lambda: b"\xdf\0\x03\x0d\x40" + b"".join(b"\xce" + struct.pack(">I", i) + b"\1" for i in range(200_000)),
    "binary": lambda: b"\xc6" + struct.pack(">I", 1_800_000) + b"\xff" * 1_800_000,
    "text": lambda: text(b"x" * 1_800_000),
    "text_of_controls": lambda: text(b"\x1b" * 1_800_000),
    "text_of_high_bytes": lambda: text(b"\xff" * 1_800_000),
    "text_of_lines": lambda: text(b"x\n" * 900_000),
    "count": lambda: b"\xdd\xff\xff\xff\xff" + b"\xc0" * 1_000_000,
    "map_count": lambda: b"\xdf\xff\xff\xff\xff" + b"\xc0" * 1_000_000,
    "extensions": lambda: b"\xdd\0\x07\xa1\x20" + b"\xd4\1\1" * 500_000,
    "reals": lambda: b"\xdd\0\x03\x0d\x40" + (b"\xcb" + struct.pack(">d", 1e-300 / 3)) * 200_000,
}


@family("file", WIDE)
def wide_metadata(kind: str) -> bytes:
    return with_notes(notes(WIDE[kind]()))


@family("file", WIDE)
def wide_value_in_metadata(kind: str) -> bytes:
    """The document is one, apart from that."""
    return with_notes(notes(metadata()[:-1].replace(b"\x82", b"\x83", 1) + metadata()[-1:] + b"\xa1x" + WIDE[kind]()))


KERNELS = {
    "of_one_name": lambda i: kernel("k"),
    "of_many_names": lambda i: kernel(f"k{i}"),
    "without_keys": lambda i: {},
    "with_one_symbol": lambda i: {".name": f"k{i}", ".symbol": "k.kd"},
    "of_empty_maps": lambda i: {},
    "of_a_long_name": lambda i: kernel("k" * 300_000, **{".args": [{".offset": 8 * j, ".size": 8, ".value_kind": "x"} for j in range(18_000)]}),
    "with_arguments": lambda i: kernel(f"k{i}", **{".args": [{".offset": 8 * j, ".size": 8, ".value_kind": "by_value"} for j in range(20)]}),
}


@family("file", KERNELS)
def kernels_in_metadata(kind: str) -> bytes:
    if kind == "of_empty_maps":
        return with_notes(notes(b"\x82" + pack("amdhsa.version") + pack([1, 2]) + pack("amdhsa.kernels") + b"\xdd" + struct.pack(">I", 1_200_000) + b"\x80" * 1_200_000))
    if kind == "of_a_long_name":
        return with_notes(notes(metadata(**{"amdhsa.kernels": [KERNELS[kind](0)]})))
    kernels, size = [], 0
    while size < 1_800_000:
        kernels.append(KERNELS[kind](len(kernels)))
        size += len(pack(kernels[-1])) if len(kernels) < 30 else size // (len(kernels) - 1)
        if len(kernels) >= 300_000:
            break
    document = metadata(**{"amdhsa.kernels": kernels})
    return with_notes(notes(document))


@family("file", [".args", ".reqd_workgroup_size", "amdhsa.printf", ".language_version"])
def one_long_list_in_metadata(key: str) -> bytes:
    if key == "amdhsa.printf":
        return with_notes(notes(metadata(**{key: [f"{i}:1:4:%d" for i in range(100_000)]})))
    values = [{".offset": 8 * i, ".size": 8, ".value_kind": "by_value"} for i in range(24_000)] if key == ".args" else [1] * 200_000
    return with_notes(notes(metadata(**{"amdhsa.kernels": [kernel("k", **{key: values})]})))


@family("file", [(1, 4_500), (20_000, 1), (100, 100)])
def notes_of_metadata(sections: int, count: int) -> bytes:
    return with_notes(notes(*[metadata(**{"amdhsa.kernels": [kernel("k")]})] * count), sections)


@family("file", [32, 1, 11, 10, 3, 27, 12, 99])
def notes_of_a_type(number: int) -> bytes:
    return with_notes(notes(*[b"\0" * 16] * 50_000, number=number, name=b"AMDGPU\0\0" if number > 27 else b"AMD\0"), flags=0x2c)


YAML = {
    "deep": "- " * 900_000, "deep_flow": "[" * 900_000 + "]" * 900_000, "wide": "x: 1\n" * 300_000,
    "keys": "".join(f"k{i}: 1\n" for i in range(150_000)), "text": "x: '" + "y" * 1_800_000 + "'\n",
    "kernels": "Version: [1, 0]\nKernels:\n" + "".join(f"  - Name: k{i}\n    SymbolName: 'k{i}@kd'\n" for i in range(40_000)),
    "anchors": "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]\n" for i in range(50_000)), "lines": "\n" * 1_800_000,
    "escapes": 'x: "' + "\\x41" * 400_000 + '"\n',
}


@family("file", YAML)
def text_of_metadata_of_version_2(kind: str) -> bytes:
    return with_notes(notes(YAML[kind].encode(), number=10, name=b"AMD\0"), flags=0x2c)


@family("file", ["registers", "stages", "functions", "numbers", "binary"])
def metadata_of_pal(kind: str) -> bytes:
    pipeline: dict[str, object] = {
        "registers": {".registers": {i: i for i in range(100_000)}},
        "stages": {".hardware_stages": {f".s{i}": {".vgpr_count": 1} for i in range(40_000)}},
        "functions": {".shader_functions": {f"f{i}": {".vgpr_count": 1} for i in range(40_000)}},
        "numbers": {".internal_pipeline_hash": list(range(200_000))},
        "binary": {".api": "x" * 1_500_000},
    }[kind]
    document = pack({"amdpal.version": [2, 1], "amdpal.pipelines": [pipeline]})
    made = bytearray(with_notes(notes(document), flags=0x2c))
    made[7] = 65
    return bytes(made)


# ---- debug information ----

DEBUG = ("info", "types", "abbrev", "line", "frame", "loc", "loclists", "ranges", "rnglists", "str", "line_str", "str_offsets",
         "addr", "aranges", "macro", "names", "pubnames")


@family("file", [(name, pattern) for name in (*DEBUG, "eh_frame") for pattern in ("zeros", "ones", "random")])
def bytes_of_debug_information(name: str, pattern: str) -> bytes:
    return named([(b".eh_frame" if name == "eh_frame" else b".debug_" + name.encode(), PROGBITS, 0, PATTERNS[pattern](1_900_000))])


def uleb(value: int) -> bytes:
    out = bytearray()
    while True:
        out.append(value & 0x7f | (0x80 if value > 0x7f else 0))
        value >>= 7
        if not value:
            return bytes(out)


STRP, DATA4, SEC_OFFSET, EXPRLOC, ADDR, REF4, BLOCK4, UDATA, INLINE = 0x0e, 0x06, 0x17, 0x18, 0x01, 0x13, 0x04, 0x0f, 0x08
NAME, LOCATION, RANGES, TYPE, STMT_LIST, LOW_PC, HIGH_PC, FRAME_BASE = 3, 2, 0x55, 0x49, 0x10, 0x11, 0x12, 0x40
COMPILE_UNIT, VARIABLE, SUBPROGRAM, BLOCK = 0x11, 0x34, 0x2e, 0x0b


def abbreviation(code: int, tag: int, children: bool, *attributes: tuple[int, int]) -> bytes:
    return uleb(code) + uleb(tag) + bytes([children]) + b"".join(uleb(a) + uleb(f) for a, f in (*attributes, (0, 0)))


def unit(entries: bytes, version: int = 5, abbreviations: int = 0) -> bytes:
    if version == 5:
        header = struct.pack("<HBBI", 5, 1, 8, abbreviations)
    else:
        header = struct.pack("<HIB", version, abbreviations, 8)
    return struct.pack("<I", len(header) + len(entries)) + header + entries


def debug(info: bytes, abbreviations: bytes, **sections: bytes) -> bytes:
    code = bytes.fromhex("000080bf") * 1000
    return named([(b".text", PROGBITS, 6, code), (b".debug_info", PROGBITS, 0, info), (b".debug_abbrev", PROGBITS, 0, abbreviations + b"\0"),
                  *((b".debug_" + name.encode(), PROGBITS, 0, contents) for name, contents in sections.items())])


ROW5 = bytes([7]) + struct.pack("<Q", 0) + uleb(4)  # DW_LLE_startx... begins with start_length
LISTS = {
    "loclists": (5, LOCATION, "loclists", struct.pack("<IHBBI", 0xfffff0, 5, 8, 0, 0), (b"\x08" + bytes(8) + b"\x04" + b"\x01\x30")),
    "rnglists": (5, RANGES, "rnglists", struct.pack("<IHBBI", 0xfffff0, 5, 8, 0, 0), (b"\x07" + bytes(8) + b"\x04")),
    "loc": (4, LOCATION, "loc", b"", struct.pack("<QQH", 0, 4, 1) + b"\x30"),
    "ranges": (4, RANGES, "ranges", b"", struct.pack("<QQ", 0, 4)),
}


@family("file", [(name, entries) for name in LISTS for entries in (200, 20_000, 150_000)])
def entries_that_share_a_list(kind: str, count: int) -> bytes:
    version, attribute, section, header, row = LISTS[kind]
    rows = (1_900_000 - 5 * count) // len(row)
    entries = b"\1" + (b"\2" + struct.pack("<I", len(header))) * count + b"\0"
    shapes = abbreviation(1, COMPILE_UNIT, True) + abbreviation(2, VARIABLE, False, (attribute, SEC_OFFSET)) + b"\0"
    body = bytearray(header + row * rows + bytes(16))
    if header:
        struct.pack_into("<I", body, 0, len(body) - 4)
    return debug(unit(entries, version), shapes, **{section: bytes(body)})


@family("file", [(name, count) for name in LISTS for count in (20_000, 150_000)])
def entries_at_each_row_of_a_list(kind: str, count: int) -> bytes:
    """Lists that end each other's."""
    version, attribute, section, header, row = LISTS[kind]
    rows = (1_900_000 - 5 * count) // len(row)
    entries = b"\1" + b"".join(b"\2" + struct.pack("<I", len(header) + len(row) * (i % rows)) for i in range(count)) + b"\0"
    shapes = abbreviation(1, COMPILE_UNIT, True) + abbreviation(2, VARIABLE, False, (attribute, SEC_OFFSET)) + b"\0"
    body = bytearray(header + row * rows + bytes(16))
    if header:
        struct.pack_into("<I", body, 0, len(body) - 4)
    return debug(unit(entries, version), shapes, **{section: bytes(body)})


@family("file", [("str", 100), ("str", 100_000), ("line_str", 100_000), ("tails", 100_000), ("own", 100_000)])
def names_of_entries(kind: str, count: int) -> bytes:
    form = 0x1f if kind == "line_str" else INLINE if kind == "own" else STRP
    size = 1_000_000 if kind != "own" else 0
    value = {"own": lambda i: b"nnnnn\0", "tails": lambda i: struct.pack("<I", i)}.get(kind, lambda i: bytes(4))
    entries = b"\1" + b"".join(b"\2" + value(i) for i in range(count)) + b"\0"
    shapes = abbreviation(1, COMPILE_UNIT, True) + abbreviation(2, VARIABLE, False, (NAME, form)) + b"\0"
    strings = b"n" * size + b"\0"
    return debug(unit(entries), shapes, **{"line_str" if kind == "line_str" else "str": strings})


@family("file", [(4, 100), (4, 50_000), (5, 50_000)])
def units_that_share_abbreviations(version: int, count: int) -> bytes:
    shapes = b"".join(abbreviation(i + 2, VARIABLE, False, (NAME, INLINE)) for i in range(60_000)) + abbreviation(1, COMPILE_UNIT, False) + b"\0"
    return debug(unit(b"\1", version) * count, shapes)


@family("file", [30_000])
def units_at_each_abbreviation(count: int) -> bytes:
    shape = abbreviation(1, COMPILE_UNIT, False)
    return debug(b"".join(unit(b"\1", 4, len(shape) * i) for i in range(count)), shape * count * 5 + b"\0")


@family("file", [1, 1000])
def attributes_of_one_entry(count: int) -> bytes:
    shapes = abbreviation(1, COMPILE_UNIT, True) + abbreviation(2, VARIABLE, False, *[(0x2000 + i, 0x19) for i in range(count)]) + b"\0"
    return debug(unit(b"\1" + b"\2" * 1_500_000 + b"\0"), shapes)


@family("file", [SUBPROGRAM, BLOCK])
def entries_in_each_other(tag: int) -> bytes:
    shapes = abbreviation(1, COMPILE_UNIT, True) + abbreviation(2, tag, True) + b"\0"
    return debug(unit(b"\1" + b"\2" * 900_000 + b"\0" * 900_001), shapes)


@family("file", ["references", "circle"])
def references_of_entries(kind: str) -> bytes:
    shapes = abbreviation(1, COMPILE_UNIT, True) + abbreviation(2, 0x16, False, (TYPE, REF4)) + b"\0"
    first, count = 13, 350_000
    to = [first + 5 * ((i + 1) % count if kind == "circle" else 0) for i in range(count)]
    return debug(unit(b"\1" + b"".join(b"\2" + struct.pack("<I", at) for at in to) + b"\0"), shapes)


EXPRESSIONS = {
    "nops": b"\x96" * 200, "literals": b"\x30" * 200, "branches": b"\x30\x28\0\0" * 60, "loop": b"\x2f\xfd\xff", "picks": b"\x12" * 200,
    "pieces": b"\x50\x93\x01" * 60, "calls": b"\x98\x0d\0" * 60, "unknown": b"\x02" * 200, "deep": b"\x30" + b"\x12\x1e" * 100,
}


@family("file", [(name, many) for name in EXPRESSIONS for many in (0, 1)])
def expressions_of_entries(kind: str, many: int) -> bytes:
    """Many, or one of as many bytes."""
    expression = EXPRESSIONS[kind]
    if not many:
        expression *= 1_800_000 // len(expression)
    block = struct.pack("<I", len(expression)) + expression
    shapes = abbreviation(1, COMPILE_UNIT, True) + abbreviation(2, VARIABLE, False, (LOCATION, BLOCK4)) + b"\0"
    entries = b"\1" + (b"\2" + block) * (1_800_000 // (len(block) + 1)) + b"\0"
    shapes = abbreviation(1, COMPILE_UNIT, True) + abbreviation(2, VARIABLE, False, (LOCATION, BLOCK4)) + b"\0"
    return debug(unit(entries, 3), shapes)


def line_table(program: bytes, files: int = 1, folders: int = 0) -> bytes:
    header = bytes([1, 1, 1]) + b"\xfb\x0e\x0d" + bytes([0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1])
    header += b"".join(b"d%d\0" % i for i in range(folders)) + b"\0" + b"".join(b"f%d\0\0\0\0" % i for i in range(files)) + b"\0"
    body = struct.pack("<HI", 4, len(header)) + header + program
    return struct.pack("<I", len(body)) + body


PROGRAMS = {
    "rows": b"\x12", "copies": b"\1", "sequences": b"\1\0\1\1", "advances": b"\2\x7f", "files": b"\4\1\1", "fixed": b"\x09\xff\xff",
    "addresses": b"\0\x09\2" + bytes(8) + b"\1", "unknown": b"\0\5\x80abcd",
}


@family("file", [(name, units) for name in PROGRAMS for units in (1, 10_000)])
def units_that_share_a_line_table(kind: str, units: int) -> bytes:
    table = line_table(PROGRAMS[kind] * ((1_800_000 - 16 * units) // len(PROGRAMS[kind])))
    shapes = abbreviation(1, COMPILE_UNIT, False, (STMT_LIST, SEC_OFFSET)) + b"\0"
    return debug(unit(b"\1" + bytes(4), 4) * units, shapes, line=table)


@family("file", [(100_000, 0), (0, 250_000)])
def names_of_a_line_table(files: int, folders: int) -> bytes:
    shapes = abbreviation(1, COMPILE_UNIT, False, (STMT_LIST, SEC_OFFSET)) + b"\0"
    return debug(unit(b"\1" + bytes(4), 4), shapes, line=line_table(b"\1" * 100, files, folders))


@family("file")
def line_table_of_long_names() -> bytes:
    """Version 5: each file is the same long string."""
    header = bytes([4, 1, 1, 1]) + b"\xfb\x0e\x0d" + bytes([0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1])
    header += b"\0\0\1\1\x1f" + uleb(200_000) + bytes(800_000)
    body = struct.pack("<HBBI", 5, 8, 0, len(header)) + header
    shapes = abbreviation(1, COMPILE_UNIT, False, (STMT_LIST, SEC_OFFSET)) + b"\0"
    return debug(unit(b"\1" + bytes(4)), shapes, line=struct.pack("<I", len(body)) + body, line_str=b"n" * 900_000 + b"\0")


CALL_FRAMES = {
    "nops": b"\0", "advances": b"\x41", "remembered": b"\x0a", "restored": b"\x0a\x0b", "rules": b"\x85\1", "cfa": b"\x0e\1", "undefined": b"\7\5",
}


@family("file", [(name, fdes, initial) for name in CALL_FRAMES for fdes in (1, 20_000) for initial in (0, 1)])
def call_frames(kind: str, fdes: int, initial: int) -> bytes:
    """FDEs that share a CIE; either it has many instructions, or they have."""
    step = CALL_FRAMES[kind]
    room = 1_850_000 - 24 * fdes
    many = step * (room // len(step)) if initial else step * (room // len(step) // fdes)
    cie = struct.pack("<I", 0xffffffff) + b"\4\0\x08\0\4\4\x10" + (many if initial else b"")
    fde = struct.pack("<IQQ", 0, 0, 4) + (b"" if initial else many)
    frames = b"".join(struct.pack("<I", len(e)) + e for e in (cie, *[fde] * fdes))
    return named([(b".text", PROGBITS, 6, bytes.fromhex("000080bf") * 1000), (b".debug_frame", PROGBITS, 0, frames)])


@family("file", [(name, method, count, kind) for name in ("info", "frame", "line", "str") for method in ("zlib", "zstd") for count in (1, 40) for kind in ("zeros", "old")
                 if method == "zlib" or kind != "old"])
def packed_debug_information(name: str, method: str, count: int, kind: str) -> bytes:
    """Zeros, packed; what a section unpacks to is within the bounds of one."""
    size = 250 << 20 if count == 1 else 100 << 20
    if method == "zlib":
        pressed = zlib_of_zeros(size)
    else:
        pressed = zstd_of_zeros(size)
    if kind == "old":
        contents = b"ZLIB" + struct.pack(">Q", size) + pressed
    else:
        contents = struct.pack("<IIQQ", 1 if method == "zlib" else 2, 0, size, 1) + pressed
    flags = 0 if kind == "old" else 0x800
    return named([((b".zdebug_" if kind == "old" else b".debug_") + name.encode(), PROGBITS, flags, contents)] * count)


@functools.cache
def zlib_of_zeros(size: int) -> bytes:
    stream = zlib.compressobj(9)
    return b"".join(stream.compress(bytes(1 << 20)) for _ in range(size >> 20)) + stream.flush()


def zstd_of_zeros(size: int) -> bytes:
    """A frame whose blocks repeat one byte 128 KiB long."""
    count = size >> 17
    frame = b"\x28\xb5\x2f\xfd\xa0" + struct.pack("<I", size)
    return frame + b"".join(struct.pack("<I", (1 << 17) << 3 | 1 << 1 | (i == count - 1))[:3] + b"\0" for i in range(count))


# ---- archives, bundles, and so on ----

def member(name: bytes, contents: bytes) -> bytes:
    return name.ljust(16) + b"0".ljust(12) + b"0".ljust(6) * 2 + b"644".ljust(8) + str(len(contents)).encode().ljust(10) + b"`\n" + contents + b"\n" * (len(contents) % 2)


SMALL = code_object([(PROGBITS, 6, 0, 64, 4, 0, 0, 4, 0)], b"\0\0\x80\xbf")
MEMBERS = {
    "empty": lambda: b"!<arch>\n" + member(b"a/", b"") * 30_000, "objects": lambda: b"!<arch>\n" + member(b"a/", SMALL) * 4_500,
    "long_names": lambda: b"!<arch>\n" + member(b"//", b"x" * 900_000 + b"/\n") + member(b"/0", b"") * 15_000,
    "thin": lambda: b"!<thin>\n" + b"".join(member(b"f%d/" % i, b"") for i in range(30_000)),
    "nested": lambda: nested_archive(), "symbols": lambda: b"!<arch>\n" + member(b"/", struct.pack(">I", 200_000) + bytes(4 * 200_000) + b"s\0" * 200_000),
    "bundles": lambda: b"!<arch>\n" + member(b"a/", bundle(("hip-amdgcn-amd-amdhsa--gfx900", SMALL))) * 400,
    "elf_starts": lambda: b"!<arch>\n" + member(b"a/", b"\x7fELF") * 28_000,
}


def nested_archive() -> bytes:
    made = b"!<arch>\n" + member(b"a/", SMALL)
    while len(made) < 1_000_000:
        made = b"!<arch>\n" + member(b"a/", made)
        if len(made) > 100_000:
            break
    return made


@family("file", MEMBERS)
def archives(kind: str) -> bytes:
    return MEMBERS[kind]()


ID = "hip-amdgcn-amd-amdhsa--gfx900"
BUNDLES = {
    "empty": lambda: bundle(*[(ID, b"")] * 35_000), "objects": lambda: bundle(*[(f"hip{i}-amdgcn-amd-amdhsa--gfx900", SMALL) for i in range(3_500)], alignment=8),
    "hosts": lambda: bundle(*[(f"host-x{i}", b"") for i in range(35_000)]), "long_ids": lambda: bundle(*[("hip-" + "x" * 60_000, b"")] * 30),
    "overlapping": lambda: overlapping(20_000, 20_000), "few_overlapping": lambda: overlapping(70_000, 15),
    "many": lambda: bundle((ID, SMALL), alignment=8) * 3_500, "nested": lambda: nested_bundle(),
    "compressed": lambda: packed(bundle((ID, bytes(1 << 20))), 3) * 1_700, "one_compressed": lambda: packed(bundle((ID, bytes(200 << 20))), 3),
    "compressed_often": lambda: packed(bundle((ID, SMALL + bytes(50 << 20))), 3) * 35, "starts": lambda: b"__CLANG_OFFLOAD_BUNDLE__" * 80_000, "compressed_starts": lambda: b"CCOB\2\0\1\0" * 200_000,
    "headers": lambda: bundle(("host-", b"")) + (b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<4Q", 35_000, 0, 0, 32)) * 34_000,
}


def nested_bundle() -> bytes:
    made = SMALL
    for _ in range(10_000):
        made = bundle((ID, made), alignment=8)
    return made


@family("file", BUNDLES)
def bundles(kind: str) -> bytes:
    return BUNDLES[kind]()


@family("file", [kind for kind in BUNDLES if kind not in ("one_compressed",)])
def bundles_in_a_library(kind: str) -> bytes:
    return elf((".hip_fatbin", BUNDLES[kind]()))


KPACKS = {
    "entries": lambda: kpack.packed({f"l#{i}": {"gfx900": SMALL} for i in range(4_000)}),
    "shared": lambda: shared_kpack({f"l#{i}": {"gfx900": kpack.entry(0, len(SMALL))} for i in range(18_000)}, SMALL),
    "shared_large": lambda: shared_kpack({f"l#{i}": {"gfx900": kpack.entry(0, 30 << 20)} for i in range(20_000)}, bytes(30 << 20)),
    "targets": lambda: shared_kpack({"l#0": {f"gfx{i}": kpack.entry(0, len(SMALL)) for i in range(20_000)}}, SMALL),
    "deep": lambda: kpack.archive({"toc": {}, "x": deep_list(10_000)}, b""),
    "large": lambda: several_kpack(15, 30 << 20),
    "texts": lambda: kpack.archive({"toc": {}, "group_name": "x" * 1_500_000}, b""),
}


def deep_list(depth: int) -> object:
    made: object = []
    for _ in range(min(depth, 400)):
        made = [made]
    return made


def shared_kpack(toc: dict[str, object], contents: bytes) -> bytes:
    body = kpack.frames([contents])
    return kpack.archive({"compression_scheme": "zstd-per-kernel", "zstd_offset": 16, "zstd_size": len(body), "toc": toc}, body)


def several_kpack(count: int, size: int) -> bytes:
    frame = zstd(SMALL + bytes(size - len(SMALL)))
    body = struct.pack("<I", count) + (struct.pack("<I", len(frame)) + frame) * count
    toc = {f"l#{i}": {"gfx900": kpack.entry(i, size)} for i in range(count)}
    return kpack.archive({"compression_scheme": "zstd-per-kernel", "zstd_offset": 16, "zstd_size": len(body), "toc": toc}, body)


@family("file", KPACKS)
def archives_of_kernels(kind: str) -> bytes:
    return KPACKS[kind]()


@family("file", ["loaded", "queues", "agents", "segments", "code", "notes"])
def core_files(kind: str) -> bytes:
    if kind == "loaded":
        memory = core.loaded([(i, f"memory://1#offset={core.CODE + i % 1000}&size=8") for i in range(18_000)])
        return core.elf([(core.PT_LOAD, core.BASE, memory), (core.PT_LOAD, core.CODE, b"\x7fELF" * 300)], core.note(core.state(core.BASE)))
    if kind == "code":
        memory = core.loaded([(i, f"memory://1#offset={core.CODE}&size={len(SMALL)}") for i in range(18_000)])
        return core.elf([(core.PT_LOAD, core.BASE, memory), (core.PT_LOAD, core.CODE, SMALL)], core.note(core.state(core.BASE)))
    if kind == "segments":
        return core.elf([(core.PT_LOAD, 16 * i, b"\x7fELF") for i in range(25_000)], core.note(core.state(core.BASE)))
    if kind == "notes":
        return core.elf([], core.note(core.state(core.BASE)) * 6_000)
    return core.elf([], core.note(core.state(queues=100_000 if kind == "queues" else 0, agents=10_000 if kind == "agents" else 0, queue_size=16)))


@family("file", PATTERNS)
def files_of_bytes(pattern: str) -> bytes:
    return PATTERNS[pattern](1_900_000)


@family("file", PATTERNS)
def visa_debug_information(pattern: str) -> bytes:
    return b"\x10\xd0\xad\xde\1\0\1k" + bytes(4) + PATTERNS[pattern](1_900_000)


# ---- code ----

def instructions(*words: int, count: int = 450_000) -> bytes:
    once = b"".join(struct.pack("<I", word) for word in words)
    return once * (4 * count // len(once))


CODES = {
    "nops": lambda: instructions(0xbf800000), "branches_forwards": lambda: instructions(0xbf840001), "branches_to_the_end": lambda: instructions(*[0xbf847fff] * 4),
    "branches_backwards": lambda: instructions(0xbf84ffff), "ends": lambda: instructions(0xbf810000), "moves": lambda: instructions(0x7e000280),
    "waits": lambda: instructions(0xbf8c0000, 0xdc508000, 0x00000000), "unknown": lambda: instructions(0xffffffff),
    "far_branches": lambda: b"".join(struct.pack("<I", 0xbf840000 | (i * 7919) & 0xffff) for i in range(450_000)),
    "calls": lambda: instructions(0xbe801e00, 0xbe801d00), "messages": lambda: instructions(0xbf900001),
    "random": lambda: random.Random(5).randbytes(1_800_000),
}


@family("file", [(name, flags) for name in CODES for flags in (0x2c, 0x41)])
def code_of_a_kernel(kind: str, flags: int) -> bytes:
    code = bytes(16) + struct.pack("<Q", 256) + bytes(40) + bytes(192) + CODES[kind]()
    names = b"\0k.kd\0k\0"
    table = bytes(24) + struct.pack("<IBBHQQ", 1, 0x11, 3, 3, 0, 64) + struct.pack("<IBBHQQ", 6, 0x12, 3, 3, 256, len(code) - 256)
    start = 64 + len(table)
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, start, len(names), 0, 0, 1, 0),
               (PROGBITS, 6, 0, start + len(names), len(code), 0, 0, 4, 0)]
    made = bytearray(code_object(headers, table + names + code))
    struct.pack_into("<I", made, 48, flags | 0x500)
    return bytes(made)


# ---- files beside the one that is read ----

@family("budget", ["names", "patterns", "same", "long", "unknown", "ends", "targets", "prefixes", "middles", "matching", "stars"])
def limits(kind: str) -> dict[str, bytes | str]:
    names = [f"kernel_{i}" for i in range(4_500)]
    line = {
        "names": "[kernel_{0}]\nvgprs <= 64\n", "patterns": "[kernel_{0}*]\nvgprs <= 64\n", "same": "vgprs <= 64\n",
        "long": "[*k*e*r*n*e*l*{0}]\nvgprs <= 64\n", "unknown": "[k{0}?x]\nvgprs <= 64\n", "ends": "[*_{0}]\nvgprs <= 64\n",
        "targets": "[kernel_{0} @ gfx90?]\nvgprs <= 64\n", "prefixes": "[k*]\nvgprs <= {0}\n",
        "middles": "[*_{0}*]\nvgprs <= 64\n", "matching": "[k*e*{0:016b}]\nvgprs <= 64\n", "stars": "[*_*_*_*_*_*_*{0}*]\nvgprs <= 64\n",
    }[kind]
    lines = "".join(line.format(i % 4_500) for i in range(45_000))
    if kind == "matching":
        lines = lines.replace("0", "*").replace("1", "?").replace("<= 64", "<= 0")
    return {"a": kernel_object(names), "b": lines[:lines.rfind("\n", 0, 1_500_000) + 1]}


def kernel_object(names: list[str]) -> bytes:
    texts, offsets = bytearray(b"\0"), []
    for name in names:
        offsets.append(len(texts))
        texts += name.encode() + b".kd\0"
    data = bytes(64 * len(names))
    table = bytes(24) + b"".join(struct.pack("<IBBHQQ", at, 0x11, 3, 3, 64 * i, 64) for i, at in enumerate(offsets))
    start = 64 + len(table)
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, start, len(texts), 0, 0, 1, 0),
               (PROGBITS, 2, 0, start + len(texts), len(data), 0, 0, 4, 0)]
    return code_object(headers, table + bytes(texts) + data)


@family("state", YAML)
def state_of_a_wavefront(kind: str) -> str:
    return YAML[kind]


@family("state", ["registers", "memory", "dwords"])
def values_of_a_state(kind: str) -> str:
    if kind == "registers":
        return "registers:\n" + "".join(f"  v{i % 256}: [{', '.join('1' * 64)}]\n" for i in range(8_000))
    if kind == "memory":
        return "memory:\n  global:\n" + "".join(f"    {8 * i}: 0123456789abcdef\n" for i in reversed(range(60_000)))
    return "memory: {global: {0: [" + ", ".join("0x1234" for _ in range(230_000)) + "]}}\n"


@family("raw", ["words", "lines", "digits", "spaces", "wrong", "comments"])
def bare_instructions(kind: str) -> str:
    return {"words": "0xbf800000 " * 170_000, "lines": "bf800000\n" * 200_000, "digits": "0" * 1_900_000, "spaces": " " * 1_900_000,
            "wrong": "zz\n" * 600_000, "comments": "0xbf800000 // x\n" * 100_000}[kind]
