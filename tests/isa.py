#!/usr/bin/env python3
"""
isa.py: are the rows of include/kdasm/isa the machine forms of the processors?

Rebuilds every form from the rows, and compares both ways with tests/data/isa, what was observed on LLVM: names, formats,
fixed bits, the fields and register classes of operands in their order, modifiers, and which processors have it. What
differs on purpose is in EXCEPTIONS, each with its reason. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "oracle"))

from instruction_rows import ISA, Kind, Row, Tables, read_tables  # noqa: E402

FACTS = Path(__file__).resolve().parent / "data" / "isa" / "gfx9.tsv"
SETS = ("GFX900", "GFX904", "GFX906", "GFX908", "GFX90A", "GFX942", "GFX950", "GFX9_GENERIC", "GFX9_4_GENERIC")
FORMATS = ("SOP1", "SOP2", "SOPC", "SOPK", "SOPP", "SMEM", "VOP1", "VOP2", "VOPC", "VOP3", "VOP3P")

# Forms that the rows lack or have besides, by name and format.
EXCEPTIONS = {
    ("s_endpgm", "SOPP"): "its number may be left out, which the observed text does",
    ("s_setreg_imm32_b32", "SOPK"): "was observed badly, as the facts say: llvm-mc wants the register first",
    ("v_cndmask_b32_e64", "VOP3"): "its sources are negated like floats, so the row has floats; the bits are the same",
    ("v_writelane_b32", "VOP3"): "two sets were not seen to have it, since the probed constants were refused there",
    ("v_pk_fmac_f16_e64", "VOP3"): "op_sel may be written and has no bits",
    ("v_fma_mix_f32", "VOP3P"): "gfx904 was not seen to have it",
    ("v_fma_mixlo_f16", "VOP3P"): "gfx904 was not seen to have it",
    ("v_fma_mixhi_f16", "VOP3P"): "gfx904 was not seen to have it",
    ("v_dot2_f32_f16", "VOP3P"): "gfx940 was not seen to have it: it takes no op_sel, which the observed text has",
    ("v_dot2_i32_i16", "VOP3P"): "the same",
    ("v_dot2_u32_u16", "VOP3P"): "the same",
}
OTHERS = re.compile(r"v_s?mfma(?!_ld)|v_accvgpr|v_interp")  # in VOP3's encoding, but of other families

FORMAT = re.compile(r"^KD_FORMAT\((\w+), (\d+), (0x\w+), (\d+), (\d+), (\w+)\)$", re.MULTILINE)
FIELD = re.compile(r"^KD_FIELD\((\w+), (\w+), (\d+), (\d+), (\d+)\)$", re.MULTILINE)

# The register classes of LLVM that an operand kind stands for, and the constants they take. Alignment is a rule of the
# processors, so it is left out.
CLASSES = {
    "sd32": "SReg_32", "sd64": "SReg_64", "sr32": "SReg_32", "sr64": "SReg_64", "s32": "SReg_32.i32",
    "s64": "SReg_64_Encodable.i64", "sc64": "SReg_64.ci64", "sm32": "SReg_32_XM0_XEXEC", "sm64": "SReg_64_XEXEC",
    "sm128": "SReg_128", "sm256": "SReg_256", "sm512": "SReg_512", "sb64": "SReg_64", "sb128": "SReg_128_XNULL",
    "d32": "VGPR_32", "d64": "VReg_64", "d128": "VReg_128", "d192": "VReg_192", "d512": "VReg_512", "d1024": "VReg_1024",
    "sdx32": "SReg_32_XM0", "cc": "SReg_64", "co": "SReg_64", "ci": "SReg_64_XEXEC", "b16": "VS_32.i16", "f16": "VS_32.f16",
    "pf16": "VS_32.f16", "bf16": "VS_32.bf16", "v2f16": "VS_32.v2f16", "v2bf16": "VS_32.v2bf16", "b32": "VS_32.i32",
    "f32": "VS_32.f32", "pf32": "VS_32.f32", "b64": "VS_64.i64", "f64": "VS_64.f64", "sl32": "SReg_32.ci32",
    "vl32": "VRegOrLds_32", "vb16": "VGPR_32", "vf16": "VGPR_32", "vpf16": "VGPR_32", "vv2f16": "VGPR_32",
    "vv2bf16": "VGPR_32", "vb32": "VGPR_32", "vf32": "VGPR_32", "vb64": "VReg_64", "vf64": "VReg_64", "v32": "VGPR_32",
    "v64": "VReg_64", "v128": "VReg_128", "v192": "VReg_192", "v512": "VReg_512", "v1024": "VReg_1024",
    "k16": "k", "k32": "k", "x2b16": "VS_32.v2i16", "x2f16": "VS_32.v2f16", "x2bf16": "VS_32.v2bf16",
    "x2b32": "VS_64.v2i32", "x2f32": "VS_64.v2f32",
}  # fmt: skip
MIXED = {"VS_32.f16": "VS_32.cf16"}  # in mixed operations
MASKS = ("vcc_cmp", "vcc_out", "vcc_in", "carry_out", "carry_in")  # "vcc" in the text


@dataclass(frozen=True)
class Form:
    name: str
    format: str
    size: int
    fixed: int
    operands: tuple[str, ...]  # "bits class", "vcc" or the bits of an immediate
    modifiers: frozenset[str]

    def __str__(self) -> str:
        operands = ", ".join(self.operands)
        return f"{self.name} {self.format} {self.size} {self.fixed:x} ({operands}) {' '.join(sorted(self.modifiers))}"


# ---- the facts ----

def plain_class(name: str) -> str:
    return name.replace("_Align2", "").replace("v2f16s", "v2f16")


def fact_operands(slots: list[str], classes: list[str], text: str) -> Iterator[str]:
    """What the text of a form has, operand by operand."""
    names: dict[int, str] = {}
    rest = iter(classes)
    for number, slot in enumerate(slots):
        kind, _, bits = slot.partition(":")
        if kind in ("d", "r"):
            names[number] = f"{bits} {plain_class(next(rest))}"
        elif kind.startswith("tie"):
            next(rest)
        elif kind == "k":
            names[number] = "k"
        else:
            names[number] = bits
    for operand in filter(None, text.split("|")[0].split(",")):
        match = re.fullmatch(r"\$(\d+)", operand.strip())
        yield names[int(match[1])] if match else operand.strip()


def fact_modifiers(slots: list[str], text: str) -> Iterator[str]:
    for slot in slots:
        name = slot.partition(":")[0]
        if name in ("clamp", "mul", "bitop3", "glc"):
            yield name
        if not name.startswith("m("):
            continue
        if "neg" in name:
            yield "neg_lo" if "neg_lo" in name else "changes"
        if "op_sel" in name:
            yield "op_sel"
        if "op_sel_hi" in name:
            yield "op_sel_hi"
    yield from filter(None, text.split("|")[1].split())


def facts() -> dict[Form, int]:
    """The forms of the formats that the rows have, and the sets of each."""
    found: dict[Form, int] = {}
    for line in FACTS.read_text().splitlines():
        if line.startswith("#"):
            continue
        name, format_, size, fixed, slot_text, classes, text, sets = line.split("\t")
        if format_ not in FORMATS or OTHERS.match(name):
            continue
        slots = slot_text.split()
        if format_ == "VOP2" and size == "8" and "k" not in slot_text.partition(":")[0] and " k:" not in slot_text:
            format_ = "VOP3"  # LLVM files what passes a lane with the VOP2 instructions of older processors
        form = Form(name, format_, int(size), int(fixed, 16), tuple(fact_operands(slots, classes.split(), text)),
                    frozenset(fact_modifiers(slots, text)))
        found[form] = found.get(form, 0) | int(sets, 16)
    return found


# ---- the rows ----

def read_formats() -> tuple[dict[str, tuple[int, int, int, int, str]], dict[tuple[str, str], tuple[int, int, int]]]:
    text = (ISA / "formats.def").read_text()
    formats = {name: (int(size), int(base, 16), int(bit), int(width), vop3)
               for name, size, base, bit, width, vop3 in FORMAT.findall(text)}
    fields = {(format_, role): (int(bit), int(width), int(shift)) for format_, role, bit, width, shift in FIELD.findall(text)}
    return formats, fields


class Builder:
    def __init__(self) -> None:
        self.tables: Tables = read_tables()
        self.formats, self.fields = read_formats()

    def bits(self, format_: str, role: str) -> str:
        bit, width, shift = self.fields[format_, role]
        last = bit + width - 1
        return (f"{bit}-{last}" if width > 1 else str(bit)) + (f">>{shift}" if shift else "")

    def operand(self, format_: str, kind: Kind, source: int) -> str:
        if kind.name in MASKS:
            return "vcc"
        if kind.role == "AFTER":
            return "k" if kind.name in CLASSES else "32-63"
        role = f"SRC{source}" if kind.role == "SRC" else kind.role
        bits = self.bits(format_, role)
        if self.fields[format_, role][1] == 9 and (kind.groups == {"VGPR"} or "VGPR" not in kind.groups):
            bits = re.sub(r"-(\d+)", lambda match: f"-{int(match[1]) - 1}", bits)
        if kind.name not in CLASSES:
            return bits
        class_ = CLASSES[kind.name]
        return f"{bits} {MIXED.get(class_, class_) if format_ == 'VOP3P_MIX' else class_}"

    def narrow_bit(self, format_: str, kind: Kind, role: str) -> int | None:
        """The bit of a source's field that says VGPR, where nothing else can be there."""
        bit, width, _ = self.fields[format_, role]
        return bit + width - 1 if width == 9 and kind.groups == {"VGPR"} else None

    def operands(self, format_: str, kinds: list[Kind]) -> tuple[str, ...]:
        found, sources = [], 0
        for kind in kinds:
            found.append(self.operand(format_, kind, sources))
            sources += kind.role == "SRC"
        return tuple(found)

    def form(self, row: Row, name: str, format_: str, opcode: int, kinds: list[Kind], modifiers: set[str]) -> Form:
        size, base, bit, _, _ = self.formats[format_]
        sources = [kind for kind in kinds if kind.role == "SRC"]
        for number, kind in enumerate(sources):
            narrow = self.narrow_bit(format_, kind, f"SRC{number}")
            base |= 0 if narrow is None else 1 << narrow
        if "op_sel_hi" in modifiers:
            base &= ~self.op_sel_hi_bits(format_, len(sources))
        literal = 4 if any(kind.role == "AFTER" for kind in kinds) else 0
        return Form(name, format_, size + literal, base | opcode << bit, self.operands(format_, kinds), frozenset(modifiers))

    def op_sel_hi_bits(self, format_: str, sources: int) -> int:
        first, third = self.fields[format_, "OP_SEL_HI"][0], self.fields.get((format_, "OP_SEL_HI2"), (0,))[0]
        return 3 << first | (1 << third if sources > 2 else 0)

    def forms_of(self, row: Row) -> Iterator[Form]:
        kinds = [self.tables.kinds[name] for name in row.kinds]
        vop3 = self.formats[row.format][4]
        named = {"CLAMP": "clamp", "OMOD": "mul", "OP_SEL": "op_sel", "BITOP3": "bitop3", "OP_SEL_HI": "op_sel_hi",
                 "NEG_HALVES": "neg_lo"}
        modifiers = {name for flag, name in named.items() if flag in row.flags}
        if row.format == "SMEM":
            yield from self.scalar_memory_forms(row, kinds)
        elif vop3 == "NO_VOP3" or "NO_E64" in row.flags:
            changes = {"changes"} if row.format in ("VOP3", "VOP3P_MIX") and any(kind.changes for kind in kinds) else set()
            form = self.form(row, row.name, row.format, row.opcode, kinds, modifiers | changes)
            yield replace(form, format="VOP3P") if row.format == "VOP3P_MIX" else form
        else:
            e64 = [self.tables.kinds[kind.e64] for kind in kinds]
            changes = {"changes"} if any(kind.changes for kind in e64) else set()
            short, long = ("", "") if not kinds else ("_e32", "_e64")
            yield self.form(row, row.name + short, row.format, row.opcode, kinds, set())
            if kinds:
                yield self.form(row, row.name + long, "VOP3", int(vop3, 16) + row.opcode, e64, modifiers | changes)

    def scalar_memory_forms(self, row: Row, kinds: list[Kind]) -> Iterator[Form]:
        """With a number, with a register, with both; atomics return what was there with glc."""
        if not any(kind.role == "OFFSET" for kind in kinds):
            yield self.form(row, row.name, "SMEM", row.opcode, kinds, set())
            return
        base = self.operands("SMEM", [kind for kind in kinds if kind.role != "OFFSET"])
        plain = self.form(row, row.name, "SMEM", row.opcode, kinds[:0], set())
        number, both = (1 << self.fields["SMEM", role][0] for role in ("OFFSET_IS_NUMBER", "OFFSET_HAS_REGISTER"))
        returns = {"glc"} if "POLICY" in row.flags else set()
        atomic = "atomic" in row.name
        register = f"32-38 SReg_32"
        for fixed, operand in ((number, "32-52"), (0, register), (number | both, "57-63 SReg_32")):
            form = Form(row.name, "SMEM", 8, plain.fixed | fixed, (*base, operand), frozenset(set() if atomic else returns))
            yield form
            if atomic:
                glc = 1 << self.fields["SMEM", "POLICY"][0]
                yield Form(row.name, "SMEM", 8, form.fixed | glc, form.operands, frozenset(returns))

    def all_forms(self) -> dict[Form, int]:
        found: dict[Form, int] = {}
        for row in self.tables.rows:
            if row.format not in (*FORMATS, "VOP3P_MIX") or OTHERS.match(row.name):
                continue
            sets = sum(1 << SETS.index(name) for name in self.tables.features[row.feature])
            for form in self.forms_of(row):
                found[form] = found.get(form, 0) | sets
        return found


def main() -> int:
    known, built = facts(), Builder().all_forms()
    failed = 0
    for form in sorted(known.keys() | built.keys(), key=str):
        if known.get(form) == built.get(form) or (form.name, form.format) in EXCEPTIONS:
            continue
        failed += 1
        where = "LLVM" if form not in built else "the rows" if form not in known else "both"
        print(f"FAILED: only in {where}: {form}" if where != "both" else
              f"FAILED: {form}: sets {built[form]:x}, LLVM has {known[form]:x}")
    print(f"{len(known) - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
