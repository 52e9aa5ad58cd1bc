#!/usr/bin/env python3
"""
What input costs: the time of a run grows with its input, not with the square of it.

    growth.py BUILD [--show] [--times=N] [PATTERN...]

A case is a function that makes an input of size n. It fails when four times the input takes clearly more than four times
as long, or when that run takes more than a second (more on a slow processor) or 500 MB, which are generous: inputs are
far below 2 MB. The run with n is left out where that with 4n takes so little that no time of the other could make it
fail. Time is that of the processor, user and system; what an empty run takes is not counted. Other programs on the
machine disturb it, so a run that looks too slow is repeated, and the least time counts. --show runs both, and prints
what they take.
With --times=10 inputs are ten times as large, and so is what a run may take; bounds may refuse them.
The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import resource
import struct
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / name) for name in ("kdinfo", "link", "shared")]
import core
import kpack
import processor
from bundles import bundle, elf, packed, zstd
from chosen import chosen

MOST_GROWTH = 8.0    # of the time with four times the input: 4 is linear, 16 is quadratic
LEAST_SECONDS = 0.02  # that count for n: of less nothing can be said
MOST_SECONDS = 1.0
# What a machine takes to hand out memory is not the program's time: one took 15 us for each page, half of them counted as
# the user's. It is measured with this many bytes, which the system reads into new memory in ZEROS_SECONDS or ...
ZEROS = 64 << 20
PAGE = resource.getpagesize()
ZEROS_SECONDS = 0.03  # ... in longer, and then its time counts for less
MOST_MEGABYTES = 500
SANITIZER_SLOWNESS = 10  # and memory: sanitizers multiply both, unevenly; growth is not looked at, only n is run
MOST_DEPTH = 60_000  # of entries of debug information; there is a bound
TRIES = 10  # of which the least counts; one that is good is enough


@dataclass
class Run:
    """A command whose first word is kdasm or kdinfo, run in a folder with these files."""
    command: list[str]
    files: dict[str, bytes | str] = field(default_factory=dict)
    before: list[list[str]] = field(default_factory=list)  # commands that make more files; not measured
    status: int = 0


@dataclass
class Case:
    name: str
    size: int
    make: Callable[[int], Run]
    megabytes: int
    grows: bool


CASES: list[Case] = []


def case(
    size: int, megabytes: int = MOST_MEGABYTES, grows: bool = True
) -> Callable[[Callable[[int], Run]], Callable[[int], Run]]:
    """Registers a generator; `size` is n, chosen so that 4n takes a tenth of a second or less. With 4n no more than
    `megabytes` may be taken. What does not grow is run with n only."""
    def register(make: Callable[[int], Run]) -> Callable[[int], Run]:
        CASES.append(Case(make.__name__, size, make, megabytes, grows))
        return make
    return register


def source(text: bytes | str, *options: str, status: int = 0, **files: bytes | str) -> Run:
    """kdasm on one source."""
    return Run(["kdasm", "-mcpu=gfx900", *options, "a.s", "-o", "a.o"], {"a.s": text, **files}, [], status)


# ---- names ----

MASK = (1 << 64) - 1


@case(5000)
def names_that_collide(n: int) -> Run:
    """Labels that an unkeyed multiply-xor hash over eight bytes a step puts in one place."""
    multiplier, wanted = 0x9e3779b97f4a7c15, 0x123456789abcdef0
    chance, names = random.Random(1), []
    while len(names) < n:
        first = chance.randbytes(8)
        state = (16 * multiplier ^ int.from_bytes(first, "little")) * multiplier & MASK
        name = first + (state ^ state >> 29 ^ wanted).to_bytes(8, "little")
        if not set(name) & set(b'\0\n\r"\\'):
            names.append(b'"' + name + b'":\n')
    return source(b"".join(names))


# ---- mistakes ----

@case(1_000_000)
def errors_in_a_repeat(n: int) -> Run:
    return source(f".rept {n}\n.foo\n.endr\n", status=1)


@case(250)
def errors_in_bodies_within_each_other(n: int) -> Run:
    """Each line is found through all of the bodies, and so are those of the notes."""
    return source(".rept 1\n" * 990 + ".foo\n" * n + ".endr\n" * 990, "-asm-macro-max-nesting-depth=1000", status=1)


@case(200_000)
def warnings_in_a_repeat(n: int) -> Run:
    return source(f".rept {n}\n.warning\n.endr\n")


@case(25_000)
def unknown_directives(n: int) -> Run:
    return source(".frobnicate 1\n" * n, "-ferror-limit=0", status=1)


@case(4_000)
def unknown_directives_beside_macros(n: int) -> Run:
    return source("".join(f".macro m{i}\n.endm\n" for i in range(n)) + "mm 1\n" * n, "-ferror-limit=0", status=1)


@case(4_000)
def errors_in_a_long_line(n: int) -> Run:
    return source(".byte " + ", ".join(["256"] * n), "-ferror-limit=0", status=1)


# ---- links ----

def resources(text: str, status: int = 0) -> Run:
    """A link that adds up what functions need."""
    return Run(["kdasm", "-W", "-Wno-all", "-shared", "--link-resources", "a.s", "-o", "a.co"], {"a.s": LINKED + text}, status=status)


LINKED = """.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.macro kernel name
.text
.globl \\name
.protected \\name
\\name: .long 0
.section .rodata,"a",@progbits
.p2align 6
.amdhsa_kernel \\name
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
.endm
.macro function name
.text
.globl \\name
.hidden \\name
\\name: .long 0
.endm
"""


def info(name: str, *lines: str) -> str:
    return f".amdgpu_info {name}\n.amdgpu_flags 0\n" + "".join(f".amdgpu_{line}\n" for line in lines) + ".end_amdgpu_info\n"


@case(4_000)
def functions_that_call_the_next(n: int) -> Run:
    return resources("".join(f"function f{i}\n" + info(f"f{i}", f"call f{(i + 1) % n}") for i in range(n)))


@case(2_000)
def functions_of_one_type(n: int) -> Run:
    """Each calls all of them."""
    return resources("".join(f"function f{i}\n" + info(f"f{i}", 'typeid "v"', 'indirect_call "v"') for i in range(n)))


@case(1_000)
def kernels_with_a_variable_each(n: int) -> Run:
    """And all with that of a function at the end of a chain."""
    return resources(".amdgpu_lds w, 1, 1\n" + "".join(
        f"kernel k{i}\nfunction f{i}\n.amdgpu_lds v{i}, 1, 1\n" + info(f"k{i}", f"use v{i}", "call f0")
        + info(f"f{i}", f"call f{i + 1}" if i + 1 < n else "use w") for i in range(n)))


@case(3_000)
def blocks_of_one_function(n: int) -> Run:
    return source("".join(f'.amdgpu_info f\n.amdgpu_call g\n.amdgpu_typeid "t{i}"\n.end_amdgpu_info\n' for i in range(n)))


# ---- symbols and sections ----

@case(10_000)
def chain_of_assignments(n: int) -> Run:
    """Each refers to the next, and each is used; the first of them are too deep to be worked out."""
    lines = [f"a{i}=a{i + 1}+1\n" for i in range(n)] + [f"a{n}=5\n"] + [f".long a{i}\n" for i in range(n)]
    return source("".join(lines), status=1)


@case(10_000)
def symbol_set_again_and_used(n: int) -> Run:
    return source(".set a,x\n" + ".set a,a+1\n.long a\n" * n + "x:\n")


@case(500_000, megabytes=60)
def symbols_set_in_a_repeat(n: int) -> Run:
    return source(f"x=0\ny=0\n.rept {n // 8}\n" + ".set x, x+1\ny=y+x\n" * 4 + ".byte 1\n.endr\n")


@case(100_000, megabytes=60)
def symbols_set_to_labels_in_a_repeat(n: int) -> Run:
    return source(f".data\nl:\n.byte 1\n.text\n.rept {n // 4}\n" + ".set x, l+1\n" * 4 + ".byte 1\n.endr\n")


@case(100_000, megabytes=60)
def distances_in_conditions(n: int) -> Run:
    return source(f"l:\n.rept {n}\n.if . - l < 0\n.endif\n.byte 1\n.endr\n")


@case(250_000)
def alignments_in_a_repeat(n: int) -> Run:
    """Each takes memory to the end, in the largest case more than may be taken for so few bytes."""
    return source(f".data\n.rept {n}\n.byte 1\n" + ".p2align 0\n" * 4 + ".endr\n", status=1 if n > 500_000 else 0)


@case(1_000)
def leb_of_a_deep_symbol(n: int) -> Run:
    chain = [f"a{i}=a{i + 1}+1\n" for i in range(1400)]
    return source("".join(chain) + ".uleb128 a0-x\n" * n + "a1400=y\nx:\n.byte 1\ny:\n")


@case(2_500)
def branches_of_expressions(n: int) -> Run:
    loops = "".join(f".L{i}: DW_OP_LLVM_push_lane, DW_OP_bra .L{i}\n" for i in range(n))
    return source(f".section .debug_x\n.amdgpu_dwarf_expr uleb\n{loops}DW_OP_lit0\n.end_amdgpu_dwarf_expr\n", "-mcpu=gfx90a")


@case(2_500)
def parts_of_a_composite_that_is_read(n: int) -> Run:
    parts = "DW_OP_regx s0\nDW_OP_piece 4\n" * n
    return source(f".section .debug_x\n.amdgpu_dwarf_expr uleb\n{parts}DW_OP_LLVM_piece_end\n"
                  + "DW_OP_dup, DW_OP_deref, DW_OP_drop\n" * n + ".end_amdgpu_dwarf_expr\n", "-mcpu=gfx90a")


def unit(lines: str) -> Run:
    return source(f".text\n.La: .long 0\n.Lb:\n.amdgpu_dwarf_unit 5\nDW_TAG_compile_unit\n{lines}end\n"
                  ".end_amdgpu_dwarf_unit\n", "-mcpu=gfx90a")


@case(2_000)
def references_to_later_entries(n: int) -> Run:
    """Each has a place that depends on those of all before it."""
    users = "".join(f"DW_TAG_variable v{i}\nDW_AT_type v{n - 1 - i}\nDW_AT_location\nDW_OP_regval_type s5, type\n"
                    "DW_OP_stack_value\nend\n" for i in range(n))
    return unit(f"{users}DW_TAG_base_type type\nDW_AT_byte_size 4\nDW_AT_encoding DW_ATE_signed\nend\n")


@case(2_000)
def entries_deep_in_a_function(n: int) -> Run:
    inner = "DW_TAG_variable\nDW_AT_location\nDW_OP_regx v5\nend\n"
    return unit("DW_TAG_subprogram\nDW_AT_LLVM_lanes 64\n" + "DW_TAG_lexical_block\n" * n + inner * n + "end\n" * n
                + "end\n")


@case(5_000)
def rows_of_a_location_list(n: int) -> Run:
    return unit("DW_AT_frame_base\n" + ".range .La, .Lb\nDW_OP_regx s5\n" * n)


def read_unit(lines: str, *options: str) -> Run:
    """kdinfo on what a unit makes."""
    made = unit(lines)
    return Run(["kdinfo", "--debug", *options, "a.o"], made.files, [made.command])


@case(10_000)
def entries_that_are_read(n: int) -> Run:
    """Deep in each other, with references, lists and many shapes."""
    inner = "".join(f"DW_TAG_0x{4097 + i % 50:x} v{i}\nDW_AT_name \"n{i}\"\nDW_AT_type v{n - 1 - i}\nDW_AT_location\n"
                    ".range .La, .Lb\nDW_OP_regx s5\nend\n" for i in range(n))
    return read_unit("DW_TAG_lexical_block\n" * min(n, MOST_DEPTH) + inner + "end\n" * min(n, MOST_DEPTH))


@case(10_000)
def entries_that_are_read_for_a_source(n: int) -> Run:
    inner = "".join(f"DW_TAG_0x{4097 + i % MOST_DEPTH:x} v{i}\nDW_AT_type v{n - 1 - i}\nend\n" for i in range(n))
    return read_unit("DW_TAG_lexical_block\n" * min(n, MOST_DEPTH) + inner + "end\n" * min(n, MOST_DEPTH), "--asm")


@case(1_000)
def units_of_one_shape(n: int) -> Run:
    return source("".join(f".amdgpu_dwarf_unit 4\nDW_TAG_compile_unit u{i}\nDW_AT_import u{n - 1 - i}\nend\n"
                          ".end_amdgpu_dwarf_unit\n" for i in range(n)), "-mcpu=gfx90a")


@case(20_000)
def descending_subsections(n: int) -> Run:
    return source("".join(f".text {n - i}\n.byte 1\n" for i in range(n)))


@case(5_000)
def sections(n: int) -> Run:
    return source("".join(f'.section s{i},"a"\nl{i}:.quad l{i}\n' for i in range(n)))


@case(2_000)
def groups_that_are_linked(n: int) -> Run:
    return source("".join(f'.section .text.f{i},"axG",@progbits,g{i},comdat\n.globl f{i}\nf{i}:.long {i}\n'
                          for i in range(n)), "-shared")


@case(10_000)
def strings_that_are_merged(n: int) -> Run:
    return source('.section .rodata.s,"aMS",@progbits,1\n' + "".join(f'.asciz "string {i}"\n' for i in range(n)),
                  "-shared")


@case(20_000)
def sizes_that_wait_for_the_next(n: int) -> Run:
    """It would take n rounds to settle them."""
    lines = [f"l{i}:.space l{i + 2}-l{i + 1}\n" for i in range(n)]
    return source("".join(lines) + f"l{n}:.byte 1\nl{n + 1}:.byte 1\nl{n + 2}:\n", status=1)


@case(5_000)
def blocks_whose_end_a_comment_hides(n: int) -> Run:
    """Each of the first hundred is looked for to the end of the file."""
    block = ".amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.kernels: []\nx: /*\n.end_amdgpu_metadata\n"
    return source(block * n, status=1)


@case(50_000)
def comments_in_a_line(n: int) -> Run:
    """After each the end of the line is as far."""
    return source("v_mov_b32 v0" + "/**/" * n + ", v1\n")


@case(50_000)
def registers_of_pal(n: int) -> Run:
    return source(f"x=0\n.rept {n}\n.set x, x+1\n.amd_amdgpu_pal_metadata x, 2\n.endr\n", "-triple=amdgcn-amd-amdpal")


# ---- macros ----

@case(10_000)
def macro_parameters(n: int) -> Run:
    parameters = ",".join(f"a{i}" for i in range(n))
    body = "".join(f".byte \\a{i}\n" for i in range(n))
    return source(f".macro m {parameters}\n{body}.endm\nm {','.join('1' for _ in range(n))}\n")


@case(10_000)
def macro_calls(n: int) -> Run:
    return source(".macro m a\nl\\@: .byte \\a\n.endm\n" + "m 1\n" * n)


@case(250_000, megabytes=60)
def macro_calls_in_a_repeat(n: int) -> Run:
    return source(f".macro m a\n.byte \\a\n.endm\n.rept {n}\nm 1\n.endr\n")


@case(50_000, megabytes=100)
def repeats_of_values_in_a_repeat(n: int) -> Run:
    return source(f".rept {n}\n.irp a, 1, 2\n.byte \\a\n.endr\n.irpc a, 34\n.byte \\a\n.endr\n.endr\n")


@case(20_000_000)
def repeat_that_makes_nothing(n: int) -> Run:
    return source(f".rept {n}\n.set a, 1\n.endr\n", status=1)


ENDLESS: dict[str, tuple[str, dict[str, bytes | str]]] = {
    "assignments": (".set x, l+1", {}),
    "sums": (".set x, " + "l-l+" * 100 + "1", {}),
    "commons": (".comm c, 8", {}),
    "texts": (".irpc c, " + "a" * 1000 + "\n.endr", {}),
    "files": ('.incbin "empty"', {"empty": ""}),
    "bytes_of_a_device": ('.incbin "/dev/zero", 67000000, 1', {}),  # what is passed over is read
    "frames": (".cfi_startproc\n.cfi_endproc", {}),
}


def add_endless(name: str, statement: str, files: dict[str, bytes | str]) -> None:
    """The statement as often as is allowed, which must not take long."""
    def make(_: int) -> Run:
        return source(f"l:\n.rept 100000\n.rept 1000\n{statement}\n.endr\n.endr\n", status=1, **files)
    make.__name__ = f"{name}_without_end"
    case(1, grows=False)(make)


for _name, (_statement, _files) in ENDLESS.items():
    add_endless(_name, _statement, _files)


@case(2_500_000)
def repeat_of_bytes(n: int) -> Run:
    return source(f".rept {n // 10}\n.byte 1\n.endr\n")


@case(7)
def macros_that_call_macros(n: int) -> Run:
    """10^n of them: more than are read."""
    lines = [".macro m0\n.endm\n"] + [f".macro m{i}\n" + f"m{i - 1}\n" * 10 + ".endm\n" for i in range(1, n + 1)]
    return source("".join(lines) + f"m{n}\n", status=1)


@case(100)
def repeats_in_repeats_that_are_read(n: int) -> Run:
    """Bodies are read and copied on each level, but few statements."""
    return source(".irpc c, abc\n" * 15 + "// a comment\n" * n + ".endr\n" * 15, status=1)


@case(500)
def repeats_in_a_repeat(n: int) -> Run:
    """A hundred megabytes of text for 2 MB of data."""
    return source(f".rept {n}\n.rept 1000\n.byte 1 //{'-' * 40}\n.endr\n.endr\n")


@case(12_500)
def repeats_deep_in_repeats(n: int) -> Run:
    return source(".rept 1\n" * n + ".endr\n" * n, "-asm-macro-max-nesting-depth=100000", status=1)


@case(100_000)
def argument_used_often(n: int) -> Run:
    return source(".macro m a\n//" + "\\a" * n + "\n.endm\nm " + "x" * n + "\n", status=1)


@case(500)
def arguments_that_are_kept(n: int) -> Run:
    return source(f".macro m a\n.byte 1\n.endm\n.rept {n}\n.rept 500\nm {'x' * 2000}\\+\n.endr\n.endr\n", status=1)


# ---- files ----

@case(100_000)
def includes_of_a_small_file(n: int) -> Run:
    """A source of more than 2 MB, of which what was read is given back."""
    return source('.include "b"\n' * n, b=".set a, 1\n")


@case(10_000)
def includes_of_a_large_file(n: int) -> Run:
    return source('.include "b"\n' * n, b="# a comment\n" * n, status=1)


@case(10)
def includes_in_includes(n: int) -> Run:
    """n times 10^8 of an empty file."""
    return source('.include "f0"\n' * n, **{f"f{i}": f'.include "f{i + 1}"\n' * 10 for i in range(8)}, f8="", status=1)


@case(15_000)
def ends_of_a_large_file(n: int) -> Run:
    return source(f'.incbin "b", {n * 60}, 1\n' * n, b=bytes(n * 60 + 1))


# ---- debug information ----

@case(5_000)
def folders_of_files(n: int) -> Run:
    return source("".join(f'.file {i + 1} "d{i}" "f{i}"\n' for i in range(n)) + ".loc 1 1\n.long 1\n")


@case(10_000)
def lines_of_instructions(n: int) -> Run:
    return source(".macro m\nl\\@: s_nop 0\n.endm\n" + "m\n" * n, "-g")


@case(10_000)
def call_frames(n: int) -> Run:
    return source(".cfi_startproc\n.long 1\n.cfi_def_cfa_offset 8\n.cfi_endproc\n" * n)


# ---- kernels and metadata ----

KERNEL = "k{0}: .long 0\n.rodata\n.amdhsa_kernel k{0}\n.amdhsa_kernarg_size 8\n.amdhsa_next_free_vgpr 1\n" \
    ".amdhsa_next_free_sgpr 1\n.end_amdhsa_kernel\n.text\n"
ENTRY = "  - .name: k{0}\n    .symbol: k{0}.kd\n    .kernarg_segment_size: 8\n    .kernarg_segment_align: 8\n" \
    "    .group_segment_fixed_size: 0\n    .private_segment_fixed_size: 0\n    .wavefront_size: 64\n" \
    "    .sgpr_count: 1\n    .vgpr_count: 1\n    .max_flat_workgroup_size: 256\n"
DOCUMENT = ".amdgpu_metadata\namdhsa.version: [1, 2]\namdhsa.kernels:{}\n.end_amdgpu_metadata\n"


@case(1_000)
def kernels_in_two_orders(n: int) -> Run:
    entries = "".join(ENTRY.format(n - 1 - i) for i in range(n))
    return source("".join(KERNEL.format(i) for i in range(n)) + DOCUMENT.format("\n" + entries))


@case(1_000)
def kernels_to_fill_in(n: int) -> Run:
    return source("".join(KERNEL.format(i) for i in range(n)), "--fill-metadata")


LATE_KERNEL = KERNEL.replace("free_vgpr 1", "free_vgpr v+{0}-{0}").replace("free_sgpr 1", "free_sgpr s+{0}-{0}")


@case(1_000)
def printed_kernels_with_deep_values(n: int) -> Run:
    """The values come late and are worked out through 250 symbols."""
    chain = "".join(f"v{i}=v{i + 1}+1\ns{i}=s{i + 1}|1\n" for i in range(250))
    return source(chain + "v=v0\ns=s0\n" + "".join(LATE_KERNEL.format(i) for i in range(n)) + "v250=1\ns250=1\n",
                  "-filetype=asm")


@case(5_000)
def findings_of_a_linked_object(n: int) -> Run:
    """Each kernel has one that its source is not asked for."""
    return source("".join(KERNEL.format(i) for i in range(n)), "-shared", "-Wall")


@case(10_000)
def metadata_keys(n: int) -> Run:
    return source(DOCUMENT.format(" []\n" + "".join(f"key{n - i}: 1\n" for i in range(n))))


@case(10_000)
def metadata_keys_twice(n: int) -> Run:
    return source(DOCUMENT.format(" []\n" + "".join(f"key{i // 2}: 1\n" for i in range(n))), "-ferror-limit=0",
                  status=1)


# ---- the command line ----

@case(2_000)
def features_of_many_options(n: int) -> Run:
    return Run(["kdasm", "-mcpu=gfx90a", "@options", "a.s", "-o", "a.o"],
               {"a.s": ".long 1\n", "options": "-mattr=+xnack\n" * n})


@case(2_000)
def symbols_of_many_options(n: int) -> Run:
    return Run(["kdasm", "-mcpu=gfx900", "@options", "a.s", "-o", "a.o"],
               {"a.s": ".long 1\n", "options": "".join(f"-defsym=a{i}={i}\n" for i in range(n))})


# ---- vISA debug information ----

@case(20_000)
def lines_of_visa_maps(n: int) -> Run:
    return source('.visa_debug_info\nobject "k"\n' + "".join(f"index_map {i}, {16 * i}\n" for i in range(n))
                  + ".end_visa_debug_info\n")


@case(15_000)
def findings_in_visa_intervals(n: int) -> Run:
    return source('.visa_debug_info igc\nobject "k"\nvariable "v"\n' + "interval 2, 1, general, flag, f0.1\n" * n
                  + ".end_visa_debug_info\n", "-ferror-limit=0")


# ---- files with several code objects ----

def code_object(headers: list[tuple[int, ...]], body: bytes, names: bytes = b"\0.shstrtab\0", name: int = 1) -> bytes:
    """A relocatable object for gfx900 with these bytes from offset 64 on, and section headers as they are given: type,
    flags, address, offset, size, link, info, alignment, size of an entry. The last one, the names, is added. The others
    have one name, .shstrtab or what begins elsewhere in the names."""
    body += names
    headers = [(0,) * 9, *headers, (3, 0, 0, 64 + len(body) - len(names), len(names), 0, 0, 1, 0)]
    body += bytes(-len(body) % 8)
    table = b"".join(struct.pack("<IIQQQQIIQQ", (name if header != headers[-1] else 1) if any(header) else 0, *header) for header in headers)
    return b"\x7fELF\x02\x01\x01\x40\x04" + bytes(7) + struct.pack(
        "<HHIQQQIHHHHHH", 1, 224, 1, 0, 0, 64 + len(body), 0x12c, 64, 0, 0, 64, len(headers), len(headers) - 1) + body + table


SYMTAB, STRTAB, RELA, NOTE = 2, 3, 4, 7


def symbols(count: int) -> bytes:
    return bytes(24) + b"".join(struct.pack("<IBBHQQ", 1, 1, 0, 0xfff1, i, 0) for i in range(count))


def with_symbols(count: int) -> bytes:
    table, names = symbols(count), b"\0x\0"
    return code_object([(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, 64 + len(table), len(names), 0, 0, 1, 0)],
                       table + names)

UNREAD = 2  # exit status of kdinfo where something that was asked for could not be read



def reader(data: bytes, *options: str, status: int = 0) -> Run:
    """kdinfo on a file; for --diff, on it twice."""
    return Run(["kdinfo", *options, "a"] + ["a"] * ("--diff" in options), {"a": data}, [], status)


def overlapping(n: int, count: int) -> bytes:
    """A bundle of n entries that are all the same object, whose size grows with n, too."""
    whole = bundle(*[("hipv4-amdgcn-amd-amdhsa--gfx900", b"")] * (count - 1), ("hipv4-amdgcn-amd-amdhsa--gfx900", with_symbols(n)))
    header, offset, size = whole, *struct.unpack_from("<QQ", whole, 32 + (count - 1) * 55)
    changed = bytearray(header)
    for i in range(count):
        struct.pack_into("<QQ", changed, 32 + i * 55, offset, size)
    return bytes(changed)


@case(40_000)
def maps_of_visa_debug_information(n: int) -> Run:
    maps = struct.pack("<I", n) + b"".join(struct.pack("<II", i, 16 * i) for i in range(n))
    return reader(b"\x10\xd0\xad\xde\1\0\1k" + bytes(4) + maps + maps + bytes(4 + 2 + 2 + 3 + 4), "--json")


@case(20_000)
def variables_with_bad_intervals(n: int) -> Run:
    variables = (b"\1v\1\0" + struct.pack("<HHBBI", 2, 1, 1, 1, 0x10000)) * n
    return reader(b"\x10\xd0\xad\xde\1\0\1k" + bytes(12) + struct.pack("<I", n) + variables + bytes(2 + 2 + 3 + 4), "--check",
                  status=1)


@case(10_000)
def loaded_objects_of_a_core_file(n: int) -> Run:
    memory = core.loaded([(i, f"memory://1#offset={core.CODE + i}&size=8") for i in range(n)])
    segments = [(core.PT_LOAD, core.BASE, memory), (core.PT_LOAD, core.CODE, b"\x7fELF" * n)]
    return reader(core.elf(segments, core.note(core.state(core.BASE))), "--json")


@case(10_000)
def loaded_objects_that_share_a_long_name(n: int) -> Run:
    """The list has more bytes than the file then."""
    memory = bytearray(core.loaded([(0, "file:///")] * n) + b"x" * n + b"\0")
    for i in range(n):
        struct.pack_into("<Q", memory, 40 + 40 * i + 8, core.BASE + 40 + 40 * n + 9 * n - 1)
    memory[40 + 40 * n + 9 * n - 1] = 0x78
    return reader(core.elf([(core.PT_LOAD, core.BASE, bytes(memory))], core.note(core.state(core.BASE))), "--json", status=UNREAD)


@case(10_000)
def queues_of_a_core_file(n: int) -> Run:
    return reader(core.elf([], core.note(core.state(queues=n, queue_size=16))), "--text")


@case(1_000)
def entries_of_an_archive_of_kernels(n: int) -> Run:
    return reader(kpack.packed({f"l#{i}": {"gfx900": b"x", "gfx906": b"y"} for i in range(n)}), "--list", status=UNREAD)


@case(1_000)
def entries_that_are_asked_for_a_target(n: int) -> Run:
    """All are the same packed object."""
    return reader(kpack.packed({f"l#{i}": {"gfx900": code_object([], b"")} for i in range(n)}), "--runs-on=gfx900", status=1)


def budget(kernels: int, limits: list[str], status: int = 0) -> Run:
    """Kernels k0, k1, ..., and what is said of them."""
    text = "".join(f"k{i}: .long 0\n" for i in range(kernels)) + "".join(CODE.format(name=f"k{i}") for i in range(kernels))
    return Run(["kdinfo", "--budget=limits", "a.o"], {"a.s": ".text\n" + text, "limits": "\n".join(limits)},
               [["kdasm", "-mcpu=gfx900", "-W", "a.s", "-o", "a.o"]], status)


@case(11_000)
def limits_of_many_kernels(n: int) -> Run:
    """45,000 of them for 1,800 kernels in the largest case."""
    return budget(n * 2 // 49, [f"[k{i}*]\nvgprs <= {i + 4}" for i in range(n)])


@case(11_000)
def limits_of_endings(n: int) -> Run:
    return budget(n * 2 // 49, [f"[*{i} @ gfx9*]\nvgprs <= 4" for i in range(n)])


@case(11_000)
def limits_of_one_pattern(n: int) -> Run:
    return budget(n * 2 // 49, [f"[k*]\nvgprs <= {i + 4}" for i in range(n)])


@case(4_000)
def entries_of_one_packed_object(n: int) -> Run:
    """Which grows, too."""
    body = kpack.frames([bytes(20 * n)])
    toc = {f"l#{i}": {"gfx900": kpack.entry(0, 20 * n)} for i in range(n)}
    return reader(kpack.archive({"compression_scheme": "zstd-per-kernel", "zstd_offset": 16, "zstd_size": len(body), "toc": toc}, body),
                  "--list", status=UNREAD)


@case(4_000)
def entries_of_one_damaged_object(n: int) -> Run:
    body = bytearray(kpack.frames([b"ab" * 10 * n]))
    body[-1] ^= 1
    body[8] ^= 1
    toc = {f"l#{i}": {"gfx900": kpack.entry(0, 20 * n)} for i in range(n)}
    return reader(kpack.archive({"compression_scheme": "zstd-per-kernel", "zstd_offset": 16, "zstd_size": len(body), "toc": toc}, bytes(body)),
                  "--list", status=UNREAD)


@case(2_000)
def nested_table_of_an_archive(n: int) -> Run:
    return reader(kpack.archive({"toc": {"a": {}}, "x": [[[]]] * n * 10}), "--list", status=UNREAD)


def evaluation(expression: str, state: str) -> Run:
    return Run(["kdinfo", f"--evaluate={expression}", "--state=state"], {"state": state})


@case(20_000)
def memory_of_a_state(n: int) -> Run:
    return evaluation("DW_OP_addr 0, DW_OP_deref_size 1, DW_OP_stack_value",
                      "memory:\n  global:\n" + "".join(f"    {8 * i}: 0123456789abcdef\n" for i in reversed(range(n))))


@case(100_000)
def dwords_of_a_state(n: int) -> Run:
    return evaluation("DW_OP_addr 0", "memory: {global: {0: [" + ", ".join("0x1234" for _ in range(n)) + "]}}\n")


@case(6_000)
def parts_of_a_location(n: int) -> Run:
    return evaluation(f".rept {n}\nDW_OP_regx s3, DW_OP_piece 1\n.endr\nDW_OP_piece 1", "registers: {s3: 1}\n")


def at_address(source: str, *options: str, status: int = 0) -> Run:
    """kdinfo on what a source makes, for a wavefront at address 0."""
    return Run(["kdinfo", *options, "--pc=0", "--state=state", "a.o"],
               {"a.s": source, "state": "registers: {exec: 1, s30: 0, s31: 0, s32: 0}\n"},
               [["kdasm", "-mcpu=gfx90a", "-Wno-all", "a.s", "-o", "a.o"]], status)


def function_with(*entries: str, function: str = "", lines: str = "") -> str:
    """A unit that is about one function."""
    return f".amdgpu_dwarf_unit 5\nDW_TAG_compile_unit\n{lines}\nDW_AT_low_pc f\nDW_AT_high_pc 4\n" \
        f"DW_TAG_subprogram\nDW_AT_low_pc f\nDW_AT_high_pc 4\n{function}\n" + "\n".join(entries) + "\nend\nend\n.end_amdgpu_dwarf_unit\n"


FRAME = ".cfi_sections .debug_frame\nf:\n.cfi_startproc\n.cfi_llvm_def_aspace_cfa s32, 0, 6\n" \
    ".cfi_llvm_register_pair pc, s30, 32, s31, 32\n{}.long 0\n.cfi_endproc\n"


@case(20_000)
def rules_of_a_call_frame(n: int) -> Run:
    return at_address(FRAME.format("".join(f".cfi_undefined {i}\n" for i in range(5000, 5000 + n))), "--unwind")


@case(20_000)
def rules_that_are_remembered(n: int) -> Run:
    return at_address(FRAME.format(".cfi_undefined s1\n.cfi_remember_state\n" * n + ".cfi_restore_state\n" * n), "--unwind")


@case(2_000)
def rules_that_need_each_other(n: int) -> Run:
    """Each register is where the next one is."""
    rules = "".join(f".cfi_expression {i}, DW_OP_LLVM_call_frame_entry_reg {i + 1}, DW_OP_LLVM_call_frame_entry_reg {i + 1}\n"
                    for i in range(5000, 5000 + n))
    return at_address(FRAME.format(rules), "--unwind")


@case(10_000)
def call_frames_around_an_address(n: int) -> Run:
    return at_address(FRAME.format("") + ".cfi_startproc\n.long 1\n.cfi_endproc\n" * n, "--unwind")


@case(10_000)
def variables_beside_each_other(n: int) -> Run:
    return at_address("f: .long 0\n" + function_with(*(f'DW_TAG_variable\nDW_AT_name "v{i}"\nend' for i in range(n))), "--evaluate=x", status=1)


@case(500)
def blocks_in_each_other(n: int) -> Run:
    block = "DW_TAG_lexical_block\nDW_AT_low_pc f\nDW_AT_high_pc 4\nDW_TAG_variable\nDW_AT_name \"v\"\nend\n"
    return at_address("f: .long 0\n" + function_with(block * n + "end\n" * n), "--evaluate=x", status=1)


@case(20_000)
def rows_of_a_location_list(n: int) -> Run:
    rows = "".join(f".range f + {4 * i + 4}, f + {4 * i + 8}\nDW_OP_lit1\n" for i in range(n))
    return at_address("f: .long 0\n" + function_with('DW_TAG_variable\nDW_AT_name "x"\nDW_AT_location\n' + rows + "end"), "--evaluate=x")


@case(1_000)
def types_in_a_chain(n: int) -> Run:
    types = "".join(f"DW_TAG_typedef t{i}\nDW_AT_type t{i + 1}\nend\n" for i in range(n))
    return at_address("f: .long 0\n" + function_with(types + f"DW_TAG_typedef t{n}\nend",
                                            'DW_TAG_variable\nDW_AT_name "x"\nDW_AT_type t0\nDW_AT_location\nend'), "--evaluate=x")


@case(20_000)
def lines_of_lanes(n: int) -> Run:
    """Each lane waits at an address of its own, which is looked for in the table."""
    pcs = ", ".join(f"DW_OP_constu {4 * i}, DW_OP_stack_value, DW_OP_piece 8" for i in range(64))
    return at_address('f: .file 1 "x"\n' + "".join(f".loc 1 {i + 1}\n.long 0\n" for i in range(n)) + function_with(
        lines="DW_AT_stmt_list", function=f"DW_AT_LLVM_lanes 64\nDW_AT_LLVM_lane_pc\n{pcs}"), "--lanes")


@case(4_000)
def overlapping_bundle_entries(n: int) -> Run:
    return reader(overlapping(n, n), status=UNREAD)


@case(4_000)
def overlapping_bundle_entries_later(n: int) -> Run:
    return reader(bundle(("host-", b"")) + overlapping(n, n), "--list", status=UNREAD)


@case(4_000)
def overlapping_bundle_entries_that_are_few(n: int) -> Run:
    return reader(overlapping(n, 15))


def failing(blocks: int) -> bytes:
    """A compressed bundle that unpacks to none, with 128 KiB for each 4 bytes."""
    return packed(b"x" * (blocks << 17), 2, zstd)


@case(8)
def bundles_that_unpack_to_nothing(n: int) -> Run:
    return reader(bundle(("host-", b"")) + failing(1024) * n, "--list", status=UNREAD)


@case(8)
def bundles_that_unpack_to_nothing_in_a_library(n: int) -> Run:
    return reader(elf((".hip_fatbin", failing(1024) * n)), status=UNREAD)


@case(50)
def bundles_of_zeros(n: int) -> Run:
    return reader(packed(bundle(("host-", bytes(1 << 20))), 3) * n, "--list", status=UNREAD if n > 100 else 0)


@case(2_000)
def diff_of_entries_of_one_target(n: int) -> Run:
    return reader(bundle(*[("hipv4-amdgcn-amd-amdhsa--gfx900", code_object([], b""))] * n, alignment=8), "--diff")


@case(5_000)
def retargeted_bundle_of_many_ids(n: int) -> Run:
    others = [(f"hip-amdgcn-amd-amdhsa--gfx900x{i}", b"") for i in range(n)]
    return reader(bundle(*others, ("hip-amdgcn-amd-amdhsa--gfx900", code_object([], b""))), "--retarget=gfx902", "-o", "out")


@case(1_000)
def retargeted_bundle_of_many_objects(n: int) -> Run:
    entries = [(f"hip{i}-amdgcn-amd-amdhsa--gfx900", code_object([], b"")) for i in range(n)]
    return reader(bundle(*entries, alignment=8), "--retarget=gfx902", "-o", "out")


@case(2_000)
def bundles_in_many_sections(n: int) -> Run:
    return reader(elf(*[(".text", b"")] * min(n, 60_000), (".hip_fatbin", bundle(("host-", b"")) * n)), "--list")


@case(500)
def names_like_bundles(n: int) -> Run:
    return reader(b"CCOB__CLANG_OFFLOAD_BUNDLE__\x7fELF" * n * 20, status=UNREAD)


@case(2_000)
def bundles_in_headers_of_bundles(n: int) -> Run:
    """Each has a header that goes on over the others and fails at its end."""
    start = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", n)
    return reader(bundle(("host-", b"")) + (start + struct.pack("<QQQ", 0, 0, 32)) * n, "--list", status=UNREAD)


@case(200)
def relocations_that_overlap(n: int) -> Run:
    table = symbols(4 * n)
    relocations = struct.pack("<QQq", 0, 5, 0) * 20 * n
    start = 64 + len(table)
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, start, 3, 0, 0, 1, 0)]
    headers += [(RELA, 0, 0, start + 3, len(relocations), 1, 1, 8, 24)] * 4 * n
    return reader(code_object(headers, table + b"\0x\0" + relocations), status=UNREAD)


@case(500)
def notes_that_overlap(n: int) -> Run:
    notes = struct.pack("<III4s", 4, 0, 1, b"AMD") * 20 * n
    return reader(code_object([(NOTE, 0, 0, 64, len(notes), 0, 0, 4, 0)] * n, notes), status=UNREAD)


@case(2_000)
def names_that_overlap(n: int) -> Run:
    """Kernels whose names are all in one long name."""
    names = b"\0" + b"x" * 40 * n + b".kd\0"
    table = bytes(24) + b"".join(struct.pack("<IBBHQQ", 1 + i, 1, 0, 3, 0, 64) for i in range(n))
    start = 64 + len(table)
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, start, len(names), 0, 0, 1, 0),
               (1, 2, 0, start + len(names), 64, 0, 0, 1, 0)]
    return reader(code_object(headers, table + names + bytes(64)), "--yaml", status=UNREAD)


@case(300)
def kernels_of_one_name(n: int) -> Run:
    names = b"\0k.kd\0"
    table = bytes(24) + b"".join(struct.pack("<IBBHQQ", 1, 1, 0, 3, 0, 64) for i in range(10 * n))
    start = 64 + len(table)
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, start, len(names), 0, 0, 1, 0),
               (1, 2, 0, start + len(names), 64, 0, 0, 1, 0)]
    return reader(code_object(headers, table + names + bytes(64)), "--diff")


# ---- code ----

CODE = """\
.rodata
.p2align 6
.amdhsa_kernel {name}
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 4
.end_amdhsa_kernel
"""


def code(text: str, *names: str) -> Run:
    """kdinfo --check on code."""
    kernels = "".join(CODE.format(name=name) for name in names)
    return Run(["kdinfo", "--check", "-Wno-entry-alignment", "-Wno-code-end", "a.o"], {"a.s": ".text\nk:\n" + text + kernels},
               [["kdasm", "-mcpu=gfx900", "-W", "a.s", "-o", "a.o"]], 0)


@case(20_000)
def instructions_of_a_kernel(n: int) -> Run:
    return code("v_mov_b32_e32 v0, 0x1234\n" * n, "k")


@case(20_000)
def branches_to_one_place(n: int) -> Run:
    return code("s_cbranch_scc0 end\n" * min(n, 30_000) + "end:\n" + "s_nop 0\n" * n, "k")


@case(5_000)
def branches_far_back(n: int) -> Run:
    """Each to the first instruction, or as far as a branch can reach."""
    return code("".join(f".long {0xbf840000 | -min(i + 1, 32768) & 0xffff:#x}\n" for i in range(4 * n)), "k")


@case(1_000)
def kernels_with_one_entry(n: int) -> Run:
    """All with the same code, which grows too."""
    names = [f"k{i}" for i in range(n)]
    return code("".join(f"{name}:\n" for name in names) + "s_nop 0\n" * 20 * n, *names)


@case(1_000)
def kernels_within_a_kernel(n: int) -> Run:
    """Each has what is left of the code of the one before it, as its size says."""
    names = [f"k{i}" for i in range(n)]
    functions = "".join(f".type {name},@function\n{name}:\n" + "s_nop 0\n" * 20 for name in names)
    return code(functions + "".join(f".size {name}, .-{name}\n" for name in names), *names)


@case(200)
def sections_over_one_code(n: int) -> Run:
    """Each has the same kernel, which grows too: a descriptor whose code follows it."""
    names, kernel = b"\0k.kd\0", bytes(16) + struct.pack("<Q", 64) + bytes(40) + bytes.fromhex("000080bf") * 100 * n
    table = bytes(24) + b"".join(struct.pack("<IBBHQQ", 1, 1, 0, 3 + i, 0, 64) for i in range(n))
    start = 64 + len(table)
    headers = [(SYMTAB, 0, 0, 64, len(table), 2, 0, 8, 24), (STRTAB, 0, 0, start, len(names), 0, 0, 1, 0),
               *[(1, 6, 0, start + len(names), len(kernel), 0, 0, 1, 0)] * n]
    return reader(code_object(headers, table + names + kernel), "--check", "-Wno-all", "-Wcode-vgprs")


@case(4_000)
def functions_beside_a_kernel(n: int) -> Run:
    return code("".join(f".type f{i},@function\nf{i}:\ns_nop 0\n.size f{i}, .-f{i}\n" for i in range(n)), "k", "f1", "f2")


@case(4_000)
def relocations_in_code(n: int) -> Run:
    return code("s_mov_b32 s0, f@abs32@lo\n" * n, "k")


def fragments_of_gfx90a(entries: str, n: int, kernels: int) -> str:
    """Code in n fragments, with a register at the end that no kernel k0, k1, ... reserves."""
    code = entries + "v_mov_b32_e32 v1, 0\n.p2align 4\n" * n + "v_mov_b32_e32 v100, 0\ns_endpgm\n"
    return ".text\n" + code + "".join(CODE.format(name=f"k{i}") for i in range(kernels))


@case(1_500)
def kernels_with_one_entry_in_fragments(n: int) -> Run:
    """What a source says of code, and the line of a finding, are not looked for anew for each kernel."""
    return source(fragments_of_gfx90a("".join(f"k{i}:\n" for i in range(n)), n, n), "-Wno-entry-alignment")


@case(1_500)
def reasons_of_one_check(n: int) -> Run:
    return Run(["kdinfo", "--why", "a.o"], {"a.s": fragments_of_gfx90a("".join(f"k{i}:\n" for i in range(n)), 1, n)},
               [["kdasm", "-mcpu=gfx900", "-W", "a.s", "-o", "a.o"]], 1)


@case(2_000)
def sections_and_descriptors_compared(n: int) -> Run:
    sections = "".join(f'.section .data.{i},"aw"\n.long {i}\n' for i in range(2 * n))
    kernels = "".join(f"k{i}:\ns_endpgm\n" for i in range(n)) + "".join(CODE.format(name=f"k{i}") for i in range(n))
    return Run(["kdinfo", "--diff", "a.o", "a.o"], {"a.s": ".text\n" + kernels + sections},
               [["kdasm", "-mcpu=gfx900", "-W", "a.s", "-o", "a.o"]])


@case(1_000)
def sections_over_each_other_compared(n: int) -> Run:
    """Each has all of the data, which grow too."""
    files = {}
    for name, last in (("a.o", 1), ("b.o", 2)):
        data = bytes(99 * n) + bytes([last])
        files[name] = code_object([(1, 2, 0, 64, len(data), 0, 0, 1, 0)] * n, data)
    return Run(["kdinfo", "--diff", "a.o", "b.o"], files, [], 1)


@case(2_500)
def patterns_of_versions(n: int) -> Run:
    return source("".join(f".globl f{i}\nf{i}:\n" for i in range(n)), "-shared", "--version-script=v.map",
                  **{"v.map": "{ global:\n" + "".join(f"g{i}*;\n" for i in range(n)) + "local: *; };"})


@case(4_000)
def sections_of_one_name_referred_to(n: int) -> Run:
    """Each refers to all."""
    text = "".join(f'.section abc,"aw",@progbits,unique,{i}\n.quad __start_abc\n' for i in range(n))
    return source(text + ".globl x\nx:\n", "-shared", "--gc-sections", "-z", "nostart-stop-gc")


@case(100_000)
def blanks_of_bare_instructions(n: int) -> Run:
    return Run(["kdinfo", "-d", "--raw", "--mcpu=gfx900", "a"], {"a": " " * 4 * n + "bf800000"})


@case(15_000)
def banks_of_clauses(n: int) -> Run:
    """Each clause needs another bank than what comes before it, which is put in front of s_clause."""
    text = "s_clause 1\nglobal_load_b32 v300, v[0:1], off\nglobal_load_b32 v600, v[0:1], off\n"
    return Run(["kdasm", "-mcpu=gfx1250", "--vgpr-msb", "a.s", "-o", "a.o"], {"a.s": text * n}, [])


@case(15_000)
def banks_of_branches(n: int) -> Run:
    """Ways with two modes meet at each place, and all that follows is read again."""
    text = "".join(f"s_cbranch_scc0 l{i}\ns_set_vgpr_msb {i % 3}\nl{i}: v_mov_b32 v0, v1\n" for i in range(n))
    return Run(["kdinfo", "-d", "--physical", "a.o"], {"a.s": text}, [["kdasm", "-mcpu=gfx1250", "-W", "a.s", "-o", "a.o"]])


@case(40_000)
def errors_in_a_line_of_megabytes(n: int) -> Run:
    return source(".byte 256" + ", 256" * n, "-ferror-limit=0", status=1)


@case(3)
def sections_over_each_other_linked(n: int) -> Run:
    """Up to 16 times the bytes of the file are linked; the largest case, and more, is refused."""
    data = bytes(100_000)
    return Run(["kdasm", "-shared", "a.o", "-o", "a.co"], {"a.o": code_object([(1, 2, 0, 64, len(data), 0, 0, 1, 0)] * 5 * n, data, b"\0.d\0.shstrtab\0")},
               [], 1 if 5 * n > 16 else 0)


@case(40_000)
def findings_without_end(n: int) -> Run:
    """More than are kept, of kernels of which metadata say nothing."""
    kernels = b"\x80" * n
    document = b"\x82\xaeamdhsa.version\x92\1\2\xaeamdhsa.kernels\xdd" + struct.pack(">I", len(kernels)) + kernels
    notes = struct.pack("<III", 7, len(document), 32) + b"AMDGPU\0\0" + document + bytes(-len(document) % 4)
    return reader(code_object([(NOTE, 2, 0, 64, len(notes), 0, 0, 4, 0)], notes), "--check", "-Wall", status=UNREAD)


@dataclass
class Measured:
    seconds: float
    kilobytes: int


class Failure(Exception):
    """What a test expected and did not get."""


@dataclass
class Memory:
    """What the machine takes to hand out memory."""
    system_slowness: float  # of the system's time, 1 or more
    page: float  # the user's seconds that pass while a page is handed out

    @staticmethod
    def measure() -> Memory:
        before = resource.getrusage(resource.RUSAGE_SELF)
        with open("/dev/zero", "rb", buffering=0) as zeros:
            zeros.readinto(bytearray(ZEROS))
        read = resource.getrusage(resource.RUSAGE_SELF)
        bytearray(ZEROS)[::PAGE] = bytes(ZEROS // PAGE)
        touched = resource.getrusage(resource.RUSAGE_SELF)
        return Memory(max(1.0, (read.ru_stime - before.ru_stime) / ZEROS_SECONDS),
                      (touched.ru_utime - read.ru_utime) / (ZEROS // PAGE))

    def seconds(self, usage: resource.struct_rusage) -> float:
        """Without what handing out memory took."""
        return max(usage.ru_utime - usage.ru_minflt * self.page, 0.0) + usage.ru_stime / self.system_slowness


class Machine:
    """Runs commands of one build."""

    def __init__(self, build: str, times: int = 1) -> None:
        self.programs = {name: os.path.abspath(f"{build}/{name}") for name in ("kdasm", "kdinfo")}
        sanitized = b"__asan_init" in Path(self.programs["kdasm"]).read_bytes()
        self.slowness = SANITIZER_SLOWNESS if sanitized else 1
        self.times = times
        self.most_seconds = MOST_SECONDS * self.slowness * times * processor.slowness()
        self.memory = Memory.measure()
        self.start = {name: self.least(Run([name, "--version"]), ".").seconds for name in self.programs}

    def limit(self) -> None:
        """Of a run that would never end."""
        seconds = int(10 * self.most_seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

    def once(self, run: Run, folder: str) -> Measured:
        command = [self.programs[run.command[0]], *run.command[1:]]
        with open(os.path.join(folder, "said") if folder != "." else os.devnull, "wb") as said:
            process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                       stderr=said, preexec_fn=self.limit)
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        refused = self.times > 1 and process.returncode == 1  # by a bound that inputs of the usual size do not reach
        if process.returncode != run.status and not refused:
            text = Path(said.name).read_text(errors="replace") if folder != "." else ""
            raise Failure(f"exit status {process.returncode}, not {run.status}\n{text[:1000]}")
        return Measured(self.memory.seconds(usage), usage.ru_maxrss)

    def least(self, run: Run, folder: str, tries: int = TRIES) -> Measured:
        runs = [self.once(run, folder) for _ in range(tries)]
        return Measured(min(r.seconds for r in runs), min(r.kilobytes for r in runs))


class Input:
    """The input of a case in a folder, and what reading it took: the least of all runs."""

    def __init__(self, machine: Machine, tested: Case, times: int, folder: str) -> None:
        self.machine, self.place = machine, os.path.join(folder, str(times))
        self.run = tested.make(tested.size * times * machine.times)
        self.seconds, self.kilobytes = float("inf"), 0
        os.mkdir(self.place)
        for name, content in self.run.files.items():
            path = Path(self.place, name)
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(content.encode() if isinstance(content, str) else content)
        for command in self.run.before:
            machine.once(Run(command), self.place)

    def measure(self) -> None:
        measured = self.machine.once(self.run, self.place)
        seconds = measured.seconds - self.machine.start[self.run.command[0]]
        self.seconds = min(self.seconds, max(seconds, 0.0001))
        self.kilobytes = measured.kilobytes


class Measurement:
    """What the largest input of a case takes, and the smallest one, where that can matter."""

    def __init__(self, machine: Machine, tested: Case, folder: str, show: bool) -> None:
        self.machine, self.tested, self.folder = machine, tested, folder
        self.grows = tested.grows and machine.slowness == 1
        self.large = Input(machine, tested, 4 if self.grows else 1, folder)
        self.small = Input(machine, tested, 1, folder) if show and self.grows else None

    def measure(self) -> None:
        self.large.measure()
        if self.grows and self.small is None and self.large.seconds > MOST_GROWTH * LEAST_SECONDS:
            self.small = Input(self.machine, self.tested, 1, self.folder)
        if self.small:
            self.small.measure()

    def growth(self) -> float:
        """How many times as long the largest input takes; the most that it can be, where the smallest was not measured."""
        return self.large.seconds / max(self.small.seconds if self.small else 0.0, LEAST_SECONDS)

    def complaint(self) -> str:
        """What is wrong; empty: nothing."""
        if self.large.seconds > self.machine.most_seconds:
            return "takes too long"
        if self.large.kilobytes > 1000 * self.tested.megabytes * self.machine.slowness * self.machine.times:
            return "takes too much memory"
        if self.grows and self.growth() > MOST_GROWTH:
            return "grows faster than its input"
        return ""

    def text(self) -> str:
        small = f"{self.small.seconds * 1000:.1f}, " if self.small else ""
        return f"{small}{self.large.seconds * 1000:.1f} ms, {self.growth():.1f} times as long, {self.large.kilobytes / 1000:.0f} MB"


def check(machine: Machine, tested: Case, show: bool) -> str:
    """What it takes, in words."""
    with tempfile.TemporaryDirectory(prefix="kdasm-growth-") as folder:
        measurement = Measurement(machine, tested, folder, show)
        for _ in range(TRIES):
            measurement.measure()
            complaint = measurement.complaint()
            if not complaint or measurement.large.seconds > 3 * machine.most_seconds:
                break
        if complaint:
            raise Failure(f"{complaint}: {measurement.text()}")
        return measurement.text()


# What each process has; cases have functions, so they are known by their numbers.
_machine: Machine
_wanted: list[Case]
_show: bool


def begin(machine: Machine, wanted: list[Case], show: bool) -> None:
    global _machine, _wanted, _show
    _machine, _wanted, _show = machine, wanted, show


def told(number: int) -> tuple[bool, str]:
    """Whether a case passes, and what it takes or what is wrong."""
    try:
        return True, check(_machine, _wanted[number], _show)
    except Failure as failure:
        return False, str(failure)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how time grows with the input.")
    parser.add_argument("build", metavar="BUILD")
    parser.add_argument("--show", action="store_true", help="print what each case takes")
    parser.add_argument("--times", type=int, default=1, help="with inputs that are so many times as large")
    parser.add_argument("patterns", nargs="*", metavar="PATTERN")
    options = parser.parse_intermixed_args()
    wanted = chosen(CASES, options.patterns, lambda case: case.name)
    machine = Machine(options.build, options.times)
    passed = failed = 0
    with multiprocessing.get_context("fork").Pool(initializer=begin, initargs=(machine, wanted, options.show)) as pool:
        for tested, (is_good, said) in zip(wanted, pool.imap(told, range(len(wanted)))):
            passed += is_good
            failed += not is_good
            if options.show or not is_good:
                print(f"{'' if is_good else 'FAILED: '}{tested.name}: {said}", flush=True)
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
