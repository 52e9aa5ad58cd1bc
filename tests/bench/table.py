#!/usr/bin/env python3
"""
Time `kdinfo --table` on a library of 400 MB that embeds uncompressed bundles, as those of HIP do.

    table.py --build build

Each bundle has code objects for three processors with 120 kernels of 16 KiB. The file is in the page cache; the least
processor time of several runs counts. The goal of 1 GB/s is printed as `goal: ... met` or `goal: ... MISSED`; a missed goal makes the
exit status 1.
"""

from __future__ import annotations

import argparse
import os
import random
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SIZE, KERNELS, CODE, ROUNDS = 400_000_000, 120, 16384, 7
PROCESSORS = ("gfx90a", "gfx942", "gfx950")
PAGE = 4096


def source(processor: str) -> str:
    names = [f"Cijk_Ailk_Bljk_HHS_BH_MT128x128x32_MI16x16x16x1_SE_K1_{number:04}" for number in range(KERNELS)]
    lines = [f'.amdgcn_target "amdgcn-amd-amdhsa--{processor}"', ".text"]
    for number, name in enumerate(names):
        lines += [".p2align 8", f".globl {name}", f".type {name},@function", f'{name}: .incbin "code", {4 * number}, {CODE}']
    lines += [".rodata", ".p2align 6"]
    for name in names:
        lines += [f".amdhsa_kernel {name}", ".amdhsa_next_free_vgpr 128", ".amdhsa_next_free_sgpr 90",
                  ".amdhsa_accum_offset 64", ".amdhsa_group_segment_fixed_size 32768", ".end_amdhsa_kernel"]
    arguments = ", ".join(f"{{ .offset: {8 * i}, .size: 8, .value_kind: global_buffer, .address_space: global }}"
                          for i in range(16))
    lines += [".amdgpu_metadata", "amdhsa.kernels:"]
    lines += [f"  - {{ .name: {name}, .symbol: {name}.kd, .kernarg_segment_size: 128, .kernarg_segment_align: 8, "
              f".agpr_count: 64, .max_flat_workgroup_size: 256, .args: [ {arguments} ] }}" for name in names]
    return "\n".join([*lines, ".end_amdgpu_metadata"]) + "\n"


def bundle(objects: dict[str, bytes]) -> bytes:
    entries = {"host-x86_64-unknown-linux-gnu-": b"",
               **{f"hipv4-amdgcn-amd-amdhsa--{name}": made for name, made in objects.items()}}
    head, body = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(entries)), b""
    for identifier, made in entries.items():
        head += struct.pack("<QQQ", PAGE + len(body), len(made), len(identifier)) + identifier.encode()
        body += made + bytes(-len(made) % PAGE)
    return head.ljust(PAGE, b"\0") + body


def make_library(build: Path, folder: Path) -> tuple[Path, int]:
    """The library, and how many kernels are in it."""
    (folder / "code").write_bytes(random.Random(1).randbytes(CODE + 4 * KERNELS))
    objects = {}
    for processor in PROCESSORS:
        (folder / "k.s").write_text(source(processor))
        subprocess.run([build / "kdasm", "-W", "--fill-metadata", "-shared", "k.s", "-o", "k.co"], check=True, cwd=folder)
        objects[processor] = (folder / "k.co").read_bytes()
    one = bundle(objects)
    count = SIZE // len(one)
    with (folder / "bundles").open("wb") as file:
        for _ in range(count):
            file.write(one)
    (folder / "host.s").write_text('.section .hip_fatbin,"a"\n.p2align 12\n.incbin "bundles"\n')
    subprocess.run(["cc", "-shared", "-nostdlib", "-o", "library.so", "-x", "assembler", "host.s"], check=True, cwd=folder)
    (folder / "bundles").unlink()
    return folder / "library.so", count * len(PROCESSORS) * KERNELS


def seconds_of(command: list[str]) -> float:
    """Processor time of a command whose output is thrown away."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"table.py: {' '.join(command)}: status {status}")
    return usage.ru_utime + usage.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser(description="Time kdinfo --table on a large library.")
    parser.add_argument("--build", type=Path, default=ROOT / "build")
    build = parser.parse_args().build.resolve()
    with tempfile.TemporaryDirectory(prefix="kdasm-bench-", dir="/var/tmp") as folder:
        library, kernels = make_library(build, Path(folder))
        size = library.stat().st_size
        seconds = min(seconds_of([str(build / "kdinfo"), "--table", "--tsv", str(library)]) for _ in range(ROUNDS))
    speed = size / seconds / 1e9
    met = speed >= 1
    print(f"{size / 1e6:.0f} MB, {kernels:,} kernels: kdinfo --table {seconds:.2f} s, {speed:.1f} GB/s")
    print(f"goal: --table reads an uncompressed library at 1 GB/s: {speed:.1f}: {'met' if met else 'MISSED'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
