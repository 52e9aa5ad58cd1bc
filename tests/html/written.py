#!/usr/bin/env python3
"""
The pages of kdinfo --html as text, without a browser: elements are closed, each kernel has the fields and arguments of
--json, the hashes are those of style and script, counts of live registers are those of live.s, what is packed is what is
there otherwise; and what is refused.

    written.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import base64
import hashlib
import html.parser
import json
import re
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
CLOSED = {"html", "head", "body", "title", "style", "script", "main", "header", "section", "details", "summary", "div", "table",
          "pre", "svg", "text", "tspan", "rect", "path", "a", "b", "i", "s", "u", "cite", "mark", "h1", "h2", "h3", "h4"}
EMPTY = {"rect", "path"}  # where they end in />
PLAIN = 32  # KD_PAGE_PLAIN


class Failure(Exception):
    """What a test expected and did not get."""


def same(what: str, actual: object, wanted: object) -> None:
    if actual != wanted:
        raise Failure(f"{what}: {actual!r}, not {wanted!r}")


class Reader(html.parser.HTMLParser):
    """Counts elements; what is open has to be closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.kernels: list[dict] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        classes = (values.get("class") or "").split()
        if tag in CLOSED:
            self.open.append(tag)
        if {name for name in values if name.startswith("on")} or "style" in values:
            self.wrong.append(f"{tag}: {attrs}")
        if "id" in values:
            self.ids.append(values["id"] or "")
        if tag == "a" and values.get("href"):
            self.links.append(values["href"] or "")
        if tag == "details" and "kernel" in classes:
            self.kernels.append({"fields": 0, "arguments": 0, "packed": None})
        if tag == "tr" and self.kernels:
            self.kernels[-1]["fields"] += "field" in classes
            self.kernels[-1]["arguments"] += "argument" in classes
        if values.get("data-packed") is not None:
            self.kernels[-1]["packed"] = values["data-packed"]

    def handle_endtag(self, tag: str) -> None:
        if tag in CLOSED and (not self.open or self.open.pop() != tag):
            self.wrong.append(f"</{tag}> in {self.open} at {self.getpos()}")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag in CLOSED:
            self.open.pop()


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    same("elements that are not closed, or not allowed", reader.wrong + reader.open, [])
    same("names that are used twice", sorted(name for name in set(reader.ids) if reader.ids.count(name) > 1), [])
    return reader


class Tests:
    def __init__(self, build: Path, folder: Path) -> None:
        self.build, self.folder = build, folder

    def assemble(self, source: Path, *options: str) -> Path:
        made = self.folder / f"{source.stem}.o"
        subprocess.run([self.build / "kdasm", "-Wno-all", *options, source, "-o", made], check=True)
        return made

    def kdinfo(self, *words: object, status: int = 0) -> str:
        done = subprocess.run([self.build / "kdinfo", *map(str, words)], capture_output=True, encoding="utf-8", check=False)
        same(f"{words}: {done.stderr}: status", done.returncode, status)
        return done.stdout if not status else done.stdout + done.stderr

    def kernels(self, *files: Path) -> list[dict]:
        objects = json.loads(self.kdinfo("--json", *files))["objects"]
        return [kernel for entry in objects for kernel in entry["kernels"]]

    def compare(self, made: Path, text: str) -> None:
        reader = read(text)
        wanted = self.kernels(made)
        lists = [(kernel["metadata"] or {}) for kernel in wanted]
        same("arguments", [kernel["arguments"] for kernel in reader.kernels],
             [len(metadata.get(".args", metadata.get("Args", []))) for metadata in lists])
        if wanted and len(wanted[0]["descriptor"]["bytes"]) == 2 * 64:
            same("fields", [kernel["fields"] for kernel in reader.kernels], [len(kernel["fields"]) for kernel in wanted])
        missing = [link for link in reader.links if link.startswith("#") and link[1:] not in reader.ids]
        same("links without a place", missing, [])


def test_all_sources(tests: Tests) -> None:
    """Each generation, linked and not, and version 2."""
    sources = [*sorted((ROOT / "tests" / "explain").glob("*.s")), HERE / "loop.s", HERE / "live.s",
               *[ROOT / "examples" / f"{name}.s" for name in ("reduction", "divergent", "cdna5_matrix_tile", "gcn1_vector_add")]]
    for source in sources:
        for options in ([], ["-shared"]) if source.parent.name != "explain" else ([],):
            made = tests.assemble(source, *options)
            tests.compare(made, tests.kdinfo("--html", made))


def test_hashes(tests: Tests) -> None:
    text = tests.kdinfo("--html", tests.assemble(HERE / "live.s"))
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    for element in ("style", "script"):
        content = re.search(f"<{element}>(.*?)</{element}>", text, re.DOTALL)
        wanted = base64.b64encode(hashlib.sha256(content[1].encode()).digest()).decode() if content else ""
        same(element, bool(policy and f"{element}-src 'sha256-{wanted}'" in policy[1]), True)
    same("what it loads", re.findall(r'(?:src|href)=(?!"#)[^>]*', text), [])


def test_live(tests: Tests) -> None:
    """The counts of live.s."""
    source = (HERE / "live.s").read_text(encoding="utf-8")
    wanted = {kernel: [int(count) for count in re.findall(r"/\* (\d+) \*/", part)]
              for kernel, part in re.findall(r"^(\w+):\n(.*?)s_endpgm", source, re.DOTALL | re.MULTILINE)}
    text = tests.kdinfo("--html", tests.assemble(HERE / "live.s", "-shared"))
    found = {kernel: [int(count) for count in re.findall(r"</a> +(?:<mark> *)?(\d+)(?:</mark>)?  ", part)]
             for kernel, part in re.findall(r"<summary><span>kernel</span> (\w+)(.*?)</details>", text, re.DOTALL)}
    same("counts", found, wanted)


