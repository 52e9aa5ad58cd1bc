#!/usr/bin/env python3
"""
kdinfo beside LLVM's tools, over all processors and code object versions 4 to 6.

    oracle.py --build BUILD [--processor NAME] [--jobs N]

HIP programs as clang compiles them for the host, with bundles plain or compressed in them, show their kernels.
For each processor clang compiles kernels.cl, and ld.lld links it. Each object is read without complaint and
round-trips through --asm; --yaml prints what llvm-readelf --notes prints; the directives of each descriptor
are those that llvm-objdump shows. So they are for descriptors in which single fields have been set.
The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import round_trip
from round_trip import Failure, run

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "oracle"))
sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402
from case import NEWER_PROCESSORS  # noqa: E402

SOURCE = Path(__file__).resolve().parent / "kernels.cl"
PROGRAM = Path(__file__).resolve().parent / "host.hip"
VERSIONS = (4, 5, 6)

# How clang embeds the code objects, and for whom.
EMBEDDINGS = (("--no-offload-new-driver",), ("--offload-new-driver",),
              ("--no-offload-new-driver", "--offload-compress"))
PROGRAM_TARGETS = ("gfx906:xnack-", "gfx90a", "gfx1100")
SETTINGS = 6  # changed descriptors for each object

# Processors of the assembler that clang does not know.
WITHOUT_CLANG = ("gfx940", "gfx941", "generic", "generic-hsa")
# llvm-objdump shows no descriptors there.
WITHOUT_OBJDUMP = ("gfx6", "gfx7")

# What llvm-objdump does not print, or prints another way: which SGPRs are reserved can't be seen in the bits.
NOT_COMPARED = {".amdhsa_user_sgpr_count", ".amdhsa_next_free_sgpr", ".amdhsa_reserve_vcc",
                ".amdhsa_reserve_flat_scratch",
                ".amdhsa_reserve_xnack_mask"}


@dataclass(frozen=True)
class Case:
    processor: str
    version: int
    wave64: bool

    def __str__(self) -> str:
        return f"{self.processor}, version {self.version}{', wavefronts of 64' * self.wave64}"

    def compile(self, path: Path) -> None:
        mode = ["-mwavefrontsize64"] * self.wave64
        run("clang-22", "-x", "cl", "-cl-std=CL1.2", "--target=amdgcn-amd-amdhsa", f"-mcpu={self.processor}", *mode,
            "-O1", f"-mcode-object-version={self.version}", "-nogpulib", "-w", "-c", SOURCE, "-o", path)


def cases_of(kdasm: str, chosen: str | None) -> list[Case]:
    cases = []
    for line in run(kdasm, "--target-list").partition("\n\n")[0].splitlines()[1:]:
        name, _, waves, _, generic = re.split(r"\s{2,}", line)[:5]
        if chosen not in (None, name) or name in WITHOUT_CLANG or name in NEWER_PROCESSORS:
            continue
        for version in VERSIONS:
            if generic == "-" or version == 6:
                cases += [Case(name, version, wave64) for wave64 in ((False, True) if waves == "32,64" else (False,))]
    return cases


def notes_of(path: Path) -> str:
    text = run("llvm-readelf-22", "--notes", path)
    return "---\n" + text.partition("---\n")[2].partition("\n...\n")[0] + "\n...\n"


def directives_of(path: Path, names: list[str]) -> dict[str, dict[str, int]]:
    symbols = ",".join(f"{name}.kd" for name in names)
    text = started.run(["llvm-objdump-22", "-D", f"--disassemble-symbols={symbols}", path], text=True).stdout
    found: dict[str, dict[str, int]] = {}
    for name, block in re.findall(r"^\.amdhsa_kernel (\S+)\n(.*?)^\.end_amdhsa_kernel", text, re.DOTALL | re.MULTILINE):
        found[name] = {key: int(value, 0)
                       for key, value in re.findall(r"^\t(\.amdhsa_\w+) (\S+)$", block, re.MULTILINE)}
    return found


def require_directives(kdinfo: str, path: Path) -> None:
    view = round_trip.objects_of(kdinfo, path)[0]
    kernels, not_compared = view["kernels"], set(NOT_COMPARED)
    if view["processor"].startswith(WITHOUT_OBJDUMP):
        return
    if view["version"] == 4: # llvm-objdump prints it since version 5
        not_compared.add(".amdhsa_uses_dynamic_stack")
    theirs = directives_of(path, [kernel["name"] for kernel in kernels])
    for kernel in kernels:
        ours = kernel["directives"]
        wanted = theirs.get(kernel["name"])
        if wanted is None or ours is None:
            if (wanted is None) != (ours is None):
                raise Failure(f"kernel {kernel['name']}: kdinfo {ours}, llvm-objdump {wanted}")
            continue
        for key, value in wanted.items():
            if key not in not_compared and ours.get(key) != value:
                raise Failure(f"kernel {kernel['name']}: {key} is {ours.get(key)}, llvm-objdump says {value}")
        if missing := {key for key in set(ours) - set(wanted) - not_compared if ours[key]}:
            raise Failure(f"kernel {kernel['name']}: llvm-objdump has no {missing}")


def check_object(build: Path, path: Path, folder: Path) -> None:
    kdinfo, kdasm = str(build / "kdinfo"), str(build / "kdasm")
    if data := round_trip.check(kdinfo, kdasm, path, folder):
        raise Failure(f"{data} parts are data in the assembly")
    require_directives(kdinfo, path)
    if run(kdinfo, "--yaml", path) != notes_of(path):
        raise Failure("--yaml prints other metadata than llvm-readelf")


def check_settings(build: Path, path: Path, case: Case, folder: Path) -> None:
    """Sets a few fields, each in a copy of its own, to values that kdinfo takes."""
    kdinfo, changed = str(build / "kdinfo"), folder / "changed.o"
    kernel = round_trip.objects_of(kdinfo, path)[0]["kernels"][0]
    draw = random.Random(str(case))
    for _ in range(SETTINGS):
        field = draw.choice(sorted(kernel["directives"]))
        value = draw.choice((0, 1, 1, 2, 3, 8, 17, 64, 4096))
        done = started.run([kdinfo, f"--set={field}={value}", "-k", kernel["name"], "-o", changed, path])
        if done.returncode == 0:
            require_directives(kdinfo, changed)


def check(build: Path, case: Case) -> str:
    """The complaint about a case, empty when it passes."""
    with tempfile.TemporaryDirectory(prefix="kdasm-kdinfo-") as scratch:
        folder = Path(scratch)
        made, linked = folder / "made.o", folder / "linked.co"
        try:
            case.compile(made)
            run("ld.lld-22", "-shared", made, "-o", linked)
            check_object(build, made, folder)
            check_object(build, linked, folder)
            check_settings(build, linked, case, folder)
        except Failure as failure:
            return str(failure)
    return ""


def check_program(build: Path, embedding: tuple[str, ...]) -> str:
    """The complaint about a program with embedded objects, empty when they are all seen."""
    with tempfile.TemporaryDirectory(prefix="kdasm-kdinfo-") as scratch:
        made = Path(scratch, "made.o")
        try:
            run("clang-22", "-x", "hip", *(f"--offload-arch={target}" for target in PROGRAM_TARGETS), *embedding,
                "-nogpuinc",
                "-nogpulib", "-O1", "-c", PROGRAM, "-o", made)
            objects = round_trip.objects_of(str(build / "kdinfo"), made)
        except Failure as failure:
            return str(failure)
    seen = {(view["target"].partition("--")[2], kernel["name"]) for view in objects for kernel in view["kernels"]}
    wanted = {(target, name) for target in PROGRAM_TARGETS for name in ("first", "second")}
    return "" if seen == wanted else f"seen are {seen}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare kdinfo with LLVM's tools.")
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--processor")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    build = options.build.resolve()
    cases = cases_of(str(build / "kdasm"), options.processor)
    failed = 0
    programs = () if options.processor else EMBEDDINGS
    for embedding in programs:
        if complaint := check_program(build, embedding):
            failed += 1
            print(f"FAILED: a program with {' '.join(embedding)}\n{complaint}")
    with ThreadPoolExecutor(options.jobs) as pool:
        for case, complaint in zip(cases, pool.map(lambda case: check(build, case), cases)):
            if complaint:
                failed += 1
                print(f"FAILED: {case}\n{complaint}")
    print(f"{len(cases) + len(programs) - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
