"""What tests of kdinfo share: counts of what holds, runs of the programs, documents as the schema says."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import schema

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

SCHEMA = json.loads((Path(__file__).resolve().parent.parent.parent / "emit/manual/kdinfo.schema.json").read_text())


class Checked:
    """Tests with the programs of a build, in a folder for files."""

    def __init__(self, build: Path, folder: Path) -> None:
        self.build, self.folder = build.resolve(), folder
        self.kdasm, self.kdinfo = self.build / "kdasm", self.build / "kdinfo"
        self.passed = self.failed = 0

    def check(self, what: str, good: bool, more: object = "") -> None:
        self.passed += good
        self.failed += not good
        if not good:
            print(f"FAILED: {what}\n{more}")

    def ask(self, program: str, *words: object) -> tuple[int, str, str]:
        """The status of a program, and what it says on standard output and as errors."""
        done = started.run([self.build / program, *map(str, words)], cwd=self.folder, timeout=300)
        return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")

    def run(self, program: str, *words: object, status: int = 0) -> tuple[str, str]:
        """What it says when it ends with that status."""
        ended, out, said = self.ask(program, *words)
        self.check(f"status of {program} {words}", ended == status, f"{ended}\n{out[-500:]}{said}")
        return out, said

    def everything(self) -> None:
        """All of the tests."""
        raise NotImplementedError

    def valid(self, what: str, text: str) -> dict:
        """A document of kdinfo, which is as the schema says."""
        document = json.loads(text)
        problems = schema.problems(SCHEMA, document)
        self.check(f"schema: {what}", not problems, problems)
        return document


def main(kind: type[Checked]) -> int:
    """Runs the tests of that class, with the build that the command line names."""
    with tempfile.TemporaryDirectory() as folder:
        tests = kind(Path(sys.argv[1]), Path(folder))
        tests.everything()
    print(f"{tests.passed} passed, {tests.failed} failed, 0 skipped")
    return 1 if tests.failed else 0
