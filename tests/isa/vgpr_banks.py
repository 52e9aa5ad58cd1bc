#!/usr/bin/env python3
"""
vgpr_banks.py BUILD [--count N] [--seed S]: is code with VGPRs up to v1023 what was written?

Random functions of GFX12.5, written with physical registers, with labels, branches, calls, clauses and writes of MODE among them.
kdasm --vgpr-msb puts s_set_vgpr_msb in. What kdinfo -d --physical prints must be what was written but for that; the text of
-filetype=asm must make the same object; and of the low registers that kdinfo -d prints, each must be the one that was written,
by the mode that came before it and the fields that TEMPLATES says, as llvm-objdump has them. The mode is 0 at every label, in front of
branches, calls and returns, and known wherever a register depends on it; nothing is between s_clause and the first of its
instructions. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

OPTIONS = ("-triple=amdgcn-amd-amdhsa", "-mcpu=gfx1250")
FUNCTION_LINES = 60
BANK = 256
SHIFTS = {"0": 0, "1": 2, "2": 4, "d": 6}  # of the fields in the number of s_set_vgpr_msb

# {d}, {0}, {1} and {2} are registers whose bank is in the field, {d:4} so many; {-} has no field. What else is there is as printed.
TEMPLATES = (
    "v_mov_b32_e32 {d}, {0}",
    "v_add_f32_e32 {d}, {0}, {1}",
    "v_add_f32_e32 {d}, s4, {1}",
    "v_fma_f32 {d}, {0}, {1}, {2}",
    "v_fmac_f32_e32 {d}, {0}, {1}",
    "v_fmac_f32_e64 {d}, {0}, -{1}",
    "v_fmaak_f32 {d}, {0}, {1}, 0x12345678",
    "v_fmamk_f32 {d}, {0}, 0x12345678, {2}",
    "v_cndmask_b32_e32 {d}, {0}, {1}, vcc_lo",
    "v_cmp_lt_f32_e32 vcc_lo, {0}, {1}",
    "v_cmpx_lt_f32_e64 {0}, {1}",
    "v_readlane_b32 s4, {0}, s3",
    "v_writelane_b32 {d}, s3, s4",
    "v_swap_b32 {d}, {0}",
    "v_pk_fma_f32 {d:2}, {0:2}, {1:2}, {2:2}",
    "v_lshl_add_u64 {d:2}, {0:2}, {1}, {2:2}",
    "v_add_f32_dpp {d}, {0}, {1} quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf",
    "v_wmma_f32_16x16x32_f16 {d:8}, {0:8}, {1:8}, {2:8}",
    "v_swmmac_f32_16x16x64_f16 {d:8}, {0:8}, {1:16}, {2}",
    "v_wmma_scale_f32_16x16x128_f8f6f4 {d:8}, {0:16}, {1:16}, {2:8}, {-}, {-}",
    "v_wmma_ld_scale_paired_b32 {-}, {-}",
    "global_load_b32 {d}, {0:2}, off",
    "global_load_b128 {d:4}, {0}, s[2:3] offset:16",
    "global_store_b64 {0:2}, {1:2}, off",
    "global_atomic_add_u32 {d}, {0:2}, {1}, off th:TH_ATOMIC_RETURN",
    "flat_load_b32 {d}, {0:2}",
    "scratch_store_b32 {0}, {1}, off",
    "global_load_async_to_lds_b32 {d}, {0:2}, off",
    "global_store_async_from_lds_b32 {0:2}, {1}, off",
    "ds_load_b32 {d}, {0}",
    "ds_store_2addr_b32 {0}, {1}, {2} offset0:1 offset1:3",
    "ds_add_rtn_u32 {d}, {0}, {1}",
    "buffer_load_b32 {d}, {0}, s[8:11], s3 offen",
    "buffer_store_b64 {d:2}, {0}, s[8:11], s3 offen",
    "v_dual_add_f32 {d%0}, {0%0}, {1%0} :: v_dual_mul_f32 {d%1}, {0%1}, {1%1}",
    "v_dual_fmamk_f32 {d%0}, {0%0}, 0x12345678, {2%0} :: v_dual_add_f32 {d%1}, {0%1}, {1%1}",
)
OTHERS = (
    "s_mov_b32 s4, s5",
    "s_nop 2",
    "s_wait_loadcnt 0x0",
    "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 0, 2), 0",
    "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 0, 24), 0x5004",
    "s_setreg_b32 hwreg(HW_REG_WAVE_MODE, 0, 2), s4",
    "s_setreg_b32 hwreg(HW_REG_WAVE_MODE), s4",
    "s_setreg_b32 hwreg(HW_REG_WAVE_STATUS, 0, 2), s4",
)
CALL = "s_swap_pc_i64 s[30:31], s[2:3]"
RETURN = "s_set_pc_i64 s[30:31]"
LOADS = tuple(template for template in TEMPLATES if template.startswith("global_load_b"))
PLACE = re.compile(r"\{([012d-])(?::(\d+))?(?:%(\d))?\}")
REGISTER = re.compile(r"\bv(?:(\d+)|\[(\d+):\d+\])")
LINE = re.compile(r"\t(.*?)\s*// [0-9A-F]{12}:")
LABEL = re.compile(r"(\.?\w+):")
MODE_WRITTEN = re.compile(r"s_setreg\w+ hwreg\(HW_REG_WAVE_MODE")


class Failure(Exception):
    """What is not as it was written."""


def run(*command: object) -> str:
    made = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, timeout=60)
    if made.returncode:
        raise Failure(f"{' '.join(map(str, command))}: {made.stderr[:400]}")
    return made.stdout


# ---- what is written ----

def filled(template: str, banks: dict[str, int], rng: random.Random) -> str:
    def register(place: re.Match[str]) -> str:
        words = int(place[2] or 1)
        first = rng.randrange(0, BANK - words + 1)
        first -= first % 2 if words > 1 else 0
        if place[3]:  # halves of a pair have registers apart
            first = first // 4 * 4 + int(place[3]) + 2 * (place[1] == "2")
        first += BANK * banks.get(place[1], 0)
        return f"v{first}" if words == 1 else f"v[{first}:{first + words - 1}]"
    return PLACE.sub(register, template)


def line_of(template: str, rng: random.Random) -> str:
    return filled(template, {field: rng.choice((0, 0, 1, 2, 3)) for field in SHIFTS}, rng)


def function(number: int, rng: random.Random) -> Iterator[tuple[str, str]]:
    """Lines, each with the template that it is made of."""
    yield f"f{number}:", ""
    yield OTHERS[0], ""  # the next label has a place of its own
    for n in range(rng.randrange(5, FUNCTION_LINES)):
        kind = rng.random()
        if kind < 0.7:
            template = rng.choice(TEMPLATES)
            yield line_of(template, rng), template
        elif kind < 0.78:
            yield f"f{number}_{n}:", ""
            yield f"s_cbranch_scc1 f{number}_{n}", ""
        elif kind < 0.82:
            yield CALL, ""
        elif kind < 0.9:
            yield "s_clause 0x1", ""
            for template in (rng.choice(LOADS), rng.choice(LOADS)):
                yield line_of(template, rng), template
        else:
            yield rng.choice(OTHERS), ""
    yield rng.choice(("s_endpgm", RETURN, f"s_branch f{number}")), ""


# ---- what became of it ----

def printed(build: Path, path: Path, *options: str) -> list[str]:
    """Instructions and labels, without what is put in."""
    lines = []
    for line in run(build / "kdinfo", "-d", *options, path).splitlines():
        if label := LABEL.match(line):
            lines.append(label[0])
        elif found := LINE.match(line):
            lines.append(found[1])
    return lines


def mode_after(line: str, mode: int | None) -> int | None:
    """None: the hardware may have any."""
    if line.startswith("s_set_vgpr_msb "):
        return int(line.split()[1], 0) & 0xff
    if line == CALL:
        return 0
    if MODE_WRITTEN.match(line) and (line.startswith("s_setreg_imm32") or "2)" not in line):
        constant = int(line.rsplit(", ", 1)[1], 0) if line.startswith("s_setreg_imm32") else None
        same = constant == 0 and mode == 0 or (constant == 0x5004 and "24)" in line)
        banks = (constant or 0) >> 12 & 0xff  # of MODE: dst, src0, src1, src2
        return (banks >> 2 | banks << 6) & 0xff if same else None
    return mode


def check_line(line: str, template: str, wanted: str, mode: int | None) -> None:
    """By the mode, low registers are those that are wanted."""
    fields = [place[0] for place in PLACE.findall(template)]
    low, high = REGISTER.findall(line), REGISTER.findall(wanted)
    for field, ours, theirs in zip(fields, low, high):
        if mode is None and field != "-":
            raise Failure(f"{wanted!r}: the mode is not known")
        bank = (mode or 0) >> SHIFTS[field] & 3 if field != "-" else 0
        if int(ours[0] or ours[1]) + BANK * bank != int(theirs[0] or theirs[1]):
            raise Failure(f"{wanted!r} is {line!r} with the mode {mode:#x}")
    if len(low) != len(high):
        raise Failure(f"{wanted!r} is {line!r}")


def follow(lines: list[str], written: list[tuple[str, str]]) -> None:
    mode: int | None = 0
    before = ""
    left = iter(written)
    for line in lines:
        is_inserted = line.startswith("s_set_vgpr_msb ")
        if is_inserted and (before.startswith("s_clause") or MODE_WRITTEN.match(before)):
            raise Failure(f"{line!r} follows {before!r}")
        if is_inserted and int(line.split()[1], 0) >> 8 not in ({mode} if mode is not None else {0}):
            raise Failure(f"{line!r} follows the mode {mode}")
        if not is_inserted and not (line == "s_nop 0" and MODE_WRITTEN.match(before)):
            wanted, template = next(left)
            leaves = line == CALL or line == RETURN or line.startswith(("s_branch", "s_cbranch"))
            if (leaves or LABEL.match(line)) and mode != 0:
                raise Failure(f"{line!r} is reached with the mode {mode}")
            check_line(line, template, wanted, mode)
        mode = 0 if line in ("s_endpgm", RETURN) or line.startswith("s_branch") else mode_after(line, mode)
        before = line


def check(build: Path, seed: str) -> str | None:
    rng = random.Random(seed)
    written = [line for number in range(4) for line in function(number, rng)]
    wanted = [line for line, _ in written]
    with tempfile.TemporaryDirectory() as name:
        source, first, text, second = (Path(name, file) for file in ("a.s", "a.o", "b.s", "b.o"))
        source.write_text("".join(line + "\n" for line in wanted))
        try:
            run(build / "kdasm", *OPTIONS, "--vgpr-msb", "--save-temp-labels", source, "-o", first)
            run(build / "kdasm", *OPTIONS, "--vgpr-msb", "-filetype=asm", source, "-o", text)
            run(build / "kdasm", *OPTIONS, text, "-o", second)
            if first.read_bytes() != second.read_bytes():
                raise Failure("the text makes another object")
            physical = printed(build, first, "--physical")
            follow(printed(build, first), written)
            ours = [line for line in physical if not line.startswith("s_set_vgpr_msb ") and line != "s_nop 0"]
            for line, other in zip(ours, wanted):
                if line != other:
                    raise Failure(f"{other!r} is printed as {line!r}")
            if len(ours) != len(wanted):
                raise Failure("other lines are printed")
        except Failure as failure:
            return f"{seed}: {failure}"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Check code with VGPRs up to v1023.")
    parser.add_argument("build", type=Path)
    parser.add_argument("--count", type=int, default=150, help="sources of four functions (150)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with ThreadPoolExecutor() as pool:
        said = list(pool.map(lambda n: check(options.build, f"{options.seed}.{n}"), range(options.count)))
    failed = [line for line in said if line]
    print("".join(line + "\n" for line in failed[:20]), end="")
    print(f"{len(said) - len(failed)} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
