"""
Area none: no operating system, or one that has no code object format of its own.
"""

from __future__ import annotations

import system_files
from case import Case
from pick import Picker

SHARE = 3000


def generate(pick: Picker) -> Case:
    return system_files.generate(pick, system_files.NONE, lambda pick, system: system_files.relocations(pick))
