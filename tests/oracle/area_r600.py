"""
Area r600: GPUs before GFX6, whose files are ELFCLASS32.
"""

from __future__ import annotations

import system_files
from case import Case
from pick import Picker
from system_files import System

SHARE = 3000


def generate(pick: Picker) -> Case:
    return system_files.generate(pick, system_files.R600, _special)


def _special(pick: Picker, system: System) -> list[str]:
    """Local memory, of which processors have different amounts, and addresses of four bytes, and
    wavefronts, about which LLVM asks features of other names."""
    size = pick.one([0, 4, 32768, 32769, 65536, 65537])
    name = pick.fresh("l")
    return pick.one([[f".amdgpu_lds {name}, {size}", f".long {name}"],
                     [".data", f".dc.a {pick.edge(32)}, {name}, {name}+4"], [".data", f".dc.a {pick.edge(40)}"],
                     [f".comm {name}, {pick.edge(32)}, 4"], [f".set {name}, {pick.whole()}", f".globl {name}"],
                     [".data", f".size {name}, {pick.whole()}", f"{name}:"],
                     [".amd_kernel_code_t", f"enable_wavefront_size32 = {0 if not pick.slip(0.2) else 1}",
                      ".end_amd_kernel_code_t"]])
