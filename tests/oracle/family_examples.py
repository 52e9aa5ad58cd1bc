#!/usr/bin/env python3
"""
Assemble the examples for every processor of their generation, as llvm-mc 22 does.

    family_examples.py --kdasm PROGRAM [--jobs N]

* Each processor of `--target-list` whose instructions are encoded gets all of examples/*.s whose own target is of its
  generation, with the target replaced. kdasm makes the object that llvm-mc makes; where a processor lacks an instruction
  of the example, both refuse it.
* Of a processor of later LLVMs, the code is that of the example's own target. gfx940 and gfx941, of earlier ones, take what
  gfx942 takes.
* Every processor has an example that assembles.

The closing line is `N passed, N failed, N skipped`; each processor with an example is one, and each processor.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from case import NEWER_PROCESSORS, OLD_PROCESSORS, OLD_STAND_IN

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
LLVM_MC = "llvm-mc-22"
TRIPLE = "amdgcn-amd-amdhsa"
TARGET = re.compile(rf'^\.amdgcn_target "{TRIPLE}--(\S+)"$', re.MULTILINE)


def run(*command: str | Path) -> bool:
    return started.run([str(word) for word in command]).returncode == 0


def generation(processor: str) -> str:
    """The number of the major version; GFX12.5 has encodings of its own."""
    digits = re.match(r"gfx(\d+)(?:-(\d))?-generic$|gfx(\d+)(\d)[0-9a-f](?:-strict)?$", processor)
    if not digits:
        raise ValueError(processor)
    major, minor = digits[1] or digits[3], digits[2] or digits[4]
    return "12.5" if (major, minor) == ("12", "5") else major


@dataclass(frozen=True)
class Processor:
    name: str
    features: str

    def target_id(self, wanted: str) -> str:
        """The processor with those of the features `:xnack-:sramecc+` that it has."""
        return ":".join([self.name, *(mode for mode in wanted.split(":")[1:] if mode[:-1] in self.features.split())])


@dataclass(frozen=True)
class Example:
    path: Path

    @property
    def target(self) -> str:
        match = TARGET.search(self.path.read_text())
        assert match, self.path
        return match[1]

    @property
    def options(self) -> list[str]:
        """Those of the command in its heading."""
        heading = re.search(rf"^//     kdasm -shared (.*)examples/{self.path.name} ", self.path.read_text(), re.MULTILINE)
        return heading[1].split() if heading else []

    @property
    def written_out(self) -> Path:
        """What llvm-mc, which lacks some of kdasm's directives and options, is given."""
        path = ROOT / "tests" / "examples" / "written_out" / self.path.name
        return path if path.exists() else self.path


def processors(kdasm: str) -> list[Processor]:
    listed = started.run([kdasm, "--target-list"], text=True, check=True).stdout
    heading, *lines = listed.partition("\n\n")[0].splitlines()
    features, wavefronts, instructions = (heading.index(word) for word in ("features", "wavefronts", "instructions"))
    return [Processor(line.split()[0], line[features:wavefronts].strip(" -")) for line in lines
            if line[instructions:].startswith("yes")]


class Comparison:
    def __init__(self, kdasm: str, folder: Path) -> None:
        self.kdasm, self.folder = kdasm, folder

    def retargeted(self, source: Path, old: str, new: str) -> Path:
        """In a folder of its own."""
        path = Path(tempfile.mkdtemp(dir=self.folder)) / source.name
        path.write_text(re.sub(rf"(?<={TRIPLE}--){re.escape(old)}(?=[\"\s])", new, source.read_text()))
        return path

    def ours(self, example: Example, target: str, *form: str) -> bytes | None:
        source = self.retargeted(example.path, example.target, target)
        output = source.with_suffix(".o")
        taken = run(self.kdasm, "-Wno-all", *example.options, *form, "-I", ROOT / "examples", source, "-o", output)
        return output.read_bytes() if taken else None

    def theirs(self, example: Example, target: str) -> bytes | None:
        source = self.retargeted(example.written_out, example.target, target)
        output = source.with_suffix(".o")
        processor, *modes = target.split(":")
        features = ",".join(mode[-1] + mode[:-1] for mode in modes)
        taken = run(LLVM_MC, f"-triple={TRIPLE}", f"-mcpu={processor}", f"-mattr={features}", "-filetype=obj",
                    "-I", ROOT / "examples", source, "-o", output)
        return output.read_bytes() if taken else None

    def outcome(self, processor: Processor, example: Example) -> tuple[bool, str]:
        """Whether kdasm assembles the example, and what is wrong."""
        target = processor.target_id(example.target)
        what = f"{example.path.name} on {target}"
        if processor.name in NEWER_PROCESSORS:
            code = [self.ours(example, id_, "-filetype=binary", "-section=.text") for id_ in (target, example.target)]
            return code[0] is not None, "" if code[0] == code[1] else f"{what}: other code"
        known = target.replace(processor.name, OLD_STAND_IN) if processor.name in OLD_PROCESSORS else target
        ours, theirs = self.ours(example, known), self.theirs(example, known)
        if known != target and (self.ours(example, target) is None) != (ours is None):
            return ours is not None, f"{what}: taken or refused, unlike on {known}"
        if ours == theirs:
            return ours is not None, ""
        kdasm, llvm_mc = ("refuses it" if one is None else "takes it" for one in (ours, theirs))
        same = "" if kdasm != llvm_mc else "; other objects"
        return ours is not None, f"{what}: kdasm {kdasm}, llvm-mc {llvm_mc}{same}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kdasm", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    examples = [Example(path) for path in sorted((ROOT / "examples").glob("*.s"))]
    failures, passed = [], 0
    with tempfile.TemporaryDirectory(prefix="kdasm-family-") as folder, ThreadPoolExecutor(options.jobs) as pool:
        comparison = Comparison(options.kdasm, Path(folder))
        listed = processors(options.kdasm)
        pairs = [(processor, example) for processor in listed for example in examples
                 if generation(example.target.split(":")[0]) == generation(processor.name)]
        assembled = set()
        for (processor, _), (taken, problem) in zip(pairs, pool.map(lambda pair: comparison.outcome(*pair), pairs)):
            failures += [problem] if problem else []
            passed += not problem
            assembled |= {processor.name} if taken else set()
        lacking = [processor.name for processor in listed if processor.name not in assembled]
        failures += [f"no example assembles for {name}" for name in lacking]
        passed += len(listed) - len(lacking)
    print(*(f"FAILED: {failure}" for failure in failures), sep="\n", end="\n" if failures else "")
    print(f"{passed} passed, {len(failures)} failed, 0 skipped")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
