#!/usr/bin/env python3
"""
Write the .o.hex expectation of tests from llvm-mc; never from kdasm. For code object
versions 2 and 3 it is .summary, and from LLVM 14.

    expect.py tests/asm/NAME.s...

Takes the options of NAME.flags. Where llvm-mc refuses, it prints llvm-mc's messages as a
start for the NAME.err that has to be written by hand.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from elf_summary import summary_of
from run import DEFAULT_FLAGS, sibling

TRIPLE = "-triple=amdgcn-amd-amdhsa"


def flags_of(test: Path) -> list[str]:
    flags_file = sibling(test, ".flags")
    return shlex.split(flags_file.read_text() if flags_file.exists() else DEFAULT_FLAGS)


def needs_llvm_14(flags: list[str]) -> bool:
    return any(flag.endswith(("amdhsa-code-object-version=2", "amdhsa-code-object-version=3")) for flag in flags)


def object_of(llvm_mc: str, flags: list[str], test: Path) -> tuple[bytes | None, str]:
    """llvm-mc's object, or None, and its messages."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder, "out.o")
        command = [llvm_mc, TRIPLE, *flags, "-filetype=obj", test.name, "-o", str(output)]
        run = subprocess.run(command, cwd=test.parent, capture_output=True, text=True, timeout=10, check=False)
        return (output.read_bytes() if run.returncode == 0 else None), run.stderr


def as_hex(data: bytes) -> str:
    return "".join(data[at:at + 32].hex() + "\n" for at in range(0, len(data), 32))


def main() -> int:
    parser = argparse.ArgumentParser(description="Write .o.hex files from llvm-mc.")
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    parser.add_argument("--llvm-mc-14", default="llvm-mc-14")
    parser.add_argument("tests", nargs="+", type=Path, metavar="NAME.s")
    options = parser.parse_args()
    refused = 0
    for test in options.tests:
        flags = flags_of(test)
        older = needs_llvm_14(flags)
        content, messages = object_of(options.llvm_mc_14 if older else options.llvm_mc, flags, test)
        if content is None:
            refused += 1
            print(f"{test}: refused; write {sibling(test, '.err').name} by hand. llvm-mc says:\n{messages}")
        else:
            if older:
                sibling(test, ".summary").write_bytes(summary_of(content) + b"\n")
            else:
                sibling(test, ".o.hex").write_text(as_hex(content))
            if messages:
                print(f"{test}: accepted with messages:\n{messages}")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
