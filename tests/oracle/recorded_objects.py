"""Answers to objects in which something is wrong: as kdinfo reads them, and as an input of a link."""

from __future__ import annotations

import random
import struct
import sys
from pathlib import Path

import areas
import damage
import tools
import worker
from answers import FORMS, Answer, places
from steady import Steady

sys.path.append(str(Path(__file__).resolve().parent.parent / "link"))
import elf  # noqa: E402, beside the tests of links

COUNT = 340
DAMAGES = 5
_AREAS = ("kernel", "metadata", "v3", "v2", "pal", "kernel", "sections", "debug")
_TRIES = 6
_FORMS = (*FORMS, "--text", "--yaml", "--check", "--check")

# Where fields of headers begin, and how wide they are, that libelf does not look at.
_OF_FILE = ((7, 1), (8, 1), (16, 2), (18, 2), (48, 4))
_OF_SEGMENT = ((0, 4), (4, 4), (8, 8), (16, 8), (24, 8), (32, 8), (40, 8), (48, 8))
_OF_SECTION = ((4, 4), (8, 8), (16, 8), (24, 8), (32, 8), (40, 4), (44, 4), (48, 8), (56, 8))
_VALUES = (0, 1, 2, 3, 4, 5, 7, 8, 11, 24, 64, 65, 224, 0x4000, 0x7fffffff, 0xffffffff, (1 << 63) - 1, (1 << 64) - 1)


def answer(said: Answer, seed: int, index: int) -> None:
    pick = Steady(f"{seed}/objects/{index}")
    if not _make_sound(said, seed, index):
        return
    sound = Path(tools.OUTPUT).read_bytes()
    for _ in range(DAMAGES):
        Path("damaged").write_bytes(_damaged(pick, sound))
        said.run("kdinfo", pick.choice(_FORMS), "damaged")
        said.make("linked", "kdasm", "-shared", "damaged")


def _make_sound(said: Answer, seed: int, index: int) -> bool:
    """An object of one of the areas, the first that is accepted, or a linked one."""
    area = areas.all_areas()[_AREAS[index % len(_AREAS)]]
    linked = ["-shared"] * (index % 3 == 0)
    for attempt in range(_TRIES):
        case = area.case(seed + 1, index * _TRIES + attempt, said.targets)
        with worker.laid_out(case):
            if said.make(tools.OUTPUT, "kdasm", *case.options(), *linked, tools.INPUT, count=places):
                return True
    return False


def _damaged(pick: random.Random, sound: bytes) -> bytes:
    code_object = elf.CodeObject(sound)
    sections = [section for section in code_object.sections if section.bytes]
    luck = pick.random()
    if luck < 0.05:
        return sound[:pick.randrange(len(sound))]
    if luck < 0.2:
        return _with_field(pick, sound, 0, pick.choice(_OF_FILE))
    if luck < 0.35 and code_object.segments:
        header = struct.unpack_from("<Q", sound, 32)[0] + 56 * pick.randrange(len(code_object.segments))
        return _with_field(pick, sound, header, pick.choice(_OF_SEGMENT))
    if luck < 0.45:
        header = struct.unpack_from("<Q", sound, 40)[0] + 64 * pick.randrange(len(code_object.sections))
        return _with_field(pick, sound, header, pick.choice(_OF_SECTION))
    section = pick.choice(sections)
    return damage.damaged_bytes(pick, sound, section.offset, section.offset + section.size)


def _with_field(pick: random.Random, sound: bytes, start: int, field: tuple[int, int]) -> bytes:
    at, size = start + field[0], field[1]
    there = int.from_bytes(sound[at:at + size], "little")
    value = pick.choice((there + 1, there - 1, there * 2, there + 0x1000, *pick.sample(_VALUES, 4)))
    return sound[:at] + (value & ((1 << 8 * size) - 1)).to_bytes(size, "little") + sound[at + size:]
