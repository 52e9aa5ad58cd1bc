#!/usr/bin/env python3
"""
Compare kdasm -Wmissing-wait with what LLVM inserts: code of a compiler without its waits lacks these and no others.

    waits_check.py --kdasm PROGRAM                     # each source at one level for each processor
    waits_check.py --kdasm PROGRAM --every-level

clang makes each source of tests/compiler; llc-22 ends it twice from where waits are inserted: with its pass for them and
without. In each kernel both are the same but for these waits, and what the memory model asks for, which stands in both. What
kdasm says of the second must be what the first has: the same instruction, counter and number. With the waits in it says
nothing, nor that one is redundant; at -O0 LLVM leaves some that wait for nothing, and on GFX6 waits for stored data that only a loop's
first round had, before the loop had others. Of two ways to an instruction kdasm may ask for a wait on the one here, on the other at
the instruction before, where LLVM has it. LLVM inserts some more, which no register
asks for:

- before s_barrier it waits for everything, on processors before gfx90a;
- before buffer_gl0_inv and its like it waits for loads, which the memory model orders;
- vscnt and storecnt count what writes no register;
- at the end of a program of GFX11 and later whose stores are pending, a message gives back its registers;
- on GFX12.5 at -O0, for addresses that are translated, where EXEC is saved, as if that wrote it;
- on GFX7 and GFX8, for flat memory of which it does not know that it is global: kdasm takes all for global memory;
- after scalar stores the cache is written back at the end.

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import functools
import multiprocessing
import os
import re
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "compiler"))
sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))

import started  # noqa: E402
from cases import dies, possible  # noqa: E402

T = TypeVar("T")
SOURCES = Path(__file__).resolve().parent.parent / "compiler" / "sources"
PROCESSORS = ("gfx600", "gfx700", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1030 wave64", "gfx1100",
              "gfx1100 wave64", "gfx1150", "gfx1200", "gfx1200 wave64", "gfx1250", "gfx1200 expert", "gfx1250 expert")
LEVELS = ("-O0", "-O1", "-O2", "-O3")
LANGUAGES = {
    ".cl": ["-x", "cl", "-cl-std=CL2.0", "-target", "amdgcn-amd-amdhsa", "-mcpu={}"],
    ".hip": ["-x", "hip", "--offload-device-only", "-nogpuinc", "--offload-arch={}"],
    ".cpp": ["-target", "amdgcn-amd-amdhsa", "-mcpu={}"],
}
WAIT = re.compile(r"\b(vmcnt|lgkmcnt|expcnt)\((\d+)\)")
WAIT_ALONE = re.compile(r"s_wait(?:cnt)?_(\w+) (?:null, )?(0x[0-9a-f]+|\d+)$")
WAITS_FOR_TWO = re.compile(r"(\w+)_(dscnt)")
FINDING = re.compile(r":(\d+):\d+: warning: (?:kernel|function) '([\w.$]+)': .*?"
                     r"wait (?:(?:for|with s_wait_alu) (\w+)\((\d+)\)|with s_wait_(\w+) (\d+))")
FIELD = re.compile(r"(depctr_(?:va_vdst|vm_vsrc))\((\d+)\)")
EXPERT_OPTION = "-amdgpu-expert-scheduling-mode"
EXPERT = "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), "
LABEL_OF_FUNCTION = re.compile(r"(?m)^[\w.$]+:\s*; @.*\n")
WAIT_WITHIN = re.compile(r" wait_exp:\d$")
SAVES_EXEC = re.compile(r"s_mov_b32 s\d+, exec_lo$")
REDUNDANT = re.compile(r": warning: .*\n\s*(.*)")
STORES = {"vscnt", "storecnt"}
VM_VSRC = "depctr_vm_vsrc"
FULL = {"depctr_va_vdst": 14, VM_VSRC: 6}  # what LLVM waits for where the counter has been full since: nothing is left to wait for
RETURNS = ("loadcnt", "storecnt", "samplecnt", "bvhcnt", "dscnt")
INVALIDATES = re.compile(r"buffer_(gl[01]_inv|wbinvl1)|global_inv")
SHOWN = 20

Waits = dict[int, dict[str, int]]  # by the number of the instruction: counters, and what they must be
Outcome = tuple[Counter[str], list[str]]


class Failure(Exception):
    pass


@dataclass(frozen=True)
class Job:
    kdasm: str
    source: Path
    processor: str
    level: str

    def __str__(self) -> str:
        return f"{self.source.name} {self.processor} {self.level}"


def run(*command: object, folder: Path | None = None) -> str:
    done = started.run(list(map(str, command)), text=True, errors="replace", cwd=folder)
    if done.returncode:
        raise Failure(f"{' '.join(map(str, command))}: {done.stderr[:300]}")
    return done.stderr


def functions(text: str) -> dict[str, list[tuple[int, str]]]:
    """The instructions of each function, with the numbers of their lines."""
    found: dict[str, list[tuple[int, str]]] = {}
    name = ""
    for number, line in enumerate(text.splitlines(), 1):
        if label := re.match(r"([\w.$]+):\s*; @", line):
            name = label[1]
            found[name] = []
        elif line.startswith(".Lfunc_end"):
            name = ""
        elif name and line.startswith("\t") and not line.strip().startswith((".", ";")):
            found[name].append((number, " ".join(line.partition(";")[0].split())))
    return found


def is_beside(text: str) -> bool:
    """Whether the line only tells the processor when to issue others: it may differ where waits are."""
    return text.startswith(("s_delay_alu", "s_wait_alu", "s_waitcnt_depctr", EXPERT)) and not FIELD.search(text)


def waits_of(line: str) -> dict[str, int]:
    """What an instruction waits for."""
    if alone := WAIT_ALONE.match(line):
        number = int(alone[2], 0)
        if two := WAITS_FOR_TWO.fullmatch(alone[1]):
            return {two[1]: number >> 8, two[2]: number & 0xff}
        return {alone[1]: number}
    if line.startswith("s_wait_alu "):
        return {counter: int(number) for counter, number in FIELD.findall(line)}
    return {counter: int(number) for counter, number in WAIT.findall(line)} if line.startswith("s_waitcnt ") else {}


def gives_registers_back(lines: list[str], at: int) -> bool:
    """Whether that is a line of what stands before the end of a program."""
    return any("MSG_DEALLOC_VGPRS" in line for line in lines[at:at + 2]) and lines[at].startswith(("s_nop", "s_sendmsg"))


def inserted(without: list[str], with_waits: list[str]) -> Waits | None:
    """What stands in front of which instruction; interpolation has its wait in itself. None: the two differ in something
    else, such as waits that were joined."""
    found: Waits = defaultdict(dict)
    at = 0
    for number, line in enumerate(with_waits):
        if at < len(without) and WAIT_WITHIN.sub("", line) == WAIT_WITHIN.sub("", without[at]):
            if line != without[at]:
                found[at]["expcnt"] = int(line[-1])
            at += 1
        elif waits := waits_of(line):
            found[at] |= {counter: least for counter, least in waits.items() if counter not in STORES}
        elif not gives_registers_back(with_waits, number) and line != "s_dcache_wb":
            return None
    return found if at == len(without) else None


def words_for(source: Path, processor: str) -> list[str]:
    """What tells clang of the language. Generic pointers need flat memory, which came with GFX7, and OpenCL 2.0 has them."""
    version = "-cl-std=CL1.2" if processor.startswith("gfx6") else "-cl-std=CL2.0"
    return [word.format(processor).replace("-cl-std=CL2.0", version) for word in LANGUAGES[source.suffix]]


def can_be_made(source: Path, processor: str, level: str) -> bool:
    """Clang 22 dies of kernels.hip without inlining on GFX7, llc 22 of functions without an end in expert scheduling mode."""
    name = processor.partition(" ")[0]
    return possible(source, name) and not dies(source, name, level) and not (is_expert(processor) and source.name == "objects.cpp")


def make(source: Path, processor: str, level: str, folder: Path) -> tuple[Path, Path]:
    """The source without waits, and with them."""
    name, _, wave = processor.partition(" ")
    words = words_for(source, name) + (["-mwavefrontsize64"] if wave == "wave64" else [])
    whole = folder / "a.ll"
    run("clang-22", *words, level, "-nogpulib", "-w", "-S", "-emit-llvm", source, "-o", whole, folder=SOURCES)
    llc = [*llc_for(processor), level]
    run(*llc, "-stop-before=si-insert-waitcnts", whole, "-o", folder / "a.mir")
    return finish(llc, folder / "a.mir", folder)


def options_for(processor: str) -> list[str]:
    name, _, wave = processor.partition(" ")
    return [f"-mcpu={name}", *(["-mattr=+wavefrontsize64"] if wave == "wave64" else [])]


def is_expert(processor: str) -> bool:
    """Whether functions set the expert scheduling mode, as LLVM does with an option, and then wait for VGPRs by themselves."""
    return processor.endswith(" expert")


def llc_for(processor: str) -> list[str]:
    return ["llc-22", "-mtriple=amdgcn-amd-amdhsa", *options_for(processor), *([EXPERT_OPTION] if is_expert(processor) else [])]


def finish(llc: list[str], source: Path, folder: Path) -> tuple[Path, Path]:
    """Machine instructions as assembly, without waits and with them; nothing else is inserted."""
    early, waited, paths = folder / "b.mir", folder / "c.mir", (folder / "without.s", folder / "with.s")
    early.write_text(readable(source.read_text()))
    run(*llc, "-start-before=si-insert-waitcnts", "-stop-after=si-insert-waitcnts", early, "-o", waited)
    waited.write_text(readable(waited.read_text()))
    for made, path in zip((early, waited), paths):
        run(*llc, "-start-after=post-RA-hazard-rec", made, "-o", path)
    if EXPERT_OPTION in llc: # the pass inserts that, too
        paths[0].write_text(LABEL_OF_FUNCTION.sub(rf"\g<0>\t{EXPERT}2\n", paths[0].read_text()))
    return paths


def readable(text: str) -> str:
    """Without what llc writes and does not read: a line for the stack, VCC of 32 lanes where it is implied, and registers that
    nothing defines."""
    text = "".join(line for line in text.splitlines(True) if not line.strip().startswith(("scavengeFI", "tracksRegLiveness")))
    return re.sub(r"(implicit(?:-def)? (?:(?:killed|dead|undef|renamable) )*\$vcc)_lo\b", r"\1", text)


def missing(kdasm: str, processor: str, path: Path, folder: Path) -> dict[str, dict[int, dict[str, int]]]:
    """What is said of each kernel, by the number of the line."""
    said = run(kdasm, "-Wno-all", "-Wmissing-wait", *options_for(processor), path, "-o", folder / "out.o")
    found: dict[str, dict[int, dict[str, int]]] = defaultdict(lambda: defaultdict(dict))
    for line, kernel, *waits in FINDING.findall(said):
        counter, number = filter(None, waits)
        found[kernel][int(line)][counter] = int(number)
    return found


def may_be_local(processor: str, before: list[str], expected: dict[str, int], found: dict[str, int]) -> bool:
    """Whether only LLVM waits, or longer, for flat memory that it does not know to be global."""
    is_stricter = all(found.get(counter, least) >= least for counter, least in expected.items()) and found.keys() <= expected.keys()
    return is_stricter and re.match("gfx[78]", processor) is not None and any(text.startswith("flat_") for text in before)


def is_left_out(waits: dict[str, int], sources: int | None) -> bool:
    """Whether LLVM waits there for memory of whatever kind, and so not for memory to have read registers."""
    return sources is not None and any(counter in waits for counter in RETURNS)


def not_left_out(told: dict[str, dict[int, dict[str, int]]], text: str) -> list[str]:
    """Where something is said of what LLVM has ended, but for such waits."""
    found, lines = [], text.splitlines()
    for number, waits in ((number, waits) for of_kernel in told.values() for number, waits in of_kernel.items()):
        before: dict[str, int] = {}
        for line in reversed(lines[:number - 1]):
            here = line.partition(";")[0].strip()
            if not here.startswith(("s_wait", "s_delay_alu")) and here:
                break
            before |= waits_of(here)
        if waits.keys() != {VM_VSRC} or not is_left_out(before, waits[VM_VSRC]):
            found.append(f"{number}: {waits}, behind {before}")
    return found


def compare(job: Job, folder: Path) -> Outcome:
    counts: Counter[str] = Counter()
    failed = []
    without, with_waits = make(job.source, job.processor, job.level, folder)
    kernels = re.findall(r"\.amdhsa_kernel ([\w.$]+)", without.read_text())
    told, bare, whole = missing(job.kdasm, job.processor, without, folder), functions(without.read_text()), functions(with_waits.read_text())
    said = missing(job.kdasm, job.processor, with_waits, folder)
    if wrong := not_left_out(said, with_waits.read_text()):
        failed.append(f"something is said of code with all waits: {wrong}")
    counts["waits for sources that LLVM leaves out"] += sum(map(len, said.values()))
    redundant = "" if job.level == "-O0" else run(job.kdasm, "-Wno-all", "-Wredundant-wait", *options_for(job.processor),
                                                  with_waits, "-o", folder / "out.o")
    if redundant and job.processor.startswith("gfx6"):
        left = [line for line in REDUNDANT.findall(redundant) if not line.startswith("s_waitcnt expcnt(")]
        counts["waits for stored data of a loop's first round"] += redundant.count(": warning: ") - len(left)
        redundant = "" if not left else redundant
    if redundant:
        failed.append(f"LLVM's waits are said to be redundant: {redundant}")
    for kernel in kernels:
        texts = [text for _, text in bare[kernel] if not is_beside(text)]
        wanted = inserted(texts, [text for _, text in whole[kernel] if not is_beside(text)])
        if wanted is None:
            counts["kernels in which waits were joined"] += 1
            continue
        lines = {line: number for number, (line, text) in enumerate(entry for entry in bare[kernel] if not is_beside(entry[1]))}
        ours = {lines[line]: waits for line, waits in told[kernel].items()}
        for number in sorted(wanted.keys() | ours.keys()):
            expected, found = wanted.get(number, {}), ours.get(number, {})
            if expected == found:
                counts["waits"] += len(found)
            elif not found and texts[number] == "s_barrier":
                counts["waits before barriers"] += len(expected)
            elif not expected and all(wanted.get(number - 1, {}).get(counter, least + 1) <= least for counter, least in found.items()):
                counts["waits on another way to the instruction before"] += 1
            elif expected.keys() - found.keys() == {"xcnt"} and SAVES_EXEC.match(texts[number]):
                counts["waits before EXEC is saved, as if that wrote it"] += 1
                break  # what comes after it differs, too
            elif not found and all(FULL.get(counter) == least for counter, least in expected.items()):
                counts["waits for what a full counter has ended"] += 1
            elif expected.get(VM_VSRC) != found.get(VM_VSRC) and \
                    {**expected, VM_VSRC: 0} == {**found, VM_VSRC: 0}: # LLVM does not count what memory has read when it has returned
                counts["waits for sources where memory has returned, or beside others"] += 1
                break  # what comes after it differs, too
            elif may_be_local(job.processor, texts[:number], expected, found):
                counts["waits for flat memory that may be local"] += 1
                break  # what comes after it differs, too
            elif not found and INVALIDATES.match(texts[number]):
                counts["waits before invalidations"] += len(expected)
            else:
                failed.append(f"{kernel}: {texts[number]}: {found}; LLVM: {expected}")
    return counts, [f"{job}: {text}" for text in failed]


def attempt(compare_one: Callable[[T, Path], Outcome], job: T) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="kdasm-waits-") as name:
        try:
            return compare_one(job, Path(name))
        except Failure as failure:
            return Counter(), [f"{job}: {failure}"]


def collect(jobs: list[T], processes: int, compare_one: Callable[[T, Path], Outcome]) -> tuple[Counter[str], list[str]]:
    """Each job in a folder of its own, several at once."""
    total: Counter[str] = Counter()
    failed: list[str] = []
    with multiprocessing.Pool(processes) as pool:
        for counts, texts in pool.imap_unordered(functools.partial(attempt, compare_one), jobs):
            total += counts
            failed += texts
    return total, failed


def jobs_for(kdasm: str, every_level: bool) -> list[Job]:
    """Each source for each processor, at one level or at all."""
    sources = sorted(path for path in SOURCES.iterdir() if path.suffix in LANGUAGES)
    return [Job(kdasm, source, processor, level) for number, source in enumerate(sources)
            for place, processor in enumerate(PROCESSORS) for level in LEVELS
            if can_be_made(source, processor, level) and (every_level or level == LEVELS[(number + place) % len(LEVELS)])]


def tell(total: Counter[str], passed: int, failed: list[str]) -> int:
    """Prints the closing lines; the exit status."""
    print(*(f"FAILED: {text}" for text in failed[:SHOWN]), sep="\n", end="\n" if failed else "")
    print(", ".join(f"{name} {count}" for name, count in sorted(total.items())))
    print(f"{passed} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed or not passed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the waits that kdasm misses with those that LLVM inserts.")
    parser.add_argument("--kdasm", required=True, type=os.path.abspath)
    parser.add_argument("--every-level", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    total, failed = collect(jobs_for(options.kdasm, options.every_level), options.jobs, compare)
    return tell(total, total["waits"], failed)


if __name__ == "__main__":
    sys.exit(main())
