#!/usr/bin/env python3
"""
Do kdasm and kdinfo still answer generated inputs as they did when LLVM's programs were there to compare with?

    recorded.py BUILD                  # ask for the answers again, and compare with recorded.json
    recorded.py BUILD --show NAME-N    # print one answer
    recorded.py BUILD --record         # compare with LLVM's programs first, then write recorded.json

Asked are the inputs of oracle.py, the links of tests/link/generate.py, the bundles of bundle_check.py, damaged objects,
inputs on both sides of each limit, command lines, and kernels with metadata; what counts of an answer is in answers.py
and in recorded_*.py. It may change on purpose: compare what --show prints before and after, then record again. The
closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import area_debug
import area_snippets
import areas
import oracle
import recorded_bundles
import recorded_commands
import recorded_inputs
import recorded_kernels
import recorded_limits
import recorded_links
import recorded_objects
import worker
from answers import Answer
from targets import DIRECTIVE_BITS, Target, Targets

HERE = Path(__file__).resolve().parent
RECORD = HERE / "recorded.json"
SEED = 77
SHOWN = 20  # differences

# How many inputs of oracle.py there are: over all areas, and more of those whose corners are many.
INPUTS, DOCUMENTS = 3_000, 800
AREAS_OF_DOCUMENTS = ("metadata", "yaml")
# What there is beside the areas of oracle.py.
OTHERS = {"links": recorded_links, "bundles": recorded_bundles, "objects": recorded_objects, "limits": recorded_limits,
          "commands": recorded_commands, "kernels": recorded_kernels}


# ---- the record ----

def packed(target: Target) -> list[object]:
    has = "".join("1" if directive in target.directives else "0" for directive in DIRECTIVE_BITS)
    return [target.name, target.target_id, target.xnack, target.sramecc, has]


def unpacked(fields: list[object]) -> Target:
    name, target_id, xnack, sramecc, has = fields
    directives = frozenset(directive for directive, bit in zip(DIRECTIVE_BITS, str(has)) if bit == "1")
    return Target(str(name), str(target_id), bool(xnack), bool(sramecc), directives)


@dataclass(frozen=True)
class Record:
    """What the inputs are made from, and the answers to them."""

    targets: Targets
    snippets: list[str]  # tests that area_snippets damages
    instructions: area_debug.Instructions  # lines that area_debug puts among others
    answers: dict[str, list[str]]


def write_record(record: Record) -> None:
    lines = [f' "{key}": [\n' + ",\n".join("  " + json.dumps(packed(target)) for target in of_key) + "\n ]"
             for key, of_key in (("targets", record.targets.current), ("targets_14", record.targets.of_llvm_14))]
    lines.append(' "snippets": [\n' + ",\n".join(f"  {json.dumps(name)}" for name in record.snippets) + "\n ]")
    of_processors = [f'  "{name}": [\n' + ",\n".join(f"   {json.dumps(line)}" for line in of_name) + "\n  ]"
                     for name, of_name in record.instructions.items()]
    lines.append(' "instructions": {\n' + ",\n".join(of_processors) + "\n }")
    texts = [f'  "{name}": "' + " ".join(of_name) + '"' for name, of_name in sorted(record.answers.items())]
    RECORD.write_text("{\n" + ",\n".join(lines) + ',\n "answers": {\n' + ",\n".join(texts) + "\n }\n}\n")


def read_record() -> Record:
    known = json.loads(RECORD.read_text())
    targets = Targets(*([unpacked(fields) for fields in known[key]] for key in ("targets", "targets_14")))
    answers = {name: digests.split() for name, digests in known["answers"].items()}
    return Record(targets, known["snippets"], known["instructions"], answers)


# ---- running ----

_build: str
_areas: dict[str, areas.Area]
_targets: Targets


def start(build: str, scratch: str, made_from: Record) -> None:
    global _build, _areas, _targets
    _build, _areas, _targets = build, areas.all_areas(), made_from.targets
    area_snippets.use(made_from.snippets)
    area_debug.use(made_from.instructions)
    worker.enter(scratch)


@contextmanager
def fresh_folder() -> Iterator[None]:
    """What one answer leaves behind is not there for the next one."""
    around = os.getcwd()
    with tempfile.TemporaryDirectory(dir=around) as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(around)


def answer(name: str, index: int) -> Answer:
    said = Answer(_build, _targets)
    if name in OTHERS:
        with fresh_folder():
            OTHERS[name].answer(said, SEED, index)
    else:
        recorded_inputs.answer(said, _areas[name].case(SEED, index, _targets))
    return said


def digest(item: tuple[str, int]) -> tuple[str, int, str]:
    return *item, answer(*item).digest()


def digests_of(wanted: list[tuple[str, int]], *settings: Any) -> Iterator[tuple[str, int, str]]:
    """On all cores, but on one where processes can't have semaphores, as without a /dev/shm that we may write to."""
    try:
        pool = multiprocessing.Pool(os.cpu_count(), start, settings)
    except OSError:
        start(*settings)
        yield from map(digest, wanted)
        os.chdir(HERE)
        return
    with pool:
        yield from pool.imap_unordered(digest, wanted, chunksize=8)


