"""
Makes lines of instructions: right ones from a row's operand kinds, and wrong ones by changing one thing of a right one.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace

import memory_lines
from image_lines import image_parts
from instruction_rows import Kind, Row, Tables

LABELS = ("here", "there")  # a label before the lines, and a symbol that nothing defines
MUTATIONS = ("operand", "width", "register", "count", "modifier", "suffix", "processor", "constant", "change")

NAMED = {
    "STATUS": ["vccz", "execz", "scc", "src_vccz", "src_execz", "src_scc", "src_pops_exiting_wave_id"],
    "APERTURE": ["src_shared_base", "src_shared_limit", "src_private_base", "src_private_limit", "shared_base"],
    "LDS": ["lds_direct", "src_lds_direct"],
    "M0": ["m0"],
    "NULL_ALONE": ["null"],
}
PAIRS = {"VCC": ("vcc", "vcc_lo", "vcc_hi"), "EXEC": ("exec", "exec_lo", "exec_hi")}
SCALAR_PAIRS = (("flat_scratch", "flat_scratch_lo", "flat_scratch_hi"), ("xnack_mask", "xnack_mask_lo", "xnack_mask_hi"),
                ("tba", "tba_lo", "tba_hi"), ("tma", "tma_lo", "tma_hi"))

INTEGERS = ["0", "1", "-1", "64", "65", "-16", "-17", "0x3f800000", "0x3c00", "0xffff", "0x10000", "-32768", "-32769", "32768",
            "0x7fffffff", "0x80000000", "0xffffffff", "0x100000000", "-0x80000000", "-0x80000001", "0x3ff0000000000000",
            "0xfffffffffffffff0", "1234", "0x12345678", "255", "256", "0xfffff", "0x100000", "-0x100000", "-0x100001",
            "(1+2)*3", "~5", "1<<4", "0x3118", "0x3e22f983", "0x3fc45f306dc9c882"]
WIDE = ["0x123456789abcdef0", "0xffffffff80000000", "0x8000000000000000", "0x4059000000000000", "lit64(5)", "lit64(0x123456789abcdef0)",
        "lit64(1.0)", "lit64(0.1)", "lit(0x12345)", "lit(5)", "0x7fffffff00000000"]  # literals of 64 bits
REALS = ["0.0", "0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0", "0.15915494", "0.15915494309189532", "1.5", "5.5",
         "-3.25", "65504.0", "65520.0", "70000.0", "1e10", "3.4e38", "1e39", "1e-30", "1e-45", "1e-8", "1e308", "0.1", ".5", "2."]
SYMBOLS = ["here", "there", "here@rel32@lo", "there@rel32@hi", "there@abs32@lo", "there@gotpcrel32@lo+4", "there+8"]


def numbered(prefix: str, first: int, words: int, rng: random.Random) -> str:
    if words == 1:
        return rng.choice([f"{prefix}{first}"] * 6 + [f"{prefix}[{first}]", f"{prefix}[{first}:{first}]", f"[{prefix}{first}]"])
    last = first + words - 1
    texts = [f"{prefix}[{first}:{last}]"] * 6 + [f"{prefix}[{first}+0:{last}]"]
    if words <= 4:
        texts.append("[" + ",".join(f"{prefix}{number}" for number in range(first, last + 1)) + "]")
    return rng.choice(texts)


def vgpr(words: int, rng: random.Random, even: bool = True, prefix: str = "v") -> str:
    step = 2 if words > 1 and even else 1
    return numbered(prefix, rng.randrange(0, 256 - words + 1, step), words, rng)


def sgpr(words: int, rng: random.Random) -> str:
    step = 1 if words == 1 else 2 if words == 2 else 4
    if rng.random() < 0.15 and words <= 8:
        return numbered("ttmp", rng.randrange(0, 16 - words + 1, step), words, rng)
    if rng.random() < 0.1 and words <= 2:
        pair = rng.choice(SCALAR_PAIRS)
        return pair[0] if words == 2 else rng.choice(pair[1:])
    if rng.random() < 0.04:
        return "null"
    return numbered("s", rng.randrange(0, rng.choice([102, 102, 102, 106]) - words + 1, step), words, rng)


def register(kind: Kind, rng: random.Random) -> str | None:
    group = rng.choice(sorted(kind.groups) * 1 + [name for name in ("VGPR", "SGPR") if name in kind.groups] * 4) if kind.groups else None
    if group is None:
        return None
    if group == "VGPR":
        return vgpr(kind.words, rng)
    if group == "AGPR":
        return vgpr(kind.words, rng, prefix="a")
    if group in ("SGPR", "SGPR_NO_NULL"):
        return rng.choice([sgpr(kind.words, rng)] * 4 + [named("VCC", kind.words, rng)])
    return named(group, kind.words, rng)


def named(group: str, words: int, rng: random.Random) -> str:
    if group in PAIRS:
        pair = PAIRS[group]
        return pair[0] if words == 2 else rng.choice(pair[1:]) if words == 1 else sgpr(words, rng)
    return rng.choice(NAMED[group])


SPECIALS = {
    "waitcnt": ["0", "vmcnt({v}) & lgkmcnt({l})", "vmcnt({v})", "lgkmcnt({l}), expcnt({e})", "expcnt({e}) vmcnt({v})", "0x{x:x}",
                "vmcnt_sat({x})", "lgkmcnt_sat(99) expcnt(1)"],
    "hwreg": ["hwreg(HW_REG_MODE)", "hwreg({h}, {o}, {w})", "hwreg(HW_REG_STATUS, {o}, {w})", "{x}", "hwreg(HW_REG_SH_MEM_BASES)",
              "{{id: {h}, offset: {o}, size: {w}}}", "{{size: {w}}}", "hwreg(HW_REG_XCC_ID)", "hwreg(HW_REG_HW_ID, 0, {w})"],
    "sendmsg": ["sendmsg(MSG_INTERRUPT)", "sendmsg(MSG_GS, GS_OP_EMIT, {s})", "sendmsg(MSG_GS_DONE, GS_OP_NOP)", "{x}",
                "sendmsg({m}, {p}, {s})", "sendmsg(MSG_GS, GS_OP_CUT)", "sendmsg(MSG_SYSMSG, SYSMSG_OP_REG_RD)", "sendmsg({m})",
                "sendmsg(MSG_GET_DOORBELL)", "sendmsg(MSG_GS_DONE, {p}, {s})", "sendmsg({m}, {p})"],
    "msg_rtn": ["sendmsg(MSG_RTN_GET_TMA)", "sendmsg(MSG_RTN_GET_DOORBELL)", "sendmsg(MSG_RTN_GET_SE_AID_ID)", "sendmsg({m})", "{x}", "sendmsg(MSG_GS)"],
    "depctr": ["depctr_va_vdst({l})", "depctr_hold_cnt({s}) depctr_sa_sdst({s})", "depctr_va_sdst({p}), depctr_va_ssrc(0)", "0x{x:x}", "{x}",
               "depctr_va_vcc({s}) & depctr_vm_vsrc({e})", "depctr_va_vdst(0) depctr_va_vdst(1)", "vmcnt(0)"],
    "delay": ["instid0(VALU_DEP_{p})", "instid0(TRANS32_DEP_{s}) | instskip(NEXT) | instid1(SALU_CYCLE_1)", "instskip(SKIP_{s})", "{x}",
              "instid1(FMA_ACCUM_CYCLE_1)", "instid0(NO_DEP)|instskip(SAME)", "instid0(NEXT)", "instid0(VALU_DEP_1) instid1(VALU_DEP_2)"],
    "gpr_idx": ["gpr_idx(SRC0)", "gpr_idx(SRC0,DST)", "gpr_idx()", "{p}", "gpr_idx(SRC1, SRC2)", "gpr_idx(DST)"],
    "endpgm": ["", "{x}", "0"],
    "dfmt": ["", "", "", "dfmt:{l}", "nfmt:{p}", "dfmt:{l}, nfmt:{p}", "nfmt:{p} dfmt:{l}"],
    "attribute": ["attr{h}.x", *["attr0.x", "attr32.w", "attr9.z"] * 2, "attr{e}.y", "attr{e}.z", "attr{v}.w", "attr{l}.x", "attr{e}.x"],
    "slot": ["p10", "p20", "p0"],
    "target": ["mrt{p}", "mrtz", "null", "pos{s}", "param{e}", "param{o}", *["pos0", "mrt0", "mrt7", "pos3"] * 3, "pos4", "prim", "dual_src_blend{s}"],
    "label": ["here", "{x}", "-{p}", "here"],
    "loop": ["here", "{x}", "-{p}", "here"],
}


def special(name: str, rng: random.Random) -> str:
    return rng.choice(SPECIALS[name]).format(
        v=rng.choice([0, 1, 15, 63, 64]), l=rng.choice([0, 3, 15, 16]), e=rng.choice([0, 7, 8]), x=rng.choice([0, 1, 77, 65535, 65536]),
        h=rng.choice([1, 5, 20, 63, 64]), o=rng.choice([0, 7, 31, 32]), w=rng.choice([1, 8, 32, 33, 0]), s=rng.choice([0, 1, 3, 4]),
        m=rng.choice([1, 2, 3, 5, 15, 16]), p=rng.choice([0, 1, 2, 3, 4, 7, 8]))


def constant(kind: Kind, rng: random.Random) -> str:
    pools = [INTEGERS, INTEGERS, REALS] + ([SYMBOLS] if kind.constants == "SYMBOL" else [])
    if kind.words == 2 and rng.random() < 0.2:
        return rng.choice(WIDE)
    pool = rng.choice(pools)
    if pool is INTEGERS and rng.random() < 0.4:
        return str(rng.randrange(-16, 65))
    if pool is REALS and rng.random() < 0.4:
        return rng.choice(REALS[:11])
    return rng.choice(pool)


MEMORY_ROLES = ("ADDRESS", "DATA0", "DATA1", "DATA_DST")


def memory_operands(kinds: list[Kind], rng: random.Random) -> list[str]:
    """Those of vector memory, whose data are all VGPRs or all AGPRs, mostly."""
    prefix = rng.choice("vvvvvva")
    texts = []
    for kind in kinds:
        if kind.type == "OFF":
            texts.append("off")
            continue
        if kind.name in RETURNED and rng.random() < 0.5:
            texts.append("")
            continue
        if kind.role not in MEMORY_ROLES:
            texts.append(operand(kind, rng))
            continue
        own = prefix if "AGPR" in kind.groups and rng.random() < 0.95 else "v"
        texts.append(vgpr(kind.words, rng, rng.random() < 0.9, own))
    return texts


def later_scalar(generation: str, row: Row, kind: Kind, rng: random.Random) -> str:
    """Bases and offsets of memory instructions on GFX10 and later."""
    if kind.type in ("OFFSET", "BUFFER_OFFSET") and (kind.role == "INST_OFFSET" or rng.random() < 0.6):
        return memory_lines.offset(generation, row, rng) if rng.random() < 0.97 else ""
    if kind.constants != "NO_CONSTANTS" and kind.role != "OFFSET" and (not kind.groups or rng.random() < (0.3 if generation not in memory_lines.WITH_HINTS else 0.02)):
        return constant(kind, rng) if kind.name != "plength" else str(rng.choice([0, 1, 7, 31, 31, 32, -1]))
    if rng.random() < 0.15 and kind.words <= 8:
        return memory_lines.named_scalar(kind, rng)
    step = 1 if kind.words == 1 else 2 if kind.words == 2 else 4
    return numbered("s", rng.randrange(0, 106 - kind.words + 1, step), kind.words, rng)


def later_operands(tables: Tables, row: Row, kinds: list[Kind], rng: random.Random) -> list[str]:
    """Those of memory instructions, whose data are VGPRs."""
    texts = []
    for kind in kinds:
        if kind.type == "OFF":
            texts.append("off")
        elif kind.name in RETURNED and rng.random() < 0.5:
            texts.append("")
        elif kind.name == "dfmt":
            texts.append(memory_lines.format_before_offset(rng))
        elif kind.role in MEMORY_ROLES:
            texts.append(vgpr(kind.words, rng, False, "v" if rng.random() < 0.99 else "a"))
        else:
            texts.append(later_scalar(tables.generation, row, kind, rng))
    return texts


def later_modifier(tables: Tables, row: Row, operands: list[str], flag: str, rng: random.Random) -> str:
    if flag in ("INST_OFFSET", "SCALAR_OFFSET"):
        return f"offset:{memory_lines.offset(tables.generation, row, rng)}"
    if flag == "POLICY":
        return memory_lines.policy(tables.generation, row, bool(operands[0]) if returns(row) else None, rng)
    return f"format:{memory_lines.buffer_format(rng)}" if flag == "BUFFER_FORMAT" else modifier(flag, rng)


def later_line(tables: Tables, row: Row, kinds: list[Kind], flags: frozenset[str], rng: random.Random) -> Line:
    """Of memory instructions on GFX10 and later."""
    operands = later_operands(tables, row, kinds, rng)
    chosen = memory_modifiers(flags, rng)
    if returns(row) and operands[0] and "POLICY" not in chosen and rng.random() < 0.97:
        chosen.insert(sum(flag == "INST_OFFSET" for flag in chosen), "POLICY")
    if row.format == "SMEM" and any(kind.role == "OFFSET" and text[:1] in "smntev" for kind, text in zip(kinds, operands)) and rng.random() < 0.4:
        chosen.insert(0, "SCALAR_OFFSET")
    modifiers = [later_modifier(tables, row, operands, flag, rng) for flag in chosen]
    return Line(row.name + rng.choice([""] * 30 + ["_e32"]), operands, modifiers, kinds)


def operand(kind: Kind, rng: random.Random) -> str:
    if kind.name in SPECIALS:
        return special(kind.name, rng)
    if kind.role == "OFFSET":
        return rng.choice([sgpr(1, rng), "m0", rng.choice(["0x10", "0"]), rng.choice(["-8", "255", "256", "0xffffffff", "0x100000000"]),
                           str(rng.randrange(0, 1 << 20)), str(rng.randrange(0, 256))])
    text = None
    if kind.role == "EXPORT" and rng.random() < 0.3:
        return "off"
    if kind.constants == "NO_CONSTANTS" or rng.random() < 0.7:
        text = register(kind, rng)
    text = text or constant(kind, rng)
    if kind.changes and rng.random() < 0.15:
        text = change(text, rng)
    return text


DATA_FORMATS = ("INVALID", "8", "16", "8_8", "32", "10_11_11", "2_10_10_10", "32_32_32_32", "RESERVED_15", "7")
NUMERIC_FORMATS = ("UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "RESERVED_6", "FLOAT", "SNORM_OGL")


def change(text: str, rng: random.Random) -> str:
    return rng.choice(["-{}", "|{}|", "-|{}|", "neg({})", "abs({})", "neg(|{}|)", "-abs({})", "sext({})"]).format(text)


def buffer_format(rng: random.Random) -> str:
    data, numeric = f"BUF_DATA_FORMAT_{rng.choice(DATA_FORMATS)}", f"BUF_NUM_FORMAT_{rng.choice(NUMERIC_FORMATS)}"
    names = rng.choice([[data], [numeric], [data, numeric], [numeric, data], [data, rng.choice([data, numeric, "BUF_FMT_32_FLOAT", "X"])]])
    return rng.choice([f"[{','.join(names)}]"] * 3 + [str(rng.choice([0, 1, 22, 77, 127, 128, -1, "1+4"]))])


def lane_pattern(rng: random.Random) -> str:
    number = rng.choice([0, 1, 2, 3, 4, 7, 8, 15, 16, 31, 32, -1])
    size = rng.choice([1, 2, 4, 8, 16, 32, 3, 0])
    lanes = [rng.choice([0, 1, 2, 3, 3, rng.choice([4, "1+1"])]) for _ in range(4)]
    mask = "".join(rng.choice("01pi") for _ in range(rng.choice([5] * 8 + [4, 6])))
    return rng.choice([
        f"swizzle(QUAD_PERM, {', '.join(map(str, lanes))})", f"swizzle(BITMASK_PERM, \"{mask}\")", f"swizzle(SWAP,{size})",
        f"swizzle(BROADCAST, {size}, {number})", f"swizzle(REVERSE, {size})", f"swizzle(FFT,{number})", f"{number}", "0xffff", "65536",
        f"swizzle(ROTATE, {rng.choice([0, 1, 1, 2])}, {number})"])


def offset(rng: random.Random) -> str:
    return rng.choice(["0", "4", "8*4", "255", "256", "4095", "4095", "0x800", "65535", "4096", "65536", "-1", "-4096", "-4097", "8",
                       str(rng.randrange(0, 4096)), str(rng.randrange(0, 65536))])


def matrix_modifier(flag: str, rng: random.Random) -> str:
    if flag == "BLGP" and rng.random() < 0.5:
        return f"neg:[{','.join(rng.choice('01') for _ in range(rng.choice([3, 3, 3, 2, 4])))}]"
    return f"{flag.lower()}:{rng.choice([0, 1, 2, 3, 4, 4, 5, 7, rng.choice([8, 15, 16, -1])])}"


def modifier(flag: str, rng: random.Random) -> str:
    if flag == "INST_OFFSET":
        return f"offset:{offset(rng)}"
    if flag == "SWIZZLE":
        return f"offset:{lane_pattern(rng)}"
    if flag in ("OFFSET0", "OFFSET1"):
        return f"{flag.lower()}:{rng.choice([0, 1, 7, 100, 254, 255, 256, -1])}"
    if flag == "BUFFER_FORMAT":
        return f"format:{buffer_format(rng)}"
    if flag in ("LDS", "FROM_LDS", "OFFEN", "IDXEN", "ADDR64", "TFE"):
        return flag.removeprefix("FROM_").lower()
    if flag == "GDS":
        return rng.choice(["gds", "gds", "nogds"])
    if flag == "OMOD":
        return rng.choice(["mul:2", "mul:4", "div:2", "mul:1"])
    if flag in BITS:
        return f"{flag.lower().removesuffix('_last')}:[{','.join(rng.choice('01') for _ in range(rng.choice([2, 2, 3, 3, 3, 4, 1])))}]"
    if flag in ("SWAP_BOUND_CTRL", "FI"):
        return f"{flag.lower().removeprefix('swap_')}:{rng.choice([0, 1, 1, 1, 2])}"
    if flag in ("INDEX_KEY2", "INDEX_KEY4"):
        return f"index_key:{rng.choice([0, 1, 1, 2, 3] + [rng.choice([4, -1, '1+1'])])}"
    if flag in ("CBSZ", "ABID", "BLGP"):
        return matrix_modifier(flag, rng)
    if flag.startswith("MATRIX_") and flag.endswith("_REUSE"):
        return rng.choice(["", "", "", "", "", "no"]) + flag.lower()
    if flag.startswith("MATRIX_"):
        return f"{flag.lower()}:{rng.choice(MATRIX_WORDS[flag.replace('_A', '').replace('_B', '')] + ['0', '1', '2', '3', '4', rng.choice(['5', '-1', 'foo'])])}"
    if flag == "SCALE_SEL":
        return f"scale_sel:{rng.choice([0, 1, 5, 8, 15, rng.choice([16, -1])])}"
    if flag in ("BYTE_SEL", "DST_BYTE_SEL"):
        return f"byte_sel:{rng.choice([0, 1, 2, 3, rng.choice([4, -1])])}"
    if flag == "BITOP3":
        return f"bitop3:{rng.randrange(0, 256)}"
    if flag in ("UNORM", "R128", "A16", "IMAGE_TFE", "LWE", "DA", "D16"):
        return rng.choice(["", "", "", "", "", "no"]) + flag.lower().removeprefix("image_")
    if flag in WAITS:
        return f"{flag.lower()}:{rng.choice([0, 1, 1, 3, 5, 7, 7, rng.choice([8, 15, 16, -1])]) if flag != 'WAIT_VM_VSRC' else rng.choice([0, 0, 0, 1, 1, 1, 1, 2])}"
    if flag in ("HIGH", "DONE", "COMPR", "VM", "ROW_EN"):
        return flag.lower() if flag != "HIGH" or rng.random() < 0.8 else "nohigh"
    return {"CLAMP": "clamp", "POLICY": "glc", "OFFSET": f"offset:{rng.choice([0, 4, 0x100, 0xfffff, -4])}"}[flag]


WAITS = ("WAIT_EXP", "WAIT_VDST", "WAIT_VA_VDST", "WAIT_VM_VSRC")
LACKING = {  # of modifiers that are taken together, those that a format does not have in a generation
    ("EXP", "GFX6"): ("ROW_EN",), ("EXP", "GFX7"): ("ROW_EN",), ("EXP", "GFX8"): ("ROW_EN",), ("EXP", "GFX9"): ("ROW_EN",), ("EXP", "GFX10"): ("ROW_EN",), ("EXP", "GFX11"): ("COMPR", "VM"), ("EXP", "GFX12"): ("COMPR", "VM"),
    ("VINTERP", "GFX11"): WAITS[1:], ("VINTERP", "GFX12"): WAITS[1:], ("LDSDIR", "GFX11"): ("WAIT_EXP", *WAITS[2:]), ("LDSDIR", "GFX12"): WAITS[:2]}
MATRIX_WORDS = {"MATRIX_FMT": [f"MATRIX_FMT_{name}" for name in ("FP8", "BF8", "FP6", "BF6", "FP4")], "MATRIX_SCALE": ["MATRIX_SCALE_ROW0", "MATRIX_SCALE_ROW1"],
                "MATRIX_SCALE_FMT": [f"MATRIX_SCALE_FMT_{name}" for name in ("E8", "E5M3", "E4M3")]}
MATRIX_MODIFIERS = tuple(f"MATRIX_{which}_{name}" for name in ("FMT", "SCALE", "SCALE_FMT", "REUSE") for which in "AB")
MODIFIER_ORDER = ("OFFSET", "BUFFER_FORMAT", "IDXEN", "OFFEN", "ADDR64", "INST_OFFSET", "SWIZZLE", "OFFSET0", "OFFSET1", "FROM_LDS", "DMASK",
                  "UNORM", "POLICY", "R128", "A16", "IMAGE_TFE", "LWE", "DA", "D16", "BITOP3",
                  "HIGH", "OP_SEL", "OP_SEL_HI", "INDEX_KEY2", "INDEX_KEY4", *MATRIX_MODIFIERS, "CBSZ", "ABID", "BLGP", "NEG_LO", "NEG_HI",
                  "BYTE_SEL", "DST_BYTE_SEL", "SCALE_SEL", "CLAMP", "OP_SEL_LAST", *WAITS, "OMOD", "TFE", "LDS", "GDS", "DONE", "COMPR", "VM", "ROW_EN", "SWAP_BOUND_CTRL", "FI")
BITS = ("OP_SEL", "OP_SEL_LAST", "OP_SEL_HI", "NEG_LO", "NEG_HI")
VECTOR_MEMORY = ("DS", "FLAT", "GLOBAL", "SCRATCH", "MUBUF", "MTBUF")
MODIFIERS_OF_FLAGS = {"OFFSET": ("INST_OFFSET",), "OFFSETS": ("OFFSET0", "OFFSET1"), "ONLY_GDS": ("GDS",), "TO_LDS": ("LDS",), "TYPED": ("BUFFER_FORMAT",),
                      "NEG_HALVES": ("NEG_LO", "NEG_HI"), "SWAPS": ("SWAP_BOUND_CTRL",), "EXPORT": ("DONE", "COMPR", "VM", "ROW_EN"), "WAITS": WAITS,
                      "MATRIX_FMT": MATRIX_MODIFIERS[:2], "MATRIX_SCALES": MATRIX_MODIFIERS[2:6], "MATRIX_REUSE": MATRIX_MODIFIERS[6:],
                      "IMAGE": ("DMASK", "UNORM", "R128", "A16", "LWE", "DA")}
NEEDED = {"ONLY_GDS": "GDS", "TO_LDS": "LDS", "FROM_LDS": "FROM_LDS", "OFFEN": "OFFEN", "IDXEN": "IDXEN", "ADDR64": "ADDR64", "TFE": "TFE"}
RETURNED = ("ret32", "ret64", "vret32")  # what an atomic may return


def memory_modifiers(flags: frozenset[str], rng: random.Random) -> list[str]:
    """In their order; those that a line cannot lack are there, mostly."""
    possible = {modifier for flag in flags for modifier in MODIFIERS_OF_FLAGS.get(flag, (flag,))}
    needed = {NEEDED[flag] for flag in flags if flag in NEEDED}
    return [flag for flag in MODIFIER_ORDER if flag in possible and rng.random() < (0.97 if flag in needed else 0.3)]


@dataclass
class Line:
    mnemonic: str
    operands: list[str]
    modifiers: list[str]
    kinds: list[Kind]

    def __str__(self) -> str:
        text = ", ".join(operand for operand in self.operands if operand)
        return " ".join([self.mnemonic, text, *self.modifiers]).strip()


def returns(row: Row) -> bool:
    return bool(row.kinds) and row.kinds[0] in RETURNED


def memory_line(tables: Tables, row: Row, rng: random.Random) -> Line:
    names, flags = list(row.kinds), row.modifiers
    places = [variant for variant in tables.variants if variant.place in names]
    if places:
        variant = rng.choice(memory_lines.variants_of(tables, places, rng))
        names = [variant.address if name == "addr" else variant.base if name == variant.place else name for name in names]
        flags |= variant.needs
    kinds = [tables.kinds[name] for name in names if name != "none"]
    if "TFE" in flags and rng.random() < (0.85 if kinds and kinds[0].role == "DATA_DST" else 0.99):
        flags -= {"TFE"}
    elif "TFE" in flags and kinds:
        kinds[0] = replace(kinds[0], words=kinds[0].words + 1)
    if memory_lines.is_later(tables, row):
        return later_line(tables, row, kinds, flags, rng)
    operands = memory_operands(kinds, rng)
    modifiers = [memory_policy(row, operands, rng) if flag == "POLICY" else modifier(flag, rng) for flag in memory_modifiers(flags, rng)]
    if returns(row) and operands[0] and not any("glc" in text or "sc0" in text for text in modifiers):
        at = sum(text.startswith("offset") for text in modifiers)
        modifiers.insert(at, rng.choice(["glc", "sc0"]))
    return Line(row.name + rng.choice([""] * 20 + ["_e32"]), operands, modifiers, kinds)


def memory_policy(row: Row, operands: list[str], rng: random.Random) -> str:
    """Words of older or newer processors; of an atomic the one that it must or must not have, mostly."""
    words = rng.choice([["glc", "slc"], ["glc", "slc", "scc"], ["sc0", "nt", "sc1"]])
    chosen = [word for word in words if rng.random() < 0.5] or [rng.choice(words)]
    if returns(row) and rng.random() < 0.9:
        chosen = ([words[0]] if operands[0] else []) + [word for word in chosen if word != words[0]]
    rng.shuffle(chosen)
    return " ".join(word if rng.random() < 0.97 else f"no{word}" for word in chosen)


def matrix_line(tables: Tables, row: Row, rng: random.Random) -> Line:
    """The third source has the register file of the destination, and is the destination or apart from it, mostly."""
    kinds = [tables.kinds[name] for name in row.kinds]
    modifiers = [modifier(flag, rng) for flag in MODIFIER_ORDER if flag in row.flags and rng.random() < 0.3]
    file = rng.choice("va")
    operands = []
    for number, kind in enumerate(kinds):
        words = kind.words or f8f6f4_words("cbsz" if number == 1 else "blgp", modifiers, rng)
        if number == 0 or (kind.name[0] == "c" and rng.random() < 0.6):
            operands.append(vgpr(words, rng, prefix=file))
        elif kind.name[0] == "c":
            operands.append(rng.choice([operands[0], operands[0], operands[0], constant(kind, rng)]))
        elif kind.groups == {"AGPR", "VGPR"}:
            operands.append(vgpr(words, rng, prefix=rng.choice("va")))
        else:
            operands.append(operand(kind, rng))
    return Line(row.name + rng.choice(["", "", "", "_e64"]), operands, modifiers, kinds)


def wave_matrix_line(tables: Tables, row: Row, rng: random.Random) -> Line:
    """Of registers that may overlap and begin anywhere; once in a while as many as another generation or wavefront has."""
    kinds = [tables.kinds[name] for name in row.kinds]
    takes = row.modifiers | {tables.kind_takes[kind.name] for kind in kinds if kind.name in tables.kind_takes}
    possible = {modifier for flag in takes for modifier in MODIFIERS_OF_FLAGS.get(flag, (flag,))}
    modifiers = [modifier(flag, rng) for flag in MODIFIER_ORDER if flag in possible and rng.random() < 0.3]
    size = rng.choice([1] * 20 + [2, 0.5])
    operands: list[str] = []
    for kind in kinds:
        words = kind.words or elements_words("matrix_a_fmt" if len(operands) == 1 else "matrix_b_fmt", modifiers, rng)
        text = vgpr(max(1, int(words * size)), rng, even=tables.generation == "GFX1250" and rng.random() < 0.95)
        if kind.constants == "INLINE":
            text = rng.choice([text, operands[0], operand(kind, rng)])
        operands.append(text)
    return Line(row.name + rng.choice(["", "", "", "_e64"]), operands, modifiers, kinds)


def elements_words(name: str, modifiers: list[str], rng: random.Random) -> int:
    """What the modifier says of the elements, mostly."""
    value = next((text.partition(":")[2] for text in modifiers if text.startswith(name)), "0")
    return rng.choice([12 if value[-3:] in ("FP6", "BF6", "2", "3") else 8 if value[-3:] in ("FP4", "4") else 16] * 12 + [8, 12, 16])


def image_line(tables: Tables, row: Row, rng: random.Random) -> Line:
    """The data's size is what modifiers say, mostly."""
    kinds = [tables.kinds[name] for name in row.kinds]
    possible = {modifier for flag in row.modifiers for modifier in MODIFIERS_OF_FLAGS.get(flag, (flag,))} - {"DMASK", "POLICY"}
    if rng.random() < 0.95:
        possible -= {"R128" if tables.generation == "GFX9" else "A16"}
    if rng.random() < 0.9 and tables.set in tables.features["trait NO_IMAGE_HALVES"]:
        possible -= {"D16"}
    if rng.random() < 0.5:
        possible -= {"IMAGE_TFE"}
    chosen = [flag for flag in MODIFIER_ORDER if flag in possible and rng.random() < 0.2]
    words = [modifier(flag, rng) for flag in chosen]
    few = {"iatomic": [1, 3], "icmpswap": [3, 15], "igather": [1, 2, 4, 8]}.get(row.kinds[0], list(range(16)))
    dmask = rng.choice(few * 4 + [rng.choice([0, 1, 3, 5, 15, 16, 17, -1, 31])])
    data = 4 if row.kinds[0] == "igather" else max(1, (dmask & 15).bit_count())
    data = (data + 1) // 2 if "d16" in words else data
    data += "tfe" in words
    data = rng.choice([data] * 12 + list(kinds[0].sizes))
    policy = rng.choice([""] * 4 + ["glc", "slc", "glc slc", "slc glc", "scc", "glc scc"])
    at = 1 if words and words[0] in ("unorm", "nounorm") else 0
    written = [f"dmask:{dmask}"] if dmask or rng.random() < 0.5 else []
    modifiers = written + words[:at] + ([policy] if policy else []) + words[at:]
    operands = [vgpr(data, rng, prefix=rng.choice("vvvva")), vgpr(rng.choice(kinds[1].sizes), rng), sgpr(8, rng)]
    operands += [sgpr(4, rng)] if len(kinds) > 3 else []
    return Line(row.name + rng.choice([""] * 9 + ["_e32"]), operands, modifiers, kinds)


