#!/usr/bin/env python3
"""
kdinfo --check finds nothing in what clang makes of its own kernels, and finds the registers in their code that clang
counted.

    clang.py --build BUILD [--sample N] [WORD...]

Every source of tests/compiler/sources, for every processor, as a relocatable object and linked by ld.lld, which is told that what
a device library would define is there. Without that kdinfo --check must name just those symbols that ld.lld names and leaves to a
loader. The code object version goes round, as do the levels -O0 and -O2, -O1 and -O3, and the size of wavefronts; --all takes each
version and level. WORDs choose cases by their names, --sample only so many.
Without clang everything is skipped. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "compiler"))
sys.path.append(str(ROOT / "tests" / "shared"))

import started  # noqa: E402
from cases import PROCESSORS, SOURCES, Case, possible, sampled  # noqa: E402

TIMEOUT = 120
SHOWN = 20


VERSIONS = ("4", "5", "6")
LEVELS = (("-O0", "-O2"), ("-O1", "-O3"))
WAVES = ((), (), ("-mwavefrontsize64",))


def all_cases(everything: bool) -> list[Case]:
    """Generic processors came with version 6."""
    cases = []
    for number, (target, source) in enumerate(product(PROCESSORS, sorted(SOURCES.iterdir()))):
        wave = WAVES[number % 3] if re.match("gfx1[012]", target) and "gfx125" not in target else ()
        for place, level in enumerate(LEVELS[0] + LEVELS[1] if everything else LEVELS[number % 2]):
            versions = VERSIONS if everything else VERSIONS[(2 * number + place) % 3:][:1]
            for version in ("6",) if "generic" in target else versions:
                if possible(source, target):
                    cases.append(Case(source, target, (level, f"-mcode-object-version={version}", *wave)))
    return cases


def more_registers(kernel: dict, target: str) -> str:
    """What is said of a kernel's code, if that uses registers that clang did not count; other VGPRs, if nothing is called
    that may use more."""
    code, metadata = kernel["uses"], kernel["metadata"]
    if code is None:
        return ""
    unified = ".amdhsa_accum_offset" in (kernel["directives"] or {}) and code["agprs"]
    vgprs = -(-code["vgprs"] // 4) * 4 + code["agprs"] if unified else max(code["vgprs"], code["agprs"])
    of_flat_scratch = 4 if "--gfx7" in target else 6  # above which XNACK_MASK is from GFX8 on
    extra = max(2 * code["vcc"], 4 * code["xnack_mask"], of_flat_scratch * code["flat_scratch"])
    fewer = code["sgprs"] + extra <= metadata[".sgpr_count"] and vgprs <= metadata[".vgpr_count"]
    good = fewer and (code["leaves"] or vgprs == metadata[".vgpr_count"]) and "unknown_at" not in code
    return "" if good else f"{kernel['name']}: {code}"


def other_findings(checked: str, names: list[str]) -> str:
    """What of the findings in a link is not that these symbols are undefined, or which of them is not found."""
    found = {line: re.search(r"symbol '(.+?)' is undefined.*\[-Wundefined-symbol\]$", line)
             for line in checked.splitlines()}
    others = [line for line, match in found.items() if match is None]
    missing = sorted(set(names) ^ {match[1] for match in found.values() if match})
    return "\n".join([*others, *(f"{name} is named by only one of kdinfo and ld.lld" for name in missing)])


class Checker:
    def __init__(self, kdinfo: Path, clang: str, linker: str, folder: Path) -> None:
        self.kdinfo, self.clang, self.linker, self.folder = kdinfo, clang, linker, folder

    def run(self, *command: str) -> str:
        """What a program that fails prints, its first lines."""
        done = started.run(command, cwd=SOURCES, text=True, errors="replace", timeout=TIMEOUT)
        return "\n".join((done.stdout + done.stderr).splitlines()[:SHOWN]) if done.returncode else ""

    def count(self, compiled: str) -> str:
        done = started.run([str(self.kdinfo), "--json", "--explain", compiled], timeout=TIMEOUT, check=True)
        complaints = [more_registers(kernel, made["target"]) for made in json.loads(done.stdout)["objects"] for kernel in made["kernels"]]
        return "\n".join(filter(None, complaints))

    def said(self, *command: str) -> str:
        """What a program prints."""
        return started.run(command, text=True, errors="replace", timeout=TIMEOUT).stderr

    def link(self, compiled: str, linked: str) -> str:
        """Links, with the symbols of device libraries at address 0; the complaint, also about those symbols."""
        command = (self.linker, "-shared", "--no-demangle", "--error-limit=0", compiled, "-o", linked)
        said = self.said(*command, "--no-undefined")
        # Hidden ones are no loader's: where ld.lld is told to go on, they are at address 0.
        undefined = {name: hidden for hidden, name in re.findall(r"undefined (hidden )?symbol: (\S+)", said)}
        if undefined:
            self.said(*command, "--noinhibit-exec")
            found = started.run([str(self.kdinfo), "--check", "--all-findings", linked], text=True, timeout=TIMEOUT)
            if complaint := other_findings(found.stdout, [name for name in undefined if not undefined[name]]):
                return complaint
        return self.run(*command, "--no-undefined", *(f"--defsym={name}=0" for name in undefined))

    def compile(self, case: Case, compiled: str) -> bool:
        """Whether clang can do that: in two steps if the first one makes assembly of LLVM's own."""
        options, between = case.compiler_options(), str(self.folder / (case.name + ".ll"))
        if case.second_options():
            if self.run(self.clang, *options, "-fno-crash-diagnostics", "-o", between):
                return False
            options = [*case.second_options(), between]
        options = [option for option in options if option != "-S"]
        options += ["--no-gpu-bundle-output"] if case.source.suffix == ".hip" else []
        return not self.run(self.clang, *options, "-fno-crash-diagnostics", "-c", "-o", compiled)

    def check(self, case: Case) -> str | None:
        """The complaint about a case, empty when it passes; None when clang can't compile it."""
        compiled, linked = (str(self.folder / (case.name + ending)) for ending in (".o", ".co"))
        if not self.compile(case, compiled):
            return None
        trouble = self.link(compiled, linked) or self.run(str(self.kdinfo), "--check", compiled, linked)
        trouble = trouble or self.count(compiled)
        for path in (compiled, linked):
            Path(path).unlink(missing_ok=True)
        return trouble


