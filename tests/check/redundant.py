#!/usr/bin/env python3
"""
Waits that -Wredundant-wait tells of are not needed: without them, or with the value that it names, nothing more is missing.

    redundant.py BUILD [--count N] [--seed N]

Random kernels of loads, uses, waits and branches, for a processor of each generation. Of each finding the wait is changed as
it says, alone, and then those of all findings together, and -Wmissing-wait must find nothing where it found nothing before.
The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

HEAD = ".text\n.p2align 8\n.type k,@function\nk:\n"
TAIL = """\
	s_endpgm
.size k, .-k
.section .rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 64
	.amdhsa_next_free_sgpr 32
.end_amdhsa_kernel
"""
ABOVE = HEAD.count("\n")
MOST = {"vmcnt": 63, "lgkmcnt": 15}

# Programs are written for GFX9; what others call the same, and their counters.
RENAMED = (("global_load_dword", "global_load_b32"), ("flat_load_dword", "flat_load_b32"), ("s_load_dword", "s_load_b32"),
           ("global_store_dword", "global_store_b32"), ("ds_read_b32", "ds_load_b32"), ("ds_write_b32", "ds_store_b32"))
COUNTERS = {"loadcnt": "vmcnt", "dscnt": "lgkmcnt"}
PROCESSORS = ("gfx90a", "gfx1030", "gfx1100", "gfx1201")


def pipeline(draw: random.Random) -> list[str]:
    """Loads into one register after the other, uses in that order, and waits somewhere between."""
    registers = draw.sample(range(40, 60), 8)
    lines, loaded, used = [], 0, 0
    while used < len(registers):
        step = draw.randrange(3)
        if step == 0 and loaded < len(registers):
            lines.append(f"global_load_dword v{registers[loaded]}, v0, s[0:1]")
            loaded += 1
        elif step == 1 and used < loaded:
            lines.append(f"v_mov_b32_e32 v30, v{registers[used]}")
            used += 1
        elif step == 2:
            lines.append(f"s_waitcnt vmcnt({draw.randrange(1, 6)})")
    return lines


def line(draw: random.Random, blocks: int, only_loads: bool) -> str:
    reg, other = draw.randrange(2, 20), draw.randrange(2, 20)
    kinds = [("use", 4), ("load", 4), ("lds", 3), ("wait", 4), ("branch", 1)]
    if not only_loads:
        kinds += [("store", 1), ("scalar", 1), ("other", 1)]
    kind = draw.choices([name for name, _ in kinds], [weight for _, weight in kinds])[0]
    if kind == "use":
        return f"v_add_f32_e32 v{draw.randrange(20, 30)}, v{reg}, v{other}"
    if kind == "load":
        return f"global_load_dword v{reg}, v0, s[0:1]"
    if kind == "lds":
        return f"ds_read_b32 v{reg}, v1"
    if kind == "wait":
        return draw.choice([f"s_waitcnt vmcnt({draw.randrange(5)})", f"s_waitcnt lgkmcnt({draw.randrange(4)})",
                            f"s_waitcnt vmcnt({draw.randrange(4)}) lgkmcnt({draw.randrange(3)})"])
    if kind == "branch":
        return f"s_cbranch_vccz .L{draw.randrange(blocks)}"
    if kind == "store":
        return draw.choice([f"global_store_dword v0, v{reg}, s[0:1]", f"ds_write_b32 v1, v{reg}"])
    if kind == "scalar":
        return f"s_load_dword s{draw.randrange(8, 20)}, s[2:3], 0x0"
    return draw.choice(["s_barrier", f"s_mov_b32 s20, s{draw.randrange(8, 20)}", f"flat_load_dword v{reg}, v[40:41]"])


def translated(line: str, processor: str) -> str:
    """The line as the processor has it, in one instruction."""
    if processor in ("gfx90a", "gfx1030"):
        return line
    for old, new in RENAMED:
        line = line.replace(f"{old} ", f"{new} ")
    if processor != "gfx1201":
        return line
    waits = dict(re.findall(r"(vmcnt|lgkmcnt)\((\d+)\)", line))
    if len(waits) == 2:
        return f"s_wait_loadcnt_dscnt {int(waits['vmcnt']) << 8 | int(waits['lgkmcnt'])}"
    for new, old in COUNTERS.items():
        if old in waits:
            return f"s_wait_{new} {waits[old]}"
    return line.replace("s_barrier", "s_barrier_wait -1")


def program(seed: int) -> list[str]:
    draw = random.Random(seed)
    blocks, only_loads, lines = draw.randrange(1, 5), seed % 2 == 0, []
    for block in range(blocks):
        lines.append(f".L{block}:")
        lines += [line(draw, blocks, only_loads) for _ in range(draw.randrange(3, 12))]
        lines += pipeline(draw)
    return lines


class Test:
    def __init__(self, build: Path, folder: Path, processor: str = "gfx90a") -> None:
        self.kdasm, self.folder, self.processor = build / "kdasm", folder, processor
        self.passed = self.failed = 0
        self.told = dict.fromkeys(("it waits for nothing", "would do", "nothing uses the result before another wait"), 0)

    def said(self, lines: list[str], check: str) -> list[tuple[int, str]]:
        """The findings, with the number of the line that they are about."""
        accum = "\t.amdhsa_accum_offset 64\n.end_" if self.processor == "gfx90a" else ".end_"
        text = "\n".join(translated(line, self.processor) for line in lines)
        (self.folder / "a.s").write_text(HEAD + text + "\n" + TAIL.replace(".end_", accum))
        words = [self.kdasm, "-Wno-all", f"-W{check}", "-ferror-limit=0", f"-mcpu={self.processor}", "a.s", "-o", "a.o"]
        done = started.run(words, cwd=self.folder, text=True, check=True)
        found = re.findall(rf"^a\.s:(\d+):\d+: warning: (.*) \[-W{check}\]$", done.stderr, re.MULTILINE)
        for new, old in COUNTERS.items():
            found = [(number, re.sub(rf"\b{new}\(", f"{old}(", text)) for number, text in found]
        return [(int(number) - ABOVE - 1, text) for number, text in found]

    def missing(self, lines: list[str]) -> set[int]:
        return {number for number, _ in self.said(lines, "missing-wait")}

    def most(self, counter: str) -> int:
        return 63 if self.processor != "gfx90a" else MOST[counter]

    def changed(self, lines: list[str], number: int, text: str) -> list[str]:
        """The program with the wait as a finding would have it."""
        said = re.search(r"it waits for (\w+)\((\d+)\)(?:, but \w+\((\d+)\) would do)?", text)
        wait = lines[number]
        if not said:
            wait = "s_nop 0"
        else:
            wait = wait.replace(f"{said[1]}({said[2]})", f"{said[1]}({said[3] or self.most(said[1])})")
        return [*lines[:number], wait, *lines[number + 1:]]

    def count(self, good: bool, said: str, lines: list[str]) -> None:
        self.passed += good
        self.failed += not good
        if not good:
            print(f"FAILED: {said}\n" + "\n".join(f"{at} {line}" for at, line in enumerate(lines)))

    def one(self, seed: int) -> None:
        lines = program(seed)
        before, found = self.missing(lines), self.said(lines, "redundant-wait")
        together = lines
        for number, text in found:
            for words in self.told:
                self.told[words] += words in text
            changed = self.changed(lines, number, text)
            together = self.changed(together, number, text)
            self.count(lines[number].startswith("s_waitcnt") and changed != lines and self.missing(changed) <= before,
                       f"seed {seed}, {self.processor}: line {number}: {text}", lines)
        self.count(self.missing(together) <= before, f"seed {seed}, {self.processor}: all together: {found}", lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Waits that are told to be redundant are not needed.")
    parser.add_argument("build", type=Path)
    parser.add_argument("--count", type=int, default=160)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        test = Test(arguments.build.resolve(), Path(name))
        for seed in range(arguments.seed, arguments.seed + arguments.count):
            test.processor = PROCESSORS[seed // 2 % len(PROCESSORS)]
            test.one(seed)
    rare = [words for words, count in test.told.items() if count < arguments.count / 40]
    if rare:
        test.failed += 1
        print(f"FAILED: hardly any finding has these words: {rare}: {test.told}")
    print(f"{test.passed} passed, {test.failed} failed, 0 skipped")
    return int(test.failed > 0)


if __name__ == "__main__":
    sys.exit(main())
