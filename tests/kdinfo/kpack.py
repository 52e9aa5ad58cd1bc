#!/usr/bin/env python3
"""
kdinfo on archives of kernels (.kpack) and on libraries that refer to them; kdasm --kpack.

    kpack.py BUILD

The layout is that of section 8 of the facts on what newer compilers write; archives are made here byte by byte, and those of
kdasm are read here. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from pathlib import Path
from typing import Callable

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "link"))

import test_functions
from bundles import elf, member, zstd
from msgpack import unpack

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

TESTS: list[Callable[["Machine"], None]] = []
SOURCE = ".text\n.globl g\ng: .long .amdgcn.gfx_generation_number\n"

KERNEL = """.text
.globl k
.protected k
k: s_endpgm
.section .rodata,"a",@progbits
.p2align 6
.amdhsa_kernel k
  .amdhsa_next_free_vgpr 1
  .amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
"""


def test(function: Callable[["Machine"], None]) -> Callable[["Machine"], None]:
    TESTS.append(function)
    return function


def pack(value: object) -> bytes:
    """MessagePack, with the widest headers."""
    if isinstance(value, bool) or value is None:
        return {True: b"\xc3", False: b"\xc2", None: b"\xc0"}[value]
    if isinstance(value, int):
        return struct.pack(">BQ", 0xCF, value)
    if isinstance(value, str):
        return struct.pack(">BI", 0xDB, len(value.encode())) + value.encode()
    if isinstance(value, bytes):
        return struct.pack(">BI", 0xC6, len(value)) + value
    if isinstance(value, list):
        return struct.pack(">BI", 0xDD, len(value)) + b"".join(map(pack, value))
    assert isinstance(value, dict)
    return struct.pack(">BI", 0xDF, len(value)) + b"".join(pack(key) + pack(item) for key, item in value.items())


def archive(table: dict, body: bytes = b"", version: int = 1, **header: int) -> bytes:
    """Magic, version, offset of the table; the body begins at 16."""
    offset = header.get("offset", 16 + len(body))
    return b"KPAK" + struct.pack("<IQ", version, offset) + body + pack(table)


def entry(ordinal: int, size: int, **more: object) -> dict:
    return {"type": "hsaco", "ordinal": ordinal, "original_size": size, **more}


def plain(objects: dict[str, dict[str, bytes]], **more: object) -> bytes:
    """Scheme "none": blobs aligned to 64, as the reference writes them."""
    toc: dict[str, dict] = {}
    body, blobs = b"", []
    for binary, targets in objects.items():
        for target, contents in targets.items():
            body += bytes(-(16 + len(body)) % 64)
            toc.setdefault(binary, {})[target] = entry(len(blobs), len(contents))
            blobs.append({"offset": 16 + len(body), "size": len(contents)})
            body += contents
    return archive({"format_version": 1, "group_name": "test", "gfx_arch_family": "gfx9", "gfx_arches": ["gfx900"],
                    "compression_scheme": "none", "toc": toc, "blobs": blobs, **more}, body)


def frames(contents: list[bytes]) -> bytes:
    return struct.pack("<I", len(contents)) + b"".join(struct.pack("<I", len(zstd(c))) + zstd(c) for c in contents)


def packed(objects: dict[str, dict[str, bytes]], **more: object) -> bytes:
    contents = [c for targets in objects.values() for c in targets.values()]
    numbers = iter(range(len(contents)))
    toc = {binary: {target: entry(next(numbers), len(c)) for target, c in targets.items()} for binary, targets in objects.items()}
    body = frames(contents)
    return archive({"compression_scheme": "zstd-per-kernel", "zstd_offset": 16, "zstd_size": len(body), "toc": toc, **more}, body)


def library(name: str, paths: list[str], numbers: tuple[int, ...] = (0,)) -> bytes:
    """Marker, and an entry of the segment for each bundle."""
    segment = b"".join(struct.pack("<IIQQ", 0x4B504948, 1, 0, number) for number in numbers)
    return elf((".rocm_kpack_ref", pack({"kernel_name": name, "kpack_search_paths": paths})), (".hipFatBinSegment", segment))


class Machine:
    def __init__(self, build: Path, folder: Path):
        self.build, self.folder = build, folder
        (folder / "a.s").write_text(SOURCE)
        for target in ("gfx900", "gfx90a:xnack+", "gfx1100"):
            self.run("kdasm", "-shared", f"-mcpu={target}", "a.s", "-o", target)
        self.objects = {target: (folder / target).read_bytes() for target in ("gfx900", "gfx90a:xnack+", "gfx1100")}

    def run(self, program: str, *words: str, status: int = 0, **environment: str) -> subprocess.CompletedProcess:
        done = started.run([self.build / program, *words], cwd=self.folder, env={**os.environ, **environment})
        same(done.returncode, status, done.stderr.decode())
        return done

    def write(self, name: str, data: bytes) -> str:
        path = self.folder / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_bytes(data)
        return name

    def listed(self, *words: str, **environment: str) -> list[list[str]]:
        lines = self.run("kdinfo", "--list", *words, **environment).stdout.decode().splitlines()
        return [line.split("\t") for line in lines[1:]]


def same(found: object, wanted: object, why: str = "") -> None:
    assert found == wanted, f"{found!r}, not {wanted!r} {why}"


BOTH = (plain, packed)


@test
def what_is_in_an_archive(machine: Machine) -> None:
    table = {"lib/libx.so#0": {"gfx900": machine.objects["gfx900"], "gfx90a:xnack+": machine.objects["gfx90a:xnack+"]},
             "lib/libx.so#1": {"gfx900": machine.objects["gfx900"]}}
    for make in BOTH:
        name = machine.write("x.kpack", make(table))
        found = machine.listed(name)
        same([(line[2], line[3], line[4], line[7]) for line in found],
             [(str(len(machine.objects[target])), f"amdgcn-amd-amdhsa--{target}", target, binary)
              for binary, targets in table.items() for target in targets])
        same(machine.run("kdinfo", "--unbundle=gfx90a:xnack+", name).stdout, machine.objects["gfx90a:xnack+"])
        same(machine.run("kdinfo", "--unbundle=gfx900#2", name).stdout, machine.objects["gfx900"])
        same(machine.run("kdinfo", "--unbundle=#3", name).stdout, machine.objects["gfx900"])
        assert b"2 bundle entries have the ID 'gfx900'" in machine.run("kdinfo", "--unbundle=gfx900", name, status=1).stderr
        folder = f"all_{make.__name__}"
        machine.run("kdinfo", f"--unbundle-all={folder}", name)
        same(sorted(path.read_bytes() for path in (machine.folder / folder).iterdir()),
             sorted(contents for targets in table.values() for contents in targets.values()))
        objects = json.loads(machine.run("kdinfo", "--json", name).stdout)["objects"]
        same([(view["member"], view["kpack_target"]) for view in objects],
             [(binary, target) for binary, targets in table.items() for target in targets])
        text = machine.run("kdinfo", name).stdout.decode()
        assert f"{name}, member lib/libx.so#0, for gfx90a:xnack+: amdgcn-amd-amdhsa--gfx90a:xnack+, code" in text, text
        machine.run("kdinfo", "--check", name)


@test
def keys_that_readers_do_not_need(machine: Machine) -> None:
    """Only `toc` and the keys of the scheme; without one it is "none". Blobs need not be aligned."""
    contents = machine.objects["gfx900"]
    name = machine.write("x.kpack", archive({"blobs": [{"offset": 17, "size": len(contents)}], "more": [1, {"x": None, "hash": b"\1\0"}],
                                             "toc": {"a": {"gfx900": {"ordinal": 0, "unknown": "x"}}}}, b"x" + contents))
    same(machine.listed(name)[0][1:3], ["17", str(len(contents))])


@test
def an_early_archive(machine: Machine) -> None:
    """`offset` and `size` are in the table."""
    contents = machine.objects["gfx900"]
    name = machine.write("x.kpack", archive({"toc": {"a#0": {"gfx900": {"type": "hsaco", "offset": 16, "size": len(contents)}}}}, contents))
    same(machine.listed(name)[0][1:5], ["16", str(len(contents)), "amdgcn-amd-amdhsa--gfx900", "gfx900"])


@test
def one_object_for_several(machine: Machine) -> None:
    contents = machine.objects["gfx900"]
    size = len(contents)
    toc = {f"l#{i}": {"gfx900": entry(0, size)} for i in range(3)}
    name = machine.write("x.kpack", archive({"toc": toc, "compression_scheme": "zstd-per-kernel", "zstd_offset": 16,
                                             "zstd_size": len(frames([contents]))}, frames([contents])))
    same([line[7] for line in machine.listed(name)], ["l#0", "l#1", "l#2"])


@test
def changes(machine: Machine) -> None:
    """A field can be changed where it is not packed; a target cannot, as the table names it."""
    machine.write("k.s", KERNEL.encode())
    machine.run("kdasm", "-shared", "-Wno-all", "-mcpu=gfx900", "k.s", "-o", "k.co")
    table = {"a#0": {"gfx900": (machine.folder / "k.co").read_bytes()}}
    name = machine.write("x.kpack", plain(table))
    machine.run("kdinfo", "--set=kernarg_size=16", "-k", "k", name)
    fields = json.loads(machine.run("kdinfo", "--json", name).stdout)["objects"][0]["kernels"][0]["fields"]
    same(fields["KERNARG_SIZE"], 16)
    for make in BOTH:
        name = machine.write("x.kpack", make(table))
        said = machine.run("kdinfo", "--retarget=gfx902", name, status=1).stderr
        assert b"x.kpack, a#0 for gfx900: the archive of kernels has it by its target: take it out with --unbundle" in said, said
    said = machine.run("kdinfo", "--set=kernarg_size=16", "-k", "k", name, status=1).stderr
    assert b"x.kpack, a#0 for gfx900: it is packed in an archive of kernels: take it out with --unbundle" in said, said


@test
def unknown_keys_that_nest(machine: Machine) -> None:
    """As deep as readers of ROCm take, 32 with the map."""
    contents = machine.objects["gfx900"]
    good = {"toc": {"a": {"gfx900": entry(0, len(contents))}}, "blobs": [{"offset": 16, "size": len(contents)}]}
    same(len(machine.listed(machine.write("x.kpack", archive({**good, "more": deep(31)}, contents)))), 1)


@test
def a_file_that_is_too_large(machine: Machine) -> None:
    """Readers of ROCm take 2 GiB. The rest is a hole."""
    path = machine.folder / machine.write("x.kpack", archive({"toc": {}}))
    os.truncate(path, (2 << 30) + 1)
    said = machine.run("kdinfo", "--list", "x.kpack", status=2).stderr.decode()
    assert "the archive has 2147483649 bytes: readers take at most 2147483648" in said, said


@test
def what_packs_very_well(machine: Machine) -> None:
    """So that a small file can't cost much."""
    many = struct.pack("<I", 40) + frames([bytes(1 << 28)])[4:] * 40
    table = {"compression_scheme": "zstd-per-kernel", "zstd_offset": 16, "zstd_size": len(many)}
    name = machine.write("x.kpack", archive({**table, "toc": {f"a{i}": {"g": entry(i, 1 << 28)} for i in range(40)}}, many))
    assert b"its entries overlap: together they have more than 16 times its bytes" in machine.run("kdinfo", "--list", name, status=2).stderr
    name = machine.write("x.kpack", archive({**table, "toc": {"a": {"g": entry(0, 100)}}}, many))
    assert b"'a' for g cannot be read: its packed bytes are damaged" in machine.run("kdinfo", "--list", name, status=2).stderr


