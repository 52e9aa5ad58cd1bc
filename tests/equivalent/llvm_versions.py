#!/usr/bin/env python3
"""
Files as LLVM 23 and 24 write them: made from one as LLVM 22 writes it, by the rules that emit/manual/llvm-versions.md
lists, one for each kind of difference. All are assembled, linked, printed and read back, as each of the LLVMs.

    llvm_versions.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import struct
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

LLVMS = (22, 23, 24)
E_FLAGS = 48

# The processor; "amdgpu" triples of its own and of its family, if one covers it (PR 206480); e_flags of LLVM 22 and of
# later ones; a feature that an ID can name, with the e_flags then.
PROCESSORS = (
    ("gfx900", "amdgpu9.00", "amdgpu9", 0x12C, 0x12C, ":xnack-", 0x22C),
    ("gfx90a", "amdgpu9.0a", None, 0x53F, 0x53F, ":sramecc+:xnack-", 0xE3F),
    ("gfx942", "amdgpu9.42", "amdgpu9.4", 0x54C, 0x54C, ":sramecc+:xnack-", 0xE4C),
    ("gfx950", "amdgpu9.50", "amdgpu9.4", 0x54F, 0x54F, ":xnack+", 0x74F),
    ("gfx1100", "amdgpu11.00", "amdgpu11", 0x41, 0x41, "", 0x41),
    ("gfx1201", "amdgpu12.01", "amdgpu12", 0x4E, 0x4E, "", 0x4E),
    ("gfx1250", "amdgpu12.50", "amdgpu12.5", 0x549, 0x449, "", 0),
)

# As llvm-mc prints it, in code object version 6, but for what differs.
SOURCE = """\
	.amdgcn_target "{id}"
	.amdhsa_code_object_version 6
	.text
	.globl	k
	.p2align	8
	.type	k,@function
k:
	.long	0xbec00180
	.long	0x7e000000
	.long	0xee174040
	.long	0x00040000
	.long	0
	.long	0xbfb00000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
{accum}	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .group_segment_fixed_size: 0
    .kernarg_segment_align: 4
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 64
    .name:           k
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .symbol:         k.kd
    .vgpr_count:     4
    .wavefront_size: {wave}
amdhsa.target:   {target}
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
"""


# Section 1 of the facts: processors that are only read. The number; the LDS that a work-group has ("LDS of a work-group"), with
# WGP mode and without, 0 where the row is marked as inferred; the fields that the row says they have or lack; whether how
# VGPRs are counted is known ("VGPR granule in the field"); what is shown though it is inferred.
PACKED = "work-item IDs packed in v0, and architected flat scratch"
MODES = "that there are no modes of XNACK and SRAMECC"
READ = (
    ("gfx1154", 0x57, (65536, 65536), ("ENABLE_DX10_CLAMP", "SHARED_VGPR_COUNT"), ("NAMED_BAR_CNT", "WG_RR_EN"), True, PACKED),
    ("gfx1170", 0x5D, (0, 0), ("SHARED_VGPR_COUNT",), ("ENABLE_DX10_CLAMP", "ENABLE_IEEE_MODE", "WG_RR_EN"), False, PACKED),
    ("gfx1171", 0x5E, (0, 0), ("SHARED_VGPR_COUNT",), ("ENABLE_DX10_CLAMP", "ENABLE_IEEE_MODE", "WG_RR_EN"), False, PACKED),
    ("gfx1172", 0x5C, (0, 0), ("SHARED_VGPR_COUNT",), ("ENABLE_DX10_CLAMP", "ENABLE_IEEE_MODE", "WG_RR_EN"), False, PACKED),
    ("gfx1310", 0x50, (196608, 98304), ("NAMED_BAR_CNT", "WG_RR_EN", "WGP_MODE"), ("ENABLE_DX10_CLAMP", "SHARED_VGPR_COUNT"), False, MODES),
    ("gfx11-7-generic", 0x1000062, (0, 0), ("SHARED_VGPR_COUNT",), ("ENABLE_DX10_CLAMP",), False, PACKED),
    ("gfx13-generic", 0x1000063, (196608, 98304), ("NAMED_BAR_CNT", "WGP_MODE"), ("ENABLE_DX10_CLAMP",), False, MODES),
)

WGP_MODE = 1 << 29  # of compute_pgm_rsrc1
USED_LDS = 300000


# Section 4 of the facts: what functions need, which LLVM 22 does not know.
INFO = """
	.amdgpu_info k
		.amdgpu_flags 0
		.amdgpu_num_sgpr 8
		.amdgpu_num_vgpr 4
		.amdgpu_private_segment_size 0
	.end_amdgpu_info
