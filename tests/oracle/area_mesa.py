"""
Area mesa: the mesa3d operating system.
"""

from __future__ import annotations

import system_files
from case import Case
from pick import Picker

SHARE = 3000


def generate(pick: Picker) -> Case:
    return system_files.generate(pick, system_files.MESA, lambda pick, system: system_files.relocations(pick))
