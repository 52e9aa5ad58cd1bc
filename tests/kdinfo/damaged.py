#!/usr/bin/env python3
"""
Every action of kdinfo on every kind of damage: what was asked for and could not be read makes the exit status 2.

    damaged.py BUILD

The actions are those of the tables of options, so that a new one is tested or found missing here. A good file shows that each
action works: its status is 0, or 1 where that is an answer. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import re
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Callable

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tests" / "link"))
from bundles import bundle, member, packed, zstd  # noqa: E402, beside the tests of links

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

PREFIX = "hipv4-amdgcn-amd-amdhsa--"
SOURCE = ROOT / "examples" / "divergent.s"
LIMITS = "vgprs <= 512\n"

# What follows each option that chooses an action, and what the status of a good file may be.
ACTIONS: dict[str, tuple[str, tuple[int, ...]]] = {
    "text": ("--text FILE", (0,)),
    "json": ("--json FILE", (0,)),
    "yaml": ("--yaml FILE", (0,)),
    "asm": ("--asm FILE", (0,)),
    "explain": ("--explain FILE", (0,)),
    "map": ("--map FILE", (0,)),
    "svg": ("--svg FILE", (0,)),
    "disassemble": ("-d FILE", (0,)),
    "debug": ("--debug FILE", (0,)),
    "debug --json": ("--debug --json FILE", (0,)),
    "waits": ("--waits FILE", (0,)),
    "waits --json": ("--waits --json FILE", (0,)),
    "check": ("--check FILE", (0, 1)),
    "check --json": ("--check --json FILE", (0, 1)),
    "diff": ("--diff FILE good", (0,)),
    "diff, the other": ("--diff good FILE", (0,)),
    "html": ("--html FILE", (0,)),
    "html --diff": ("--html --diff FILE good", (0,)),
    "set": ("--set=kernarg_size=16 -k * -o out FILE", (0,)),
    "retarget": ("--retarget=gfx90a:xnack- -o out FILE", (0,)),
    "list": ("--list FILE", (0,)),
    "unbundle": ("--unbundle=gfx90a -o out FILE", (0,)),
    "unbundle-all": ("--unbundle-all=all FILE", (0,)),
    "table": ("--table FILE", (0,)),
    "table --json": ("--table --json FILE", (0,)),
    "table --csv": ("--table --csv FILE", (0,)),
    "budget": ("--budget=limits FILE", (0,)),
    "budget --json": ("--budget=limits --json FILE", (0,)),
    "runs-on": ("--runs-on=gfx90a FILE", (0, 1)),
    "runs-on --json": ("--runs-on=gfx90a --json FILE", (0, 1)),
    "why": ("--why FILE", (0, 1)),
    "why --json": ("--why --json FILE", (0, 1)),
    "evaluate": ("--evaluate=DW_OP_lit1 --pc=0x14 FILE", (0,)),
    "unwind": ("--unwind --pc=0x1514 --state=state FILE", (0,)),
    "lanes": ("--lanes --pc=0x1514 --state=state FILE", (0,)),
}
NO_FILE = {"occupancy", "help", "version"}
ONE_OBJECT = {"evaluate", "unwind", "lanes"}  # they are about a file with one
PLAIN_FORMS = {"set", "retarget"}  # of what they do not need they only warn


def listed() -> str:
    """Actions of the tables that are not above."""
    rows = re.findall(r'\{"([a-z-]+)", [^,]+, [^,]+, action_\w+,', (ROOT / "emit/programs/kdinfo/options.c").read_text())
    forms = re.findall(r'KD_FORM\(\w+, \w+, "([a-z-]+)"', (ROOT / "include/kdasm/forms.def").read_text())
    missing = {*rows, *forms} - ACTIONS.keys() - NO_FILE
    return f"actions that are not tested here: {missing}" if missing or not rows or not forms else ""


class Damaged:
    def __init__(self, build: Path, folder: Path) -> None:
        self.build = build
        self.folder = folder
        (folder / "limits").write_text(LIMITS)
        (folder / "state").write_text("registers: {exec: 5, s30: 4, s31: 0, s32: 64, v40: [1, 2, 3]}\n")
        (folder / "folder").mkdir()
        self.run("kdasm", "-shared", "-W", str(SOURCE), "-o", "good")
        self.good = (folder / "good").read_bytes()
        self.made: dict[str, bytes | None] = dict(self.damages())

    def run(self, program: str, *words: str) -> subprocess.CompletedProcess[bytes]:
        return started.run([self.build / program, *words], cwd=self.folder, timeout=300)

    def note_damaged(self) -> bytes:
        """The map of the metadata becomes one with more entries than there are."""
        data = bytearray(self.good)
        at = data.index(b"AMDGPU\0\0") + 8
        data[at] = 0x8f
        return bytes(data)

    def kpack(self) -> bytes:
        self.run("kdasm", "-bundle", "-shared", "-W", "--offload-arch=gfx90a,gfx942", "-filetype=obj", "any.s", "-o", "b", "-kpack=k")
        return (self.folder / "k").read_bytes()

    def debug_damaged(self, section: str) -> bytes:
        """The second half of a section of debug information is all ones."""
        data = bytearray(self.good)
        headers, count, names = struct.unpack_from("<Q", data, 40)[0], *struct.unpack_from("<HH", data, 60)
        rows = [struct.unpack_from("<IIQQQQ", data, headers + 64 * number) for number in range(count)]
        for name, _, _, _, offset, size in rows:
            at = rows[names][4] + name
            if data[at:data.index(0, at)] == section.encode():
                data[offset + size // 2:offset + size] = b"\xff" * (size - size // 2)
        return bytes(data)

    def too_much_packed(self) -> bytes:
        """Each compressed section is within the bound, but not all of them together."""
        header = struct.pack("<IIQQ", 1, 0, 16 << 20, 1) + zlib.compress(bytes(16 << 20), 9)
        (self.folder / "packed").write_bytes(header)
        text = "".join(f'.section .debug_{name},"0x800",@progbits,unique,1\n.incbin "packed"\n' for name in ("abbrev", "str", "line", "info", "frame"))
        (self.folder / "packed.s").write_text(".text\n.globl g\ng: .long 1\n" + text)
        self.run("kdasm", "-mcpu=gfx90a", "packed.s", "-o", "packed.o")
        return (self.folder / "packed.o").read_bytes()

    def damages(self) -> list[tuple[str, bytes | None]]:
        good = self.good
        (self.folder / "any.s").write_text(".globl g\ng: .long 1\n")
        one = bundle((PREFIX + "gfx90a", good), (PREFIX + "gfx942", good[:200]))
        zipped = packed(bundle((PREFIX + "gfx90a", good)), 3, zstd)
        broken = bytearray(zipped)
        broken[40] ^= 0xff
        kpack = self.kpack()
        archive = b"!<arch>\n" + member(b"a.o/", good)
        return [
            ("a truncated archive", archive + member(b"b.o/", good)[:-300]),
            ("a truncated object", good[:-100]),
            ("an object without its end", good[:len(good) // 2]),
            ("the beginning of an object", good[:40]),
            ("a truncated bundle", bundle((PREFIX + "gfx90a", good))[:-200]),
            ("a bundle with a damaged entry", one),
            ("a damaged compressed bundle", bytes(broken)),
            ("a truncated compressed bundle", zipped[:-50]),
            ("a good bundle and a damaged one", bundle((PREFIX + "gfx90a", good)) + bytes(broken)),
            ("a damaged archive of kernels", kpack[:-9]),
            ("an archive of kernels of no objects", kpack[:16] + bytes(64) + kpack[80:]),
            ("damaged metadata", self.note_damaged()),
            ("damaged units", self.debug_damaged(".debug_info")),
            ("damaged abbreviations", self.debug_damaged(".debug_abbrev")),
            ("damaged call frames", self.debug_damaged(".debug_frame")),
            ("compressed sections beyond the bound", self.too_much_packed()),
            ("an archive of what is no object", b"!<arch>\n" + member(b"a.o/", b"text, no object")),
            ("an archive with a damaged object", archive + member(b"b.o/", good[:-100])),
            ("no code object", b"text, no object"),
            ("an empty file", b""),
            ("a folder", None),
        ]

    def complaint(self, name: str, file: str, damage: str) -> str:
        words = ACTIONS[name][0].replace("FILE", file).split()
        done = self.run("kdinfo", *words)
        said = done.stderr.decode(errors="replace")
        if done.returncode < 0 or done.returncode > 2:
            return f"status {done.returncode}"
        if done.returncode != 2 and not self.may_pass(name, damage):
            return f"status {done.returncode}: {said}"
        shown = said or b"problem" in done.stdout
        return "" if shown or done.returncode != 2 else "it says nothing"

    def may_pass(self, name: str, damage: str) -> bool:
        """What was asked for is there, and the damage elsewhere."""
        if damage in ("damaged units", "damaged abbreviations", "damaged call frames"):
            return not name.startswith("debug")
        if damage in ("damaged metadata", "compressed sections beyond the bound"):
            return name in PLAIN_FORMS or name in {"unbundle", "unbundle-all", "list"}
        if name in ONE_OBJECT and damage in ("an archive with a damaged object", "a bundle with a damaged entry"):
            return True  # which of the two is meant is not said: that is asked first
        elsewhere = damage in ("a bundle with a damaged entry", "a good bundle and a damaged one", "an archive of kernels of no objects")
        return elsewhere and name == "unbundle"

    def tests(self) -> list[tuple[str, str]]:
        found = [("the actions", listed())]
        for name, (words, good) in ACTIONS.items():
            done = self.run("kdinfo", *words.replace("FILE", "bundle" if name == "unbundle" else "good").split())
            found.append((f"{name}, a good file", "" if done.returncode in good else f"{done.returncode}: {done.stderr.decode()}"))
            for damage, data in self.made.items():
                file = "folder" if data is None else "damaged"
                if data is not None:
                    (self.folder / file).write_bytes(data)
                found.append((f"{name}, {damage}", self.complaint(name, file, damage)))
            found.append((f"{name}, a file that is not there", self.complaint(name, "missing", "missing")))
            if name not in ONE_OBJECT | {"diff", "diff, the other", "set", "retarget", "unbundle", "unbundle-all", "svg"}:
                found.append((f"{name}, one of several", self.complaint(name, "good missing good", "missing")))
        return found


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        damaged = Damaged(Path(sys.argv[1]).resolve(), Path(name))
        (Path(name) / "bundle").write_bytes(bundle((PREFIX + "gfx90a", damaged.good)))
        tests = damaged.tests()
    failed = [(what, complaint) for what, complaint in tests if complaint]
    for what, complaint in failed:
        print(f"FAILED: {what}: {complaint}")
    print(f"{len(tests) - len(failed)} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
