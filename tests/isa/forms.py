"""
The machine forms of LLVM's that tests/isa/llvm has, and a line for each: with a register of its own in every operand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

DATA = Path(__file__).resolve().parent / "llvm"
SETS_OF = {  # of each file: those of its column of sets, the lowest bit first
    "gfx6_to_gfx8.tsv": ("GFX600", "GFX700", "GFX801 GFX803", "GFX810"),
    "gfx9.tsv": ("GFX900", "GFX904", "GFX906", "GFX908", "GFX90A", "GFX942", "GFX950", "GFX9_GENERIC", "GFX9_4_GENERIC"),
    "gfx10_to_gfx12.tsv": ("GFX1010", "GFX1012", "GFX1013", "GFX1030", "GFX1100", "GFX1150", "GFX1200"),
    "gfx12_5.tsv": ("GFX1250", "GFX1251")}
SINCE_GFX90A = {"GFX90A", "GFX942", "GFX950", "GFX9_4_GENERIC"}
SUFFIX = re.compile(r"_(e32|e64|dpp|sdwa|e64_dpp)$")

# Forms whose lines are refused, or make other bytes, by name.
EXCEPTIONS = {
    "v_writelane_b32": "two scalar registers, as the line of a form has them, are one too many",
    "scratch_store_dwordx2": "was observed with address and data exchanged, as the facts say",
    "scratch_store_dwordx3": "likewise",
    "scratch_store_dwordx4": "likewise",
    "exp": "was not observed",
    "s_setreg_imm32_b32": "was observed badly, as the facts say: llvm-mc wants the register first",
    "s_barrier_init": "likewise: the number of the barrier has more bits",
    "s_barrier_join": "likewise",
    "s_barrier_signal": "likewise",
    "s_barrier_signal_isfirst": "likewise",
    "s_get_barrier_state": "likewise",
    "s_waitcnt_expcnt": "llvm-mc wants null for the register",
    "s_waitcnt_lgkmcnt": "likewise",
    "s_waitcnt_vmcnt": "likewise",
    "s_waitcnt_vscnt": "likewise",
    "s_wakeup_barrier": "likewise",
    "v_swap_b16": "the second register was observed badly: its field was shifted",
}

# The data of image atomics, seen with one bit too many.
ATOMIC_DATA = re.compile(r"^d:(31|39)-(.*)$")

# Forms that llvm-mc refuses, whose bytes only its decoder knows.
REFUSED = re.compile(
    r"buffer_store\w* .*\btfe\b"  # a store has no status
    r"|image_get_resinfo .*\["  # it has one address
    r"|s_c?branch\w*_pad_s_nop "  # no name of theirs is taken
    r"|image_msaa_load \$0,\$1,")  # and this has two or more

# Forms of sets that llvm-mc refuses on their processors, by name.
UNKNOWN = {"s_endpgm_saved": {"GFX600", "GFX700"}}

# Sets of a form whose lines kdasm refuses: halves in comparisons of GFX12, which llvm-mc takes and its disassembler does not.
STRICTER = (re.compile(r"(VGPR|VS)_16"), {"GFX1200", "GFX1250", "GFX1251"})


@dataclass(frozen=True)
class Slot:
    kind: str  # d, r, tie, k, -, or the names of modifiers and immediates
    bits: tuple[int, ...]  # of the field, the lowest first; without those of a register file; of modifiers, in any order
    shift: int


@dataclass(frozen=True)
class Form:
    name: str
    format: str
    size: int
    fixed: int
    slots: tuple[Slot, ...]
    classes: tuple[str, ...]  # of each slot; "" where it has none
    text: str
    sets: frozenset[str]

    @property
    def names(self) -> list[str]:
        """Without suffixes; a pair has two."""
        return [SUFFIX.sub("", name) for name in self.name.split("+")]


def read_slot(text: str) -> Slot:
    kind, _, bits = text.partition(":")
    if ">" in bits and ">>" not in bits:
        return Slot(kind, tuple(int(bit) for bit in re.findall(r">(\d+)", bits)), 0)
    if kind.startswith("tie") or not re.fullmatch(r"\d+(-\d+)?(\+\d+(-\d+)?)*(>>\d+)?", bits):
        return Slot(kind, (), 0)
    field_bits, _, shift = bits.partition(">>")
    first, _, last = max(field_bits.split("+"), key=len).partition("-")  # a lone bit is that of the register file
    places = tuple(range(int(first), int(last or first) + 1))
    halved = len(places) == 7 and "+" in field_bits  # of registers that begin at an even one the lowest bit does not change
    return Slot(kind, places, 1 if halved else int(shift or 0))


def register_slots(slots: tuple[Slot, ...], classes: list[str]) -> tuple[str, ...]:
    rest = iter(classes)
    return tuple(next(rest, "") if slot.kind in ("d", "r") or slot.kind.startswith("tie") else "" for slot in slots)


def read_forms() -> Iterator[Form]:
    for file, sets_of_file in SETS_OF.items():
        for line in (DATA / file).read_text().splitlines():
            if line.startswith("#"):
                continue
            name, format_, size, fixed, slot_text, classes, text, sets = line.split("\t")
            slot_text = ATOMIC_DATA.sub(lambda match: f"d:{int(match[1]) + 1}-{match[2]} -:{match[1]}", slot_text)
            slots = tuple(read_slot(slot) for slot in slot_text.split())
            has = {name for number, names in enumerate(sets_of_file) if int(sets, 16) >> number & 1 for name in names.split()}
            has -= UNKNOWN.get(name, set())
            if STRICTER[0].search(classes):
                has -= STRICTER[1]
            if format_ == "VOPD" and name.startswith("v_dual_dot2acc_f32_bf16+"):
                has -= {"GFX1250", "GFX1251"}  # llvm-mc makes the longer pair of it
            yield Form(name, format_, int(size), int(fixed, 16), slots, register_slots(slots, classes.split()), text, frozenset(has))


# ---- registers ----

WORDS = re.compile(r"_(\d+)")
HALF = re.compile(r"(VGPR|VS)_16\b|(VGPR|VS)_16_")


def words_of(class_name: str) -> int:
    match = WORDS.search(class_name)
    assert match
    return max(1, int(match[1]) // 32)


def register(class_name: str, number: int) -> tuple[str, int]:
    """The number-th register of a class that can be chosen freely, and what a source holds for it."""
    words = words_of(class_name)
    scalar = class_name.startswith("SReg")
    prefix = "s" if scalar else "a" if class_name.startswith("AReg") or class_name.startswith("AGPR") else "v"
    first = (16 if words == 16 else 8 if words == 8 else 4) * number if scalar else 2 * number + (32 * number if words > 4 else 0)
    text = f"{prefix}{first}" if words == 1 else f"{prefix}[{first}:{first + words - 1}]"
    return f"{text}.l" if HALF.match(class_name) else text, first if scalar else 256 + first


def register_of_pair(form: Form, number: int) -> tuple[str, int]:
    """Registers of halves of a pair are in other banks: the first half has those of four, the second those after them. In
    the longer format both halves write even ones, which the other one does not have."""
    destinations = [place for place, slot in enumerate(form.slots) if slot.kind == "d"]
    second = number == destinations[1] or (number not in destinations and number in operands_of_second(form))
    first = 4 * (number + 1) + (2 if form.format == "VOPD3" else 1) * second
    if form.classes[number].startswith("SReg"):
        return f"s{first}", first
    words = words_of(form.classes[number])
    return f"v{first}" if words == 1 else f"v[{first}:{first + words - 1}]", 256 + first


def operands_of_second(form: Form) -> list[int]:
    """The text has operands of the first half, then the second's, which begin with its destination."""
    places = [int(place) for place in re.findall(r"\$(\d+)", form.text)]
    destinations = [place for place, slot in enumerate(form.slots) if slot.kind == "d"]
    return places[places.index(destinations[1]):]


