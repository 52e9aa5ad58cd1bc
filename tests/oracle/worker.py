"""
The part of a run that happens in a worker process: make an input, assemble it
with both tools in a private scratch directory, judge; of some inputs also the printed form.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import areas
import blobs
import judge
import tools
from cache import Cache, key_of
from case import Case
from targets import Targets


@dataclass(frozen=True)
class Bench:
    """The tools one run compares, and what they are told about."""

    kdasm: tools.Tool
    oracle: tools.Tool
    old_oracle: tools.Tool | None
    oracle_14: tools.Tool | None
    seed: int
    targets: Targets
    versions: dict[str, str]  # path to version line
    print_every: int  # of so many inputs one is printed too; 0: none

    def oracle_for(self, case: Case) -> tools.Tool:
        if case.needs_llvm_14 and self.oracle_14:
            return self.oracle_14
        if case.needs_old_oracle and self.old_oracle:
            return self.old_oracle
        return self.oracle


@dataclass(frozen=True)
class Result:
    case: Case
    judgement: judge.Judgement
    kdasm: tools.Outcome
    oracle: tools.Outcome
    cache_key: str  # "" when the oracle's outcome was already known


def enter(scratch: str) -> None:
    """Goes to a folder of this process's own, where the binary files are that inputs include."""
    directory = Path(scratch, str(os.getpid()))
    directory.mkdir()
    os.chdir(directory)
    blobs.write_all(Path("."))
    tools.limit_this_process()


@contextmanager
def laid_out(case: Case) -> Iterator[None]:
    """With the case's files in the current directory."""
    case.write(Path(tools.INPUT))
    try:
        yield
    finally:
        case.forget_files(Path("."))


def compare(bench: Bench, case: Case, cache: Cache) -> Result:
    """Run both tools on the case in the current directory."""
    with laid_out(case):
        return _compare(bench, case, cache)


def _compare(bench: Bench, case: Case, cache: Cache) -> Result:
    ours = bench.kdasm.run(case)
    tool = bench.oracle_for(case)
    key = key_of(bench.versions[tool.path], case)
    theirs = cache.find(key)
    new_key = ""
    if theirs is None:
        theirs = tool.run(case)
        new_key = key
    judgement = judge.judge(ours, theirs)
    if judgement.result == "fail" and case.needs_old_oracle and _llvm_changed(bench, case):
        judgement = judge.Judgement("skip", "LLVM 19 and 22 differ on this input")
    if judgement.result == "fail" and theirs.kind == "crashes" and case.needs_llvm_14 and _llvm_22_takes(bench, case):
        judgement = judge.Judgement("skip", "LLVM 14 crashes, LLVM 22 does not")
    return Result(case, judgement, ours, theirs, new_key)


def compare_printed(bench: Bench, case: Case, cache: Cache) -> Result:
    """The printed forms must be equal, and assembled again make the same object, where llvm-mc's does."""
    with laid_out(case.printed()):
        return _compare_printed(bench, case, cache)


def _compare_printed(bench: Bench, case: Case, cache: Cache) -> Result:
    result = _compare(bench, case.printed(), cache)
    if result.kdasm.accepted and result.oracle.kind == "crashes":
        # An expression without a value can be printed; llvm-mc divides by zero in some.
        return replace(result, judgement=judge.Judgement("pass", "kdasm prints, llvm-mc crashes"))
    if result.judgement.result != "pass" or not result.kdasm.accepted:
        return result
    bench.kdasm.run(case.printed())
    again = case.with_source(Path(tools.OUTPUT).read_bytes())
    same = _makes_same(bench.kdasm, case, again)
    if same or not _makes_same(bench.oracle, _without_views(case), _without_views(again)):
        kind = result.judgement.kind if same else "printed text makes another object, with llvm-mc too"
        return replace(result, judgement=replace(result.judgement, kind=kind))
    return replace(result, judgement=judge.Judgement("fail", "printed text makes another object"))


def _makes_same(tool: tools.Tool, case: Case, again: Case) -> bool:
    """Do both inputs make one object? Also true where the first makes none."""
    before = Path(tools.INPUT).read_bytes()
    Path(tools.INPUT).write_bytes(case.source)
    wanted = tool.run(case)
    Path(tools.INPUT).write_bytes(again.source)
    got = tool.run(again)
    Path(tools.INPUT).write_bytes(before)
    return not wanted.accepted or wanted.digest == got.digest


def _without_views(case: Case) -> Case:
    """As llvm-mc can read it, to see whether its text, too, makes another object."""
    return case.with_source(re.sub(rb" view (?:-?0|\.\w+)", b"", case.source))


def _llvm_changed(bench: Bench, case: Case) -> bool:
    """Does the input meet something LLVM changed between 19 and 22, whatever the processor?"""
    assert bench.old_oracle
    stand_in = case.stand_in()
    stand_in.write(Path(tools.INPUT))
    old, new = bench.old_oracle.run(stand_in), bench.oracle.run(stand_in)
    case.write(Path(tools.INPUT))
    return (old.kind, old.digest) != (new.kind, new.digest)


def _llvm_22_takes(bench: Bench, case: Case) -> bool:
    """Does LLVM 22 take the source, as one of the oldest code object version that it knows?"""
    stand_in = replace(case, version=4)
    stand_in.write(Path(tools.INPUT))
    outcome = bench.oracle.run(stand_in)
    case.write(Path(tools.INPUT))
    return outcome.accepted


# Worker process state, set once by `start`.
_bench: Bench
_areas: dict[str, areas.Area]
_cache: Cache


def start(bench: Bench, scratch: str, cache_path: Path | None) -> None:
    global _bench, _areas, _cache
    _bench, _areas, _cache = bench, areas.all_areas(), Cache(cache_path)
    enter(scratch)


def bench() -> Bench:
    return _bench


def generated(item: tuple[str, int]) -> Case:
    name, index = item
    return _areas[name].case(_bench.seed, index, _bench.targets)


def work(item: tuple[str, int]) -> list[Result]:
    case = generated(item)
    results = [compare(_bench, case, _cache)]
    printable = not case.needs_old_oracle and not case.needs_llvm_14
    if printable and _bench.print_every and item[1] % _bench.print_every == 0:
        results.append(compare_printed(_bench, case, _cache))
    return results
