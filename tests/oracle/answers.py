"""
What the programs of a build say and write, noted in a form that is the same on every machine.

Left out are reasons that libelf words, and which version of kdasm it is. Of the assembler's messages on generated inputs only the places count: the words
have tests of their own.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from targets import Targets

sys.path += [str(Path(__file__).resolve().parent.parent / name) for name in ("link", "shared")]
import elf  # noqa: E402, beside the tests of links
import started  # noqa: E402

SECONDS = 60
FORMS = ("--text", "--json", "--yaml", "--asm", "--explain", "--map", "--check", "--list")

_PLACE = re.compile(r"^[^\n:]*:\d+:\d+: \w+", re.MULTILINE)
_HEADER = Path(__file__).resolve().parent.parent.parent / "include" / "kdasm" / "kdasm.h"
_VERSION = re.findall(rb'^#define KDASM_VERSION "(.*)"$', _HEADER.read_bytes(), re.MULTILINE)[0]
_RECORDED = b"0.1.0"  # the version that the answers in recorded.json name, where they name one
_REASON_OF_LIBELF = re.compile(r"((?:readable|valid|section names): ).*")


def places(messages: str) -> str:
    return "\n".join(_PLACE.findall(messages))


def words(messages: str) -> str:
    return _REASON_OF_LIBELF.sub(r"\1...", messages)


def of_any_version(said: bytes) -> bytes:
    return said.replace(b"kdasm " + _VERSION, b"kdasm " + _RECORDED)


def file_of_any_version(content: bytes) -> bytes:
    """Strings that are merged are ordered by hashes, and a linker's in .comment has its version: they are sorted here."""
    content = of_any_version(content)
    if not content.startswith(b"\x7fELF") or b"Linker: kdasm " not in content:
        return content
    comment = elf.CodeObject(content).section(".comment")
    strings = b"\0".join(sorted(comment.bytes[:-1].split(b"\0")))
    return content[:comment.offset] + strings + content[comment.offset + len(strings):]


class Answer:
    """What is noted while the programs work on one thing, in the current directory."""

    def __init__(self, build: str, targets: Targets) -> None:
        self.build = build
        self.targets = targets  # that inputs may be for
        self.noted: list[str] = []

    def run(self, program: str, *options: str, count: Callable[[str], str] = words) -> bool:
        """Whether the program succeeds; what it says counts as `count` gives it."""
        command = [f"{self.build}/{program}", *options]
        try:
            done = started.run(command, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            self.noted.append(f"$ {program} {' '.join(options)}\ntakes too long")
            return False
        out, messages = (text.decode("utf-8", "backslashreplace") for text in (of_any_version(done.stdout), done.stderr))
        self.noted.append(f"$ {program} {' '.join(options)}\n{count(messages)}\n{out}status {done.returncode}")
        return done.returncode == 0

    def make(self, output: str, program: str, *options: str, count: Callable[[str], str] = words) -> bool:
        """The same where the program writes a file, whose bytes count."""
        Path(output).unlink(missing_ok=True)
        succeeds = self.run(program, *options, "-o", output, count=count)
        self.note_file(Path(output))
        return succeeds

    def note_file(self, path: Path) -> None:
        content = hashlib.sha256(file_of_any_version(path.read_bytes())).hexdigest() if path.exists() else "not there"
        self.noted.append(f"{path}: {content}")

    def text(self) -> str:
        return "\n".join(self.noted)

    def digest(self) -> str:
        return hashlib.sha256(self.text().encode("utf-8", "backslashreplace")).hexdigest()[:8]