# ---- a line of a form ----

IMMEDIATE, LITERAL = 5, {"f16": 0x1234, "f32": 0x12345678, "f64": 0x12345678}
FI8 = 0xE9  # lanes of eight, without those that are off
DIMENSIONS = ("1D", "2D", "3D", "CUBE", "1D_ARRAY", "2D_ARRAY", "2D_MSAA", "2D_MSAA_ARRAY")
IMAGES = ("MIMG", "VIMAGE", "VSAMPLE")


@dataclass
class Line:
    texts: list[str]  # one of them is a line of the form: addresses of images tell the dimension only with the rest
    wanted: int  # the bits ...
    known: int  # ... that are known
    sources: dict[int, str] = field(default_factory=dict)  # of slots

    def put(self, slot: Slot, value: int) -> None:
        for place, bit in enumerate(slot.bits):
            self.wanted |= (value >> slot.shift >> place & 1) << bit

    def forget(self, slot: Slot) -> None:
        """Bits of modifiers that are not written are as their defaults have it."""
        for bit in slot.bits:
            self.known &= ~(1 << bit)


def put_register(form: Form, line: Line, number: int) -> None:
    slot, class_name = form.slots[number], form.classes[number]
    line.sources[number], value = register_of_pair(form, number) if "+" in form.name else register(class_name, number + 1)
    if form.format == "VOP_SDWA" and class_name.startswith("SReg_64"):  # the highest bit says that it is not VCC
        value = (value | 0x80) >> 1
    if form.format == "VOP_SDWA" and class_name == "SReg_32.sdst":
        value |= 0x80
    line.put(slot, value)


