#!/usr/bin/env python3
"""
Time what a program needs for one kernel that it makes while it runs: an image made in memory with libkdasm, beside
llvm-mc and ld.lld as processes, and beside the actions of comgr where that is installed.

The goals are checked and printed as `goal: ... met` or `goal: ... MISSED`; a missed goal makes the exit
status 1.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
CPU = "gfx90a"

IMAGE_ROUNDS, PROCESS_ROUNDS, COMGR_ROUNDS = 2000, 30, 30
TIME_GOAL = 100e-6  # seconds for an image
SPEED_GOAL = 20.0  # times faster than the two processes

# The kernel of tests/bench/image.c.
SOURCE = """.text
.globl kernel
.p2align 8
.type kernel,@function
kernel: .long 0xbf810000
.fill 63, 4, 0
.size kernel, . - kernel
.rodata
.p2align 6
.amdhsa_kernel kernel
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size 8
	.amdhsa_next_free_vgpr 2
	.amdhsa_accum_offset 4
	.amdhsa_next_free_sgpr 2
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 1 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
amdhsa.kernels:
  - .name: kernel
    .symbol: kernel.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 2
    .agpr_count: 0
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .value_kind: global_buffer, .address_space: global, .size: 8, .offset: 0 }
.end_amdgpu_metadata
"""


def run(command: list[str]) -> None:
    pid = os.posix_spawn(command[0], command, os.environ)
    if os.waitpid(pid, 0)[1] != 0:
        sys.exit(f"image.py: {' '.join(command)} failed")


def of_processes(folder: Path, llvm_mc: str, lld: str) -> float:
    """Seconds of the best run: the source is written, assembled and linked, and the image read."""
    best = float("inf")
    text, relocatable, image = folder / "kernel.s", folder / "kernel.o", folder / "kernel.hsaco"
    for _ in range(PROCESS_ROUNDS):
        started = time.perf_counter()
        text.write_text(SOURCE)
        run([llvm_mc, "-triple=amdgcn-amd-amdhsa", f"-mcpu={CPU}", "--amdhsa-code-object-version=4", "-filetype=obj",
             str(text),
             "-o", str(relocatable)])
        run([lld, "-shared", str(relocatable), "-o", str(image)])
        image.read_bytes()
        best = min(best, time.perf_counter() - started)
    return best


def seconds_of(command: list[str]) -> float:
    """What a program that times itself prints."""
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def of_comgr(folder: Path) -> float | None:
    """None where comgr is not installed."""
    program, text = folder / "comgr", folder / "kernel.s"
    text.write_text(SOURCE)
    compiler = [os.environ.get("CC", "cc"), "-O2", str(HERE / "comgr.c"), "-lamd_comgr", "-o", str(program)]
    if subprocess.run(compiler, capture_output=True).returncode != 0:
        return None
    return seconds_of([str(program), str(text), str(COMGR_ROUNDS)])


def main() -> int:
    parser = argparse.ArgumentParser(description="Time an image made in memory.")
    parser.add_argument("--image", required=True, help="the program of tests/bench/image.c")
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    parser.add_argument("--lld", default="ld.lld-22")
    options = parser.parse_args()
    tools = [shutil.which(name) for name in (options.llvm_mc, options.lld)]
    if not all(tools):
        sys.exit(f"image.py: need both {options.llvm_mc} and {options.lld}")
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="kdasm-bench-", dir=memory) as folder:
        ours = min(seconds_of([options.image, str(IMAGE_ROUNDS)]) for _ in range(5))
        theirs = of_processes(Path(folder), *tools)
        comgr = of_comgr(Path(folder))
    print("one kernel, from machine code to a loadable image")
    print(f"  libkdasm, in memory              {ours * 1e6:>10.1f} us")
    print(f"  llvm-mc and ld.lld, as processes {theirs * 1e6:>10.1f} us{theirs / ours:>10.0f} times as long")
    if comgr is None:
        print("  comgr is not installed")
    else:
        print(f"  comgr, assemble and link actions {comgr * 1e6:>10.1f} us{comgr / ours:>10.0f} times as long")
    goals = [
        (f"an image takes {ours * 1e6:.1f} us, at most {TIME_GOAL * 1e6:g}", ours <= TIME_GOAL),
        (f"{theirs / ours:.0f} times faster than processes, at least {SPEED_GOAL:g}", theirs / ours >= SPEED_GOAL),
    ]
    for text, met in goals:
        print(f"goal: {text}: {'met' if met else 'MISSED'}")
    return 0 if all(met for _, met in goals) else 1


if __name__ == "__main__":
    raise SystemExit(main())