def main() -> int:
    parser = argparse.ArgumentParser(description="kdinfo --check finds nothing in what clang makes.")
    parser.add_argument("--build", type=Path, default=ROOT / "build")
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--linker", default="ld.lld-22")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--all", action="store_true", help="every code object version of each")
    parser.add_argument("--sample", type=int, default=0, help="only so many cases")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only cases that have these in their name")
    options = parser.parse_args()
    cases = sampled([case for case in all_cases(options.all) if all(word in case.name for word in options.words)], options.sample)
    clang, linker = shutil.which(options.clang), shutil.which(options.linker)
    if clang is None or linker is None:
        print(f"{options.clang} or {options.linker} is not there")
        print(f"0 passed, 0 failed, {len(cases)} skipped")
        return 0
    with tempfile.TemporaryDirectory(prefix="kdinfo-clang-") as folder, ThreadPoolExecutor(options.jobs) as pool:
        checker = Checker((options.build / "kdinfo").resolve(), clang, linker, Path(folder))
        complaints = list(pool.map(checker.check, cases))
    failed = [(case, complaint) for case, complaint in zip(cases, complaints) if complaint]
    skipped = complaints.count(None)  # clang 22 crashes on some for GFX7 at -O0
    for case, complaint in failed:
        print(f"FAILED {case.name}: {re.sub(r'^', '  ', complaint, flags=re.MULTILINE)}")
    print(f"{len(cases) - len(failed) - skipped} passed, {len(failed)} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
