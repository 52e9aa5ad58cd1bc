"""
What lines of memory instructions have on GFX10 and later: bases, offsets, cache policies, formats of buffers.
"""

from __future__ import annotations

import random

from instruction_rows import Kind, Row, Tables, Variant

FORMATS = ("FLAT", "GLOBAL", "SCRATCH", "MUBUF", "MTBUF", "SMEM")
UNIFIED = ("8_UNORM", "8_SNORM", "16_FLOAT", "32_UINT", "32_FLOAT", "16_16_FLOAT", "10_11_11_FLOAT", "11_11_10_FLOAT", "10_10_10_2_UNORM",
           "2_10_10_10_SINT", "8_8_8_8_UINT", "32_32_FLOAT", "16_16_16_16_SINT", "32_32_32_UINT", "32_32_32_32_FLOAT", "INVALID",
           "10_11_11_UNORM", "2_10_10_10_USCALED", "10_10_10_2_SSCALED", "64_FLOAT")
SPLIT = ("[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]", "[BUF_NUM_FORMAT_SINT, BUF_DATA_FORMAT_16_16]", "[BUF_DATA_FORMAT_8]",
         "[BUF_NUM_FORMAT_SNORM]", "[BUF_DATA_FORMAT_INVALID]", "[BUF_DATA_FORMAT_10_11_11]", "[BUF_DATA_FORMAT_32]",
         "[BUF_DATA_FORMAT_8,BUF_DATA_FORMAT_8]", "[BUF_DATA_FORMAT_RESERVED_15]", "[BUF_FMT_32_UINT,BUF_FMT_32_UINT]", "[]")
HINTS = {"LOAD": ("RT", "NT", "HT", "LU", "BYPASS", "NT_RT", "RT_NT", "NT_HT"),
         "STORE": ("RT", "NT", "HT", "WB", "BYPASS", "NT_RT", "RT_NT", "NT_HT", "NT_WB"),
         "ATOMIC": ("RT", "NT", "CASCADE_RT", "CASCADE_NT", "RETURN", "RT_RETURN", "NT_RETURN")}
RETURNING = ("RETURN", "RT_RETURN", "NT_RETURN")
SCOPES = ("SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS")
ODD_POLICIES = ("th:TH_DEFAULT", "th:TH_LOAD_WB", "th:TH_STORE_LU", "th:TH_ATOMIC_BYPASS", "th:1", "th:", "scope:2", "scope:4", "scope:-1",
                "scope:1+1", "scope:SCOPE_GPU", "scope", "nv", "nonv", "scale_offset", "noscale_offset", "th:TH_LOAD_NT th:TH_LOAD_NT",
                "scope:SCOPE_SE scope:SCOPE_SE", "th:TH_LOAD_NT, scope:SCOPE_SE", "th : TH_LOAD_NT", "glc", "scc", "sc0 nt", "dlc", "slc noglc")
BITS_OF_OFFSETS = {  # of the format in a generation; less than none: signed
    ("FLAT", "GFX10"): 11, ("FLAT", "GFX11"): 12, ("GLOBAL", "GFX10"): -12, ("SCRATCH", "GFX10"): -12, ("GLOBAL", "GFX11"): -13,
    ("SCRATCH", "GFX11"): -13, ("FLAT", "GFX12"): -24, ("GLOBAL", "GFX12"): -24, ("SCRATCH", "GFX12"): -24, ("MUBUF", "GFX12"): 23,
    ("MTBUF", "GFX12"): 23, ("SMEM", "GFX10"): -21, ("SMEM", "GFX11"): -21, ("SMEM", "GFX12"): -24,
    **{(format_, "GFX1250"): -24 for format_ in ("FLAT", "GLOBAL", "SCRATCH", "SMEM")}, ("MUBUF", "GFX1250"): 23}
WITH_HINTS = ("GFX12", "GFX1250")  # generations whose policies are temporal hints and scopes


def is_later(tables: Tables, row: Row) -> bool:
    return tables.is_later and row.format in FORMATS


