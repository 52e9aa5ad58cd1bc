#!/usr/bin/env python3
"""
Do the tests notice? Changes one operator of the sources at a time, builds, runs `make check`, and
lists the changes that pass: survivors. A survivor needs a test, or shows code that can go, or is
equivalent: nothing that kdasm promises depends on it. tests/source/mutate.equivalent lists the latter
with the reasons.

    mutate.py [--count N] [--seed S] [--jobs J] [--only PATTERN] [--work FOLDER] [--sites]

Sites are the operators of every C source, and of the C in the grammar, outside comments, strings
and preprocessor lines; --only takes those of paths that contain PATTERN. A seed and a tree give the
same sample, whatever J is. --sites prints all of them and changes nothing. Each job has a copy of
the tree below FOLDER, which is kept, so that a second run builds little.

The closing lines are the survivors that are not on the list, as `FILE:LINE: FUNCTION: TEXT` with the change
marked in the text, as `if (a «&& -> ||» b)`, and `N noticed, N survived, N equivalent, N did not build`. A change that
makes a test fill the memory, or run for much longer than without the change, is noticed. Not part of `make check`: 200
changes take about 20 minutes of two cores.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parent.parent.parent
EQUIVALENT = ROOT / "tests" / "source" / "mutate.equivalent"
ROOMS = ("emit", "grammar")
COPIED = ("emit", "examples", "grammar", "include", "tests", "GNUmakefile", "README.md", "CHANGELOG.md",
          "CONTRIBUTING.md", "SECURITY.md", "LICENSE", ".gitignore")

# Parts of `make check`, those that notice most for their time first.
PARTS = (
    "asm unit commands link bundle explain recorded check kdinfo fuzz manual examples outputs failing controls delivery"
)
# As fast as it compiles, but an index beyond an array stops the program, as in what `make check` builds.
BUILD_FLAGS = ["--no-print-directory", "-j2", "CFLAGS=-O0 $(check_bounds)"]
BUILD_SECONDS = 300
PART_SECONDS = 1200  # without a change
PART_SLOWNESS = 5  # with one, times what it takes without: other work on the machine must not count as noticed
PART_LEAST_SECONDS = 60  # that it may take in any case
MEMORY = 4 << 30

# Longer operators come first; None is an operator that stays as it is.
OPERATORS: dict[str, str | None] = {
    "<<=": None, ">>=": None, "->": None, "++": None, "--": None, "<<": None, ">>": None,
    "+=": "-=", "-=": "+=", "|=": "&=", "&=": "|=",
    "*=": None, "/=": None, "%=": None, "^=": None,
    "==": "!=", "!=": "==", "<=": "<", ">=": ">", "&&": "||", "||": "&&",
    "<": "<=", ">": ">=", "+": "-", "-": "+", "|": "&", "!": "",
}  # fmt: skip
OPERATOR = re.compile("|".join(re.escape(operator) for operator in OPERATORS))
RETURN = re.compile(r"\breturn (true|false);")
SKIPPED = re.compile(
    r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|//[^\n]*|/\*.*?\*/|^[ \t]*#(?:\\\n|[^\n])*', re.DOTALL | re.MULTILINE
)
HEAD_OF_FUNCTION = re.compile(r"^[A-Za-z_][^;={}]*?\b(\w+)\([^;{}]*\)\s*\{", re.MULTILINE)
# Where a binary operator can follow: after a name, a number, a closing bracket or a literal.
OPERAND_ENDS = re.compile(r"[\w)\]\"']\s*$")
WORD_BEFORE = re.compile(r"(\w+)\s*$")


@dataclass(frozen=True)
class Site:
    """An operator, and what takes its place."""

    path: str
    start: int
    line: int
    function: str
    old: str
    new: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.function}: {self.text}"

    def key(self) -> tuple[str, str, str]:
        """What stays the same while lines move."""
        return (self.path, self.function, self.text)


# ---- sites ----


def blanked(text: str) -> str:
    """The text with comments, strings and preprocessor lines made of spaces."""
    return SKIPPED.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def code_ranges(path: Path, text: str) -> list[tuple[int, int]]:
    """Where C functions are: all of a .c; of a grammar what follows its second `%%`."""
    if path.suffix == ".c":
        return [(0, len(text))]
    marks = [match.start() for match in re.finditer(r"^%%", text, re.MULTILINE)]
    return [(marks[1], len(text))] if len(marks) > 1 else []


def is_binary(operator: str, before: str, after: str) -> bool:
    """Tells `a - b` from `-b`, and `a < b` from what is no operator."""
    if operator == "!":
        return True
    if not OPERAND_ENDS.search(before):
        return False
    word = WORD_BEFORE.search(before)
    return (word is None or word.group(1) not in ("return", "case")) and after[:1].isspace()


def sites_of(path: Path) -> Iterator[Site]:
    text = path.read_text()
    name = str(path.relative_to(ROOT))
    code = blanked(text)
    heads = [(match.start(), match.group(1)) for match in HEAD_OF_FUNCTION.finditer(code)]
    lines = text.splitlines()

    def site(start: int, old: str, new: str) -> Site:
        function = next((name for at, name in reversed(heads) if at <= start), "")
        line = text.count("\n", 0, start)
        column = start - (text.rfind("\n", 0, start) + 1)
        marked = f"{lines[line][:column]}«{old} -> {new}»{lines[line][column + len(old):]}"
        return Site(name, start, line + 1, function, old, new, marked.strip())

    for begin, end in code_ranges(path, text):
        for match in OPERATOR.finditer(code, begin, end):
            new = OPERATORS[match.group()]
            around = code[max(0, match.start() - 40) : match.start()], code[match.end() : match.end() + 1]
            if new is not None and is_binary(match.group(), *around):
                yield site(match.start(), match.group(), new)
        for match in RETURN.finditer(code, begin, end):
            old = match.group(1)
            yield site(match.start(1), old, "false" if old == "true" else "true")


def all_sites(pattern: str) -> list[Site]:
    paths = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in (".c", ".y", ".l"))
    return [site for path in paths if pattern in str(path.relative_to(ROOT)) for site in sites_of(path)]


def equivalents() -> dict[tuple[str, str, str], str]:
    """The list: `FILE: FUNCTION: TEXT`, then a line with two spaces and the reason."""
    known: dict[tuple[str, str, str], str] = {}
    form = re.compile(r"(\S+): (\w*): (.*)")
    key = None
    for line in EQUIVALENT.read_text().splitlines() if EQUIVALENT.exists() else []:
        match = form.fullmatch(line)
        if match:
            key = (match[1], match[2], match[3])
        elif line.startswith("  ") and key:
            known[key] = line.strip()
        elif line and not line.startswith("#"):
            sys.exit(f"{EQUIVALENT.name}: not understood: {line}")
    return known


# ---- one change ----


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # tests wait for its effect, which nohup would take away
    os.setsid()


def run(command: list[str], folder: Path, seconds: int) -> bool:
    """Whether the command succeeds in time; its children end with it."""
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
        preexec_fn=limit_memory,
    )  # fmt: skip
    try:
        return process.wait(seconds) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()


def build(tree: Path, target: str) -> bool:
    return run(["make", *BUILD_FLAGS, target], tree, BUILD_SECONDS)


def passes(tree: Path, part: str, seconds: int) -> bool:
    return run(["make", *BUILD_FLAGS, "check-run", f"parts={part}"], tree, seconds)


def outcome(tree: Path, limits: dict[str, int], site: Site) -> str:
    """`did not build`, `noticed by PART` or `survived`; the tree is as before afterwards."""
    path = tree / site.path
    original = path.read_text()
    path.write_text(original[: site.start] + site.new + original[site.start + len(site.old) :])
    try:
        if not build(tree, "everything"):
            return "did not build"
        part = next((part for part, seconds in limits.items() if not passes(tree, part, seconds)), None)
        return f"noticed by {part}" if part else "survived"
    finally:
        path.write_text(original)


# ---- trees ----


def make_tree(folder: Path) -> Path:
    """A copy of the sources; files that are the same keep their times, so that little is built."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            copy_tree(source, target)
        elif source.exists():
            copy_file(source, target)
    return folder


