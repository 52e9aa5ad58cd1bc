#!/usr/bin/env python3
"""
Make the template files of area `mutate`: compile small kernels with clang and
replace every instruction line by a `.long`.

    make.py [CLANG]        # writes PROCESSOR_SOURCE.s beside this file
"""

from __future__ import annotations

import re
import subprocess
import sys
import zlib
from pathlib import Path

HERE = Path(__file__).parent

SOURCES = {
    "copy": "kernel void copy(global int *a, global const int *b) { int i = __builtin_amdgcn_workitem_id_x(); a[i] = b[i]; }",
    "lds": """
        kernel void lds(global float *a, global const float *b, int n) {
          local float t[64];
          int i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
          t[i & 63] = b[i];
          __builtin_amdgcn_s_barrier();
          if (i < n) a[i] = t[63 - (i & 63)] * 2.0f;
        }""",
    "call": """
        int far(int x);
        __attribute__((noinline)) int near(int x) { volatile int t[8]; t[x & 7] = x; return t[3] * x; }
        kernel void call(global int *a, char c) { a[0] = far(near(a[1])) + c; }
        __attribute__((reqd_work_group_size(64, 2, 1))) kernel void second(global int *restrict a, read_only image2d_t i) { a[0] = get_image_width(i); }
        """,
    "data": """
        constant int table[4] = {1, 2, 3, 4};
        global int counter = 5;
        global int *global pointer = &counter;
        kernel void data(global int *a, int n) { a[0] = table[n] + *pointer; counter = n; }
        """,
}
PROCESSORS = {
    "gfx600": "", "gfx700": "", "gfx803": "", "gfx900": ":xnack-", "gfx908": ":sramecc+:xnack+", "gfx90a": "",
    "gfx942": ":sramecc+", "gfx950": "", "gfx1010": ":xnack+", "gfx1030": "", "gfx1100": "", "gfx1200": "",
    "gfx1250": "", "gfx9-4-generic": "",
}

_INSTRUCTION = re.compile(r"^\t(?![.;\t])")


def compile_source(clang: str, cpu: str, source: str) -> str:
    command = [clang, "-x", "cl", "-cl-std=CL2.0", "--target=amdgcn-amd-amdhsa", "-nogpulib", f"-mcpu={cpu}", "-O2",
               "-S", "-w", "-", "-o", "-"]
    return subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout


def as_data(text: str) -> str:
    lines = []
    words = 0
    for line in text.split("\n"):
        if _INSTRUCTION.match(line):
            words += 1
            if words > 6:  # enough code; the rest only makes the file long
                continue
            line = f"\t.long 0x{zlib.crc32(line.encode()):08x}"
        elif line.startswith(("; ", "                 ")) and not line.startswith("; %bb"):
            continue
        else:
            words = words if line.startswith((";", ".LBB")) else 0
        lines.append(line)
    return "\n".join(lines)


def main() -> None:
    clang = sys.argv[1] if len(sys.argv) > 1 else "clang-22"
    for number, (cpu, features) in enumerate(PROCESSORS.items()):
        names = list(SOURCES)
        for name in (names[number % 4], names[(number + 2) % 4]):
            text = as_data(compile_source(clang, cpu + features, SOURCES[name]))
            (HERE / f"{cpu}_{name}.s").write_text(text)


if __name__ == "__main__":
    main()
