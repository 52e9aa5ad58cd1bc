#!/usr/bin/env python3
"""
What --link-resources makes of functions with .amdgpu_info, and what is said without it.

    resources.py BUILD

The vectors are those of section 4 of the facts on what newer compilers write: their numbers are in the comments. What is
expected is written by hand from there, and read here without kdasm's own reader. The closing line is
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path
from typing import Callable

import test_functions
from elf import CodeObject
from msgpack import unpack

LDS_VALUE, PRIVATE_SEGMENT, RSRC3, RSRC1, RSRC2, PROPERTIES = 0, 4, 44, 48, 52, 56
HIDDEN, ABS, NOTYPE = 2, 0xFFF1, 0
DYNAMIC_STACK = 1 << 11

TESTS: list[Callable[["Linker"], None]] = []


def test(function: Callable[["Linker"], None]) -> Callable[["Linker"], None]:
    TESTS.append(function)
    return function


def info(name: str, *lines: str) -> str:
    return "\n".join([f".amdgpu_info {name}", *(f".amdgpu_{line}" for line in lines), ".end_amdgpu_info\n"])


def needs(flags: int = 0, sgpr: int = 0, vgpr: int = 0, private: int = 0) -> list[str]:
    return [f"flags {flags}", f"num_sgpr {sgpr}", f"num_vgpr {vgpr}", f"private_segment_size {private}"]


def function(name: str, section: str = ".text", binding: str = ".globl") -> str:
    return (f'.section {section}, "ax", @progbits\n{binding} {name}\n.hidden {name}\n.type {name}, @function\n'
            f"{name}: .long 0xbf810000\n")


def kernel(name: str, **values: int) -> str:
    fields = {"next_free_vgpr": 1, "next_free_sgpr": 1, **values}
    return (f'.text\n.globl {name}\n.protected {name}\n.p2align 8\n.type {name}, @function\n{name}: .long 0xbf810000\n'
            f'.section .rodata, "a", @progbits\n.p2align 6\n.amdhsa_kernel {name}\n'
            + "".join(f".amdhsa_{field} {value}\n" for field, value in fields.items()) + ".end_amdhsa_kernel\n")


def metadata(*names: str, more: str = "") -> str:
    kernels = "".join(
        f"  - {{ .name: {name}, .symbol: {name}.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 4,\n"
        f"      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 0,\n"
        f"      .vgpr_count: 0, .max_flat_workgroup_size: 64{more} }}\n" for name in names)
    return f".amdgpu_metadata\namdhsa.version: [ 1, 2 ]\namdhsa.kernels:\n{kernels}.end_amdgpu_metadata\n"


class Linked:
    """A code object, or what was said instead."""

    def __init__(self, path: Path, messages: str):
        self.messages = messages
        self.object = CodeObject(path.read_bytes()) if path.exists() else None
        self.symbols = {symbol.name: symbol for symbol in self.object.symbols(".symtab")} if self.object else {}

    def descriptor(self, name: str) -> bytes:
        assert self.object, self.messages
        symbol = self.symbols[f"{name}.kd"]
        section = self.object.sections[symbol.section]
        at = symbol.value - section.address
        return section.bytes[at:at + 64]

    def word(self, name: str, at: int) -> int:
        return struct.unpack_from("<I", self.descriptor(name), at)[0]

    def metadata(self, name: str) -> dict:
        assert self.object
        data = self.object.section(".note").bytes
        name_size, size = struct.unpack_from("<II", data)
        start = 12 + (name_size + 3 & ~3)
        kernels = unpack(data[start:start + size])["amdhsa.kernels"]
        return next(kernel for kernel in kernels if kernel[".name"] == name)


class Linker:
    def __init__(self, build: Path, folder: Path):
        self.kdasm, self.folder = build / "kdasm", folder

    def link(self, *sources: str, options: tuple[str, ...] = ("--link-resources",), processor: str = "gfx900:xnack-") -> Linked:
        target = f'.amdgcn_target "amdgcn-amd-amdhsa--{processor}"\n'
        objects = []
        for number, source in enumerate(sources):
            path = self.folder / f"{number}.s"
            path.write_text(target + source)
            objects.append(f"{number}.o")
            subprocess.run([self.kdasm, "-Wno-all", path.name, "-o", objects[-1]], cwd=self.folder, check=True)
        output = self.folder / "out.co"
        output.unlink(missing_ok=True)
        done = subprocess.run([self.kdasm, "-Wno-all", "-shared", *options, *objects, "-o", output.name], cwd=self.folder,
                              capture_output=True, text=True, check=False)
        return Linked(output, done.stderr)


def same(found: object, wanted: object) -> None:
    assert found == wanted, f"{found!r}, not {wanted!r}"


def says(linked: Linked, *texts: str) -> None:
    same((linked.object, linked.messages) if linked.object else None, None)
    for text in texts:
        assert text in linked.messages, f"{text!r} is not in {linked.messages!r}"


# ---- registers and stack ----

CALLER = kernel("k", next_free_vgpr=32, next_free_sgpr=33) + info("k", *needs(3, 33, 32, 0), "call f") + metadata("k")


@test
def registers_and_stack(linker: Linker) -> None:  # the first vector
    linked = linker.link(CALLER, function("f") + info("f", *needs(0, 8, 40, 16)))
    same(linked.messages, "")
    same(linked.word("k", PRIVATE_SEGMENT), 16)
    same(linked.word("k", RSRC1) & 0x3FF, 0x109)
    same(linked.word("k", RSRC2) & 1, 1)
    same(linked.word("k", PROPERTIES) & DYNAMIC_STACK, 0)
    found = linked.metadata("k")
    same([found[key] for key in (".vgpr_count", ".sgpr_count", ".private_segment_fixed_size")], [40, 39, 16])
    assert ".agpr_count" not in found and found[".group_segment_fixed_size"] == 0


@test
def a_function_that_calls_itself(linker: Linker) -> None:  # the second vector
    more = ", .uses_dynamic_stack: false"
    caller = CALLER.replace(metadata("k"), metadata("k", more=more))
    linked = linker.link(caller, function("f") + info("f", *needs(0, 8, 40, 16), "call f"))
    same(linked.word("k", PROPERTIES) & DYNAMIC_STACK, DYNAMIC_STACK)
    same(linked.word("k", PRIVATE_SEGMENT), 16)
    same(linked.metadata("k")[".uses_dynamic_stack"], True)
    same(linked.metadata("k")[".private_segment_fixed_size"], 16)


@test
def a_circle_counts_once(linker: Linker) -> None:
    """The largest frame of the circle, and the largest of what it calls."""
    linked = linker.link(CALLER, function("f") + function("g") + function("h") + function("i")
                         + info("f", *needs(private=16), "call g") + info("g", *needs(private=48), "call f", "call h", "call i")
                         + info("h", *needs(private=4)) + info("i", *needs(private=8, vgpr=64)))
    same(linked.word("k", PRIVATE_SEGMENT), 48 + 8)
    same(linked.word("k", PROPERTIES) & DYNAMIC_STACK, DYNAMIC_STACK)
    same(linked.metadata("k")[".vgpr_count"], 64)


@test
def a_local_callee_of_another_section(linker: Linker) -> None:  # the last vector
    source = ('.section .text.f, "ax", @progbits\ns_nop 0\n.type f, @function\nf: .long 0xbf810000\n' + kernel("k")
              + info("k", *needs(), "call f") + info("f", *needs(private=132)))
    same(linker.link(source).word("k", PRIVATE_SEGMENT), 132)


@test
def indirect_calls_go_to_all_of_their_type(linker: Linker) -> None:
    linked = linker.link(
        kernel("k") + kernel("other") + info("k", *needs(), 'indirect_call "vi"') + info("other", *needs(vgpr=3)),
        function("f") + function("g") + function("h") + info("f", *needs(vgpr=9, private=8), 'typeid "vi"')
        + info("g", *needs(vgpr=17), 'typeid "vl"', 'typeid "vi"') + info("h", *needs(vgpr=33), 'typeid "vl"'))
    same([linked.word("k", RSRC1) & 0x3F, linked.word("k", PRIVATE_SEGMENT)], [17 // 4, 8])
    same([linked.word("other", RSRC1) & 0x3F, linked.word("other", PRIVATE_SEGMENT)], [0, 0])


@test
def a_type_that_another_input_gives(linker: Linker) -> None:
    """Types count always, also those of a function that is defined elsewhere; its numbers there do not."""
    linked = linker.link(kernel("k") + info("k", *needs(), 'indirect_call "vi"') + info("f", *needs(vgpr=99), 'typeid "vi"'),
                         function("f") + info("f", *needs(vgpr=9)))
    same(linked.word("k", RSRC1) & 0x3F, 9 // 4)


@test
def a_weak_definition_that_gives_way(linker: Linker) -> None:
    linked = linker.link(kernel("k") + info("k", *needs(), "call f"),
                         function("f", binding=".weak") + info("f", *needs(vgpr=99), "call nobody"),
                         function("f") + info("f", *needs(vgpr=9)))
    same(linked.messages, "")
    same(linked.word("k", RSRC1) & 0x3F, 9 // 4)


@test
def other_symbols_of_the_place(linker: Linker) -> None:
    linked = linker.link(kernel("k") + info("k", *needs(), "call alias"),
                         function("f") + ".globl alias\n.set alias, f\n" + info("f", *needs(vgpr=9)))
    same(linked.word("k", RSRC1) & 0x3F, 9 // 4)


@test
def accumulation_registers(linker: Linker) -> None:
    """gfx90a: VGPRs are rounded to 4, AGPRs follow; RSRC3 has where."""
    linked = linker.link(kernel("k", accum_offset=4) + info("k", *needs(vgpr=2), "call f") + metadata("k"),
                         function("f") + info("f", *needs(vgpr=10), "num_agpr 5"), processor="gfx90a:xnack-")
    same(linked.word("k", RSRC1) & 0x3F, (12 + 5 + 7) // 8 - 1)
    same(linked.word("k", RSRC3) & 0x3F, (10 + 3) // 4 - 1)
    found = linked.metadata("k")
    same([found[".vgpr_count"], found[".agpr_count"]], [17, 5])


@test
def granules_of_wave32(linker: Linker) -> None:
    """Bit 10 of the code properties decides; SGPRs are 0 from gfx10 on."""
    for size32, granule in ((1, 8), (0, 4)):
        linked = linker.link(kernel("k", wavefront_size32=size32) + info("k", *needs(sgpr=60, vgpr=25)), processor="gfx1100")
        same(linked.word("k", RSRC1) & 0x3FF, (25 + granule - 1) // granule - 1)


@test
def the_larger_of_both_files(linker: Linker) -> None:
    """Step 9: without one file for both (gfx908) the larger count, in fours."""
    linked = linker.link(kernel("k") + info("k", *needs(vgpr=8), "num_agpr 37") + metadata("k"), processor="gfx908:sramecc-:xnack-")
    same(linked.word("k", RSRC1) & 0x3F, 9)
    found = linked.metadata("k")
    same([found[".vgpr_count"], found[".agpr_count"]], [37, 37])


@test
def flags_of_what_is_called(linker: Linker) -> None:
    """Steps 6 and 9: "or of the flags"; VCC is 2 SGPRs on gfx900 without XNACK, flat scratch 6."""
    for flags, extra in ((1, 2), (2, 6), (3, 6), (0, 0)):
        linked = linker.link(kernel("k") + info("k", *needs(sgpr=10), "call f") + metadata("k"), function("f") + info("f", *needs(flags)))
        same(linked.metadata("k")[".sgpr_count"], 10 + extra)
        same(linked.word("k", RSRC1) >> 6 & 0xF, (10 + extra + 7) // 8 - 1)
    linked = linker.link(kernel("k") + info("k", *needs(), "call f") + function("f") + info("f", *needs(4)))
    same(linked.word("k", PROPERTIES) & DYNAMIC_STACK, DYNAMIC_STACK)
    same(linked.word("k", RSRC2) & 1, 1)  # "RSRC2[0] = scratch > 0 or dynamic stack"


@test
def compute_pgm_rsrc3_without_values(linker: Linker) -> None:
    """Step 9, newest: RSRC3 is untouched where the value is 0."""
    linked = linker.link(kernel("k", next_free_vgpr=16, accum_offset=16) + info("k", *needs(vgpr=2)), processor="gfx90a:xnack-")
    same(linked.word("k", RSRC3) & 0x3F, 16 // 4 - 1)
    linked = linker.link(kernel("k", named_barrier_count=3) + info("k", *needs()), processor="gfx1250")
    same(linked.word("k", RSRC3) & 0x1C000, 3 << 14)


@test
def a_group_that_is_discarded(linker: Linker) -> None:
    """Step 3: what an input says of a function counts if its definition prevails, so not that of a discarded COMDAT."""
    def member(vgpr: int) -> str:
        return function("f").replace('.section .text, "ax", @progbits', '.section .text.f, "axG", @progbits, f, comdat') + info("f", *needs(vgpr=vgpr))

    linked = linker.link(kernel("k") + info("k", *needs(), "call f"), member(9), member(99))
    same((linked.messages, linked.word("k", RSRC1) & 0x3F), ("", 9 // 4))


@test
def a_local_kernel(linker: Linker) -> None:
    source = kernel("k").replace(".globl k\n.protected k\n", "") + info("k", *needs(vgpr=9))
    same(linker.link(source).word("k", RSRC1) & 0x3F, 9 // 4)


@test
def from_sources_too(linker: Linker) -> None:
    (linker.folder / "a.s").write_text('.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n' + CALLER.replace("call f", "use l")
                                       + ".amdgpu_lds l, 8, 4\n")
    subprocess.run([linker.kdasm, "-Wno-all", "-shared", "--link-resources", "a.s", "-o", "out.co"], cwd=linker.folder, check=True)
    same(Linked(linker.folder / "out.co", "").word("k", LDS_VALUE), 8)


# ---- LDS ----

@test
def variables_in_lds(linker: Linker) -> None:  # the third vector
    linked = linker.link(
        ".amdgpu_lds A, 64, 16\n.amdgpu_lds B, 32, 16\n.amdgpu_lds C, 128, 16\n.amdgpu_lds D, 0, 8\n" + kernel("K1") + kernel("K2")
        + info("K1", *needs(), "use A", "use B", "use D") + info("K2", *needs(), "use A", "call f") + metadata("K1", "K2"),
        function("f") + ".amdgpu_lds C, 128, 16\n" + info("f", *needs(), "use C"))
    same({name: linked.symbols[name].value for name in "ABCD"}, {"A": 0, "C": 64, "B": 64, "D": 96})
    same([linked.word(name, LDS_VALUE) for name in ("K1", "K2")], [96, 192])
    same([linked.metadata(name)[".group_segment_fixed_size"] for name in ("K1", "K2")], [96, 192])
    for name in "ABCD":
        symbol = linked.symbols[name]
        same((symbol.section, symbol.type, symbol.visibility), (ABS, NOTYPE, HIDDEN))


@test
def code_has_the_places(linker: Linker) -> None:
    linked = linker.link(".amdgpu_lds a, 8, 4\n.amdgpu_lds b, 12, 4\n" + kernel("k").replace("k: .long 0xbf810000", "k: s_mov_b32 s0, a@abs32@lo")
                         + info("k", *needs(), "use a", "use b"))
    assert linked.object
    same(linked.object.section(".text").bytes[:8], struct.pack("<II", 0xBE8000FF, 12))  # b is larger: it comes first
    same(linked.object.relocations(), [])


@test
def nothing_says_what_it_uses(linker: Linker) -> None:
    """One layout for all: by alignment, size and name, and every kernel gets the whole."""
    linked = linker.link(".amdgpu_lds d, 0, 16\n.amdgpu_lds b, 4, 4\n.amdgpu_lds a, 4, 4\n.amdgpu_lds c, 6, 2\n.amdgpu_lds e, 8, 8\n"
                         + "".join(f".long {name}@abs32@lo\n" for name in "abcde") + kernel("k") + kernel("l") + info("k", *needs()) + info("l", *needs()))
    same({name: linked.symbols[name].value for name in "abcde"}, {"e": 0, "a": 8, "b": 12, "c": 16, "d": 32})
    same([linked.word("k", LDS_VALUE), linked.word("l", LDS_VALUE)], [22, 22])


@test
def a_variable_that_no_kernel_reaches(linker: Linker) -> None:
    linked = linker.link(".amdgpu_lds a, 8, 4\n.amdgpu_lds b, 4, 4\n" + kernel("k") + function("f") + info("k", *needs(), "use a")
                         + info("f", *needs(), "use b"))
    same([linked.symbols["b"].value, linked.word("k", LDS_VALUE)], [0, 8])


@test
def the_largest_and_strictest_of_several_inputs(linker: Linker) -> None:
    linked = linker.link(".amdgpu_lds a, 8, 16\n.amdgpu_lds b, 100, 32\n" + kernel("k") + info("k", *needs(), "use a", "use b"),
                         ".amdgpu_lds a, 24, 4\n" + function("f") + info("f", *needs(), "use a"))
    same([linked.symbols["b"].value, linked.symbols["a"].value, linked.word("k", LDS_VALUE)], [0, 112, 136])


@test
def lds_stays_without_variables(linker: Linker) -> None:
    linked = linker.link(kernel("k", group_segment_fixed_size=48) + info("k", *needs()))
    same(linked.word("k", LDS_VALUE), 48)


# ---- named barriers ----

def barriers(*names: str, size: int = 32) -> str:
    return "".join(f".amdgpu_lds __amdgpu_named_barrier_{name}, {size}, 16\n" for name in names)


def uses(*names: str) -> list[str]:
    return [f"use __amdgpu_named_barrier_{name}" for name in names]


@test
def named_barriers(linker: Linker) -> None:  # the fourth vector
    linked = linker.link(barriers(*"pqrs") + kernel("K1") + kernel("K2") + kernel("K3") + info("K1", *needs(), *uses("p", "r"))
                         + info("K2", *needs(), *uses("p", "q")) + info("K3", *needs(), *uses("q", "s")), processor="gfx1250")
    same([linked.symbols[f"__amdgpu_named_barrier_{name}"].value for name in "pqrs"], [0x802010, 0x802030, 0x802030, 0x802050])
    same([linked.word(name, RSRC3) & 0x1C000 for name in ("K1", "K2", "K3")], [0x4000, 0x4000, 0x8000])
    same([linked.word(name, LDS_VALUE) for name in ("K1", "K2", "K3")], [0, 0, 0])


@test
def barriers_of_two_kernels(linker: Linker) -> None:
    source = barriers("p", size=448) + barriers("q", size=16) + kernel("a") + kernel("b")
    linked = linker.link(source + info("a", *needs(), *uses("p")) + info("b", *needs(), *uses("q")), processor="gfx1250")
    same(linked.symbols["__amdgpu_named_barrier_q"].value, 0x802010)
    same([linked.word("a", RSRC3) & 0x1C000, linked.word("b", RSRC3) & 0x1C000], [7 << 14, 1 << 14])


@test
def barriers_overflow(linker: Linker) -> None:
    source = barriers("p", size=496) + barriers("q", size=16) + kernel("a") + kernel("b")
    linked = linker.link(source + info("a", *needs(), *uses("p", "q")) + info("b", *needs(), *uses("q")), processor="gfx1250")
    says(linked, "AMDGPU: named barrier ID overflow (max ID 32 exceeds limit of 31) in kernel group: a")


# ---- refused ----

@test
def functions_of_which_nothing_is_known(linker: Linker) -> None:
    linked = linker.link(kernel("a") + kernel("b") + info("a", *needs(), "call f") + info("b", *needs(), "call f", "call g"), function("g"))
    says(linked, "AMDGPU: function 'f' is undefined and has no resource usage metadata; called from 'a' 'b';",
         "AMDGPU: function 'g' has no .amdgpu.info resource usage metadata; called from 'b';")


@test
def a_type_of_which_nothing_is_known(linker: Linker) -> None:
    linked = linker.link(kernel("a") + info("a", *needs(), 'indirect_call "v"') + function("g") + info("g", 'typeid "v"'))
    says(linked, "AMDGPU: function 'g' has no .amdgpu.info resource usage metadata; called from 'a';")


@test
def modes_that_differ(linker: Linker) -> None:
    source = kernel("a") + function("b") + info("a", *needs(0x10), "call b") + info("b", *needs())
    says(linker.link(source, processor="gfx1100"),
         "AMDGPU object linking: wave size mismatch in call from 'a' (wave32) to 'b' (wave64)")
    source = kernel("a") + function("b") + info("a", *needs(8), 'indirect_call "v"') + info("b", *needs(), 'typeid "v"')
    says(linker.link(source, processor="gfx1100"),
         "AMDGPU object linking: WGP mode mismatch in call from 'a' (WGP) to 'b' (CU)")
    says(linker.link(kernel("f") + info("f", *needs(0x10))), "AMDGPU: function 'f' uses unsupported ABI wave32 for gfx900")


@test
def occupancies(linker: Linker) -> None:
    source = kernel("a") + function("b") + info("a", *needs(), "occupancy 8", "call b") + info("b", *needs(), "occupancy 4")
    says(linker.link(source), "AMDGPU: incompatible ABI occupancy: function 'a' requires occupancy 8 but calls 'b' with occupancy 4")
    says(linker.link(kernel("f") + info("f", *needs(), "occupancy 0")), "AMDGPU: function 'f' has invalid ABI occupancy 0")
    source = kernel("a") + function("b") + info("a", *needs(), "occupancy 4", "call b") + info("b", *needs(), "occupancy 8")
    same(linker.link(source).messages, "")


@test
def lds_that_does_not_meet_the_occupancy(linker: Linker) -> None:
    """
    Step 5: "LDS fits the occupancy". A compute unit of gfx900 has 65536 bytes and four SIMDs; a work-group has at most 1024
    work-items, 16 wavefronts. Two groups are 8 wavefronts of a SIMD, one is 4.
    """
    def link(size: int, occupancy: int, **more: object) -> Linked:
        return linker.link(f".amdgpu_lds a, {size}, 4\n" + kernel("k") + info("k", *needs(), f"occupancy {occupancy}", "use a"), **more)

    same(link(32768, 8).messages, "")
    same(link(65536, 4).messages, "")
    same(link(0, 10).messages, "")  # dynamic LDS counts nothing
    says(link(32772, 8), "AMDGPU: kernel 'k' uses 32772 bytes of LDS, which does not meet ABI occupancy 8")
    says(link(65536, 5), "AMDGPU: kernel 'k' uses 65536 bytes of LDS, which does not meet ABI occupancy 5")
    # gfx1250: 327680 bytes, four SIMDs, wavefronts of 32: a group has 32, so one is 8 wavefronts of a SIMD.
    same(link(327680, 8, processor="gfx1250").messages, "")
    says(link(163844, 9, processor="gfx1250"), "AMDGPU: kernel 'k' uses 163844 bytes of LDS, which does not meet ABI occupancy 9")


@test
def more_than_there_is(linker: Linker) -> None:
    says(linker.link(kernel("k") + info("k", *needs(), "call f") + function("f") + info("f", *needs(vgpr=257))),
         "kernel 'k': it needs 257 VGPRs with all that it calls, but there are 256 on gfx900")
    says(linker.link(kernel("k") + info("k", *needs(3, 103))), "kernel 'k': it needs 103 SGPRs with all that it calls, but there are 102")
    says(linker.link(".amdgpu_lds a, 65536, 4\n.amdgpu_lds b, 1, 1\n" + kernel("k") + info("k", *needs(), "use a", "use b")),
         "kernel 'k': it needs 65537 bytes of LDS with all that it calls, but there are 65536 on gfx900")
    says(linker.link(kernel("k") + info("k", *needs(private=0xFFFFFFFF), "call f") + function("f") + info("f", *needs(private=1))),
         "kernel 'k': it needs 4294967296 bytes of scratch with all that it calls, but there are 4294967295 on gfx900")


@test
def lds_without_kernels(linker: Linker) -> None:
    says(linker.link(".amdgpu_lds a, 4, 4\n" + function("f") + info("f", *needs(), "use a")),
         "cannot resolve AMDGPU LDS symbols without a kernel descriptor and .amdgpu.info metadata")


@test
def lds_of_another_system(linker: Linker) -> None:
    """Step 1: OSABI not 64."""
    (linker.folder / "a.s").write_text(".amdgpu_lds a, 4, 4\n" + function("f") + info("f", *needs(), "use a"))
    for system in ("amdpal", "mesa3d"):
        done = subprocess.run([linker.kdasm, "-Wno-all", f"-triple=amdgcn-amd-{system}", "-mcpu=gfx900", "-shared", "--link-resources",
                               "a.s", "-o", "a.so"], cwd=linker.folder, capture_output=True, text=True, check=False)
        same(done.returncode, 1)
        assert "object linking for AMDGPU LDS requires the HSA OSABI" in done.stderr, done.stderr


@test
def inputs_for_several_processors(linker: Linker) -> None:
    """
    Step 1: the merged e_flags. The table of ld.lld 22 in section 3, but that the order of inputs does not matter: an old 0x549
    after 0x449 is taken, too (emit/manual/linking.md).
    """
    def of(flags: int, name: str, source: str) -> str:
        (linker.folder / "in.s").write_text('.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"\n' + source)
        subprocess.run([linker.kdasm, "-Wno-all", "in.s", "-o", name], cwd=linker.folder, check=True)
        path = linker.folder / name
        data = bytearray(path.read_bytes())
        struct.pack_into("<I", data, 48, flags)
        path.write_bytes(data)
        return name

    for first, second, wanted in ((0x549, 0x449, 0x449), (0x449, 0x549, 0x449), (0x549, 0x749, 0x749), (0x749, 0x549, 0x749),
                                  (0x449, 0x749, None), (0x749, 0x449, None), (0x449, 0x449, 0x449), (0x549, 0x54C, None)):
        files = [of(first, "a.o", kernel("k") + info("k", *needs(vgpr=3))), of(second, "b.o", function("f") + info("f", *needs()))]
        for more in ([], ["--link-resources"]):
            done = subprocess.run([linker.kdasm, "-Wno-all", "-shared", *more, *files, "-o", "out.co"], cwd=linker.folder,
                                  capture_output=True, text=True, check=False)
            if wanted:
                assert "error" not in done.stderr, done.stderr
                same(struct.unpack_from("<I", (linker.folder / "out.co").read_bytes(), 48)[0], wanted)
            else:
                assert "error: incompatible " in done.stderr and "b.o is for" in done.stderr, done.stderr


@test
def processors_that_are_only_read(linker: Linker) -> None:
    """How descriptors of gfx1170 count VGPRs is marked as inferred in section 1 of the facts, so none is written."""
    (linker.folder / "in.s").write_text('.amdgcn_target "amdgcn-amd-amdhsa--gfx1150"\n' + kernel("k") + info("k", *needs(vgpr=9)))
    subprocess.run([linker.kdasm, "-Wno-all", "in.s", "-o", "a.o"], cwd=linker.folder, check=True)
    path = linker.folder / "a.o"
    data = bytearray(path.read_bytes())
    for name, flags in (("gfx1170", 0x5D), ("gfx1310", 0x50)):
        struct.pack_into("<I", data, 48, flags)
        path.write_bytes(data)
        done = subprocess.run([linker.kdasm, "-shared", "--link-resources", "a.o", "-o", "a.so"], cwd=linker.folder,
                              capture_output=True, text=True, check=False)
        wanted = f"kernel 'k': how many VGPRs it needs cannot be written: for {name}, how its descriptors count VGPRs is not known"
        assert wanted in done.stderr, done.stderr


@test
def what_is_no_variable(linker: Linker) -> None:
    says(linker.link(kernel("k") + info("k", *needs(), "use x") + ".data\nx: .long 0\n"), "0.o: function 'k' uses")
    says(linker.link(kernel("k") + info("k", *needs()) + ".comm a, 4, 4\n", ".amdgpu_lds a, 4, 4\n.quad a\n"),
         "symbol 'a' is a variable in LDS in 1.o, but a common symbol in 0.o")


@test
def a_kernel_without_info(linker: Linker) -> None:
    linked = linker.link(kernel("k", next_free_vgpr=60) + kernel("l") + info("l", *needs(vgpr=9)))
    same(linked.word("k", RSRC1) & 0x3F, 60 // 4 - 1)
    assert "warning: 0.o: nothing says what kernel 'k' needs, so its descriptor stays as it is" in linked.messages


@test
def a_damaged_section(linker: Linker) -> None:
    says(linker.link(kernel("k") + '.section .amdgpu.info, "e", @progbits\n.byte 1\n'),
         "0.o: section .amdgpu.info, offset 0x0: its last entry is cut off")


# ---- not asked for ----

@test
def a_warning_without_the_option(linker: Linker) -> None:
    linked = linker.link(kernel("k") + info("k", *needs(vgpr=99)), options=())
    assert "warning: 0.o: it has section .amdgpu.info, but this link does not add up what kernels need" in linked.messages, linked.messages
    same(linked.word("k", RSRC1) & 0x3F, 0)


@test
def a_warning_for_variables_in_lds(linker: Linker) -> None:
    linked = linker.link(".amdgpu_lds lq, 128, 16\n" + kernel("k") + info("k", *needs(), "use lq"), options=())
    assert "warning: 0.o: 'lq' is a variable in LDS that linkers place, but here it becomes its alignment" in linked.messages
    same(linked.symbols["lq"].value, 16)  # as ld.lld 22 has it


@test
def nothing_without_sections(linker: Linker) -> None:
    source = kernel("k") + metadata("k")
    plain = linker.link(source, options=())
    same(plain.messages, "")
    data = plain.object.data if plain.object else b""
    linked = linker.link(source)
    assert linked.object
    same(linked.object.data == data, True)


if __name__ == "__main__":
    sys.exit(test_functions.main(TESTS, Linker))
