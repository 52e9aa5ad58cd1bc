#!/usr/bin/env python3
"""
Units: what kdinfo --debug says of them, and that it makes them again; forms and sections that the assembler does not
write; damaged units.

    units.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import os
import random
import re
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

import frames
import schema

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "shared"))
from elf_sections import sections_of  # noqa: E402
import started  # noqa: E402

TARGET = "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\"\n"
CODE = ".text\nfirst:\n\t.long 0, 0\n.Lmiddle:\n\t.long 0\n.Lend:\n\t.section .text.cold, \"ax\", @progbits\nsecond:\n\t.long 0\n"

# What every version has; %lists% only DWARF 3 and later.
UNIT = """
.amdgpu_dwarf_unit %version%
  DW_TAG_compile_unit
    DW_AT_name "a \\"quoted\\" \\001 name\\\\"
    DW_AT_language DW_LANG_HIP
    DW_AT_low_pc first
    DW_AT_high_pc %high%
    DW_TAG_base_type type
      DW_AT_name "unsigned"
      DW_AT_byte_size 8
      DW_AT_encoding DW_ATE_unsigned
    end
    DW_TAG_subprogram
      DW_AT_name "first"
      DW_AT_external
      DW_AT_artificial 0
      DW_AT_calling_convention DW_CC_nocall
      DW_AT_inline DW_INL_inlined
      DW_AT_frame_base
        DW_OP_regx s33
      %ranges%
      DW_TAG_formal_parameter
        DW_AT_type type
        DW_AT_const_value -5
        DW_AT_address_class DW_ADDR_AMDGPU_local
        DW_AT_location
          .range first, .Lmiddle
            DW_OP_regx v0, DW_OP_piece 4, DW_OP_regx v1@w32, DW_OP_piece 4
          .range .Lmiddle, .Lend
            DW_OP_regval_type exec, type, DW_OP_stack_value
          .range second, second + 4
      end
      DW_TAG_0x4090
        DW_AT_0x3e7f 70000
        DW_AT_const_value 1, 2, 255
        DW_AT_decl_line 5000000000
      end
    end
    DW_TAG_lexical_block
      DW_TAG_lexical_block
        DW_TAG_dwarf_procedure there
          DW_AT_location
            DW_OP_lit1, DW_OP_bra 1f
            DW_OP_addr second
            DW_OP_drop
          1:
            DW_OP_call_ref there, DW_OP_const_type type, 1, 2, 3, 4, 5, 6, 7, 8
        end
      end
    end
    DW_TAG_variable
      DW_AT_type type
      DW_AT_location
        DW_OP_lit3, DW_OP_lit0, DW_OP_swap, DW_OP_LLVM_form_aspace_address
      DW_AT_import there
    end
  end
.end_amdgpu_dwarf_unit
.amdgpu_dwarf_unit %version%
  DW_TAG_compile_unit
    DW_AT_import there
    DW_AT_abstract_origin second_type
    DW_TAG_typedef second_type
      DW_AT_name "t"
    end
  end
