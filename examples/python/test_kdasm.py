#!/usr/bin/env python3
"""Test the Python package: KDASM_LIBRARY=.../libkdasm.so.0 python3 test_kdasm.py

CC compiles a program that compares the layouts of structures with the headers in KDASM_INCLUDE, or where the system has
them.
"""

from __future__ import annotations

import copy
import ctypes
import gc
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import kdasm  # noqa: E402
from kdasm import _native  # noqa: E402

SOURCE = """.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.globl empty
.p2align 8
.type empty,@function
empty: s_endpgm
.size empty, 4
.rodata
.p2align 6
.amdhsa_kernel empty
	.amdhsa_next_free_vgpr 12
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 12
	.amdhsa_group_segment_fixed_size size
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - { .name: empty, .symbol: empty.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 8,
      .group_segment_fixed_size: 512, .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 8,
      .vgpr_count: 12, .max_flat_workgroup_size: 1024, real: 1.5, below: -2, yes: true }
.end_amdgpu_metadata
"""

DESCRIPTOR = {
    "next_free_vgpr": 4,
    "next_free_sgpr": 12,
    "accum_offset": 4,
    "user_sgpr_kernarg_segment_ptr": 1,
    "kernarg_size": 8,
}

# Of the table in shared_table().
PRIMES = b"".join(number.to_bytes(4, "little") for number in (2, 3, 5, 7))


def assembled() -> bytes:
    return kdasm.assemble(SOURCE, symbols={"size": 512}, checks=["no-all"]).object


def shared_table(target: kdasm.Target) -> tuple[list[kdasm.Kernel], list[kdasm.Symbol]]:
    """Two kernels that read a table and count in a variable."""
    kernels = []
    for name, index in (("first", 0), ("second", 4)):
        code = kdasm.Code(target).add(
            "s_load_dwordx2 s[4:5], s[0:1], 0",
            "s_getpc_b64 s[2:3]",
            "s_add_u32 s2, s2, primes@rel32@lo+4",
            "s_addc_u32 s3, s3, primes@rel32@hi+12",
            f"s_load_dword s6, s[2:3], {index}",
            "s_waitcnt lgkmcnt(0)",
            "v_mov_b32 v0, 0",
            "v_mov_b32 v1, s6",
            "global_store_dword v0, v1, s[4:5]",
            "s_endpgm",
        )
        arguments = [kdasm.Argument("global_buffer", 8, 0, name="out", address_space="global")]
        kernels.append(kdasm.Kernel(name, code, DESCRIPTOR, arguments))
    symbols = [
        kdasm.Symbol("primes", kdasm.Place.CONSTANT, PRIMES, scope=kdasm.Scope.LOCAL),
        kdasm.Symbol("count", kdasm.Place.ZEROED, size=4),
    ]
    return kernels, symbols


class Assemble(unittest.TestCase):
    def test_object(self) -> None:
        result = kdasm.assemble(SOURCE, symbols={"size": 512}, file_name="empty.s")
        self.assertEqual(result.object[:4], b"\x7fELF")
        self.assertEqual(result.diagnostics, ())

    def test_warning(self) -> None:
        result = kdasm.assemble('.warning "look"\n', processor="gfx900", file_name="w.s")
        self.assertEqual([str(one) for one in result.diagnostics], ["w.s:1:1: warning: look"])
        self.assertEqual(kdasm.assemble('.warning "look"\n', processor="gfx900", warnings=False).diagnostics, ())

    def test_errors(self) -> None:
        with self.assertRaises(kdasm.Error) as caught:
            kdasm.assemble("\n.bogus\n", processor="gfx900", file_name="x.s")
        first = caught.exception.diagnostics[0]
        self.assertEqual((first.severity, first.file, first.line), (kdasm.Severity.ERROR, "x.s", 2))
        self.assertEqual(first.source_line, ".bogus")
        self.assertIn("x.s:2:", str(caught.exception))

    def test_usage(self) -> None:
        with self.assertRaises(kdasm.Error) as caught:
            kdasm.assemble("", processor="gfx9000")
        self.assertIsNone(caught.exception.diagnostics[0].file)
        with self.assertRaisesRegex(kdasm.Error, "no-such"):
            kdasm.assemble("", processor="gfx900", checks=["error=no-such"])

    def test_include(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "inside.s").write_text(".long 7\n")
            source = '.data\n.include "inside.s"\n'
            self.assertIn(b"\7\0\0\0", kdasm.assemble(source, processor="gfx900", include=[folder]).object)

    def test_check(self) -> None:
        with self.assertRaisesRegex(kdasm.Error, "LDS"):
            kdasm.assemble(SOURCE, symbols={"size": 70000}, checks=["error=lds-size"])


