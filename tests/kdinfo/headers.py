#!/usr/bin/env python3
"""
What kdinfo says of headers and notes that kdasm does not write.

    headers.py BUILD

Code objects of version 2 as HCC, CLRX, HSA's finalizer and LLVM wrote them, and of gfx1250 as LLVM 23 does. The files
are made here, byte by byte; which target they are for says the specification's table "Code Object V2 Supported
Processors and Fixed Target Feature Settings". The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import struct
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from elf_maker import Object, hsail_note, isa_note, note, producer_note, version_note

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

TRIPLE = "amdgcn-amd-amdhsa--"
E_FLAGS = 48  # offset in the ELF header
HELLO_WORLD = Path(__file__).resolve().parent.parent.parent / "examples" / "hello_world.s"

# Changed entries of a dynamic segment, and what is missing then.
PT_DYNAMIC = 2
DT_HASH, DT_STRTAB, DT_SYMTAB, DT_STRSZ, DT_GNU_HASH = 4, 5, 6, 10, 0x6FFFFEF5
NOT_NAMED = "no dynamic segment names the symbols"
NOT_THERE = "the symbols that the dynamic segment names are not in the file"
DYNAMIC_SEGMENTS = [
    ({}, ""),
    ({DT_HASH: 0}, ""),
    ({DT_GNU_HASH: 0}, ""),
    ({DT_HASH: 0, DT_GNU_HASH: 0}, NOT_THERE),
    ({DT_SYMTAB: 0}, NOT_NAMED),
    ({DT_STRTAB: 0}, NOT_NAMED),
    ({DT_SYMTAB: 1 << 40}, NOT_THERE),
    ({DT_STRTAB: 1 << 40}, NOT_THERE),
    ({DT_STRSZ: 0}, NOT_THERE),
    ({DT_STRSZ: 1 << 40}, NOT_THERE),
]

# Note, e_flags, whether the finalizer made it; the target as version 2 spells it, and the processor. gfx801 and gfx810
# have a name with XNACK only, gfx90c only one without.
V2 = [
    *[(isa, flags, False, TRIPLE + name, name)
      for flags in (0, 1, 2, 3)
      for isa, name in (((6, 0, 0), "gfx600"), ((6, 0, 1), "gfx601"), ((6, 0, 2), "gfx602"), ((7, 0, 0), "gfx700"),
                        ((7, 0, 1), "gfx701"), ((7, 0, 2), "gfx702"), ((7, 0, 3), "gfx703"), ((7, 0, 4), "gfx704"),
                        ((7, 0, 5), "gfx705"), ((8, 0, 0), "gfx802"), ((8, 0, 1), "gfx801"), ((8, 0, 2), "gfx802"),
                        ((8, 0, 3), "gfx803"), ((8, 0, 4), "gfx803"), ((8, 0, 5), "gfx805"), ((8, 1, 0), "gfx810"),
                        ((9, 0, 0), "gfx900"), ((9, 0, 2), "gfx902"), ((9, 0, 4), "gfx904"), ((9, 0, 6), "gfx906"),
                        ((9, 0, 12), "gfx90c"))],
    ((9, 0, 1), 0, False, TRIPLE + "gfx901", "gfx900"),
    ((9, 0, 3), 2, False, TRIPLE + "gfx903", "gfx902"),
    ((9, 0, 5), 0, False, TRIPLE + "gfx905", "gfx904"),
    ((9, 0, 7), 1, False, TRIPLE + "gfx907", "gfx906"),
    # The finalizer: XNACK is bit 0.
    ((8, 0, 1), 2, True, "gfx801", "gfx801"),
    ((8, 0, 1), 3, True, TRIPLE + "gfx801", "gfx801"),
    ((8, 0, 3), 3, True, TRIPLE + "gfx803", "gfx803"),
    ((9, 0, 0), 3, True, TRIPLE + "gfx901", "gfx900"),
    ((9, 0, 1), 2, True, TRIPLE + "gfx900", "gfx900"),
    # LLVM 14 wrote a machine number; the note counts.
    ((7, 0, 1), 0x12C, False, TRIPLE + "gfx701", "gfx701"),
    ((9, 0, 0), 0x12C, False, TRIPLE + "gfx900", "gfx900"),
    ((9, 0, 0), 0x2C, False, TRIPLE + "gfx900", "gfx900"),
    # Not in the table: XNACK as e_flags say, in version 2 without a name.
    ((9, 0, 8), 0, False, "gfx908", "gfx908"),
    ((9, 0, 8), 0x330, False, "gfx908", "gfx908"),
    ((10, 3, 0), 0, False, "gfx1030", "gfx1030"),
    # No note, or one that names no processor.
    (None, 0, False, "gfx000", "gfx000"),
    (None, 1, False, "gfx000", "gfx000"),
    (None, 2, False, "gfx000", "gfx000"),
    (None, 0x1F, False, "gfx000", "gfx000"),
    (None, 0x20, False, TRIPLE + "gfx600", "gfx600"),
    (None, 0x2A, False, TRIPLE + "gfx803", "gfx803"),
    (None, 0x12C, False, TRIPLE + "gfx901", "gfx900"),
    (None, 0x2C, False, TRIPLE + "gfx900", "gfx900"),
    ((5, 0, 0), 2, False, "gfx000", "gfx000"),
    ((5, 0, 0), 0x12C, False, TRIPLE + "gfx901", "gfx900"),
]

OTHER_GPU = isa_note((8, 0, 3), (b"NV", b"PTX"))

# e_flags of gfx1250 and its like, and of others that may be as odd: the processor, the version; whether its ID and
# other ones may be in the metadata.
METADATA_TARGETS = (
    ("gfx1250", 0x549, "gfx1250", True),
    ("gfx1250", 0x449, "gfx1250", True),
    ("gfx1250", 0x749, "gfx1250", True),
    ("gfx1250", 0x749, "gfx1250:xnack+", True),
    ("gfx1250", 0x649, "gfx1250", False),
    ("gfx1250", 0x449, "gfx1250:xnack+", False),
    ("gfx1250", 0x549, "gfx1250:xnack+", False),
    ("gfx1250", 0xC49, "gfx1250:sramecc+", True),
    ("gfx1250", 0xC49, "gfx1250", False),
    ("gfx1250", 0x149, "gfx1250", True),
    ("gfx1250", 0x45A, "gfx1250", False),
    ("gfx1251", 0x55A, "gfx1251", True),
    ("gfx1251", 0x45A, "gfx1251", True),
    ("gfx1251", 0x75A, "gfx1251", True),
    ("gfx1250-strict", 0x4EB, "gfx1250-strict", True),
    ("gfx1250-strict", 0x7EB, "gfx1250-strict", True),
    ("gfx1250-strict", 0x4EB, "gfx1250", False),
    ("gfx12-5-generic", 0x100045B, "gfx12-5-generic", True),
    ("gfx12-5-generic", 0x100075B, "gfx12-5-generic", True),
    ("gfx90a", 0x53F, "gfx90a", True),
    ("gfx90a", 0x43F, "gfx90a", True),
    ("gfx90a", 0x13F, "gfx90a", True),
    ("gfx90a", 0x03F, "gfx90a", True),
    ("gfx90a", 0x73F, "gfx90a", False),
    ("gfx90a", 0x43F, "gfx90a:xnack-", False),
    ("gfx90a", 0x13F, "gfx90a:sramecc-", False),
)

# Processors of LLVM 23 that kdasm does not assemble for: e_flags, the name, the processor whose descriptor is taken, with
# RSRC1 as LLVM 23 has it by default, and what is said. A vector register count is shown as it is.
ONLY_READ = (
    (0x57, "gfx1154", "gfx1153", 0xE0AC0000, ("amdhsa_next_free_vgpr 8", "not known: how many registers a SIMD")),
    (0x5D, "gfx1170", "gfx1150", 0xE00C0000, ("how gfx1170 counts them is not known: 1 block ",)),
    (0x5E, "gfx1171", "gfx1150", 0xE00C0000, ("how gfx1171 counts them is not known: 1 block ",)),
    (0x5C, "gfx1172", "gfx1150", 0xE00C0000, ("how gfx1172 counts them is not known: 1 block ",)),
    (0x1000062, "gfx11-7-generic", "gfx1150", 0xE00C0000, ("how gfx11-7-generic counts them is not known",)),
    (0x50, "gfx1310", "gfx1250", 0xE00C0000, ("how gfx1310 counts them is not known: 1 block ", "of 196608 bytes")),
    (0x1000063, "gfx13-generic", "gfx1250", 0xE00C0000, ("how gfx13-generic counts them is not known",)),
)
RSRC1 = 48

KERNEL = """\
.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
.text
.p2align 8
.globl k
.type k,@function
k:
.long 0xbfb00000
"""

SOURCE = """\
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--%s
amdhsa.kernels: []
.end_amdgpu_metadata
"""


class Failure(Exception):
    """Something is not as it should be."""


class Tester:
    def __init__(self, build: Path, folder: Path) -> None:
        self.build, self.folder = build.resolve(), folder

    def write(self, name: str, data: bytes) -> Path:
        path = self.folder / name
        path.write_bytes(data)
        return path

    def run(self, program: str, *arguments: str | Path, statuses: tuple[int, ...] = (0,)) -> str:
        done = started.run([self.build / program, *arguments], text=True)
        if done.returncode not in statuses:
            raise Failure(f"{program} {' '.join(map(str, arguments))}: status {done.returncode}\n"
                          f"{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def kdinfo(self, *arguments: str | Path, statuses: tuple[int, ...] = (0,)) -> str:
        return self.run("kdinfo", *arguments, statuses=statuses)

    def view(self, path: Path) -> dict:
        return json.loads(self.kdinfo("--json", path))["objects"][0]

    # ---- version 2 ----

    def require_target(self, path: Path, target: str, processor: str) -> None:
        """In every form."""
        first = {
            "text": (self.kdinfo(path), f"{path}: {target}, code object version 2, relocatable, 1 kernel\n"),
            "--explain": (self.kdinfo("--explain", path), f"kernel k: {target}, "),
            "--map": (self.kdinfo("--map", path), f"kernel k: {target}, "),
            "--asm": (self.kdinfo("--asm", path), "// kdasm -triple=amdgcn-amd-amdhsa "
                                                  f"-mcpu={'generic' if processor == 'gfx000' else processor} "),
            "--list": (self.kdinfo("--list", path).splitlines()[1].split("\t")[3], target),
            "--check": (self.kdinfo("--check", path), ""),
        }
        for form, (text, wanted) in first.items():
            if not text.startswith(wanted) or (not wanted and text):
                raise Failure(f"{form} does not begin with '{wanted}':\n{text[:400]}")
        view = self.view(path)
        if (view["target"], view["processor"], view["remarks"]) != (target, processor, []):
            raise Failure(f"--json: {view['target']}, {view['processor']}, {view['remarks']}")

    def check_v2(self, isa: tuple[int, int, int] | None, flags: int, finalized: bool, target: str,
                 processor: str) -> None:
        notes = version_note() + (hsail_note() if finalized else b"") + (isa_note(isa) if isa else b"")
        path = self.write("v2.o", Object(flags, notes).relocatable())
        self.require_target(path, target, processor)
        again, source = self.folder / "again.o", self.write("again.s", self.kdinfo("--asm", path).encode())
        options = source.read_text().splitlines()[0].removeprefix("// kdasm ").split()
        self.run("kdasm", "--no-warn", *options, source, "-o", again)
        difference = self.kdinfo("--diff", path, again, statuses=(0, 1)).splitlines()
        if any(not line.startswith(("e_flags: ", "left out")) for line in difference):
            raise Failure("what --asm prints makes another object:\n" + "\n".join(difference))

    def check_first_note(self) -> None:
        """Notes of others do not count, and of AMD's the first one does."""
        notes = version_note() + OTHER_GPU + isa_note((7, 0, 1)) + isa_note((8, 0, 3))
        self.require_target(self.write("first.o", Object(0, notes).relocatable()), TRIPLE + "gfx701", "gfx701")

    def check_flags_differ(self) -> None:
        """Two headers for one target differ; --diff says so."""
        old, new = (self.write(f"{flags}.o", Object(flags, isa_note((9, 0, 1))).relocatable()) for flags in (1, 0x12C))
        if (text := self.kdinfo("--diff", old, new, statuses=(1,))) != "e_flags: 0x1 -> 0x12c\n":
            raise Failure(text)

    # ---- records of notes ----

    def require_notes(self, path: Path, types: list[int], remarks: int = 0) -> None:
        view = self.view_of_any(path)
        if [note["type"] for note in view["notes"]] != types or len(view["remarks"]) != remarks:
            raise Failure(f"{[(note['name'], note['type']) for note in view['notes']]}, {view['remarks']}, not {types}")

    def view_of_any(self, path: Path) -> dict:
        done = started.run([self.build / "kdinfo", "--json", path], text=True)
        return json.loads(done.stdout)["objects"][0]

    def check_notes(self, records: int, section: int) -> None:
        """Records aligned one way, in a section or a segment aligned one way. The producer's has 30 bytes of
        contents, that of the ISA 27, so that the two ways differ."""
        notes = b"".join((version_note(records), hsail_note(records), isa_note((8, 0, 3), alignment=records),
                          producer_note(records)))
        made = Object(0, notes, section)
        path = self.write("notes.o", made.relocatable())
        self.require_notes(path, [1, 2, 3, 4])
        self.require_target(path, TRIPLE + "gfx803", "gfx803")
        path = self.write("notes.so", made.loadable())
        view = self.view_of_any(path)
        if [note["type"] for note in view["notes"]] != [1, 2, 3, 4] or view["target"] != TRIPLE + "gfx803":
            raise Failure(f"linked: {view['notes']}, {view['target']}")

    def check_cut_off(self, section: int) -> None:
        """What is wrong in both ways is read in that of the section, as far as it goes."""
        notes = version_note(section) + isa_note((8, 0, 3), alignment=section)[:-9]
        self.require_notes(self.write("cut.o", Object(0, notes, section).relocatable()), [1], remarks=1)

    def check_unpadded(self, alignment: int) -> None:
        """The last record has padding, too: without, it is cut off to LLVM's readers and to binutils."""
        for last in (isa_note((8, 0, 3), alignment=alignment), note(b"OWNER", 7, b"", alignment)):
            made = Object(0x2A, version_note(alignment) + last.rstrip(b"\0") + b"\0", alignment)
            self.require_notes(self.write("unpadded.o", made.relocatable()), [1], remarks=1)

    def check_foreign_owner(self) -> None:
        """An owner in other letters is no reason to doubt the section."""
        notes = note(b"\xc3\xa4", 7, b"12345678") + version_note()
        self.require_notes(self.write("owner.o", Object(0x2A, notes).relocatable()), [7, 1])

    # ---- names that share their bytes ----

    def check_shared_names(self, of: str) -> None:
        """Together they have at most 16 times as many bytes as the file."""
        sections, symbols = (200, 1) if of == "sections" else (1, 200)
        start = 64 + 24 * (symbols + 1)
        size = 16 * (start + 64 * (sections + 3)) // (200 - 16)  # of the name that makes the sum that much
        for length, good in ((size - 1, True), (size + 1, False)):
            names = bytes(1) + b"n" * length + bytes(1)
            table = bytes(24) + struct.pack("<IBBHQQ", 1, 0x10, 0, 0xfff1, 0, 0) * symbols
            headers = [bytes(64)] + [struct.pack("<IIQQQQIIQQ", 1, 1, 0, 0, 64, 0, 0, 0, 1, 0)] * sections
            headers.append(struct.pack("<IIQQQQIIQQ", 0, 2, 0, 0, 64, len(table), sections + 2, 1, 8, 24))
            headers.append(struct.pack("<IIQQQQIIQQ", 0, 3, 0, 0, start, len(names), 0, 0, 1, 0))
            header = struct.pack("<HHIQQQIHHHHHH", 1, 224, 1, 0, 0, start + len(names), 0x12C, 64, 0, 0, 64, len(headers), sections + 2)
            data = b"\x7fELF\2\1\1\x40\4" + bytes(7) + header + table + names + b"".join(headers)
            text = self.kdinfo("--json", self.write("names.o", data), statuses=(0,) if good else (2,))
            if not good and f"the names of {of} overlap: up to {of[:-1]} 200 they have more than 16 times as many bytes" not in text:
                raise Failure(text)

    # ---- symbols without section headers ----

    def check_dynamic_segment(self, changed: dict[int, int], remark: str) -> None:
        """Entries of the dynamic segment, changed by tag; without a remark the kernel is found."""
        path = self.folder / "linked.so"
        self.run("kdasm", "-shared", HELLO_WORLD, "-o", path)
        data = bytearray(path.read_bytes())
        struct.pack_into("<Q", data, 40, 0)     # e_shoff
        struct.pack_into("<HH", data, 60, 0, 0)  # e_shnum, e_shstrndx
        first, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
        headers = [struct.unpack_from("<IIQQQQQQ", data, first + 56 * i) for i in range(count)]
        start, size = next((header[2], header[5]) for header in headers if header[0] == PT_DYNAMIC)
        for at in range(start, start + size, 16):
            tag, = struct.unpack_from("<Q", data, at)
            if tag in changed:
                struct.pack_into("<Q", data, at + 8, changed[tag])
        view = self.view_of_any(self.write("linked.so", data))
        if [kernel["name"] for kernel in view["kernels"]] != ([] if remark else ["hello_world"]):
            raise Failure(f"kernels: {view['kernels']}")
        wanted = f"kernels cannot be found: the file has no symbol table, and {remark}"
        if remark and wanted not in view["remarks"]:
            raise Failure(f"{view['remarks']}, not {wanted}")

    # ---- features that are unsupported, or may be any ----

    def check_metadata_target(self, processor: str, flags: int, named: str, good: bool) -> None:
        source, path = self.write("metadata.s", (SOURCE % named).encode()), self.folder / "metadata.o"
        self.run("kdasm", "--no-warn", f"-mcpu={processor}", source, "-o", path)
        data = bytearray(path.read_bytes())
        struct.pack_into("<I", data, E_FLAGS, flags)
        self.write("metadata.o", data)
        text = self.kdinfo("--check", "-Werror=metadata-target", path, statuses=(0,) if good else (1,))
        if good and text or not good and "'amdhsa.target' is" not in text:
            raise Failure(text)
        view = self.view(path)
        if view["e_flags"] != flags:
            raise Failure(f"e_flags {view['e_flags']}")
        again, source = self.folder / "again.o", self.write("again.s", self.kdinfo("--asm", path).encode())
        options = source.read_text().splitlines()[0].removeprefix("// kdasm ").split()
        self.run("kdasm", "--no-warn", *options, source, "-o", again)
        if any(not line.startswith("left out") for line in self.kdinfo("--diff", path, again).splitlines()):
            raise Failure(f"--asm makes e_flags 0x{self.view(again)['e_flags']:x}")


    # ---- processors that are only read ----

    def check_only_read(self, flags: int, name: str, like: str, rsrc1: int, said: tuple[str, ...]) -> None:
        source, path = self.write("k.s", KERNEL.encode()), self.folder / "k.so"
        self.run("kdasm", "-shared", "-Wno-all", f"-mcpu={like}", source, "-o", path)
        view = self.view(path)
        data = bytearray(path.read_bytes())
        struct.pack_into("<I", data, E_FLAGS, flags)
        struct.pack_into("<I", data, view["kernels"][0]["descriptor"]["offset"] + RSRC1, rsrc1)
        self.write("k.so", data)
        text = self.kdinfo(path) + self.kdinfo("--explain", path)
        for wanted in (f"amdgcn-amd-amdhsa--{name}, code object version 6", *said):
            if wanted not in text:
                raise Failure(f"no '{wanted}' in {text}")
        if self.kdinfo("--check", "-Wno-without-metadata", path):
            raise Failure(self.kdinfo("--check", path))
        later = self.kdinfo("--llvm-version=23", path)
        if f"amdgcn-amd-amdhsa-unknown-{name}, code object version 6" not in later:
            raise Failure(later)
        asm = self.kdinfo("--asm", "-d", path)
        if f"-mcpu={name}" not in asm or f'.amdgcn_target "amdgcn-amd-amdhsa--{name}"' not in asm:
            raise Failure(asm)
        done = started.run([self.build / "kdasm", f"-mcpu={name}", source, "-o", path], text=True)
        if done.returncode != 2 or f"kdasm does not assemble for {name}, which LLVM has since version 23" not in done.stderr:
            raise Failure(done.stderr)