@test
def what_is_no_code_object(machine: Machine) -> None:
    """"A blob is a code object (ELF)": others are listed, and reported."""
    for make in BOTH:
        name = machine.write("x.kpack", make({"a#0": {"gfx900": b"text", "gfx1100": machine.objects["gfx1100"]}}))
        done = machine.run("kdinfo", "--list", name, status=2)
        same(len(done.stdout.splitlines()), 3)
        assert b"'a#0' for gfx900 is no code object for AMDGPU" in done.stderr, done.stderr
        assert b"'a#0' for gfx900 is no code object for AMDGPU" in machine.run("kdinfo", "--check", name, status=2).stderr
    done = machine.run("kdinfo", "--list", machine.write("x.kpack", plain({})), status=2)
    assert b"the archive of kernels has none" in done.stderr, done.stderr


# ---- damaged ones ----

def deep(levels: int) -> list:
    """A list in a list in a list."""
    value: list = []
    for _ in range(levels - 1):
        value = [value]
    return value


def damaged(contents: bytes) -> list[tuple[bytes, str]]:
    size = len(contents)
    good = {"toc": {"a": {"gfx900": entry(0, size)}}, "blobs": [{"offset": 16, "size": size}]}
    zipped = frames([contents])
    scheme = {"compression_scheme": "zstd-per-kernel", "zstd_offset": 16, "zstd_size": len(zipped)}

    def with_entry(*changed: object, **more: object) -> bytes:
        return archive({**good, "toc": {"a": {"gfx900": changed[0] if changed else {**entry(0, size), **more}}}}, contents)

    def zipped_entry(body: bytes = zipped, **more: object) -> bytes:
        return archive({**scheme, "zstd_size": len(body), "toc": {"a": {"gfx900": {**entry(0, size), **more}}}}, body)

    return [
        (b"KPAK\1\0\0", "the archive ends inside its header: it has 7 bytes"),
        (archive(good, contents, version=2), "the archive is of version 2; only 1 can be read"),
        (archive(good, contents, version=0), "the archive is of version 0; only 1 can be read"),
        (archive(good, contents, offset=15), "the table of contents is at offset 15, but the archive has"),
        (archive(good, contents, offset=1 << 63), "the table of contents is at offset 9223372036854775808"),
        (archive(good, contents)[:-1], "the table of contents is damaged:"),
        (archive(good, contents) + b"x", "the table of contents is damaged:"),
        (archive([1]), "the table of contents is damaged: it is not a map"),
        (archive({**good, "more": deep(32)}, contents), "the table of contents is damaged: lists and maps nest deeper than 32"),
        (archive({**good, "more": deep(100)}, contents), "lists and maps nest deeper than"),
        (b"KPAK" + struct.pack("<IQ", 1, 16) + b"\xdf\xff\xff\xff\xff", "the table of contents is damaged:"),
        (archive({}), "the table of contents is damaged: it has no map 'toc'"),
        (archive({"toc": {"a": 1}}), "the table of contents is damaged: an entry is no map with a name"),
        (archive({"toc": {1: {}}}), "the table of contents is damaged: an entry is no map with a name"),
        (archive({"toc": {"a": {"b": 1}}}), "a target of 'a' is no map with a name"),
        (archive({"toc": {"a": {"b\0": {}}}}), "a target of 'a' is no map with a name"),
        (archive({**good, "compression_scheme": "lzma"}, contents), "the compression scheme must be 'none' or 'zstd-per-kernel'"),
        (archive({**good, "blobs": [{"offset": 16, "size": 1 << 40}]}, contents), "blob 0 does not lie in the archive"),
        (archive({**good, "blobs": [{"offset": 1 << 63, "size": 1 << 63}]}, contents), "blob 0 does not lie in the archive"),
        (archive({**good, "blobs": [5]}, contents), "blob 0 does not lie in the archive"),
        (with_entry(ordinal=1), "'a' for gfx900 names no code object: there are 1"),
        (with_entry({}), "'a' for gfx900 names no code object: there are 1"),
        (with_entry(original_size=size + 1), f"'a' for gfx900 should have {size + 1} bytes, but {size} are stored"),
        (with_entry(original_size="x"), "'a' for gfx900 has no original_size"),
        (with_entry(type="spirv"), "'a' for gfx900 is of a type other than 'hsaco'"),
        (archive({"toc": {"a": {"b": {"offset": 16, "size": size}}}}), "'a' for b does not lie in the archive"),
        (zipped_entry(original_size=None), "'a' for gfx900 has no original_size"),
        (zipped_entry(original_size=1 << 62), "'a' for gfx900 says that it has 4611686018427387904 bytes, which"),
        (zipped_entry(zipped[:-1]), "the archive ends inside its packed code object 0"),
        (zipped_entry(b"\2" + zipped[1:]), "the archive ends inside its packed code object 1"),
        (zipped_entry(b"\xff\xff\xff\xff" + zipped[4:]), "the archive says that it has 4294967295 packed code objects: readers take at most 1048576"),
        (archive({**scheme, "zstd_offset": 1 << 63, "toc": {}}, zipped), "the packed code objects do not lie in the archive"),
        (archive({**scheme, "zstd_size": 3, "toc": {}}, zipped), "the packed code objects do not lie in the archive"),
        (archive({"toc": {f"a{i}": {"b": entry(0, size)} for i in range(100)}, "blobs": good["blobs"]}, contents + bytes(0)),
         "its entries overlap: together they have more than 16 times its bytes") if size > 8000 else
        (archive({"toc": {f"a{i}": {"b": entry(0, 1 << 20)} for i in range(40)}, "blobs": [{"offset": 16, "size": 1 << 20}]}, bytes(1 << 20)),
         "its entries overlap: together they have more than 16 times its bytes"),
    ]