def f8f6f4_words(name: str, modifiers: list[str], rng: random.Random) -> int:
    """What the modifier says of the format, mostly."""
    value = next((text[5:] for text in modifiers if text.startswith(name)), "0")
    return rng.choice([{"2": 6, "3": 6, "4": 4}.get(value, 8)] * 12 + [4, 6, 8])


# SDWA and DPP: what follows the operands, in its order.
PARTS = ("BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD", "0", "3", "6", "2+3")
UNUSED = ("UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE", "0", "1", "2")
LANES = ("quad_perm:[0,1,2,3]", "quad_perm:[3,3,0,1]", "quad_perm:[1, 1, 1+1, 0]", "row_shl:1", "row_shl:15", "row_shr:3", "row_ror:7",
         "wave_shl:1", "wave_rol:1", "wave_shr:1", "wave_ror:1", "row_mirror", "row_half_mirror", "row_bcast:15", "row_bcast:31",
         "row_newbcast:0", "row_newbcast:9", "row_newbcast:15")
WRONG_BESIDE = ("dst_sel:BYTE_4", "dst_sel:7", "dst_sel:-1", "dst_sel:byte_0", "dst_sel:", "dst_unused:3", "dst_unused:UNUSED", "dst_unused:BYTE_0",
                "src0_sel:UNUSED_PAD", "src0_sel:8", "src1_sel:WORD_2", "src1_sel:foo", "src2_sel:WORD_0", "dst_sel", "quad_perm:[0,1,2]",
                "quad_perm:[0,1,2,4]", "quad_perm:[0,1,2,3,0]", "quad_perm:[-1,0,0,0]", "quad_perm:0", "quad_perm", "row_shl:0",
                "row_shl:16", "row_shr:-1", "row_ror", "row_ror:16", "wave_shl:0", "wave_shl:2", "wave_ror:1+1", "row_mirror:1",
                "row_bcast:16", "row_bcast:0", "row_newbcast:16", "row_newbcast:-1", "row_share:1", "row_xmask:1", "row_mask:16",
                "row_mask:-1", "bank_mask:0x1f", "bank_mask:foo", "bound_ctrl:2", "bound_ctrl:-1", "bound_ctrl", "fi:1",
                "dpp8:[0,1,2,3,4,5,6,7]", "row_mask:(1+2)", "mul:2", "clamp", "noclamp", "op_sel:[0,0]", "row_wave:1")


