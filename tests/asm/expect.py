#!/usr/bin/env python3
"""
Write the .o.hex expectation of tests from llvm-mc; never from kdasm. For code object
versions 2 and 3 it is .summary, and from LLVM 14.

    expect.py tests/asm/NAME.s...
    expect.py --printed tests/asm/NAME.s...

With --printed it writes what -filetype=asm prints: NAME.printed, or NAME.text if that makes
another object, or none.

Takes the options of NAME.flags. Where llvm-mc refuses, it prints llvm-mc's messages as a
start for the NAME.err that has to be written by hand.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from run import flags_of, sibling  # which finds what tests share

from elf_summary import summary_of

TRIPLE = "-triple=amdgcn-amd-amdhsa"


def needs_llvm_14(flags: list[str]) -> bool:
    return any(flag.endswith(("amdhsa-code-object-version=2", "amdhsa-code-object-version=3")) for flag in flags)


def output_of(llvm_mc: str, test: Path, kind: str, source: bytes | None = None) -> tuple[bytes | None, str]:
    """llvm-mc's object or text, or None, and its messages; of another source if there is one."""
    whole = sibling(test, ".whole")
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder, "out")
        triple = [] if any(flag.startswith("-triple=") for flag in flags_of(test)) else [TRIPLE]
        flags = [flag for flag in flags_of(test) if not flag.startswith(("-W", "--fill-metadata", "--insert-waits", "--vgpr-msb"))]
        command = [llvm_mc, *triple, *flags, f"-filetype={kind}", "-" if source else whole.name if whole.exists()
                   else test.name, "-o", str(output)]
        run = subprocess.run(command, input=source, cwd=test.parent, capture_output=True, timeout=10, check=False)
        return (output.read_bytes() if run.returncode == 0 else None), run.stderr.decode()


def write_printed(llvm_mc: str, test: Path, text: bytes) -> None:
    of_source, _ = output_of(llvm_mc, test, "obj")
    of_text, _ = output_of(llvm_mc, test, "obj", text)
    same = of_source is not None and of_source == of_text
    sibling(test, ".text" if same else ".printed").unlink(missing_ok=True)
    sibling(test, ".printed" if same else ".text").write_bytes(text)


def as_hex(data: bytes) -> str:
    return "".join(data[at:at + 32].hex() + "\n" for at in range(0, len(data), 32))


def main() -> int:
    parser = argparse.ArgumentParser(description="Write .o.hex files from llvm-mc.")
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    parser.add_argument("--llvm-mc-14", default="llvm-mc-14")
    parser.add_argument("--printed", action="store_true", help="write .printed files")
    parser.add_argument("tests", nargs="+", type=Path, metavar="NAME.s")
    options = parser.parse_args()
    refused = 0
    for test in options.tests:
        older = needs_llvm_14(flags_of(test))
        llvm_mc = options.llvm_mc_14 if older else options.llvm_mc
        content, messages = output_of(llvm_mc, test, "asm" if options.printed else "obj")
        if content is None:
            refused += 1
            print(f"{test}: refused; write {sibling(test, '.err').name} by hand. llvm-mc says:\n{messages}")
            continue
        if options.printed:
            write_printed(options.llvm_mc, test, content)
        elif older:
            sibling(test, ".summary").write_bytes(summary_of(content) + b"\n")
        else:
            sibling(test, ".o.hex").write_text(as_hex(content))
        if messages:
            print(f"{test}: accepted with messages:\n{messages}")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