def offset(generation: str, row: Row, rng: random.Random) -> str:
    """In range, mostly; near the limits often. A buffer's is not negative."""
    bits = BITS_OF_OFFSETS.get((row.format, generation), 12)
    most, least = (1 << (abs(bits) - (bits < 0))) - 1, -(1 << -bits - 1) if bits < 0 else 0
    if row.format == "SMEM" and "buffer" in row.name:
        least, most = 0, (1 << abs(bits) - 1) - 1
    return rng.choice([str(rng.randint(least, most))] * 6 + [str(least), str(most), hex(most), "0", "4*2", "-1"] +
                      [str(rng.choice([most + 1, least - 1, 65535, 65536, 1 << 24]))])


def hint(row: Row, returns: bool | None, rng: random.Random) -> str:
    """One for the instruction, mostly; `returns`: whether an atomic's register is there, or None."""
    own = "ATOMIC" if returns is not None or "ATOMIC" in row.flags else "STORE" if "store" in row.name else "LOAD"
    kind = rng.choice([own] * 20 + list(HINTS))
    name = rng.choice(RETURNING if returns and rng.random() < 0.97 else HINTS[kind])
    scope = rng.choice(["", *SCOPES])
    if name == "BYPASS" and rng.random() < 0.9:
        scope = "SCOPE_SYS"
    words = [f"th:TH_{'ATOMIC' if returns else kind}_{name}"] + ([f"scope:{scope}"] if scope else [])
    return " ".join(rng.sample(words, len(words)))


def of_gfx12_5(words: str, row: Row, rng: random.Random) -> str:
    """With nv and scale_offset, which others lack."""
    more = [word for word, chance in (("nv", 0.2), ("scale_offset", 0.3 if row.format in FORMATS[:3] or row.format == "SMEM" else 0.02)) if rng.random() < chance]
    parts = [*words.split(), *more]
    return " ".join(rng.sample(parts, len(parts)))


def policy(generation: str, row: Row, returns: bool | None, rng: random.Random) -> str:
    if rng.random() < 0.06:
        return rng.choice(ODD_POLICIES)
    if generation == "GFX1250":
        return of_gfx12_5(policy("GFX12", row, returns, rng), row, rng)
    if generation == "GFX12":
        return hint(row, returns, rng) if returns or rng.random() < 0.7 else f"scope:{rng.choice(SCOPES)}"
    words = ["glc", "dlc"] if row.format == "SMEM" else ["glc", "slc", "dlc"]
    chosen = [word for word in words if rng.random() < 0.5] or [rng.choice(words)]
    if returns is not None and rng.random() < 0.97:
        chosen = (["glc"] if returns else []) + [word for word in chosen if word != "glc"]
    rng.shuffle(chosen)
    return " ".join(word if word == "glc" or rng.random() < 0.95 else f"no{word}" for word in chosen)


def buffer_format(rng: random.Random) -> str:
    return rng.choice([f"[BUF_FMT_{rng.choice(UNIFIED)}]"] * 6 + [rng.choice(SPLIT), str(rng.choice([0, 1, 22, 63, 64, 77, 78, 127, 128, -1, "1+4"]))])


def format_before_offset(rng: random.Random) -> str:
    return rng.choice([""] * 30 + ["format:5", "format:22", "format:128", "format:[BUF_FMT_8_UINT]", "dfmt:4", "nfmt:1"])


def variants_of(tables: Tables, places: list[Variant], rng: random.Random) -> list[Variant]:
    """Those that the processor has, mostly."""
    there = [variant for variant in places if tables.set in tables.features[variant.feature]]
    return there if there and rng.random() < 0.97 else places


def named_scalar(kind: Kind, rng: random.Random) -> str:
    """Of scalar registers those with names."""
    if kind.words == 1:
        return rng.choice(["null", "null", "m0", "vcc_lo", "vcc_hi", "exec_lo", "exec_hi", "ttmp3", "src_scc"])
    return rng.choice(["null", "vcc", "exec", "ttmp[2:3]"]) if kind.words == 2 else f"ttmp[4:{kind.words + 3}]"