PARTS_WRITTEN = LANES + ("dst_sel:BYTE_1", "dst_unused:UNUSED_SEXT", "src0_sel:WORD_1", "src1_sel:BYTE_3", "row_mask:0xa", "bank_mask:3",
                         "bound_ctrl:0", "bound_ctrl:1")


def has_beside(tables: Tables, row: Row, variant: str) -> bool:
    """Whether the instruction has an SDWA or a DPP form."""
    formats = ("VOP1", "VOP2", "VOPC") if variant == "sdwa" else ("VOP1", "VOP2")
    wide = any(tables.kinds[name].role == "SRC" and tables.kinds[name].words > 1 for name in row.kinds)
    return row.format in formats and not row.flags & {"NO_E64", f"NO_{variant.upper()}"} and not (wide and variant == "sdwa")


def operand_beside(tables: Tables, name: str, variant: str, rng: random.Random) -> str:
    kind = tables.kinds[name]
    if kind.role == "NOWHERE":
        return register(tables.kinds["sdwa_cc"], rng) if name == "vcc_cmp" else "vcc"
    if kind.role != "SRC":
        return operand(kind, rng)
    if variant == "dpp" or rng.random() < 0.5:
        text = vgpr(kind.words, rng)
    else:
        text = rng.choice([register(tables.kinds[kind.e64], rng), str(rng.randrange(-16, 65)), rng.choice(REALS[:11]), rng.choice(INTEGERS + REALS), "m0"])
    if rng.random() < 0.2:
        return change(text, rng) if kind.changes else f"sext({text})" if variant == "sdwa" else text
    return text


