#!/usr/bin/env python3
"""
Files with several code objects: what kdinfo finds in them, takes out of them and compares.

    bundles.py BUILD

The bundles and archives are written here, from the description of their formats. The closing line is
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import resource
import struct
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

PREFIX = "hipv4-amdgcn-amd-amdhsa--"
TARGET = "amdgcn-amd-amdhsa--"
MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"
COLUMNS = ["file", "offset", "size", "target", "bundle entry", "section", "number", "member", "bundle offset",
           "bundle size"]

KERNEL = """\
.text
.p2align 8
{kernel}:
	.long {code}
.rodata
.p2align 6
.amdhsa_kernel {kernel}
	.amdhsa_next_free_vgpr {vgprs}
	.amdhsa_next_free_sgpr 8
{accum}.end_amdhsa_kernel
"""


def bundle(*entries: tuple[str, bytes], alignment: int = 4096) -> bytes:
    """A plain bundle, as "Clang Offload Bundler" describes it; IDs may be there several times."""
    at = len(MAGIC) + 8 + sum(24 + len(name) for name, _ in entries)
    header, body, start = MAGIC + struct.pack("<Q", len(entries)), b"", at
    for name, contents in entries:
        body += bytes(-(start + len(body)) % alignment)
        header += struct.pack("<QQQ", start + len(body), len(contents), len(name)) + name.encode()
        body += contents
    return header + body


def zstd(plain: bytes) -> bytes:
    """A frame of RFC 8878 whose blocks are as they are or, for one byte again and again, of 4 bytes."""
    blocks = [plain[at:at + (1 << 17)] for at in range(0, len(plain), 1 << 17)]
    frame = struct.pack("<IBQ", 0xfd2fb528, 0xe0, len(plain))
    for number, block in enumerate(blocks, 1):
        repeats = block.count(block[0]) == len(block)
        header = len(block) << 3 | repeats << 1 | (number == len(blocks))
        frame += header.to_bytes(3, "little") + (block[:1] if repeats else block)
    return frame


METHODS = (zlib.compress, zstd)


def packed(plain: bytes, version: int, method: Callable[[bytes], bytes] = zlib.compress) -> bytes:
    """The compressed form."""
    body = method(plain)
    width = "Q" if version == 3 else "I"
    size = 8 + struct.calcsize("<" + width) * (1 if version == 1 else 2) + 8 + len(body)
    sizes = struct.pack("<" + width, len(plain))
    if version > 1:
        sizes = struct.pack("<" + width, size) + sizes
    return b"CCOB" + struct.pack("<HH", version, METHODS.index(method)) + sizes + hashlib.md5(plain).digest()[:8] + body


def elf(*sections: tuple[str, bytes]) -> bytes:
    """A relocatable ELF file for x86-64 with these sections, page by page."""
    names = b"\0" + b"".join(name.encode() + b"\0" for name, _ in sections) + b".shstrtab\0"
    body, headers, name = bytes(64), bytes(64), 1
    for section, contents in (*sections, (".shstrtab", names)):
        body += bytes(-len(body) % 4096)
        headers += struct.pack("<IIQQQQIIQQ", name, 3 if section == ".shstrtab" else 1, 0, 0, len(body), len(contents),
                               0, 0, 1, 0)
        body += contents
        name += len(section) + 1
    body += bytes(-len(body) % 8)
    count = len(sections) + 2
    return b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack(
        "<HHIQQQIHHHHHH", 1, 62, 1, 0, 0, len(body), 0, 64, 0, 0, 64, count, count - 1) + body[64:] + headers


def member(name: bytes, contents: bytes) -> bytes:
    """A member of an archive, with a header of ar(5)."""
    return (name.ljust(16) + b"0".ljust(12) + b"0".ljust(6) + b"0".ljust(6) + b"644".ljust(8) +
            str(len(contents)).encode().ljust(10) + b"`\n" + contents + b"\n" * (len(contents) % 2))


class Failure(Exception):
    """Something is not as it should be."""


def pairs(first: Sequence, second: Sequence) -> Iterator[tuple]:
    """Those of two sequences of one length."""
    expect("the length", len(first), len(second))
    return zip(first, second)


def expect(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Failure(f"{what} is {found!r}, not {wanted!r}")


def contains(text: str, *parts: str) -> None:
    for part in parts:
        if part not in text:
            raise Failure(f"{part!r} is not in {text[:2000]!r}")


class Cases:
    """Each method whose name begins with `case_` is a test; its docstring says what it shows."""

    def __init__(self, build: Path, folder: Path) -> None:
        self.kdasm, self.program, self.folder = build.resolve() / "kdasm", build.resolve() / "kdinfo", folder
        self.sanitized = b"__asan_init" in self.program.read_bytes()
        self.a = self.assemble("gfx900")
        self.b = self.assemble("gfx90a:xnack+")
        self.many = [self.assemble("gfx900", vgprs=4 * number + 4) for number in range(15)]

    # ---- what they are made of ----

    def assemble(self, target: str, vgprs: int = 4, source: str | None = None) -> bytes:
        accum = "\t.amdhsa_accum_offset 4\n" if "90a" in target else ""
        source = source or KERNEL.format(kernel="k", code=0xbf810000, vgprs=vgprs, accum=accum)
        done = started.run([self.kdasm, f"-mcpu={target}", "-"], input=source.encode(), check=True)
        return done.stdout

    def write(self, name: str, contents: bytes) -> str:
        (self.folder / name).write_bytes(contents)
        return name

    def run(self, *arguments: str, status: int = 0) -> tuple[str, str]:
        done = started.run([self.program, *arguments], cwd=self.folder, text=True, errors="replace", timeout=300)
        if done.returncode != status:
            raise Failure(f"exit status {done.returncode}, not {status}: kdinfo {' '.join(arguments)}\n{done.stderr[:2000]}")
        return done.stdout, done.stderr

    def listed(self, name: str, status: int = 0) -> list[dict[str, str]]:
        lines = self.run("--list", name, status=status)[0].splitlines()
        expect("the first line", lines[0].split("\t"), COLUMNS)
        return [dict(pairs(COLUMNS, line.split("\t"))) for line in lines[1:]]

    def taken(self, selector: str, name: str) -> bytes:
        self.run(f"--unbundle={selector}", "-o", "taken", name)
        return (self.folder / "taken").read_bytes()

    # ---- several bundles in a file ----

    def expect_all(self, name: str, count: int) -> None:
        """Each of `count` bundles has a host entry, a and b."""
        rows = self.listed(name)
        expect("the rows", len(rows), 3 * count)
        for number in range(count):
            expect("the targets", [row["target"] for row in rows[3 * number:3 * number + 3]],
                   ["-", TARGET + "gfx900", TARGET + "gfx90a:xnack+"])
            expect("the bundle", {row["bundle offset"] for row in rows[3 * number:3 * number + 3]},
                   {rows[3 * number]["bundle offset"]})
        expect("the bundles", len({row["bundle offset"] for row in rows}), count)
        for number in (1, count // 2, count):
            expect("an object", self.taken(f"gfx900#{number}", name), self.a)
            expect("an object", self.taken(f"gfx90a:xnack+#{number}", name), self.b)
        expect("kernels", self.run(name)[0].count("\nkernel k\n"), 2 * count)

    def forms(self) -> list[bytes]:
        """A bundle, plain and in each compressed version."""
        plain = bundle(("host-x86_64-unknown-linux-gnu-", b""), (PREFIX + "gfx900", self.a),
                       (PREFIX + "gfx90a:xnack+", self.b))
        return [plain, *(packed(plain, version) for version in (1, 2, 3))]

    def case_plain(self) -> None:
        """plain bundles one after another in a file, without anything between them and with zeros"""
        plain = self.forms()[0]
        self.expect_all(self.write("plain", plain * 3), 3)
        self.expect_all(self.write("zeros", (plain + bytes(-len(plain) % 4096)) * 3), 3)

    def case_compressed(self) -> None:
        """compressed bundles of one version one after another"""
        for version, form in enumerate(self.forms()[1:], 1):
            self.expect_all(self.write(f"packed{version}", form * 3), 3)

    def case_mixed(self) -> None:
        """plain and compressed bundles one after another"""
        self.expect_all(self.write("mixed", b"".join(self.forms() * 2)), 8)

    def case_library(self) -> None:
        """64 bundles in a library, plain and compressed"""
        plain, *others = self.forms()
        for name, form in (("plain64", plain), ("packed64", others[2]), ("old64", others[0])):
            data = elf((".text", b"code"), (".hip_fatbin", (form + bytes(-len(form) % 4096)) * 64))
            self.expect_all(self.write(name, data), 64)
            expect("the sections", {row["section"] for row in self.listed(name)}, {".hip_fatbin"})

    def case_large(self) -> None:
        """bundles that do not all stay unpacked"""
        filler = ("other", bytes(9 << 20))
        data = b"".join(packed(bundle(filler, (PREFIX + "gfx900", code)), 3) for code in self.many[:5])
        name = self.write("large", data)
        for number in (5, 1, 3, 2, 4, 1):
            expect("an object", self.taken(f"gfx900#{number}", name), self.many[number - 1])
        expect("kernels", self.run(name)[0].count("\nkernel k\n"), 5)
        self.run("--diff", name, name)

    def case_damaged(self) -> None:
        """a later bundle that is damaged is told of, the others are found; the first is an error"""
        plain, _, _, compressed = self.forms()
        broken = bytearray(compressed)
        broken[-20] ^= 0xff
        name = self.write("damaged", plain + bytes(broken) + compressed)
        expect("the rows", len(self.listed(name, status=2)), 6)
        contains(self.run("--list", name, status=2)[1], f"the bundle at offset {len(plain)} of the file cannot be read")
        self.run("--check", name, status=2)
        contains(self.run(self.write("first", bytes(broken) + plain), status=2)[1], "the compressed bytes of the bundle are damaged")

    # ---- entries of one ID ----

    def fifteen(self) -> bytes:
        return bundle(*((PREFIX + target, code) for code in self.many for target in ("gfx900", "gfx906:xnack-")))

    def case_same_id(self) -> None:
        """each of 15 entries of one ID is extracted by number, from plain and compressed bundles and programs"""
        plain = self.fifteen()
        for name, data in (("p", plain), ("c", packed(plain, 2)), ("l", elf((".hip_fatbin", plain)))):
            self.write(name, data)
            for number, code in enumerate(self.many, 1):
                expect("an object", self.taken(f"gfx900#{number}", name), code)
                expect("an object", self.taken(f"{PREFIX}gfx900#{number}", name), code)
                expect("an object", self.taken(f"#{2 * number}", name), code)

    def case_by_place(self) -> None:
        """offset and size of --list are those of a URI"""
        for name, data in (("u", self.fifteen()), ("v", elf((".hip_fatbin", self.fifteen())))):
            self.write(name, data)
            for row in self.listed(name)[:4]:
                uri = f"file://{self.folder}/{name}#offset={row['offset']}&size={row['size']}"
                expect("the object", self.taken("#1", uri), data[int(row["offset"]):][:int(row["size"])])
        data = b"".join(packed(bundle((PREFIX + "gfx900", code)), 3) for code in self.many[:3])
        self.write("w", data)
        for row, code in pairs(self.listed("w"), self.many[:3]):
            uri = f"file://{self.folder}/w#offset={row['bundle offset']}&size={row['bundle size']}"
            expect("the object", self.taken("gfx900", uri), code)
            expect("its bundle", self.listed(uri)[0]["bundle offset"], row["bundle offset"])
        data = bytes(16) + self.fifteen()
        self.write("x", data)
        for row in self.listed(f"file://{self.folder}/x#offset=16&size={len(data) - 16}"):
            if row["bundle entry"].endswith("gfx900"):
                uri = f"file://{self.folder}/x#offset={row['offset']}&size={row['size']}"
                expect("the object", self.taken("#1", uri), data[int(row["offset"]):][:int(row["size"])])
                expect("its bundle", row["bundle offset"], "16")

    def case_ambiguous(self) -> None:
        """an ID that several have is refused with all ways to name one"""
        name = self.write("ambiguous", self.fifteen())
        rows = [row for row in self.listed(name) if row["bundle entry"].endswith("gfx900")]
        text = self.run("--unbundle=gfx900", "-o", "none", name, status=1)[1]
        contains(text, "15 bundle entries have the ID 'gfx900': name one as 'gfx900#1' to 'gfx900#15', or as '#' and its")
        for number, row in enumerate(rows, 1):
            contains(text, f"'gfx900#{number}' or '#{row['number']}': {row['size']} bytes at offset {row['offset']}\n")
        expect("an output", (self.folder / "none").exists(), False)
        for wrong in ("gfx900#0", "gfx900#16", "#31", "#0", "gfx900#", "fx900#1"):
            contains(self.run(f"--unbundle={wrong}", "-o", "none", name, status=1)[1], f"no bundle entry has the ID '{wrong}'")

    def case_labels(self) -> None:
        """entries of one ID are told apart in text and JSON"""
        name = self.write("labels", self.fifteen())
        contains(self.run(name)[0], f"bundle entry {PREFIX}gfx900#1: ", f"bundle entry {PREFIX}gfx900#15: ")
        objects = json.loads(self.run("--json", name)[0])["objects"]
        expect("the numbers", [o["bundle_id_number"] for o in objects if o["bundle_id"].endswith("gfx900")],
               list(range(1, 16)))

    # ---- all of them ----

    def case_all(self) -> None:
        """--unbundle-all writes every code object, called by place and target"""
        plain = bundle(("host-x86_64-unknown-linux-gnu-", b""), (PREFIX + "gfx900", self.a),
                       (PREFIX + "gfx90a:xnack+", self.b), ("hipv4-bitcode", b"no code object"))
        compressed = packed(plain, 3)
        name = self.write("all", plain + compressed)
        self.run("--unbundle-all=all.out", name)
        offset_b = plain.index(self.b)
        expect("the files", {path.name: path.read_bytes() for path in (self.folder / "all.out").iterdir()}, {
            "0x0000001000-gfx900.co": self.a, f"0x{offset_b:010x}-gfx90a_xnack+.co": self.b,
            f"0x{len(plain):010x}+0x0000001000-gfx900.co": self.a,
            f"0x{len(plain):010x}+0x{offset_b:010x}-gfx90a_xnack+.co": self.b})

    def case_all_again(self) -> None:
        """files of the same names are replaced, other files stay"""
        name, folder = self.write("again", self.a), self.folder / "again.out"
        folder.mkdir()
        (folder / "other").write_text("other")
        (folder / "0x0000000000-gfx900.co").write_text("older")
        self.run("--unbundle-all=again.out", name)
        expect("the file", (folder / "0x0000000000-gfx900.co").read_bytes(), self.a)
        expect("another file", (folder / "other").read_text(), "other")
        self.run("--unbundle-all=again.out", self.write("again", self.a))

    def case_all_names(self) -> None:
        """no name of the input becomes the name of a file; objects at one place get a number"""
        entries = [("../../evil", self.a), ("hip-/etc/passwd\n", self.a)]
        data = bytearray(bundle(*entries))
        first, second = data.index(self.a), data.rindex(self.a)
        at = data.index(struct.pack("<Q", second))
        data[at:at + 8] = struct.pack("<Q", first)
        name = self.write("names", bytes(data[:second]))
        self.run("--unbundle-all=names.out", name)
        expect("the files", sorted(path.name for path in (self.folder / "names.out").iterdir()),
               [f"0x{first:010x}-gfx900-2.co", f"0x{first:010x}-gfx900.co"])
        contains(self.run("--list", name)[0], "\thip-/etc/passwd?\t")

    def case_all_unknown(self) -> None:
        """an object whose target is not known is written, too"""
        code = bytearray(self.a)
        code[48:52] = b"\xff\xff\xff\xff"
        self.run("--unbundle-all=unknown.out", self.write("unknown", bundle((PREFIX + "gfx999", bytes(code)))))
        expect("the file", (self.folder / "unknown.out" / "0x0000001000-unknown.co").read_bytes(), bytes(code))

    def case_all_refused(self) -> None:
        """what --unbundle-all refuses"""
        name = self.write("one", self.a)
        contains(self.run("--unbundle-all=x", name, name, status=2)[1], "--unbundle-all is for one file, but 2 are given")
        contains(self.run("--unbundle-all=x", "-o", "y", name, status=2)[1], "-o is only for --set, --retarget, --unbundle and --html")
        contains(self.run("--unbundle-all=no/such/folder", name, status=1)[1], "cannot make the folder 'no/such/folder'")
        contains(self.run("--unbundle-all=one", name, status=1)[1], "cannot enter the folder 'one': Not a directory")
        contains(self.run("--unbundle-all=x", self.write("empty", bundle(("host-", b""))), status=1)[1],
                 "it contains no code object")

    # ---- archives ----

    def expect_members(self, archive: bytes, *names: str) -> None:
        name = self.write("lib.a", archive)
        rows = self.listed(name)
        expect("the members", [row["member"] for row in rows], list(names))
        expect("the sections", {row["section"] for row in rows}, {".hip_fatbin"})
        for number, row in enumerate(rows, 1):
            expect("an object", self.taken(f"#{number}", name), self.a)
            contains(self.run(name)[0], f"lib.a, member {row['member']}, bundle entry {PREFIX}gfx900")

    def case_archives(self) -> None:
        """members have their names, short ones and long ones of GNU and BSD"""
        host = elf((".text", b"code"), (".hip_fatbin", bundle((PREFIX + "gfx900", self.a))))
        table = b"a_long_name_of_a_member.o/\nanother_long_name.o/\n"
        gnu = b"!<arch>\n" + member(b"/", b"\0\0\0\0") + member(b"//", table) + member(b"short.o/", host)
        gnu += member(b"/0", host) + member(b"/27", host) + member(b"text/", b"odd")
        gnu += member(b"sixteen_letters/", host)
        self.expect_members(gnu, "short.o", "a_long_name_of_a_member.o", "another_long_name.o", "sixteen_letters")
        table = b"a_long_name_of_a_member.o/\nnamed_until_the_end"
        gnu = b"!<arch>\n" + member(b"//", table) + member(b"/27", host)
        self.expect_members(gnu, "named_until_the_end")
        long_name = b"a_long_name_of_a_member.o\0\0\0"
        bsd = b"!<arch>\n" + member(b"__.SYMDEF SORTED", b"\0" * 8) + member(b"short.o", host)
        bsd += member(f"#1/{len(long_name)}".encode(), long_name + host)
        self.expect_members(bsd, "short.o", "a_long_name_of_a_member.o")

    def case_plain_members(self) -> None:
        """members that are code objects and bundles themselves"""
        plain = bundle((PREFIX + "gfx900", self.a))
        name = self.write("plain.a", b"!<arch>\n" + member(b"code.o/", self.b) + member(b"two/", plain + packed(plain, 1)))
        expect("the members", [(row["member"], row["target"]) for row in self.listed(name)], [
            ("code.o", TARGET + "gfx90a:xnack+"), ("two", TARGET + "gfx900"), ("two", TARGET + "gfx900")])
        expect("an object", self.taken("#1", name), self.b)
        expect("members", [o.get("member") for o in json.loads(self.run("--json", name)[0])["objects"]],
               ["code.o", "two", "two"])

    def case_thin(self) -> None:
        """thin archives are refused, damaged ones told of"""
        contains(self.run(self.write("thin.a", b"!<thin>\n" + member(b"x.o/", b"")), status=2)[1],
                 "a thin archive, whose members are separate files: give those")
        cut = b"!<arch>\n" + member(b"code.o/", self.a) + member(b"cut.o/", self.a)[:-1]
        name = self.write("cut.a", cut)
        contains(self.run("--list", name, status=2)[1], f"the archive is damaged: no member begins at offset {68 + len(self.a)}")
        rows = self.listed(self.write("cut.a", cut + b"x" * 9), status=2)
        expect("the members", [row["member"] for row in rows][:1], ["code.o"])
        odd = member(b"/99999999", self.a) + member(b"/x", self.a) + member(b"#1/99999999", self.a)
        rows = self.listed(self.write("odd.a", b"!<arch>\n" + odd + member(b"a\tb\x1b[m/", self.a)))
        expect("the members", [row["member"] for row in rows], ["/99999999", "/x", "#1/99999999", "a?b?[m"])

    def case_damaged_member(self) -> None:
        """a damaged bundle in a member is told of with its name"""
        broken = bytearray(packed(bundle((PREFIX + "gfx900", self.a)), 3))
        broken[-9] ^= 0xff
        name = self.write("broken.a", b"!<arch>\n" + member(b"host.o/", elf((".hip_fatbin", bytes(broken)))) +
                          member(b"good.o/", self.a))
        contains(self.run("--list", name, status=2)[1], "member host.o: section .hip_fatbin: the bundle at offset")

    # ---- comparing ----

    def case_diff(self) -> None:
        """objects are paired by target and place, and named in each line"""
        changed = [*self.many[:4], self.many[9], *self.many[5:]]
        one = self.write("one.b", bundle(*((PREFIX + "gfx900", code) for code in self.many), (PREFIX + "gfx90a", self.b)))
        two = self.write("two.b", bundle((PREFIX + "gfx90a", self.assemble("gfx90a:xnack+", 8)),
                                         *((PREFIX + "gfx900", code) for code in changed)))
        expect("the difference", self.run("--diff", one, two, status=1)[0], (
            f"{TARGET}gfx900#5: k: GRANULATED_WORKITEM_VGPR_COUNT: 4 -> 9 (.amdhsa_next_free_vgpr: 20 -> 40)\n"))
        two = self.write("two.b", bundle((PREFIX + "gfx90a", self.assemble("gfx90a:xnack+", 16)),
                                         *((PREFIX + "gfx900", code) for code in self.many[:14])))
        lines = self.run("--diff", one, two, status=1)[0].splitlines()
        expect("the lines", lines, [
            f"one.b: code object for {TARGET}gfx900#15: not in the other file",
            f"{TARGET}gfx90a:xnack+: k: GRANULATED_WORKITEM_VGPR_COUNT: 0 -> 1 (.amdhsa_next_free_vgpr: 8 -> 16)"])
        self.run("--diff", one, self.write("three.b", packed((self.folder / one).read_bytes(), 3)))

    def case_diff_members(self) -> None:
        """of archives those in members of one name are compared"""
        def archive(name: str, *members: tuple[bytes, bytes]) -> str:
            return self.write(name, b"!<arch>\n" + b"".join(member(*each) for each in members))
        one = archive("one.a", (b"x.o/", self.many[0]), (b"y.o/", self.many[1]))
        self.run("--diff", one, archive("two.a", (b"y.o/", self.many[1]), (b"x.o/", self.many[0])))
        text = self.run("--diff", one, archive("two.a", (b"y.o/", self.many[0]), (b"z.o/", self.many[0])), status=1)[0]
        expect("the lines", text.splitlines(), [
            f"one.a: code object for x.o, {TARGET}gfx900: not in the other file",
            f"two.a: code object for z.o, {TARGET}gfx900: not in the first file",
            f"y.o, {TARGET}gfx900: k: GRANULATED_WORKITEM_VGPR_COUNT: 1 -> 0 (.amdhsa_next_free_vgpr: 8 -> 4)"])
        self.run("--diff", one, self.write("both.b", self.many[0] + self.many[1]), status=1)

    def twins(self, *vgprs: int) -> bytes:
        """An object with two kernels of one name, whose symbols are local, and their metadata."""
        source = '.text\n.p2align 8\nk:\n.long 0xbf810000\nl:\n.long 0xbf810000\n.rodata\n.p2align 6\n'
        for kernel, count in pairs("kl", vgprs):
            source += (f".amdhsa_kernel {kernel}\n.amdhsa_next_free_vgpr {count}\n.amdhsa_next_free_sgpr 8\n"
                       ".end_amdhsa_kernel\n")
        source += ".amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.target: amdgcn-amd-amdhsa--gfx900\namdhsa.kernels:\n"
        for kernel, count in pairs("kl", vgprs):
            source += (f"  - {{.name: {kernel}, .symbol: {kernel}.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 4, "
                       ".group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64, "
                       f".sgpr_count: 14, .vgpr_count: {count}, .max_flat_workgroup_size: 64}}\n")
        return self.assemble("gfx900", source=source + ".end_amdgpu_metadata\n").replace(b"l.kd", b"k.kd").replace(
            b".name\xa1l", b".name\xa1k")

    def case_twins(self) -> None:
        """two kernels of one name in an object pair n-th with n-th"""
        one, two = self.write("one.o", self.twins(4, 8)), self.write("two.o", self.twins(4, 12))
        self.run("--diff", one, one)
        expect("the difference", self.run("--diff", one, two, status=1)[0].splitlines(), [
            "k#2: GRANULATED_WORKITEM_VGPR_COUNT: 1 -> 2 (.amdhsa_next_free_vgpr: 8 -> 12)",
            "amdhsa.kernels[k#2].vgpr_count: 8 -> 12"])
        swapped = self.write("swapped.o", self.twins(8, 4))
        expect("the difference", self.run("--diff", one, swapped, status=1)[0].splitlines(), [
            "k#1: GRANULATED_WORKITEM_VGPR_COUNT: 0 -> 1 (.amdhsa_next_free_vgpr: 4 -> 8)",
            "k#2: GRANULATED_WORKITEM_VGPR_COUNT: 1 -> 0 (.amdhsa_next_free_vgpr: 8 -> 4)",
            "amdhsa.kernels[k#1].vgpr_count: 4 -> 8", "amdhsa.kernels[k#2].vgpr_count: 8 -> 4"])
        kernels = json.loads(self.run("--json", one)[0])["objects"][0]["kernels"]
        expect("the metadata", [kernel["metadata"][".vgpr_count"] for kernel in kernels], [4, 8])
        single = self.write("single.o", self.assemble("gfx900"))
        contains(self.run("--diff", one, single, status=1)[0], "k#2: kernel -> (not there)\n")
        contains(self.run("--diff", single, one, status=1)[0], "k#2: (not there) -> kernel\n")

    def case_set_twins(self) -> None:
        """--set refuses a name that two kernels have"""
        name = self.write("twins.o", self.twins(4, 8))
        text = self.run("--set=next_free_vgpr=16", "-k", "k", name, status=1)[1]
        contains(text, "twins.o: 2 kernels are called 'k', so the name does not choose one; nothing is changed")
        expect("the file", (self.folder / name).read_bytes(), self.twins(4, 8))

    def case_set_in_some(self) -> None:
        """--set passes over the objects of a bundle that lack the kernel"""
        other = self.assemble("gfx906", source=KERNEL.format(kernel="l", code=0xbf810000, vgprs=4, accum=""))
        name = self.write("some.hipfb", bundle((PREFIX + "gfx906", other), (PREFIX + "gfx900", self.a)))
        self.run("--set=next_free_vgpr=16", "-k", "k", name)
        expect("the other object", self.taken("gfx906", name), other)
        self.write("one.o", self.a)
        self.write("set.o", self.taken("gfx900", name))
        expect("the difference", self.run("--diff", "one.o", "set.o", status=1)[0].splitlines(),
               ["k: GRANULATED_WORKITEM_VGPR_COUNT: 0 -> 3 (.amdhsa_next_free_vgpr: 4 -> 16)"])

    def expect_set(self, before: bytes, name: str, count: int) -> None:
        """Sets a field of all kernels in `before`, in place, and compares each object with what it is to be."""
        self.write(name, before)
        self.run("--set=next_free_vgpr=16", "-k", "k", name)
        for number in range(1, count + 1):
            expect("the first object", self.taken(f"gfx900#{number}", name), self.assemble("gfx900", vgprs=16))
            changed = self.write("changed.o", self.taken(f"gfx90a:xnack+#{number}", name))
            expect("the second object", self.listed(changed)[0]["target"], TARGET + "gfx90a:xnack+")
            expect("its kernel", json.loads(self.run("--json", changed)[0])["objects"][0]["kernels"][0]["fields"]
                   ["GRANULATED_WORKITEM_VGPR_COUNT"], 1)

    def case_set_in_bundles(self) -> None:
        """--set changes kernels in bundles, plain and compressed; what follows one that grows or shrinks moves"""
        for form in self.forms():
            self.expect_set(form, "set.hipfb", 1)
        self.expect_set(b"".join(self.forms()[1:]), "set.hipfb", 3)
        self.expect_set(b"".join(packed(self.forms()[0], version, zstd) for version in (1, 2, 3)), "set.hipfb", 3)

    def case_set_in_program(self) -> None:
        """--set changes kernels in the bundles of a program, whose other bytes stay where they are"""
        inside = [form + bytes(-len(form) % 4096) for form in (self.forms()[0], packed(self.forms()[0], 3, zstd))]
        program = elf((".hip_fatbin", b"".join(inside)), (".data", b"what follows"))
        self.expect_set(program, "program", 2)
        after = (self.folder / "program").read_bytes()
        expect("the size", len(after), len(program))
        expect("what follows", after[program.index(b"what follows"):], program[program.index(b"what follows"):])

    def case_set_without_room(self) -> None:
        """--set refuses what no compression fits into the room that a program has, and leaves the file as it was"""
        self.write("k.s", KERNEL.format(kernel="k", code=0xbf810000, vgprs=4, accum="").encode())
        self.subprocess_kdasm("--bundle", "--offload-arch=gfx900,gfx906", "--compress", "--compression-level=22", "k.s",
                              "-o", "k.hipfb")
        program = elf((".hip_fatbin", (self.folder / "k.hipfb").read_bytes()))
        self.write("program", program)
        text = self.run("--set=group_segment_fixed_size=0x1a2b3c", "--set=private_segment_fixed_size=0x5d6e7f",
                        "--set=kernarg_size=0x8091a2b3", "-k", "k", "program", status=1)[1]
        contains(text, "program: the changed bundle at offset 0x1000 has ", " bytes when it is compressed, but there is room "
                 "for ", "take the code object out with --unbundle")
        expect("the file", (self.folder / "program").read_bytes(), program)

    def subprocess_kdasm(self, *arguments: str) -> None:
        started.run([self.kdasm, *arguments], cwd=self.folder, check=True)

    # ---- size ----

    def large(self, megabytes: int, kernels: int) -> bytes:
        """A linked object with that much code."""
        source = [".text\n"] + [f".p2align 8\nkernel_{i}:\n.fill {(megabytes << 18) // kernels}, 4, 0xbf800000\n.long 0xbf810000\n"
                                for i in range(kernels)] + [".rodata\n"]
        document = ["amdhsa.version: [1, 2]\namdhsa.target: amdgcn-amd-amdhsa--gfx900\namdhsa.kernels:\n"]
        for i in range(kernels):
            source.append(f".p2align 6\n.globl kernel_{i}\n.amdhsa_kernel kernel_{i}\n.amdhsa_next_free_vgpr 4\n"
                          ".amdhsa_next_free_sgpr 8\n.amdhsa_kernarg_size 96\n.end_amdhsa_kernel\n")
            document.append(f"  - .name: kernel_{i}\n    .symbol: kernel_{i}.kd\n    .args:\n" + "".join(
                f"      - {{.name: argument_{n}, .offset: {8 * n}, .size: 8, .value_kind: global_buffer, "
                ".address_space: global}\n" for n in range(12)) +
                "    .kernarg_segment_size: 96\n    .kernarg_segment_align: 8\n    .group_segment_fixed_size: 0\n"
                "    .private_segment_fixed_size: 0\n    .wavefront_size: 64\n    .sgpr_count: 14\n"
                "    .vgpr_count: 4\n    .max_flat_workgroup_size: 1024\n")
        text = "".join(source) + ".amdgpu_metadata\n" + "".join(document) + ".end_amdgpu_metadata\n"
        self.write("large.s", text.encode())
        started.run([self.kdasm, "-shared", "-mcpu=gfx900", "large.s", "-o", "large.o"], cwd=self.folder, check=True)
        return (self.folder / "large.o").read_bytes()

    def run_in(self, megabytes: int, *arguments: str, status: int = 0, scratch: str = "scratch") -> tuple[bytes, bytes]:
        """Runs it with so much memory of its own: heap, stacks and private mappings that may be written; but as much as
        it wants where a sanitizer's own memory exceeds that. Nothing stays in the folder for temporary files."""
        def limit() -> None:
            if not self.sanitized:
                resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
        (self.folder / "scratch").mkdir(exist_ok=True)
        done = subprocess.run([self.program, *arguments], cwd=self.folder, capture_output=True, preexec_fn=limit,
                              check=False, timeout=120, env=os.environ | {"TMPDIR": str(self.folder / scratch)})
        if done.returncode != status:
            raise Failure(f"exit status {done.returncode} in {megabytes} MB: kdinfo {' '.join(arguments)}\n{done.stderr!r}")
        expect("temporary files", list((self.folder / "scratch").iterdir()), [])
        return done.stdout, done.stderr

    def case_memory(self) -> None:
        """a tenth of 400 MB and 14,000 kernels, alone and in a library, takes a tenth of 64 MB to list, of 200 for --asm"""
        code = self.large(40, 1400)
        library = elf((".text", bytes(1 << 20)), (".hip_fatbin", bundle(*((f"{PREFIX}gfx90{n}", code) for n in "0ac"))))
        self.write("library", library)
        for name, count in (("large.o", 1), ("library", 3)):
            expect("the rows", len(self.run_in(6, "--list", name)[0].splitlines()), 1 + count)
            text = self.run_in(20, "--asm", name)[0]
            expect("the kernels", text.count(b".amdhsa_kernel "), 1400 * count)
            expect("the metadata", text.count(b"  - .args:"), 1400 * count)
        self.run_in(20, "--unbundle=gfx90a", "-o", "again.o", "library")
        expect("the object", (self.folder / "again.o").read_bytes(), code)
        self.run_in(64, "--set=next_free_vgpr=8", "-k", "kernel_7", "-o", "set.o", "large.o")
        contains(self.run("--diff", "large.o", "set.o", status=1)[0], "kernel_7: GRANULATED_WORKITEM_VGPR_COUNT: 0 -> 1")

    @functools.cached_property
    def much(self) -> bytes:
        """A bundle of 96 MiB with two code objects."""
        return bundle(("other", bytes(48 << 20)), (PREFIX + "gfx900", self.a), ("other", bytes(48 << 20)),
                      (PREFIX + "gfx90a:xnack+", self.b))

    @functools.cached_property
    def much_packed(self) -> list[bytes]:
        return [packed(self.much, version, method) for version, method in ((1, zstd), (2, zlib.compress), (3, zstd))]

    def case_memory_unpacked(self) -> None:
        """a compressed bundle of 96 MiB takes less than 64 MB, however it is packed and whatever is done"""
        def rows(data: bytes) -> list[list[bytes]]:
            text = self.run_in(64, "--list", self.write("much", data))[0]
            return [row.split(b"\t")[1:7] for row in text.splitlines()]
        wanted = rows(self.much)
        expect("the rows", len(wanted), 5)
        for data in self.much_packed:
            expect("the rows", rows(data), wanted)
        expect("kernels", self.run_in(64, "--asm", "much")[0].count(b".amdhsa_kernel k\n"), 2)
        self.run_in(64, "--unbundle=gfx90a:xnack+", "-o", "much.o", "much")
        expect("the object", (self.folder / "much.o").read_bytes(), self.b)
        several = [bundle(("other", bytes(size << 20)), (PREFIX + "gfx900", self.a)) for size in (15, 10, 15, 40, 15)]
        expect("the rows", len(rows(b"".join(packed(one, 3, zstd) for one in several))), 11)

    def case_no_temporary_file(self) -> None:
        """a large bundle is unpacked in memory where no temporary file can be made; if that is too small, this is told"""
        name = self.write("much", self.much_packed[2])
        wanted = self.run_in(64, "--list", name)[0]
        for folder in ("nothing", "x" * 5000):
            expect("the list", self.run_in(256, "--list", name, scratch=folder)[0], wanted)
            if not self.sanitized:
                contains(self.run_in(64, "--list", name, status=2, scratch=folder)[1].decode(), "much: out of memory\n")
        limited = subprocess.run(["sh", "-c", 'ulimit -f 8 && exec "$0" --list much', self.program], cwd=self.folder,
                                 capture_output=True, check=False)
        expect("the exit status", limited.returncode, 0)
        expect("the list", limited.stdout, wanted)

    def case_memory_lies(self) -> None:
        """large bundles whose size is not that of the header, or that are cut off, are refused in less than 64 MB"""
        for data, at in pairs(self.much_packed, (8, 12, 16)):
            for said in (len(self.much) - 1, len(self.much) + 1):
                lie = self.write("lie", data[:at] + struct.pack("<I", said) + data[at + 4:])
                contains(self.run_in(64, "--list", lie, status=2)[1].decode(), f"do not decompress to the {said} bytes that")
            cut = self.write("cut", data[:-100])
            contains(self.run_in(64, "--list", cut, status=2)[1].decode(),
                     "the compressed bytes of the bundle are damaged" if at == 8 else f"but there are {len(data) - 100}")

    def case_unpacked_in_vain(self) -> None:
        """what is no bundle when it is unpacked counts: after 256 MiB no more is unpacked"""
        vain = packed(b"x" * (128 << 20), 3, zstd)
        data = self.forms()[0] + vain * 5
        text = self.run_in(64, "--list", self.write("vain", data), status=2)[1].decode()
        expect("those unpacked", text.count("not a clang offload bundle"), 2)
        expect("the others", text.count(f"the decompressed bundle has {128 << 20} bytes, more than the limit of {32 * len(data)}\n"), 3)

    def case_changed_together(self) -> None:
        """compressed bundles that are changed have at most 96 MiB together, besides 16 times the file; nothing is written then"""
        large = packed(bundle(("hip-" + TARGET + "gfx900", self.a + bytes(40 << 20))), 3, zstd)
        self.run("--retarget=gfx902", "-o", "few.out", self.write("few", large * 2))
        expect("the targets", [row["target"] for row in self.listed("few.out")], [TARGET + "gfx902"] * 2)
        said = self.run("--retarget=gfx902", "-o", "many.out", self.write("many", large * 4), status=2)[1]
        most = (96 << 20) + 16 * 4 * len(large)
        expect("the complaints", said.count(f"have more than {most} bytes together; take the code objects out"), 1)
        expect("what is written", (self.folder / "many.out").exists(), False)

    def case_written_in_pieces(self) -> None:
        """an error when much is written is told of, from the beginning or later"""
        self.write("many.b", b"".join(self.forms() * 50))
        with open("/dev/full", "w") as full:
            done = subprocess.run([self.program, "many.b"], cwd=self.folder, stdout=full, stderr=subprocess.PIPE, check=False)
        expect("the exit status", done.returncode, 1)
        contains(done.stderr.decode(), "cannot write standard output: No space left on device")


def complaint(case: Callable[[], None]) -> str:
    try:
        case()
    except (Failure, subprocess.SubprocessError, OSError, ValueError) as failure:
        return f"FAILED {case.__doc__}: {failure}"
    return ""


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="kdinfo-bundles-") as folder:
        cases = Cases(Path(sys.argv[1]), Path(folder))
        found = [complaint(getattr(cases, name)) for name in dir(cases) if name.startswith("case_")]
    complaints = [text for text in found if text]
    print(*complaints, sep="\n", end="\n" if complaints else "")
    print(f"{len(found) - len(complaints)} passed, {len(complaints)} failed, 0 skipped")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