.end_amdgpu_dwarf_unit
"""


def unit_text(version: int) -> str:
    ranges = "DW_AT_ranges\n.range first, .Lmiddle\n.range second, second + 4" if version > 2 else ""
    return (UNIT.replace("%version%", str(version)).replace("%ranges%", ranges)
            .replace("%high%", "12" if version > 3 else ".Lend"))


def large_text(version: int) -> str:
    """So much that it gets smaller when it is compressed."""
    more = "DW_TAG_typedef\nDW_AT_name \"the name of a type\"\nend\n" * 40
    return unit_text(version).replace("DW_TAG_typedef second_type", more + "DW_TAG_typedef second_type")


def leb(number: int) -> bytes:
    made = b""
    while number > 127:
        made += bytes([number & 127 | 128])
        number >>= 7
    return made + bytes([number])


def abbreviation(code: int, tag: int, children: int, *pairs: int) -> bytes:
    return leb(code) + leb(tag) + bytes([children]) + b"".join(map(leb, pairs)) + b"\0\0"


def unit(body: bytes, version: int = 5, kind: int = 1, table: int = 0, address: int = 8, more: bytes = b"") -> bytes:
    head = (struct.pack("<HBBI", version, kind, address, table) if version > 4 else
            struct.pack("<HIB", version, table, address))
    return struct.pack("<I", len(head + more + body)) + head + more + body


def sections(**contents: bytes) -> str:
    """A source with these sections, `info` for .debug_info."""
    text = ""
    for name, data in contents.items():
        kind = '"MS", @progbits, 1' if name in ("str", "line_str") else '"", @progbits'
        text += f"\t.section .debug_{name}, {kind}\n"
        for start in range(0, len(data), 64):
            text += f"\t.byte {', '.join(map(str, data[start:start + 64]))}\n"
    return text


class Tests(frames.Tests):
    def units(self, *words: object) -> list:
        document = self.valid(f"units {words}", self.printed("--json", *words))
        return document["objects"][0]["units"]

    def bytes_of(self, name: str, section: str) -> bytes:
        contents = (self.folder / name).read_bytes()
        table, count, names = (struct.unpack_from(form, contents, at)[0] for form, at in (("<Q", 0x28), ("<H", 0x3c), ("<H", 0x3e)))
        headers = [struct.unpack_from("<IIQQQQ", contents, table + 64 * i) for i in range(count)]
        texts = headers[names][4]
        for header in headers:
            if contents[texts + header[0]:contents.index(b"\0", texts + header[0])].decode() == section:
                return contents[header[4]:header[4] + header[5]]
        return b""

    # ---- accepting ----

    def again(self) -> None:
        """What is printed makes the same again."""
        for version in range(2, 6):
            for wide in ("", "-dwarf64") if version > 2 else ("",):
                for packed in ("", "--compress-debug-sections=zlib"):
                    what = f"version {version} {wide} {packed}"
                    flags = ("-mcpu=gfx90a", "-Wno-dwarf-expression", *filter(None, (wide, packed)))
                    self.assemble(CODE + unit_text(version), *flags)
                    text = self.printed("x.o")
                    self.check(f"{what}: no problem", "problem" not in text, text)
                    blocks = "\n".join(re.findall(r"^\.amdgpu_dwarf_unit .*?^\.end_amdgpu_dwarf_unit", text, re.M | re.S))
                    self.assemble(CODE + blocks, *flags, name="y")
                    for section in ("info", "abbrev", "loc", "loclists", "ranges", "rnglists", "str"):
                        ours, other = (self.bytes_of(name, f".debug_{section}") for name in ("x.o", "y.o"))
                        self.check(f"{what}: .debug_{section}", ours == other, f"{ours.hex()}\n{other.hex()}\n{text}")
                    self.check(f"{what}: sections are there", bool(self.bytes_of("x.o", ".debug_info")))
                    self.units("x.o")

    def said(self) -> None:
        self.assemble(CODE + unit_text(5), "-mcpu=gfx90a", "-Wno-dwarf-expression")
        text = self.printed("x.o")
        for wanted in ("DW_TAG_compile_unit e0xc", 'DW_AT_name "a \\042quoted\\042 \\001 name\\134"', "DW_AT_language DW_LANG_HIP",
                       "DW_AT_low_pc first ", "DW_CC_nocall", "DW_INL_inlined", "DW_ASPACE_AMDGPU_local", "DW_AT_const_value -5 ",
                       ".range first, first+0x8 ", "DW_OP_regx v1@w32", "DW_OP_regval_type exec, e0x", "DW_TAG_0x4090",
                       "DW_AT_0x3e7f 70000", "DW_OP_addr second", "DW_LLE_start_length", "DW_RLE_start_length", "DW_FORM_flag_present",
                       "DW_AT_artificial 0 ", "0x01, 0x02, 0xff", "DW_OP_call_ref e0x", "5000000000", "// DW_FORM_ref_addr"):
            self.check(f"text: {wanted}", wanted in text, text)
        entries = self.units("x.o")[0]["entries"]
        tags = [entry["tag"] for entry in entries]
        self.check("tags", tags[0] == "DW_TAG_compile_unit" and tags.count("DW_TAG_lexical_block") == 2, tags)
        self.check("parents", "parent" not in entries[0] and all("parent" in entry for entry in entries[1:]), entries)
        by_tag = {entry["tag"]: {item["name"]: item for item in entry["attributes"]} for entry in entries}
        rows = by_tag["DW_TAG_formal_parameter"]["DW_AT_location"]["rows"]
        self.check("rows", [row["kind"] for row in rows] == ["range"] * 3 + ["end"]
                   and rows[1]["past"] == {"value": 12, "section": ".text", "symbol": "first+0xc"}
                   and rows[2]["expression"] == [] and rows[0]["bytes"] == "9080149304908100".replace("908100", "90810c9304"), rows)
        self.run("kdasm", "-shared", "x.o", "-o", "x.hsaco")
        linked = self.printed("x.hsaco")
        self.check("linked: functions beside addresses", bool(re.search(r"DW_AT_low_pc 0x[0-9a-f]+ +// DW_FORM_addr, first\n", linked)), linked)
        self.check("linked: ranges", bool(re.search(r"\.range 0x\w+, 0x\w+ +// 0x\w+: DW_LLE_start_length, second\n", linked)), linked)
        wide = self.assemble(CODE + ".amdgpu_dwarf_unit 5\nDW_TAG_compile_unit\nDW_AT_location\nDW_OP_regx v3\nend\n"
                             ".end_amdgpu_dwarf_unit\n", "-mcpu=gfx1030")
        self.check("the other size of wavefronts", bool(wide) and "DW_OP_regx v3\n" in self.printed("x.o"), self.printed("x.o"))

    def chosen(self) -> None:
        """-k leaves functions out, and what is in them."""
        source = TARGET + ".amdhsa_code_object_version 5\n" + "".join(
            f".globl {name}\n.type {name}, @function\n{name}:\ns_endpgm\n.Lend_{name}:\n.amdhsa_kernel {name}\n.amdhsa_next_free_vgpr 1\n"
            f".amdhsa_next_free_sgpr 1\n.amdhsa_accum_offset 4\n.end_amdhsa_kernel\n.text\n" for name in ("one", "two"))
        source += ".amdgpu_dwarf_unit 5\nDW_TAG_compile_unit\n" + "".join(
            f"DW_TAG_subprogram\nDW_AT_name \"{name}\"\nDW_AT_low_pc {name}\nDW_AT_high_pc 4\nDW_TAG_variable\nDW_AT_name \"in_{name}\"\n"
            "end\nend\n" for name in ("one", "two")) + ("DW_TAG_subprogram origin\nDW_AT_name \"two\"\nend\nDW_TAG_subprogram\n"
            "DW_AT_low_pc two\nDW_AT_high_pc 4\nDW_AT_abstract_origin origin\nDW_AT_0x3e7f \"instance\"\nend\n") + "end\n.end_amdgpu_dwarf_unit\n"
        self.assemble(source, "-Wno-dwarf-expression")
        text = self.printed("-k", "one", "x.o")
        self.check("-k", '"one"' in text and "in_one" in text and "in_two" not in text and "instance" not in text, text)
        self.check("JSON with -k", [len(unit["entries"]) for unit in self.units("-k", "two", "x.o")] == [5], self.units("-k", "two", "x.o"))

    def forms(self) -> None:
        """Forms that refer to other sections."""
        pairs = [(0x25, 0x25), (0x03, 0x1a), (0x1b, 0x26), (0x02, 0x22), (0x55, 0x23), (0x11, 0x1b), (0x52, 0x29), (0x72, 0x17),
                 (0x73, 0x17), (0x74, 0x17), (0x8c, 0x17), (0x3a, 0x21), (0x1c, 0x1e), (0x49, 0x20), (0x6e, 0x1f), (0x3b, 0x16), (0x3e7f, 0x2001)]
        flat = b"".join(leb(number) + leb(form) + (b"\x7f" if form == 0x21 else b"") for number, form in pairs)
        table = leb(1) + leb(0x11) + b"\0" + flat + b"\0\0\0"
        body = (b"\1" + b"\1" + b"\0" + b"\1\0" + b"\0" + b"\0" + b"\1" + b"\0" + struct.pack("<IIII", 8, 8, 12, 12)
                + bytes(range(16)) + struct.pack("<Q", 0x1234) + struct.pack("<I", 2) + b"\x0f\x81\x01" + b"\0" + struct.pack("<I", 4))
        offsets = struct.pack("<IHHII", 12, 5, 0, 0, 3)
        addresses = struct.pack("<IHBBQQ", 20, 5, 8, 0, 0x1000, 0x2000)
        expression = b"\x01\x50"
        rows = (b"\1\0" + b"\2\0\1" + expression + b"\3\1\x10" + expression + b"\4\x10\x20" + expression + b"\5" + expression + b"\6"
                + struct.pack("<Q", 0x3000) + b"\4\1\2" + expression + b"\7" + struct.pack("<QQ", 5, 6) + expression + b"\x08"
                + struct.pack("<Q", 7) + b"\2" + expression + b"\0")
        ranges = b"\1\1" + b"\2\0\1" + b"\3\1\x10" + b"\4\x10\x20" + b"\5" + struct.pack("<Q", 0x3000) + b"\6" + struct.pack("<QQ", 5, 6) + b"\7" + struct.pack("<Q", 7) + b"\2\0"
        lists = [struct.pack("<IHBBII", 12 + len(data), 5, 8, 0, 1, 4) + data for data in (rows, ranges)]
        contents = {"info": unit(body), "abbrev": table, "str": b"ab\0text\0", "line_str": b"x\0line\0", "str_offsets": offsets,
                    "addr": addresses, "loclists": lists[0], "rnglists": lists[1]}
        self.assemble(sections(**contents))
        found, = self.units("x.o")
        values = {item["name"]: item for item in found["entries"][0]["attributes"]} if found["entries"] else {}
        self.check("no problem", "problem" not in json.dumps(found), found)
        for name, key, wanted in (("producer", "string", "text"), ("name", "string", "ab"), ("comp_dir", "string", "text"),
                                  ("low_pc", "address", {"value": 0x2000}), ("entry_pc", "address", {"value": 0x1000}),
                                  ("decl_file", "number", -1), ("const_value", "bytes", bytes(range(16)).hex()),
                                  ("type", "signature", 0x1234), ("linkage_name", "string", "line"), ("decl_line", "number", 129),
                                  ("decl_line", "form", "DW_FORM_udata")):
            value = values.get(f"DW_AT_{name}", {})
            self.check(f"DW_AT_{name}: {key}", value.get(key) == wanted, value)
        self.check("address and offset", values.get("DW_AT_0x3e7f", {}).get("address") == {"value": 0x1004}, values)
        wanted = [(0x1000, 0x2000), (0x2000, 0x2010), (0x1010, 0x1020), None, (0x3001, 0x3002), (5, 6), (7, 9)]
        for name, bases in (("location", 0x1000), ("ranges", 0x2000)):
            got = [(row["first"]["value"], row["past"]["value"]) if row["kind"] == "range" else None
                   for row in values.get(f"DW_AT_{name}", {}).get("rows", []) if row["kind"] in ("range", "default")]
            want = wanted if name == "location" else [(0x1000, 0x2000), (0x2000, 0x2010), (0x2010, 0x2020), (0x3010, 0x3020), (5, 6), (7, 9)]
            if name == "ranges":
                del got[3:3], want[3]
            self.check(f"DW_AT_{name}", got == want, f"{bases:x} {got}")
        for section in contents:
            if section in ("info", "abbrev"):
                continue
            left = {name: data for name, data in contents.items() if name != section}
            self.assemble(sections(**left))
            self.check(f"without .debug_{section}", "is missing" in self.printed("x.o"), self.printed("x.o"))
            self.assemble(sections(**{**contents, section: contents[section][:9]}))
            self.check(f"a short .debug_{section}", bool(self.printed("x.o")))
            self.units("x.o")
        packed = {name: b"ZLIB" + struct.pack(">Q", len(data)) + zlib.compress(data) for name, data in contents.items()}
        self.assemble(sections(**contents))
        plain = self.printed("x.o")
        self.assemble(sections(**packed).replace(".debug_", ".zdebug_"))
        old = self.printed("x.o").replace(".zdebug_", ".debug_")
        self.check("sections as .zdebug_*", old == plain and "DW_AT_name" in old, old)
        broken = {**packed, "info": b"ZLIB" + bytes(4), "str": b"BZIP" + packed["str"][4:]}
        self.assemble(sections(**broken).replace(".debug_", ".zdebug_"))
        self.check("damaged .zdebug_*", "ends within its header" in self.printed("x.o"), self.printed("x.o"))

    def kinds(self) -> None:
        """Units that only their headers tell from others."""
        table = abbreviation(1, 0x41, 0, 0x13, 0x0b) + b"\0"
        for kind, more, wanted in ((2, struct.pack("<QI", 0x1122, 24), "DW_UT_type, version 5, 32 bits, addresses of 8 bytes, "
                                   "abbreviations at 0x0, signature 0x0000000000001122, type at 0x18"), (3, b"", "DW_UT_partial"),
                                  (4, bytes(7) + b"\1", "DW_UT_skeleton, version 5, 32 bits, addresses of 8 bytes, abbreviations at 0x0, "
                                   "ID 0x0100000000000000"), (5, bytes(8), "DW_UT_split_compile"), (6, bytes(12), "DW_UT_split_type")):
            self.assemble(sections(info=unit(b"\1\x0c", kind=kind, more=more), abbrev=table))
            text = self.printed("x.o")
            self.check(f"unit of type {kind}", wanted in text and "DW_TAG_type_unit" in text and "problem" not in text, text)
            self.units("x.o")
        self.assemble(sections(types=unit(b"\1\x0c", 4, more=struct.pack("<QI", 7, 23)), info=unit(b"\1\x0c", 4), abbrev=table))
        text = self.printed("x.o")
        self.check(".debug_types", "DW_UT_type, version 4" in text and "DW_UT_compile, version 4" in text and "s1_e0xb" in text, text)

    def generations(self) -> None:
        table = abbreviation(1, 0x11, 0, 0x02, 0x18, 0x3e08, 0x0b) + b"\0"
        self.assemble(sections(info=unit(b"\1\x03\x30\x36\xe1\x05"), abbrev=table))
        text = self.printed("x.o")
        self.check("told by the bytes", "DW_OP_LLVM_form_aspace_address" in text and "2021" in text, text)
        said = self.printed("--dwarf-extensions=2021", "x.o")
        self.check("names of attributes", "DW_AT_LLVM_active_lane 5" in said, said)
        self.check("of LLVM", "problem at byte 2" in self.printed("--dwarf-extensions=llvm", "x.o"))

    # ---- whole objects ----

    def whole(self, what: str, blocks: int, frame_count: int = 0) -> str:
        """--asm --debug of x.o makes its sections again, with so many blocks; gives the text."""
        text = self.run("kdinfo", "--asm", "--debug", "x.o")[0]
        self.check(f"{what}: blocks", text.count(".end_amdgpu_dwarf_unit") == blocks, text)
        self.check(f"{what}: frames", text.count(".cfi_startproc") == frame_count, text)
        (self.folder / "again.s").write_text(text)
        self.run("kdasm", *text.splitlines()[0].split()[2:], "again.s", "-o", "again.o")
        ours, other = (sections_of((self.folder / name).read_bytes()) for name in ("x.o", "again.o"))
        different = [name for name in {**ours, **other} if ours.get(name) != other.get(name)]
        self.check(f"{what}: the same sections", not different, f"{different}\n{text}")
        return text

    def sources(self) -> None:
        frame = "\t.cfi_sections .debug_frame\n" + CODE.replace("first:\n", "first:\n\t.cfi_startproc\n\t.cfi_undefined s1\n").replace(
            ".Lmiddle:\n", ".Lmiddle:\n\t.cfi_def_cfa_expression DW_OP_lit0, DW_OP_lit6, DW_OP_LLVM_form_aspace_address\n"
            "\t.cfi_remember_state\n").replace(".Lend:\n", "\t.cfi_restore_state\n\t.cfi_endproc\n.Lend:\n")
        for version in range(2, 6):
            for wide in ("", "-dwarf64") if version > 2 else ("",):
                flags = ("-mcpu=gfx90a", "-Wno-dwarf-expression", *filter(None, (wide,)))
                self.assemble(CODE + unit_text(version), *flags)
                self.whole(f"version {version} {wide}", 2)
                self.assemble(frame + unit_text(version), *flags)
                self.whole(f"version {version} {wide} with frames", 2, 0 if wide else 1)
                if not wide:
                    self.run("kdasm", "-shared", "x.o", "-o", "linked.hsaco")
                    (self.folder / "x.o").write_bytes((self.folder / "linked.hsaco").read_bytes())
                    self.whole(f"version {version}, linked", 2, 1)
        strings = (".amdgpu_dwarf_unit 5\nDW_TAG_compile_unit\nDW_AT_name DW_FORM_strp \"a\"\nDW_AT_const_value DW_FORM_data8 -1\n"
                   "DW_AT_decl_line DW_FORM_udata -1\nDW_AT_byte_size DW_FORM_indirect DW_FORM_sdata -70000\nDW_AT_bit_size DW_FORM_implicit_const -7\n"
                   "DW_AT_low_pc 0+\"a b\" + 4\nDW_AT_data_location\nDW_OP_addr \"a b\", DW_OP_entry_value (DW_OP_regx s1)\nDW_AT_external 0\n"
                   "DW_AT_type DW_FORM_ref_sig8 0x1122334455667788\nDW_AT_import DW_FORM_ref_udata here\nDW_AT_0x3e7f DW_FORM_LLVM_addrx_offset 1, 2\n"
                   "DW_AT_0x3e7e DW_FORM_block\nDW_AT_0x3e7d DW_FORM_flag_present\nDW_TAG_variable here\nend\nend\n.end_amdgpu_dwarf_unit\n")
        self.assemble(".globl \"a b\"\n" + strings)
        text = self.whole("forms", 1)
        self.check("names in quotes", '0+"a b"+4' in text and 'DW_OP_addr 0+"a b", DW_OP_entry_value' in text, text)
        self.check("what strings are is beside them", 'DW_FORM_strp .debug_str' in text and '// "a"' in text, text)

    # ---- compressed sections ----

    def header_of(self, section: str) -> int:
        """Where in x.o the header of the section is."""
        contents = (self.folder / "x.o").read_bytes()
        table, count, names = (struct.unpack_from(form, contents, at)[0] for form, at in (("<Q", 0x28), ("<H", 0x3c), ("<H", 0x3e)))
        texts = struct.unpack_from("<Q", contents, table + 64 * names + 0x18)[0]
        for at in range(table, table + 64 * count, 64):
            name = texts + struct.unpack_from("<I", contents, at)[0]
            if contents[name:contents.index(b"\0", name)].decode() == section:
                return at
        raise ValueError(section)

    def packed(self) -> None:
        """The text is that of the object that is not compressed, with the option that compresses it again."""
        frame = "\t.cfi_sections .debug_frame\n" + CODE.replace("first:\n", "first:\n\t.cfi_startproc\n").replace(
            ".Lend:\n", "\t.cfi_undefined s1\n" * 40 + "\t.cfi_endproc\n.Lend:\n")
        for method in ("zlib", "zstd"):
            for version, wide in ((2, ()), (4, ()), (5, ()), (5, ("-dwarf64",))):
                what, option = f"{method}, version {version} {wide}", f"-compress-debug-sections={method}"
                flags = ("-mcpu=gfx90a", "-Wno-dwarf-expression", *wide)
                plain = {}
                self.assemble(frame + large_text(version), *flags)
                for words in (("--debug",), ("-d",), ("--debug", "-d")):
                    plain[words] = self.run("kdinfo", "--asm", *words, "x.o")[0].splitlines()
                was = sections_of((self.folder / "x.o").read_bytes())
                made = self.assemble(frame + large_text(version), *flags, option)
                for name in (".debug_info", ".debug_frame"):
                    self.check(f"{what}: {name} is compressed", len(sections_of(made)[name]) < len(was[name]))
                self.whole(what, 2, 0 if wide else 1)
                for words, wanted in plain.items():
                    text = self.run("kdinfo", "--asm", *words, "x.o")[0]
                    lines = [line for line in text.splitlines() if "unpacked here" not in line]
                    self.check(f"{what}: the text", [lines[0].replace(f" {option}", ""), *lines[1:]] == wanted, text)
                    self.check(f"{what}: the options", f" {option}" in lines[0] and text.count(
                        f"kdasm and llvm-mc compress them again with {option}.\n") == 1, text)
                    (self.folder / "again.s").write_text(text)
                    self.run("kdasm", *lines[0].split()[2:], "again.s", "-o", "again.o")
                    self.check(f"{what}: the same object", (self.folder / "again.o").read_bytes() == made, text)

    def packed_elsewhere(self) -> None:
        """In linked files, by older tools, and where no option compresses them."""
        flags = ("-mcpu=gfx90a", "-Wno-dwarf-expression", "-compress-debug-sections=zstd")
        linked = bytearray(self.assemble(CODE + large_text(5), *flags))
        struct.pack_into("<H", linked, 0x10, 3)
        (self.folder / "linked.hsaco").write_bytes(linked)
        text = self.run("kdinfo", "--asm", "-d", "linked.hsaco")[0]
        self.check("linked", "linkers compress them again with --compress-debug-sections=zstd.\n" in text and "0x800" not in text
                   and "-compress" not in text.splitlines()[0] and ".section .debug_info,\"\",@progbits" in text, text)
        table = abbreviation(1, 0x11, 0, 0x03, 0x08) + b"\0"
        contents = {"info": unit(b"\1" + b"many " * 20 + b"\0", 4), "abbrev": table}
        old = {name: b"ZLIB" + struct.pack(">Q", len(data)) + zlib.compress(data) for name, data in contents.items()}
        place = "\t.section .zdebug_info\n\t.reloc 6, R_AMDGPU_ABS32, .zdebug_abbrev\n"
        made = self.assemble(sections(**old).replace(".debug_", ".zdebug_") + place)
        self.check("as .zdebug_*", sections_of(made)[".zdebug_info"] == old["info"])
        text = self.run("kdinfo", "--asm", "--debug", "x.o")[0]
        self.check("as .zdebug_*: a block", text.count(".end_amdgpu_dwarf_unit") == 1 and "-compress-debug-sections=zlib" in text, text)
        (self.folder / "again.s").write_text(text)
        words = [word for word in text.splitlines()[0].split()[2:] if "compress" not in word]
        self.run("kdasm", *words, "again.s", "-o", "again.o")
        again = sections_of((self.folder / "again.o").read_bytes())
        for name, data in contents.items():
            self.check(f"as .zdebug_*: {name}", again[f".debug_{name}"] == data, text)
        self.assemble("\t.section .notes, \"0x800\", @progbits\n\t.long 1, 2, 3\n")
        text = self.whole("of another name", 0)
        self.check("of another name", ".section .notes,\"0x800\"" in text and "compress" not in text, text)

    def packed_badly(self) -> None:
        """What can't be unpacked stays as it is, beside what can."""
        made = self.assemble(CODE + large_text(5), "-mcpu=gfx90a", "-Wno-dwarf-expression", "-compress-debug-sections=zlib")
        header = self.header_of(".debug_info")
        start, size = struct.unpack_from("<QQ", made, header + 0x18)
        for what, at, change, wanted in (
                ("method", start, struct.pack("<I", 3), "a method that is neither zlib nor zstd"),
                ("size", start + 8, struct.pack("<Q", 1 << 40), "says to unpack to more than its bytes can hold"),
                ("another size", start + 8, struct.pack("<Q", 3), "the compressed bytes are damaged"),
                ("alignment", start + 16, struct.pack("<Q", 12), "its alignment when unpacked is not a power of two"),
                ("bytes", start + 26, bytes(size - 30), "the compressed bytes are damaged"),
                ("end", header + 0x20, struct.pack("<Q", 23), "it is compressed, and ends within its header")):
            changed = bytearray(made)
            changed[at:at + len(change)] = change
            (self.folder / "broken.o").write_bytes(changed)
            for words in (("-d",), ("--debug",)):
                text = self.run("kdinfo", "--asm", *words, "broken.o")[0]
                self.check(f"broken {what}", bool(re.search(rf"// Printed as it is: .*{wanted}\.\n\t\.section \.debug_info,\"0x800\"", text)), text)
                self.check(f"broken {what}: the others", ".section .debug_abbrev,\"\",@progbits" in text, text)
        old = {"info": b"ZLIB" + bytes(3), "str": b"none at all, of course"}
        self.assemble(sections(**old).replace(".debug_", ".zdebug_"))
        text = self.whole("broken .zdebug_*", 0)
        self.check("broken .zdebug_*", text.count("// Printed as it is") == 2 and "-compress" not in text, text)
        for last, wanted in ((1 << 16, 0), ((1 << 16) + 1, 1)):
            claims = {f"x{i}": b"ZLIB" + struct.pack(">Q", size) + zlib.compress(bytes(size)) for i, size in enumerate((1 << 16, last))}
            self.assemble(sections(**claims).replace(".debug_", ".zdebug_"))
            text = self.run("kdinfo", "--asm", "-d", "x.o", status=2 * wanted)[0]
            self.check(f"{last} bytes more", text.count("unpack to more than 131072 bytes, the most for a file of this size") == wanted
                       and text.count(f".zero {1 << 16}") == 2 - wanted, text[:3000])

    def packed_often(self) -> None:
        """Each section is within the bounds, but not all of them together: what is unpacked has less than the file 64 times."""
        size = 100 << 20
        header = struct.pack("<IIQQ", 1, 0, size, 1) + zlib.compress(bytes(size), 9)
        names = ("info", "abbrev", "line", "frame", "str", "ranges", "loc", "addr") * 2
        text = "".join(f'.section .debug_{name},"0x800",@progbits,unique,{i}\n.incbin "packed"\n' for i, name in enumerate(names))
        (self.folder / "packed").write_bytes(header)
        self.assemble(".text\nf: .long 0\n" + text)
        for words in (("--debug",), ("--asm", "--debug"), ("--check", "-Wall"), ("--unwind", "--pc=0"), ("--json", "--debug")):
            status, kilobytes = self.measured("kdinfo", *words, "x.o")
            self.check(f"memory of {words}", kilobytes < 500_000, kilobytes)
            self.check(f"status of {words}", status == 2, status)
        said = self.run("kdinfo", "--debug", "x.o", status=2)[1]
        self.check("what is not read is said", "compressed sections, the first of which is .debug_" in said and "are not read" in said, said)
        self.check("--check is not whole", self.measured("kdinfo", "--check", "-Wno-all", "x.o")[0] == 2)
        status, kilobytes = self.measured("kdasm", "-shared", "x.o", "-o", "x.co")
        self.check("a link is refused", status == 1 and kilobytes < 500_000, (status, kilobytes))

    def measured(self, program: str, *words: str) -> tuple[int, int]:
        """Exit status, and kilobytes of memory."""
        made = subprocess.Popen([getattr(self, program), *words], cwd=self.folder,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(made.pid, 0)
        made.returncode = os.waitstatus_to_exitcode(status)
        return made.returncode, usage.ru_maxrss

    def shared(self) -> None:
        """Lists and strings that many entries refer to: as much as the sections have is printed, and then the beginnings."""
        for rows, entries, wanted in ((2000, 2, 0), (60_000, 2, 1), (60_000, 8, 7)):
            text = ".section .debug_ranges\n.rept %d\n.quad 0, 4\n.endr\n.quad 0, 0\n" % rows
            text += ".section .debug_abbrev\n.byte 1, 0x11, 1, 0, 0\n.byte 2, 0x34, 0, 0x55, 0x17, 0, 0, 0\n"
            text += ".section .debug_info\n.long 9 + 5 * %d\n.short 4\n.long 0\n.byte 8, 1\n" % entries
            text += ".byte 2, 0, 0, 0, 0\n" * entries + ".byte 0\n"
            self.assemble(text)
            first = rows + (1 << 20) // 16
            wanted = max(0, entries - -(-first // rows)) if rows > 2000 else 0
            printed = self.run("kdinfo", "--debug", "x.o")[0]
            said = printed.count("more; --all prints them")
            self.check(f"{entries} entries of {rows} rows", said == 0 if not wanted else said >= wanted, (said, wanted))
            self.check("... are bounded", printed.count(".range") <= first + 20 * entries + rows, printed.count(".range"))
            whole = self.run("kdinfo", "--debug", "--all", "x.o")[0]
            self.check("... with --all", whole.count(".range") == rows * entries and "more;" not in whole)
            more = re.findall(r'"more_rows":\s*([0-9]+)', self.run("kdinfo", "--json", "--debug", "x.o")[0])
            self.check("... in JSON", bool(more) == bool(said), (more, said))
        name = "n" * 100_000
        text = f'.section .debug_str\n.asciz "{name}"\n.section .debug_abbrev\n.byte 1, 0x11, 1, 0, 0\n.byte 2, 0x34, 0, 3, 0xe, 0, 0, 0\n'
        text += ".section .debug_info\n.long 9 + 5 * 60\n.short 4\n.long 0\n.byte 8, 1\n" + ".byte 2, 0, 0, 0, 0\n" * 60 + ".byte 0\n"
        self.assemble(text)
        printed = self.run("kdinfo", "--debug", "x.o")[0]
        self.check("names", len(printed) < 1_500_000 and printed.count(", and 99800 more bytes; --all prints them") > 40, printed[-500:])
        self.check("names in JSON", '"more_bytes": 99800' in re.sub(r"\s+", " ", self.run("kdinfo", "--json", "--debug", "x.o")[0]))
        self.check("names with --all", self.run("kdinfo", "--debug", "--all", "x.o")[0].count(name) == 60)
        said = self.run("kdinfo", "--all", "x.o", status=2)[1]
        self.check("--all alone", "--all is only for --debug" in said, said)

    def orders(self) -> None:
        """Frames have the order of the source, not that of the sections."""
        def part(section: str, register: str) -> str:
            return f"\t.section {section}, \"ax\", @progbits\n\t.cfi_startproc\n\t.long 0\n\t.cfi_undefined {register}\n\t.long 0\n\t.cfi_endproc\n"
        for what, parts, count in (("in order", (".text", ".cold"), 2), ("the other order", (".cold", ".text"), 2),
                                   ("two of each", (".cold", ".cold", ".text", ".text"), 4), ("mixed", (".cold", ".text", ".cold"), 0)):
            for table in (".debug_frame", ".eh_frame"):
                self.assemble(f"\t.cfi_sections {table}\n" + "".join(part(name, f"s{i}") for i, name in enumerate(parts)))
                self.whole(f"frames {what}, {table}", 0, count)
        self.assemble("\t.cfi_sections .debug_frame, .eh_frame\n" + part(".text", "s1"))
        self.whole("frames in two tables", 0, 0)

    def data(self) -> None:
        """What blocks don't make again is data."""
        table = abbreviation(1, 0x11, 1, 3, 8) + abbreviation(2, 0x34, 0, 0x3a, 0x0f) + b"\0"
        body = b"\1a\0\2\5\0"
        long = table.replace(b"\x3a\x0f", b"\xba\x00\x0f")
        reference = "\t.section .debug_info\n\t.reloc 8, R_AMDGPU_ABS32, .debug_abbrev\n"
        for what, blocks, contents, more in (
            ("as it is", 1, {"info": unit(body), "abbrev": table}, reference),
            ("without a relocation of the table", 0, {"info": unit(body), "abbrev": table}, ""),
            ("another relocation", 0, {"info": unit(body), "abbrev": table}, reference + "\t.reloc 2, R_AMDGPU_ABS32, .text\n"),
            ("two relocations of a place", 0, {"info": unit(body), "abbrev": table}, reference * 2),
            ("a long number", 0, {"info": unit(b"\1a\0\2\x85\0\0"), "abbrev": table}, reference),
            ("a long code", 0, {"info": unit(b"\x81\0a\0\2\5\0"), "abbrev": table}, reference),
            ("a long attribute", 0, {"info": unit(body), "abbrev": long}, reference),
            ("an unused abbreviation", 0, {"info": unit(body), "abbrev": table[:-1] + abbreviation(3, 0x24, 0) + b"\0"}, reference),
            ("abbreviations in another order", 0, {"info": unit(b"\2a\0\1\5\0"), "abbrev": abbreviation(1, 0x34, 0, 0x3a, 0x0f) + abbreviation(2, 0x11, 1, 3, 8) + b"\0"}, reference),
            ("equal abbreviations", 0, {"info": unit(b"\1a\0\2\5\3\5\0"), "abbrev": table[:-1] + abbreviation(3, 0x34, 0, 0x3a, 0x0f) + b"\0"}, reference),
            ("no children", 0, {"info": unit(b"\1a\0\0"), "abbrev": table[:table.index(b"\2\x34")] + b"\0"}, reference),
            ("something behind", 0, {"info": unit(body + bytes(4)), "abbrev": table}, reference),
            ("bytes behind the table", 0, {"info": unit(body), "abbrev": table + b"\7"}, reference),
            ("an attribute twice", 0, {"info": unit(b"\1\1\2"), "abbrev": abbreviation(1, 0x11, 0, 0x3a, 0x0b, 0x3a, 0x0b) + b"\0"}, reference),
            ("another first entry", 0, {"info": unit(b"\1"), "abbrev": abbreviation(1, 0x34, 0) + b"\0"}, reference),
            ("a skeleton", 0, {"info": unit(body, kind=4, more=bytes(8)), "abbrev": table}, reference),
            ("a late form", 0, {"info": unit(b"\1\0", 4), "abbrev": abbreviation(1, 0x11, 0, 3, 0x25) + b"\0"}, reference.replace("8,", "6,")),
            ("a value that the attribute does not take", 1, {"info": unit(b"\1\5"), "abbrev": abbreviation(1, 0x11, 0, 3, 0x0b) + b"\0"}, reference),
            ("an expression with a long number", 1, {"info": unit(b"\1\3\x10\x85\0"), "abbrev": abbreviation(1, 0x11, 0, 2, 0x18) + b"\0"}, reference),
            ("an expression of the other extensions", 1, {"info": unit(b"\1\3\x30\x36\xe1"), "abbrev": abbreviation(1, 0x11, 0, 2, 0x18) + b"\0"}, reference),
            ("an expression that is damaged", 1, {"info": unit(b"\1\1\x01"), "abbrev": abbreviation(1, 0x11, 0, 2, 0x18) + b"\0"}, reference),
            ("damaged", 0, {"info": unit(b"\1a"), "abbrev": table}, reference),
            ("a symbol called like a label", 0, {"info": unit(body), "abbrev": table}, reference + "\t.text\ne0x1:\n"),
            ("a symbol in the section", 0, {"info": unit(body), "abbrev": table}, reference + "inside:\n"),
            ("another alignment", 0, {"info": unit(body), "abbrev": table}, reference + "\t.p2align 2\n"),
        ):
            self.assemble(CODE + sections(**contents) + more)
            self.whole(what, blocks)
        cie = struct.pack("<II", 12, 0xffffffff) + b"\4\0\x08\0\4\4\x10\0"
        places = "".join(f"\t.reloc {16 + at}, R_AMDGPU_{kind}, {of}\n" for at, kind, of in ((4, "ABS32", ".debug_frame"), (8, "ABS64", ".text")))

        def frame(instructions: bytes, length: int = 8) -> bytes:
            body = struct.pack("<IQQ", 0, 0, length) + instructions
            body += bytes(-(len(body) + 4) % 8)
            return struct.pack("<I", len(body)) + body
        for what, count, contents, more in (
            ("a frame", 1, cie + frame(b"\7\1\x41\7\2"), places),
            ("a frame without its relocations", 0, cie + frame(b"\7\1\x41\7\2"), ""),
            ("a long advance", 0, cie + frame(b"\7\1\2\1\7\2"), places),
            ("two advances", 0, cie + frame(b"\x41\x41\7\2", 16), places),
            ("an advance at the end", 0, cie + frame(b"\7\1\x41"), places),
            ("an advance to nowhere", 0, cie + frame(b"\x40\7\1"), places),
            ("an advance beyond the end", 0, cie + frame(b"\x7f\7\1"), places),
            ("an address", 0, cie + frame(b"\1\0\0\0\0\0\0\0\0\7\1"), places),
            ("bytes that fill more than they must", 0, cie + frame(b"\7\1" + bytes(16)), places),
            ("a state that was not kept", 0, cie + frame(b"\x0b"), places),
            ("a frame that is longer than the code", 0, cie + frame(b"\7\1", 4000), places),
            ("another common entry", 0, cie.replace(b"\4\4\x10", b"\4\4\x11") + frame(b"\7\1"), places),
            ("two common entries", 0, cie + cie + frame(b"\7\1"), ""),
            ("an instruction that is not known", 1, cie + frame(b"\x3f\1\2\3"), places),
        ):
            self.assemble(CODE + sections(frame=contents) + "\t.p2align 3\n" + more)
            self.whole(what, 0, count)

    # ---- damaged units ----

    def damaged(self) -> None:
        good = abbreviation(1, 0x11, 1, 0x13, 0x0b) + abbreviation(2, 0x34, 0, 0x03, 0x08) + b"\0"
        self_nested = abbreviation(1, 0x11, 1, 0x3f, 0x19) + b"\0"
        for what, wanted, contents in (
            ("the end of a length", "ends within the length", {"info": b"\1\0\0"}),
            ("a length past the end", "goes past the end of the section", {"info": struct.pack("<I", 99)}),
            ("a reserved length", "is a reserved value", {"info": b"\xf0\xff\xff\xff" + bytes(9)}),
            ("a long length", "goes past the end of the section", {"info": b"\xff" * 12}),
            ("a short header", "it ends within its header", {"info": struct.pack("<IH", 2, 5)}),
            ("an empty unit", "it ends within its header", {"info": bytes(4)}),
            ("a version", "its version is none from 2 to 5", {"info": unit(b"\0", 6)}),
            ("a type of unit", "a type of unit that is not known", {"info": unit(b"\0", kind=9)}),
            ("the size of an address", "neither 2 nor 4 nor 8", {"info": unit(b"\0", address=3)}),
            ("no entry", "it has no entry", {"info": unit(b""), "abbrev": good}),
            ("zeros", "it has no entry", {"info": unit(bytes(9)), "abbrev": good}),
            ("the end of no entry", "begins with the end of an entry", {"info": unit(b"\0\1"), "abbrev": good}),
            ("no abbreviations", "there is no .debug_abbrev", {"info": unit(b"\1\1\0")}),
            ("abbreviations beyond the end", "beyond the end of .debug_abbrev", {"info": unit(b"\1\1\0", table=999), "abbrev": good}),
            ("an abbreviation that is missing", "abbreviation that is missing", {"info": unit(b"\1\1\7\0"), "abbrev": good}),
            ("a table without end", "without an end of the abbreviations", {"info": unit(b"\1\1\7"), "abbrev": good[:-1]}),
            ("a short abbreviation", "ends within an abbreviation", {"info": unit(b"\1\1\2"), "abbrev": good[:-5]}),
            ("LEB128 without end", "ends within an abbreviation", {"info": unit(b"\1"), "abbrev": b"\1" + b"\x80" * 40}),
            ("a tag", "a tag whose number is 0", {"info": unit(b"\1"), "abbrev": abbreviation(1, 0, 0) + b"\0"}),
            ("children", "neither that there are children", {"info": unit(b"\1"), "abbrev": abbreviation(1, 0x11, 2) + b"\0"}),
            ("an attribute", "an attribute or form whose number", {"info": unit(b"\1"), "abbrev": abbreviation(1, 0x11, 0, 1 << 16, 8) + b"\0"}),
            ("many attributes", "more than 1024 attributes", {"info": unit(b"\1"), "abbrev": abbreviation(1, 0x11, 0, *(1025 * (0x3f, 0x19))) + b"\0"}),
            ("a form", "a form that is not known", {"info": unit(b"\1\0"), "abbrev": abbreviation(1, 0x11, 0, 3, 0x7f) + b"\0"}),
            ("forms in a circle", "DW_FORM_indirect can't have", {"info": unit(b"\1\x16\x16\x16"), "abbrev": abbreviation(1, 0x11, 0, 3, 0x16) + b"\0"}),
            ("an indirect form without end", "ends within an entry", {"info": unit(b"\1" + b"\x96" * 20), "abbrev": abbreviation(1, 0x11, 0, 3, 0x16) + b"\0"}),
            ("a short entry", "ends within an entry", {"info": unit(b"\1\1\2abc"), "abbrev": good}),
            ("a long block", "ends within an entry", {"info": unit(b"\1\xff\xff\xff\xff\x0f"), "abbrev": abbreviation(1, 0x11, 0, 2, 0x18) + b"\0"}),
            ("entries without an end", "without the end of an entry", {"info": unit(b"\1\1\2a\0"), "abbrev": good}),
            ("more than the unit's entry", "goes on after the end of its entry", {"info": unit(b"\1\1\0\2a\0"), "abbrev": good}),
            ("an entry in itself", "without the end of an entry", {"info": unit(b"\1" * 5000), "abbrev": self_nested}),
            ("attributes without bytes", "too many attributes without a value",
             {"info": unit(b"\1" * 500), "abbrev": abbreviation(1, 0x11, 1, *(900 * (0x3f, 0x19))) + b"\0"}),
            ("an entry beyond the unit", "its entry is beyond the end", {"info": unit(b"\1\xff"), "abbrev": abbreviation(1, 0x11, 0, 0x49, 0x11) + b"\0"}),
            ("a string beyond the end", "beyond the end of the section", {"info": unit(b"\1\xff\0\0\0"), "abbrev": abbreviation(1, 0x11, 0, 3, 0x0e) + b"\0", "str": b"a\0"}),
            ("a string without end", "its string has no end", {"info": unit(b"\1\0\0\0\0"), "abbrev": abbreviation(1, 0x11, 0, 3, 0x0e) + b"\0", "str": b"aa"}),
            ("an index", "its index is beyond the end", {"info": unit(b"\1\xff\xff\xff\xff\x0f"), "abbrev": abbreviation(1, 0x11, 0, 0x11, 0x1b) + b"\0", "addr": bytes(64)}),
            ("a list beyond the end", "the list is beyond the end", {"info": unit(b"\1\xff\0\0\0"), "abbrev": abbreviation(1, 0x11, 0, 2, 0x17) + b"\0", "loclists": bytes(64)}),
            ("a list without end", "the section ends within the list", {"info": unit(b"\1\0\0\0\0"), "abbrev": abbreviation(1, 0x11, 0, 2, 0x17) + b"\0", "loclists": b"\5\0" * 9}),
            ("a row", "a row whose kind is not known", {"info": unit(b"\1\0\0\0\0"), "abbrev": abbreviation(1, 0x11, 0, 2, 0x17) + b"\0", "loclists": b"\x77"}),
            ("an old list without end", "the section ends within the list", {"info": unit(b"\1\0\0\0\0", 4), "abbrev": abbreviation(1, 0x11, 0, 0x55, 0x17) + b"\0", "ranges": b"\1" * 40}),
            ("an expression", "problem at byte 1 of the expression", {"info": unit(b"\1\2\x30\1"), "abbrev": abbreviation(1, 0x11, 0, 2, 0x18) + b"\0"}),
        ):
            self.assemble(sections(**contents))
            text = self.printed("x.o")
            self.check(what, "problem" in text and wanted in text, text)
            self.check(f"{what}, JSON", wanted.replace("problem at byte 1 of the expression", "no operation") in self.printed("--json", "x.o"))
            self.units("x.o")

    def circles(self) -> None:
        """References in circles, and what is referred to again and again."""
        table = abbreviation(1, 0x11, 1) + abbreviation(2, 0x2e, 0, 0x31, 0x11, 0x11, 0x01) + abbreviation(3, 0x34, 0, 3, 0x0e) + abbreviation(4, 0x34, 0, 0x55, 0x17) + b"\0"
        self.assemble(CODE + sections(info=unit(b"\1" + b"\2\x0d" + bytes(8) + b"\2\x0d" + bytes(8) + b"\0"), abbrev=table))
        self.check("an origin that is its own", self.printed("x.o").count("DW_AT_abstract_origin e0xd") == 2, self.printed("x.o"))
        count, size = 50000, 1 << 18
        strings = f"\t.section .debug_str, \"MS\", @progbits, 1\n\t.fill {size}, 1, 97\n\t.byte 0\n"
        info = unit(b"\1" + b"\3\0\0\0\0" * count + b"\0")
        self.assemble(sections(info=info, abbrev=table) + strings)
        self.check("one long string", "too many bytes all together" in self.printed("x.o")[-20000:])
        lists = f"\t.section .debug_rnglists, \"\", @progbits\n\t.fill {size}, 3, 0x010104\n\t.byte 0\n"
        self.assemble(sections(info=unit(b"\1" + b"\4\0\0\0\0" * 2000 + b"\0"), abbrev=table) + lists)
        self.check("one long list", "too many bytes all together" in self.printed("x.o")[-20000:])
        tables = b"".join(unit(b"\1\0", table=number) for number in range(8000))
        shared = b"".join(leb(number % 100 + 1) + b"\x11\0\0\0" for number in range(60000)) + b"\0"
        self.assemble(sections(info=tables, abbrev=shared))
        self.check("tables in each other", "tables of abbreviations are in each other" in self.printed("x.o"))

    def mutated(self) -> None:
        random.seed(16)
        for version in (3, 5):
            for flags in ((), ("-compress-debug-sections=zlib",), ("-compress-debug-sections=zstd",)):
                contents = self.assemble(CODE + large_text(version), "-mcpu=gfx90a", "-Wno-dwarf-expression", *flags)
                for _ in range(200):
                    changed = bytearray(contents)
                    for _ in range(random.randrange(1, 6)):
                        changed[random.randrange(0x40, len(changed))] = random.choice((0, 1, 4, 0x0f, 0x16, 0x7f, 0x80, 0xe9, 0xff))
                    for words in (["--debug"], ["--debug", "--json"], ["--debug", "--asm"]):
                        done = started.run([self.build / "kdinfo", *words, "-"], input=bytes(changed), timeout=300)
                        self.check("a random change", done.returncode in (0, 1, 2), done)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        tests = Tests(Path(sys.argv[1]), Path(folder))
        for test in (tests.again, tests.said, tests.chosen, tests.forms, tests.kinds, tests.generations, tests.sources, tests.packed, tests.packed_elsewhere,
                     tests.packed_badly, tests.packed_often, tests.shared, tests.orders, tests.data, tests.damaged,
                     tests.circles, tests.mutated):
            test()
    print(f"{tests.passed} passed, {tests.failed} failed, 0 skipped")
    return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