def modifiers_beside(row: Row, variant: str, sources: int, rng: random.Random) -> list[str]:
    def some(text: str, chance: float = 0.4) -> list[str]:
        return [text] if rng.random() < chance else []

    def number(most: int) -> str:
        return rng.choice(["{}", "0x{:x}"]).format(rng.randrange(most))

    if variant == "dpp":
        return (some(rng.choice(LANES), 0.97) + some(f"row_mask:{number(16)}") + some(f"bank_mask:{number(16)}") +
                some(f"bound_ctrl:{number(2)}"))
    texts = some(rng.choice(["clamp", "clamp", "noclamp"])) if row.format != "VOPC" else []
    texts += some(modifier("OMOD", rng)) if "OMOD" in row.flags else []
    texts += some(f"dst_sel:{rng.choice(PARTS)}") + some(f"dst_unused:{rng.choice(UNUSED)}") if row.format != "VOPC" else []
    return texts + [text for n in range(sources) for text in some(f"src{n}_sel:{rng.choice(PARTS)}")]


def line_beside(tables: Tables, row: Row, variant: str, rng: random.Random) -> Line:
    kinds = [tables.kinds[name] for name in row.kinds]
    operands = [operand_beside(tables, name, variant, rng) for name in row.kinds]
    modifiers = modifiers_beside(row, variant, sum(kind.role == "SRC" for kind in kinds), rng)
    suffix = f"_{variant}" if rng.random() < 0.5 else ""
    return Line(row.name + suffix, operands, modifiers, kinds)


