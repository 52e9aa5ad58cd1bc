"""
Make the manual page kdasm(5) from emit/manual/language.md.

Only the Markdown that is there is understood: headings, paragraphs, lists, tables, fenced
blocks, and `code` in text. Tables of directives become tagged lists.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

HEADER = """\
.\\" Made from language.md by `make manual`.
.Dd November 21, 2026
.Dt KDASM 5
.Os
.Sh NAME
.Nm kdasm
.Nd the assembler language of kdasm
.Sh DESCRIPTION
"""

FOOTER = """\
.Sh SEE ALSO
.Xr kdasm 1
"""

CODE = re.compile(r"`((?:[^`\\]|\\.)*)`")


def escape(text: str) -> str:
    """Text as roff takes it literally."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


def plain(markdown: str) -> str:
    """Code in bold, a sentence a line; in tables a bar is written as \\|."""
    parts = CODE.split(markdown.replace("\\|", "|"))
    marked = [f"\\fB{escape(part)}\\fP" if index % 2 else escape(part) for index, part in enumerate(parts)]
    return re.sub(r"(?<=[a-z)][.:]) (?=[A-Z])", "\n", "".join(marked))


def cells_of(row: str) -> list[str]:
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", row.strip())[1:-1]]


def table(rows: list[str]) -> Iterator[str]:
    """The first cells of a row are its tag, the last one says what it means."""
    yield ".Bl -tag -width Ds\n"
    for row in rows[2:]:
        *tags, meaning = cells_of(row)
        yield f".It {plain(' '.join(tag for tag in tags if tag))}\n"
        yield f"{plain(meaning)}\n" if meaning else ""
    yield ".El\n"


def items(lines: list[str]) -> Iterator[str]:
    yield ".Bl -bullet\n"
    for item in re.split(r"^- ", "\n".join(lines), flags=re.MULTILINE)[1:]:
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
        if line.startswith("<!--"):
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


def page_of(text: str) -> str:
    result = HEADER
    for block in blocks(text):
        first = block[0]
        if first.startswith("# "):
            continue
        if first.startswith("## "):
            result += f".Sh {first[3:].upper()}\n"
        elif first.startswith("```"):
            result += "".join(display(block))
        elif first.startswith("|"):
            result += "".join(table(block))
        elif first.startswith("- "):
            result += "".join(items(block))
        else:
            result += f".Pp\n{plain(' '.join(block))}\n"
    return re.sub(r"(\.Sh .*\n)\.Pp\n", r"\1", result) + FOOTER