"""


class Failure(Exception):
    """Something is not as it should be."""


@dataclass(frozen=True)
class File:
    what: str
    processor: str
    id: str      # in the directive
    target: str  # in the metadata
    triple: str  # of the command line; "": none
    flags: tuple[int, int]  # e_flags, as LLVM 22 and as later ones
    modes: str
    info: str = ""

    @property
    def source(self) -> str:
        return SOURCE.format(id=self.id, target=self.target,
                             accum="\t\t.amdhsa_accum_offset 4\n" * (self.processor in ("gfx90a", "gfx942", "gfx950")),
                             wave=64 if self.processor.startswith("gfx9") else 32) + self.info


def files() -> Iterator[File]:
    for name, own, family, flags, later_flags, modes, mode_flags in PROCESSORS:
        both, old, new = (flags, later_flags), f"amdgcn-amd-amdhsa--{name}", f"amdgcn-amd-amdhsa-unknown-{name}"
        yield File("two dashes", name, old, old, "", both, "")
        yield File("four parts", name, new, new, "", both, "")
        for triple in filter(None, (own, family)):
            full = f"{triple}-amd-amdhsa-unknown-{name}"
            yield File(f"{triple}, named", name, full, full, f"{triple}-amd-amdhsa", both, "")
        empty = f"{own}-amd-amdhsa-unknown-"
        yield File("no processor", name, empty, f"{own}-amd-amdhsa-unknown-{name}", f"{own}-amd-amdhsa", both, "")
        yield File("what functions need", name, new, new, "", both, "", INFO)
        if modes:
            states = (mode_flags, mode_flags)
            yield File("modes, two dashes", name, old + modes, old + modes, "", states, modes)
            yield File("modes, four parts", name, new + modes, new + modes, "", states, modes)
        if modes.count(":") > 1:
            other = ":".join(["", *reversed(modes[1:].split(":"))])
            yield File("modes in another order", name, new + other, new + modes, "", states, modes)


class Tester:
    def __init__(self, build: Path, folder: Path) -> None:
        self.build, self.folder = build.resolve(), folder

    def run(self, program: str, *words: str) -> str:
        done = started.run([self.build / program, *words], cwd=self.folder, text=True)
        if done.returncode or done.stderr:
            raise Failure(f"{program} {' '.join(words)}: status {done.returncode}\n{done.stderr}{done.stdout}")
        return done.stdout

    def assemble(self, text: str, name: str, *words: str) -> bytes:
        Path(self.folder, "in.s").write_text(text)
        self.run("kdasm", *words, "in.s", "-o", name)
        return Path(self.folder, name).read_bytes()

    def require(self, what: str, is_so: object, wanted: object) -> None:
        if is_so != wanted:
            raise Failure(f"{what}: {is_so}, not {wanted}")

    def printed_id(self, file: File, llvm: int, triple: str) -> str:
        if llvm == 22:
            return f"amdgcn-amd-amdhsa--{file.processor}{file.modes}"
        return f"{triple.split('-')[0]}-amd-amdhsa-unknown-{file.processor}{file.modes}"

    @cache
    def base(self, file: File) -> bytes:
        """The object of LLVM 22's own file."""
        usual = file.source.replace(f'"{file.id}"', f'"{self.printed_id(file, 22, "")}"')
        return self.assemble(usual, "base.o", f"-mcpu={file.processor}{file.modes}")

    def check(self, file: File, llvm: int, options: tuple[str, ...], triple: str) -> None:
        """One file, with the options of one command line, as one LLVM would have it."""
        version = f"--llvm-version={llvm}"
        made = self.assemble(file.source, "a.o", version, *options)
        flags, = struct.unpack_from("<I", made, E_FLAGS)
        self.require("e_flags", hex(flags), hex(file.flags[llvm > 22]))
        # But for e_flags the object is that of LLVM 22's file with this string in the metadata.
        base = self.base(file)
        self.require("bytes", made[:E_FLAGS] + made[E_FLAGS + 4:], base[:E_FLAGS] + base[E_FLAGS + 4:])

        Path(self.folder, "in.s").write_text(file.source)
        text = self.run("kdasm", version, *options, "-filetype=asm", "in.s")
        self.require("printed", text.splitlines()[0], f'\t.amdgcn_target "{self.printed_id(file, llvm, triple)}"')
        for again in {(), options}:
            self.require("printed and assembled", self.assemble(text, "again.o", version, *again) == made, True)

        resources = ["--link-resources"] * bool(file.info)
        self.run("kdasm", "-shared", "-Wno-all", "-Wmetadata-target", version, *resources, "a.o", "-o", "a.so")
        for name in ("a.o", "a.so"):
            shown = self.run("kdinfo", version, name)
            self.require("kdinfo", shown.splitlines()[0].split(",")[0],
                         f"{name}: {self.printed_id(file, llvm, 'amdgcn')}")
            self.run("kdinfo", "--check", version, name)
            source = self.run("kdinfo", "--asm", "-d", version, name)
            words = source.splitlines()[0].removeprefix("// kdasm ").split()
            again = self.assemble(source, "again.o", *words)
            self.require("--asm", again == Path(self.folder, name).read_bytes(), True)

    def check_read(self, name: str, flags: int, wgp: bool, lds: int, has: tuple[str, ...], lacks: tuple[str, ...],
                   counts_vgprs: bool, inferred: str) -> None:
        """An object as a later LLVM writes it, made from one of gfx1250."""
        source = SOURCE.format(id="amdgcn-amd-amdhsa--gfx1250", target="amdgcn-amd-amdhsa--gfx1250", accum="", wave=32)
        source = source.replace("\t.end_amdhsa", f"\t\t.amdhsa_group_segment_fixed_size {USED_LDS}\n\t.end_amdhsa")
        self.assemble(source, "a.so", "-shared", "-Wno-all")
        data = bytearray(Path(self.folder, "a.so").read_bytes())
        struct.pack_into("<I", data, E_FLAGS, flags)
        at = data.index(struct.pack("<I", USED_LDS)) + 48
        if wgp:
            struct.pack_into("<I", data, at, struct.unpack_from("<I", data, at)[0] | WGP_MODE)
        Path(self.folder, "r.so").write_bytes(data)

        shown = self.run("kdinfo", "r.so")
        self.require("kdinfo", shown.splitlines()[0].split(",")[0], f"r.so: amdgcn-amd-amdhsa--{name}")
        for field in (*has, *lacks):
            self.require(field, f" {field} " in shown, field in has)
        explained = self.run("kdinfo", "--explain", "r.so")
        known = f"{USED_LDS} of {lds} bytes" if lds else f"{USED_LDS} bytes; how many {name} has is not known"
        for text in (f"not certain of {name}: {inferred}", known, f"not known: how many registers a SIMD of {name} has"):
            self.require(text, text in explained, True)
        self.require("VGPRs", f"how {name} counts them is not known" in explained, not counts_vgprs)
        checked = started.run([self.build / "kdinfo", "--check", "r.so"], cwd=self.folder, text=True)
        self.require("--check", f"a work-group on {name} has at most {lds};" in checked.stdout + checked.stderr, bool(lds))
        if "generic" not in name:
            ran = started.run([self.build / "kdinfo", f"--runs-on={name}", "r.so"], cwd=self.folder, text=True)
            self.require("--runs-on", f"{name}: runs" in ran.stdout, not lds)
            self.require("--runs-on", f"a work-group on {name} has at most" in ran.stdout, bool(lds))
        made = started.run([self.build / "kdasm", f"-mcpu={name}", "in.s"], cwd=self.folder, text=True)
        self.require("kdasm", f"kdasm does not assemble for {name}, which LLVM has since version 23: how " in made.stderr, True)

    def cases(self) -> Iterator[tuple[str, File, int, tuple[str, ...], str]]:
        for file in files():
            for llvm in LLVMS:
                lines = [(("",), file.id), ((f"-mcpu={file.processor}",), "amdgcn-amd-amdhsa")]
                if file.triple:
                    lines += [((f"-triple={file.triple}", f"-mcpu={file.processor}"), file.triple)]
                for words, triple in lines:
                    options = tuple(filter(None, words))
                    yield f"{file.processor}, {file.what}, {llvm} {' '.join(options)}", file, llvm, options, triple


def main() -> int:
    passed = failed = 0
    with tempfile.TemporaryDirectory(prefix="llvm-versions-") as folder:
        tester = Tester(Path(sys.argv[1]), Path(folder))
        tests = [(what, tester.check, case) for what, *case in tester.cases()]
        tests += [(f"{name}, WGP mode {wgp}", tester.check_read, [name, flags, wgp, lds[not wgp], *more])
                  for name, flags, lds, *more in READ for wgp in (True, False)]
        for what, function, case in tests:
            try:
                function(*case)
                passed += 1
            except Failure as failure:
                print(f"FAILED {what}: {failure}")
                failed += 1
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
