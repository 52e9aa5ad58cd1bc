"""
The part of a run that happens in a worker process: make an input, assemble it
with both tools in a private scratch directory, judge.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import areas
import blobs
import judge
import tools
from cache import Cache, key_of
from case import Case
from targets import Target


@dataclass(frozen=True)
class Bench:
    """The tools one run compares, and what they are told about."""

    kdasm: tools.Tool
    oracle: tools.Tool
    old_oracle: tools.Tool | None
    oracle_14: tools.Tool | None
    seed: int
    targets: Sequence[Target]
    targets_14: Sequence[Target]
    versions: dict[str, str]  # path to version line

    def targets_for(self, area: areas.Area) -> Sequence[Target]:
        return self.targets_14 if area.needs_llvm_14 else self.targets

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


def compare(bench: Bench, case: Case, cache: Cache) -> Result:
    """Run both tools on the case in the current directory."""
    Path(tools.INPUT).write_bytes(case.source)
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
    return Result(case, judgement, ours, theirs, new_key)


def _llvm_changed(bench: Bench, case: Case) -> bool:
    """Does the input meet something LLVM changed between 19 and 22, whatever the processor?"""
    assert bench.old_oracle
    stand_in = case.stand_in()
    Path(tools.INPUT).write_bytes(stand_in.source)
    old, new = bench.old_oracle.run(stand_in), bench.oracle.run(stand_in)
    Path(tools.INPUT).write_bytes(case.source)
    return (old.kind, old.digest) != (new.kind, new.digest)


# Worker process state, set once by `start`.
_bench: Bench
_areas: dict[str, areas.Area]
_cache: Cache


def start(bench: Bench, scratch: str, cache_path: Path | None) -> None:
    global _bench, _areas, _cache
    _bench, _areas, _cache = bench, areas.all_areas(), Cache(cache_path)
    directory = Path(scratch, str(os.getpid()))
    directory.mkdir()
    os.chdir(directory)
    blobs.write_all(Path("."))
    tools.limit_this_process()


def work(item: tuple[str, int]) -> Result:
    name, index = item
    area = _areas[name]
    return compare(_bench, area.case(_bench.seed, index, _bench.targets_for(area)), _cache)