@test
def damaged_archives(machine: Machine) -> None:
    for data, wanted in damaged(machine.objects["gfx900"]):
        name = machine.write("x.kpack", data)
        said = machine.run("kdinfo", "--list", name, status=2).stderr.decode()
        assert wanted in said, f"{wanted!r} is not in {said!r}"


@test
def damaged_frames(machine: Machine) -> None:
    """The others are there; what is damaged is reported."""
    contents = machine.objects["gfx900"]
    bad = bytearray(frames([contents, contents]))
    bad[8] ^= 0xFF
    toc = {"a": {"x": entry(0, len(contents)), "y": entry(1, len(contents)), "z": entry(1, len(contents) - 1)}}
    name = machine.write("x.kpack", archive({"compression_scheme": "zstd-per-kernel", "zstd_offset": 16, "zstd_size": len(bad), "toc": toc}, bytes(bad)))
    done = machine.run("kdinfo", "--list", name, status=2)
    same([line.split("\t")[4] for line in done.stdout.decode().splitlines()[1:]], ["y"])
    said = done.stderr.decode()
    assert "'a' for x cannot be read: its packed bytes are damaged" in said, said
    assert "'a' for z cannot be read: another entry with the same bytes gives another size" in said, said
    machine.run("kdinfo", "--check", name, status=2)