HALVED = re.compile(r"\bv(?:\d+|\[[^\]]*\])")


def with_halves(line: Line, rng: random.Random) -> Line:
    """Halves of VGPRs in place of whole ones, in all operands that may be, mostly; some with op_sel, which says them again."""
    each = 1.0 if rng.random() < 0.9 else 0.6
    for number, (kind, text) in enumerate(zip(line.kinds, line.operands)):
        text = re.sub(r"\[(v\d+)\]", r"\1", text or "")
        if kind.half and rng.random() < each:
            line.operands[number] = HALVED.sub(lambda match: match.group() + rng.choice([".l", ".h"]), text)
    if rng.random() < 0.1 and not any(modifier.startswith("op_sel") for modifier in line.modifiers):
        line.modifiers.insert(0, said_again(line, rng))
    return line


def said_again(line: Line, rng: random.Random) -> str:
    """The halves of the sources, mostly, and what may be those of a third source and of the destination."""
    sources = [str(int(".h" in text)) if rng.random() < 0.9 else rng.choice("01") for text in line.operands[1:4] if text]
    return f"op_sel:[{','.join(sources + rng.choices('01', k=rng.randrange(3)))}]"


LANES_KINDS = ("xf16", "x4b8", "l2f16", "l2bf16")  # of packed instructions that have DPP forms
LANES_SINCE_10 = LANES[:7] + ("row_mirror", "row_half_mirror", "row_share:0", "row_share:15", "row_xmask:1", "row_xmask:9")


