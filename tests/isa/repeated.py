#!/usr/bin/env python3
"""
Lines of instructions that a source repeats: once there were many, kdasm keeps what they become.

    repeated.py BUILD

Of each processor's rows lines are made, as tests/oracle/instructions.py makes them. After lines enough they stand in the
source three times; each time they must become the same bytes, and use the same registers. What a symbol in a line is,
and which section and kernel it is in, may change meanwhile. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "oracle"))

import instructions  # noqa: E402
from elf_sections import sections_of  # noqa: E402

LINES, TIMES = 400, 3
ENOUGH = ".rept 5000\ns_nop 0\n.endr\n"
COUNTED = instructions.COUNTERS
RESET = "".join(f".set {counter}, 0\n" for counter in COUNTED)

VALUES = """\
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
{enough}
.set k, 1
.rept 4
s_mov_b32 s0, k
v_add_u32 v0, k+60, v1
s_movk_i32 s1, k
.set k, k + 2
.endr
"""

KERNELS = """\
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
{enough}
.type {first},@function
{first}:
v_mov_b32 v40, 0
flat_load_dword v0, v[0:1]
s_endpgm
.size {first}, .-{first}
.type {second},@function
{second}:
v_mov_b32 v40, 0
flat_load_dword v0, v[0:1]
s_endpgm
.size {second}, .-{second}
.amdhsa_kernel first
.amdhsa_next_free_vgpr 64
.amdhsa_next_free_sgpr 4
.amdhsa_reserve_vcc 0
.amdhsa_accum_offset 64
.end_amdhsa_kernel
.amdhsa_kernel second
.amdhsa_next_free_vgpr 8
.amdhsa_next_free_sgpr 4
.amdhsa_reserve_vcc 0
.amdhsa_accum_offset 8
.end_amdhsa_kernel
"""


def assemble(kdasm: str, source: str, folder: Path, *options: str) -> tuple[str, bytes]:
    path, output = folder / "in.s", folder / "out.o"
    path.write_text(source)
    output.unlink(missing_ok=True)
    done = subprocess.run([kdasm, "-ferror-limit=0", *options, str(path), "-o", str(output)], capture_output=True, text=True,
                          errors="replace", check=False)
    return done.stderr, output.read_bytes() if done.returncode == 0 else b""


def accepted_lines(kdasm: str, target: str, folder: Path) -> list[str]:
    rng, tables = random.Random(target), instructions.tables_for(target)
    rows = [row for row in tables.rows if tables.has(row, target.split()[0])]
    lines = [str(instructions.right_line(tables, rng.choice(rows), rng)) for _ in range(LINES)]
    while True:
        said, image = assemble(kdasm, "here:\n" + "\n".join(lines) + "\n", folder, f"-mcpu={target.split()[0]}", *target.split()[1:])
        if image:
            return lines
        wrong = {int(number) - 2 for number in re.findall(r":(\d+):\d+: error:", said)}
        lines = [line for number, line in enumerate(lines) if number not in wrong]


def check_processor(kdasm: str, target: str, folder: Path) -> str:
    """What is wrong, or nothing. Each copy is a section with what it uses at its end; branches in it go to its own end."""
    lines = accepted_lines(kdasm, target, folder)
    source = ENOUGH
    for copy in range(TIMES):
        text = "\n".join(re.sub(r"\bhere\b", f".Lhere{copy}", line) for line in lines)
        used = "".join(f".long {counter}\n" for counter in COUNTED)
        source += f"{RESET}.section .text.copy{copy}, \"ax\", @progbits\n{text}\n.Lhere{copy}:\n{used}"
    said, image = assemble(kdasm, source, folder, "--no-warn", f"-mcpu={target.split()[0]}", *target.split()[1:])
    if not image:
        return said[:300]
    copies = [sections_of(image)[f".text.copy{copy}"] for copy in range(TIMES)]
    if len(lines) < LINES // 2 or len(set(copies)) > 1:
        return f"{len(lines)} lines, {len(set(copies))} different copies"
    return ""


def check_values(kdasm: str, folder: Path) -> str:
    said, image = assemble(kdasm, VALUES.format(enough=ENOUGH), folder)
    code = sections_of(image)[".text"][4 * 5000:] if image else b""
    numbers = [1, 3, 5, 7]
    wanted = b"".join((0xBE800080 + number).to_bytes(4, "little") +
                      (0x68000280 + number + 60 if number + 60 <= 64 else 0x680002FF).to_bytes(4, "little") +
                      (b"" if number + 60 <= 64 else (number + 60).to_bytes(4, "little")) +
                      (0xB0010000 + number).to_bytes(4, "little") for number in numbers)
    return "" if code == wanted else said[:300] or f"{code.hex()} is not {wanted.hex()}"


def check_kernels(kdasm: str, folder: Path) -> str:
    """Only the second kernel uses more registers than it has."""
    for first, second in (("first", "second"), ("second", "first")):
        said, _ = assemble(kdasm, KERNELS.format(enough=ENOUGH, first=first, second=second), folder)
        found = re.findall(r"(first|second)[^\n]*\[-W(code-vgprs)\]", said)
        if found != [("second", "code-vgprs")]:
            return said[:600] or "no finding"
    return ""


def main() -> int:
    kdasm = str(Path(sys.argv[1]) / "kdasm")
    instructions.start("", "", False, [])
    processors = [names[0] for names in instructions.tables_of(False, []).sets.values()]
    passed, failed = 0, []
    with tempfile.TemporaryDirectory(prefix="kdasm-repeated-") as name:
        folder = Path(name)
        checks = [("values", lambda: check_values(kdasm, folder)), ("kernels", lambda: check_kernels(kdasm, folder))]
        for processor in processors:
            for target in instructions.targets_of(processor):
                checks.append((target, lambda target=target: check_processor(kdasm, target, folder)))
        for what, check in checks:
            wrong = check()
            passed += not wrong
            if wrong:
                failed.append(f"FAILED: {what}: {wrong}")
    print(*failed, sep="\n", end="\n" if failed else "")
    print(f"{passed} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
