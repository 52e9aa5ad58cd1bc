#!/usr/bin/env python3
"""
Check that README.md, CONTRIBUTING.md, SECURITY.md, tests/README.md and the manual say what is true.

    run.py BUILD             # run all checks
    run.py --update BUILD    # write the generated tables, and the man pages from emit/manual/*.md

The pages are README.md, CONTRIBUTING.md, SECURITY.md, tests/README.md and emit/manual/*.md.

* A fenced block marked `console` is run: each `$ command`, in one scratch folder
  for the whole page, must print what follows it. A line `...` stands for any lines.
* A fenced block marked with a language and a file name (`asm first.s`) is that file.
* Lines `$ command` in the man pages are run too, in a folder with examples/.
* The text between `<!-- generated: ... -->` marks, or such comments of a man page, is what the program or script there prints.
* The options of `kdasm --help=all`, kdasm.1 and options.md are the same, and README.md has no others; so are those of
  `kdinfo --help=all`, kdinfo.1 and kdinfo.md.
* differences.md lists every tagged message of the sources, and no other.
* Files marked `cpp` are programs that compile and link with HIP, where its headers are.
* Blocks marked `asm` in language.md are assembled without the lines that end in
  `// error: TEXT`, and with each one of these, which is refused with TEXT.
* messages.md has nearly all messages of the file tests.
* The bounds of SECURITY.md are the constants that it names.
* README.md is at most 300 lines long and links to every page of the manual.
* CONTRIBUTING.md takes at most 8 kB. Its recipes have three steps, and link to all patches in tests/rows/.
* tests/README.md has a line for each part of `make check`, and names each folder and file that is there.
* Links lead to files and headings. The manual is installed without the sources, so its
  pages link only to one another, and the man pages name only pages that are installed.
* internals.md names files of the tree, and functions that are defined in the files
  that the same paragraph names.

A block whose program is not installed is skipped. The closing line is
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import manpage

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "emit" / "manual"
README = ROOT / "README.md"
LANGUAGE = FOLDER / "language.md"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
README_LINES, CONTRIBUTING_BYTES = 300, 8192
# Of who uses the language server, and one that is installed elsewhere.
PROJECT_FILES = {"kdasm.json", "compile_commands.json", "share/kdasm/words.json"}
OPTIONS = FOLDER / "options.md"
MAN_PAGE = FOLDER / "kdasm.1"
SECURITY = ROOT / "SECURITY.md"
INDEXED_LENGTH, INDEX_MISSES = 8, .05  # letters of a message that are its own; share of messages
HIP_HEADER = Path("/usr/include/hip/hip_runtime_api.h")
TESTS = ROOT / "tests" / "README.md"
PAGES = [README, CONTRIBUTING, SECURITY, TESTS, *sorted(FOLDER.glob("*.md"))]

GENERATED = re.compile(r"((?:<!--|\.\\\") generated: (\S+) (\S+)(?: -->)?\n)(.*?)((?:<!--|\.\\\") end of generated)", re.DOTALL)
FENCE = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@dataclass
class Tally:
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def check(self, what: str, problem: str) -> None:
        """Counts one test, which failed if `problem` is not empty."""
        if problem:
            self.failed += 1
            print(f"FAILED: {what}\n{problem}")
        else:
            self.passed += 1


def output_of(program: Path, argument: str) -> str:
    return subprocess.run([program, argument], check=True, capture_output=True, text=True).stdout


def generator(name: str, build: Path) -> Path:
    """A script of the sources, or what is built of a program."""
    return ROOT / name if name.endswith(".py") else build / name


def fill_in(text: str, build: Path) -> str:
    """The page with its generated parts as they should be."""
    return GENERATED.sub(lambda m: m[1] + output_of(generator(m[2], build), m[3]) + m[5], text)


# ---- commands ----


class Folder:
    """A scratch folder to run commands in, with the examples and kdasm at hand."""

    def __init__(self, path: str, build: Path) -> None:
        self.path = Path(path)
        shutil.copytree(ROOT / "examples", self.path / "examples")
        self.environment = {**os.environ, "LC_ALL": "C", "PATH": f"{build}:{os.environ['PATH']}"}

    def write(self, name: str, text: str) -> None:
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def has(self, command: str) -> bool:
        return shutil.which(shlex.split(command)[0], path=self.environment["PATH"]) is not None

    def run(self, command: str) -> tuple[int, str]:
        done = subprocess.run(["sh", "-c", command], cwd=self.path, env=self.environment, text=True, errors="replace",
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode, done.stdout


def commands_of(block: str) -> list[tuple[str, str]]:
    """Each command of a console block with the output that is shown for it."""
    result: list[tuple[str, str]] = []
    for line in block.splitlines(keepends=True):
        if line.startswith("$ "):
            result.append((line[2:].strip(), ""))
        elif result:
            result[-1] = (result[-1][0], result[-1][1] + line)
    return result


def matches(expected: str, actual: str) -> bool:
    lines = [r"(?:.*\n)*" if line == "..." else re.escape(line.rstrip()) + "\n" for line in expected.splitlines()]
    stripped = "".join(line.rstrip() + "\n" for line in actual.splitlines())
    return re.fullmatch("".join(lines), stripped) is not None


def check_blocks(tally: Tally, page: str, text: str, folder: Folder) -> None:
    for kind, name, block in FENCE.findall(text):
        if name:
            folder.write(name, block)
        if kind != "console":
            continue
        commands = commands_of(block)
        if not all(folder.has(command) for command, _ in commands):
            tally.skipped += len(commands)
            continue
        for command, expected in commands:
            _, actual = folder.run(command)
            tally.check(f"{page}: $ {command}", "" if matches(expected, actual) else f"it prints\n{actual}")


def check_hip_programs(tally: Tally, page: str, text: str) -> None:
    compiler = os.environ.get("CXX", "c++").split()
    for name, block in ((name, block) for kind, name, block in FENCE.findall(text) if kind == "cpp" and name):
        if not HIP_HEADER.exists():
            tally.skipped += 1
            print(f"skipped: no {HIP_HEADER}")
            continue
        with tempfile.TemporaryDirectory() as scratch:
            (Path(scratch) / name).write_text(block)
            done = subprocess.run([*compiler, "-Wall", "-Wextra", "-Werror", "-D__HIP_PLATFORM_AMD__", name, "-lamdhip64", "-o", "program"],
                                  cwd=scratch, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        tally.check(f"{page}: {name} compiles", done.stdout if done.returncode else "")


def check_manual_page_commands(tally: Tally, name: str, text: str, folder: Folder) -> None:
    for command in re.findall(r"^\$ (.*)$", text, re.MULTILINE):
        command = command.replace("\\e", "\\").replace("\\-", "-")
        if not folder.has(command):
            tally.skipped += 1
            continue
        status, actual = folder.run(command)
        tally.check(f"{name}: $ {command}", f"status {status}\n{actual}" if status else "")


# ---- options, with one dash or two ----


def options_of_help(text: str) -> set[str]:
    heads = re.findall(r"^ +(-[^ ,]+(?:, -[^ ]+)*)", text, re.MULTILINE)
    return {name for head in heads for name in re.findall(r"(?:^|, )--?([A-Za-z#()][A-Za-z0-9#-]*)", head)}


def options_of_manual_page(text: str) -> set[str]:
    items = re.findall(r"^\.It (Fl .*)$", text, re.MULTILINE)
    return {name.replace(r"\&", "").lstrip("-").rstrip(",") for item in items for name in re.findall(r"Fl (\S+)", item)}


def options_of_tables(text: str) -> set[str]:
    rows = re.findall(r"^\| (`-.*?) \|", text, re.MULTILINE)
    return {option for row in rows for option in re.findall(r"`--?([A-Za-z#()][A-Za-z0-9#-]*)", row)}


def difference(wanted: set[str], got: set[str]) -> str:
    lines = [f"missing: {name}"
             for name in sorted(wanted - got)] + [f"unknown: {name}" for name in sorted(got - wanted)]
    return "\n".join(lines)


def check_options(tally: Tally, program: str, tables: Path, folder: Folder) -> None:
    """Those of --help=all are those of the man page and of the page with tables."""
    options = options_of_help(folder.run(f"{program} --help=all")[1])
    manual = (FOLDER / f"{program}.1").read_text()
    tally.check(f"options of {program}.1", difference(options, options_of_manual_page(manual)))
    tally.check(f"options of {program} in {tables.name}", difference(options, options_of_tables(tables.read_text())))
    if tables == OPTIONS:
        others = options_of_tables(README.read_text()) - options
        tally.check(f"options of {program} in {README.name}", difference(set(), others))


# ---- the language ----

REFUSED = re.compile(r"^(.*?)\s*// error: (.*)$")


def assemble(folder: Folder, text: str) -> tuple[int, str]:
    folder.write("block.s", text)
    return folder.run("kdasm -mcpu=gfx90a block.s -o block.o")


def check_asm_block(tally: Tally, folder: Folder, name: str, block: str) -> None:
    lines = block.splitlines()
    good = [line for line in lines if not REFUSED.match(line)]
    status, output = assemble(folder, "\n".join(good) + "\n")
    tally.check(f"{name} is assembled", f"status {status}\n{output}" if status else "")
    for number, line in enumerate(lines):
        if refused := REFUSED.match(line):
            kept = [other for other in lines[:number] + [refused[1]] + lines[number + 1:] if not REFUSED.match(other)]
            status, output = assemble(folder, "\n".join(kept) + "\n")
            good = status == 1 and f"error: {refused[2]}" in output
            tally.check(f"{name}: {line.strip()}", "" if good else f"status {status}\n{output}")


def check_language(tally: Tally, text: str, build: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        folder = Folder(scratch, build)
        for number, (kind, _, block) in enumerate(FENCE.findall(text), 1):
            if kind == "asm":
                check_asm_block(tally, folder, f"language.md, block {number}", block)

# ---- man pages ----


def man_pages() -> dict[Path, str]:
    """The man pages that are made from the manual, and what they should say."""
    return {FOLDER / page.file_name: manpage.page_of(source, (FOLDER / source).read_text())
            for source, page in manpage.PAGES.items()}


def check_man_pages(tally: Tally) -> None:
    """Those that are made are up to date, each page has one, and all that one refers to are there."""
    for path, text in man_pages().items():
        current = path.exists() and path.read_text() == text
        tally.check(path.name, "" if current else "out of date: run `make manual`")
        check_pages_named(tally, path)
    sources = {page.name for page in FOLDER.glob("*.md")} - manpage.OF_SOURCES
    tally.check("pages with a man page", difference(sources, set(manpage.PAGES)))
    ours = {path.name for path in FOLDER.glob("*.[1-8]")} | {"kdasm-instructions.7"}
    named = {f"{name}.{section}" for path in FOLDER.glob("*.[1-8]")
             for name, section in re.findall(r"^\.Xr ((?:lib)?kd[\w-]+) (\d)", path.read_text(), re.MULTILINE)}
    tally.check("man pages that are referred to", "\n".join(sorted(named - ours)))


def check_typesetting(tally: Tally, build: Path) -> None:
    """What shows pages has nothing to complain of: groff with all warnings, and mandoc."""
    pages = sorted([*FOLDER.glob("*.[1-8]"), *build.glob("manual/*.7")])
    for command in (["groff", "-mandoc", "-Kutf8", "-Tutf8", "-ww", "-z"], ["mandoc", "-Tlint", "-Wwarning"]):
        if not shutil.which(command[0]):
            tally.skipped += 1
            print(f"skipped: no {command[0]}")
            continue
        for page in pages:
            done = subprocess.run([*command, page], capture_output=True, text=True)
            tally.check(f"{command[0]} {page.name}", done.stdout + done.stderr)


def check_generated(tally: Tally, name: str, text: str, build: Path) -> None:
    current = fill_in(text, build) == text
    tally.check(f"generated parts of {name}", "" if current else "out of date: run `make manual`")


# ---- messages that differ from llvm-mc's ----

LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
TAGGED = re.compile(r"(.+) (\[stricter than llvm-mc\]|\[llvm-mc refuses this\])$")
CONVERSION = re.compile(r"%[-+ #0]*(?:\d+|\*)?(?:\.(?:\d+|\*))?(?:hh?|ll?|[zjt])?[a-zA-Z]")


def messages_of_sources() -> set[tuple[str, str]]:
    """Text, with … for what is filled in, and tag of every tagged message."""
    found: set[tuple[str, str]] = set()
    for path in sorted([*ROOT.glob("emit/**/*.[ch]"), *ROOT.glob("grammar/**/*.[chly]")]):
        text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
        text = re.sub(r'%" PRI\w+(?=\s*[,)])', '%d"', text)
        text = re.sub(r'%?"\s*[A-Z_]\w*(?:\([^()"]*\))?\s*"', "%d", text)
        text = re.sub(r'"\s*\n?\s*"', "", text)
        for literal in LITERAL.findall(text):
            if message := TAGGED.match(literal):
                found.add((CONVERSION.sub("…", message[1]), message[2]))
    return found


def messages_of_page(text: str) -> list[tuple[str, str]]:
    stricter, _, rest = text.partition("\n## More lenient\n")
    lenient, _, _ = rest.partition("\n## ")
    return [(row or item, tag) for part, tag in ((stricter, "[stricter than llvm-mc]"), (lenient, "[llvm-mc refuses this]"))
            for row, item in re.findall(r"^\| `(.*?)` \||^- `(.*?)`(?:, |$)", part, re.MULTILINE)]


def check_differences(tally: Tally, page: Path) -> None:
    ours, listed = messages_of_sources(), messages_of_page(page.read_text())
    patterns = [(re.compile(".*".join(map(re.escape, row.split("…")))), tag) for row, tag in listed]
    problems = [f"not listed: {text} {tag}" for text, tag in sorted(ours)
                if not any(tag == of and pattern.fullmatch(text) for pattern, of in patterns)]
    problems += [f"no such message: {row} {tag}" for (row, tag), (pattern, _) in zip(listed, patterns)
                 if not any(tag == of and pattern.fullmatch(text) for text, of in ours)]
    tally.check(f"messages in {page.name}", "\n".join(problems))


def messages_of_tests() -> set[str]:
    """What the file tests expect."""
    expected = [path for suffix in ("err", "warn") for path in ROOT.glob(f"tests/asm/**/*.{suffix}")]
    return {text for path in expected
            for text in re.findall(r"^\S+?:\d+:\d+: (?:error|warning): (.*)", path.read_text(errors="replace"), re.MULTILINE)}


def check_index(tally: Tally, page: Path) -> None:
    """A message in the index is one that tests expect, or part of one: what tables and callers add is not in the index."""
    rows = re.findall(r"^\| `+ ?(.*?) ?`+ \| (?:error|warning|note|check) \|", page.read_text(), re.MULTILINE)
    long = [row.replace("\\|", "|") for row in rows if len(row.replace("…", "")) >= INDEXED_LENGTH]
    pattern = re.compile("|".join(".*".join(map(re.escape, row.split("…"))) for row in long))
    expected = messages_of_tests()
    missing = sorted(text for text in expected if not pattern.search(text))
    few = len(expected) > 1000 and len(missing) <= INDEX_MISSES * len(expected)
    tally.check(f"messages of tests in {page.name}", "" if few else f"{len(missing)} of {len(expected)}:\n" + "\n".join(missing))


# ---- what pages name ----


def headings_of(page: Path) -> set[str]:
    """The anchors of a page, as they are derived from its headings."""
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")
            for heading in re.findall(r"^#+ (.*)$", FENCE.sub("", page.read_text()), re.MULTILINE)}


def dead_link(page: Path, link: str) -> bool:
    """Whether a link leads nowhere or, in the manual, to where nothing is installed."""
    name, _, heading = link.partition("#")
    target = page.parent / name if name else page
    if not target.exists() or heading and heading not in headings_of(target):
        return True
    return page.parent == FOLDER and target.resolve().parent != FOLDER


def check_links(tally: Tally, page: Path) -> None:
    links = re.findall(r"\]\(([^):]+)\)", FENCE.sub("", page.read_text()))
    tally.check(f"links of {page.name}", "\n".join(link for link in links if dead_link(page, link)))


def check_pages_named(tally: Tally, page: Path) -> None:
    """A man page names files of the manual, and no others that only the sources have."""
    text = re.sub(r"\\f[A-Z]", "", page.read_text().replace("\\-", "-"))
    named = set(re.findall(r"[\w./-]+\.(?:md|json)\b", text)) - PROJECT_FILES
    unknown = [name for name in sorted(named) if "/" in name or not (FOLDER / name).exists()]
    tally.check(f"pages that {page.name} names", "\n".join(unknown))


def check_contributing(tally: Tally) -> None:
    """CONTRIBUTING.md is short; each patch is that of one recipe, and a recipe is three steps."""
    text = CONTRIBUTING.read_text()
    size = len(text.encode())
    tally.check(f"size of {CONTRIBUTING.name}", f"{size} bytes" if size > CONTRIBUTING_BYTES else "")
    recipes = re.findall(r"^### (.*)\n((?:(?!#).*\n)*)", text, re.MULTILINE)
    named = [name for heading, _ in recipes for name in re.findall(r"\]\((tests/rows/.*?)\)", heading)]
    patches = {str(patch.relative_to(ROOT)) for patch in ROOT.glob("tests/rows/*.patch")}
    tally.check(f"patches of {CONTRIBUTING.name}", difference(patches, set(named)) or "\n".join({n for n in named if named.count(n) > 1}))
    for heading, steps in recipes:
        numbers = re.findall(r"^(\d)\. ", steps, re.MULTILINE)
        tally.check(f"steps of '{heading}' in {CONTRIBUTING.name}", "" if numbers == ["1", "2", "3"] else ", ".join(numbers) or "none")


def check_readme(tally: Tally) -> None:
    """README.md is short, and links to every page of the manual."""
    count = len(README.read_text().splitlines())
    tally.check("size of README.md", f"{count} lines" if count > README_LINES else "")
    links = set(re.findall(r"\]\(emit/manual/(\w[\w.-]*)", README.read_text()))
    tally.check("pages that README.md links to", difference({page.name for page in FOLDER.glob("*.md")}, links))


def parts_of_check() -> set[str]:
    without_words = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKEOVERRIDES", "parts")}
    makes = subprocess.run([os.environ.get("MAKE", "make"), "-s", "print-parts"], cwd=ROOT, check=True, capture_output=True, text=True,
                           env=without_words)
    return set(makes.stdout.split())


def check_tests(tally: Tally) -> None:
    """tests/README.md lists the parts, each once, and all folders; what it names is there."""
    text = TESTS.read_text()
    parts = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    tally.check("parts in tests/README.md", difference(parts_of_check(), set(parts)) or "\n".join({p for p in parts if parts.count(p) > 1}))
    last = [row.rpartition(" | ")[2] for row in re.findall(r"^\| `\w+` (\|.*) \|$", text, re.MULTILINE)]
    first = re.findall(r"^\| ((?:`\w+/`(?:, )?)+) \|", text, re.MULTILINE)
    named = re.findall(r"`([\w./]+)`", " ".join(last + first))
    folders = {path.name for path in TESTS.parent.iterdir() if path.is_dir() and path.name != "__pycache__"}
    tally.check("folders in tests/README.md", difference(folders, {name.partition("/")[0] for name in named}))
    paths = [*named, *re.findall(r"`tests/([\w./]+)", text)]
    tally.check("files that tests/README.md names", "\n".join(name for name in paths if not (TESTS.parent / name).exists()))


def constant(path: Path, name: str) -> int | None:
    """The value of a constant of C that is made of numbers, products and shifts."""
    for text in re.findall(rf"\b{name}(?: =)? ([^,;}}/\n]+)", path.read_text()):
        text = text.replace("UINT64_C", "").strip()
        if re.fullmatch(r"(?:[\d()]|0x[\da-f]+| \* | << )+", text):
            return int(eval(text))  # noqa: S307, nothing but numbers
    return None


def check_bounds(tally: Tally) -> None:
    rows = re.findall(r"^\| (.*) \| ([\d,]+) \| `(\w+)` in `([\w./]+)` \|$", SECURITY.read_text(), re.MULTILINE)
    tally.check(f"bounds of {SECURITY.name}", "" if len(rows) > 20 else f"only {len(rows)} were found")
    for what, number, name, path in rows:
        value = constant(ROOT / path, name)
        tally.check(f"bounds of {SECURITY.name}: {what}", difference({number}, {f"{value:,}" if value else "no such constant"}))


def defines(path: Path, function: str) -> bool:
    """Whether the body of a function, or the rule of a grammar, is in a file."""
    text = path.read_text()
    return re.search(rf"^(?!\s)[^;={{}}]*\b{function}\([^;{{}}]*\)\s*\{{", text, re.MULTILINE) is not None


def check_internals(tally: Tally, page: Path) -> None:
    text = FENCE.sub("", page.read_text())
    problems = []
    for paragraph in re.split(r"\n\n|\n(?=- |\| )", text):
        names = re.findall(r"`((?:emit|grammar|include|tests)/[\w./]+)`", paragraph)
        files = [ROOT / name for name in names if (ROOT / name).is_file()]
        problems += [f"no such file: {name}" for name in names if not (ROOT / name).exists()]
        problems += [f"not in {', '.join(path.name for path in files)}: {function}()"
                     for function in re.findall(r"`(\w+)\(\)`", paragraph)
                     if not any(defines(path, function) for path in files)]
    tally.check(f"files and functions that {page.name} names", "\n".join(problems))


def main() -> int:
    parser = argparse.ArgumentParser(description="Check README.md, CONTRIBUTING.md, SECURITY.md, tests/README.md and the manual.")
    parser.add_argument("build", type=Path, help="folder with kdasm")
    parser.add_argument("--update", action="store_true", help="write the generated parts")
    options = parser.parse_args()
    build = options.build.resolve()

    if options.update:
        for page in [*PAGES, MAN_PAGE]:
            page.write_text(fill_in(page.read_text(), build))
        for path, text in man_pages().items():
            path.write_text(text)
        return 0

    tally = Tally()
    for page in PAGES:
        check_generated(tally, page.name, page.read_text(), build)
        check_links(tally, page)
        with tempfile.TemporaryDirectory() as scratch:
            check_blocks(tally, page.name, page.read_text(), Folder(scratch, build))
        check_hip_programs(tally, page.name, page.read_text())
    check_generated(tally, MAN_PAGE.name, MAN_PAGE.read_text(), build)
    check_contributing(tally)
    check_readme(tally)
    check_tests(tally)
    check_bounds(tally)
    check_language(tally, LANGUAGE.read_text(), build)
    check_differences(tally, FOLDER / "differences.md")
    check_index(tally, FOLDER / "messages.md")
    check_internals(tally, FOLDER / "internals.md")
    check_man_pages(tally)
    check_typesetting(tally, build)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Folder(scratch, build)
        for program, tables in (("kdasm", OPTIONS), ("kdinfo", FOLDER / "kdinfo.md"),
                                ("kdasm-lsp", FOLDER / "language-server.md")):
            page = FOLDER / f"{program}.1"
            check_manual_page_commands(tally, page.name, page.read_text(), folder)
            check_pages_named(tally, page)
            check_options(tally, program, tables, folder)
    print(f"{tally.passed} passed, {tally.failed} failed, {tally.skipped} skipped")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