class Link(unittest.TestCase):
    def test_link(self) -> None:
        self.assertTrue(kdasm.CodeObject(kdasm.link({"empty.o": assembled()}).object).is_linked)
        self.assertEqual(kdasm.link([assembled()]).object[:4], b"\x7fELF")

    def test_refused(self) -> None:
        with self.assertRaisesRegex(kdasm.Error, "notes.txt"):
            kdasm.link({"notes.txt": b"hello"})


class Image(unittest.TestCase):
    def setUp(self) -> None:
        self.target = kdasm.Target("gfx90a")

    def test_target(self) -> None:
        target = kdasm.Target("gfx942:xnack+", code_object_version=5)
        self.assertEqual(target.id, "amdgcn-amd-amdhsa--gfx942:xnack+")
        self.assertEqual(target.bundle_id, "hipv4-amdgcn-amd-amdhsa--gfx942:xnack+")
        later = kdasm.Target("gfx942", llvm_version=23)
        self.assertEqual(later.id, "amdgcn-amd-amdhsa-unknown-gfx942")
        self.assertEqual(later.bundle_id, "hipv4-amdgcn-amd-amdhsa--gfx942")
        with self.assertRaisesRegex(kdasm.Error, "gfx9999"):
            kdasm.Target("gfx9999")

    def test_instructions(self) -> None:
        code, fixup = self.target.encode("s_add_u32 s0, s0, table@rel32@lo+4")
        self.assertEqual((len(code), fixup), (8, kdasm.Fixup(4, "table", 4, kdasm.FixupKind.REL32_LO)))
        self.assertEqual(self.target.encode("s_endpgm"), (bytes.fromhex("000081bf"), None))
        self.assertEqual(self.target.decode(bytes.fromhex("000081bf000080bf")), ["s_endpgm", "s_nop 0"])
        with self.assertRaises(kdasm.Error) as caught:
            self.target.encode("s_mov_b32 s0, v0")
        self.assertEqual(caught.exception.diagnostics[0].column, 15)
        with self.assertRaises(kdasm.Error):
            self.target.decode(b"\xff\xff\xff\xff")

    def test_shared_table(self) -> None:
        kernels, symbols = shared_table(self.target)
        code_object = kdasm.CodeObject(kdasm.image(self.target, kernels, symbols=symbols).object)
        self.assertEqual([kernel.name for kernel in code_object.kernels], ["first", "second"])
        self.assertIn(PRIMES, code_object.bytes)
        self.assertEqual(code_object.kernel("first")["kernarg_size"], 8)
        again = kdasm.image(self.target, kernels, symbols=symbols, relocatable=True).object
        self.assertEqual(kdasm.link([again]).object, code_object.bytes)

    def test_metadata(self) -> None:
        kernels, symbols = shared_table(self.target)
        text = "amdhsa.version: [1, 2]\namdhsa.kernels: []\n"
        made = kdasm.image(self.target, kernels, symbols=symbols, metadata=text, checks=["no-all"]).object
        self.assertEqual(kdasm.CodeObject(made).metadata, {"amdhsa.version": [1, 2], "amdhsa.kernels": []})

    def test_refused(self) -> None:
        kernels, symbols = shared_table(self.target)
        with self.assertRaisesRegex(kdasm.Error, "nothing is called 'primes'"):
            kdasm.image(self.target, kernels)
        with self.assertRaisesRegex(kdasm.Error, "its size is 3, but it has 4 bytes"):
            kdasm.image(self.target, kernels, symbols=[kdasm.Symbol("s", kdasm.Place.VARIABLE, b"1234", size=3)])
        with self.assertRaisesRegex(kdasm.Error, "at least one kernel or symbol"):
            kdasm.image(self.target, [])
        with self.assertRaisesRegex(kdasm.Error, "kernel 'first': .*next_free_vgpr"):
            kdasm.image(self.target, [kdasm.Kernel("first", kernels[0].code, {"next_free_vgpr": 9999})])

    def test_checks_of_code(self) -> None:
        code = kdasm.Code(self.target).add("v_mov_b32 v77, 0", "s_endpgm")
        with self.assertRaisesRegex(kdasm.Error, "its code uses v77, but the descriptor reserves 4 VGPRs"):
            kdasm.image(self.target, [kdasm.Kernel("k", code, DESCRIPTOR)])
        code = kdasm.Code(self.target).add("s_endpgm")
        descriptor = {**DESCRIPTOR, "user_sgpr_kernarg_segment_ptr": 0}
        with self.assertRaisesRegex(kdasm.Error, "has arguments, but no user SGPRs say where they are"):
            kdasm.image(self.target, [kdasm.Kernel("k", code, descriptor, [kdasm.Argument("by_value", 8, 0)])])

    def test_machine_code(self) -> None:
        code = kdasm.Code(self.target).add("s_nop 0", "s_endpgm")
        mixed = kdasm.Code(self.target).add("s_nop 0", code.bytes[4:])
        codes: list[Any] = [code, code.bytes, bytearray(code.bytes), memoryview(code.bytes), mixed]
        made = [kdasm.image(self.target, [kdasm.Kernel("k", each, DESCRIPTOR)]).object for each in codes]
        self.assertEqual(len(set(made)), 1)
        descriptor = {"next_free_vgpr": 1, "next_free_sgpr": 1}
        kernel = kdasm.Kernel("k", bytes.fromhex("0000b0bf"), descriptor)  # s_endpgm of GFX11
        image = kdasm.image(kdasm.Target("gfx1100"), [kernel]).object
        self.assertIn(bytes.fromhex("0000b0bf"), image)
        with self.assertRaises(TypeError):
            kdasm.image(self.target, [kdasm.Kernel("k", "s_endpgm", DESCRIPTOR)])  # type: ignore[arg-type]

    def test_no_value_of_c(self) -> None:
        """Numbers and names are not cut off."""
        code = kdasm.Code(self.target).add("s_endpgm")
        for descriptor, argument, size in (
            ({**DESCRIPTOR, "kernarg_size": (1 << 64) + 8}, kdasm.Argument("by_value", 8, 0), 4),
            (DESCRIPTOR, kdasm.Argument("by_value", (1 << 32) + 8, 0), 4),
            (DESCRIPTOR, kdasm.Argument("by_value", -8, 0), 4),
            (DESCRIPTOR, kdasm.Argument("by_value", 8, 0), (1 << 64) + 4),
        ):
            symbol = kdasm.Symbol("s", kdasm.Place.ZEROED, size=size)
            with self.assertRaises(OverflowError):
                kdasm.image(self.target, [kdasm.Kernel("k", code, descriptor, [argument])], symbols=[symbol])
        with self.assertRaisesRegex(OverflowError, "value is 1180591620717411303424"):
            kdasm.assemble(".quad x\n", processor="gfx900", symbols={"x": 1 << 70})
        with self.assertRaisesRegex(ValueError, "zero character"):
            kdasm.Target("gfx900\0")
        with self.assertRaisesRegex(ValueError, "zero character"):
            kdasm.image(self.target, [kdasm.Kernel("k\0", code, DESCRIPTOR)])


