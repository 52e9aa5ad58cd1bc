#!/usr/bin/env python3
"""
Code actions, formatting, semantic colours and inlay hints of kdasm-lsp.

    changed.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import random
import subprocess
import sys

from client import Client, ROOT, Served, TARGET, applied, cut, main, position
from compared import said_by_kdasm

GFX9 = TARGET.format("gfx90a")
DESCRIPTOR = """\
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 16
	.amdhsa_next_free_sgpr 16
	.amdhsa_accum_offset 16
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
"""
METADATA = GFX9 + ".amdgpu_metadata\n---\namdhsa.kernels:\n  - .name: k\n    {}\n...\n.end_amdgpu_metadata\n"
WAITING = GFX9 + """\
.p2align 8
k:	s_load_dwordx2 s[4:5], s[0:1], 0x0
	global_load_dword v1, v0, s[4:5] // early
	global_load_dword v2, v0, s[4:5] offset:4
.rept 2
	v_add_f32 v3, v1, v1
.endr
	s_waitcnt lgkmcnt(0) // for nothing more
	v_add_f32 v3, v2, v1
	s_endpgm
""" + DESCRIPTOR
OLD = """\
.hsa_code_object_version 2,1
.hsa_code_object_isa 8,0,3,"AMD","AMDGPU"
.text
.p2align 8
.amdgpu_hsa_kernel old
old:
	.amd_kernel_code_t
		enable_sgpr_kernarg_segment_ptr = 1
		user_sgpr_count = 2
		is_ptr64 = 1
		kernarg_segment_byte_size = 8
	.end_amd_kernel_code_t
	s_endpgm
"""
UNTIDY = GFX9 + """\
k :
  v_mov_b32   v0 ,1   // a
v_mov_b32 v1,2//b
	v_add_f32 v0,v0 , v1 clamp    // c   
 .long   1,2
.globl k
	.ascii "a  ,b"
x  =  5
	v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
/* several
   lines */
	s_nop 0\t
"""
TIDY = GFX9 + """\
k :
	v_mov_b32 v0, 1             // a
	v_mov_b32 v1, 2             //b
	v_add_f32 v0, v0, v1 clamp  // c
	.long   1,2
.globl k
	.ascii "a  ,b"
x  =  5
	v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
/* several
   lines */
	s_nop 0
