#!/usr/bin/env python3
"""
terminal.py BUILD: what kdinfo prints fits the terminal, which is a pseudo-terminal here, or $COLUMNS.

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def on_terminal(command: list[str], width: int, **variables: str) -> str:
    """What a command prints to a terminal of so many columns."""
    host, guest = pty.openpty()
    fcntl.ioctl(guest, termios.TIOCSWINSZ, struct.pack("HHHH", 50, width, 0, 0))
    environment = {name: value for name, value in os.environ.items()
                   if name not in ("LC_ALL", "LC_CTYPE", "LANG", "NO_COLOR", "COLUMNS")}
    process = subprocess.Popen(command, stdout=guest, stderr=guest, env={**environment, **variables})
    os.close(guest)
    pieces = []
    while True:
        try:
            piece = os.read(host, 65536)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        pieces.append(piece)
    process.wait()
    os.close(host)
    return b"".join(pieces).decode().replace("\r\n", "\n")


def lacks_terminal() -> bool:
    """Whether this machine has no pseudo-terminal; says so, as a test that is skipped."""
    try:
        on_terminal(["true"], 80)
    except OSError as error:
        print(f"skipped: there is no pseudo-terminal: {error}")
        return True
    return False


def words(text: str) -> list[str]:
    return ESCAPE.sub("", text).split()


def widest(text: str) -> int:
    return max(len(line) for line in ESCAPE.sub("", text).split("\n"))


class Tests:
    def __init__(self, build: Path, folder: Path) -> None:
        self.kdinfo = str(build / "kdinfo")
        self.object = str(folder / "hello.o")
        self.passed = self.failed = self.skipped = 0
        subprocess.run([build / "kdasm", ROOT / "examples" / "hello_world.s", "-o", self.object], check=True)

    def check(self, what: str, good: bool) -> None:
        self.passed += good
        self.failed += not good
        if not good:
            print(f"FAILED: {what}")

    def plain(self, *options: str, **variables: str) -> str:
        environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        return subprocess.run([self.kdinfo, *options], capture_output=True, text=True, check=True, encoding="utf-8",
                              env={**environment, **variables}).stdout

    def check_names(self) -> None:
        """A name that is cut keeps whole characters, which may take two columns each."""
        source = Path(self.object).with_suffix(".s")
        source.write_text('.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n.amdhsa_kernel "核心计算核心"\n'
                          ".amdhsa_next_free_vgpr 1\n.amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel\n", encoding="utf-8")
        subprocess.run([Path(self.kdinfo).with_name("kdasm"), "-W", source, "-o", self.object], check=True)
        name = "核心计算核心"
        for width, shown in ((24, "核心计.."), (25, "核心计算.."), (26, "核心计算.."), (27, name)):
            command = [self.kdinfo, "--table", "--color=never", "--only=target,version,lds,kernel", self.object]
            printed = on_terminal(command, width, LANG="C")
            self.check(f"--table: a name of wide characters, {width} columns",
                       printed.split("\n")[1].split()[-1] == shown)

    def check_plain(self) -> None:
        for form in ("--explain", "--map", "--text"):
            self.check(f"{form}: $COLUMNS", widest(self.plain(form, self.object, COLUMNS="80")) <= 80)
            self.check(f"{form}: a file has whole lines", widest(self.plain(form, self.object)) > 80 or form == "--map")
        for words in ("--help", "--help=all"):
            self.check(words, widest(self.plain(words)) <= 80)
        self.check("--help fits on a screen", self.plain("--help").count("\n") <= 24)

    def check_fitted(self) -> None:
        for form in ("--explain", "--map", "--text"):
            whole = self.plain(form, self.object)
            for width in (80, 100, 132):
                fitted = on_terminal([self.kdinfo, form, "--color=never", self.object], width, LANG="C.UTF-8")
                self.check(f"{form}: {width} columns", widest(fitted) <= width)
                self.check(f"{form}: {width} columns have all words", words(fitted) == words(whole))
        coloured = on_terminal([self.kdinfo, "--explain", self.object], 80, LANG="C.UTF-8")
        self.check("colours take no columns", "\x1b[" in coloured and widest(coloured) <= 80)
        for json in ("--json", "--asm", "--yaml"):
            self.check(f"{json} stays as it is", on_terminal([self.kdinfo, json, self.object], 40) == self.plain(json, self.object))
        ascii_text = on_terminal([self.kdinfo, "--explain", self.object], 80, LC_ALL="C")
        self.check("arrows in ASCII", ascii_text.isascii() and " -> " in ascii_text)
        self.check("arrows in UTF-8", "→" in on_terminal([self.kdinfo, "--explain", self.object], 80, LC_ALL="en_US.utf8"))
        self.check("--help on a terminal", widest(on_terminal([self.kdinfo, "--help"], 60)) <= 60)
        table = on_terminal([self.kdinfo, "--table", self.object], 70)
        self.check("the last column of --table is cut", widest(table) <= 70 and table.rstrip().endswith(".."))
        self.check("the title of --table is bold", table.startswith("\x1b[1m"))

    def run(self) -> None:
        self.check_plain()
        if lacks_terminal():
            self.skipped += 1
            return
        self.check_fitted()
        self.check_names()


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="kdinfo-terminal-") as folder:
        tests = Tests(Path(sys.argv[1]).resolve(), Path(folder))
        tests.run()
    print(f"{tests.passed} passed, {tests.failed} failed, {tests.skipped} skipped")
    return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
