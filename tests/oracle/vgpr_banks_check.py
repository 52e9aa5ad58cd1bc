#!/usr/bin/env python3
"""
Compare what kdasm and kdinfo do with banks of VGPRs with what LLVM 22 does.

    vgpr_banks_check.py --build BUILD [--count N] [--every N] [--seed S]

Random lines of GFX12.5, each after an s_set_vgpr_msb of its own: the registers that `kdinfo -d --physical` prints are those that
llvm-objdump has in comments; and where no instruction is in the way of an operand's bank, kdasm --vgpr-msb makes the same
words of the line with these registers.

Kernels and functions that clang compiles to more than 256 VGPRs: the registers are those of llvm-objdump, no place has several
banks, and what is printed makes the same code again. Without any s_set_vgpr_msb kdasm --vgpr-msb puts its own in, after which the
registers of all other instructions are the same; llvm-mc makes the same object of the text, and there are at most MOST times as
many of them as LLVM has. --every N compiles each N-th source only. The closing lines are what was compared, and
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from collections import Counter
from itertools import islice
from pathlib import Path

from instructions import right_line, tables_of

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "shared"))

import started  # noqa: E402
from elf_sections import code_sections_of  # noqa: E402

PROCESSORS = ("gfx1250", "gfx1251")
TRIPLE = "-triple=amdgcn-amd-amdhsa"
CHUNK = 500  # lines of one object
MOST = 1.2  # times as many s_set_vgpr_msb as LLVM's, which may go back to the last one and add to it
ROOM = 32  # bytes of a random line
SHOWN = 20
VGPR = re.compile(r"\bv(?:\d+|\[\d+:\d+\])")
SYMBOL = re.compile(r"\b(here|there|foo)\b")
LINE = re.compile(r"\t(.*?)\s*// ([0-9A-F]{12}):((?: [0-9A-F]{8})+)")
BANKED = re.compile(r"v(?:\d+|\[\d+:\d+\])(?:\.[lh])? /\*(v[^*]*)\*/")

# The kernel keeps many values alive, so does the function, which LLVM calls with banks in use around the call.
SOURCE = """
__attribute__((noinline)) static void turn(float *a, int n) {
  for (int i = 0; i < 8; i++)
    a[i] = a[i] * n + a[(i + 3) % 8];
}
__attribute__((amdgpu_flat_work_group_size(1, 64), amdgpu_waves_per_eu(1, 1)))
kernel void wide(global float *in, global float *out, int n) {
  float a[COUNT];
  int id = get_local_id(0);
#pragma unroll
  for (int i = 0; i < COUNT; i++)
    a[i] = in[id + i * 64];
  for (int r = 0; r < n; r++) {
#pragma unroll
    for (int i = 0; i < COUNT; i++)
      a[i] = OPERATION;
    if (a[r & 1] > 4.0f)
      CALL
  }
#pragma unroll
  for (int i = 0; i < COUNT; i++)
    out[id + i * 64] = a[i];
}
"""
OPERATIONS = ("a[i] * a[(i * 7 + 3) % COUNT] + a[(i + 131) % COUNT]", "fma(a[i], a[(i + 1) % COUNT], (float)n)",
              "min(a[i], a[(i + 200) % COUNT]) + (a[i] > 1.0f ? a[(i + 77) % COUNT] : 2.0f)")
CALLS = ("break;", "{ float b[8] = {a[0], a[300], a[5], a[7], a[200], 0, 0, 0}; turn(b, n); a[1] = b[3]; a[301] = b[4]; }")
COUNTS = (310, 600)


class Failure(Exception):
    """What LLVM and kdasm do not have in common."""


def run(*command: object, text: str | None = None) -> str:
    made = started.run([str(part) for part in command], input=text, text=True, timeout=120)
    if made.returncode:
        raise Failure(f"{' '.join(map(str, command))}: {made.stderr[:400]}")
    return made.stdout


def lines_of(text: str) -> dict[int, str]:
    """What is at each address, with physical registers alone where comments have them."""
    return {int(line[2], 16): BANKED.sub(r"\1", line[1]) for line in map(LINE.match, text.splitlines()) if line}


def code_of(path: Path) -> list[bytes]:
    return [content for _, content in code_sections_of(path.read_bytes())]


def compare_registers(ours: dict[int, str], theirs: dict[int, str]) -> int:
    """How many lines have registers beyond v255. Of compiled code llvm-objdump does not print what fills up."""
    if not theirs or not theirs.keys() <= ours.keys():
        raise Failure("instructions begin at other places")
    for address, line in theirs.items():
        if VGPR.findall(ours[address]) != VGPR.findall(line):
            raise Failure(f"{address:x}: {ours[address]!r} is {line!r} for llvm-objdump")
    return sum(any(int(number) > 255 for number in re.findall(r"\d+", " ".join(VGPR.findall(line)))) for line in theirs.values())


# ---- random lines ----

def random_lines(processor: str, count: int, rng: random.Random) -> list[str]:
    tables = tables_of(False, []).of(processor).of_wave32()
    rows = [row for row in tables.rows if tables.has(row, processor)]
    lines: list[str] = []
    while len(lines) < count:
        line = str(right_line(tables, rng.choice(rows), rng))
        if VGPR.search(line) and not SYMBOL.search(line):
            lines.append(line)
    said = started.run(["llvm-mc-22", TRIPLE, f"-mcpu={processor}", "-filetype=null"], input="\n".join(lines), text=True).stderr
    wrong = {int(number) for number in re.findall(r"^<stdin>:(\d+):\d+: error", said, re.MULTILINE)}
    return [line for number, line in enumerate(lines, 1) if number not in wrong]


def object_of(lines: list[str], processor: str, rng: random.Random, path: Path) -> None:
    """Each line in ROOM bytes of its own, after a mode."""
    source = "".join(f".p2align {ROOM.bit_length() - 1}\ns_set_vgpr_msb {rng.randrange(256)}\n{line}\n" for line in lines)
    run("llvm-mc-22", TRIPLE, f"-mcpu={processor}", "-filetype=obj", "-o", path, text=source)


def unread(build: Path, processor: str, printed: dict[int, str]) -> set[int]:
    """Numbers of random lines that are printed as data, or that kdasm refuses when it reads them again."""
    said = started.run([build / "kdasm", TRIPLE, f"-mcpu={processor}", "-filetype=null", "-ferror-limit=0", "-"],
                       text=True, input="".join(f"{line}\n" for line in printed.values())).stderr
    refused = {int(number) for number in re.findall(r"^<stdin>:(\d+):", said, re.MULTILINE)}
    return {address // ROOM for number, (address, line) in enumerate(printed.items(), 1)
            if line.startswith(".long") or number in refused}


def compare_random(build: Path, processor: str, count: int, seed: int, folder: Path) -> Counter[str]:
    """Without lines of which llvm-mc makes what is not read again."""
    rng = random.Random(f"{processor} {seed}")
    path = folder / "random.o"
    lines = random_lines(processor, count, rng)
    object_of(lines, processor, rng, path)
    lost = unread(build, processor, lines_of(run(build / "kdinfo", "-d", path)))
    lines = [line for number, line in enumerate(lines) if number not in lost]
    object_of(lines, processor, rng, path)
    try:
        theirs = lines_of(run("llvm-objdump-22", "-d", f"--mcpu={processor}", path))
    except Failure as failure:
        if "PLEASE submit a bug report" not in str(failure):
            raise
        return Counter({"chunks that llvm-objdump dies of": 1})
    ours = lines_of(run(build / "kdinfo", "-d", "--physical", path))
    banked = compare_registers(ours, theirs)
    text = "".join(f"\t{line}\n" for line in ours.values())
    run(build / "kdasm", TRIPLE, f"-mcpu={processor}", "--vgpr-msb", "-", "-o", folder / "again.o", text=text)
    if code_of(folder / "again.o") != code_of(path):
        raise Failure("what is printed makes other words")
    return Counter({"random lines": len(lines), "random lines with banks": banked})


# ---- compiled code ----

def without_banks(text: str) -> str:
    return re.sub(r"^\ts_set_vgpr_msb .*\n", "", text, flags=re.MULTILINE)


def others_of(text: str) -> list[str]:
    """All other instructions; what branches go to has moved."""
    return [re.sub(r"\.L\w+", "label", line) for line in lines_of(text).values() if not line.startswith("s_set_vgpr_msb")]


def compare_compiled(build: Path, processor: str, source: str, level: str, folder: Path) -> Counter[str]:
    kdasm, kdinfo = (build / "kdasm", TRIPLE, f"-mcpu={processor}"), (build / "kdinfo", "-d", "--physical")
    compiled, again, own, text = (folder / name for name in ("compiled.o", "again.o", "own.o", "own.s"))
    run("clang-22", "-target", "amdgcn-amd-amdhsa", f"-mcpu={processor}", "-x", "cl", "-cl-std=CL2.0", level, "-nogpulib", "-c", "-o",
        compiled, "-", text=source)
    printed = run(*kdinfo, compiled)
    counts = Counter({"compiled lines with banks": compare_registers(
        lines_of(printed), lines_of(run("llvm-objdump-22", "-d", f"--mcpu={processor}", compiled)))})
    if "banks differ" in printed:
        raise Failure("ways with several banks meet")
    run(*kdasm, "-", "-o", again, text=printed)
    if code_of(again) != code_of(compiled):
        raise Failure("what is printed makes other code")
    bare = without_banks(printed)
    run(*kdasm, "-", "-o", own, text=bare)
    run(*kdasm, "-", "-filetype=asm", "-o", text, text=bare)
    run("llvm-mc-22", TRIPLE, f"-mcpu={processor}", text, "-filetype=obj", "-o", again)
    if code_of(again) != code_of(own):
        raise Failure("llvm-mc makes other code of the text")
    ours = run(*kdinfo, own)
    if others_of(ours) != others_of(printed):
        raise Failure("with banks of kdasm's own, registers are others")
    counts["s_set_vgpr_msb of LLVM"] = printed.count("\ts_set_vgpr_msb")
    counts["s_set_vgpr_msb of kdasm"] = ours.count("\ts_set_vgpr_msb")
    if counts["s_set_vgpr_msb of kdasm"] > MOST * counts["s_set_vgpr_msb of LLVM"]:
        raise Failure(f"too many: {dict(counts)}")
    return counts


def sources() -> list[str]:
    return [SOURCE.replace("OPERATION", operation).replace("CALL", call).replace("COUNT", str(count))
            for operation in OPERATIONS for call, count in zip(CALLS, COUNTS)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare banks of VGPRs with LLVM's.")
    parser.add_argument("--build", required=True, type=Path)
    parser.add_argument("--count", type=int, default=20_000, help="random lines in all (20,000)")
    parser.add_argument("--every", type=int, default=1, help="compile each N-th source")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    counts: Counter[str] = Counter()
    failed: list[str] = []
    passed = 0
    jobs = [(compare_random, processor, CHUNK, options.seed + n) for processor in PROCESSORS
            for n in range(max(1, options.count // CHUNK // len(PROCESSORS)))]
    jobs += [(compare_compiled, PROCESSORS[n % 2], source, ("-O1", "-O3", "-O3")[n % 3])
             for n, source in islice(enumerate(sources()), 0, None, options.every)]
    for compare, *job in jobs:
        with tempfile.TemporaryDirectory() as folder:
            try:
                counts += compare(options.build, *job, Path(folder))
                passed += 1
            except Failure as failure:
                failed.append(f"{compare.__name__} {job[0]} {str(job[1:])[-60:]}: {failure}")
    for line in failed[:SHOWN]:
        print(line)
    for name, count in sorted(counts.items()):
        print(f"{count} {name}")
    print(f"{passed} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed or not counts["random lines with banks"] or not counts["compiled lines with banks"] else 0


if __name__ == "__main__":
    sys.exit(main())