# ---- libraries ----

@test
def a_library_and_its_archives(machine: Machine) -> None:
    """Found relative to the library, for all targets; other libraries in them do not count."""
    for target in ("gfx900", "gfx1100"):
        machine.write(f"lib/.kpack/blas_{target}.kpack", plain({"lib/liba.so#0": {target: machine.objects[target]},
                                                                "lib/liba.so#1": {target: machine.objects[target]},
                                                                "lib/liba.so2#0": {target: machine.objects[target]}}))
    machine.write("lib/.kpack/blas.kpack", packed({"lib/liba.so#0": {"gfx90a:xnack+": machine.objects["gfx90a:xnack+"]}}))
    name = machine.write("lib/liba.so", library("lib/liba.so", [".kpack/blas_@GFXARCH@.kpack", ".kpack/blas.kpack"], (0, 1)))
    found = machine.listed(name)
    same([(line[0], line[4], line[7]) for line in found],
         [(f"lib/.kpack/blas_{target}.kpack", target, f"lib/liba.so#{number}") for target in ("gfx1100", "gfx900") for number in (0, 1)]
         + [("lib/.kpack/blas.kpack", "gfx90a:xnack+", "lib/liba.so#0")])
    same(len(json.loads(machine.run("kdinfo", "--json", name).stdout)["objects"]), 5)
    machine.run("kdinfo", "--check", name)
    same(machine.run("kdinfo", "--unbundle=gfx90a:xnack+", name).stdout, machine.objects["gfx90a:xnack+"])
    assert b"2 bundle entries have the ID 'gfx900'" in machine.run("kdinfo", "--unbundle=gfx900", name, status=1).stderr
    assert b"lib/liba.so: no bundle entry has the ID 'gfx906'" in machine.run("kdinfo", "--unbundle=gfx906", name, status=1).stderr
    machine.run("kdinfo", "--unbundle-all=all", name)
    same(len(list((machine.folder / "all").iterdir())), 5)