"""


class Changed(Served):
    def actions(self, text: str, start: int = 0, end: int | None = None, only: list[str] | None = None) -> dict[str, str]:
        """What each action makes of a text, by its title."""
        uri = self.opened(text)
        span = {"start": position(text, start), "end": position(text, len(text) if end is None else end)}
        context = {"diagnostics": [], **({"only": only} if only else {})}
        found = self.client.request("textDocument/codeAction", {"textDocument": {"uri": uri}, "range": span, "context": context})
        return {row["title"]: applied(text, row["edit"]["changes"][uri]) for row in found}

    def object(self, text: str, *options: str) -> bytes:
        done = subprocess.run([self.build / "kdasm", *options, "-"], input=text.encode(), capture_output=True, check=False,
                              timeout=60, cwd=self.folder)
        return done.stdout or done.stderr

    def fixes(self) -> None:
        for wrong, right in (("\ts_endpgn\n", "\ts_endpgm\n"), ("\t.lnog 5\n", "\t.long 5\n"),
                             ("\ts_getreg_b32 s0, hwreg(HW_REG_MOD)\n", "\ts_getreg_b32 s0, hwreg(HW_REG_MODE)\n"),
                             (".macro my_macro\n.endm\n\tmy_macr\n", ".macro my_macro\n.endm\n\tmy_macro\n"),
                             (".macro a\n\ts_endpgn\n.endm\n\ta\n", ".macro a\n\ts_endpgm\n.endm\n\ta\n"),
                             ("\tglobal_load_b32 v0, v1, s[0:1]\n", "\tglobal_load_dword v0, v1, s[0:1]\n"),
                             (METADATA.format(".symbl: k.kd"), METADATA.format(".symbol: k.kd")),
                             (".amdhsa_kernel k\n\t.amdhsa_next_free_vgrp 4\n.end_amdhsa_kernel\n",
                              ".amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 4\n.end_amdhsa_kernel\n")):
            made = self.actions(GFX9 + wrong)
            self.check(f"fix of {wrong!r}", GFX9 + right in made.values(), made)
        wrong = METADATA.format(".symbl: k.kd")
        made = self.actions(wrong, wrong.index("symbl"), wrong.index("symbl"))
        self.check("a key where it is written", METADATA.format(".symbol: k.kd") in made.values(), made)
        made = self.actions('.amdgcn_target "amdgcn-amd-amdhsa--gfx9099"\n')
        self.check("a part of a string", '.amdgcn_target "amdgcn-amd-amdhsa--gfx909"\n' in made.values(), made)
        nearest = self.actions(TARGET.format("gfx1100") + "\tv_mac_f32 v0, v1, v2\n")
        self.check("the nearest one", TARGET.format("gfx1100") + "\tv_fmac_f32 v0, v1, v2\n" in nearest.values(), nearest)
        foreign = self.actions(GFX9 + "\ts_wait_loadcnt 0\n")
        self.check("another processor", TARGET.format("gfx1200") + "\ts_wait_loadcnt 0\n" in foreign.values(), foreign)
        self.check("no target", '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\ts_endpgm\n' in self.actions("\ts_endpgm\n").values())
        self.check("nothing is wrong elsewhere", self.actions(GFX9 + "\ts_endpgn\n\ts_nop 0\n", len(GFX9) + 11) == {})
        self.check("none is wanted", self.actions(GFX9 + "\ts_endpgn\n", only=["refactor"]) == {})

    def fixes_of_includes(self) -> None:
        """A part has the fixes of the source that includes it, and no actions for a source."""
        part, source = self.folder / "fixed.inc", self.folder / "fixed.s"
        text = ".macro two\n\ts_nop 2\n\ts_endpgn\n.endm\n"
        part.write_text(text)
        self.client.diagnosed(source.as_uri(), GFX9 + '.include "fixed.inc"\n\ttwo\n')
        self.client.diagnosed(part.as_uri(), text)
        for line, wanted in ((2, ["Write s_endpgm"]), (1, [])):
            span = {"start": {"line": line, "character": 3}, "end": {"line": line, "character": 3}}
            found = self.client.request("textDocument/codeAction", {"textDocument": {"uri": part.as_uri()}, "range": span,
                                                                    "context": {"diagnostics": []}})
            self.check(f"actions in line {line} of an include", [row["title"] for row in found] == wanted, found)
        found = self.client.diagnosed(part.as_uri(), text.replace("endpgn", "endpgm"))
        self.check("what is said of a part is of its version", found == [], found)

    def waits(self) -> None:
        made = self.actions(WAITING)
        text = made.get("Insert all missing waits of this file; others are in macros or includes") or made.get("Insert all missing waits", "")
        self.check("a wait behind a label's line", "\ts_waitcnt lgkmcnt(0)\n\tglobal_load_dword v1" in text, made)
        simple = WAITING.replace(".rept 2\n", "").replace(".endr\n", "")
        made = self.actions(simple)
        text = made.get("Insert all missing waits", "")
        said = [row for row in said_by_kdasm(self.build, self.folder / "waits.s", text, []) if row[3]]
        self.check("all waits", text and not said, (said, text))
        self.check("as --insert-waits does", self.object(text) == self.object(simple, "--insert-waits"), text)
        at = simple.index("\tglobal_load_dword v1")
        here = self.actions(simple, at, at + 1, ["quickfix"])
        self.check("one wait", here.get("Insert the missing wait", "").count("waitcnt") == simple.count("waitcnt") + 1, here)
        self.check("no wait is missing", self.actions(text, only=["quickfix"]) == {})

    def metadata(self) -> None:
        source = (ROOT / "examples" / "fill_metadata.s").read_text()
        made = self.actions(source, only=["refactor"]).get("Fill in metadata from the kernel descriptors", "")
        self.check("filled in", ".sgpr_count:" in made and not said_by_kdasm(self.build, self.folder / "filled.s", made, []), made)
        self.check("as --fill-metadata does", self.object(made) == self.object(source, "--fill-metadata"))
        none = GFX9 + ".globl k\n.p2align 8\nk:\n\ts_endpgm\n" + DESCRIPTOR
        made = self.actions(none, none.index(".amdhsa_next"), none.index(".amdhsa_next"))
        self.check("where there is none", "Fill in metadata from the kernel descriptors" not in made or
                   ".end_amdgpu_metadata" in made["Fill in metadata from the kernel descriptors"], made)

    def upgrades(self) -> None:
        made = self.actions(OLD).get("Upgrade to code object version 6", "")
        wanted = self.object(OLD, "--upgrade").decode()
        self.check("upgraded", made == wanted, made)
        self.check("nothing to upgrade", "Upgrade to code object version 6" not in self.actions(wanted))

    def formatted(self, text: str, options: dict | None = None) -> str:
        uri = self.opened(text)
        return applied(text, self.client.request("textDocument/formatting", {
            "textDocument": {"uri": uri}, "options": options or {"tabSize": 4, "insertSpaces": False}}))

    def formatting(self) -> None:
        made = self.formatted(UNTIDY)
        self.check("columns", made == TIDY, made)
        self.check("twice", self.formatted(made) == made)
        for begin, more in (("", "\t"), ("\t", "\t\t")):
            wanted = f"{begin}.amdhsa_kernel k\n{more}.amdhsa_next_free_vgpr 4\n{more}.amdhsa_next_free_sgpr 8\n{begin}.end_amdhsa_kernel\n"
            untidy = wanted.replace(f"{more}.amdhsa_next_free_s", ".amdhsa_next_free_s").replace(f"{begin}.end", "  .end")
            self.check(f"a descriptor after {begin!r}", self.formatted(wanted) == wanted == self.formatted(untidy), self.formatted(untidy))
        for path in sorted((ROOT / "examples").glob("*.s")):
            self.check(f"{path.name} stays", self.formatted(path.read_text()) == path.read_text())
        draw = random.Random(3)
        for path in sorted((ROOT / "examples").glob("*.s")):
            text = "".join(draw.choice(["", " ", "  ", "\t"]) * (line[:1] == "\t") + line.lstrip("\t").replace(", ", draw.choice([",", ", ", " ,"])) + "\n"
                           if ".amdgpu_dwarf" not in line and '"' not in line and "amdhsa.version" not in line else line + "\n"
                           for line in path.read_text().split("\n"))
            (self.folder / "hello_world.bin").write_bytes((ROOT / "examples" / "hello_world.bin").read_bytes())
            made = self.formatted(text)
            self.check(f"{path.name}: the object is the same", self.object(made) == self.object(text), made)
            self.check(f"{path.name}: twice", self.formatted(made) == made)
        uri = self.opened(UNTIDY)
        edits = self.client.request("textDocument/rangeFormatting", {
            "textDocument": {"uri": uri}, "range": {"start": {"line": 3, "character": 0}, "end": {"line": 3, "character": 1}}, "options": {}})
        self.check("one line", {edit["range"]["start"]["line"] for edit in edits} == {3}, edits)
        blanks = GFX9 + ".macro m text:vararg\n\t.ascii \"\\text\"\n.endm\n\tm a   ,  b  \n"
        self.check("arguments of macros", self.object(self.formatted(blanks)) == self.object(blanks))

    def colours(self) -> None:
        legend = self.client.offered["capabilities"]["semanticTokensProvider"]["legend"]["tokenTypes"]
        text = GFX9 + "// ä😀\nk:\tv_add_f32 v0, s[2:3], 5 // c\n\tfoo \"x\"\n.macro foo a\n\t.byte \\a\n.endm\n" + DESCRIPTOR + (
            ".amdgpu_metadata\namdhsa.version: [1, 2]\n.end_amdgpu_metadata\n")
        uri = self.opened(text)
        data = self.client.request("textDocument/semanticTokens/full", {"textDocument": {"uri": uri}})["data"]
        found, line, start = [], 0, 0
        for row, column, length, kind, modifiers in zip(*[iter(data)] * 5):
            line, start = line + row, column + (0 if row else start)
            found.append((cut(text, {"start": {"line": line, "character": start}, "end": {"line": line, "character": start + length}}),
                          legend[kind], modifiers))
        for wanted in ((".amdgcn_target", "keyword", 0), ("// ä😀", "comment", 0), ("k", "variable", 1), ("v_add_f32", "function", 0),
                       ("v0", "parameter", 0), ("5", "number", 0), ("foo", "macro", 0), ('"x"', "string", 0), ("\\a", "parameter", 0),
                       (".amdhsa_kernel", "keyword", 0), (".end_amdhsa_kernel", "keyword", 0), (".end_amdgpu_metadata", "keyword", 0),
                       (".amdhsa_next_free_vgpr", "property", 0), ("amdhsa.version", "property", 0)):
            self.check(f"colour of {wanted[0]}", wanted in found, found)
        part = self.client.request("textDocument/semanticTokens/range", {
            "textDocument": {"uri": uri}, "range": {"start": {"line": 3, "character": 0}, "end": {"line": 3, "character": 5}}})["data"]
        self.check("colours of a line", part[0] == 3 and part[5::5] == [0] * (len(part) // 5 - 1), part)

    def hints(self) -> None:
        text = GFX9 + """\
