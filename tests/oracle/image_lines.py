"""
Makes lines of images from GFX10 on, whose dimension tells how many registers the address is.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

import memory_lines
from instruction_rows import Row, Tables

DMASKS = {"iatomic": [1, 3], "icmpswap": [3, 15], "igather": [1, 2, 4, 8]}
SINCE_GFX11 = ("GFX11", "GFX12")
PRINTED = re.compile(r"(image_\w+) +[^,]+, \[(.*?\]?)\], .*? dim:SQ_RSRC_IMG_(\w+)")


@dataclass(frozen=True)
class Place:
    """What is chosen of a line before its operands."""

    generation: str
    dim: int
    words: list[str]  # modifiers after dmask and dim, in their order


def register(first: int, words: int, prefix: str = "v") -> str:
    return f"{prefix}{first}" if words == 1 else f"{prefix}[{first}:{first + words - 1}]"


def some(words: int, rng: random.Random) -> str:
    return register(rng.randrange(0, 256 - words), words)


def modifiers_of(row: Row, generation: str, rng: random.Random) -> list[str]:
    """In their order; mostly those that there are."""
    lacks = set()
    if row.format == "RAY":
        return rng.choice([[], [], ["noa16"], ["a16"], ["a16"]])
    if generation == "GFX12" and row.format == "MIMG":
        lacks = {"unorm", "lwe"}
    if "D16" not in row.flags:
        lacks.add("d16")
    if gathers(row, generation):  # which have no five halves
        lacks.add(rng.choice(["tfe", "d16"]))
    words = []
    for name in ("unorm", "policy", "r128", "a16", "tfe", "lwe", "d16"):
        if rng.random() < 0.2 and (name not in lacks or rng.random() < 0.02):
            words.append(memory_lines.policy(generation, row, None, rng) if name == "policy" else rng.choice([""] * 6 + ["no"]) + name)
    return [word for word in words if word]


def gathers(row: Row, generation: str) -> bool:
    return row.kinds[0] == "igather" or (row.kinds[0] == "imsaa" and generation in SINCE_GFX11)


def data_words(row: Row, generation: str, dmask: int, words: list[str]) -> int:
    count = 4 if gathers(row, generation) else max(1, (dmask & 15).bit_count())
    count = (count + 1) // 2 if "d16" in words else count
    return count + ("tfe" in words)


def sizes_of(tables: Tables, row: Row, place: Place) -> tuple[int, list[int]]:
    """The registers of the address, and those of each name in its list."""
    kind, a16 = row.kinds[1], "a16" in place.words
    if kind in tables.rays:
        parts = tables.rays[kind][:4] if a16 else tables.rays[kind]
        return sum(parts), list(parts) if place.generation in SINCE_GFX11 else [1] * sum(parts)
    extra, coordinates, level, gradients = tables.addresses[kind]
    dim = tables.dims[place.dim]
    numbers = dim.coordinates * coordinates + level
    words = extra + ((numbers + 1) // 2 if a16 else numbers)
    words += {"GRADIENTS": dim.gradients, "HALF_GRADIENTS": (dim.gradients // 2 + 1) // 2 * 2}.get(gradients, 0)
    most = {"GFX10": 13, "GFX11": 5, "GFX12": 4}[place.generation]
    return words, [1] * words if words <= most else [1] * (most - 1) + [words - most + 1]


def address(tables: Tables, row: Row, place: Place, rng: random.Random) -> str:
    """Of the right size, mostly."""
    words, sizes = sizes_of(tables, row, place)
    if rng.random() < 0.04:
        sizes = rng.choice([sizes[:-1], [*sizes, 1], [*sizes[:-1], 2], [1] * rng.randrange(2, 15), [*sizes[1:], sizes[0]]]) or [1]
        words = sum(sizes)
    elif 4 < words < 8 and rng.random() < 0.2:
        words = 8
    if len(sizes) > 1 and (place.generation == "GFX12" or rng.random() < 0.5) or rng.random() < 0.1:
        between = rng.choice([", "] * 8 + [",", " , "])
        return f"[{between.join(some(size, rng) for size in sizes)}]"
    return some(min(words, 32), rng)


def operands(tables: Tables, row: Row, place: Place, data: int, rng: random.Random) -> list[str]:
    prefix, rsrc = rng.choice(["s"] * 9 + ["ttmp"]), 4 if row.format == "RAY" else 8
    base = rng.choice([4 * rng.randrange(0, 24)] * 49 + [100, 102])
    loaded = "off" if row.kinds[0] == "isample" and rng.random() < 0.05 else some(data, rng)
    texts = [loaded, address(tables, row, place, rng), register(base if prefix == "s" else rng.choice([0, 4, 8]), rsrc, prefix)]
    if row.kinds[-1] == "samp":
        texts.append(rng.choice([register(4 * rng.randrange(0, 25), 4, "s")] * 29 + ["ttmp[4:7]", "ttmp[4:7]", "null"]))
    return texts


def dimension(tables: Tables, dim: int, rng: random.Random) -> str:
    name = tables.dims[dim].name
    wrong = rng.choice([f"SQ_RSRC_{name}", str(dim), f"{name}A", f"sq_rsrc_img_{name}"])
    return "dim:" + rng.choice([name] * 8 + [f"SQ_RSRC_IMG_{name}"] * 8 + [name.lower(), f" {name}"] * 2 + [wrong])


def image_parts(tables: Tables, row: Row, rng: random.Random) -> tuple[list[str], list[str]]:
    """Operands and modifiers."""
    generation = tables.generation
    dims = [number for number, dim in enumerate(tables.dims) if dim.samples or row.kinds[0] != "imsaa" or rng.random() < 0.02]
    words = modifiers_of(row, generation, rng)
    place = Place(generation, rng.choice(dims), words)
    if row.format == "RAY":
        if "BARE" in row.flags and rng.random() < 0.95:
            place = Place(generation, 0, [])
        return operands(tables, row, place, 10 if row.kinds[0] == "md320" else 4, rng), place.words
    few = DMASKS.get("igather" if gathers(row, generation) else row.kinds[0], list(range(16)))
    dmask = rng.choice(few * (16 // len(few)) + [rng.choice([0, 1, 3, 5, 15, 16, 17, -1, 31])])
    data = rng.choice([data_words(row, generation, dmask, words)] * 24 + [rng.choice([1, 2, 3, 4, 5])])
    written = [f"dmask:{dmask}"] if dmask or rng.random() < 0.5 else []
    written += [dimension(tables, place.dim, rng)] if rng.random() < 0.98 else []
    return operands(tables, row, place, data, rng), written + words


def has_other_list(tables: Tables, text: str, dwords: int) -> bool:
    """Whether the address of an instruction that llvm-objdump printed is a list of more or fewer than the dimension has, or
    in other dwords than they need."""
    printed = PRINTED.match(text)
    if not printed:
        return False
    name, registers, dimension_ = printed.groups()
    row = next((row for row in tables.rows if name in (row.name, *tables.renames.get(row.name, []))), None)
    if row is None:
        return False
    number = next(number for number, dim in enumerate(tables.dims) if dim.name == dimension_)
    _, sizes = sizes_of(tables, row, Place(tables.generation, number, ["a16"] if " a16" in text else []))
    needed = 2 + (len(sizes) - 1 + 3) // 4 if tables.generation != "GFX12" else 3
    return len(sizes) != registers.count(",") + 1 or dwords != needed
