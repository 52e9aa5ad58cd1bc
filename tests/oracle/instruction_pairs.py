"""
Makes lines of pairs, "v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v3, v4, v5": right ones from two rows of dual.def, and wrong ones by
changing one thing of a right one.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from instruction_lines import Line, changed_line, modifier, operand, replacements, vgpr
from instruction_rows import Row, Tables

FORMATS = ("VOPD", "VOPD3")
WRONG_PAIRS = ("half", "half", "destination", "src0", "src1", "src2", "scalars", "literals", "name", "format", "colons", "alone", "three",
               "missing", "order", "condition", "elsewhere", "comma", "spelling")
OTHER_NAMES = ("v_mov_b32", "v_add_f32", "foo", "v_dual_foo", "v0", "5", "", "s_nop", "vcc", "v_dual_add_f64", "v_dual_bitop2_b32",
               "v_dual_fma_f32", "v_dual_lshrrev_b32", "v_dual_ashrrev_i32", "v_dual_max_i32", "v_dual_min_num_f32", "v_dual_max_f32")
BETWEEN = ("", ",", ":", ": :", ":::", "::::", ":: ::", ";", "::,", ", ::,", ":/**/:")
CONDITIONS = ("vcc_lo", "vcc", "s3", "s[2:3]", "m0", "null", "exec_lo", "ttmp2", "v3", "1", "src_scc", "vcc_hi", "foo")
OTHER_FIRSTS = ("v_mov_b32 v0, v1", "v_add_f32 v0, v1, v2", "v_mov_b32 v0, vcc_lo", "v_mov_b32 v0, here", "v_mov_b32 v0", "v_cmp_eq_u32 vcc_lo, v0, v1",
                "v_fma_f32 v0, v1, v2, -v3", "v_mul_f32_e64 v0, v1, v2 clamp", "s_nop 0", "s_endpgm", "s_mov_b32 s0, s1", "s_load_b32 s0, s[2:3], 0x0",
                "ds_load_b32 v0, v1", "s_branch here", "v_dual_and_b32 v0, v1, v2", "v_add_f32 v0, v1, v2 ::", "v_nop")
SRC2 = 3  # after the destination; what accumulates has its destination there


@dataclass
class Pair:
    first: Line
    second: Line
    between: str = "::"
    rest: str = ""

    def __str__(self) -> str:
        return f"{self.first} {self.between} {self.second}{self.rest}"


def half_line(tables: Tables, row: Row, rng: random.Random) -> Line:
    kinds = [replace(tables.kinds[name], changes=tables.kinds[name].changes and row.format == "VOPD3") for name in row.kinds]
    return Line(row.name, [operand(kind, rng) for kind in kinds], [modifier("BITOP3", rng)] if "BITOP3" in row.flags and rng.random() < 0.7 else [], kinds)


def register_at(line: Line, row: Row, place: int) -> int | None:
    """The number of the vector register that the half has there."""
    if place == SRC2 and "TIED" in row.flags:
        place = 0
    text = line.operands[place].strip("v[]").partition(":")[0] if place < len(line.operands) and "v" in line.operands[place] else ""
    return int(text) if text.isdigit() else None


def is_literal(text: str) -> bool:
    return text[0] in "0123456789-.(~" and not (text.lstrip("-").isdigit() and not text.startswith("--") and -16 <= int(text) <= 64)


def settle(first: Line, second: Line, rows: tuple[Row, Row], rng: random.Random) -> None:
    """Registers of other banks, and one literal, mostly."""
    for place, bits in ((0, 1), (1, 3), (2, 3), (SRC2, 1)):
        one, other = register_at(first, rows[0], place), register_at(second, rows[1], place)
        if one is None or other is None or (one ^ other) & bits or rng.random() < 0.03:
            continue
        line = second if place < len(second.operands) else first
        if place < len(line.operands):
            line.operands[place] = f"v{(other if line is second else one) ^ rng.choice((1, bits))}"
    literals = [(line, at) for line in (first, second) for at, text in enumerate(line.operands)
                if is_literal(text) or line.kinds[at].role == "AFTER"]
    if len(literals) > 1 and rng.random() < 0.85:
        shared = literals[0][0].operands[literals[0][1]]
        for line, at in literals:
            line.operands[at] = shared


def right_pair(tables: Tables, row: Row, rng: random.Random) -> Pair:
    others = [other for other in tables.rows if other.format == row.format and
              (other.feature in ("SINCE_11", row.feature) or (tables.generation == "GFX1250" and tables.set in tables.features[other.feature]))]
    firsts = [other for other in others if "SECOND" not in other.flags]
    seconds = [other for other in others if "FIRST" not in other.flags]
    is_second = "SECOND" in row.flags or ("FIRST" not in row.flags and rng.random() < 0.5)
    rows = (rng.choice(firsts), row) if is_second else (row, rng.choice(seconds))
    first, second = half_line(tables, rows[0], rng), half_line(tables, rows[1], rng)
    settle(first, second, rows, rng)
    return Pair(first, second)


def wrong_registers(pair: Pair, place: int, rng: random.Random) -> None:
    """Registers that are often of one bank."""
    number = rng.randrange(256)
    for line in (pair.first, pair.second):
        if place < len(line.operands) and line.kinds[place].role != "AFTER":
            line.operands[place] = f"v{(number + 4 * rng.randrange(3) + rng.choice((0, 0, 0, 1, 2))) % 256}"


def wrong_sources(pair: Pair, texts: tuple[str, ...], rng: random.Random) -> None:
    for line in (pair.first, pair.second):
        line.operands[1] = rng.choice(texts)
        for at, kind in enumerate(line.kinds):
            if kind.role == "AFTER":
                line.operands[at] = rng.choice(("0x1234", "0x1234", "0x4321", "1.5", "1.0", "there"))


def wrong_pair(tables: Tables, row: Row, mutation: str, rng: random.Random) -> str:
    """A right pair with one change; some are still right."""
    pair = right_pair(tables, row, rng)
    half = rng.choice((pair.first, pair.second))
    if mutation == "half":
        changed_line(row, half, rng.choice(("operand", "width", "register", "count", "modifier", "suffix", "constant", "change")), rng)
    elif mutation in ("destination", "src0", "src1", "src2"):
        wrong_registers(pair, ("destination", "src0", "src1", "src2").index(mutation), rng)
    elif mutation == "scalars":
        wrong_sources(pair, ("s1", "s1", "s2", "s3", "vcc_lo", "vcc_hi", "null", "m0", "exec_lo", "0x1234", "src_scc", "v1"), rng)
    elif mutation == "literals":
        wrong_sources(pair, ("0x1234", "0x1234", "0x4321", "1.5", "1.0", "here", "there", "lit(5)", "-256", "0xffffff00", "0x3fc00000", "v1"), rng)
    elif mutation == "name":
        half.mnemonic = rng.choice(OTHER_NAMES)
    elif mutation == "format":
        pair.second = half_line(tables, rng.choice([other for other in tables.rows if other.format in FORMATS]), rng)
    elif mutation == "colons":
        pair.between = rng.choice(BETWEEN)
    elif mutation == "alone":
        return str(half) + rng.choice(("", "", " ::", " :: ", ", ::"))
    elif mutation == "three":
        pair.rest = f" :: {rng.choice((pair.first, pair.second))}"
    elif mutation == "missing":
        del half.operands[rng.randrange(len(half.operands)):]
    elif mutation == "order":
        pair.first, pair.second = pair.second, pair.first
    elif mutation == "condition":
        half.operands.append(rng.choice(CONDITIONS))
    elif mutation == "elsewhere":
        return f"{rng.choice(OTHER_FIRSTS)} :: {pair.second}"
    elif mutation == "comma":
        pair.between = rng.choice((", ::", "::", " ::"))
        half.mnemonic += rng.choice((",", "", " ,"))
    elif mutation == "spelling":
        half.mnemonic = rng.choice((half.mnemonic.upper(), half.mnemonic + "_e32", half.mnemonic + "_e64", half.mnemonic + "_dpp", half.mnemonic[:-1]))
    return str(pair)


def pair_replacements(pair: Pair) -> list[str]:
    """With each operand of either half replaced."""
    return [f"{text} {pair.between} {pair.second}" for text in replacements(pair.first)] + \
           [f"{pair.first} {pair.between} {text}" for text in replacements(pair.second)]