def copy_tree(source: Path, target: Path) -> None:
    target.mkdir(exist_ok=True)
    names = {entry.name for entry in source.iterdir()}
    for entry in target.iterdir():
        if entry.name not in names:
            shutil.rmtree(entry) if entry.is_dir() and not entry.is_symlink() else entry.unlink()
    for entry in source.iterdir():
        if entry.is_dir():
            copy_tree(entry, target / entry.name)
        else:
            copy_file(entry, target / entry.name)


def copy_file(source: Path, target: Path) -> None:
    if not target.exists() or source.read_bytes() != target.read_bytes():
        shutil.copyfile(source, target)
    shutil.copymode(source, target)


def prepared(work: Path, number: int) -> Path:
    tree = make_tree(work / f"tree{number}")
    if not build(tree, "everything"):
        sys.exit(f"{tree}: the unchanged sources do not build")
    return tree


def limits_of_parts(tree: Path) -> dict[str, int]:
    """How many seconds each part may take."""
    limits = {}
    for part in PARTS.split():
        start = time.monotonic()
        if not passes(tree, part, PART_SECONDS):
            sys.exit(f"{tree}: the part '{part}' of `make check` fails without a change")
        limits[part] = max(PART_LEAST_SECONDS, int(PART_SLOWNESS * (time.monotonic() - start)))
    return limits


def main() -> int:
    parser = argparse.ArgumentParser(description="Lists one-operator changes that `make check` does not notice.")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", metavar="PATTERN")
    parser.add_argument("--work", type=Path, default=Path(tempfile.gettempdir()) / "kdasm-mutate", metavar="FOLDER")
    parser.add_argument("--sites", action="store_true")
    arguments = parser.parse_args()

    sites = all_sites(arguments.only)
    if arguments.sites:
        print(*sites, sep="\n")
        return 0
    known = equivalents()
    if not arguments.only and (stale := known.keys() - {site.key() for site in sites}):
        sys.exit(f"{EQUIVALENT.name}: no such site: {': '.join(min(stale))}")
    sample = random.Random(arguments.seed).sample(sites, min(arguments.count, len(sites)))
    trees: Queue[Path] = Queue()
    for number in range(arguments.jobs):
        trees.put(prepared(arguments.work, number))
    limits = limits_of_parts(trees.queue[0])

    def attempt(site: Site) -> tuple[Site, str]:
        if site.key() in known:
            return site, "equivalent"
        tree = trees.get()
        try:
            return site, outcome(tree, limits, site)
        finally:
            trees.put(tree)

    counts = {"noticed": 0, "survived": 0, "equivalent": 0, "did not build": 0}
    survivors = []
    with ThreadPoolExecutor(arguments.jobs) as pool:
        for site, result in pool.map(attempt, sample):
            counts["noticed" if result.startswith("noticed") else result] += 1
            if result == "survived":
                survivors.append(site)
            print(f"{result}: {site}", flush=True)
    print("\nsurvivors:", *survivors, sep="\n")
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
