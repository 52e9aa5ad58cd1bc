#!/usr/bin/env python3
"""
Compare what kdinfo and kdasm -shared make of e_flags, and of notes in version 2, with comgr and ld.lld 22.

    e_flags_check.py --kdasm PROGRAM --kdinfo PROGRAM

* Of objects of version 2, with any note, old or new e_flags, made by the finalizer or not, kdinfo says the target that
  comgr takes them for; so it does of version 4 with any state of XNACK and SRAMECC.
* Of every two objects, -shared makes e_flags as ld.lld does. Where the order of the inputs decides whether ld.lld links
  them, -shared links both orders to the same; where it links neither, -shared refuses them and names both e_flags, but
  for two of which each leaves open what the other does not know of.

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import itertools
import json
import struct
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "kdinfo"))
sys.path.append(str(ROOT / "tests" / "shared"))

import started  # noqa: E402
from elf_maker import Object, hsail_note, isa_note, version_note  # noqa: E402

E_FLAGS = 48  # offset in the ELF header
TRIPLE = "amdgcn-amd-amdhsa--"

# GFX versions of notes, those that nobody has among them.
ISAS = [(6, 0, 0), (6, 0, 2), *[(7, 0, n) for n in range(6)], *[(8, 0, n) for n in range(6)], (8, 1, 0),
        *[(9, 0, n) for n in range(8)], (9, 0, 12)]
V2_FLAGS = (0, 1, 2, 3, 0x12C, 0x2C)

# Names with XNACK on; without a name the target is called by the processor.
NAMES_ON = {"gfx900": "gfx901", "gfx902": "gfx903", "gfx904": "gfx905", "gfx906": "gfx907",
            "gfx801": "gfx801", "gfx810": "gfx810"}
NAMELESS = {("gfx801", "xnack-"), ("gfx810", "xnack-"), ("gfx90c", "xnack+")}

# For version 4: processors that comgr knows, whose modes it reads.
PROCESSORS = ("gfx801", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx1010", "gfx1030")
LINKED = {"gfx1250": 0x49, "gfx90a": 0x3F}


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return started.run([str(word) for word in command], text=True)


def spelled_v2(isa: str) -> str:
    """A target ID as comgr has it, in the spelling of version 2."""
    processor, *modes = isa.removeprefix(TRIPLE).split(":")
    xnack = next((mode for mode in modes if mode.startswith("xnack")), "")
    if processor == "gfx803":  # comgr takes the finalizer's bit for a mode of any processor
        xnack = ""
    if (processor, xnack) in NAMELESS:
        return processor
    return TRIPLE + (NAMES_ON[processor] if xnack == "xnack+" and processor in NAMES_ON else processor)


def with_flags(data: bytes, flags: int) -> bytes:
    return data[:E_FLAGS] + struct.pack("<I", flags) + data[E_FLAGS + 4:]


def merged_unaware(first: int, second: int) -> int | None:
    """e_flags of two that differ in modes only, where each is 1, any, in what is 0, unsupported, in the other. ld.lld
    refuses that for the mode that is 0 in the first."""
    one, other = (tuple(flags >> shift & 3 for shift in (8, 10)) for flags in (first, second))
    return first & 0xFF if sorted((one, other)) == [(0, 1), (1, 0)] else None


def same_length(*lists: list) -> tuple[list, ...]:
    """The lists, for zip(), whose `strict` came with Python 3.10."""
    if len({len(items) for items in lists}) > 1:
        raise ValueError(f"lists of {[len(items) for items in lists]} elements")
    return lists


class Comparison:
    def __init__(self, kdasm: str, kdinfo: str, folder: Path) -> None:
        self.kdasm, self.kdinfo, self.folder = kdasm, kdinfo, folder
        self.passed, self.failures = 0, []
        self.isa = folder / "isa"
        subprocess.run(["cc", ROOT / "tests" / "comgr" / "isa.c", "-lamd_comgr", "-o", self.isa], check=True)

    def count(self, what: str, problem: str) -> None:
        if problem:
            self.failures.append(f"FAILED {what}: {problem}")
        else:
            self.passed += 1

    def write(self, name: str, data: bytes) -> Path:
        path = self.folder / name
        path.write_bytes(data)
        return path

    def targets(self, paths: list[Path]) -> list[str]:
        done = run(self.kdinfo, "--json", *paths)
        return [view["target"] for view in json.loads(done.stdout)["objects"]]

    def isas(self, paths: list[Path]) -> list[str]:
        done = run(self.isa, *paths)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return done.stdout.split()

    # ---- reading ----

    def compare_v2(self) -> None:
        whats, paths = [], []
        for isa, flags, finalized in itertools.product(ISAS, V2_FLAGS, (False, True)):
            if finalized and flags > 0x1F or finalized and flags & 1 and isa[0] in (6, 7):
                continue  # the finalizer never wrote these
            if finalized and flags & 1 and isa in ((8, 0, 0), (8, 0, 2), (8, 0, 5)):
                continue
            notes = version_note() + (hsail_note() + b"" if finalized else b"") + isa_note(isa)
            whats.append(f"version 2: {isa}, e_flags 0x{flags:x}{', finalizer' * finalized}")
            paths.append(self.write(f"v2-{len(paths)}.o", Object(flags, notes).relocatable()))
        for what, theirs, ours in zip(*same_length(whats, self.isas(paths), self.targets(paths))):
            wanted = "-" if theirs == "-" else spelled_v2(theirs)
            self.count(what, "" if ours == wanted else f"kdinfo {ours}, comgr {theirs}")

    def compare_v4(self) -> None:
        whats, paths = [], []
        for processor in PROCESSORS:
            path = self.folder / "v4.o"
            run(self.kdasm, f"-mcpu={processor}", "--amdhsa-code-object-version=4", "/dev/null", "-o", path)
            data = path.read_bytes()
            (written,) = struct.unpack_from("<I", data, E_FLAGS)
            states = [states for shift in (8, 10) for states in [range(4) if written >> shift & 3 else (0,)]]
            for xnack, sramecc in itertools.product(*states):
                flags = written & 0xFF | xnack << 8 | sramecc << 10
                whats.append(f"version 4: {processor}, e_flags 0x{flags:x}")
                paths.append(self.write(f"v4-{len(paths)}.o", with_flags(data, flags)))
        for what, theirs, ours in zip(*same_length(whats, self.isas(paths), self.targets(paths))):
            self.count(what, "" if ours == theirs else f"kdinfo {ours}, comgr {theirs}")

    # ---- linking ----

    def link(self, command: list[str], paths: list[Path], output: str) -> int | str:
        """e_flags, or the error."""
        path = self.folder / output
        done = run(*command, "-shared", *paths, "-o", path)
        return done.stderr if done.returncode else struct.unpack_from("<I", path.read_bytes(), E_FLAGS)[0]

    def compare_link(self, first: Path, second: Path, flags: tuple[int, int]) -> tuple[str, str]:
        name = f"{first.name}-{second.name}.so"
        theirs = [self.link(["ld.lld-22"], paths, "lld-" + name) for paths in ([first, second], [second, first])]
        ours = self.link([self.kdasm], [first, second], "kdasm-" + name)
        what = f"link of {first.name} and {second.name}"
        wanted = [result for result in theirs if isinstance(result, int)]
        if not wanted and (unaware := merged_unaware(*flags)) is not None:
            return what, "" if ours == unaware else f"kdasm {ours}, not 0x{unaware:x}"
        if not wanted:
            named = all(f"e_flags 0x{value:x}" in str(ours) for value in flags)
            return what, "" if isinstance(ours, str) and named else f"ld.lld refuses it, kdasm: {ours}"
        return what, "" if ours == wanted[0] else f"ld.lld {theirs}, kdasm {ours}"

    def compare_links(self) -> None:
        jobs = []
        for processor, mach in LINKED.items():
            path = self.folder / f"{processor}.o"
            run(self.kdasm, f"-mcpu={processor}", "/dev/null", "-o", path)
            all_flags = [mach | xnack << 8 | sramecc << 10 for xnack in range(4) for sramecc in (0, 1, 3)]
            made = {flags: self.write(f"{processor}-0x{flags:x}", with_flags(path.read_bytes(), flags))
                    for flags in all_flags}
            jobs += [(made[a], made[b], (a, b)) for a, b in itertools.product(all_flags, repeat=2)]
        made = {flags: self.write(f"v2-0x{flags:x}", Object(flags, version_note()).relocatable()) for flags in V2_FLAGS}
        empty = {flags: self.write(f"v2-0x{flags:x}-other", Object(flags, version_note(), name=b"other").relocatable())
                 for flags in V2_FLAGS}
        jobs += [(made[a], empty[b], (a, b)) for a, b in itertools.product(V2_FLAGS, repeat=2)]
        with ThreadPoolExecutor() as pool:
            for what, problem in pool.map(lambda job: self.compare_link(*job), jobs):
                self.count(what, problem)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kdasm", required=True)
    parser.add_argument("--kdinfo", required=True)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kdasm-e_flags-") as folder:
        comparison = Comparison(options.kdasm, options.kdinfo, Path(folder))
        comparison.compare_v2()
        comparison.compare_v4()
        comparison.compare_links()
    print(*comparison.failures, sep="\n", end="\n" if comparison.failures else "")
    print(f"{comparison.passed} passed, {len(comparison.failures)} failed, 0 skipped")
    return 1 if comparison.failures else 0


if __name__ == "__main__":
    sys.exit(main())
