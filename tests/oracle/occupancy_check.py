#!/usr/bin/env python3
"""
Compare the occupancy that `kdinfo --explain` prints with what clang 22 notes in its listings.

    occupancy_check.py --kdinfo PROGRAM [--kernels N] [--seed S] [--jobs N]

For every processor, wavefront size and CU or WGP mode, N kernels are compiled that use
some number of VGPRs and SGPRs (inline assembly clobbers them), some LDS, and allow work-groups
of some size. clang does not ask whether a required work-group runs at all: where it takes more wavefronts of a SIMD
than there are, kdinfo must say 0. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import math
import random
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from case import NEWER_PROCESSORS

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

CLANG = "clang-22"
OLD_PROCESSORS = {"gfx940", "gfx941"}  # clang 22 has dropped them
ABSTRACT_PROCESSORS = {"generic", "generic-hsa"}  # no code objects name them
OCCUPANCY = re.compile(r"^(\w+):.*?^; Occupancy: (\d+)$", re.MULTILINE | re.DOTALL)
EXPLAINED = re.compile(r"^kernel (\w+): .*?^Occupancy\n  (\d+) of \d+ wavefronts", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Setting:
    """What kernels are compiled for."""

    processor: str
    features: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.processor, *self.features))


def processors(kdasm: str) -> list[str]:
    listed = started.run([kdasm, "--target-list"], text=True, check=True).stdout
    names = [line.split()[0] for line in listed.partition("\n\n")[0].splitlines()[1:] if line.startswith("gfx")]
    return [name for name in names if name not in OLD_PROCESSORS | ABSTRACT_PROCESSORS | set(NEWER_PROCESSORS)]


def settings(names: list[str]) -> list[Setting]:
    found = []
    for name in names:
        found.append(Setting(name, ()))
        if re.match(r"gfx1[0-2]", name) and not name.startswith("gfx125"):
            found += [Setting(name, ("-mwavefrontsize64",)), Setting(name, ("-mcumode",)),
                      Setting(name, ("-mcumode", "-mwavefrontsize64"))]
    return found


def has_many_vgprs(processor: str) -> bool:
    return processor.startswith(("gfx90a", "gfx94", "gfx95", "gfx9-4"))


def module(setting: Setting, kernels: int, choose: random.Random) -> str:
    """LLVM IR with kernels k0, k1, ...; what each one uses is a matter of chance."""
    text = ['target triple = "amdgcn-amd-amdhsa"']
    most_lds = 32768 if setting.processor.startswith("gfx6") else 65536
    for i in range(kernels):
        clobbers = [f"~{{v{choose.choice([choose.randrange(256), choose.randrange(64)])}}}"]
        has_agprs = has_many_vgprs(setting.processor) and choose.random() < 0.5
        if has_agprs:
            clobbers.append(f"~{{a{choose.randrange(256)}}}")
        if choose.random() < 0.6:
            clobbers.append(f"~{{s{choose.randrange(16, 96)}}}")
        attributes = []
        if choose.random() < 0.7:
            most = choose.choice([32, 64, 100, 128, 256, 512, 1000, 1024])
            attributes.append(f'"amdgpu-flat-work-group-size"="{choose.choice([1, most])},{most}"')
        required = ""
        if choose.random() < 0.2:
            sizes = choose.choice([(64, 1, 1), (16, 16, 1), (8, 8, 4), (1024, 1, 1), (33, 3, 1)])
            required = f" !reqd_work_group_size !{i}"
            product = sizes[0] * sizes[1] * sizes[2]
            attributes = [f'"amdgpu-flat-work-group-size"="{product},{product}"']
            text.append(f"!{i} = !{{" + ", ".join(f"i32 {size}" for size in sizes) + "}")
        elif attributes and not attributes[0].split('"')[3].startswith("1,"):
            # Metadata has the largest size only, except for a required one.
            attributes = [re.sub(r'="\d+,', '="1,', attributes[0])]
        body = [f'  call void asm sideeffect "", "{",".join(clobbers)}"()']
        # Together with accumulation registers clang finds no register for the store.
        if choose.random() < 0.5 and not has_agprs:
            size = choose.choice([choose.randrange(1, 33), choose.randrange(33, 4096),
                                  choose.randrange(4096, most_lds)])
            text.append(f"@lds{i} = internal addrspace(3) global [{size} x i8] poison, align 16")
            body.append(f"  store volatile i8 0, ptr addrspace(3) @lds{i}")
        text.append(f"define amdgpu_kernel void @k{i}() {' '.join(attributes)}{required} {{")
        text += [*body, "  ret void", "}"]
    return "\n".join(text) + "\n"


def required_wavefronts(setting: Setting, source: str) -> dict[str, int]:
    """What the work-group that a kernel requires takes on each SIMD."""
    new = setting.processor.startswith("gfx1") and "-mwavefrontsize64" not in setting.features
    simds = 2 if "-mcumode" in setting.features else 4
    sizes = {f"k{number}": math.prod(int(size) for size in re.findall(r"i32 (\d+)", list_))
             for number, list_ in re.findall(r"^!(\d+) = !\{(.*)\}$", source, re.MULTILINE)}
    return {name: math.ceil(math.ceil(size / (32 if new else 64)) / simds) for name, size in sizes.items()}


def compare(setting: Setting, kdinfo: str, kernels: int, seed: int) -> tuple[int, list[str]]:
    """How many kernels agree, and the complaints about the others."""
    choose = random.Random(f"{seed} {setting}")
    with tempfile.TemporaryDirectory() as folder:
        source, listing, code = (Path(folder) / name for name in ("k.ll", "k.s", "k.o"))
        source.write_text(module(setting, kernels, choose))
        command = [CLANG, "-x", "ir", "-nogpulib", "-O2", "-target", "amdgcn-amd-amdhsa",
                   f"-mcpu={setting.processor}", *setting.features, str(source)]
        for output, how in ((listing, "-S"), (code, "-c")):
            run = started.run([*command, how, "-o", str(output)], text=True)
            if run.returncode:
                return 0, [f"{setting}: {CLANG}: {run.stderr}"]
        required = required_wavefronts(setting, source.read_text())
        theirs = {name: waves if int(waves) >= required.get(name, 0) else "0"
                  for name, waves in OCCUPANCY.findall(listing.read_text())}
        run = started.run([kdinfo, "--explain", str(code)], text=True)
        ours = dict(EXPLAINED.findall(run.stdout))
        if run.returncode or not theirs:
            return 0, [f"{setting}: {run.stderr or 'no occupancy in the listing'}"]
        wrong = [name for name in theirs if theirs[name] != ours.get(name)]
        complaints = []
        for name in wrong:
            lines = source.read_text().splitlines()
            kernel = [line for line in lines if f"@{name}(" in line or f"@lds{name[1:]} " in line]
            complaints.append(f"{setting}: {name}: clang {theirs[name]}, kdinfo {ours.get(name)}\n" + "\n".join(kernel))
        return len(theirs) - len(wrong), complaints


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kdasm", default="build/kdasm")
    parser.add_argument("--kdinfo", default="build/kdinfo")
    parser.add_argument("--kernels", type=int, default=12, help="for each setting")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    passed = failed = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        runs = pool.map(lambda setting: compare(setting, options.kdinfo, options.kernels, options.seed),
                        settings(processors(options.kdasm)))
        for good, complaints in runs:
            passed += good
            failed += len(complaints)
            for complaint in complaints:
                print(f"FAILED: {complaint}")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
