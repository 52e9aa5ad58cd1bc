#!/usr/bin/env python3
"""
The diagnostics of kdasm-lsp: those of kdasm, with their places and notes, in time, of open texts and what they include.

    diagnosed.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import random
import re
import shlex
import sys
import time
from pathlib import Path

from client import Client, ROOT, Served, TARGET, cut, main
from compared import said_by_kdasm, said_by_server

FOREIGN = re.compile(r"[^ ]+:\d+:\d+: ")  # of a file that can't be read
SAMPLE = 300  # of the assembler's own tests

MACROS = TARGET.format("gfx90a") + """\
.macro inner value
	.byte \\value
.endm
.macro outer value
	inner \\value
.endm
	outer 300
"""
WAIT = TARGET.format("gfx90a") + """\
.p2align 8
k:
	global_load_dword v1, v0, s[0:1]
	v_mov_b32 v2, v1
	s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
"""


class Diagnosed(Served):
    def same(self, path: Path, text: str, options: list[str], client: Client) -> bool:
        said = said_by_server(client.diagnosed(path.as_uri(), text))
        wanted = said_by_kdasm(self.build, path, text, options)
        elsewhere = [row for row in wanted if isinstance(row[1][0], str)]
        said = [row for row in said if not FOREIGN.match(row[2])]
        return said == wanted or (bool(elsewhere) and said == [row for row in wanted if row not in elsewhere]) or bool(
            print(f"{path}: {options}\nkdasm  {wanted}\nserver {said}"))

    def tests_of_assembler(self) -> None:
        """Sources of tests/asm, whose options are the client's settings."""
        sources = [path for path in sorted((ROOT / "tests" / "asm").rglob("*.s")) if "hostile" not in path.parts]
        for path in random.Random(1).sample(sources, min(SAMPLE, len(sources))):
            flags = path.with_suffix(".flags")
            options = shlex.split(flags.read_text()) if flags.exists() else []
            if any(word.startswith(("-shared", "-filetype", "--upgrade", "--bundle", "-show", "--insert", "--fill", "@", "-o", "-E",
                                    "-D", "-defsym", "-I")) for word in options):
                continue
            try:
                text = path.read_bytes().decode()
            except UnicodeDecodeError:
                continue
            copy = self.folder / path.name
            client = Client(self.build, settings={"options": options})
            if ".amdgcn_target" in text and any(word.startswith("-mcpu") for word in options):
                client.end()
                continue  # the source's own counts, which kdasm compares
            self.check(f"{path.relative_to(ROOT)}", "\r" in text or self.same(copy, text, options, client))
            client.end()

    def notes(self) -> None:
        """Chains of macros and includes, and places that belong together."""
        uri = self.new_uri()
        found = self.client.diagnosed(uri, MACROS)
        related = [(row["message"], row["location"]["range"]["start"]["line"]) for row in found[0]["relatedInformation"]]
        self.check("macros", found[0]["range"]["start"]["line"] == 3 and [line for _, line in related] == [6, 8], found)
        found = self.client.diagnosed(uri, WAIT)
        self.check("a load without its wait", found[0]["code"] == "missing-wait" and
                   found[0]["relatedInformation"][0]["location"]["range"]["start"]["line"] == 4, found)
        self.check("what it is about", cut(WAIT, found[0]["range"]) == "v_mov_b32", found)
        found = self.client.diagnosed(uri, TARGET.format("gfx90a") + ".amdhsa_kernel k\n.end_amdhsa_kernel\n")
        self.check("the block's beginning", found and all(
            row["relatedInformation"][-1]["location"]["range"]["start"] == {"line": 2, "character": 0} for row in found), found)
        version = WAIT + ".amdgpu_metadata\namdhsa.version: [ 1, 1 ]\namdhsa.kernels: []\n.end_amdgpu_metadata\n"
        found = [row for row in self.client.diagnosed(uri, version) if row.get("code") == "metadata-version"]
        self.check("advice is information", [row["severity"] for row in found] == [3], found)

    def no_target(self) -> None:
        found = self.client.diagnosed(self.new_uri(), ".long 0\n")
        self.check("no target", found[0]["message"].startswith("no target") and found[0]["range"]["start"] == {"line": 0, "character": 0}, found)

    def included(self) -> None:
        """What is wrong in an included file is told there; an open one counts as it is in the editor."""
        part, source = self.folder / "part.inc", self.folder / "source.s"
        part.write_text("\t.byte 1\n\t.byte 300\n")
        text = TARGET.format("gfx90a") + '.include "part.inc"\n'
        self.client.open(source.as_uri(), text)
        found = self.client.diagnostics(part.as_uri())
        self.check("in the file", [row["range"]["start"]["line"] for row in found] == [1], found)
        self.check("where it is included", found[0]["relatedInformation"][0]["location"] == {
            "uri": source.as_uri(), "range": {"start": {"line": 2, "character": 9}, "end": {"line": 2, "character": 19}}}, found)
        self.client.open(part.as_uri(), "\t.byte 1\n\t.byte 2\n")
        while found := self.client.diagnostics(part.as_uri()):
            pass
        self.check("the open text counts", not found)
        self.client.replace(part.as_uri(), "\t.byte 400\n")
        while not found:
            found = self.client.diagnostics(part.as_uri())
        self.check("as it is typed", found[0]["range"]["start"]["line"] == 0 and "400" in found[0]["message"], found)
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": source.as_uri()}})
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": part.as_uri()}})

    def part_first(self) -> None:
        """A text that is open before the source that includes it is a part of that from then on."""
        part, source = self.folder / "first.inc", self.folder / "later.s"
        part.write_text("\t.byte two\n")
        found = self.client.diagnosed(part.as_uri(), "\t.byte two\n\t.if two > 1\n\t.endif\n")
        self.check("a source of its own", found, found)
        self.client.open(source.as_uri(), TARGET.format("gfx90a") + '.set two, 2\n.include "first.inc"\n')
        while found := self.client.diagnostics(part.as_uri()):
            pass
        self.check("a part", not found, found)
        for path in (source, part):
            self.client.notify("textDocument/didClose", {"textDocument": {"uri": path.as_uri()}})

    def quiet(self) -> None:
        """Nothing is sent while keys come; then once."""
        uri = self.opened(TARGET.format("gfx90a"))
        self.client.diagnostics(uri, 1)
        for i in range(10):
            version = self.client.replace(uri, TARGET.format("gfx90a") + f"\t.byte {300 + i}\n")
            time.sleep(.03)
        begun = time.monotonic()
        sent = []
        while not sent or sent[-1] != version:
            sent.append(self.client.next_message("textDocument/publishDiagnostics")["params"].get("version"))
        self.check("only the last state", sent == [version], sent)
        self.check("after a moment", .05 < time.monotonic() - begun < 5, time.monotonic() - begun)

    def marked(self) -> None:
        """Places that line markers name, in files that are not there."""
        found = self.client.diagnosed(self.new_uri(), TARGET.format("gfx90a") + '# 10 "none.c"\n\t.byte 300\n')
        self.check("a place of a line marker", found[0]["range"]["start"]["line"] == 0 and found[0]["message"].startswith("none.c:10:8: "), found)

    def foreign(self) -> None:
        """Bytes that are no UTF-8, in a file that is included."""
        (self.folder / "latin.inc").write_bytes(b"\t.byte \xe4\n# \xff\n\t.frob\xfc\n")
        source = self.folder / "latin.s"
        self.client.open(source.as_uri(), TARGET.format("gfx90a") + '.include "latin.inc"\n')
        found = self.client.diagnostics((self.folder / "latin.inc").as_uri())
        self.check("no UTF-8", found, found)

    def everything(self) -> None:
        self.tests_of_assembler()
        self.notes()
        self.no_target()
        self.included()
        self.part_first()
        self.quiet()
        self.marked()
        self.foreign()


if __name__ == "__main__":
    sys.exit(main(Diagnosed))
