#!/usr/bin/env python3
"""
kdinfo --retarget, and --set of target features: what names the target changes, all else stays.

    target.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from bundles import bundle, elf, member, packed

ROOT = Path(__file__).resolve().parent.parent.parent

SOURCE = """\
.amdgcn_target "amdgcn-amd-amdhsa--{target}"
.globl k
.p2align 8
.type k,@function
k: {code}
.size k, . - k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 12
	.amdhsa_next_free_sgpr 8
	{directives}
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, {minor} ]
amdhsa.kernels:
  - {{ .name: k, .symbol: k.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: {wave}, .sgpr_count: 8, .vgpr_count: 12,
      .max_flat_workgroup_size: 1024 }}
amdhsa.target: amdgcn-amd-amdhsa--{target}
.end_amdgpu_metadata
"""

# In the same segment as the metadata.
OTHER_NOTE = '.section other,"a",@note\n.p2align 2\n.long 4, 4, 1\n.asciz "abc"\n.long 0\n'


class Target(unittest.TestCase):
    kdasm: Path
    kdinfo: Path

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="kdinfo-target-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def make(self, target: str, *options: str, code: str = ".long 0xbf810000", directives: str = "", minor: int = 2,
             more: str = "") -> bytes:
        wave = 32 if target.startswith("gfx1") else 64
        text = SOURCE.format(target=target, code=code, directives=directives, minor=minor, wave=wave) + more
        done = subprocess.run([self.kdasm, *options, "-Wno-all", "-"], input=text.encode(), capture_output=True,
                              check=False)
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        return done.stdout

    def run_kdinfo(self, *arguments: str, status: int = 0) -> tuple[str, str]:
        done = subprocess.run([self.kdinfo, *arguments], cwd=self.folder, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, status, done.stderr)
        return done.stdout, done.stderr

    def changed(self, before: bytes, *arguments: str) -> bytes:
        (self.folder / "before").write_bytes(before)
        self.run_kdinfo(*arguments, "before", "-o", "after")
        return (self.folder / "after").read_bytes()

    def refused(self, before: bytes, *arguments: str, status: int = 1) -> str:
        (self.folder / "before").write_bytes(before)
        text = self.run_kdinfo(*arguments, "before", status=status)[1]
        self.assertEqual((self.folder / "before").read_bytes(), before)
        return text

    # ---- what changes ----

    def test_same_length(self) -> None:
        """The object is the one that is assembled or linked for the other target."""
        for options in ((), ("-shared",), ("--amdhsa-code-object-version=4",)):
            for before, after in (("gfx906", "gfx900"), ("gfx1100", "gfx1103"), ("gfx906:xnack+", "gfx906:xnack-"),
                                  ("gfx1030", "gfx1031"), ("gfx1011", "gfx1010"), ("gfx1150", "gfx1153"), ("gfx1201", "gfx1200")):
                made = self.changed(self.make(before, *options), f"--retarget={after}")
                self.assertEqual(made, self.make(after, *options))

    def test_shorter(self) -> None:
        """Notes that shrink stay where they are."""
        for options in ((), ("-shared",)):
            before = self.make("gfx906:sramecc+:xnack+", *options)
            made = self.changed(before, "--retarget=amdgcn-amd-amdhsa--gfx906")
            self.assertEqual(len(made), len(before))
            self.expect_only_target(made, "gfx906")

    def test_longer(self) -> None:
        """Notes that grow go to the end, and what is loaded stays where it is."""
        for options in ((), ("-shared",)):
            before = self.make("gfx906", *options)
            made = self.changed(before, "--retarget=gfx906:sramecc-:xnack+")
            self.assertGreater(len(made), len(before))
            self.expect_only_target(made, "gfx906:sramecc-:xnack+")

    def expect_only_target(self, made: bytes, target: str) -> None:
        """All that differs; and nothing is wrong with it."""
        lines = self.run_kdinfo("--diff", "before", "after", status=1)[0].splitlines()
        self.assertEqual([line.split(":")[0] for line in lines], ["target", "amdhsa.target"])
        self.assertEqual(self.run_kdinfo("--check", "after"), ("", ""))
        self.assertTrue(self.run_kdinfo("after")[0].startswith(f"after: amdgcn-amd-amdhsa--{target},"))
        again = self.changed(made, f"--retarget={target}")
        self.assertEqual(again, made)

    def test_without_sections(self) -> None:
        """Segments tell where the notes are."""
        linked = bytearray(self.make("gfx906", "-shared"))
        linked[40:48], linked[58:64] = bytes(8), bytes(6)  # e_shoff; e_shentsize, e_shnum, e_shstrndx
        made = self.changed(bytes(linked), "--set=xnack=on")
        self.assertTrue(self.run_kdinfo("after")[0].startswith("after: amdgcn-amd-amdhsa--gfx906:xnack+,"))
        self.assertEqual(made[48:52], self.make("gfx906:xnack+")[48:52])

    def test_features(self) -> None:
        """--set changes one, and kernels beside it."""
        before = self.make("gfx906:xnack+")
        self.changed(before, "--set=sramecc=off")
        self.assertIn("--gfx906:sramecc-:xnack+,", self.run_kdinfo("after")[0])
        self.changed(before, "--set=xnack=any", "--set=next_free_vgpr=32", "-k", "k")
        text = self.run_kdinfo("after")[0]
        self.assertIn("--gfx906,", text)
        self.assertIn(".amdhsa_next_free_vgpr 32", text)

    def test_generic(self) -> None:
        made = self.changed(self.make("gfx9-generic"), "--retarget=gfx906:sramecc-")
        self.assertEqual(made[48:52], self.make("gfx906:sramecc-")[48:52])
        self.changed(made, "--retarget=gfx9-generic")
        self.assertIn("--gfx9-generic,", self.run_kdinfo("after")[0])

    def test_comgr(self) -> None:
        """AMD's code object manager finds notes at the end of the file."""
        compiler = os.environ.get("CC", "cc").split()
        reader = [*compiler, str(ROOT / "tests" / "comgr" / "read.c"), "-lamd_comgr", "-o", str(self.folder / "comgr")]
        if not shutil.which(compiler[0]) or subprocess.run(reader, capture_output=True, check=False).returncode:
            self.skipTest("comgr is not installed")
        self.changed(self.make("gfx906", "-shared", "--amdhsa-code-object-version=4", minor=1), "--set=xnack=on")
        done = subprocess.run([self.folder / "comgr", self.folder / "after"], capture_output=True, text=True, check=True)
        lines = done.stdout.splitlines()
        self.assertEqual(lines[0], "target amdgcn-amd-amdhsa--gfx906:xnack+")
        self.assertIn("kernel .name k .symbol k.kd .kernarg_segment_size 0 .wavefront_size 64", lines)

    # ---- in other files ----

    HOST = ("host-x86_64-unknown-linux-gnu-", b"")

    def entry(self, target: str, prefix: str = "hipv4-amdgcn-amd-amdhsa--", **more: str) -> tuple[str, bytes]:
        return prefix + target, self.make(target, **more)

    def unpacked(self, made: bytes, count: int) -> list[tuple[str, bytes]]:
        """The bundle entries of a file."""
        (self.folder / "after").write_bytes(made)
        rows = [line.split("\t") for line in self.run_kdinfo("--list", "after")[0].splitlines()[1:]]
        self.assertEqual(len(rows), count)
        for row in rows:
            self.run_kdinfo(f"--unbundle=#{row[6]}", "-o", "entry", "after")
            yield row[4], (self.folder / "entry").read_bytes()

    def test_bundle(self) -> None:
        """The bundle is the one that is made for the other target, in whatever form."""
        before = bundle(self.HOST, self.entry("gfx906"))
        for target in ("gfx900", "gfx906:sramecc-:xnack+"):
            after = self.changed(self.make("gfx906"), f"--retarget={target}")
            wanted = bundle(self.HOST, ("hipv4-amdgcn-amd-amdhsa--" + target, after))
            self.assertEqual(self.changed(before, f"--retarget={target}"), wanted)
            self.assertEqual(self.changed(before, f"--retarget=amdgcn-amd-amdhsa--{target}"), wanted)
            for version in (1, 2, 3):
                made = self.changed(packed(before, version), f"--retarget={target}")
                self.assertEqual(made[:6], b"CCOB" + bytes((max(version, 2), 0)))
                self.assertEqual(list(self.unpacked(made, 2)), [self.HOST, ("hipv4-amdgcn-amd-amdhsa--" + target, after)])

    def test_bundle_in_place(self) -> None:
        """Without -o the file itself, and what is around the bundle's header stays aligned as it was."""
        for alignment in (1, 64, 4096):
            (self.folder / "file").write_bytes(bundle(self.HOST, self.entry("gfx900"), alignment=alignment))
            self.run_kdinfo("--retarget=gfx902", "file")
            self.assertEqual((self.folder / "file").read_bytes(),
                             bundle(self.HOST, self.entry("gfx902"), alignment=alignment))

    def test_several(self) -> None:
        """All code objects of all bundles, and nothing else in them."""
        portable = ("hip-spirv64-amd-amdhsa--amdgcnspirv", b"portable")
        first = bundle(self.HOST, self.entry("gfx900"), portable, self.entry("gfx906"))
        first += bytes(-len(first) % 4096)
        made = self.changed(first + bundle(self.HOST, self.entry("gfx906")), "--set=xnack=on")
        ids = [name for name, _ in self.unpacked(made, 6)]
        on = [f"hipv4-amdgcn-amd-amdhsa--{name}:xnack+" for name in ("gfx900", "gfx906")]
        self.assertEqual(ids, [self.HOST[0], on[0], portable[0], on[1], self.HOST[0], on[1]])
        self.assertEqual(made.index(b"__CLANG_OFFLOAD_BUNDLE__", 1) % 4096, 0)
        self.assertEqual(dict(self.unpacked(made, 6))[portable[0]], portable[1])

    def test_kinds(self) -> None:
        """The kind and the environment of an ID stay, and version 3 spells targets in its way."""
        for prefix in ("openmp-amdgcn-amd-amdhsa--", "hip-amdgcn-amd-amdhsa-unknown-"):
            made = self.changed(bundle(self.entry("gfx906", prefix)), "--set=xnack=on")
            self.assertEqual([name for name, _ in self.unpacked(made, 1)], [prefix + "gfx906:xnack+"])
        old = subprocess.run([self.kdasm, "--amdhsa-code-object-version=3", "-mcpu=gfx906", "-"], input=b"s_endpgm",
                             capture_output=True, check=True).stdout
        made = self.changed(bundle(("hip-amdgcn-amd-amdhsa--gfx906+xnack+sram-ecc", old)), "--retarget=gfx900:xnack-")
        self.assertEqual([name for name, _ in self.unpacked(made, 1)], ["hip-amdgcn-amd-amdhsa--gfx900"])

    def test_kernels_too(self) -> None:
        """--set of fields and of a feature at once, in bundles as in objects."""
        both = ("--set=xnack=any", "--set=next_free_vgpr=32", "-k", "k")
        before = self.make("gfx906:xnack+")
        wanted = self.changed(before, *both)
        plain = bundle(self.HOST, ("hipv4-amdgcn-amd-amdhsa--gfx906:xnack+", before))
        for file in (plain, packed(plain, 3)):
            self.assertEqual(list(self.unpacked(self.changed(file, *both), 2))[1],
                             ("hipv4-amdgcn-amd-amdhsa--gfx906", wanted))

    def test_program(self) -> None:
        """Where the size cannot change there is room in front of the first entry, and in gaps after objects."""
        portable = ("hip-spirv64-amd-amdhsa--amdgcnspirv", b"portable")
        before, after = (bundle(self.HOST, ("hipv4-amdgcn-amd-amdhsa--" + target, data), portable) for target, data in (
            ("gfx906", self.make("gfx906")),
            ("gfx906:sramecc-:xnack+", self.changed(self.make("gfx906"), "--retarget=gfx906:sramecc-:xnack+"))))
        shorter = bundle(self.HOST, ("hipv4-amdgcn-amd-amdhsa--gfx906", self.changed(
            self.make("gfx906:xnack+"), "--retarget=gfx906")))
        longer = bundle(self.HOST, self.entry("gfx906:xnack+"))
        for old, new, target in ((before, after, "gfx906:sramecc-:xnack+"), (longer, shorter, "gfx906")):
            new += bytes(len(old) - len(new))
            for around in (lambda data: elf((".hip_fatbin", data), (".data", b"data")),
                           lambda data: b"!<arch>\n" + member(b"a.o/", elf((".hip_fatbin", data))) + member(b"b.o/", data)):
                self.assertEqual(self.changed(around(old), f"--retarget={target}"), around(new))

    def test_embedded(self) -> None:
        """Objects in programs and archives, if their size stays."""
        for around in (lambda data: elf((".data", data)), lambda data: b"!<arch>\n" + member(b"a.o/", data) * 2):
            self.assertEqual(self.changed(around(self.make("gfx906")), "--retarget=gfx900"), around(self.make("gfx900")))
            text = self.refused(around(self.make("gfx906")), "--retarget=gfx906:sramecc-:xnack+")
            self.assertIn("there is room for", text)
            self.assertIn("take it out with --unbundle-all, change it, and build the program again", text)

    def test_no_room(self) -> None:
        """In a program a bundle does not grow."""
        plain = bundle(self.HOST, self.entry("gfx906"))
        text = self.refused(elf((".hip_fatbin", plain)), "--set=xnack=on")
        self.assertRegex(text, r"the changed bundle at offset 0x1000 has \d+ bytes, but there is room for \d+; "
                               "take the code object out with --unbundle")
        small = bundle(self.entry("gfx906"), alignment=1)
        self.assertIn("but there is room for", self.refused(elf((".hip_fatbin", small)), "--retarget=gfx906:xnack-"))

    def test_same_ids(self) -> None:
        """Two entries cannot have an ID, or one processor with and without a feature."""
        plain = bundle(self.HOST, self.entry("gfx900"), self.entry("gfx902"))
        for before in (plain, packed(plain, 2), elf((".hip_fatbin", plain))):
            text = self.refused(before, "--retarget=gfx909")
            self.assertIn("Duplicate targets are not allowed: 'hipv4-amdgcn-amd-amdhsa--gfx909'; take the code object out",
                          text)

    def test_ids_without_target(self) -> None:
        before = bundle(("hip-nothing", self.make("gfx900")))
        self.assertIn("bundle entry hip-nothing: the entry's ID names no GPU", self.refused(before, "--retarget=gfx902"))

    def test_nothing_to_change(self) -> None:
        self.assertIn("before: it contains no code object", self.refused(bundle(self.HOST), "--retarget=gfx900"))
        self.assertIn("no code object found", self.refused(b"", "--set=xnack=on", status=2))

    def test_descriptor_in_a_header(self) -> None:
        """A kernel whose descriptor is the ELF header: what --set changes there counts for --retarget."""
        before = bytearray(self.make("gfx906"))
        symbol = next(at for at in range(64, len(before) - 24, 4) if struct.unpack_from("<Q", before, at + 16)[0] == 64 and
                      before[at + 4] in (0x01, 0x11))  # k.kd: STT_OBJECT
        section = struct.unpack_from("<H", before, symbol + 6)[0]
        headers = struct.unpack_from("<Q", before, 40)[0]  # e_shoff
        struct.pack_into("<Q", before, headers + section * 64 + 24, 0)  # sh_offset
        for file in (bytes(before), bundle(("hipv4-amdgcn-amd-amdhsa--gfx906", bytes(before)))):
            # EI_ABIVERSION is where .amdhsa_kernarg_size is.
            text = self.refused(file, "--set=xnack=on", "--set=kernarg_size=255", "-kk")
            self.assertIn("changed as asked for it is damaged", text)

    def test_one_of_several(self) -> None:
        """What one entry cannot become stands in the way of all; a wrong name is told once."""
        before = bundle(self.entry("gfx900"), self.entry("gfx1030"))
        text = self.refused(before, "--retarget=gfx902")
        self.assertIn("bundle entry hipv4-amdgcn-amd-amdhsa--gfx1030: code for gfx1030 does not run on gfx902", text)
        self.assertEqual(self.refused(before, "--retarget=nope", status=2).count("nope"), 1)

    # ---- what is refused ----

    def test_generations(self) -> None:
        for before, after in (("gfx906", "gfx1030"), ("gfx1010", "gfx1030"), ("gfx1100", "gfx1150"), ("gfx906", "gfx90a")):
            text = self.refused(self.make(before), f"--retarget={after}")
            self.assertIn(f"code for {before} does not run on {after}: they are of different generations", text)
        text = self.refused(self.make("gfx1150"), "--retarget=gfx1102")
        self.assertIn("they are of different generations (GFX11.5, GFX11.0)", text)
        self.assertIn("(GFX11, GFX11 (1536 VGPRs))", self.refused(self.make("gfx1150"), "--retarget=gfx1100"))

    def test_fields(self) -> None:
        """gfx802 counts all scalar registers whatever a kernel says."""
        text = self.refused(self.make("gfx803"), "--retarget=gfx802")
        self.assertIn("GRANULATED_WAVEFRONT_SGPR_COUNT does not mean the same in descriptors of gfx803 and gfx802", text)

    def test_instructions(self) -> None:
        before = self.make("gfx906", code="s_nop 0\nv_dot2_i32_i16 v0, v1, v2, v3\ns_endpgm")
        for options in ((), ("-shared",)):
            before = self.make("gfx906:sramecc-:xnack-", *options, code="s_nop 0\nv_dot2_i32_i16 v0, v1, v2, v3\ns_endpgm")
            text = self.refused(before, "--retarget=gfx900:xnack-")
            self.assertIn(".text+0x4: 'v_dot2_i32_i16 v0, v1, v2, v3' is not an instruction of gfx900", text)
            self.changed(before, "--retarget=gfx906:sramecc-:xnack-")
        text = self.refused(self.make("gfx900", code="v_mad_mix_f32 v0, v1, v2, v3\ns_endpgm"), "--retarget=gfx904")
        self.assertIn(".text+0x0: 'v_mad_mix_f32 v0, v1, v2, v3' is 'v_fma_mix_f32 v0, v1, v2, v3' on gfx904", text)

    def test_instructions_of_rdna(self) -> None:
        """What some processors of a generation lack, in wavefronts of either size."""
        nops = "s_nop 0\ns_endpgm"
        for before, after, code in (
                ("gfx1030", "gfx10-3-generic", "image_bvh_intersect_ray v[4:7], v[0:10], s[4:7]"),
                ("gfx10-3-generic", "gfx1036", "v_dot2c_f32_f16 v0, v1, v2"),
                ("gfx1010", "gfx1011", nops), ("gfx1012", "gfx1011", "v_dot2_f32_f16 v0, v1, v2, v3"), ("gfx1013", "gfx10-1-generic", nops),
                ("gfx1100", "gfx1101", "v_wmma_f32_16x16x16_f16 v[4:11], v[4:11], v[4:11], 0"),
                ("gfx1100", "gfx11-generic", "v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v4"),
                ("gfx11-generic", "gfx1151", "v_mov_b16 v0.l, v1.h"),
                ("gfx1200", "gfx1201", "v_swmmac_f32_16x16x32_f16 v[0:7], v[4:7], v[0:7], v11"),
                ("gfx1201", "gfx12-generic", nops)):
            for options in ((), ("-shared",)):
                self.changed(self.make(before, *options, code=code), f"--retarget={after}")
        for before, after, code in (
                ("gfx1011", "gfx1010", "v_dot2_f32_f16 v0, v1, v2, v3"),
                ("gfx1012", "gfx10-1-generic", "v_dot4_i32_i8 v0, v1, v2, v3"),
                ("gfx1013", "gfx1012", "image_bvh_intersect_ray v[4:7], v[0:10], s[4:7]"),
                ("gfx1013", "gfx1010", "image_msaa_load v[0:3], v[4:6], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_MSAA")):
            text = self.refused(self.make(before, code=f"s_nop 0\n{code}\ns_endpgm"), f"--retarget={after}")
            self.assertIn(f".text+0x4: '{code}' is not an instruction of {after}; compile or assemble it again", text)

    def test_careless(self) -> None:
        """Code for off runs with it off only."""
        before = self.make("gfx906:sramecc-:xnack-")
        text = self.refused(before, "--retarget=gfx906")
        self.assertIn("the code was made for gfx906, with xnack off, and may be wrong where it is on", text)
        self.assertIn("with sramecc off", text)
        self.assertIn("with xnack off", self.refused(before, "--set=xnack=any"))
        self.assertIn("with sramecc unsupported", self.refused(self.make("gfx900"), "--retarget=gfx906"))

    def test_objects(self) -> None:
        source = ".hsa_code_object_version 2,1\n.hsa_code_object_isa 9,0,0,\"AMD\",\"AMDGPU\"\n"
        old = subprocess.run([self.kdasm, "--amdhsa-code-object-version=2", "-mcpu=gfx900", "-"], input=source.encode(),
                             capture_output=True, check=True).stdout
        self.assertIn("it must be a code object for HSA of version 3 or later", self.refused(old, "--retarget=gfx902"))

    def test_generic_version(self) -> None:
        text = self.refused(self.make("gfx906", "--amdhsa-code-object-version=5"), "--retarget=gfx9-generic")
        self.assertIn("code objects for generic processors such as gfx9-generic are of version 6 or later", text)

    def test_segment(self) -> None:
        """Several sections with notes are one segment."""
        before = self.make("gfx906", "-shared", more=OTHER_NOTE)
        self.assertIn("in a segment together with other notes", self.refused(before, "--set=xnack=on"))
        self.changed(before, "--retarget=gfx900")
        self.assertIn("--gfx900,", self.run_kdinfo("after")[0])

    def test_usage(self) -> None:
        before = self.make("gfx900")
        for name, text in (("nope", "--retarget: 'nope' is not a recognized processor"), ("", "--retarget: no processor is named"),
                           ("gfx900:xnack", "--retarget: invalid target ID"), ("gfx900:sramecc+", "has no target feature"),
                           ("x" * 5000, "is not a recognized processor")):
            self.assertIn(text, self.refused(before, f"--retarget={name}", status=2))
        self.assertIn("gfx900 has no sramecc", self.refused(before, "--set=sramecc=on"))
        self.assertIn("a target feature is set to on, off or any: 'xnack=2'", self.refused(before, "--set=xnack=2", status=2))
        self.assertIn("--retarget changes one file", self.refused(before, "--retarget=gfx902", "before.o", status=2))
        self.assertIn("cannot be combined", self.refused(before, "--retarget=gfx902", "--set=xnack=on", status=2))


def main() -> int:
    build = Path(sys.argv[1]).resolve()
    Target.kdasm, Target.kdinfo = build / "kdasm", build / "kdinfo"
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=0).run(
        unittest.defaultTestLoader.loadTestsFromTestCase(Target))
    failed, skipped = len(result.failures) + len(result.errors), len(result.skipped)
    print(f"{result.testsRun - failed - skipped} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
