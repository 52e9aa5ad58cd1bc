"""
Area pal: the amdpal operating system, with PAL metadata in both forms.
"""

from __future__ import annotations

import system_files
from case import Case
from pick import Picker
from system_files import System

SHARE = 3000


def generate(pick: Picker) -> Case:
    return system_files.generate(pick, system_files.PAL, _metadata)


def _metadata(pick: Picker, system: System) -> list[str]:
    lines: list[str] = []
    for _ in range(pick.weighted([(8, 1), (3, 2), (1, 3)])):
        lines += system_files.pal_document(pick) if pick.chance(0.65) else _numbers(pick)
        if pick.chance(0.1):
            lines += pick.one([[".section .note", ".long 1"], [".data", ".quad k"],
                               [".section .note,\"\",@note", ".long 2"]])
    return lines


def _numbers(pick: Picker) -> list[str]:
    lines = []
    for _ in range(pick.between(1, 2)):
        values: list[str] = []
        for _ in range(pick.between(1, 5)):
            values += [_number(pick, 0x2c00), _number(pick, 0)]
        if pick.slip(0.06):
            values = values[:-1]
        lines.append(".amd_amdgpu_pal_metadata" + pick.one([" ", "\t"]) + pick.one([",", ", "]).join(values))
    return lines


def _number(pick: Picker, base: int) -> str:
    if pick.slip(0.05):
        return pick.one(["-1", "x", "", "1.5", "(5)", "\"a\"", "~1", "1 2", "1e5", "0x1p3", ".", "'a'", "1b",
                         "0x1ffffffffffffffff", "!5", "+5", ".5"])
    value = base + pick.weighted([(8, pick.upto(12)), (4, pick.upto(0x300)), (1, pick.whole() & 0xffffffffffff)])
    return pick.weighted([(6, hex(value)), (3, str(value)), (1, f"{value}+1"), (0.5, f"{value}<<2"),
                          (0.5, f"{value}|0x10")])