@test
def archives_that_the_environment_names(machine: Machine) -> None:
    machine.write("other/x.kpack", plain({"l#0": {"gfx900": machine.objects["gfx900"]}}))
    machine.write("own.kpack", plain({"l#0": {"gfx1100": machine.objects["gfx1100"]}}))
    name = machine.write("l.so", library("l", ["own.kpack"]))
    other = str(machine.folder / "other/x.kpack")
    same([line[4] for line in machine.listed(name)], ["gfx1100"])
    same([line[4] for line in machine.listed(name, ROCM_KPACK_PATH=f"/nothing:{other}")], ["gfx900"])
    same([line[4] for line in machine.listed(name, ROCM_KPACK_PATH_PREFIX=other)], ["gfx900", "gfx1100"])
    said = machine.run("kdinfo", "--list", name, status=2, ROCM_KPACK_DISABLE="1").stderr
    assert b"no code object found" in said, said


@test
def archives_that_are_not_there(machine: Machine) -> None:
    name = machine.write("l.so", library("l", ["no_@GFXARCH@.kpack"]))
    same(machine.run("kdinfo", name, status=2).stderr.decode(),
         "kdinfo: error: l.so: the code objects of 'l' are in an archive of kernels that is not there: 'no_@GFXARCH@.kpack'\n")
    name = machine.write("l.so", library("l", ["l[x]*.kpack"]))  # no pattern but that of the target
    machine.write("lx.kpack", plain({"l#0": {"gfx1100": machine.objects["gfx1100"]}}))
    machine.run("kdinfo", name, status=2)


