"""
Make manual pages from emit/manual/*.md.

Only the Markdown that is there is understood: headings, paragraphs, lists, tables, fenced
blocks, and `code`, links and **names** in text. Tables become tagged lists. A link to another
page becomes the name of its manual page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple


class Page(NamedTuple):
    """A manual page, and what its first line says of it."""

    name: str
    section: int
    subject: str

    @property
    def file_name(self) -> str:
        return f"{self.name}.{self.section}"


# kdasm(1) and kdinfo(1) are written by hand.
OF_SOURCES = {"internals.md", "decisions.md", "messages.md"}  # for who has the sources
PAGES = {
    "bundles.md": Page("kdasm-bundles", 7, "code objects of several targets in one file"),
    "build-systems.md": Page("kdasm-build-systems", 7, "kdasm in GNU make, Ninja, CMake, Meson and Bazel"),
    "checks.md": Page("kdasm-checks", 7, "warnings about kernels that would fail on the GPU"),
    "clrx.md": Page("kdasm-clrx", 7, "sources of CLRX's assembler, and what becomes of them"),
    "core-files.md": Page("kdasm-core-files", 7, "core files of processes that use GPUs"),
    "debug-information.md": Page("kdasm-debug-information", 7, "expressions and units of DWARF, AMD's extension, call frames"),
    "debugging.md": Page("kdasm-debugging", 7, "lanes, variables and callers of a wavefront, by the debug information of its kernel"),
    "llvm-versions.md": Page("kdasm-llvm-versions", 7, "what later LLVMs write, and how kdasm reads and writes it"),
    "differences.md": Page("kdasm-differences", 7, "where kdasm and llvm-mc differ on purpose"),
    "installing.md": Page("kdasm-installing", 7, "make install, its variables, and packages"),
    "kdinfo.md": Page("kdinfo", 7, "show, explain, check, compare and change code objects"),
    "kernel-directives.md": Page("kdasm-kernel-directives", 5, "the directives of .amdhsa_kernel"),
    "language.md": Page("kdasm", 5, "the assembler language of kdasm"),
    "language-server.md": Page("kdasm-language-server", 7, "kdasm-lsp: what kdasm knows of a source, in editors"),
    "library.md": Page("libkdasm", 3, "assemble, link and inspect code objects in memory"),
    "linking.md": Page("kdasm-linking", 7, "code objects that a runtime loads"),
    "metadata.md": Page("kdasm-metadata", 5, "the keys of code object metadata"),
    "object-linking.md": Page("kdasm-object-linking", 7, "what functions need, and kernels that call them"),
    "page.md": Page("kdasm-page", 7, "code objects as a page for browsers: kdinfo --html"),
    "options.md": Page("kdasm-options", 7, "all options, those of compilers among them"),
    "printing.md": Page("kdasm-printing", 7, "canonical assembly"),
    "shipping.md": Page("kdasm-shipping", 7, "what kernels take, budgets, and which GPUs run a file"),
    "systems.md": Page("kdasm-systems", 7, "operating systems other than amdhsa, and r600"),
    "troubleshooting.md": Page("kdasm-troubleshooting", 7, "kernels that do not load, or do the wrong thing"),
    "tutorial.md": Page("kdasm-tutorial", 7, "from a kernel to a launch with HIP"),
    "upgrading.md": Page("kdasm-upgrading", 7, "sources of old code object versions become new ones"),
    "vgpr-banks.md": Page("kdasm-vgpr-banks", 7, "VGPRs above v255 on GFX12.5: s_set_vgpr_msb put in and followed"),
    "waits.md": Page("kdasm-waits", 7, "waits for memory and wait states: what is missing, told or put in"),
    "visa.md": Page("kdasm-visa", 7, "debug information of vISA, for GPUs of Intel"),
    "versions.md": Page("kdasm-versions", 7, "code object versions 2 and 3"),
}

HEADER = """\
.\\" Made from {source} by `make manual`.
.Dd November 23, 2026
.Dt {title} {section}
.Os
.Sh NAME
.Nm {name}
.Nd {subject}
.Sh DESCRIPTION
"""

CODE = re.compile(r"`((?:[^`\\]|\\.)*)`")
LINK = re.compile(r"\[((?:[^\]`]|`[^`]*`)+)\]\(([^)#]*)(?:#[^)]*)?\)")
STRONG = re.compile(r"\*\*([^*]+)\*\*")
SENTENCE = re.compile(r"(?<=[A-Za-z0-9)\]][.:]) (?=[A-Z])")
WIDE = 4  # a table of so many columns says in each row what they are


def escape(text: str) -> str:
    """Text as roff takes it literally."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")  # which a page in ASCII lacks
    return "\\&" + text if text.startswith((".", "'")) else text


