"""
The rows of the instructions, read from include/kdasm/isa: what lines to generate, and what to compare with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

ISA = Path(__file__).resolve().parent.parent.parent / "include" / "kdasm" / "isa"
FAMILIES = ("sop", "smem", "ds", "flat", "buffer", "vop1", "vop2", "vopc", "vop3", "vop3p", "dual", "matrix", "vintrp", "export", "image")

ROW = re.compile(r'^(\w+)\("(\w+)",\s*\(([^)]*)\),\s*(\w+),\s*(\w+),\s*(\w+),\s*(\w+),\s*(.*)\)$', re.MULTILINE)
KIND = re.compile(r"^KD_OPERAND\((\w+), (\w+), ([^,]+), ((?:[^,()]|\([^)]*\))+), (\w+), (\w+), ([^,()]+), (\w+)\)$", re.MULTILINE)
KIND_OF_WAVE32 = re.compile(r"^KD_OPERAND_OF_WAVE32\((\w+), (\w+)\)$", re.MULTILINE)
KIND_TAKES = re.compile(r"^KD_OPERAND_TAKES\((\w+), (\w+)\)$", re.MULTILINE)
VARIANT = re.compile(r"^KD_VARIANT\((\w+), (\w+), (\w+), ([^,]+), (\w+), (\w+)\)$", re.MULTILINE)
# Names of several flags.
UNIONS = {"HALVES": ("OP_SEL", "OP_SEL_HI", "NEG_HALVES"), "PACKED": ("OP_SEL", "OP_SEL_HI", "NEG_HALVES", "CLAMP"), "MFMA": ("CBSZ", "ABID", "BLGP"), "SMFMAC": ("CBSZ", "ABID")}
FORMAT_TAKES = re.compile(r"^KD_FORMAT_TAKES\((\w+), (.*)\)$", re.MULTILINE)
MACRO = re.compile(r"^#define (\w+)\s+\((.*)\)$", re.MULTILINE)
SET = re.compile(r'^KD_ISA_SET\((\w+), (\w+), "([^"]+)"\)$', re.MULTILINE)
WHOLE = re.compile(r"^KD_GENERATION\((\w+), .*, WHOLE\)$", re.MULTILINE)
RENAME = re.compile(r'^KD_RENAME\("(\w+)",\s*"(\w+)",\s*(.*), .*\)$', re.MULTILINE)
LAYOUT = re.compile(r"^KD_LAYOUT\(\w+, (\w+), ([^,]+), ", re.MULTILINE)
DIM = re.compile(r'^KD_DIM\("(\w+)", (\d+), (\d+), (\w+)\)$', re.MULTILINE)
ADDRESS = re.compile(r"^KD_IMAGE_ADDRESS\((\w+), (\d+), (\w+), (\w+), (\w+)\)$", re.MULTILINE)
RAY = re.compile(r"^KD_RAY_ADDRESS\((\w+), (.*)\)$", re.MULTILINE)
FEATURE = re.compile(r"^KD_ISA_FEATURE\((\w+), (.*)\)$", re.MULTILINE)
TRAIT = re.compile(r"^KD_ISA_TRAIT\((\w+), (.*), \"[^\"]*\"\)$", re.MULTILINE)


@dataclass(frozen=True)
class Row:
    family: str
    format: str
    name: str
    kinds: tuple[str, ...]
    opcodes: tuple[int | None, ...]  # of the columns of generations.def
    feature: str
    flags: frozenset[str]  # and the modifiers that it takes
    modifiers: frozenset[str] = frozenset()  # the same, with those of its format


@dataclass(frozen=True)
class Kind:
    name: str
    role: str
    groups: frozenset[str]
    words: int
    type: str
    constants: str
    changes: bool
    half: bool  # it may be a half of a VGPR, .l or .h
    e64: str
    sizes: tuple[int, ...] = ()  # several, in place of words


@dataclass(frozen=True)
class Variant:
    """How vector memory is addressed."""

    place: str
    address: str
    base: str
    needs: frozenset[str]
    bits: str
    feature: str


@dataclass(frozen=True)
class Dim:
    """A dimension of images."""

    name: str
    coordinates: int
    gradients: int
    samples: bool


@dataclass(frozen=True)
class Tables:
    rows: list[Row]
    kinds: dict[str, Kind]
    sets: dict[str, list[str]]  # processors by set, of whole generations
    others: dict[str, list[str]]  # of those that are in the rows in part
    features: dict[str, frozenset[str]] = field(default_factory=dict)  # sets by feature
    laid_out: frozenset[tuple[str, str]] = frozenset()  # formats and the sets that have a layout of them
    renames: dict[str, list[str]] = field(default_factory=dict)  # other names of a row
    variants: list[Variant] = field(default_factory=list)
    generations: dict[str, str] = field(default_factory=dict)  # by set
    named: dict[str, frozenset[str]] = field(default_factory=dict)  # the generations that have such a name
    kind_takes: dict[str, str] = field(default_factory=dict)  # the modifier that instructions with an operand of the kind take
    set: str = ""  # for which right lines are made; "": any of GFX9
    dims: list[Dim] = field(default_factory=list)
    addresses: dict[str, tuple[int, bool, bool, str]] = field(default_factory=dict)  # image_address.def by kind
    rays: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def halves(self) -> bool:
        """Whether operands of 16 bits may be halves of VGPRs."""
        return self.set in self.features["trait HALVES"]

    @property
    def lanes(self) -> bool:
        """Whether long instructions read other lanes."""
        return ("VOP3P_DPP", self.set) in self.laid_out

    @property
    def generation(self) -> str:
        return self.generations.get(self.set, "GFX9")

    @property
    def is_later(self) -> bool:
        """GFX10 or later."""
        return len(self.generation) > len("GFX9")

    def of(self, processor: str) -> Tables:
        """The tables, for lines of that processor."""
        return replace(self, set=next(name for name, words in self.sets.items() if processor in words))

    def names_of(self, row: Row) -> list[str]:
        """Those of the generation, and rarely others."""
        names = self.renames.get(row.name, [])
        return [row.name] * 4 + [name for name in names if self.generation in self.named[name]] * 6 + names

    def has(self, row: Row, processor: str) -> bool:
        return any(processor in self.sets.get(name, ()) and (row.format, name) in self.laid_out for name in self.features[row.feature])

    def of_wave32(self) -> Tables:
        """The same, with the kinds of operands where wavefronts have 32 lanes."""
        others = KIND_OF_WAVE32.findall((ISA / "operand_kinds.def").read_text())
        return replace(self, kinds=self.kinds | {name: self.kinds[other] for name, other in others})

    def processors(self) -> list[str]:
        return [processor for names in self.sets.values() for processor in names]


def expand(text: str, macros: dict[str, str]) -> str:
    """The text with macros replaced, however deep."""
    while True:
        after = re.sub(r"\b\w+\b", lambda match: f"({macros[match.group()]})" if match.group() in macros else match.group(), text)
        if after == text:
            return text
        text = after


def read_sizes(words: str) -> tuple[int, ...]:
    """SIZES(2, 5) | SIZE(8)"""
    ranges = [(int(least), int(most or least)) for least, most in re.findall(r"SIZES?\((\d+)(?:, (\d+))?\)", words)]
    return tuple(size for least, most in ranges for size in range(least, most + 1))


def read_kinds() -> dict[str, Kind]:
    text = (ISA / "operand_kinds.def").read_text()
    macros = dict(MACRO.findall(text))
    kinds = {}
    for name, role, groups, words, type_, constants, traits, e64 in KIND.findall(text):
        names = frozenset(re.findall(r"[A-Z]\w*", expand(groups, macros)))
        kinds[name] = Kind(name, role, names, int(words) if words.isdigit() else 0, type_, constants, "CHANGES" in traits, "HALF" in traits, e64, read_sizes(words))
    return kinds


def read_features(sets: list[str]) -> dict[str, frozenset[str]]:
    text = (ISA / "features.def").read_text()
    macros = dict(MACRO.findall(text))
    bits = {name: 1 << number for number, name in enumerate(sets)}
    features = {}
    for name, value in FEATURE.findall(text) + [(f"trait {name}", value) for name, value in TRAIT.findall(text)]:
        mask = eval(re.sub(r"IN\((\w+)\)", lambda match: str(bits[match.group(1)]), expand(value, macros)))
        features[name] = frozenset(set_name for set_name, bit in bits.items() if mask & bit)
    return features


def modifiers_of(flags: frozenset[str], of_format: frozenset[str]) -> frozenset[str]:
    modifiers = flags if "BARE" in flags else flags | of_format
    if modifiers & {"OFFSETS", "SWIZZLE"}:
        modifiers -= {"OFFSET"}
    return modifiers - {"GDS"} if "NO_GDS" in modifiers else modifiers


def read_rows() -> list[Row]:
    rows = []
    of_formats = {name: frozenset(re.findall(r"[A-Z]\w*", flags)) for name, flags in FORMAT_TAKES.findall((ISA / "formats.def").read_text())}
    for family in FAMILIES:
        for format_, name, kinds, *opcodes, feature, flags in ROW.findall((ISA / f"{family}.def").read_text()):
            names = tuple(kind for kind in re.split(r",\s*", kinds) if kind != "none")
            own = frozenset(flag for word in re.findall(r"[A-Z]\w*", flags) for flag in UNIONS.get(word, (word,)))
            rows.append(Row(family, format_, name, names, tuple(None if opcode == "NONE" else int(opcode, 16) for opcode in opcodes), feature, own,
                            modifiers_of(own, of_formats.get(format_, frozenset()))))
    return rows


def read_variants() -> list[Variant]:
    found = VARIANT.findall((ISA / "variants.def").read_text())
    return [Variant(place, address, base, frozenset(re.findall(r"[A-Z]\w*", needs)), bits, only)
            for place, address, base, needs, bits, only in found]


def read_renames() -> dict[str, tuple[str, list[str]]]:
    """Of each name: what it is called here, and the generations that call it so."""
    text = (ISA / "renames.def").read_text()
    unions = dict(MACRO.findall(text))

    def generations(words: str) -> Iterator[str]:
        for word in words.split(" | "):
            yield from generations(unions[word]) if word in unions else (word,)

    return {name: (here, list(generations(words))) for name, here, words in RENAME.findall(text)}


def read_layouts(sets: list[tuple[str, str]]) -> frozenset[tuple[str, str]]:
    """Of pairs of sets and their generations."""
    text = (ISA / "formats.def").read_text()
    macros = dict(MACRO.findall(text))
    return frozenset((format_, name) for format_, generations in LAYOUT.findall(text) for name, generation in sets
                     if generation in re.findall(r"\w+", expand(generations, macros)))


def read_addresses() -> dict[str, tuple[int, bool, bool, str]]:
    return {kind: (int(extra), coordinates == "COORDINATES", level == "LEVEL", gradients)
            for kind, extra, coordinates, level, gradients in ADDRESS.findall((ISA / "image_address.def").read_text())}


def read_dims() -> list[Dim]:
    return [Dim(name, int(coordinates), int(gradients), samples == "SAMPLES")
            for name, coordinates, gradients, samples in DIM.findall((ISA / "image_address.def").read_text())]


def read_rays() -> dict[str, tuple[int, ...]]:
    return {kind: tuple(int(part) for part in parts.split(", ")) for kind, parts in RAY.findall((ISA / "image_address.def").read_text())}


def read_tables(parts: bool = False) -> Tables:
    """With `parts` generations that are in the rows in part are like whole ones."""
    rows = SET.findall((ISA / "sets.def").read_text())
    whole = WHOLE.findall((ISA / "generations.def").read_text())
    sets = {name: words.split() for name, generation, words in rows if parts or generation in whole}
    others = {name: words.split() for name, generation, words in rows if not parts and generation not in whole}
    renames: dict[str, list[str]] = {}
    for name, (here, _) in read_renames().items():
        renames.setdefault(here, []).append(name)
    laid_out = read_layouts([(name, generation) for name, generation, _ in rows])
    named = {name: frozenset(generations) for name, (_, generations) in read_renames().items()}
    return Tables(read_rows(), read_kinds(), sets, others, read_features([name for name, _, _ in rows]), laid_out, renames, read_variants(),
                  {name: generation for name, generation, _ in rows}, named, kind_takes=dict(KIND_TAKES.findall((ISA / "operand_kinds.def").read_text())),
                  dims=read_dims(), addresses=read_addresses(), rays=read_rays())