@test
def a_bundle_that_no_archive_has(machine: Machine) -> None:
    machine.write("own.kpack", plain({"l#0": {"gfx1100": machine.objects["gfx1100"]}, "l#2": {"gfx900": machine.objects["gfx900"]}}))
    name = machine.write("l.so", library("l", ["own.kpack"], (0, 1, 2)))
    done = machine.run("kdinfo", "--list", name, status=2)
    same(done.stderr.decode(), "kdinfo: warning: l.so: no archive of kernels has 'l#1', which a bundle of it refers to\n")
    same(len(done.stdout.splitlines()), 3)


@test
def what_follows_no_library(machine: Machine) -> None:
    """What writes or compares one file."""
    machine.write("own.kpack", plain({"l#0": {"gfx1100": machine.objects["gfx1100"]}}))
    name = machine.write("l.so", library("l", ["own.kpack"]))
    for words in (("--diff", name, name), ("--runs-on=gfx1100", name), ("--retarget=gfx1101", name)):
        said = machine.run("kdinfo", *words, status=2).stderr
        assert b"no code object found: those of 'l' are in an archive of kernels, 'own.kpack': give that" in said, said
    said = machine.run("kdinfo", "--set=kernarg_size=16", "-k", "k", name, status=2).stderr
    assert b"no code object found: those of 'l' are in an archive of kernels, 'own.kpack': give that" in said, said
    # One that has code objects of its own, too: they are not all.
    machine.write("k.s", KERNEL.replace("s_endpgm", ".long 0xbfb00000").encode())
    machine.run("kdasm", "--bundle", "-shared", "-Wno-all", "--fill-metadata", "--offload-arch=gfx1100", "k.s", "-o", "b.hipfb")
    marker = pack({"kernel_name": "l", "kpack_search_paths": ["own.kpack"]})
    name = machine.write("m.so", elf((".hip_fatbin", (machine.folder / "b.hipfb").read_bytes()), (".rocm_kpack_ref", marker)))
    same(len(machine.listed(name)), 3)  # the host entry, too
    wanted = b"m.so: more code objects, of 'l', are in an archive of kernels, 'own.kpack', which this does not look at"
    for words in (("--diff", name, name), ("--runs-on=gfx1100", name), ("--set=kernarg_size=16", "-k", "k", name)):
        said = machine.run("kdinfo", *words).stderr
        assert wanted in said, said
    assert b"gfx1100" in machine.run("kdinfo", "--runs-on=gfx1100", "own.kpack").stdout
    machine.run("kdinfo", "--diff", "own.kpack", "own.kpack")


@test
def damaged_markers(machine: Machine) -> None:
    wanted = "section .rocm_kpack_ref is damaged"
    for marker in (b"\xc1", pack({}), pack({"kernel_name": "x", "kpack_search_paths": []}), pack({"kernel_name": 1, "kpack_search_paths": ["a"]}),
                   pack({"kernel_name": "x", "kpack_search_paths": ["a\0b"]}), pack([])):
        name = machine.write("l.so", elf((".rocm_kpack_ref", marker)))
        said = machine.run("kdinfo", name, status=2).stderr.decode()
        assert wanted in said, (marker, said)