def all_answers(build: str, made_from: Record) -> dict[str, list[str]]:
    wanted = [(name, index) for name, module in OTHERS.items() for index in range(module.COUNT)]
    known = areas.all_areas()
    wanted += areas.plan(list(known.values()), INPUTS)
    wanted += set(areas.plan([known[name] for name in AREAS_OF_DOCUMENTS], DOCUMENTS)).difference(wanted)
    found: dict[str, dict[int, str]] = {}
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="kdasm-recorded-", dir=memory) as scratch:
        for name, index, of_item in digests_of(wanted, build, scratch, made_from):
            found.setdefault(name, {})[index] = of_item
    return {name: [digests[index] for index in sorted(digests)] for name, digests in found.items()}


def agrees(kdasm: str, program: str, count: int, *options: str) -> bool:
    command = [sys.executable, str(HERE / program), "--kdasm", kdasm, "--seed", str(SEED), "--count", str(count)]
    return subprocess.run([*command, *options], check=False).returncode == 0


def record(build: str) -> int:
    kdasm = f"{build}/kdasm"
    if not (agrees(kdasm, "oracle.py", INPUTS)
            and agrees(kdasm, "oracle.py", DOCUMENTS, *[f"--area={name}" for name in AREAS_OF_DOCUMENTS])
            and agrees(kdasm, "../link/generate.py", recorded_links.COUNT)
            and agrees(kdasm, "bundle_check.py", recorded_bundles.COUNT)):
        print("recorded.py: nothing is recorded while kdasm and LLVM's programs differ")
        return 1
    targets = oracle.make_bench(oracle.common_options("", INPUTS).parse_args(["--kdasm", kdasm])).targets
    made_from = Record(targets, area_snippets.all_files(), area_debug.all_instructions(), {})
    write_record(replace(made_from, answers=all_answers(build, made_from)))
    return 0


def compare(build: str) -> int:
    known = read_record()
    passed = failed = 0
    for name, digests in sorted(all_answers(build, known).items()):
        wanted = known.answers.get(name, [])
        wanted += [""] * (len(digests) - len(wanted))
        for index, (found, expected) in enumerate(zip(digests, wanted)):
            passed += found == expected
            failed += found != expected
            if found != expected and failed <= SHOWN:
                print(f"FAILED: {name}-{index}: another answer; recorded.py BUILD --show {name}-{index}")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


def show(build: str, wanted: str) -> int:
    name, index = areas.item_of(wanted, {**OTHERS, **areas.all_areas()})
    with tempfile.TemporaryDirectory(prefix="kdasm-recorded-") as scratch:
        start(build, scratch, read_record())
        print(answer(name, index).text())
        os.chdir(HERE)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the answers to generated inputs with recorded ones.")
    parser.add_argument("build", metavar="BUILD")
    parser.add_argument("--record", action="store_true", help="compare with LLVM's programs, then write recorded.json")
    parser.add_argument("--show", metavar="NAME-N", help="print this answer")
    options = parser.parse_args()
    build = os.path.abspath(options.build)
    if options.show:
        return show(build, options.show)
    return record(build) if options.record else compare(build)


if __name__ == "__main__":
    sys.exit(main())