def without_links(markdown: str) -> str:
    """A link as its text, and the manual page where that is another one."""

    def named(link: re.Match[str]) -> str:
        page = PAGES.get(link[2])
        return f"{link[1]} ({page.name}({page.section}))" if page else link[1]

    return LINK.sub(named, markdown)


def plain(markdown: str) -> str:
    """Code and names in bold, a sentence a line; in tables a bar is written as \\|."""
    parts = CODE.split(without_links(markdown).replace("\\|", "|"))
    marked = [f"\\fB{escape(part)}\\fP" if index % 2 else STRONG.sub(r"\\fB\1\\fP", escape(part))
              for index, part in enumerate(parts)]
    return SENTENCE.sub("\n", "".join(marked))


def cells_of(row: str) -> list[str]:
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", row.strip())[1:-1]]


def item(markdown: str) -> str:
    """The line of a tag, in which a word like It would be a macro."""
    return ".It " + re.sub(r"(?<= )([A-Z][a-z]{1,2})(?= |$)", r"\\&\1", plain(markdown)) + "\n"


def wide_row(titles: list[str], cells: list[str]) -> Iterator[str]:
    """The first cell in code is the tag; the last one, then the others under their titles, say what it means."""
    tag = next((index for index, cell in enumerate(cells) if cell.startswith("`")), 0)
    yield item(cells[tag])
    meaning = plain(cells[-1])
    if meaning:
        yield f"{meaning}\n"
    others = [f"{title}: {cell}" if title else cell for index, (title, cell) in enumerate(zip(titles, cells))
              if cell and index not in (tag, len(cells) - 1)]
    if others:
        yield ".br\n" if meaning else ""
        yield f"{plain('; '.join(others))}\n"


def table(rows: list[str]) -> Iterator[str]:
    """The first cells of a row are its tag, the last one says what it means."""
    titles = cells_of(rows[0])
    yield ".Bl -tag -width Ds\n"
    for row in rows[2:]:
        if len(titles) >= WIDE:
            yield from wide_row(titles, cells_of(row))
            continue
        *tags, meaning = cells_of(row)
        yield item(" ".join(tag for tag in tags if tag))
        yield f"{plain(meaning)}\n" if meaning else ""
    yield ".El\n"


def items(lines: list[str]) -> Iterator[str]:
    yield ".Bl -bullet\n"
    for item in re.split(r"^[-*] ", "\n".join(lines), flags=re.MULTILINE)[1:]:
        yield f".It\n{plain(' '.join(item.split()))}\n"
    yield ".El\n"


def display(lines: list[str]) -> Iterator[str]:
    yield ".Bd -literal\n"
    for line in lines[1:-1]:
        yield f"{escape(line.expandtabs(8))}\n"
    yield ".Ed\n"


def blocks(text: str) -> Iterator[list[str]]:
    """Runs of lines that belong together; a fenced block is one."""
    run: list[str] = []
    fenced = False
    for line in text.splitlines():
        if line.startswith(("<!--", "![")):
            continue
        if not line and not fenced:
            if run:
                yield run
            run = []
            continue
        run.append(line)
        if line.startswith("```"):
            fenced = not fenced
    if run:
        yield run


def block_of(block: list[str]) -> str:
    first = block[0]
    if first.startswith("### "):
        return f".Ss {plain(first[4:])}\n"
    if first.startswith("## "):
        return f".Sh {first[3:].replace('`', '').upper()}\n"
    if first.startswith("# "):
        return ""
    if first.startswith("```"):
        return "".join(display(block))
    if first.startswith("|"):
        return "".join(table(block))
    if first.startswith(("- ", "* ")):
        return "".join(items(block))
    return f".Pp\n{plain(' '.join(block))}\n"


def see_also(source: str, text: str) -> str:
    """The programs, and the pages that this one links to."""
    links = {link for _, link in LINK.findall(text)} - {source}
    pages = [("kdasm", 1), ("kdinfo", 1), *((PAGES[link].name, PAGES[link].section) for link in links if link in PAGES)]
    rows = [f".Xr {name} {section}" for name, section in sorted(pages, key=lambda page: (page[1], page[0]))]
    return ".Sh SEE ALSO\n" + " ,\n".join(rows) + "\n"


def page_of(source: str, text: str) -> str:
    page = PAGES[source]
    header = HEADER.format(source=source, title=page.name.upper(), section=page.section, name=page.name,
                           subject=page.subject)
    body = "".join(map(block_of, blocks(text)))
    return re.sub(r"(\.S[hs] .*\n)\.Pp\n", r"\1", header + body) + see_also(source, text)
