#!/usr/bin/env python3
"""
Do kdasm and kdinfo still answer generated inputs as they did when llvm-mc was there to compare with?

    recorded.py BUILD            # assemble the inputs again, and compare with recorded.json
    recorded.py BUILD --record   # compare with llvm-mc first, then write recorded.json

The inputs are those of oracle.py. An answer is the verdict, the places of messages and the bytes; of inputs that are
taken also what kdinfo prints of the object, in a form that changes from one to the next, and of some the printed form and
the linked object. What the programs say may change on purpose: look at the inputs with `oracle.py --seed 77 --show
AREA-N`, then record again. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import areas
import oracle
import tools
import worker
from case import Case
from targets import DIRECTIVE_BITS, Target, Targets

RECORD = Path(__file__).with_name("recorded.json")
SEED, COUNT = 77, 3_000
SHOWN = 20  # differences
SECONDS = 20

PLACE = re.compile(r"^[^\n:]*:\d+:\d+: \w+", re.MULTILINE)
FORMS = ("--text", "--json", "--yaml", "--asm", "--explain", "--map", "--check", "--list")
PRINT_EVERY, LINK_EVERY = 4, 5


# ---- answers ----

class Programs:
    """Those of a build, and what they answer in the current directory."""

    def __init__(self, build: str) -> None:
        self.kdasm = tools.Tool(os.path.abspath(f"{build}/kdasm"), SECONDS, limit_memory=False)
        self.kdinfo = os.path.abspath(f"{build}/kdinfo")

    def assembled(self, case: Case) -> tuple[bool, str]:
        outcome = self.kdasm.run(case)
        return outcome.accepted, f"{outcome.status} {outcome.digest} {PLACE.findall(outcome.stderr)}"

    def shown(self, form: str) -> str:
        run = subprocess.run([self.kdinfo, form, tools.OUTPUT], capture_output=True, check=False)
        return f"{run.returncode} {run.stdout!r}"

    def answer(self, case: Case) -> str:
        case = replace(case, extra=(*case.extra, "-fdebug-compilation-dir=/folder"))
        with worker.laid_out(case):
            accepted, answer = self.assembled(case)
            said = [answer]
            if accepted:
                said.append(self.shown(FORMS[case.index % len(FORMS)]))
            if case.index % PRINT_EVERY == 0:
                said.append(self.assembled(case.printed())[1])
            if accepted and case.index % LINK_EVERY == 0:
                said.append(self.assembled(replace(case, extra=(*case.extra, "-shared")))[1])
        return hashlib.sha256("\n".join(said).encode("utf-8", "backslashreplace")).hexdigest()[:8]


# ---- the record ----

def packed(target: Target) -> list[object]:
    has = "".join("1" if directive in target.directives else "0" for directive in DIRECTIVE_BITS)
    return [target.name, target.target_id, target.xnack, target.sramecc, has]


def unpacked(fields: list[object]) -> Target:
    name, target_id, xnack, sramecc, has = fields
    directives = frozenset(directive for directive, bit in zip(DIRECTIVE_BITS, str(has)) if bit == "1")
    return Target(str(name), str(target_id), bool(xnack), bool(sramecc), directives)


def write_record(targets: Targets, answers: dict[str, list[str]]) -> None:
    lines = [f' "{key}": [\n' + ",\n".join("  " + json.dumps(packed(target)) for target in of_key) + "\n ]"
             for key, of_key in (("targets", targets.current), ("targets_14", targets.of_llvm_14))]
    texts = [f'  "{area}": "' + " ".join(of_area) + '"' for area, of_area in sorted(answers.items())]
    RECORD.write_text("{\n" + ",\n".join(lines) + ',\n "answers": {\n' + ",\n".join(texts) + "\n }\n}\n")


# ---- running ----

_programs: Programs
_areas: dict[str, areas.Area]
_targets: Targets


def start(build: str, scratch: str, targets: Targets) -> None:
    global _programs, _areas, _targets
    _programs, _areas, _targets = Programs(build), areas.all_areas(), targets
    worker.enter(scratch)


def answer(item: tuple[str, int]) -> tuple[str, int, str]:
    name, index = item
    return name, index, _programs.answer(_areas[name].case(SEED, index, _targets))


def all_answers(build: str, targets: Targets) -> dict[str, list[str]]:
    wanted = areas.plan(list(areas.all_areas().values()), COUNT)
    found: dict[str, dict[int, str]] = {}
    with tempfile.TemporaryDirectory(prefix="kdasm-recorded-") as scratch:
        with multiprocessing.Pool(os.cpu_count(), start, (os.path.abspath(build), scratch, targets)) as pool:
            for name, index, digest in pool.imap_unordered(answer, wanted, chunksize=8):
                found.setdefault(name, {})[index] = digest
    return {name: [digests[index] for index in sorted(digests)] for name, digests in found.items()}


def record(build: str) -> int:
    options = ["--kdasm", f"{build}/kdasm", "--seed", str(SEED), "--count", str(COUNT)]
    if subprocess.run([sys.executable, str(Path(__file__).with_name("oracle.py")), *options], check=False).returncode:
        print("recorded.py: nothing is recorded while kdasm and llvm-mc differ")
        return 1
    targets = oracle.make_bench(oracle.common_options("", COUNT).parse_args(options)).targets
    write_record(targets, all_answers(build, targets))
    return 0


def compare(build: str) -> int:
    known = json.loads(RECORD.read_text())
    targets = Targets(*([unpacked(fields) for fields in known[key]] for key in ("targets", "targets_14")))
    passed = failed = 0
    for area, digests in sorted(all_answers(build, targets).items()):
        wanted = known["answers"].get(area, "").split()
        wanted += [""] * (len(digests) - len(wanted))
        for index, (digest, expected) in enumerate(zip(digests, wanted)):
            passed += digest == expected
            failed += digest != expected
            if digest != expected and failed <= SHOWN:
                print(f"FAILED: {area}-{index}: another answer; oracle.py --seed {SEED} --show {area}-{index}")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the answers to generated inputs with recorded ones.")
    parser.add_argument("build", metavar="BUILD")
    parser.add_argument("--record", action="store_true", help="compare with llvm-mc, then write recorded.json")
    options = parser.parse_args()
    return record(options.build) if options.record else compare(options.build)


if __name__ == "__main__":
    sys.exit(main())
