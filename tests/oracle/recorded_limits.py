"""
Answers to inputs on both sides of each limit, which are depths, sizes and counts, and to many things in any order.

A limit is a place where an operator that is wrong by one shows, and where generated inputs hardly ever are; as hardly
ever they have enough of one thing for a search by halves.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from answers import Answer
from targets import DIRECTIVE_BITS

_DEPTH = 3000  # of expressions
_FOLDED = 1000  # of those that are printed


@dataclass(frozen=True)
class Input:
    source: str
    options: Sequence[str] = ()
    files: dict[str, str] = field(default_factory=dict)
    shown: Sequence[str] = ()  # what kdinfo is asked about the object


@dataclass(frozen=True)
class Limit:
    make: Callable[[int], Input]
    sizes: Sequence[int]


LIMITS: list[Limit] = []


def _sizes(*sizes: int | range) -> Callable[[Callable[[int], Input]], Callable[[int], Input]]:
    """Registers a maker of inputs of these sizes; they are one thing to answer."""
    flat = [size for item in sizes for size in (item if isinstance(item, range) else (item,))]

    def register(make: Callable[[int], Input]) -> Callable[[int], Input]:
        LIMITS.append(Limit(make, flat))
        return make
    return register


def _around(*limits: int) -> list[range]:
    return [range(limit - 3, limit + 3) for limit in limits]


def answer(said: Answer, _: int, index: int) -> None:
    limit = LIMITS[index]
    for size in limit.sizes:
        made = limit.make(size)
        Path("in.s").write_text(made.source)
        for name, text in made.files.items():
            Path(name).write_text(text)
        options = ["-mcpu=gfx900", "-fdebug-compilation-dir=/folder", *made.options]
        if said.make("out", "kdasm", *options, "in.s", count=_shortened):
            for form in made.shown:
                said.run("kdinfo", form, "out", *["before"] * (form == "--diff"), count=_shortened)
            shutil.copy("out", "before")
        if "-shared" not in made.options:
            said.make("text", "kdasm", *options, "-filetype=asm", "in.s", count=_shortened)


def _shortened(messages: str) -> str:
    """Without the lines of the source, which are long."""
    return "\n".join(line[:300] for line in messages.splitlines() if " error: " in line or " warning: " in line)


# ---- expressions ----

def _chain(size: int, last: str = "start") -> str:
    """Symbols s1 to s`size`, of which each needs the one before, which is known last."""
    return "".join(f"s{number} = s{number - 1} + 1\n" for number in range(1, size + 1)) + f"s0 = {last}\n"


@_sizes(*_around(_DEPTH // 2, _DEPTH, _FOLDED // 2, _FOLDED))
def _chain_before(size: int) -> Input:
    return Input(f"start: .long 0\n{_chain(size)}.quad s{size}\n.size start, s{size} - start\n.long s{size} - start\n")


@_sizes(*_around(_DEPTH // 2, _DEPTH, _FOLDED // 2, _FOLDED))
def _chain_after(size: int) -> Input:
    return Input(f".quad s{size}\n.globl s{size}\n.long s{size} - start\nstart: .long 0\n{_chain(size)}")


@_sizes(*_around(_DEPTH // 2, _DEPTH, _FOLDED // 2, _FOLDED))
def _chain_of_numbers(size: int) -> Input:
    return Input(f".zero s{size}\n.long s{size} - s1\n{_chain(size, '0')}.if s{size} > 5\n.long 1\n.endif\n")


@_sizes(*_around(_DEPTH // 2, _DEPTH, _FOLDED // 2, _FOLDED))
def _chain_in_descriptor(size: int) -> Input:
    return Input(f".amdhsa_kernel k\n.amdhsa_next_free_vgpr s{size} - {size}\n.amdhsa_next_free_sgpr 1\n"
                 f".end_amdhsa_kernel\nk: .long 0\n{_chain(size, '40')}")


@_sizes(*_around(_DEPTH, _FOLDED))
def _parts_to_the_right(size: int) -> Input:
    begin, end = "1+(" * size, ")" * size
    return Input(f"x: .long {begin}x-y{end}\ny:\n.quad {begin}y{end}\n")


@_sizes(*_around(_DEPTH, _FOLDED))
def _parts_to_the_left(size: int) -> Input:
    return Input("x: .long x-y" + "+y-x" * (size // 2) + "\ny:\n.quad z" + "+1" * size + "\n")


@_sizes(*_around(_DEPTH, _FOLDED))
def _minus_signs(size: int) -> Input:
    signs = "- ~ " * (size // 2) + "- " * (size % 2)
    return Input(f".long {signs}(y-x)\nx: .long 0\ny:\nn = {'-' * size}(y-x)\n.byte n\n")


@_sizes(*_around(_DEPTH, _DEPTH - 10, _FOLDED, 16))
def _shifts_in_descriptor(size: int) -> Input:
    return Input(".amdhsa_kernel k\n.amdhsa_next_free_vgpr " + "(" * size + "n" + "|1)" * size
                 + " & 7\n.amdhsa_next_free_sgpr (n & 3) + 1\n.end_amdhsa_kernel\nk: .long 0\nn = 6\n")


@_sizes(range(14, 19))
def _doubling_symbols(size: int) -> Input:
    text = "".join(f"s{number} = s{number - 1} + s{number - 1}\n" for number in range(1, size + 1))
    return Input(f".amdhsa_kernel k\n.amdhsa_next_free_vgpr s{size} & 31\n.amdhsa_next_free_sgpr 1\n"
                 f".end_amdhsa_kernel\nk: .long 0\n{text}s0 = 1\n")


@_sizes(*_around(4000, 10000, 20000))
def _parentheses(size: int) -> Input:
    return Input(".long " + "(" * size + "1" + ")" * size + "\n")


@_sizes(range(14, 22))
def _digits(size: int) -> Input:
    return Input("".join(f".quad {sign}{digit * size}\n.quad {sign}0x{digit * size}\n.quad 0{digit * size}\n"
                         for digit in "12789" for sign in ("", "-")))


# ---- statements ----

@_sizes(range(62, 68))
def _values_of_a_line(size: int) -> Input:
    return Input("".join(f".{kind} " + ", ".join(str(value % 200) for value in range(size)) + "\n"
                         for kind in ("byte", "short", "long", "quad", "octa")))


@_sizes(range(28, 35), range(60, 67))
def _common_symbols(size: int) -> Input:
    return Input(f".comm a, 1, {1 << size}\n.comm b, {1 << size}, 4\n")


@_sizes(range(0, 4), range(28, 35), range(60, 67))
def _alignments(size: int) -> Input:
    return Input(f".p2align {size}\n.byte 1\n.balign {size}\n.balign {1 << size}\n")


@_sizes(*_around(1 << 7, 1 << 8, 1 << 15, 1 << 16, 1 << 31, 1 << 32))
def _numbers_that_fit(size: int) -> Input:
    fixed = "".join(f".{kind} {sign}{size}\n.fill 2, {width}, {sign}{size}\n" for sign in ("", "-")
                    for kind, width in (("byte", 1), ("short", 2), ("long", 4)))
    return Input(f"{fixed}.sleb128 {size}, -{size}\n.uleb128 {size}\n", ["-ferror-limit=0"])


@_sizes(*_around(64, 128, 8192, 1 << 14, 1 << 21))
def _leb_of_distance(size: int) -> Input:
    return Input(f".uleb128 b - a\n.sleb128 b - a\n.sleb128 a - b\na: .zero {size}\nb:\n.org b + {size}, 3\n")


@_sizes(range(996, 1003))
def _errors(size: int) -> Input:
    return Input(".error \"e\"\n" * size)


@_sizes(0, 1, 2, 3, 9, 10, 11)
def _errors_that_are_shown(size: int) -> Input:
    return Input(".warning \"w\"\n.error \"e\"\n" * 10, [f"-ferror-limit={size}"])


@_sizes(range(60, 68), range(196, 204), *_around(1000, 1024))
def _long_names(size: int) -> Input:
    name = "n" * size
    return Input(f".{name}\n.error \"{name}\"\n.print \"{name}\"\n.amdgcn_target \"amdgcn-amd-amdhsa--{name}\"\n"
                 f".macro m a, {name}\n.long \\{name}\n.endm\nm {name}=1, b=2\n.amdhsa_{name} 1\n{name}: {name}:\n")


@_sizes(range(17, 24))
def _misspelled(size: int) -> Input:
    return Input("".join(f".lnog {number}\n" for number in range(size)) + ".quda 1\n")


# ---- texts in texts ----

@_sizes(range(17, 24), *_around(12))
def _calls_in_calls(size: int) -> Input:
    return Input(f".macro m n\n.if \\n\nm \\n-1\n.else\n.long 1\n.error \"here\"\n.endif\n.endm\nm {size - 1}\n")


@_sizes(1, 2, 5, 6, 7)
def _nesting_that_is_given(size: int) -> Input:
    return Input(".macro m n\n.if \\n\nm \\n-1\n.endif\n.endm\nm 5\n", [f"-asm-macro-max-nesting-depth={size}"])


@_sizes(*_around(200))
def _files_in_files(size: int) -> Input:
    again = "n = n - 1\n.if n\n.include \"self.s\"\n.endif\n"
    return Input(f"n = {size}\n.include \"self.s\"\n.long 1\n", files={"self.s": again})


@_sizes(*_around(1000))
def _repeats_in_repeats(size: int) -> Input:
    return Input(".rept 1\n" * size + ".long 1\n" + ".endr\n" * size)


@_sizes(*_around(1000))
def _conditions_in_conditions(size: int) -> Input:
    return Input(".if 1\n" * size + ".long 1\n" + ".endif\n" * size)


@_sizes(*_around(16))
def _response_files(size: int) -> Input:
    files = {f"r{number}": f"@r{number + 1}" for number in range(size)}
    return Input(".long 1\n", ["@r0"], {**files, f"r{size}": "-W"})


# ---- debug information ----

@_sizes(*_around(64, 256, 1 << 16), (1 << 32) - 4, 1 << 32)
def _advances_of_frames(size: int) -> Input:
    if size > 1 << 20:
        return Input(f".cfi_startproc\n.cfi_def_cfa_offset {size}\n.cfi_offset {size}, {size}\n.cfi_endproc\n")
    return Input(f".cfi_startproc\n.zero {size * 4}, 1\n.cfi_def_cfa_offset {size}\n.cfi_offset {size % 70}, {-size}\n"
                 f".zero {size}\n.cfi_restore {size % 70}\n.cfi_escape 1, {size % 256}\n.cfi_endproc\n")


@_sizes(range(-12, 20))
def _advances_of_lines(size: int) -> Input:
    bytes_between = (0, 1, 2, 4, 16, 17, 60, 61, 62, 64, 68, 72, 76, 128, 240, 244, 252, 256)
    steps = "".join(f".loc 1 {1000 + at * 3}\n.zero {step}\n.loc 1 {1000 + at * 3 + size}\n.long 1\n"
                    for at, step in enumerate(bytes_between))
    return Input(f".file 1 \"a.c\"\n{steps}")


@_sizes(*_around(1 << 18), 1, 2, 3, 4)
def _file_numbers(size: int) -> Input:
    return Input(f".file 1 \"a.c\"\n.file {size} \"b.c\"\n.loc {size} 1\n.long 1\n", [f"-dwarf-version={2 + size % 4}"])


# ---- metadata ----

_KERNEL = """  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
"""


def _document(text: str) -> str:
    return f".amdgpu_metadata\namdhsa.version: [ 1, 2 ]\namdhsa.kernels:\n{_KERNEL}{text}.end_amdgpu_metadata\n"


# Collections, texts and numbers of MessagePack have other forms from these sizes on.
@_sizes(*_around(15, 31, 127, 255))
def _sizes_of_values(size: int) -> Input:
    keys = "".join(f"  k{number}: {number}\n" for number in range(size))
    return Input(_document(f"many: [ {', '.join(['1'] * size)} ]\ntext: '{'t' * size}'\n"
                           f"numbers: [ {size}, -{size}, {size << 8}, -{size << 8} ]\nkeys:\n{keys}"))


@_sizes(*_around(1024))
def _long_keys(size: int) -> Input:
    return Input(_document(f"{'k' * size}: 1\n"))


@_sizes(*_around(1024))
def _long_keys_in_flows(size: int) -> Input:
    return Input(_document(f"a: {{ '{'k' * size}': 1 }}\nb: {{ {'k' * 9}{' ' * (size - 11)}: 1 }}\n"))


@_sizes(range(1, 140, 9))
def _keys_in_flows(size: int) -> Input:
    items = ", ".join(f"k{number}: {'a' * (1 + number % 3)}" for number in range(size))
    inner = f"{{ 'k' : c, \"d\": [ e, {{ f: {{ {items}, g: h }} }} ] }}"
    return Input(_document(f"x: [ b, {{ {items} }}, {inner}, [ ], {{ }} ]\n"))


@_sizes(*_around(16, 64))
def _depths_of_values(size: int) -> Input:
    return Input(_document(f"lists: {'[ ' * size}1{' ]' * size}\nmaps: {'{ a: ' * size}1{' }' * size}\n"))


@_sizes(range(0, 4), *_around(16, 64))
def _depths_of_notes(size: int) -> Input:
    made = b"\x91" * size + b"\xc0"
    return Input(f".section .note,\"a\",@note\n.p2align 2\n.long 7, {len(made)}, 32\n.asciz \"AMDGPU\"\n.byte 0\n"
                 f".byte {', '.join(map(str, made))}\n.p2align 2\n", shown=["--yaml", "--asm"])


@_sizes(*_around(60))
def _names_of_old_metadata(size: int) -> Input:
    return Input(f".amd_amdgpu_hsa_metadata\n---\nVersion: [ 1, 0 ]\nKernels:\n  - Name: {'n' * size}\n"
                 f"    {'u' * size}: 2\n    Language: {'l' * size}\n...\n.end_amd_amdgpu_hsa_metadata\n",
                 ["-amdhsa-code-object-version=2"])


@_sizes(*_around(100))
def _hidden_ends(size: int) -> Input:
    return Input(".amdgpu_metadata\na: 'x\n.end_amdgpu_metadata\n'\n.end_amdgpu_metadata\n" * size)


# ---- descriptors ----

_FIELDS = tuple(DIRECTIVE_BITS.items())


def _of_field(processor: str, number: int) -> Input:
    """A kernel for each value: those at the ends of the field, or those beyond too."""
    name, bits = _FIELDS[number // 2]
    values = (0, 1, (1 << bits) - 2, (1 << bits) - 1)
    if number % 2:
        values += (1 << bits, -1, -(1 << bits >> 1), -(1 << bits >> 1) - 1)
    kernels = "".join(f".amdhsa_kernel k{value}\n.amdhsa_{name} {value}\n"
                      + "".join(f".amdhsa_{other} 8\n" for other in ("next_free_vgpr", "next_free_sgpr", "accum_offset")
                                if other != name and (other != "accum_offset" or processor == "gfx90a"))
                      + ".end_amdhsa_kernel\n" for value in values)
    return Input(kernels.replace("k-", "m"), [f"-mcpu={processor}", "-ferror-limit=0"])


@_sizes(range(2 * len(_FIELDS)))
def _fields_of_gfx90a(number: int) -> Input:
    return _of_field("gfx90a", number)


@_sizes(range(2 * len(_FIELDS)))
def _fields_of_gfx1200(number: int) -> Input:
    return _of_field("gfx1200", number)


@_sizes(*_around(24, 32, 40, 64, 96, 100, 102, 104, 112, 128, 256, 504, 512))
def _registers(size: int) -> Input:
    kernels = "".join(f".amdhsa_kernel k{number}\n.amdhsa_next_free_vgpr {size}\n.amdhsa_next_free_sgpr {sgprs}\n"
                      f".amdhsa_reserve_vcc {size % 2}\n.end_amdhsa_kernel\n" for number, sgprs in enumerate((8, size)))
    processor = ("gfx803", "gfx908", "gfx1030", "gfx1201")[size % 4]
    return Input(kernels, [f"-mcpu={processor}", "-ferror-limit=0"])


# ---- links ----

@_sizes(*_around(16))
def _chains_of_calls(size: int) -> Input:
    functions = "".join(f".section .text.f{number},\"ax\",@progbits\n.globl f{number}\n"
                        f"f{number}: .zero {4 + number % 5 * 8}\n" for number in range(size * 8))
    calls = "".join(f".cg_profile f{number}, f{number + 1}, {5000 - number}\n" for number in range(size * 8 - 1))
    return Input(f".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n{functions}{calls}", ["-shared"])


@_sizes(*_around(1 << 8, 1 << 12), 1 << 20)
def _alignments_of_links(size: int) -> Input:
    return Input(f".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.data\nd: .zero {size}\n.quad d + {size}\n.bss\n"
                 f".balign {1 << size.bit_length()}\n.zero {size}\n.text\n.zero {size - size % 4}\n"
                 f".section .rodata,\"a\"\n.zero {size}\n", ["-shared"])


# ---- many things in any order ----

_MANY = (5, 8, 13, 24)


def _scrambled(size: int) -> list[int]:
    return [number * 11 % 31 for number in range(size)]


@_sizes(*_MANY)
def _kernels(size: int) -> Input:
    """The metadata has another order, and some of its kernels are not there."""
    kernels = "".join(f".p2align 6\n.amdhsa_kernel k{number}\n.amdhsa_next_free_vgpr {number + size}\n"
                      f".amdhsa_next_free_sgpr {number}\n.end_amdhsa_kernel\n" for number in _scrambled(size))
    code = "".join(f".p2align 8\n.globl k{number}\nk{number}: .long {number}\n"
                   for number in reversed(_scrambled(size)))
    entries = "".join(_KERNEL.replace("k\n", f"k{number}\n").replace("k.kd", f"k{number}.kd")
                      for number in sorted(_scrambled(size + 1)[1:]))
    document = f".amdgpu_metadata\namdhsa.version: [ 1, 2 ]\namdhsa.kernels:\n{entries}.end_amdgpu_metadata\n"
    return Input(f".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.rodata\n{kernels}.text\n{code}{document}",
                 ["-shared"] * (size % 2) + ["-Wall"],
                 shown=["--text", "--json", "--asm", "--check", "--diff", "--yaml"])


@_sizes(*_MANY)
def _subsections(size: int) -> Input:
    begun = "".join(f".text {number}\ns{number}: .long {number}\n.data {number}\n.quad s{number}\n"
                    for number in _scrambled(size))
    more = "".join(f".text {number}\n.long s{number} - s0\n" for number in reversed(_scrambled(size)))
    return Input(begun + more)


@_sizes(*_MANY)
def _relocations(size: int) -> Input:
    return Input(".long " + ", ".join("0" * size) + "\n"
                 + "".join(f".reloc {4 * number}, R_AMDGPU_ABS32, n{number}\n" for number in _scrambled(size)))


@_sizes(*_MANY)
def _frames(size: int) -> Input:
    encodings = (0, 3, 0x1b)
    return Input("".join(f".section .text.f{number % 5},\"ax\"\n.cfi_startproc\n"
                         f".cfi_personality {encodings[number % 3]}, p\n.long 1\n"
                         f".cfi_def_cfa_offset {number}\n.cfi_endproc\n" for number in _scrambled(size)))


@_sizes(*_MANY)
def _tag_handles(size: int) -> Input:
    handles = "".join(f"%TAG !h{number}! !\n" for number in _scrambled(size))
    uses = "".join(f"k{number}: !h{number}!str {number}\n" for number in sorted(_scrambled(size)))
    return Input(f".amdgpu_metadata\n{handles}---\namdhsa.version: [ 1, 2 ]\namdhsa.kernels: []\n{uses}"
                 ".end_amdgpu_metadata\n")


@_sizes(*_MANY)
def _segments(size: int) -> Input:
    kinds = ('"a",@progbits', '"aw",@nobits', '"ax",@progbits', '"aw",@progbits', '"a",@note')
    sections = "".join(f".section s{number},{kinds[number % 5]}\n.p2align {number % 9}\n.globl n{number}\n"
                       f"n{number}: .zero {number}\n" for number in _scrambled(size))
    return Input(f".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n{sections}", ["-shared"], shown=["--text", "--asm"])


@_sizes(*_MANY)
def _lines(size: int) -> Input:
    return Input("".join("\n" * number + f".error \"{number}\" # {'long ' * number}\n" for number in _scrambled(size)))


COUNT = len(LIMITS)