def lanes_after(rng: random.Random) -> list[str]:
    """Lanes that long instructions read, and what follows them in its order."""
    eight = ",".join(str(rng.randrange(8)) for _ in range(8))
    lanes = rng.choice([f"dpp8:[{eight}]", rng.choice(LANES_SINCE_10), rng.choice(LANES_SINCE_10)])
    texts = [f"row_mask:{rng.randrange(16)}", f"bank_mask:0x{rng.randrange(16):x}", f"bound_ctrl:{rng.randrange(2)}"]
    fi = [f"fi:{rng.randrange(2)}"] if rng.random() < 0.3 else []
    return [lanes, *(text for text in texts if lanes[:4] != "dpp8" and rng.random() < 0.3), *fi]


def packed_lanes_line(tables: Tables, row: Row, rng: random.Random) -> Line:
    """The first source is a VGPR, the second mostly."""
    kinds = [tables.kinds[name] for name in row.kinds]
    wanted = {name for flag in row.flags for name in MODIFIERS_OF_FLAGS.get(flag, (flag,))}
    modifiers = [modifier(flag, rng) for flag in MODIFIER_ORDER if flag in wanted and rng.random() < 0.3]
    operands = [operand(kind, rng) if rng.random() < chance else vgpr(1, rng) for kind, chance in zip(kinds, (0, 0.03, 0.3, 0.4))]
    return Line(row.name + rng.choice(["_e64_dpp", "_e64_dpp", ""]), operands, modifiers + lanes_after(rng), kinds)


