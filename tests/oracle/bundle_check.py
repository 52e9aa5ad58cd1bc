#!/usr/bin/env python3
"""bundle_check.py: compares the bundles of kdasm with those of clang-offload-bundler.

    bundle_check.py --kdasm build/kdasm [--count N] [--seed N]

A case is a source and some targets. kdasm makes an object of each target and a bundle of all; the tool bundles the
objects, and the two files must be the same bytes, compressed ones too. What the tool lists and unpacks must be the
targets and the objects. Where the tool refuses the targets, so must kdasm. Before code object version 4 the tool of
LLVM 14 is asked, which takes IDs as they are. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from steady import Steady

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

BUNDLER, BUNDLER_14 = "clang-offload-bundler-22", "clang-offload-bundler-14"
HOST = "host-x86_64-unknown-linux-gnu-"
# Processors and the features that a target ID may name.
PROCESSORS = {"gfx801": ["xnack"], "gfx803": [], "gfx900": ["xnack"], "gfx906": ["sramecc", "xnack"],
              "gfx908": ["sramecc", "xnack"], "gfx90a": ["sramecc", "xnack"], "gfx942": ["sramecc", "xnack"],
              "gfx950": ["sramecc", "xnack"], "gfx1010": ["xnack"], "gfx1030": [], "gfx1100": [], "gfx1201": [],
              "gfx9-generic": ["xnack"], "gfx11-generic": []}
OLD = ["gfx803", "gfx900", "gfx906", "gfx908"]  # those that LLVM 14 and version 3 know
SPELLED_V3 = {"xnack": "xnack", "sramecc": "sram-ecc"}


def run(*command: object, env: dict[str, str] | None = None) -> subprocess.CompletedProcess:
    return started.run([str(word) for word in command], env=env)


class Case:
    def __init__(self, pick: random.Random) -> None:
        self.version = pick.choice([3, 4, 5, 6, 6, 6])
        names = OLD if self.version == 3 else list(PROCESSORS)
        self.targets = [self.target(pick, pick.choice(names)) for _ in range(pick.randint(1, 6))]
        if pick.random() < 0.7:  # else the targets most likely conflict
            features = {}
            self.targets = [target for target in dict.fromkeys(self.targets)
                            if self.named(target) == features.setdefault(target.split(":")[0], self.named(target))]
        self.source = "".join(self.line(pick) for _ in range(pick.randint(0, 40)))
        self.level = pick.choice([None, 1, 3, 9, 19, 22]) if self.version > 3 and pick.random() < 0.5 else 0

    def options(self, targets: list[str]) -> list[str]:
        return [f"--amdhsa-code-object-version={self.version}", *["-mcpu=" + target for target in targets]]

    def packing(self) -> list[str]:
        if self.level == 0:
            return []
        return ["--compress"] + ([f"--compression-level={self.level}"] if self.level else [])

    @staticmethod
    def named(target: str) -> list[str]:
        return [feature[:-1] for feature in target.split(":")[1:]]

    @staticmethod
    def target(pick: random.Random, name: str) -> str:
        features = [f for f in PROCESSORS[name] if pick.random() < 0.4]
        return ":".join([name] + [f + pick.choice("+-") for f in features])

    @staticmethod
    def line(pick: random.Random) -> str:
        return pick.choice([f".long {pick.getrandbits(32)}, .amdgcn.gfx_generation_number\n", ".text\n", ".rodata\n",
                            f".fill {pick.randint(1, 3000)}, 4, {pick.getrandbits(32)}\n", ".p2align 8\n",
                            f".globl s{pick.randint(0, 9)}\n", f".ascii \"{pick.getrandbits(64):016x}\"\n"])

    def entry_id(self, target: str) -> str:
        if self.version > 3:
            return "hipv4-amdgcn-amd-amdhsa--" + target
        name, *off = [part for part in target.split(":") if not part.endswith("+")]
        on = [f for f in ("xnack", "sramecc") if f in PROCESSORS[name] and f + "-" not in off]
        return "-".join(["hip-amdgcn-amd-amdhsa-", "+".join([name] + [SPELLED_V3[f] for f in on])])


def case_of(seed: int, number: int) -> Case:
    return Case(Steady(seed * 1_000_003 + number))


class Check:
    def __init__(self, kdasm: Path, folder: Path) -> None:
        self.kdasm, self.folder = kdasm, folder

    def assemble(self, case: Case, targets: list[str], output: str, *options: str) -> subprocess.CompletedProcess:
        return run(self.kdasm, *case.options(targets), *options, self.folder / "in.s", "-o", self.folder / output)

    def bundler(self, case: Case, *arguments: str) -> subprocess.CompletedProcess:
        return run(BUNDLER_14 if case.version == 3 else BUNDLER, "-type=o", *arguments)

    def ids(self, case: Case) -> str:
        return "-targets=" + ",".join([HOST] + [case.entry_id(target) for target in case.targets])

    def files(self, case: Case, option: str, names: list[str]) -> list[str]:
        if case.version == 3:
            return [f"-{option}s={','.join(names)}"]
        return [f"-{option}={name}" for name in names]

    def bundle(self, case: Case) -> tuple[subprocess.CompletedProcess, subprocess.CompletedProcess]:
        objects = []
        for i, target in enumerate(case.targets):
            objects.append(str(self.folder / f"{i}.o"))
            self.assemble(case, [target], objects[-1])
        theirs = self.bundler(case, self.ids(case), "-bundle-align=4096", *case.packing(),
                              *self.files(case, "input", ["/dev/null"] + objects),
                              *self.files(case, "output", [str(self.folder / "theirs")]))
        return self.assemble(case, case.targets, "ours", "--bundle", *case.packing()), theirs

    def unpack(self, case: Case) -> str:
        source = self.files(case, "input", [str(self.folder / "ours")])
        listed = self.bundler(case, "-list", *source)
        wanted = sorted([HOST] + [case.entry_id(target) for target in case.targets])
        if sorted(listed.stdout.decode().split()) != wanted:
            return f"listed are {listed.stdout.decode().split()}, wanted {wanted}"
        names = [str(self.folder / f"{i}.unpacked") for i in range(len(case.targets))]
        targets = ",".join(case.entry_id(target) for target in case.targets)
        done = self.bundler(case, "-unbundle", "-targets=" + targets, *source, *self.files(case, "output", names))
        if done.returncode != 0:
            return "not unpacked: " + done.stderr.decode()
        for i, name in enumerate(names):
            if Path(name).read_bytes() != (self.folder / f"{i}.o").read_bytes():
                return f"the entry of {case.targets[i]} is not its object"
        return ""

    def problem(self, case: Case) -> str:
        (self.folder / "in.s").write_text(case.source)
        for name in ("ours", "theirs"):
            (self.folder / name).unlink(missing_ok=True)
        ours, theirs = self.bundle(case)
        if (ours.returncode == 0) != (theirs.returncode == 0):
            return f"kdasm: {ours.stderr.decode() or 'accepts'}\n{BUNDLER}: {theirs.stderr.decode() or 'accepts'}"
        if ours.returncode != 0:
            reason = theirs.stderr.decode().split("error: ")[-1].splitlines()[0].split(":")[0]  # one of several pairs
            return "" if reason in ours.stderr.decode() else f"kdasm does not say '{reason}': {ours.stderr.decode()}"
        if (self.folder / "ours").read_bytes() != (self.folder / "theirs").read_bytes():
            return "the bundles differ"
        return self.unpack(case)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kdasm", type=Path, required=True)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in list(os.environ):
        if name.startswith("OFFLOAD_BUNDLER_") or name == "COMPRESSED_BUNDLE_FORMAT_VERSION":
            del os.environ[name]
    failed = refused = 0
    with tempfile.TemporaryDirectory() as folder:
        check = Check(arguments.kdasm.resolve(), Path(folder))
        for number in range(arguments.count):
            case = case_of(arguments.seed, number)
            problem = check.problem(case)
            refused += not (check.folder / "theirs").exists()
            if problem:
                failed += 1
                targets = ",".join(case.targets)
                print(f"FAILED: case {number}: version {case.version}, targets {targets}, level {case.level}\n{problem}")
    print(f"of these {refused} are refused by both")
    print(f"{arguments.count - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