def complaint(what: str, check: Callable[[], None]) -> str:
    try:
        check()
    except Failure as failure:
        return f"FAILED {what}: {failure}"
    return ""


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="kdinfo-headers-") as folder:
        tester = Tester(Path(sys.argv[1]), Path(folder))
        jobs: list[tuple[str, Callable[[], None]]] = [
            (f"version 2: note {case[0]}, e_flags 0x{case[1]:x}{', finalizer' * case[2]}",
             partial(tester.check_v2, *case)) for case in V2]
        jobs += [("version 2: the first note", tester.check_first_note),
                 ("version 2: e_flags differ", tester.check_flags_differ),
                 ("notes: an owner in other letters", tester.check_foreign_owner)]
        jobs += [(f"{of} that share a name", partial(tester.check_shared_names, of)) for of in ("sections", "symbols")]
        for section in (4, 8):
            jobs += [(f"notes: records aligned to {records}, the section to {section}",
                      partial(tester.check_notes, records, section)) for records in (4, 8)]
            jobs += [(f"notes: the last one not padded, the section aligned to {section}",
                      partial(tester.check_unpadded, section))]
            jobs += [(f"notes: cut off, the section aligned to {section}", partial(tester.check_cut_off, section))]
        jobs += [(f"symbols of a segment with {case[0]}", partial(tester.check_dynamic_segment, *case))
                 for case in DYNAMIC_SEGMENTS]
        jobs += [(f"metadata for {case[2]}, e_flags 0x{case[1]:x}", partial(tester.check_metadata_target, *case))
                 for case in METADATA_TARGETS]
        jobs += [(f"{case[1]}, which is only read", partial(tester.check_only_read, *case)) for case in ONLY_READ]
        complaints = list(filter(None, (complaint(*job) for job in jobs)))
    print(*complaints, sep="\n", end="\n" if complaints else "")
    print(f"{len(jobs) - len(complaints)} passed, {len(complaints)} failed, 0 skipped")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
