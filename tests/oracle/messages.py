#!/usr/bin/env python3
"""
Compare the first error of kdasm with llvm-mc's: line, column and the first two words.

    messages.py              # the refused tests of tests/asm, slips in instructions, and 2,500 generated inputs
    messages.py --area kernel --count 500 --seed 7
    messages.py --verbose    # also the differences that a rule explains
    messages.py --tests      # the tests and slips alone

Of each input that both refuse the first errors are compared; in the tests of tests/asm/messages and in
tests/isa/slips.txt each line is a mistake of its own, and every one must be equal. message_rules.py says which inputs are not
comparable, where a place is not, and which differences are meant. It is a failure if no rule explains a
difference, and, in a full run, if fewer than 95 of 100 are equal or a rule explains none. The closing line
is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import areas
import oracle
import worker
from message_rules import APART, DIFFERENT, ELSEWHERE, Error, Rule

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path += [str(ROOT / "tests" / name) for name in ("asm", "isa", "shared")]
import expect  # noqa: E402, beside the file tests
import run as file_tests  # noqa: E402
import slips  # noqa: E402
import started  # noqa: E402

MANY = ROOT / "tests" / "asm" / "messages"
WANTED_SHARE = 95
COUNT = 2500
TIMEOUT = 10
# Tests of input that llvm-mc works on for longer than that, if it ends at all: it isn't asked.
TOO_LONG = {"err_cycle", "err_endless", "err_fill_too_large", "err_idle", "err_incbin_again", "err_large_repeats", "err_sizes"}
# Options that llvm-mc lacks: with these, an error is no error to it.
OWN_OPTIONS = ("-Werror=", "--upgrade", "--fill-metadata")

_PLACED = re.compile(r"^([^\n:]*):(\d+):(?:(\d+):)? error: (.*)$", re.MULTILINE)
_PLAIN = re.compile(r"^(?:[^\n:]*: )?error: (.*)$", re.MULTILINE)


def errors_by_line(messages: str) -> dict[int, Error]:
    """The first error of each line."""
    errors: dict[int, Error] = {}
    for file, line, column, text in _PLACED.findall(messages):
        errors.setdefault(int(line), Error(os.path.basename(file), int(line), int(column or 0), text))
    return errors


def first_error(messages: str) -> Error | None:
    """What a run says first, with a place or without one."""
    placed, plain = _PLACED.search(messages), _PLAIN.search(messages)
    if placed and not (plain and plain.start() < placed.start()):
        file, line, column, text = placed.groups()
        return Error(os.path.basename(file), int(line), int(column or 0), text)
    return Error("", 0, 0, plain[1]) if plain else None


@dataclass(frozen=True)
class Pair:
    """The first errors on one input; `how` says with which options."""

    name: str
    how: str
    kdasm: Error | None
    llvm_mc: Error | None  # None: it accepts, crashes or says nothing
    required: bool = False  # to be equal; does not count for the share


def read_pair(name: str, how: str, kdasm: str, llvm_mc: str) -> Pair:
    return Pair(name, how, first_error(kdasm), first_error(llvm_mc))


class Tally:
    """What the pairs come to."""

    def __init__(self, verbose: bool) -> None:
        self.explained: Counter[Rule] = Counter()
        self.equal = self.different = self.unexplained = self.not_both = 0
        self.required = self.unequal = 0  # of the lines that must be equal
        self._verbose = verbose

    def add(self, pair: Pair) -> None:
        ours, theirs = pair.kdasm, pair.llvm_mc
        if pair.required:
            self._add_required(pair)
            return
        if not ours or not theirs:
            self.not_both += 1
            return
        if rule := find_rule(APART, ours, theirs):
            self.explained[rule] += 1
            return
        same_place = (ours.file, ours.line, ours.column) == (theirs.file, theirs.line, theirs.column)
        elsewhere = None if same_place else find_rule(ELSEWHERE, ours, theirs)
        if elsewhere:
            self.explained[elsewhere] += 1
        if ours.words == theirs.words and (same_place or elsewhere):
            self.equal += 1
            return
        self.different += 1
        rule = find_rule(DIFFERENT, ours, theirs)
        if rule:
            self.explained[rule] += 1
        else:
            self.unexplained += 1
        if not rule or self._verbose:
            show(pair, rule)

    def _add_required(self, pair: Pair) -> None:
        ours, theirs = pair.kdasm, pair.llvm_mc
        if ours and theirs and (ours.line, ours.column, ours.words) == (theirs.line, theirs.column, theirs.words):
            self.required += 1
        else:
            self.unequal += 1
            show(pair, None)

    def print(self, seconds: float, whole: bool) -> int:
        """The summary; gives the number of failures."""
        compared = self.equal + self.different
        share = 100 * self.equal / compared if compared else 100.0
        for rules, title in ((APART, "not comparable"), (ELSEWHERE, "equal in words only"), (DIFFERENT, "different")):
            for rule in rules:
                print(f"{self.explained[rule]:>7}  {title}: {rule.name}: {rule.reason}")
        stale = [rule for rule in (*APART, *ELSEWHERE, *DIFFERENT) if whole and not self.explained[rule]]
        for rule in stale:
            print(f"FAILED rule `{rule.name}` explains no difference: remove it from message_rules.py")
        print(f"{self.not_both:>7}  not refused by both with a message")
        print(f"{seconds:.0f} s; first errors equal in {self.equal} of {compared}: {share:.1f} of 100")
        too_few = whole and share < WANTED_SHARE
        if too_few:
            print(f"FAILED fewer than {WANTED_SHARE} of 100")
        failed = self.unexplained + self.unequal + len(stale) + too_few
        skipped = self.not_both + sum(self.explained[rule] for rule in APART)
        passed = self.equal + self.required + self.different - self.unexplained
        print(f"{passed} passed, {failed} failed, {skipped} skipped")
        return failed


def find_rule(rules: Sequence[Rule], kdasm: Error, llvm_mc: Error) -> Rule | None:
    return next((rule for rule in rules if rule.fits(kdasm, llvm_mc)), None)


def show(pair: Pair, rule: Rule | None) -> None:
    print(f"{'' if rule else 'FAILED '}{pair.name} {pair.how}{': ' + rule.name if rule else ''}\n"
          f"  kdasm:   {shown(pair.kdasm)}\n  llvm-mc: {shown(pair.llvm_mc)}")


def shown(error: Error | None) -> str:
    return "nothing" if error is None else f"{error.file}:{error.line}:{error.column}: {error.text}"


# ---- the refused file tests ----

def messages_of(command: Sequence[str], folder: Path) -> str:
    try:
        done = started.run(command, cwd=folder, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return ""
    return done.stderr.decode("utf-8", "backslashreplace") if done.returncode == 1 else ""


def test_pairs(item: tuple[Path, str, str, str]) -> list[Pair]:
    """A test's first errors; those of every line if it is in MANY, where each line is a mistake of its own."""
    test, kdasm, llvm_mc, llvm_14 = item
    flags = [flag for flag in file_tests.flags_of(test) if not flag.startswith("-W")]
    triple = [] if any(flag.startswith("-triple=") for flag in flags) else [expect.TRIPLE]
    theirs = llvm_14 if expect.needs_llvm_14(flags) else llvm_mc
    if "-filetype=" not in " ".join(flags):
        flags.append("-filetype=obj")
    arguments = [*flags, test.name, "-o", "/dev/null"]
    name, how = str(test.relative_to(ROOT)), shlex.join(flags)
    ours = messages_of([kdasm, *arguments], test.parent)
    reference = messages_of([theirs, *triple, *arguments], test.parent)
    if test.parent != MANY:
        return [read_pair(name, how, ours, reference)]
    lines, their_lines = errors_by_line(ours), errors_by_line(reference)
    return [Pair(f"{name}:{line}", how, error, their_lines.get(line), required=True)
            for line, error in sorted(lines.items())]


