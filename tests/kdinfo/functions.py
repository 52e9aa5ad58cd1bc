#!/usr/bin/env python3
"""
What kdinfo says of damaged sections .amdgpu.info.

    functions.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

FUNCTION = ".byte 1, 8\n.quad f\n"

# Contents of the section, and what is wrong with them.
DAMAGED = [
    (".byte 1", "offset 0x0: its last entry is cut off"),
    (".byte 1, 8, 0, 0, 0, 0", "offset 0x0: its last entry is cut off"),
    (FUNCTION + ".byte 2, 4, 1, 0, 0", "offset 0xa: its last entry is cut off"),
    (FUNCTION + ".byte 7, 4\n.long 1", "offset 0xa: an entry has another size than its kind; drafts and forks of LLVM number the kinds differently"),
    (".byte 2, 4\n.long 1\n" + FUNCTION, "offset 0x0: an entry is before the first function"),
    (".byte 200, 0\n" + FUNCTION, "offset 0x0: an entry is before the first function"),
    (".byte 1, 8\n.quad 5", "offset 0x0: an entry names no symbol: it has no relocation R_AMDGPU_ABS64"),
    (".byte 1, 8\n.quad f - .", "offset 0x0: an entry names no symbol: it has no relocation R_AMDGPU_ABS64"),
    (FUNCTION + ".byte 8, 8\n.long f, 0", "offset 0xa: an entry names no symbol: it has no relocation R_AMDGPU_ABS64"),
    (FUNCTION + ".byte 2, 4\n.long 1\n.byte 2, 4\n.long 1", "offset 0x10: a number of a function is given twice"),
    (FUNCTION + ".byte 9, 4\n.long 1", "offset 0xa: an entry names a string that section .amdgpu.strtab lacks"),
]
SECTION = '.section .amdgpu.info, "e", @progbits\n'


def read(build: Path, folder: Path, text: str) -> str:
    (folder / "a.s").write_text(text)
    subprocess.run([build / "kdasm", "-mcpu=gfx900", "a.s", "-o", "a.o"], cwd=folder, check=True)
    done = subprocess.run([build / "kdinfo", "--check", "a.o"], cwd=folder, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode == 2 else f"status {done.returncode}"


def main() -> int:
    build = Path(sys.argv[1]).resolve()
    failed = 0
    two = SECTION + FUNCTION + '.section .amdgpu.info, "e", @progbits, unique, 1\n' + FUNCTION
    cases = [(SECTION + body + "\n", f"section .amdgpu.info, {wanted}") for body, wanted in DAMAGED]
    cases.append((two, "it has several sections .amdgpu.info"))
    with tempfile.TemporaryDirectory() as name:
        for text, wanted in cases:
            said = read(build, Path(name), text)
            if said != f"kdinfo: warning: a.o: {wanted}\n":
                failed += 1
                print(f"FAILED: {text!r}: {said!r}, not {wanted!r}")
    print(f"{len(cases) - failed} passed, {failed} failed, 0 skipped")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
