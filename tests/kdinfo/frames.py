#!/usr/bin/env python3
"""
Call frames: what kdinfo --debug says of them, the directives that make them again, and damaged tables.

    frames.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import random
import re
import struct
import sys
from pathlib import Path

import checked

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402


# A directive of each kind, and what kdinfo prints of it where that differs: directive, instruction.
DIRECTIVES = {
    ".cfi_amdgpu_kernel": [
        (".cfi_def_cfa_expression DW_OP_lit0, DW_OP_lit6, DW_OP_LLVM_form_aspace_address", "DW_CFA_def_cfa_expression"),
        (".cfi_undefined 16", "DW_CFA_undefined pc")],
    ".cfi_def_cfa s32, 16": [(".cfi_def_cfa s32, 16", "DW_CFA_def_cfa s32, 16")],
    ".cfi_def_cfa_register 65": [(".cfi_def_cfa_register s33", "DW_CFA_def_cfa_register s33")],
    ".cfi_def_cfa_offset 300": [(".cfi_def_cfa_offset 300", "DW_CFA_def_cfa_offset 300")],
    ".cfi_llvm_def_aspace_cfa s32, 4, 6": [
        (".cfi_llvm_def_aspace_cfa s32, 4, DW_ASPACE_AMDGPU_private_wave",
         "DW_CFA_LLVM_def_aspace_cfa s32, 4, DW_ASPACE_AMDGPU_private_wave")],
    ".cfi_llvm_def_aspace_cfa s32, 4, 99": [
        (".cfi_llvm_def_aspace_cfa s32, 4, 99", "DW_CFA_LLVM_def_aspace_cfa s32, 4, 99")],
    ".cfi_llvm_def_aspace_cfa_sf s32, -8, DW_ASPACE_AMDGPU_private_lane": [
        (".cfi_llvm_def_aspace_cfa_sf s32, -8, DW_ASPACE_AMDGPU_private_lane",
         "DW_CFA_LLVM_def_aspace_cfa_sf s32, -8, DW_ASPACE_AMDGPU_private_lane")],
    ".cfi_def_cfa_sf s33, -16": [(".cfi_def_cfa_sf s33, -16", "DW_CFA_def_cfa_sf s33, -16")],
    ".cfi_def_cfa_offset_sf -20": [(".cfi_def_cfa_offset_sf -20", "DW_CFA_def_cfa_offset_sf -20")],
    ".cfi_offset s5, 8": [(".cfi_offset s5, 8", "DW_CFA_offset s5, 8")],
    ".cfi_offset s70, 8": [(".cfi_offset s70, 8", "DW_CFA_offset_extended s70, 8")],
    ".cfi_offset s5, -8": [(".cfi_offset s5, -8", "DW_CFA_offset_extended_sf s5, -8")],
    ".cfi_val_offset 17, 8": [(".cfi_val_offset 17, 8", "DW_CFA_val_offset exec, 8")],
    ".cfi_val_offset 5, -8": [(".cfi_val_offset 5, -8", "DW_CFA_val_offset_sf 5, -8")],
    ".cfi_register 16, s30": [(".cfi_register 16, s30", "DW_CFA_register pc, s30")],
    ".cfi_undefined v3": [(".cfi_undefined v3", "DW_CFA_undefined v3")],
    ".cfi_undefined 1539": [(".cfi_undefined 1539", "DW_CFA_undefined v3@w32")],
    ".cfi_same_value a255": [(".cfi_same_value a255", "DW_CFA_same_value a255")],
    ".cfi_restore s1": [(".cfi_restore s1", "DW_CFA_restore s1")],
    ".cfi_restore 768": [(".cfi_restore 768", "DW_CFA_restore_extended vcc")],
    ".cfi_remember_state": [(".cfi_remember_state", "DW_CFA_remember_state")],
    ".cfi_restore_state": [(".cfi_restore_state", "DW_CFA_restore_state")],
    ".cfi_window_save": [(".cfi_window_save", "DW_CFA_GNU_window_save")],
    ".cfi_expression v40, DW_OP_regx v40@w32, DW_OP_swap, DW_OP_constu DW_ASPACE_AMDGPU_local, DW_OP_LLVM_aspace_bregx s5, -16": [
        (".cfi_expression v40, DW_OP_regx v40@w32, DW_OP_swap, DW_OP_constu DW_ASPACE_AMDGPU_local, "
         "DW_OP_LLVM_aspace_bregx s5, -16", "DW_CFA_expression v40")],
    ".cfi_val_expression pc, DW_OP_const1s -3, 7: DW_OP_dup, DW_OP_bra 7b, DW_OP_skip 1f, DW_OP_nop, 1: DW_OP_stack_value": [
        (".cfi_val_expression pc, DW_OP_const1s -3, 2: DW_OP_dup, DW_OP_bra 2b, DW_OP_skip 6f, DW_OP_nop, "
         "6: DW_OP_stack_value", "DW_CFA_val_expression pc")],
    ".cfi_expression 999, DW_OP_entry_value (DW_OP_regx exec, DW_OP_lit3), DW_OP_implicit_value 1, 0xff, DW_OP_addr 4096": [
        (".cfi_expression 999, DW_OP_entry_value (DW_OP_regx exec, DW_OP_lit3), DW_OP_implicit_value 0x01, 0xff, "
         "DW_OP_addr 0x1000", "DW_CFA_expression 999")],
    ".cfi_escape 0x0f, 4, 0x30, 0x2f, 0xfc, 0xff": [
        (".cfi_def_cfa_expression 1: DW_OP_lit0, DW_OP_skip 1b", "DW_CFA_def_cfa_expression")],
    # Bytes that only .cfi_escape makes.
    ".cfi_escape 0x2e, 4": [(".cfi_escape 0x2e, 0x04", "DW_CFA_GNU_args_size 4")],
    ".cfi_escape 0, 0x07, 0x90, 0x00": [
        (".cfi_escape 0x00", "DW_CFA_nop"), (".cfi_escape 0x07, 0x90, 0x00", "DW_CFA_undefined pc")],
    ".cfi_escape 0x05, 5, 2": [(".cfi_escape 0x05, 0x05, 0x02", "DW_CFA_offset_extended 5, 8")],
    ".cfi_escape 0x06, 17": [(".cfi_escape 0x06, 0x11", "DW_CFA_restore_extended exec")],
    ".cfi_escape 0x11, 5, 2": [(".cfi_escape 0x11, 0x05, 0x02", "DW_CFA_offset_extended_sf 5, 8")],
    ".cfi_escape 0x0f, 3, 0x90, 0xc0, 0x00": [
        (".cfi_escape 0x0f, 0x03, 0x90, 0xc0, 0x00", "DW_CFA_def_cfa_expression: DW_OP_regx s32")],
    ".cfi_escape 0x0f, 0": [(".cfi_escape 0x0f, 0x00", "DW_CFA_def_cfa_expression")],
    ".cfi_escape 0x0f, 3, 0x2f, 5, 0": [
        (".cfi_escape 0x0f, 0x03, 0x2f, 0x05, 0x00", "DW_CFA_def_cfa_expression: DW_OP_skip 5")],
    ".cfi_escape 0x0f, 2, 0x30, 0x01": [
        (".cfi_escape 0x0f, 0x02, 0x30, 0x01", "DW_CFA_def_cfa_expression: DW_OP_lit0 ... problem at byte 1 of the "
         "expression: no operation has this number")],
    # The other generation: a line in front says so.
    ".cfi_escape 0x0f, 3, 0x30, 0x36, 0xe1": [
        (".cfi_def_cfa_expression DW_OP_lit0, DW_OP_lit6, DW_OP_LLVM_form_aspace_address", "DW_CFA_def_cfa_expression")],
}
AT_END = {
    ".cfi_escape 0x17, 0x80, 0x80": "problem: no instruction has this number",
    ".cfi_escape 0x0f, 0xff, 0xff, 0xff, 0xff, 0x0f, 0x30": "problem: the frame ends within an instruction",
}
FLAGS = ("-mcpu=gfx90a", "-Wno-dwarf-expression", "-Wno-cfi-register")


class Tests(checked.Checked):
    def assemble(self, text: str, *flags: str, name: str = "x") -> bytes:
        (self.folder / f"{name}.s").write_text(text)
        self.run("kdasm", *(flags or FLAGS), f"{name}.s", "-o", f"{name}.o")
        return (self.folder / f"{name}.o").read_bytes()

    def printed(self, *words: object) -> str:
        """What --debug says; its status tells whether all could be read."""
        status, out, said = self.ask("kdinfo", "--debug", *words)
        self.check(f"status of --debug {words}", status == 0 or (status == 2 and "problem" in out), f"{status}\n{said}")
        return out

    def frames(self, *words: object) -> list:
        return self.valid(str(words), self.printed("--json", *words))["objects"][0]["call_frames"]

    def round_trip(self, source: str, section: str, *flags: str) -> None:
        """The directives make the same section."""
        first = self.assemble(source, *flags)
        body = re.findall(r"^\t\.(?:cfi|amdgpu).*$", self.printed("x.o"), re.MULTILINE)
        again = "\n".join(line for line in body if ".cfi_sections" not in line)
        head = f"\t.cfi_sections {section}\n\t.text\n"
        again = head + again.replace("\t.cfi_startproc", "\t.cfi_startproc\n\t.long 0", 1)
        self.check(f"the directives make {section} again", first == self.assemble(again, *flags), again)

    def directives(self) -> None:
        for section in (".debug_frame", ".eh_frame"):
            head = f"\t.cfi_sections {section}\n\t.text\n\t.cfi_startproc\n\t.long 0\n"
            for written, lines in DIRECTIVES.items():
                self.round_trip(f"{head}\t{written}\n\t.cfi_same_value s9\n\t.cfi_endproc\n", section, *FLAGS)
                text = self.printed("x.o")
                wanted = "".join(f"\t{directive:<58} // 0x4: {instruction}\n" if len(directive) < 59 else
                                 f"\t{directive} // 0x4: {instruction}\n" for directive, instruction in lines)
                wanted = "\t// 0x0: DW_CFA_advance_loc 4 to 0x4\n" + (
                    "\t.amdgpu_dwarf_extensions 2021\n" if "0xe1" in written else "") + wanted
                self.check(f"text of {written}", wanted in text, f"{wanted}\n{text}")
                instructions = [one for one in self.frames("x.o")[0]["entries"][1]["instructions"]
                                if one["name"] not in ("DW_CFA_advance_loc",)]
                for (directive, instruction), found in zip(lines, instructions):
                    self.check(f"JSON of {written}", instruction.startswith(found["name"])
                               and found.get("directive", ".cfi_escape 0x00") == directive, found)
        everything = "".join(f"\t{written}\n" for written in DIRECTIVES if "0xe1" not in written)
        self.round_trip(f"{head}{everything}\t.cfi_endproc\n", ".eh_frame", *FLAGS)
        for written, wanted in AT_END.items():
            self.assemble(f"{head}\t{written}\n\t.cfi_endproc\n")
            self.check(f"text of {written}", wanted in self.printed("x.o"), self.printed("x.o"))

    def wavefronts(self) -> None:
        text = "\t.cfi_sections .debug_frame\n\t.cfi_startproc\n\t.cfi_expression v3, DW_OP_regx exec\n\t.cfi_endproc\n"
        for flags, wave, other in ((("-mcpu=gfx1100",), 32, 64), (("-mcpu=gfx900",), 64, 32)):
            self.assemble(text, *flags)
            found = self.printed("x.o")
            self.check("registers of the target's wavefronts", ".cfi_expression v3, DW_OP_regx exec " in found
                       and f"wavefronts of {wave}" in found, found)
            self.assemble(text.replace("v3", f"v3@w{other}").replace("exec", f"exec@w{other}"), *flags)
            self.check("registers of other wavefronts", f".cfi_expression v3@w{other}, DW_OP_regx exec@w{other}"
                       in self.printed("x.o"), self.printed("x.o"))
        kernel = ("\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx1100\"\nk:\n" + text + "\t.rodata\n\t.p2align 6\n"
                  "\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 1\n\t.amdhsa_next_free_sgpr 1\n"
                  "\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa_kernel\n")
        self.assemble(kernel, "-mattr=+wavefrontsize64")
        self.check("the kernel's wavefronts", self.frames("x.o")[0]["wavefront_size"] == 64)

    def objects(self) -> None:
        source = ("\t.cfi_sections .debug_frame, .eh_frame\n\t.globl f, g\n\t.type f, @function\n\t.type g, @function\n"
                  "f:\n\t.cfi_startproc\n\t.cfi_augmentation \"[amd:v0.0]\"\n\t.cfi_undefined s1\n\t.long 0\n\t.cfi_endproc\n"
                  "g:\n\t.long 1\n\t.cfi_startproc\n\t.cfi_augmentation \"[amd:v0.0]\"\n\t.cfi_signal_frame\n"
                  "\t.cfi_return_column 62\n\t.cfi_undefined s2\n\t.long 0, 1, 2\n\t.cfi_endproc\n"
                  "\t.section .text.other, \"ax\", @progbits\nother:\n\t.cfi_startproc\n\t.long 0\n\t.cfi_endproc\n")
        self.assemble(source)
        for table in self.frames("x.o"):
            found = [(entry["function"], entry["function_offset"], entry["begin"], entry["end"])
                     for entry in table["entries"] if entry["kind"] == "FDE"]
            self.check(f"functions in {table['section']}", sorted(found) ==
                       [("f", 0, 0, 4), ("g", 4, 8, 20), ("other", 0, 0, 4)], found)
            offsets = {entry["offset"] for entry in table["entries"] if entry["kind"] == "CIE"}
            self.check("common entries", {entry["cie"] for entry in table["entries"] if entry["kind"] == "FDE"} <= offsets)
        plain = self.printed("x.o")
        self.check("what a frame says of itself", "\t.cfi_augmentation \"[amd:v0.0]\"\n\t.cfi_signal_frame\n"
                   "\t.cfi_return_column 62\n" in plain, plain)
        for method in ("zlib", "zstd"):
            self.assemble(source, *FLAGS, f"--compress-debug-sections={method}")
            self.check(f"compressed with {method}", self.printed("x.o") == plain)
        for flags in (("-dwarf64",), ("-dwarf-version=2",), ("-dwarf-version=3",), ("-dwarf64", "-dwarf-version=5")):
            self.assemble(source, *FLAGS, *flags)
            entries = self.frames("x.o")[1]["entries"]
            self.check(f"{flags}", [entry.get("function") for entry in entries if entry["kind"] == "FDE"] ==
                       [entry.get("function") for entry in self.frames("x.o")[0]["entries"] if entry["kind"] == "FDE"]
                       and not any("problem" in entry for entry in entries), entries)
        self.run("kdasm", *FLAGS, "-shared", "x.s", "-o", "x.hsaco")
        for table in self.frames("x.hsaco"):
            found = [entry["function"] for entry in table["entries"] if entry["kind"] == "FDE"]
            begins = [entry["begin"] for entry in table["entries"] if entry["kind"] == "FDE"]
            self.check("linked", sorted(found) == ["f", "g", "other"] and min(begins) > 0x1000, found)
        self.check("the end", self.frames("x.hsaco")[0]["entries"][-1]["kind"] == "end")
        self.assemble("\t.long 0\n")
        self.check("no call frames", self.printed("x.o").endswith("\n// no call frames\n"))
        self.check("no call frames in JSON", self.frames("x.o") == [])

    def generations(self) -> None:
        self.assemble("\t.cfi_sections .debug_frame\n\t.cfi_startproc\n"
                      "\t.cfi_expression s1, DW_OP_lit0, DW_OP_LLVM_aspace_implicit_pointer 0x96969602, 22\n\t.cfi_endproc\n",
                      *FLAGS, "-dwarf-extensions=2021")
        told = "DW_OP_LLVM_aspace_implicit_pointer 0x96969602, 22"
        self.check("bytes of both generations", "DW_OP_LLVM_form_aspace_address" in self.printed("x.o"))
        for option in ("--dwarf-extensions=2021", "-dwarf-extensions=2021"):
            self.check(option, told in self.printed(option, "x.o"), self.printed(option, "x.o"))
            self.check("JSON", self.frames(option, "x.o")[0]["entries"][1]["instructions"][0]["dwarf_extensions"] == "2021")
        self.assemble("\t.cfi_sections .debug_frame\n\t.cfi_startproc\n"
                      "\t.cfi_def_cfa_expression DW_OP_lit0, DW_OP_lit6, DW_OP_LLVM_form_aspace_address\n\t.cfi_endproc\n",
                      *FLAGS, "-dwarf-extensions=2021")
        self.check("said to be LLVM's", "no operation has this number" in self.printed("--dwarf-extensions=llvm", "x.o"))
        self.run("kdinfo", "--check", "-Wdwarf-expression", "x.o")
        found = self.run("kdinfo", "--check", "-Wdwarf-expression", "--dwarf-extensions=llvm", "x.o")[0]
        self.check("--check said the generation", "no operation has this number" in found, found)

    def checks(self) -> None:
        source = ("\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\"\n\t.cfi_sections .debug_frame\nf:\n\t.cfi_startproc\n"
                  "\t.cfi_expression v40, DW_OP_lit1, DW_OP_regx s5, DW_OP_plus\n"
                  "\t.cfi_def_cfa_expression DW_OP_regx s5\n\t.cfi_val_expression s3, DW_OP_lit0\n"
                  "\t.cfi_escape 0x0f, 1, 0x01\n\t.cfi_endproc\n")
        self.assemble(source, "-Wno-dwarf-expression")
        self.run("kdasm", "-shared", "x.o", "-o", "x.hsaco")
        lines = self.run("kdinfo", "--check", "-Wdwarf-expression", "x.hsaco")[0].splitlines()
        place = "x.hsaco: call frames: note: .debug_frame, FDE at "
        wanted = ["DW_CFA_expression of v40, byte 4 of the expression: DW_OP_plus: ",
                  "DW_CFA_def_cfa_expression, byte ", "DW_CFA_val_expression of s3, byte ",
                  "DW_CFA_def_cfa_expression, byte 0 of the expression: no operation has this number"]
        self.check("what is found", len(lines) >= 3 and all(line.startswith(place) and " of f: " in line for line in lines)
                   and sum(any(text in line for line in lines) for text in wanted) >= 3, "\n".join(lines))
        self.check("the option is named", all(line.endswith("[-Wdwarf-expression]") for line in lines), lines)
        found = self.valid("findings", self.run("kdinfo", "--check", "--json", "-Wdwarf-expression", "x.hsaco")[0])
        self.check("findings as JSON", found["findings"][0]["place"] == "call frames", found)
        self.check("off by default", not self.run("kdinfo", "--check", "x.hsaco")[0])
        self.run("kdinfo", "--check", "-Werror=dwarf-expression", "x.hsaco", status=1)

    def usage(self) -> None:
        self.assemble("\t.long 0\n")
        for words, wanted in ((("--debug", "--yaml"), "only with --json or --asm"), (("--debug", "-d"), "only with --json"),
                              (("--debug", "--check"), "only with --json"),
                              (("--dwarf-extensions=2021",), "only for --debug without --asm, --check and --pc"),
                              (("--debug", "--asm", "--dwarf-extensions=2021"), "only for --debug without --asm"),
                              (("--debug", "--asm", "-k", "x"), "prints the whole object"),
                              (("--debug", "--dwarf-extensions=1"), "must be llvm or 2021: '1'")):
            said = self.run("kdinfo", *words, "x.o", status=2)[1]
            self.check(f"{words}", wanted in said, said)

    # ---- damaged tables ----

    def of_bytes(self, contents: bytes, section: str = ".debug_frame") -> tuple[str, list]:
        data, flags = ", ".join(map(str, contents)), "a" if section == ".eh_frame" else ""
        self.assemble(f"\t.section {section}, \"{flags}\", @progbits\n\t.byte {data}\n")
        return self.printed("x.o"), self.frames("x.o")[0]["entries"]

    def damaged(self) -> None:
        def entry(body: bytes) -> bytes:
            return struct.pack("<I", len(body)) + body
        cie = entry(struct.pack("<IB", 0xffffffff, 4) + b"\0\x08\0\x04\x04\x10")
        leb = b"\x80" * 30
        for what, contents, wanted in (
            ("the end of a length", b"\1\0", "the section ends within the length"),
            ("a length of 64 bits", b"\xff" * 4 + b"\1\0", "the section ends within the length"),
            ("a length past the end", struct.pack("<II", 100, 0xffffffff), "goes past the end of the section"),
            ("a long length", b"\xff" * 12, "goes past the end of the section"),
            ("a reserved length", b"\xf0\xff\xff\xff" + bytes(16), "is a reserved value"),
            ("a short entry", entry(b"\0"), "it ends within what it begins with"),
            ("a short common entry", entry(b"\xff" * 4 + b"\4"), "it ends within what it begins with"),
            ("a version", entry(struct.pack("<IB", 0xffffffff, 9) + bytes(8)), "its version is none"),
            ("LEB128 without end", entry(struct.pack("<IB", 0xffffffff, 4) + b"\0\x08\0" + leb), "it ends within"),
            ("an augmentation without end", entry(struct.pack("<IB", 0xffffffff, 4) + b"zzzzz"), "it ends within"),
            ("a long augmentation", entry(struct.pack("<IB", 0xffffffff, 4) + b"zR\0\x08\0\4\4\x10\xff\xff\xff\x0f"), "it ends within"),
            ("the size of an address", entry(struct.pack("<IB", 0xffffffff, 4) + b"\0\x03\0\x04\x04\x10"), "neither 2 nor 4 nor 8"),
            ("an entry that is its own common one", entry(struct.pack("<I", 0) + bytes(16)), "no common entry is where it says"),
            ("entries in a circle", entry(struct.pack("<I", 24) + bytes(16)) + entry(struct.pack("<I", 0) + bytes(16)), "no common entry"),
            ("a common entry out of range", cie + entry(struct.pack("<I", 0x7fffffff) + bytes(16)), "no common entry"),
            ("a common entry in the midst", cie + entry(struct.pack("<I", 1) + bytes(16)), "no common entry"),
            ("a damaged common entry", entry(b"\xff" * 4 + b"\4") + entry(bytes(20)), "its common entry could not be read"),
            ("a short frame", cie + entry(struct.pack("<I", 0) + bytes(9)), "it ends within what it begins with"),
        ):
            text, _ = self.of_bytes(contents)
            self.check(what, "problem: " in text and wanted in text, text)
            found = self.run("kdinfo", "--check", "-Wdwarf-expression", "x.o")[0]
            self.check(f"--check: {what}", wanted in found, found)
        late = entry(struct.pack("<I", 28) + bytes(20)) + cie
        self.check("a common entry that comes later", "problem" not in self.of_bytes(late)[0], self.of_bytes(late))
        circle = entry(struct.pack("<I", 4) + bytes(16)) * 2
        self.check("its own common entry is a common one", ", 0x0" not in self.of_bytes(circle, ".eh_frame")[0]
                   and "problem" in self.of_bytes(circle, ".eh_frame")[0])

    def relocated(self) -> None:
        """Addresses in expressions are what their relocations have; the table is data here, as no directive makes these."""
        head = "\t.text\n\t.globl f\n\t.local g\nf:\n\t.long 0\ng:\n\t.long 0\n\t.section .debug_frame, \"\", @progbits\n"
        cie = "\t.long 12, -1\n\t.byte 4, 0, 8, 0, 4, 4, 16, 0\n"
        fde = ("\t.long 3f - 2f, 0\n2:\t.quad f, 4\n\t.byte 0x10, 5, 19, 3\n\t.quad %s\n\t.byte 0x06, 3\n\t.quad 9\n"
               "\t.byte 0, 0, 0, 0, 0\n3:\n")
        for written, wanted in (("f", "f"), ("f + 8", "f+0x8"), ("f - 1", "f-0x1"), ("other", "other"),
                                ("g + 2", ".text+0x6"), ("16", "0x10"), ("\"a b\" + 1", "\"a b\"+0x1")):
            self.assemble(head + cie + fde % written)
            expression = f"DW_OP_addr {wanted}, DW_OP_deref, DW_OP_addr 0x9"
            self.check(f"relocated, {written}", expression in self.printed("x.o"), self.printed("x.o"))
            found = self.frames("x.o")[0]["entries"][1]["instructions"][0]
            self.check(f"relocated, {written}, JSON", found["expression"] == expression.split(", "), found)

    def packed(self) -> None:
        """The header of a compressed section: method, and the size that it unpacks to."""
        contents = self.assemble("\t.cfi_sections .debug_frame\n\t.cfi_startproc\n\t.fill 9, 4, 0\n" + 300 *
                                 "\t.cfi_undefined s1\n" + "\t.cfi_endproc\n", *FLAGS, "--compress-debug-sections=zlib")
        table, count = struct.unpack_from("<Q", contents, 0x28)[0], struct.unpack_from("<H", contents, 0x3c)[0]
        headers = (struct.unpack_from("<IIQQQQ", contents, table + 64 * i) for i in range(count))
        (offset, size), = [header[4:6] for header in headers if header[2] & 0x800]
        for what, at, value, wanted in (("method", 0, b"\7\0\0\0", "neither zlib nor zstd"),
                                        ("size", 8, b"\0\0\0\0\0\0\0\1", "more than its bytes can hold"),
                                        ("wrong size", 8, b"\xff", "compressed bytes are damaged"),
                                        ("bytes", 30, bytes(20), "compressed bytes are damaged")):
            changed = bytearray(contents)
            changed[offset + at:offset + at + len(value)] = value
            (self.folder / "x.o").write_bytes(changed)
            self.check(f"compressed, {what}", wanted in self.printed("x.o"), self.printed("x.o")[:500])
            self.check(f"compressed, {what}, JSON", wanted in self.frames("x.o")[0]["problem"] and size > 30)

    def mutated(self) -> None:
        source = "\t.cfi_sections .debug_frame, .eh_frame\nf:\n\t.cfi_startproc\n" + "".join(
            f"\t{written}\n" for written in DIRECTIVES) + "\t.long 0\n\t.cfi_endproc\n"
        random.seed(16)
        for flags in ((), ("--compress-debug-sections=zlib",), ("--compress-debug-sections=zstd",)):
            contents = self.assemble(source, *FLAGS, *flags)
            for _ in range(150):
                changed = bytearray(contents)
                for _ in range(random.randrange(1, 6)):
                    changed[random.randrange(0x40, len(changed))] = random.choice((0, 1, 4, 0x0f, 0x7f, 0x80, 0xe9, 0xff))
                for words in (["--debug"], ["--debug", "--json"], ["--check", "-Wdwarf-expression"]):
                    done = started.run([self.build / "kdinfo", *words, "-"], input=bytes(changed), timeout=300)
                    self.check("a random change", done.returncode in (0, 1, 2), done)
        many = "\t.section .debug_frame, \"\", @progbits\n\t.fill 200000, 4, 0\n"
        self.assemble(many)
        self.check("many entries", self.printed("x.o").count("end of the table") == 200000)

    def everything(self) -> None:
        self.directives()
        self.wavefronts()
        self.objects()
        self.generations()
        self.checks()
        self.usage()
        self.damaged()
        self.relocated()
        self.packed()
        self.mutated()


if __name__ == "__main__":
    sys.exit(checked.main(Tests))