def test_reserved(tests: Tests) -> None:
    """The descriptor says what is reserved, if metadata says less."""
    source = tests.folder / "reserved.s"
    text = (ROOT / "examples" / "vector_add.s").read_text()
    for wanted, found in ((text, True), (re.sub(r"next_free_vgpr .*", "next_free_vgpr 70", text), False)):
        source.write_text(wanted)
        same("as the metadata says", ">3 reserved<" in tests.kdinfo("--html", tests.assemble(source)), found)


def test_lines(tests: Tests) -> None:
    """Lines of sources are in front of their instructions."""
    text = tests.kdinfo("--html", tests.assemble(HERE / "loop.s", "-shared", "-g"))
    code = re.sub("<[^>]*>", "", re.search("<pre>(<b>scale:.*?)</pre>", text, re.DOTALL)[1])
    number = 1 + (HERE / "loop.s").read_text(encoding="utf-8").split("\n").index("\tds_store_b32 v0, v1")
    same("the line", bool(re.search(rf"loop\.s:{number}\n +[0-9a-f]+ +2  ds_store_b32 v0, v1\n", code)), True)


def test_packed(tests: Tests) -> None:
    """What is packed is what a page of that kernel alone has."""
    source = tests.folder / "many.s"
    parts = ['.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n']
    parts += [f".text\n.globl k{i}\n.p2align 8\nk{i}:\n\tv_mov_b32 v0, {i}\n\ts_endpgm\n.rodata\n.p2align 6\n.amdhsa_kernel k{i}\n"
              "\t.amdhsa_next_free_vgpr 8\n\t.amdhsa_next_free_sgpr 8\n\t.amdhsa_accum_offset 8\n.end_amdhsa_kernel\n" for i in range(40)]
    source.write_text("".join(parts), encoding="utf-8")
    made = tests.assemble(source, "-shared")
    kernels = read(tests.kdinfo("--html", made)).kernels
    same("which are packed", [kernel["packed"] is not None for kernel in kernels], [i >= PLAIN for i in range(40)])
    body = zlib.decompress(base64.b64decode(kernels[39]["packed"])).decode()
    alone = tests.kdinfo("--html", "-k", "k39", made)
    plain = re.search(r"<div class=body>\n(.*)</div>\n</details>", alone, re.DOTALL)
    same("the body", body.replace("k40-", "k1-"), plain[1] if plain else "")


def test_diff(tests: Tests) -> None:
    """Files that are the same, and files with other kernels."""
    first, other = tests.assemble(HERE / "live.s", "-shared"), tests.assemble(HERE / "loop.s", "-shared")
    text = tests.kdinfo("--html", "--diff", first, first)
    same("nothing differs", re.findall(r'class="?[\w ]*differs', text), [])
    read(text)
    text = tests.kdinfo("--diff", "--html", first, other, status=1)
    same("rows", [text.count(f"<td class=differs>only in the {which}") for which in ("first", "second")], [6, 2])
    read(text)
    chosen = tests.kdinfo("--html", "-k", "straight", "--diff", first, first)
    same("only the kernel", len(read(chosen).kernels), 1)


def test_names(tests: Tests) -> None:
    """No name of a file becomes markup, nor does a control character get through."""
    made = tests.assemble(HERE / "loop.s")
    odd = tests.folder / "<b>\x1b&\x07'\".o"
    odd.write_bytes(made.read_bytes())
    text = tests.kdinfo("--html", odd)
    same("the name", "/&lt;b&gt;?&amp;?'&quot;.o</title>" in text, True)
    same("control characters", re.findall(r"[\x00-\x08\x0b-\x1f\x7f]", text), [])
    same("markup", len(re.findall("<img|<b>(?!straight|scale|[.&L])|<script>alert", text)), 0)
    read(text)


def test_refused(tests: Tests) -> None:
    made = tests.assemble(HERE / "live.s")
    for words, message in ((("--html", "--json"), "--html and --json cannot be combined"),
                           (("--html", "-d"), "-d can be combined only with"),
                           (("--html", "--table"), "--html and --table cannot be combined")):
        same(f"{words}", message in tests.kdinfo(*words, made, status=2), True)
    same("no file", "no file given" in tests.kdinfo("--html", status=2), True)
    same("one file", "--diff compares two files, not 1" in tests.kdinfo("--html", "--diff", made, status=2), True)
    (tests.folder / "none").write_bytes(b"no object")
    same("no object", "no code object found" in tests.kdinfo("--html", tests.folder / "none", status=2), True)
    same("no kernel", "no kernel is called 'x'" in tests.kdinfo("--html", "-k", "x", made, status=1), True)


ALL: list[Callable[[Tests], None]] = [test_all_sources, test_hashes, test_live, test_reserved, test_lines, test_packed, test_diff, test_names,
                                      test_refused]


def main() -> int:
    failed = 0
    for test in ALL:
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(Tests(Path(sys.argv[1]).resolve(), Path(folder)))
            except Failure as failure:
                print(f"FAILED: {test.__name__}: {failure}")
                failed += 1
    print(f"{len(ALL) - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