@test
def libraries_in_an_archive_of_ar(machine: Machine) -> None:
    machine.write("own.kpack", plain({"l#0": {"gfx1100": machine.objects["gfx1100"]}}))
    name = machine.write("l.a", b"!<arch>\n" + member(b"l.o/", library("l", ["own.kpack"])))
    same([line[4] for line in machine.listed(name)], ["gfx1100"])


# ---- written ones ----

@test
def written_archives(machine: Machine) -> None:
    """Beside a bundle of the same code objects."""
    words = ("--bundle", "-shared", "--offload-arch=gfx90a:xnack+,gfx1100", "a.s", "-o", "out/b.hipfb")
    machine.write("out/x", b"")
    for compress in ((), ("--compress", "--compression-level=9")):
        machine.run("kdasm", *words, *compress, "--kpack=b.kpack", "--kpack-name=lib/libx.so")
        data = (machine.folder / "b.kpack").read_bytes()
        magic, version, offset = struct.unpack_from("<4sIQ", data)
        same((magic, version), (b"KPAK", 1))
        table = unpack(data[offset:])
        same((table["format_version"], table["gfx_arches"]), (1, ["gfx90a:xnack+", "gfx1100"]))
        same({target: (value["type"], value["ordinal"], value["original_size"]) for target, value in table["toc"]["lib/libx.so#0"].items()},
             {target: ("hsaco", i, len(machine.objects[target])) for i, target in enumerate(("gfx90a:xnack+", "gfx1100"))})
        if compress:
            same(table["compression_scheme"], "zstd-per-kernel")
            at, end = table["zstd_offset"], table["zstd_offset"] + table["zstd_size"]
            same(struct.unpack_from("<I", data, at)[0], 2)
            size = struct.unpack_from("<I", data, at + 4)[0]
            same(data[at + 8:at + 12], b"\x28\xb5\x2f\xfd")
            same(end - at, 4 + 4 + size + 4 + struct.unpack_from("<I", data, at + 8 + size)[0])
        else:
            same(table["compression_scheme"], "none")
            for blob, target in zip(table["blobs"], ("gfx90a:xnack+", "gfx1100")):
                same(blob["offset"] % 64, 0)
                same(data[blob["offset"]:blob["offset"] + blob["size"]], machine.objects[target])
        for target in ("gfx90a:xnack+", "gfx1100"):
            same(machine.run("kdinfo", f"--unbundle={target}", "b.kpack").stdout, machine.objects[target])
    machine.run("kdasm", *words, "--kpack=b.kpack")
    same(machine.listed("b.kpack")[0][7], "b.hipfb#0")
    machine.run("kdasm", "--bundle", "gfx900", "gfx1100", "-o", "j.hipfb", "--kpack=j.kpack")
    same(sorted(line[4] for line in machine.listed("j.kpack")), ["gfx1100", "gfx900"])


@test
def wrong_uses(machine: Machine) -> None:
    for words, wanted in ((("-mcpu=gfx900", "--kpack=x"), "--kpack is for bundles: give --bundle"),
                          (("--bundle", "-mcpu=gfx900", "--kpack-name=x"), "--kpack-name is for --kpack: give both"),
                          (("--bundle", "-mcpu=gfx900", "--kpack=x", "--kpack-name="), "--kpack-name must not be empty"),
                          (("--bundle", "-mcpu=gfx900", "--kpack=o"), "-o and --kpack name the same file: 'o'"),
                          (("--bundle", "-mcpu=gfx900", "--kpack=a.s"), "will not write 'a.s': it is an input")):
        said = machine.run("kdasm", *words, "a.s", "-o", "o", status=2).stderr.decode()
        assert wanted in said, said
    assert b"cannot write 'no/x'" in machine.run("kdasm", "--bundle", "-mcpu=gfx900", "--kpack=no/x", "a.s", "-o", "new", status=1).stderr
    assert not (machine.folder / "new").exists()


if __name__ == "__main__":
    sys.exit(test_functions.main(TESTS, Machine))