def right_line(tables: Tables, row: Row, rng: random.Random) -> Line:
    line = whole_line(tables, row, rng)
    if tables.halves and rng.random() < 0.5:
        line = with_halves(line, rng)
    return line


def whole_line(tables: Tables, row: Row, rng: random.Random) -> Line:
    if row.format in VECTOR_MEMORY or memory_lines.is_later(tables, row):
        return memory_line(tables, row, rng)
    if row.format in ("MAI", "MAI_SCALED"):
        return matrix_line(tables, row, rng)
    if row.family == "image" and tables.is_later:
        return Line(row.name + rng.choice([""] * 19 + ["_e32"]), *image_parts(tables, row, rng), [tables.kinds[name] for name in row.kinds])
    if row.format in ("MIMG", "SAMPLE"):
        return image_line(tables, row, rng)
    if row.name.startswith(("v_wmma_", "v_swmmac_")) and "LD_SCALE" not in row.format:
        return wave_matrix_line(tables, row, rng)
    if tables.lanes and row.format.startswith("VOP3P") and row.kinds[1] in LANES_KINDS and rng.random() < 0.6:
        return packed_lanes_line(tables, row, rng)
    variants = [variant for variant in ("sdwa", "dpp") if has_beside(tables, row, variant)]
    if variants and rng.random() < 0.5:
        return line_beside(tables, row, rng.choice(variants), rng)
    has_vop3 = row.format in ("VOP1", "VOP2", "VOPC", "VINTRP") and "NO_E64" not in row.flags
    e64 = has_vop3 and rng.random() < 0.5
    kinds = [tables.kinds[tables.kinds[name].e64 if e64 else name] for name in row.kinds]
    suffix = rng.choice(["", "_e64"]) if e64 else rng.choice(["", "", "_e32"]) if row.format in ("VOP1", "VOP2", "VOPC") else ""
    wanted = [name for flag in row.flags for name in MODIFIERS_OF_FLAGS.get(flag, (flag,))]
    flags = [flag for flag in MODIFIER_ORDER if flag in wanted and (e64 or row.format not in ("VOP1", "VOP2", "VOPC", "VINTRP"))]
    # llvm-mc sets bits at random where a symbol is a source beside others that have modifiers, or halves.
    may_change = any(kind.changes or (tables.halves and kind.half) for kind in kinds) and (e64 or row.format == "VOP3")
    some_change = row.format.startswith("VOP3P") or "OP_SEL" in row.flags or may_change
    kinds = [replace(kind, constants="LITERAL") if some_change and not kind.changes and kind.constants == "SYMBOL" else kind for kind in kinds]
    if {"WAITS", "EXPORT"} & row.flags and rng.random() < 0.95:
        flags = [flag for flag in flags if flag not in LACKING.get((row.format, tables.generation), ())]
    operands = [operand(kind, rng) for kind in kinds]
    offsets = [text for kind, text in zip(kinds, operands) if kind.role == "OFFSET"]
    if offsets and offsets[0][0] in "smt":
        flags.insert(0, "OFFSET")
    return Line(row.name + suffix, operands, [modifier(flag, rng) for flag in flags if rng.random() < 0.3], kinds)


ANYTHING = ["v0", "v255", "v[0:1]", "v[1:2]", "v[2:5]", "s0", "s101", "s[0:1]", "s[2:3]", "s[4:7]", "s[8:15]", "vcc", "vcc_lo", "exec",
            "exec_hi", "m0", "scc", "vccz", "src_shared_base", "lds_direct", "ttmp3", "ttmp[4:5]", "flat_scratch", "xnack_mask_lo",
            "a0", "a[0:1]", "s102", "v256", "s[1:2]", "s[2:5]", "null", "tba", "off", "here", "there", "0", "1.0", "5.5", "1234",
            "0x123456789", "lit64(5)", "src_flat_scratch_base_lo", "-5", "-v1", "|v1|", "-s1", "neg(v2)", "abs(s3)", "sext(v1)", "lit(5)", "v[0:3]", "s[0:2]", "foo+1", "-1.5",
            "attr0.x", "p10", "mrt0", "pos4", "attr33.y", "prim", "s1.l", "ttmp1.h", "a1.h", "v1.h.l", "$there", "|$there|", "[v0.l,v1]", "lit(v1"]
