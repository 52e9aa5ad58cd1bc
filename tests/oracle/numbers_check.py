#!/usr/bin/env python3
"""
Compare kdasm with llvm-mc 22 and 14 on symbols that are numbers.

    numbers_check.py --kdasm PROGRAM

Crossed are how the symbol is bound, where it is set and to what, the specifier, and the directive or operand that uses
it. One cell of STEP is tried. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import itertools
import multiprocessing
import sys
import tempfile

import oracle
import worker
from cache import Cache
from case import Case

STEP = 61  # shares no factor with the lengths below, so that all pairs of values are met
SHOWN = 10

BINDINGS = ("", ".globl c", ".weak c", ".local c", ".globl c\n.hidden c")
# What is before the use and what after it; x, y and z are labels, z after the use.
SETTINGS = (
    (".set c, 5", ""), ("", ".set c, 5"), (".set c, 5", ".set c, 7"), (".equiv c, 5", ""), ("", "c = 5"),
    (".set c, 5\n.set c, 6", ""), (".set c, y-x", ""), ("", ".set c, y-x"), (".set c, z-x", ""),
    (".set d, 5\n.set c, d", ""), (".set c, d", ".set d, 5"), (".globl d\n.set c, d", ".set d, 5"), (".set c, x", ""),
    ("", ".set c, x+4"), ("", ""),
)
SPECIFIERS = ("", "@rel32@lo", "@rel32@hi", "@rel64", "@abs32@lo", "@abs32@hi", "@abs64", "@gotpcrel", "@gotpcrel32@lo",
              "@gotpcrel32@hi")
USES = (
    ".long USE", ".quad USE", ".short USE", ".byte USE", ".long USE+4", ".long 4+USE", ".long USE-x", ".long -USE",
    ".long (USE)", "s_mov_b32 s0, USE", "s_mov_b64 s[0:1], USE", "v_mov_b32 v0, USE", "s_add_u32 s0, s0, USE+4",
    "s_branch USE", "s_movk_i32 s0, USE", "s_load_dword s0, s[2:3], USE", "s_waitcnt USE", "s_set_gpr_idx_mode USE",
    "global_load_dword v0, v1, s[0:1] offset:USE", "v_mov_b32_dpp v0, v1 row_shl:USE", ".set e, USE\n.long e",
    ".long e\n.set e, USE", ".fill 2, 4, USE", ".uleb128 USE", ".reloc 0, R_AMDGPU_ABS32, USE", ".if USE\n.endif",
    ".size x, USE",
    ".amdhsa_kernel k\n.amdhsa_next_free_vgpr USE\n.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel",
)
VERSIONS = (None, None, 3)


def source(binding: str, setting: tuple[str, str], specifier: str, use: str, binds_last: bool) -> bytes:
    before, after = setting
    lines = ["x: .long 1", "y:", *([] if binds_last else [binding]), before, use.replace("USE", "c" + specifier), after,
             "z:", *([binding] if binds_last else [])]
    return ("\n".join(lines) + "\n").encode()


def cases() -> list[Case]:
    cells = itertools.product(BINDINGS, SETTINGS, SPECIFIERS, USES, (False, True), VERSIONS)
    return [Case(source(*cell), "gfx900", version=version) for *cell, version in itertools.islice(cells, 0, None, STEP)]


def compare(case: Case) -> worker.Result:
    return worker.compare(worker.bench(), case, Cache(None))


def main() -> int:
    options = oracle.common_options(__doc__ or "", 0).parse_args()
    bench = oracle.make_bench(options)
    count = {"pass": 0, "fail": 0, "skip": 0}
    with tempfile.TemporaryDirectory() as scratch:
        started = (oracle.settle(bench, scratch), scratch, None)
        with multiprocessing.Pool(options.jobs, worker.start, started) as pool:
            for result in pool.imap(compare, cases(), chunksize=32):
                verdict = result.judgement
                count[verdict.result] += 1
                if verdict.result == "fail" and count["fail"] <= SHOWN:
                    version = result.case.version or 6
                    print(f"{verdict.kind}, code object version {version}: {verdict.detail}\n"
                          f"{result.case.source.decode()}")
    print(f"{count['pass']} passed, {count['fail']} failed, {count['skip']} skipped")
    return 1 if count["fail"] else 0


if __name__ == "__main__":
    sys.exit(main())
