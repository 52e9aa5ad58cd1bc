#!/usr/bin/env python3
"""
Definition, references, highlights, rename, symbols and folding of kdasm-lsp.

    navigated.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import subprocess
import sys

from client import ROOT, Served, TARGET, applied, at, cut, main, offset_of

SOURCE = TARGET.format("gfx90a") + """\
.macro twice register, by=2
	v_mul_f32 \\register, \\by, \\register
.endm
size = 8
.globl kernel
kernel:
	twice v0 // kernel in a comment
	s_cbranch_scc0 .Lend
1:
	s_branch 1b
	s_branch 1f
1:
	v_mov_b32 v1, size
.Lend:
	s_endpgm
	.size kernel, .Lend - kernel
.rodata
.amdhsa_kernel kernel
	.amdhsa_next_free_vgpr size
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
.end_amdhsa_kernel
.quad kernel.kd
.amdgpu_metadata
amdhsa.kernels:
  - .name: kernel
    .symbol: kernel.kd
    .args:
      - .name: kernel
        .size: 8
.end_amdgpu_metadata
"""


class Navigated(Served):
    def lines(self, method: str, marked: str, **more: object) -> object:
        """The lines of an answer, from 0, and what is there."""
        found = self.ask(method, marked, **more)
        bare = marked.replace("@@", "")
        if found is None:
            return None
        found = found if isinstance(found, list) else [found]
        return [(row["range"]["start"]["line"], cut(bare, row["range"])) for row in found]

    def mark(self, text: str, inside: int = 1) -> str:
        """The source with a mark in the first place of a text."""
        offset = SOURCE.index(text) + inside
        return SOURCE[:offset] + "@@" + SOURCE[offset:]

    def definitions(self) -> None:
        for what, text, inside, wanted in (
                ("a kernel", ".amdhsa_kernel kernel", 16, (7, "kernel")), ("a descriptor", ".quad kernel.kd", 8, (7, "kernel")),
                ("a local label", "s_cbranch_scc0 .Lend", 17, (15, ".Lend")), ("a number before", "1b", 1, (10, "1")),
                ("a number after", "1f", 1, (13, "1")), ("a macro", "twice v0", 2, (2, "twice")),
                ("a symbol", "v1, size", 5, (5, "size")), ("a parameter", "\\by,", 2, (2, "by")), ("its own", "size = 8", 0, (5, "size"))):
            found = self.lines("definition", self.mark(text, inside))
            self.check(f"definition: {what}", found == [wanted], found)
        for what, text, inside in (("an instruction", "s_endpgm", 2), ("a register", "v1, size", 0), ("a comment", "in a comment", 4)):
            self.check(f"definition: {what}", self.ask("definition", self.mark(text, inside)) is None)
        (self.folder / "part.inc").write_text("far:\n\t.long 0\n")
        source = TARGET.format("gfx90a") + '.include "pa@@rt.inc"\n\t.long far\n'
        found = self.ask("definition", source)
        self.check("definition: a file", found["uri"].endswith("/part.inc"), found)
        found = self.ask("definition", source.replace("@@", "").replace("long far", "long f@@ar"))
        self.check("definition: in a file", found["uri"].endswith("/part.inc") and found["range"]["start"] == {"line": 0, "character": 0}, found)

    def references(self) -> None:
        def found(text: str, inside: int, declared: bool = True) -> object:
            return self.lines("references", self.mark(text, inside), context={"includeDeclaration": declared})
        kernel = found("kernel:", 1)
        self.check("references of a kernel", [line for line, _ in kernel] == [6, 7, 17, 17, 19, 24, 27, 28] and
                   {text for _, text in kernel} == {"kernel"}, kernel)
        self.check("references without the definition", len(found("kernel:", 1, False)) == 6, found("kernel:", 1, False))
        self.check("references of a parameter", [line for line, _ in found("register,", 1)] == [2, 3, 3], found("register,", 1))
        self.check("highlights", len(self.lines("documentHighlight", self.mark(".Lend:", 1))) == 3)

    def renames(self) -> None:
        place, bare = at("", self.mark("kernel:", 1))
        uri = self.opened(bare)
        place["textDocument"]["uri"] = uri
        prepared = self.client.request("textDocument/prepareRename", place)
        self.check("prepared", prepared["placeholder"] == "kernel" and cut(bare, prepared["range"]) == "kernel", prepared)
        edits = self.client.request("textDocument/rename", {**place, "newName": "other"})["changes"][uri]
        renamed = applied(bare, edits)
        wanted = bare.replace("kernel:\n", "other:\n").replace("globl kernel", "globl other").replace(
            ".size kernel, .Lend - kernel", ".size other, .Lend - other").replace("amdhsa_kernel kernel", "amdhsa_kernel other").replace(
                "kernel.kd", "other.kd").replace("  - .name: kernel\n    .symbol", "  - .name: other\n    .symbol")
        wanted = wanted.replace("amdhsa.other:", "amdhsa.kernels:")
        self.check("a kernel with its descriptor and metadata", renamed.splitlines() == wanted.splitlines(), renamed)
        for what, name, text, inside in (("no name", "a b", "kernel:", 1), ("a name that is there", "size", "kernel:", 1),
                                         ("a number", "5", "kernel:", 1), ("an instruction", "other", "s_endpgm", 2)):
            place, bare = at(uri, self.mark(text, inside))
            self.check(f"refused: {what}", "code" in self.client.error("textDocument/rename", {**place, "newName": name}))
        place, bare = at(uri, self.mark("s_endpgm", 1))
        self.check("an instruction is not prepared", self.client.request("textDocument/prepareRename", place) is None)
        for text, inside, name in (("\\by,", 2, "factor"), ("twice v0", 1, "scale"), (".Lend:", 2, ".Lstop"), ("size = 8", 1, "count")):
            place, bare = at(uri, self.mark(text, inside))
            edits = self.client.request("textDocument/rename", {**place, "newName": name})["changes"][uri]
            self.check(f"the object stays: {name}", self.objects(bare) == self.objects(applied(bare, edits)), applied(bare, edits))

    def renames_macros(self) -> None:
        """Whole: the name in all calls, parameters in calls that name them; strings that are texts stay."""
        source = (TARGET.format("gfx90a") + ".macro add to, by=1\n\tv_add_u32 \\to, \\by, \\to\n.endm\n\tadd v0, by=2\n\tadd to=v1\n"
                  "to = 3\n\t.long to == 3, name\nname:\n\t.ascii \"name\"\n\t.print \"name\"\n\t.long \"name\"\n")
        for what, mark, name, wanted in (
                ("a macro", "add to, by", "sum", source.replace("add to, by", "sum to, by").replace("\tadd ", "\tsum ")),
                ("a call", "add v0", "sum", source.replace("add to, by", "sum to, by").replace("\tadd ", "\tsum ")),
                ("a parameter", "by=1", "with", source.replace("by", "with")),
                ("another one", "to, by", "into", source.replace("add to", "add into").replace("\\to", "\\into")),
                ("a symbol like a parameter", "to = 3", "into", source.replace("\nto =", "\ninto =").replace(" to == 3", " into == 3")),
                ("a label", "name:", "other", source.replace("name", "other").replace('i "other', 'i "name').replace('t "other', 't "name'))):
            offset = source.index(mark)
            uri = self.new_uri()
            place, bare = at(uri, source[:offset] + "@@" + source[offset:])
            self.client.open(uri, bare)
            renamed = applied(bare, self.client.request("textDocument/rename", {**place, "newName": name})["changes"][uri])
            self.check(f"renamed: {what}", renamed == wanted, renamed)
        for what, mark, name in (("a parameter that is there", "by=1", "to"), ("a register", "name:", "v0"), ("a special register", "name:", "vcc_lo")):
            offset = source.index(mark)
            uri = self.new_uri()
            place, bare = at(uri, source[:offset] + "@@" + source[offset:])
            self.client.open(uri, bare)
            self.check(f"refused: {what}", "code" in self.client.error("textDocument/rename", {**place, "newName": name}))

    def objects(self, text: str) -> bytes:
        """What the text section becomes, which has no names."""
        done = subprocess.run([self.build / "kdasm", "-Wno-all", "-filetype=binary", "-section=.text", "-"], input=text.encode(),
                              capture_output=True, check=False, timeout=60)
        return done.stdout or done.stderr

    def symbols(self) -> None:
        uri = self.opened(SOURCE)
        found = self.client.request("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
        names = [(row["name"], row["kind"]) for row in found]
        self.check("symbols", names == [(".text", 3), ("twice", 6), ("size", 14), ("kernel", 12), (".rodata", 3), ("kernel", 23)], names)
        kernel = found[3]
        self.check("children", [row["name"] for row in kernel["children"]] == ["1", "1", ".Lend"], kernel)
        self.check("a whole function", kernel["range"]["start"]["line"] == 7 and kernel["range"]["end"]["line"] == 17, kernel)
        self.check("selections are inside", all(
            offset_of(SOURCE, row["range"]["start"]) <= offset_of(SOURCE, row["selectionRange"]["start"]) and
            offset_of(SOURCE, row["selectionRange"]["end"]) <= offset_of(SOURCE, row["range"]["end"]) for row in found), found)
        self.client.notify("workspace/didChangeWorkspaceFolders",
                           {"event": {"added": [{"uri": (ROOT / "examples").as_uri(), "name": "examples"}], "removed": []}})
        found = self.client.request("workspace/symbol", {"query": "REDUC"})
        self.check("symbols of the workspace", any(row["location"]["uri"].endswith("/reduction.s") for row in found), found)
        self.check("no symbols", self.client.request("workspace/symbol", {"query": "no such name"}) == [])

    def folds(self) -> None:
        uri = self.opened("// one\n// two\n" + SOURCE)
        found = {(row["startLine"], row["endLine"]) for row in
                 self.client.request("textDocument/foldingRange", {"textDocument": {"uri": uri}})}
        self.check("folds", {(0, 1), (4, 6), (9, 19), (21, 25), (27, 34)} <= found, found)

    def everything(self) -> None:
        self.definitions()
        self.references()
        self.renames()
        self.renames_macros()
        self.symbols()
        self.folds()


if __name__ == "__main__":
    sys.exit(main(Navigated))
