#!/usr/bin/env python3
"""
Files as LLVM 23 and 24 write them: made from one as LLVM 22 writes it, by the rules that emit/manual/llvm-versions.md
lists, one for each kind of difference. All are assembled, linked, printed and read back, as each of the LLVMs.

    llvm_versions.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

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

    @property
    def source(self) -> str:
        return SOURCE.format(id=self.id, target=self.target,
                             accum="\t\t.amdhsa_accum_offset 4\n" * (self.processor in ("gfx90a", "gfx942", "gfx950")),
                             wave=64 if self.processor.startswith("gfx9") else 32)


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
        done = subprocess.run([self.build / program, *words], cwd=self.folder, capture_output=True, text=True, check=False)
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

    def check(self, file: File, llvm: int, options: tuple[str, ...], triple: str) -> None:
        """One file, with the options of one command line, as one LLVM would have it."""
        version = f"--llvm-version={llvm}"
        made = self.assemble(file.source, "a.o", version, *options)
        flags, = struct.unpack_from("<I", made, E_FLAGS)
        self.require("e_flags", hex(flags), hex(file.flags[llvm > 22]))
        # But for e_flags the object is that of LLVM 22's file with this string in the metadata.
        usual = file.source.replace(f'"{file.id}"', f'"{self.printed_id(file, 22, "")}"')
        base = self.assemble(usual, "base.o", f"-mcpu={file.processor}{file.modes}")
        self.require("bytes", made[:E_FLAGS] + made[E_FLAGS + 4:], base[:E_FLAGS] + base[E_FLAGS + 4:])

        Path(self.folder, "in.s").write_text(file.source)
        text = self.run("kdasm", version, *options, "-filetype=asm", "in.s")
        self.require("printed", text.splitlines()[0], f'\t.amdgcn_target "{self.printed_id(file, llvm, triple)}"')
        for again in ((), options):
            self.require("printed and assembled", self.assemble(text, "again.o", version, *again) == made, True)

        self.run("kdasm", "-shared", "-Wno-all", "-Wmetadata-target", version, "a.o", "-o", "a.so")
        for name in ("a.o", "a.so"):
            shown = self.run("kdinfo", version, name)
            self.require("kdinfo", shown.splitlines()[0].split(",")[0],
                         f"{name}: {self.printed_id(file, llvm, 'amdgcn')}")
            self.run("kdinfo", "--check", version, name)
            source = self.run("kdinfo", "--asm", "-d", version, name)
            words = source.splitlines()[0].removeprefix("// kdasm ").split()
            again = self.assemble(source, "again.o", *words)
            self.require("--asm", again == Path(self.folder, name).read_bytes(), True)

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
        for what, *case in tester.cases():
            try:
                tester.check(*case)
                passed += 1
            except Failure as failure:
                print(f"FAILED {what}: {failure}")
                failed += 1
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