MODIFIERS = ["clamp", "mul:2", "div:2", "op_sel:[1,0]", "op_sel:[0,0,1]", "glc", "offset:4", "mul:3", "noclamp", "omod:1", "dmask:1", "abc",
             "nv", "nonv", "scale_offset", "matrix_a_reuse", "matrix_b_fmt:1", "matrix_a_scale:1", "scale_sel:3", "byte_sel:2", "bitop3:3",
             "gds", "nogds", "offset0:1", "offset1:2", "offset:65535", "offset:-1", "offset:swizzle(FFT,1)", "tfe", "lds", "idxen", "offen",
             "slc", "scc", "sc0", "sc1", "nt", "dlc", "noglc", "nosc0", "th:TH_LOAD_NT", "th:TH_ATOMIC_RETURN", "scope:SCOPE_DEV", "op_sel_hi:[0,1]", "op_sel_hi:[1,1,0]", "neg_lo:[1,0]",
             "neg_hi:[1,1,1]", "neg_lo:[2]", "neg_lo:[1,1]", "neg_lo:[0,0,1]", "neg_hi:[0,0,1]", "neg_hi:[0,0,0,1]",
             "index_key:0", "index_key:1", "index_key:3", "index_key:4", "index_key", "neg:[0,0]", "cbsz:1", "abid:2", "blgp:3",
             "neg:[1,0,1]", "blgp:4", "cbsz:2", "high", "done", "compr", "vm",
             "nodone", "nohigh", "row_en", "unorm", "a16", "lwe", "da", "d16", "r128", "dmask:3", "dmask:15", "addr64", "nor128", "nod16"]


def wrong_line(tables: Tables, row: Row, mutation: str, rng: random.Random) -> str:
    """A right line with one change; some are still right."""
    line = right_line(tables, row, rng)
    changed_line(row, line, mutation, rng)
    return str(line)


def changed_line(row: Row, line: Line, mutation: str, rng: random.Random) -> None:
    places = range(len(line.operands))
    if mutation in ("operand", "width", "register", "constant", "change") and not line.operands:
        mutation = "count"
    at = rng.choice(places) if places else 0
    if mutation == "operand":
        line.operands[at] = rng.choice(ANYTHING)
    elif mutation == "width":
        words = rng.choice([1, 2, 3, 4, 5, 8, 16])
        line.operands[at] = rng.choice([vgpr(words, rng, even=False), sgpr(words, rng)])
    elif mutation == "register":
        first, words = rng.choice([0, 1, 2, 5, 98, 100, 101, 102, 104, 254, 255, 256]), rng.choice([1, 1, 2, 4])
        line.operands[at] = numbered(rng.choice(["v", "s", "ttmp", "a", "acc"]), first, words, rng)
    elif mutation == "constant":
        line.operands[at] = rng.choice(INTEGERS + REALS + SYMBOLS[:2])
    elif mutation == "change":
        line.operands[at] = change(line.operands[at] or "v0", rng)
    elif mutation == "count" and rng.random() < 0.5 and line.operands:
        del line.operands[at]
    elif mutation == "count":
        line.operands.insert(at, rng.choice(ANYTHING))
    elif mutation == "modifier":
        chosen = rng.choice(MODIFIERS if rng.random() < 0.4 or not row.format.startswith("VOP") else WRONG_BESIDE + PARTS_WRITTEN)
        at = rng.randrange(len(line.modifiers) + 1)
        line.modifiers[at:at + rng.choice([0, 0, 1])] = [chosen]
    elif mutation == "suffix":
        line.mnemonic = row.name + rng.choice(["_e32", "_e64", "_e32_e64", "_E64", "_x", "_sdwa", "_dpp", "_sdwa", "_dpp", "_e32_dpp", "_dpp_sdwa", "_e64_dpp"])


# ---- every operand in turn ----

REGISTERS = ("v1 v[2:3] v[3:4] v[2:4] v[4:7] v[8:12] v[8:13] v[8:15] v[0:15] v[0:31] v255 a1 a[2:3] a[4:7] a[0:15] s1 s[2:3] "
             "s[3:4] s[4:7] s[8:15] s[0:15] s101 s102 vcc vcc_lo vcc_hi exec exec_lo m0 ttmp1 ttmp[2:3] ttmp[4:7] flat_scratch "
             "xnack_mask_lo src_scc src_vccz src_execz src_shared_base src_lds_direct null off tba_lo").split()
NUMBERS = ("0 1 64 65 -16 -17 0xffff 0x10000 0x12345678 0xffffffff 0x100000000 0x3f800000 0x3c00 0x3ff0000000000000 1.0 0.5 "
           "1.5 0.15915494 1e10 65504.0 -0.0 lit(1) lit(0x12345) lit(-4.0)").split()
SPELLINGS = "here here@rel32@lo hwreg(1) sendmsg(1) vmcnt(0) attr0.x p10 mrt0".split()
AROUND = ("-{}", "|{}|", "-|{}|", "neg({})", "abs({})", "-abs({})", "sext({})", "sext(-{})", "lit({})", "[{}]", "{}+1", "-(-{})")


def replacements(line: Line) -> list[str]:
    """The line with each operand left out, changed, and replaced by each of the above; and with other modifiers."""
    texts = []
    for at, operand_there in enumerate(line.operands):
        others = ["", *REGISTERS, *NUMBERS, *SPELLINGS, *(text.format(operand_there) for text in AROUND if operand_there)]
        for other in others:
            operands = [*line.operands[:at], other, *line.operands[at + 1:]]
            texts.append(str(replace(line, operands=operands)))
    for chosen in sorted({*MODIFIERS, *WRONG_BESIDE, *PARTS_WRITTEN}):
        texts += [str(replace(line, modifiers=[*line.modifiers, chosen])), str(replace(line, modifiers=[chosen]))]
    return [*dict.fromkeys([*texts, str(replace(line, modifiers=[]))])]