.p2align 8
k:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_waitcnt lgkmcnt(0) // here
loop:
	global_load_dword v1, v0, s[4:5]
	global_load_dword v2, v0, s[4:5] offset:4
	s_waitcnt vmcnt(1)
	s_cbranch_scc0 loop
	s_waitcnt expcnt(0)
	s_endpgm
""" + DESCRIPTOR
        span = {"start": {"line": 0, "character": 0}, "end": {"line": 30, "character": 0}}

        def shown(settings: dict | None = None) -> dict[int, list[str]]:
            if settings:
                self.client.notify("workspace/didChangeConfiguration", {"settings": {"kdasm": settings}})
            uri = self.opened(text)
            found: dict[int, list[str]] = {}
            for hint in self.client.request("textDocument/inlayHint", {"textDocument": {"uri": uri}, "range": span}):
                found.setdefault(hint["position"]["line"], []).append(hint["label"])
            return found
        all_hints = shown()
        far = GFX9 + ".globl f\n.type f,@function\nf:\n\tglobal_store_dword v1, v0, s[0:1]\n\ts_waitcnt vmcnt(0)\n\ts_cbranch_scc0 1f\n1:\n\ts_branch f\n"
        uri = self.opened(far)
        labels = [(row["position"]["line"], row["label"]) for row in self.client.request(
            "textDocument/inlayHint", {"textDocument": {"uri": uri}, "range": span}) if not row["label"].endswith(" B")]
        self.check("symbols that others see, and stores", labels == [(6, "waits for 1 event of vmcnt"), (7, "+0 dwords, line 10"),
                                                                    (9, "-5 dwords, line 6")], labels)
        self.check("sizes", all_hints[4] == ["8 B"] and all_hints[12] == ["4 B"], all_hints)
        self.check("a wait", all_hints[5] == ["4 B", "waits for s[4:5] (line 5)"], all_hints)
        self.check("a wait for the first", any("v1 (line 8)" in label for label in all_hints[9]), all_hints)
        self.check("a wait for nothing", all_hints[11][-1] == "waits for nothing", all_hints)
        self.check("a branch", all_hints[10] == ["4 B", "-6 dwords, line 8"], all_hints)
        self.check("switched off", all(not label.endswith(" B") for labels in shown({"hints": {"size": False}}).values() for label in labels))
        client = Client(self.build, {"workspace": {"inlayHint": {"refreshSupport": True}}})
        client.notify("workspace/didChangeConfiguration", {"settings": {"kdasm": {"hints": {"size": False}}}})
        self.check("hints are asked for again", client.next_message("workspace/inlayHint/refresh"))
        client.end()
        self.check("all switched off", shown({"hints": {"size": False, "branches": False, "waits": False}}) == {})
        self.client.notify("workspace/didChangeConfiguration", {"settings": {"kdasm": {}}})

    def everything(self) -> None:
        self.fixes()
        self.fixes_of_includes()
        self.waits()
        self.metadata()
        self.upgrades()
        self.formatting()
        self.colours()
        self.hints()


if __name__ == "__main__":
    sys.exit(main(Changed))