class Objects(unittest.TestCase):
    def test_read(self) -> None:
        code_object = kdasm.CodeObject(assembled())
        self.assertEqual((code_object.target_id, code_object.version), ("amdgcn-amd-amdhsa--gfx90a", 6))
        self.assertFalse(code_object.is_linked)
        kernel = code_object.kernel("empty")
        self.assertEqual((kernel["next_free_vgpr"], kernel["GRANULATED_WORKITEM_VGPR_COUNT"]), (16, 1))
        self.assertEqual(code_object.bytes[kernel.descriptor_offset :][:2], b"\0\2")
        with self.assertRaises(KeyError):
            code_object.kernel("full")
        with self.assertRaisesRegex(kdasm.Error, "no_such_field"):
            kernel["no_such_field"]

    def test_values(self) -> None:
        metadata = kdasm.CodeObject(assembled()).kernel("empty").metadata
        assert isinstance(metadata, dict)
        self.assertEqual(metadata[".name"], "empty")
        self.assertEqual(metadata[".vgpr_count"], 12)
        self.assertEqual([metadata[key] for key in ("real", "below", "yes")], [1.5, -2, True])
        self.assertIs(metadata["yes"], True)

    def test_patch(self) -> None:
        kernel = kdasm.CodeObject(assembled()).kernel("empty")
        patched = kdasm.CodeObject(kernel.patched({"group_segment_fixed_size": 1024, "next_free_vgpr": 32}))
        self.assertEqual(patched.kernel("empty")["group_segment_fixed_size"], 1024)
        self.assertEqual(patched.kernel("empty")["next_free_vgpr"], 32)
        self.assertEqual(kernel["group_segment_fixed_size"], 512)
        with self.assertRaisesRegex(kdasm.Error, "kernel 'empty': "):
            kernel.patched({"next_free_vgpr": 9999})

    def test_show(self) -> None:
        code_object = kdasm.CodeObject(assembled())
        self.assertIn("GROUP_SEGMENT_FIXED_SIZE", code_object.show())
        self.assertIn(".amdhsa_next_free_vgpr", code_object.show(kdasm.Form.ASSEMBLY))
        self.assertIn("s_endpgm", code_object.show(code=True))
        self.assertEqual(code_object.as_json()["kernels"][0]["name"], "empty")

    def test_wrong_values(self) -> None:
        """What is not what a call wants is an exception, or does no harm; nothing ends the process."""
        code_object = kdasm.CodeObject(assembled())
        target = kdasm.Target("gfx90a")
        code = kdasm.Code(target).add("s_endpgm")
        calls: list[Callable[[Any], object]] = [
            lambda wrong: code_object.show(wrong),
            lambda wrong: code_object.show(kernels=[wrong]),
            lambda wrong: code_object.kernels[wrong],
            lambda wrong: code_object.kernel("empty")[wrong],
            lambda wrong: code_object.kernel("empty").patched({"next_free_vgpr": wrong}),
            lambda wrong: kdasm.CodeObject(wrong),
            lambda wrong: kdasm.contents(wrong),
            lambda wrong: kdasm.bundle([kdasm.BundleEntry(target.bundle_id, wrong)]),
            lambda wrong: kdasm.link([wrong]),
            lambda wrong: kdasm.assemble(wrong, processor="gfx900"),
            lambda wrong: kdasm.assemble("", processor=wrong),
            lambda wrong: target.decode(wrong),
            lambda wrong: kdasm.Target("gfx90a", llvm_version=wrong),
            lambda wrong: kdasm.image(target, [wrong]),
            lambda wrong: kdasm.image(target, [kdasm.Kernel("k", wrong, DESCRIPTOR)]),
            lambda wrong: kdasm.image(target, [kdasm.Kernel("k", code, {"next_free_vgpr": wrong})]),
            lambda wrong: kdasm.image(target, [], symbols=[kdasm.Symbol("s", wrong, b"12345678")]),
            lambda wrong: kdasm.image(target, [], symbols=[kdasm.Symbol("s", kdasm.Place.CODE, b"1234", scope=wrong)]),
            lambda wrong: kdasm.image(target, [], symbols=[
                kdasm.Symbol("s", kdasm.Place.VARIABLE, b"12345678", fixups=[kdasm.Fixup(0, "t", 0, wrong)])]),
        ]
        for call in calls:
            for wrong in (None, -1, 99, 999, 1 << 31, 1 << 64, "", "text", b"", [], [None], {}, 1.5, object()):
                with suppress(kdasm.Error, TypeError, ValueError, KeyError, IndexError, OverflowError, AttributeError,
                              ctypes.ArgumentError):
                    call(wrong)
        for form in (-1, 7, 999):
            with self.assertRaises(ValueError):
                code_object.show(form)  # type: ignore[arg-type]

    def test_closed(self) -> None:
        code_object = kdasm.CodeObject(assembled())
        kernel = code_object.kernel("empty")
        code_object._close()
        asking: list[Callable[[], object]] = [code_object.show, lambda: code_object.version, lambda: kernel.name,
                                              lambda: kernel["next_free_vgpr"]]
        for ask in asking:
            with self.assertRaisesRegex(ValueError, "closed"):
                ask()

    def test_damaged(self) -> None:
        with self.assertRaises(kdasm.Error):
            kdasm.CodeObject(b"\x7fELF, or not")

    def test_kernel_outlives_variable(self) -> None:
        kernel = kdasm.CodeObject(assembled()).kernel("empty")
        gc.collect()
        self.assertEqual(kernel.name, "empty")

    def test_copy(self) -> None:
        copied = copy.copy(kdasm.CodeObject(assembled()))
        gc.collect()
        self.assertEqual(copied.kernel("empty")["next_free_vgpr"], 16)

    def test_bundle(self) -> None:
        entry = kdasm.BundleEntry(kdasm.Target("gfx90a").bundle_id, assembled())
        for compress in (False, True):
            found = kdasm.contents(kdasm.bundle([entry], compress=compress))
            self.assertEqual([(one.bytes, one.bundle_id, one.is_packed) for one in found],
                             [(entry.bytes, entry.id, compress)])
        with self.assertRaises(kdasm.Error):
            kdasm.bundle([entry, entry])
        self.assertEqual(kdasm.contents(b"nothing"), [])


