#!/usr/bin/env python3
"""run.py BUILD: -fdiagnostics-format says in JSON and SARIF what it says as text, in the schemas beside this file.

GCC and clang are held against the schemas as well, so that these describe what others read; without them that is skipped."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "kdinfo"))

import schema  # noqa: E402

CHECKED = """.globl k
k: .long 0
.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
"""
# Source, name and options.
INPUTS = {
    "nothing to say": (".long 1\n", "a.s", []),
    "errors and warnings": (".byte 300\n.frobnicate\n.warning \"w\"\n", "a.s", []),
    "the notes of a macro": (".macro m\n.byte 300\n.endm\n.macro n\nm\n.endm\nn\n", "a.s", []),
    "a macro in itself, whose notes are the same": (".macro m n\n.if \\n\nm (\\n-1)\n.else\n.byte 300\n.endif\n.endm\nm 5\n", "a.s", []),
    "a file in itself": ('.include "a.s"\n', "a.s", []),
    "a check": (CHECKED, "a.s", ["-Wall"]),
    "a check that is an error": (CHECKED, "a.s", ["-Werror=entry-alignment"]),
    "letters of several bytes": ("/* äöü€ */ .byte 300\n", "a.s", []),
    "bytes that are no letters": (b"/* \xff\xfe */ .byte 300 # \x01\n", "a.s", []),
    "a name with signs": (".byte 300\n", "a b#ä%.s", []),
    "no place": (".long 1\n", "a.s", ["-mcpu=gfx9999"]),
    "no file": (".long 1\n", "a.s", ["-shared", "nothing.s"]),
    "more than the limit": (".frobnicate\n" * 30, "a.s", ["-ferror-limit=3"]),
}
MESSAGE = re.compile(r"^(?:(?P<file>[^\n]*?):(?P<line>\d+):(?P<column>\d+)|kdasm): (?P<kind>error|warning|note): (?P<text>.*)$",
                     re.MULTILINE)
OPTION = re.compile(r" \[(-W[^]]+)\]$")
ADVICE = {f"-W{name}" for name in re.findall(r'^KD_CHECK\(\w+, "([a-z-]+)", ADVICE,', (
    HERE.parent.parent / "include" / "kdasm" / "checks.def").read_text(), re.MULTILINE)}


def load(name: str) -> dict:
    return json.loads((HERE / name).read_text())


def said(build: Path, folder: str, name: str, options: list[str], form: str) -> str:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    done = subprocess.run([build / "kdasm", "-mcpu=gfx900", *options, f"-fdiagnostics-format={form}", name, "-o", "a.o"],
                          cwd=folder, env=environment, capture_output=True)
    return done.stderr.decode("utf-8", "replace")


def of_text(text: str) -> list[tuple]:
    return [(m["kind"], int(m["line"] or 0), int(m["column"] or 0), OPTION.sub("", m["text"]))
            for m in MESSAGE.finditer(text)]


def levels(text: str) -> list[tuple]:
    """As SARIF has them: advice is a note."""
    options = [OPTION.search(m["text"]) for m in MESSAGE.finditer(text)]
    return [("note", *found[1:]) if option and option[1] in ADVICE else found
            for option, found in zip(options, of_text(text))]


def of_gcc(document: list) -> list[tuple]:
    found = []
    for diagnostic in document:
        for item in [diagnostic, *diagnostic["children"]]:
            caret = item["locations"][0]["caret"] if item["locations"] else {"line": 0, "column": 0}
            found.append((item["kind"], caret["line"], caret["column"], item["message"]))
    return found


def place_of(location: dict) -> tuple[int, int]:
    region = location.get("physicalLocation", {}).get("region", {})
    # Columns of letters as those of bytes.
    before = region.get("snippet", {}).get("text", "")[:region.get("startColumn", 1) - 1]
    return region.get("startLine", 0), region.get("startColumn", 0) + len(before.encode()) - len(before)


def of_sarif(document: dict) -> list[tuple]:
    found = []
    for result in document["runs"][0]["results"]:
        place = place_of(result["locations"][0]) if result["locations"] else (0, 0)
        found.append((result["level"], *place, result["message"]["text"]))
        found += [("note", *place_of(note), note["message"]["text"]) for note in result.get("relatedLocations", [])]
    return found


def rules_missing(document: dict) -> list[str]:
    run = document["runs"][0]
    rules = {rule["id"] for rule in run["tool"]["driver"]["rules"]}
    used = {result["ruleId"] for result in run["results"]} - {"error", "warning"}
    return sorted(rules ^ used)


def check(build: Path, what: str) -> list[str]:
    source, name, options = INPUTS[what]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_bytes(source if isinstance(source, bytes) else source.encode())
        printed = said(build, folder, name, options, "text")
        text = of_text(printed)
        gcc = json.loads(said(build, folder, name, options, "json"))
        sarif = json.loads(said(build, folder, name, options, "sarif"))
    problems = schema.problems(load("gcc.schema.json"), gcc) + schema.problems(load("sarif.schema.json"), sarif)
    if not problems and of_gcc(gcc) != text:
        problems.append(f"JSON says {of_gcc(gcc)}, text {text}")
    if not problems and what != "bytes that are no letters" and of_sarif(sarif) != levels(printed):
        problems.append(f"SARIF says {of_sarif(sarif)}, text {levels(printed)}")
    return problems + rules_missing(sarif)


def of_compiler(compiler: str, form: str, name: str) -> list[str]:
    source = "#warning w\nint f(void) { return g; }\nint f(int a) { return a; }\n"
    done = subprocess.run([compiler, "-Wall", f"-fdiagnostics-format={form}", "-fsyntax-only", "-x", "c", "-"], input=source,
                          capture_output=True, text=True)
    begin = re.search(r'^(\[|{")', done.stderr, re.MULTILINE)
    if not begin:
        return [done.stderr]
    return schema.problems(load(name), json.JSONDecoder().raw_decode(done.stderr, begin.start())[0])


def has_format(compiler: str, form: str) -> bool:
    if not shutil.which(compiler):
        return False
    done = subprocess.run([compiler, f"-fdiagnostics-format={form}", "-fsyntax-only", "-x", "c", "/dev/null"],
                          capture_output=True)
    return done.returncode == 0


def main() -> int:
    build = Path(sys.argv[1]).resolve()
    passed = failed = skipped = 0
    for what in INPUTS:
        problems = check(build, what)
        passed, failed = passed + (not problems), failed + bool(problems)
        print(*(f"FAILED: {what}: {problem}" for problem in problems), sep="\n", end="\n" if problems else "")
    for compiler, form, name in (("gcc", "json", "gcc.schema.json"), ("clang-22", "sarif", "sarif.schema.json")):
        if not has_format(compiler, form):
            skipped += 1
            print(f"skipped: {compiler} -fdiagnostics-format={form}")
            continue
        problems = of_compiler(compiler, form, name)
        passed, failed = passed + (not problems), failed + bool(problems)
        print(*(f"FAILED: {compiler}: {problem}" for problem in problems), sep="\n", end="\n" if problems else "")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
