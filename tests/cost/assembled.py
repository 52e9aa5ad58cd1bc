"""assembled.py: sources for kdasm, files beside them, and what is linked."""

from __future__ import annotations

import functools
import re
import struct
from pathlib import Path
from random import Random

import files
import growth
from files import PATTERNS, PROGBITS, member, named
from growth import DOCUMENT, ENTRY, KERNEL, RELA, STRTAB, SYMTAB
from shape import MOST_BYTES, family

ROWS = Path(__file__).resolve().parent.parent.parent / "grammar/reader/directives.def"
DIRECTIVES = sorted(set(re.findall(r'^KD_DIRECTIVE(?:_IN)?\("([^"]+)"', ROWS.read_text(), re.M)))
ROOM = MOST_BYTES - 100_000


def many(line: str, room: int = ROOM) -> str:
    return line * (room // len(line))


def numbered(line: str, room: int = ROOM) -> str:
    """{} is a number."""
    made, size, i = [], 0, 0
    while size < room:
        made.append(line.replace("{}", str(i)))
        size += len(made[-1])
        i += 1
    return "".join(made)


# ---- each directive, again and again ----

OPERANDS = {"alone": "", "numbers": " 1, 2", "names": " a, b", "text": ' "a"', "own": " a{}, 1"}


@family("directive", [(name, operands) for name in DIRECTIVES for operands in OPERANDS])
def directives(name: str, operands: str) -> str:
    return numbered(name + OPERANDS[operands] + "\n", 300_000)


# What a line asks for is much more than it is long.
HUGE = ["1000000000", "1000000000, 7", "1000000000, a", "16000000", "16000000, a-b", "4000000, a", "1000000000, 8, 7", "1 << 40", ". + 1000000000", "31"]


@family("asked", [(name, i) for name in DIRECTIVES for i in range(len(HUGE))])
def asked(name: str, i: int) -> str:
    return f".data\n.byte 0\n{name} {HUGE[i]}\n.long 1\n"


# ---- expressions, lines, names ----

EXPRESSIONS = {
    "brackets": lambda: ".long " + "(" * 900_000 + "1" + ")" * 900_000, "signs": lambda: ".long " + "-" * ROOM + "1",
    "sums": lambda: ".long 1" + many("+1"), "sums_of_names": lambda: ".long a" + many("+a"), "products": lambda: ".long 1" + many("*(1+1"),
    "strings": lambda: ".ascii " + many('"a" ') + "\n", "list": lambda: ".byte 1" + many(",1"), "list_of_names": lambda: ".long a" + many(",a"),
    "wrong_list": lambda: ".byte 1" + many(",999"), "digits": lambda: ".quad " + "1" * ROOM, "real": lambda: ".double 0." + "1" * ROOM,
    "exponent": lambda: ".double 1e" + "9" * ROOM, "string": lambda: '.ascii "' + "a" * ROOM + '"', "escapes": lambda: '.ascii "' + many("\\001") + '"',
    "comparisons": lambda: ".long 1" + many("<1"), "not": lambda: ".long " + many("!~") + "1", "unfinished": lambda: ".long " + "(" * ROOM,
    "base64": lambda: '.base64 "' + "A" * ROOM + '"', "leb": lambda: ".uleb128 1" + many(",1<<62"), "octa": lambda: ".octa 0x" + "f" * ROOM,
    "max": lambda: ".long " + many("max(1,", 900_000) + "1" + ")" * 150_000,
}


@family("source", EXPRESSIONS)
def expressions(kind: str) -> str:
    return EXPRESSIONS[kind]() + "\n"


TEXTS = {
    "line": lambda: "a" * ROOM, "label": lambda: "a" * ROOM + ":\n", "comment": lambda: "/*" + "x" * ROOM + "*/", "open_comment": lambda: "/*" * 900_000,
    "line_comments": lambda: many("//\n"), "semicolons": lambda: ";" * ROOM, "blanks": lambda: " " * ROOM, "lines": lambda: "\n" * ROOM,
    "returns": lambda: "\r" * ROOM, "zeros": lambda: "\0" * ROOM, "colons": lambda: "a:" * 900_000, "quotes": lambda: '"' * ROOM,
    "backslashes": lambda: "\\" * ROOM, "high": lambda: "\xff" * 900_000, "dots": lambda: "." * ROOM, "commas": lambda: "nop " + "," * ROOM,
    "labels": lambda: numbered("l{}:\n"), "same_labels": lambda: many("l:\n"), "numbers": lambda: many("1:\n"), "back": lambda: many("1: .long 1b\n"),
    "forwards": lambda: many(".long 1f\n") + "1:\n", "undefined": lambda: numbered(".long u{}\n"), "unknown": lambda: many("foo\n"), "unknown_names": lambda: numbered("foo{} 1\n"),
    "quoted_names": lambda: numbered('"a b{}":\n'), "equals": lambda: numbered("a{} = 1\n"), "chain": lambda: numbered("a{} = a{}+1\n"), "same": lambda: many("a = a + 1\n"),
    "hash_lines": lambda: numbered('# {} "f{}"\n'), "brackets": lambda: "{" * ROOM, "at": lambda: "a@" * 900_000,
}


@family("source", TEXTS)
def texts(kind: str) -> bytes:
    return TEXTS[kind]().encode("latin-1")


# ---- macros, repeats, conditions, files ----

MACROS = {
    "definitions": lambda: numbered(".macro m{}\n.endm\n"), "redefinitions": lambda: many(".macro m\n.endm\n.purgem m\n"), "calls": lambda: ".macro m\n.endm\n" + many("m\n"),
    "arguments": lambda: ".macro m a:vararg\n.byte \\a\n.endm\nm " + many("1,"), "body": lambda: ".macro m\n" + many(".byte 1\n") + ".endm\nm\n" * 2,
    "parameters": lambda: ".macro m " + ",".join(f"a{i}" for i in range(200_000)) + "\n.endm\nm 1\n", "defaults": lambda: ".macro m " + ",".join(f"a{i}=1" for i in range(100_000)) + "\n.byte \\a9\n.endm\nm\n" + "m\n" * 100,
    "keywords": lambda: ".macro m " + ",".join(f"a{i}" for i in range(50_000)) + "\n.endm\nm " + ",".join(f"a{i}=1" for i in reversed(range(50_000))) + "\n",
    "itself": lambda: ".macro m\nm\n.endm\n" + many("m\n", 500_000), "twice": lambda: ".macro m\nm\nm\n.endm\nm\n", "count": lambda: ".macro m\n.byte \\@\n.endm\n" + many("m\n"),
    "deep": lambda: "".join(f".macro m{i}\n" for i in range(60_000)) + ".endm\n" * 60_000, "nested_definitions": lambda: many(".macro m\n", 900_000),
    "rept": lambda: many(".rept 1\n", 900_000) + many(".endr\n", 900_000), "rept_of_many": lambda: many(".rept 100\n.byte 1\n.endr\n"), "rept_unended": lambda: many(".rept 9\n"),
    "rept_billion": lambda: ".rept 1000000000\n.byte 1\n.endr\n", "rept_nothing": lambda: ".rept 100000000000\n.endr\n",
    "rept_of_errors": lambda: ".rept 100000000\n.foo\n.endr\n", "rept_of_text": lambda: ".rept 1000\n" + many(".byte 1\n", 1_000_000) + ".endr\n",
    "irp": lambda: ".irp a," + many("1,") + "1\n.byte \\a\n.endr\n", "irpc": lambda: ".irpc a," + "1" * ROOM + "\n.byte \\a\n.endr\n", "irp_twice": lambda: (".irp a," + many("1,", 400_000) + "1\n") * 2 + ".byte 1\n.endr\n.endr\n",
    "irpc_of_text": lambda: ".irpc a," + "1" * 900_000 + "\n// " + "\\a" * 400_000 + "\n.endr\n", "if": lambda: many(".if 1\n", 1_000_000) + many(".endif\n", 900_000), "if_not": lambda: many(".if 0\n", 1_000_000) + many(".endif\n", 900_000),
    "elseif": lambda: ".if 0\n" + many(".elseif 0\n") + ".endif\n", "else": lambda: many(".if 0\n.else\n.endif\n"), "ifc": lambda: many(".ifc a, b\n.endif\n"), "ifdef": lambda: numbered(".ifdef a{}\n.endif\n"),
    "exitm": lambda: ".macro m\n.exitm\n" + many("x\n", 900_000) + ".endm\n" + "m\n" * 20_000, "altmacro": lambda: ".altmacro\n" + many("LOCAL a\n"),
    "calls_of_data": lambda: '.macro m\n.ascii "' + "a" * 1_000_000 + '"\n.endm\n' + many("m\n", 800_000), "calls_of_numbers": lambda: ".macro m\n.octa " + "1," * 400_000 + "1\n.endm\n" + many("m\n", 800_000),
    "rept_of_calls": lambda: '.macro m\n.ascii "' + "a" * 100_000 + '"\n.endm\n.rept 100000\nm\n.endr\n',
    "argument_of_text": lambda: ".macro m a\n" + "\\a\n" * 1_000 + ".endm\nm " + "x" * ROOM + "\n", "purge": lambda: numbered(".macro m{}\n.endm\n", 900_000) + numbered(".purgem m{}\n", 900_000),
}


@family("source", MACROS)
def macros(kind: str) -> str:
    return MACROS[kind]()


INCLUDES = {
    "itself": lambda: {"a": '.include "a"\n' * 100_000}, "twice": lambda: {"a": '.include "b"\n.include "b"\n', "b": '.include "a"\n.include "a"\n'},
    "chain": lambda: {f: f'.include "f{i}"\n' * 3 for i, f in enumerate(["a"] + [f"f{i}" for i in range(30)])}, "empty": lambda: {"a": '.include "b"\n' * 130_000, "b": ""},
    "large": lambda: {"a": '.include "b"\n' * 60_000, "b": many("# x\n", 1_000_000)}, "missing": lambda: {"a": numbered('.include "b{}"\n')},
    "data": lambda: {"a": '.include "b"\n' * 100_000, "b": '.ascii "' + "a" * 500_000 + '"\n'},
    "bytes": lambda: {"a": '.incbin "b"\n' * 60, "b": bytes(1_000_000)}, "parts": lambda: {"a": numbered('.incbin "b", {}, 1\n', 900_000), "b": bytes(1_000_000)}, "no_bytes": lambda: {"a": numbered('.incbin "c{}"\n')},
}


@family("source", INCLUDES)
def includes(kind: str) -> dict[str, bytes | str]:
    return INCLUDES[kind]()


# ---- sections, data, symbols ----

STATEMENTS = {
    "sections": '.section s{},"a"\n.byte 1\n', "unique": '.section s,"a",@progbits,unique,{}\n', "groups": '.section s,"aG",@progbits,g{},comdat\n.byte 1\n',
    "previous": ".text\n.data\n.previous\n", "pushed": ".pushsection .data\n", "popped": ".pushsection .data\n.popsection\n", "subsections": ".text {}\n.byte 1\n", "subsections_of": ".pushsection .text, {}\n.byte 1\n.popsection\n",
    "linked": '.section s{},"ao",@progbits,.text\n.byte 1\n', "org": ".org {}\n", "org_gap": ".org .+100\n.byte 1\n", "align": ".p2align 4\n.byte 1\n", "balign": ".balign 3\n.byte 1\n", "fill": ".fill 10, 8, 1\n",
    "zero": ".zero 100\n", "fill_late": ".fill e{}-.+9, 1, 2\n", "leb": ".uleb128 b{}-a\n", "leb_far": ".uleb128 .Lend-.\n", "sleb": ".sleb128 {}-70000\n", "sizes": "f{}:\n.size f{}, .-f{}\n", "types": ".type f{},@function\n",
    "set_twice": ".set a, {}\n.long a\n", "equiv": ".equiv a{}, 1\n", "weakref": ".weakref a{}, b\n", "symver": "f{}:\n.symver f{}, f{}@V{}\n", "comm": ".comm c{}, 8, 8\n", "lcomm": ".lcomm c{}, 8\n", "local": ".local c{}\n", "globl": ".globl a{}, b{}, c{}\n",
    "lds": ".amdgpu_lds v{}, 4, 4\n", "hidden": ".hidden a{}\n", "addrsig": ".addrsig_sym a{}\n", "cg_profile": ".cg_profile a{}, b{}, 1\n", "reloc": ".reloc {}, R_AMDGPU_ABS32, a\n", "reloc_late": ".reloc .+{}, R_AMDGPU_ABS64, a{}+1\n",
    "ident": '.ident "x{}"\n', "file": '.file {} "d{}" "f{}"\n', "same_file": '.file "f{}"\n', "loc": ".loc 1 {} {}\n.long 1\n", "loc_view": ".loc 1 1 1 is_stmt 0 discriminator {}\n.long 0\n", "cfi": ".cfi_startproc\n.long 1\n.cfi_endproc\n", "cfi_in": ".cfi_startproc\n",
    "cfi_rules": ".cfi_offset {}, 8\n.byte 1\n", "cfi_remember": ".cfi_remember_state\n", "cfi_escape": ".cfi_escape 1,2,3,4,5,6,7,8\n", "bundle": ".bundle_align_mode 4\n", "kernels": KERNEL.replace("{0}", "{}"), "kernels_twice": KERNEL.replace("{0}", ""),
    "kernel_fields": ".amdhsa_kernel k{}\n.amdhsa_next_free_vgpr v{}\n.amdhsa_next_free_sgpr s+1\n.end_amdhsa_kernel\n", "open_kernels": ".amdhsa_kernel k{}\n", "targets": '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n', "versions": ".amdhsa_code_object_version 5\n",
    "kernel_code": ".amd_kernel_code_t\n.end_amd_kernel_code_t\n", "hsa_kernels": ".amdgpu_hsa_kernel k{}\n", "print": '.print "x"\n', "warning": '.warning "x"\n', "error": '.error "x"\n', "errors": ".byte 256\n", "errors_of_names": ".long a{}*b{}\n", "assert": ".if 1\n.err\n.endif\n",
    "info": ".amdgpu_info f{}\n.amdgpu_flags 0\n.amdgpu_call g{}\n.end_amdgpu_info\n", "visa": '.visa_debug_info\nobject "k{}"\n.end_visa_debug_info\n', "units": ".amdgpu_dwarf_unit 5\nDW_TAG_compile_unit\nend\n.end_amdgpu_dwarf_unit\n",
    "expressions": ".amdgpu_dwarf_expr uleb\nDW_OP_lit0\n.end_amdgpu_dwarf_expr\n", "pal": ".amd_amdgpu_pal_metadata {}, 1\n", "isa": '.amd_amdgpu_isa "amdgcn-amd-amdhsa--gfx900"\n', "strings": '.asciz "string {}"\n', "merged": '.section .s,"aMS",@progbits,1\n.asciz "s{}"\n',
    "floats": ".double 1.{}e300\n", "nops": "s_nop 0\n", "moves": "v_mov_b32 v{}, 1\n", "branches": "s_branch l{}\nl{}:\n", "branches_far": "s_branch far\n", "literals": "s_mov_b32 s0, a{}+1\n", "unknown_instructions": "v_foo_b32 v{}, v1\n", "long_operands": "v_add_u32 v0, v1, v2 clamp clamp\n",
    "registers": "v_mov_b32 v[[{}]], v0\n", "sdwa": "v_add_u32_sdwa v1, v2, v3 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD\n", "waits": "s_waitcnt vmcnt({})\n", "modifiers": "buffer_load_dword v0, off, s[0:3], 0 offset:{}\n",
    "base64": '.base64 "AAAA"\n', "dcb": ".dcb.b {}, 1\n", "ds": ".ds.b 1000\n", "ends": ".end\n", "line": ".line {}\n", "stabs": '.stabs "x",1,2,3,4\n', "version": '.version "x{}"\n', "abort": ".abort\n", "lto": ".lto_discard a{}\n", "pseudo_probe": ".pseudoprobe 1 2 3 4\n",
}


@family("source", STATEMENTS)
def statements(kind: str) -> str:
    return numbered(STATEMENTS[kind]) + ".Lend:\n"


@family("source", ["deep", "deep_flow", "wide", "keys", "text", "kernels", "lines", "escapes", "anchors"])
def metadata(kind: str) -> str:
    return f".amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.kernels: []\n{files.YAML[kind]}\n.end_amdgpu_metadata\n"


@family("source", ["entries", "same", "without"])
def kernels_in_metadata_of_sources(kind: str) -> str:
    entries = "".join(ENTRY.format(i if kind == "entries" else 0) for i in range(6_000))
    kernels = "" if kind == "without" else "".join(KERNEL.format(i) for i in range(2_000))
    return kernels + DOCUMENT.format("\n" + entries)


@family("source", ["operations", "depth", "branches", "pieces", "unknown"])
def expressions_of_dwarf(kind: str) -> str:
    line = {"operations": "DW_OP_lit0\nDW_OP_drop\n", "depth": "DW_OP_lit0\n", "branches": ".L{}: DW_OP_bra .L{}\n", "pieces": "DW_OP_regx s0\nDW_OP_piece 4\n",
            "unknown": "DW_OP_foo {}\n"}[kind]
    return f".section .debug_x\n.amdgpu_dwarf_expr uleb\n{numbered(line)}.end_amdgpu_dwarf_expr\n"


@family("source", ["entries", "deep", "attributes", "lists", "names", "references"])
def units_of_dwarf(kind: str) -> str:
    lines = {"entries": numbered("DW_TAG_variable v{}\nend\n"), "deep": many("DW_TAG_lexical_block\n", 1_500_000) + many("end\n", 300_000), "attributes": numbered("DW_AT_0x2{} 1\n"),
             "lists": "DW_AT_frame_base\n" + many(".range .La, .Lb\nDW_OP_regx s5\n"), "names": numbered('DW_TAG_variable v{}\nDW_AT_name "n{}"\nend\n'),
             "references": numbered("DW_TAG_variable v{}\nDW_AT_type v0\nend\n")}[kind]
    return f".text\n.La: .long 0\n.Lb:\n.amdgpu_dwarf_unit 5\nDW_TAG_compile_unit\n{lines}end\n.end_amdgpu_dwarf_unit\n"


# ---- links ----

# Of sections that are called "tab": .shstrtab can't be that of an output.
code_object = functools.partial(growth.code_object, name=b"\0.shstrtab\0".index(b"tab\0"))


def symbol_table(count: int, info: int, section: int, line: str = "s{}") -> tuple[bytes, bytes]:
    names, table = bytearray(b"\0"), bytearray(bytes(24))
    for i in range(count):
        table += struct.pack("<IBBHQQ", len(names), info, 0, section, 0, 0)
        names += line.replace("{}", str(i)).encode() + b"\0"
    return bytes(table), bytes(names)


def linkable(count: int, info: int, section: int, relocations: bytes = b"", contents: bytes = bytes(64), line: str = "s{}") -> bytes:
    table, names = symbol_table(count, info, section, line)
    start = 64 + len(table)
    at = start + len(names)
    at += -at % 8
    body = table + names
    body += bytes(at - 64 - len(body)) + contents + relocations
    return code_object([(SYMTAB, 0, 0, 64, len(table), 2, 1, 8, 24), (STRTAB, 0, 0, start, len(names), 0, 0, 1, 0),
                        (PROGBITS, 6, 0, at, len(contents), 0, 0, 8, 0), (RELA, 0, 0, at + len(contents), len(relocations), 1, 3, 8, 24)], body)


OBJECTS = {
    "defined": lambda: linkable(45_000, 0x12, 3), "undefined": lambda: linkable(45_000, 0x10, 0), "absolute": lambda: linkable(45_000, 0x11, 0xfff1),
    "common": lambda: linkable(45_000, 0x11, 0xfff2), "same": lambda: linkable(45_000, 0x12, 3, line="s"), "weak": lambda: linkable(45_000, 0x20, 0),
    "long": lambda: linkable(35, 0x12, 3, line="s{}" * 20_000), "locals": lambda: linkable(45_000, 0x02, 3),
    "relocations": lambda: linkable(1, 0x10, 0, struct.pack("<QQq", 0, 1 << 32 | 3, 0) * 75_000), "dynamic_relocations": lambda: linkable(1, 0x12, 3, struct.pack("<QQq", 0, 1 << 32 | 3, 0) * 75_000),
    "got": lambda: linkable(20_000, 0x10, 0, b"".join(struct.pack("<QQq", 0, i + 1 << 32 | 7, 0) for i in range(20_000))),
    "sections_over_bytes": lambda: code_object([(PROGBITS, 6, 0, 64, 400_000, 0, 0, 4, 0)] * 20_000, bytes(400_000)),
    "large_sections": lambda: code_object([(8, 3, 0, 64, 1 << 40, 0, 0, 4, 0)] * 20_000, bytes(40)), "aligned": lambda: code_object([(PROGBITS, 2, 0, 64, 1, 0, 0, 1 << 16, 0)] * 20_000, bytes(40)),
    "very_aligned": lambda: code_object([(PROGBITS, 2, 0, 64, 1, 0, 0, 1 << 32, 0)] * 2_000, bytes(40)),
    "merged": lambda: named([(b".s", PROGBITS, 0x32, b"".join(b"s%d\0" % i for i in range(200_000)))]), "merged_often": lambda: code_object([(PROGBITS, 0x32, 0, 64, 400_000, 0, 0, 1, 1)] * 15_000, b"ab\0d" * 100_000),
    "merged_bytes": lambda: code_object([(PROGBITS, 0x12, 0, 64, 900_000, 0, 0, 1, 1)] * 100, bytes(900_000)),
    "names": lambda: named([(b".n%d" % i, PROGBITS, 2, b"x") for i in range(20_000)]), "groups": lambda: code_object([(17, 0, 0, 64, 4000, 1, 0, 4, 4)] * 20_000, struct.pack("<I", 1) * 1000),
    "notes": lambda: code_object([(7, 2, 0, 64, 400_000, 0, 0, 4, 0)] * 20_000, files.notes(*[files.metadata()] * 4_000)[:400_000].ljust(400_000, b"\0")),
    "metadata": lambda: files.with_notes(files.notes(*[files.metadata()] * 15_000), flags=0x52c),
    "packed": lambda: files.packed_debug_information("info", "zstd", 40, "zeros"), "packed_zlib": lambda: files.packed_debug_information("info", "zlib", 5, "zeros"),
    "debug": lambda: code_object([(PROGBITS, 0, 0, 64, 900_000, 0, 0, 1, 0)] * 15_000, bytes(900_000)),
    "call_graph": lambda: code_object([(0x6fff4c09, 0x80000000, 0, 64, 900_000, 1, 0, 1, 8)] * 1000, bytes(900_000)),
    "archive_of_objects": lambda: b"!<arch>\n" + b"".join(member(b"m%d/" % i, files.SMALL) for i in range(4_300)),
    "archive_of_symbols": lambda: archive_of_symbols(), "empty_archive": files.MEMBERS["empty"],
}


def archive_of_symbols() -> bytes:
    """A member is needed by the next one."""
    members = [linkable(1, 0x12, 3, line=f"m{i}") for i in range(2_000)]
    names = b"".join(b"m%d\0" % i for i in range(2_000))
    size = 8 + 60 + 4 + 4 * len(members) + len(names) + (len(names) & 1)
    offsets = b""
    body = b""
    for i, m in enumerate(members):
        offsets += struct.pack(">I", size + len(body))
        body += member(b"x/", m)
    return b"!<arch>\n" + member(b"/", struct.pack(">I", len(members)) + offsets + names) + body


@family("link", OBJECTS)
def objects(kind: str) -> bytes:
    return OBJECTS[kind]()


SCRIPTS = {
    "names": lambda: "{ global:\n" + numbered("a{};\n", 900_000) + "};", "patterns": lambda: "{ global:\n" + numbered("a{}*;\n", 900_000) + "local: *; };", "stars": lambda: "{ global: " + "*a" * 400_000 + "; };",
    "many_stars": lambda: "{ global:\n" + many("*a*b*c*d;\n", 900_000) + "};", "versions": lambda: numbered("V{} { global: a{}; };\n", 900_000), "chain": lambda: numbered("V{} { } V{};\n", 900_000),
    "brackets": lambda: "{" * 900_000, "classes": lambda: "{ global: " + "[abc]" * 180_000 + "; };", "comments": lambda: "/*" * 400_000, "quotes": lambda: '{ global: "' + "a" * 900_000 + '"; };', "blanks": lambda: " " * 900_000,
    "cpp": lambda: '{ global: extern "C++" {' + numbered(" a{}::*;\n", 900_000) + "}; };", "same": lambda: "{ global:\n" + many("s1;\n", 900_000) + "};", "questions": lambda: "{ global:\n" + numbered("?{}?;\n", 900_000) + "};",
}


@family("script", ["one", "long", "letters", "any"])
def patterns_of_long_names(kind: str) -> dict[str, bytes | str]:
    """Of which many can match, up to the end of a name."""
    random = Random(1)
    several = "".join("*" + "*".join(random.choices("?abcdefghij" if kind == "any" else "abcdefghij", k=6)) + "*x;\n" for _ in range(60_000))
    if kind == "one":
        return {"a": linkable(1, 0x12, 3, line="a" * 900_000), "b": "{ global: " + "*a" * 450_000 + "; };"}
    if kind == "long":
        return {"a": linkable(1, 0x12, 3, line="abcdefghij" * 90_000), "b": "{ global:\n" + several + "};"}
    return {"a": linkable(1_000, 0x12, 3, line="s{}" + "abcdefghij" * 80), "b": "{ global:\n" + several + "};"}


@family("script", SCRIPTS)
def version_scripts(kind: str) -> dict[str, bytes | str]:
    return {"a": linkable(20_000, 0x12, 3), "b": SCRIPTS[kind]()}


RESPONSES = {
    "thrice": lambda: {"a": "@f0 @f0 @f0", **{f"f{i}": f"@f{i + 1} " * 3 for i in range(14)}, "f14": "-W"}, "itself": lambda: {"a": "@a @a @a"}, "words": lambda: {"a": "-W " * 600_000}, "word": lambda: {"a": "x" * 1_900_000},
    "quotes": lambda: {"a": '"' * 1_900_000}, "backslashes": lambda: {"a": "\\" * 1_900_000}, "blanks": lambda: {"a": " " * 1_900_000}, "defines": lambda: {"a": numbered("-defsym=a{}=1 ")}, "folders": lambda: {"a": numbered("-Id{} ")},
    "features": lambda: {"a": many("-mattr=+xnack ")}, "inputs": lambda: {"a": numbered("f{}.o ")}, "warnings": lambda: {"a": many("-Wno-all ")}, "processors": lambda: {"a": many("-mcpu=gfx900 ")}, "unknown": lambda: {"a": numbered("-Xx{} ")},
    "libraries": lambda: {"a": numbered("-l{} ")}, "architectures": lambda: {"a": "--bundle " + many("--offload-arch=gfx900 ")}, "undefined": lambda: {"a": "-shared " + numbered("-u a{} ")}, "traced": lambda: {"a": "-shared " + numbered("-y a{} ")},
    "excluded": lambda: {"a": "-shared --exclude-libs=" + numbered("l{},")}, "states": lambda: {"a": many("--push-state ")}, "prefixes": lambda: {"a": "-g " + numbered("-fdebug-prefix-map=a{}=b ")},
    "many_files": lambda: {"a": "@b " * 300_000, "b": "-W " * 20}, "empty_files": lambda: {"a": "@b " * 600_000, "b": ""},
}


@family("response", RESPONSES)
def response_files(kind: str) -> dict[str, bytes | str]:
    return {**RESPONSES[kind](), "s": ".long 1\n"}