def refused_tests() -> list[Path]:
    tests = file_tests.find_tests([])
    assert TOO_LONG <= {test.stem for test in tests}
    return [test for test in tests if file_tests.sibling(test, ".err").exists() and test.stem not in TOO_LONG
            and not any(flag.startswith(OWN_OPTIONS) for flag in file_tests.flags_of(test))]


def slip_pairs(kdasm: str, llvm_mc: str) -> Iterator[Pair]:
    """Those of tests/isa/slips.txt, all lines of a processor at a time."""
    for processor, of_processor in slips.by_processor().items():
        source = "".join(f"{slip.line}\n" for slip in of_processor)
        arguments = [f"-mcpu={processor}", "-filetype=obj", "-", "-o", "/dev/null"]
        ours, theirs = (errors_by_line(started.run([*command, *arguments], input=source, text=True, timeout=TIMEOUT).stderr)
            for command in ([kdasm], [llvm_mc, expect.TRIPLE]))
        for number, slip in enumerate(of_processor, 1):
            yield Pair(slip.line, processor, ours.get(number), theirs.get(number), required=True)


# ---- generated inputs ----

def generated_pair(item: tuple[str, int]) -> Pair | None:
    """None: kdasm accepts the input, or its oracle is not the one whose words count; llvm-mc is not asked."""
    case = worker.generated(item)
    if case.needs_old_oracle:
        return None
    bench = worker.bench()
    with worker.laid_out(case):
        ours = bench.kdasm.run(case)
        if ours.kind != "refuses":
            return None
        theirs = bench.oracle_for(case).run(case)
    return read_pair(case.name, shlex.join(case.options()), ours.stderr,
                     theirs.stderr if theirs.kind == "refuses" else "")


def pairs(options: argparse.Namespace, bench: worker.Bench, scratch: str) -> Iterator[Pair | None]:
    bench = oracle.settle(bench, scratch)
    with multiprocessing.Pool(options.jobs, worker.start, (bench, scratch, None)) as pool:
        if not options.area and bench.oracle_14:
            tools = (bench.kdasm.path, bench.oracle.path, bench.oracle_14.path)
            for of_test in pool.imap(test_pairs, [(test, *tools) for test in refused_tests()]):
                yield from of_test
            yield from slip_pairs(bench.kdasm.path, bench.oracle.path)
        if not options.tests:
            wanted = areas.plan(oracle.chosen_areas(options, bench), options.count)
            yield from pool.imap_unordered(generated_pair, wanted, chunksize=8)


def parse_options() -> argparse.Namespace:
    parser = oracle.common_options("Compare the first errors of kdasm and llvm-mc.", COUNT)
    parser.add_argument("--tests", action="store_true", help="only the tests of tests/asm")
    parser.add_argument("--verbose", action="store_true", help="print the differences that a rule explains, too")
    return parser.parse_args()


def main() -> int:
    options = parse_options()
    bench = oracle.make_bench(options)
    started = time.monotonic()
    tally = Tally(options.verbose)
    with tempfile.TemporaryDirectory(prefix="kdasm-messages-") as scratch:
        for pair in pairs(options, bench, scratch):
            if pair:
                tally.add(pair)
    whole = not options.tests and not options.area and (options.count, options.seed) == (COUNT, 1)
    return 1 if tally.print(time.monotonic() - started, whole and bench.oracle_14 is not None) else 0


if __name__ == "__main__":
    sys.exit(main())