def put_slot(form: Form, line: Line, number: int, is_operand: bool) -> None:
    slot = form.slots[number]
    line.sources[number] = str(IMMEDIATE)
    if slot.kind in ("d", "r") and slot.bits:
        put_register(form, line, number)
    elif slot.kind == "k":
        literal = LITERAL.get(form.name[-3:], LITERAL["f32"])
        line.sources[number] = hex(literal)
        line.wanted |= literal << 8 * (form.size - 4)
    elif slot.kind == "fi8":
        line.put(slot, FI8)
    elif is_operand and slot.bits:
        line.put(slot, IMMEDIATE)
    else:
        line.forget(slot)


def operand_text(operand: str, sources: dict[int, str]) -> str:
    if operand.startswith("["):
        return f"[{', '.join(sources[int(number)] for number in operand[1:-1].split())}]"
    if operand == "lit64(0x0)":  # the constant that follows the instruction
        return next(text for text in sources.values() if text.startswith("0x"))
    return sources[int(operand[1:])] if re.fullmatch(r"\$\d+", operand) else operand


def operands_of(form: Form) -> list[str]:
    return [operand.strip() for operand in re.split(r",(?![^\[]*\])", form.text.partition("|")[0]) if operand]


def line_of(form: Form) -> Line:
    line = Line([], form.fixed, (1 << 8 * form.size) - 1)
    operands = operands_of(form)
    for number in range(len(form.slots)):
        put_slot(form, line, number, f"${number}" in operands)
    words = [operand_text(operand, line.sources) for operand in operands]
    if "+" in form.name:
        first = len(operands) - len(operands_of_second(form))
        names = form.name.split("+")
        line.texts.append(f"{names[0]} {', '.join(words[:first])} :: {names[1]} {', '.join(words[first:])}")
    else:
        name = form.name if SUFFIX.search(form.name) or form.format != "VOP_SDWA" else f"{form.name}_sdwa"  # comparisons of GFX8
        line.texts += [f"{name} {', '.join(words)} {modifiers}".strip() for modifiers in modifiers_of(form)]
    return line


def modifiers_of(form: Form) -> list[str]:
    """What must be written after the operands, and what may be."""
    modifiers = form.text.partition("|")[2]
    if form.format == "SMEM" and any(slot.kind == "offset" for slot in form.slots):
        return [f"offset:{IMMEDIATE} {modifiers}"]  # a number after a register: nothing else tells this form
    if any(slot.kind == "dpp8" for slot in form.slots) and "dpp8" not in form.text:
        return ["dpp8:[0,1,2,3,4,5,6,7]"]
    if form.format in IMAGES and "gfx9" not in form.sets:
        return image_modifiers(form, modifiers)
    return [modifiers]


def image_modifiers(form: Form, modifiers: str) -> list[str]:
    """As many bits of dmask as the data have dwords, but for those of gather; any dimension."""
    data = words_of(form.classes[0])
    if (data == 5 or (data == 3 and "_atomic_" in form.name)) and "tfe" not in modifiers:  # of which no dmask has so many bits
        modifiers = f"{modifiers} tfe"
    masks = [1] if "gather" in form.name or "msaa_load" in form.name else [(1 << count) - 1 for count in (data, data - ("tfe" in modifiers), 2 * data) if 0 < count <= 4]
    if form.name.startswith("image_bvh"):
        return [modifiers, f"a16 {modifiers}"]
    if not any(slot.kind == "dim" for slot in form.slots):
        return [f"dmask:{mask} {modifiers}" for mask in masks]
    return [f"dmask:{mask} dim:SQ_RSRC_IMG_{dimension} {more} {modifiers}" for mask in masks for dimension in DIMENSIONS for more in ("", "a16", "d16")]