class Library(unittest.TestCase):
    def test_version(self) -> None:
        self.assertRegex(kdasm.version(), r"^\d+\.\d+\.\d+")

    def test_missing(self) -> None:
        environment = {**os.environ, "KDASM_LIBRARY": "none.so", "PYTHONPATH": str(HERE)}
        done = subprocess.run([sys.executable, "-c", "import kdasm"], env=environment, capture_output=True, text=True)
        self.assertRegex(done.stderr, "none.so: .*; KDASM_LIBRARY names the file")

    def test_threads(self) -> None:
        """There is no global state."""
        expected, found = assembled(), []
        threads = [threading.Thread(target=lambda: found.append(assembled())) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [expected] * 8)

    def test_enumerators(self) -> None:
        """Their numbers are those of the headers."""
        pairs = [
            *((f"KD_FIXUP_{one.name}", one.value) for one in kdasm.FixupKind),
            *((f"KD_IMAGE_{one.name}", one.value) for one in (*kdasm.Place, *kdasm.Scope)),
            *((f"KD_FORM_{one.name}", one.value) for one in kdasm.Form),
            *((f"KD_{one.name}", one.value) for one in kdasm.Severity),
            ("KD_INSTRUCTION_SIZE", _native.INSTRUCTION_SIZE),
            ("KD_INSTRUCTION_TEXT_SIZE", _native.INSTRUCTION_TEXT_SIZE),
        ]
        self.assert_compiles(f"(int)({name}) == {value}" for name, value in pairs)

    def test_layouts(self) -> None:
        facts = []
        for name, structure in _native.STRUCTURES.items():
            facts.append(f"sizeof(struct {name}) == {ctypes.sizeof(structure)}")
            for field in structure._fields_:
                member = getattr(structure, field[0])
                facts.append(f"offsetof(struct {name}, {field[0]}) == {member.offset}")
                facts.append(f"sizeof(((struct {name} *)0)->{field[0]}) == {member.size}")
        for name in ("kd_target", "kd_descriptor_input"):
            facts.append(f"sizeof(struct {name}) <= {ctypes.sizeof(_native.Room)}")
        self.assert_compiles(facts)

    def assert_compiles(self, facts: object) -> None:
        compiler = os.environ.get("CC", "cc").split()
        if not shutil.which(compiler[0]):
            self.skipTest("there is no C compiler")
        headers = ("image", "instruction", "link", "code_object", "contents", "bundle", "kdasm")
        lines = [f"#include <kdasm/{header}.h>" for header in headers]
        lines += [f'_Static_assert({fact}, "");' for fact in facts]  # type: ignore[attr-defined]
        folder = os.environ.get("KDASM_INCLUDE")
        command = [*compiler, "-std=gnu11", "-fsyntax-only", *([f"-I{folder}"] if folder else []), "-x", "c", "-"]
        done = subprocess.run(command, input="\n".join(lines), text=True, capture_output=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)


if __name__ == "__main__":
    unittest.main()
