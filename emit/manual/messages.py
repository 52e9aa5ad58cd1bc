#!/usr/bin/env python3
"""
messages.py tables: prints tables of the messages of the programs and the library, from the calls in the sources that word them.

A function takes messages if its declaration says that the compiler checks its format, and if it is not one of those that
make other texts (TEXTS); or if a parameter has a name of NAMES, or the function one as REFUSAL. Literals that are given there are messages, and so are those that a
variable of such a name gets; what they fill in is shown as an ellipsis. Each table is a row of GROUPS.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent

# Functions with a format that make no message.
TEXTS = {"arena_printf", "arena_vprintf", "out_printf", "markdown_put", "page_add", "page_heading", "piece_say"}

# The title of each group, and its files; a file is in the first group that fits.
GROUPS = {
    "In instructions": r"grammar/instruction/|emit/gpu/",
    "In debug information, core files and vISA": r"emit/debug/|emit/files/core/|grammar/actions/(?:\w+_)?(?:dwarf|debug|frame|visa|core)",
    "In sources": r"grammar/|emit/(?:base|module|kernel|print/text|files/elf/write)/",
    "In links, and of ELF files": r"emit/(?:link|api)/|emit/files/elf/",
    "In code objects, with the texts of checks": r"emit/(?!programs/)",
    "On the command line, and of kdinfo's actions": r"emit/programs/",
}

# What parameters and variables that are messages are called.
NAMES = "message|wrong|problem|error|complaint|mistake"

PARAMETER = re.compile(rf"\b(\w+)\(([^()]*\bconst char \*(?:{NAMES})\b)")
REFUSAL = re.compile(r"\b(\w*(?:refuse|fail|complain)\w*)\(([^()]*\bconst char \*(?:text|what|reason)\b)")
SET = re.compile(rf"(?<![\w.>])\*?(?:\w+(?:->|\.))*(?:{NAMES}) = (?=[^;]*\")")
FORMAT = re.compile(r"\b(\w+)\((?:[^()]|\([^()]*\))*\)\s*__attribute__\(\((?:\w+, )?format\(printf, (\d+), \d+\)")
CONVERSION = re.compile(r"%(?:%|[-+ #0]*(?:\d+|\*)?(?:\.(?:\d+|\*))?(?:hh?|ll?|[zjt])?[a-zA-Z])")
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\'|[A-Za-z_]\w*|\s+|.', re.DOTALL)
# Files in which any literal of three words is a message, given to a call or in a table; and what looks like messages.
WORDED = re.compile(r"grammar/|emit/(?:gpu/isa/\w+\.c|module/|kernel/descriptor/)")
SENTENCE = re.compile(r"^\W*[\w.]+ [\w'…]+ [\w'…]+")
WORDS = re.compile(r"[a-z]{2}.*\W[a-z]{2}")

NUMBER, FILLED = "\x01", "\x02"  # what macros of <inttypes.h>, and others, stand for in a literal
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


class Message(NamedTuple):
    text: str
    level: str
    path: str


def level_of(function: str) -> str:
    for word, level in (("warn", "warning"), ("note", "note"), ("explain", "note"), ("remark", "note"), ("check_report", "check")):
        if word in function:
            return level
    return "error"


def sources() -> list[Path]:
    return sorted(path for folder in ("grammar", "emit") for path in (ROOT / folder).rglob("*.[chly]"))


def arguments_of(text: str, start: int) -> list[list[str]]:
    """The tokens of each argument of a call whose bracket opens before `start`, or of an expression up to its semicolon."""
    arguments: list[list[str]] = [[]]
    depth = 0
    for token in TOKEN.findall(text[start:start + 3000]):
        if depth == 0 and token in ");":
            break
        depth += (token in "([{") - (token in ")]}")
        if depth == 0 and token == ",":
            arguments.append([])
        elif not token.isspace():
            arguments[-1].append(token)
    return arguments


def literals_of(tokens: list[str], macros: dict[str, str]) -> Iterator[str]:
    """The texts that an argument may be: literals beside each other are one, as are macros that stand for one."""
    text: str | None = None
    for token in [*tokens, ""]:
        part = token[1:-1] if token.startswith('"') else macros.get(token)
        if part is None and text is not None and re.fullmatch(r"[A-Z][A-Z0-9_]*|PRI\w+", token):
            part = NUMBER if token.startswith("PRI") else FILLED
        if part is not None:
            text = (text or "") + part
        elif text is not None:
            yield text
            text = None


def shown(literal: str) -> str:
    """As it appears, with an ellipsis for what is filled in."""
    literal = re.sub(rf"%[-+ #\d.]*{NUMBER}", "…", literal).replace(FILLED, "…")
    text = CONVERSION.sub(lambda match: "%" if match[0] == "%%" else "…", literal)
    text = text.replace('\\"', '"').replace("\\\\", "\\").replace("\\n", " ").replace("\\t", " ")
    return re.sub(r"…+", "…", text).strip()


def messages_in(tokens: list[str], macros: dict[str, str], level: str, path: Path, wanted: re.Pattern[str] = WORDS) -> Iterator[Message]:
    for literal in literals_of(tokens, macros):
        if wanted.search(shown(literal)):
            yield Message(shown(literal), level, str(path.relative_to(ROOT)))


def messages() -> Iterator[Message]:
    texts = {path: COMMENT.sub("", path.read_text()) for path in sources()}
    takers: dict[str, set[int]] = {}  # static functions of several files may share a name
    macros: dict[str, str] = {}
    for text in texts.values():
        places = [(name, before.count(",")) for name, before in PARAMETER.findall(text) + REFUSAL.findall(text)]
        for name, place in places + [(name, int(place) - 1) for name, place in FORMAT.findall(text)]:
            takers.setdefault(name, set()).add(place)
        macros.update(re.findall(r'^#define (\w+) "((?:[^"\\]|\\.)*)"$', text, re.MULTILINE))
    call = re.compile(rf"\b({'|'.join(takers.keys() - TEXTS)})\(")
    for path, text in texts.items():
        for match in call.finditer(text):
            arguments = arguments_of(text, match.end())
            for place in takers[match[1]] & set(range(len(arguments))):
                yield from messages_in(arguments[place], macros, level_of(match[1]), path)
        for match in SET.finditer(text):
            yield from messages_in(arguments_of(text, match.end())[0], macros, "error", path)
        if WORDED.match(str(path.relative_to(ROOT))):
            yield from messages_in([token for token in TOKEN.findall(text) if not token.isspace()], macros, "error", path, SENTENCE)


def in_code(text: str) -> str:
    """In Markdown; a bar ends a cell, even in code."""
    text = text.replace("|", "\\|")
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def group_of(message: Message) -> str:
    return next(name for name, pattern in GROUPS.items() if re.match(pattern, message.path))


def print_table(group: str, rows: list[Message]) -> None:
    files: dict[tuple[str, str], set[str]] = {}
    for message in rows:
        files.setdefault((message.text, message.level), set()).add(f"`{message.path}`")
    print(f"\n## {group}\n\n| message | level | worded in |\n| --- | --- | --- |")
    for (text, level), paths in sorted(files.items(), key=lambda item: (re.sub(r"^\W+", "", item[0][0]).casefold(), item)):
        print(f"| {in_code(text)} | {level} | {', '.join(sorted(paths))} |")


def main() -> int:
    if sys.argv[1:] != ["tables"]:
        sys.exit("usage: messages.py tables")
    found: dict[str, list[Message]] = {group: [] for group in GROUPS}
    for message in messages():
        found[group_of(message)].append(message)
    for group, rows in found.items():
        print_table(group, rows)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
