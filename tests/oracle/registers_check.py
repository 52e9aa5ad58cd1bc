#!/usr/bin/env python3
"""
Compare the registers at the start of a kernel that `kdinfo --explain` names with those that clang 22 uses.

    registers_check.py --kdinfo PROGRAM [--kernels N] [--seed S] [--jobs N]

For every processor and wavefront size, N kernels are compiled that use some of what can be set up. Where
each thing lies is in LLVM's machine IR ("argumentInfo"), from which it makes the code. The closing line is
`N passed, N failed, N skipped`; a thing in a register counts as one.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from occupancy_check import CLANG, Setting, processors, settings

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

# What machine IR and kdinfo call them.
NAMES = {
    "privateSegmentBuffer": "private segment buffer",
    "dispatchPtr": "dispatch ptr",
    "queuePtr": "queue ptr",
    "kernargSegmentPtr": "kernarg segment ptr",
    "dispatchID": "dispatch id",
    "flatScratchInit": "flat scratch init",
    "privateSegmentSize": "private segment size",
    "firstKernArgPreloadReg": "preloaded kernargs",
    "workGroupIDX": "work-group id x",
    "workGroupIDY": "work-group id y",
    "workGroupIDZ": "work-group id z",
    "privateSegmentWaveByteOffset": "scratch wavefront offset",
    "workItemIDX": "work-item id x",
    "workItemIDY": "work-item id y",
    "workItemIDZ": "work-item id z",
}
INTRINSICS = {
    **{f"workgroup.id.{d}": "i32" for d in "xyz"},
    **{f"workitem.id.{d}": "i32" for d in "xyz"},
    "dispatch.ptr": "ptr addrspace(4)",
    "queue.ptr": "ptr addrspace(4)",
    "dispatch.id": "i64",
}
FUNCTION = re.compile(r"^name:\s+(\w+)$.*?^\.\.\.$", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"^    (\w+): +\{ reg: '\$(\w+)'(?:, mask: (\d+))? \}$", re.MULTILINE)
KERNEL = re.compile(r"^kernel (\w+): .*?^Registers when a wavefront starts\n(.*?)\n\n", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^  (\S+)  +(\S.*?)  ", re.MULTILINE)


def module(kernels: int, choose: random.Random) -> str:
    """LLVM IR with kernels k0, k1, ...; what each one uses is a matter of chance."""
    text = ['target triple = "amdgcn-amd-amdhsa"', "declare void @outside()"]
    text += [f"declare {result} @llvm.amdgcn.{name}()" for name, result in INTRINSICS.items()]
    for i in range(kernels):
        preload = " inreg" if choose.random() < 0.6 else ""
        body = []
        for j, (name, result) in enumerate(INTRINSICS.items()):
            if choose.random() < 0.5:
                body.append(f"  %v{j} = call {result} @llvm.amdgcn.{name}()")
                body.append(f"  store volatile {result} %v{j}, ptr addrspace(1) %p")
        if choose.random() < 0.4:
            body.append("  %stack = alloca i32, addrspace(5)")
            body.append("  store volatile i32 0, ptr addrspace(5) %stack")
        if choose.random() < 0.2:
            body.append("  call void @outside()")
        text.append(f"define amdgpu_kernel void @k{i}(ptr addrspace(1){preload} %p, i32{preload} %a) {{")
        text += [*body, "  store volatile i32 %a, ptr addrspace(1) %p", "  ret void", "}"]
    return "\n".join(text) + "\n"


def spelled(register: str, mask: str | None) -> str:
    """$sgpr4_sgpr5 as s[4:5]; $vgpr0 with a mask as v0[19:10]."""
    numbers = re.findall(r"gpr(\d+)", register)
    name = register[0] + (numbers[0] if len(numbers) == 1 else f"[{numbers[0]}:{numbers[-1]}]")
    if not mask:
        return name
    bits = int(mask)
    return f"{name}[{bits.bit_length() - 1}:{(bits & -bits).bit_length() - 1}]"


def theirs_of(machine_ir: str) -> dict[tuple[str, str], str]:
    return {(function[1], NAMES[key]): spelled(register, mask) for function in FUNCTION.finditer(machine_ir)
            for key, register, mask in PLACE.findall(function[0]) if key in NAMES}


def ours_of(explained: str) -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for kernel, rows in KERNEL.findall(explained):
        for registers, name in ROW.findall(rows):
            # Of preloaded arguments the first register counts.
            if name == "preloaded kernargs":
                registers = re.sub(r"s\[(\d+):\d+\]", r"s\1", registers)
            found.setdefault((kernel, name), registers)
    return found


def compare(setting: Setting, kdinfo: str, kernels: int, seed: int) -> tuple[int, list[str]]:
    """How many registers agree, and the complaints about the others."""
    choose = random.Random(f"{seed} {setting}")
    with tempfile.TemporaryDirectory() as folder:
        source, machine_ir, code = (Path(folder) / name for name in ("k.ll", "k.mir", "k.o"))
        source.write_text(module(kernels, choose))
        command = [CLANG, "-x", "ir", "-nogpulib", "-O2", "-target", "amdgcn-amd-amdhsa",
                   f"-mcpu={setting.processor}", *setting.features, str(source)]
        for output, how in ((machine_ir, ("-S", "-mllvm", "-stop-after=finalize-isel")), (code, ("-c",))):
            run = started.run([*command, *how, "-o", str(output)], text=True)
            if run.returncode:
                return 0, [f"{setting}: {CLANG}: {run.stderr}"]
        run = started.run([kdinfo, "--explain", str(code)], text=True)
        theirs, ours = theirs_of(machine_ir.read_text()), ours_of(run.stdout)
        if run.returncode or not theirs:
            return 0, [f"{setting}: {run.stderr or 'no registers in the machine IR'}"]
        # Asked for until it turns out that there is no scratch memory.
        theirs = {key: place for key, place in theirs.items() if key[1] != "scratch wavefront offset" or key in ours}
        # Where X alone is packed, LLVM uses no mask: the other bits are 0.
        ours = {key: "v0" if place == "v0[9:0]" and theirs.get(key) == "v0" else place for key, place in ours.items()}
        wrong = [(key, place, ours.get(key)) for key, place in theirs.items() if ours.get(key) != place]
        return len(theirs) - len(wrong), [f"{setting}: {key[0]}: {key[1]}: clang {place}, kdinfo {other}"
                                          for key, place, other in wrong]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kdasm", default="build/kdasm")
    parser.add_argument("--kdinfo", default="build/kdinfo")
    parser.add_argument("--kernels", type=int, default=6, help="for each setting")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    passed = failed = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        chosen = [setting for setting in settings(processors(options.kdasm)) if "-mcumode" not in setting.features]
        for good, complaints in pool.map(
                lambda setting: compare(setting, options.kdinfo, options.kernels, options.seed), chosen):
            passed += good
            failed += len(complaints)
            for complaint in complaints:
                print(f"FAILED: {complaint}")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
