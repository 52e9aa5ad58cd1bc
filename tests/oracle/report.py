"""
Counting results, keeping the inputs that differ, and printing it all.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path

import blobs
import judge
from case import Case
from worker import Bench, Result

_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|\b(?:0x[0-9a-f]+|\d+)\b|(?<=target id )\S*|^\S+(?= changed)")


class Report:
    """What one run found."""

    def __init__(self, directory: Path, keep: int) -> None:
        self.results: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.tagged: Counter[tuple[str, str]] = Counter()
        self.by_area: dict[str, Counter[str]] = {}
        self.kept: list[Result] = []
        self._directory = directory
        self._keep = keep
        shutil.rmtree(directory, ignore_errors=True)

    @property
    def failed(self) -> int:
        return self.results["fail"]

    def add(self, result: Result) -> None:
        judgement = result.judgement
        self.results[judgement.result] += 1
        self.kinds[f"{judgement.result}: {judgement.kind}"] += 1
        form = "" if result.case.form == "obj" else f" {result.case.form}"
        area = self.by_area.setdefault(result.case.area + form, Counter())
        area["inputs"] += 1
        area[result.oracle.kind] += 1
        area[judgement.result] += 1
        if judgement.kind.startswith("allowed"):
            self.tagged[judgement.kind, _QUOTED.sub("_", judgement.detail)] += 1
        if judgement.result == "fail" and len(self.kept) < self._keep:
            self.kept.append(result)
            self._store(result.case, "")

    def keep_minimised(self, result: Result, smaller: Case) -> None:
        self._store(smaller, ".min")

    def print(self, bench: Bench, seconds: float) -> None:
        for number, result in enumerate(self.kept):
            print(f"\nFAILED {result.case.name}: {result.judgement.kind}: {result.judgement.detail}")
            print(f"  {self._command(bench, result)}")
            if number == self._keep - 1 and self.failed > self._keep:
                print(f"\n... and {self.failed - self._keep} more")
        print(f"\n{'area':<14}{'inputs':>8}{'accepted':>10}{'refused':>9}{'crash':>7}{'hang':>6}{'failed':>8}")
        for name, counts in sorted(self.by_area.items()):
            share = 100 * counts["accepts"] / counts["inputs"]
            print(f"{name:<14}{counts['inputs']:>8}{share:>9.1f}%{counts['refuses']:>9}"
                  f"{counts['crashes']:>7}{counts['hangs']:>6}{counts['fail']:>8}")
        print()
        for kind, count in self.kinds.most_common():
            print(f"{count:>7}  {kind}")
        for (kind, text), count in self.tagged.most_common():
            print(f"{count:>7}  {kind}: {text}")
        print(f"{seconds:.0f} s")
        results = self.results
        print(f"{results['pass']} passed, {results['fail']} failed, {results['skip']} skipped")

    def _store(self, case: Case, suffix: str) -> None:
        directory = self._home(case)
        directory.mkdir(parents=True, exist_ok=True)
        blobs.write_all(directory)
        case.write(directory / f"{case.name}{suffix}.s")

    def _home(self, case: Case) -> Path:
        """A case with files has a folder of its own."""
        return self._directory / case.name if case.files else self._directory

    def _command(self, bench: Bench, result: Result) -> str:
        case = result.case
        names = [f"{case.name}.min.s", f"{case.name}.s"]
        directory = self._home(case)
        name = next((name for name in names if (directory / name).exists()), names[1])
        kdasm = replace(bench.kdasm, path=bench.kdasm.shown or bench.kdasm.path)
        ours = shlex.join(kdasm.command(case, name, "a.o"))
        theirs = shlex.join(bench.oracle_for(case).command(case, name, "b.o"))
        return f"cd {directory}; {ours}; {theirs}; cmp a.o b.o"
