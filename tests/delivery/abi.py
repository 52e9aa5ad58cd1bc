#!/usr/bin/env python3
"""
Compare what programs that use the library depend on with tests/delivery/abi.txt, so that a break is a decision.

    abi.py BUILD             # compare
    abi.py --grown BUILD     # compare, but what is new may be missing in the list
    abi.py --update BUILD    # write the list

The list has a line for each exported function with its type, for each public structure and each of its members with
size and place in bytes, and for each enumerator with its number. What counts rows is left out: it grows. CHANGELOG.md says which changes a program survives;
any other is a new soname. The numbers are those of 64-bit machines.

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
INCLUDE = ROOT / "include"
LIST = ROOT / "tests" / "delivery" / "abi.txt"
HEADERS = sorted(f"kdasm/{path.name}" for path in (INCLUDE / "kdasm").glob("*.h"))

FUNCTION = re.compile(r'__attribute__\(\(visibility\("default"\)\)\) ([^;]*\b(kd_\w+)\([^;]*\));')
STRUCT = re.compile(r"\bstruct (kd_\w+) (\{)")
COUNTED = ("_COUNT", "_VERSION_MAX")
ENUM = re.compile(r"\benum (?:\w+ )?\{([^}]*)\}")


def preprocessed(compiler: list[str]) -> str:
    text = "".join(f'#include "{header}"\n' for header in HEADERS)
    done = subprocess.run([*compiler, "-std=c11", f"-I{INCLUDE}", "-E", "-P", "-x", "c", "-"],
                          input=text, stdout=subprocess.PIPE, text=True, check=True)
    return " ".join(done.stdout.split())


def body_from(text: str, brace: int) -> str:
    """What is between the brace at this place and its partner."""
    depth = 0
    for at in range(brace, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if not depth:
            return text[brace + 1:at]
    raise ValueError("a brace has no partner")


def members_of(body: str) -> list[str]:
    """The names of the members; those of a structure without a name count as one."""
    while "{" in body:
        inner = body_from(body, body.index("{"))
        body = body.replace("{" + inner + "}", "nested")
    names = []
    for declaration in filter(None, map(str.strip, body.split(";"))):
        pointer = re.search(r"\(\*(\w+)\)\(", declaration)
        names += [pointer[1]] if pointer else re.findall(r"(\w+)(?:\[[^\]]*\])*\s*(?:,|$)", declaration)
    return names


def lines_of(compiler: list[str]) -> list[str]:
    text = preprocessed(compiler)
    lines = [f"function {' '.join(match[1].split())}" for match in FUNCTION.finditer(text)]
    asked = []
    for match in STRUCT.finditer(text):
        asked.append(f'printf("struct {match[1]} %zu\\n", sizeof(struct {match[1]}));')
        asked += [f'printf("member {match[1]}.{name} at %zu, %zu\\n", offsetof(struct {match[1]}, {name}), '
                  f'sizeof((struct {match[1]} *)0)->{name});' for name in members_of(body_from(text, match.start(2)))]
    for body in ENUM.findall(text):
        names = re.findall(r"(?:^|,)\s*(KD_\w+)", body)
        asked += [f'printf("enumerator {name} %lld\\n", (long long){name});' for name in names if not name.endswith(COUNTED)]
    return sorted(set(lines + answers(compiler, asked).splitlines()))


def answers(compiler: list[str], asked: list[str]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder) / "ask.c", Path(folder) / "ask"
        includes = "".join(f"#include <{header}>\n" for header in ["stdio.h", *HEADERS])
        source.write_text(includes + "int main(void) {\n" + "\n".join(asked) + "\n}\n")
        subprocess.run([*compiler, "-std=c11", f"-I{INCLUDE}", "-o", program, source], check=True)
        return subprocess.run([program], stdout=subprocess.PIPE, text=True, check=True).stdout


def exported_by(build: Path) -> set[str]:
    """The names that the shared library shows, its version node aside."""
    library = next(build.glob("libkdasm.so.*"))
    listed = subprocess.run([os.environ.get("NM", "nm"), "--dynamic", "--defined-only", library], stdout=subprocess.PIPE,
                            text=True, check=True).stdout
    return {line.split()[2].partition("@")[0] for line in listed.splitlines() if line.split()[1] != "A"}


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the interface with tests/delivery/abi.txt.")
    parser.add_argument("build", type=Path, help="folder with libkdasm.so")
    parser.add_argument("--grown", action="store_true", help="allow what is new")
    parser.add_argument("--update", action="store_true", help="write the list")
    options = parser.parse_args()
    if struct.calcsize("P") != 8:
        print("skipped: this is no 64-bit machine\n0 passed, 0 failed, 2 skipped")
        return 0

    lines = lines_of(os.environ.get("CC", "cc").split())
    if options.update:
        LIST.write_text("\n".join(lines) + "\n")
        return 0

    failed = 0
    listed = LIST.read_text().splitlines()
    if set(listed) - set(lines) or (lines != listed and not options.grown):
        failed += 1
        print("FAILED: the interface is not that of tests/delivery/abi.txt. Read the promise in CHANGELOG.md; then `make abi`.")
        print("\n".join(difflib.unified_diff(listed, lines, "tests/delivery/abi.txt", "include/kdasm", lineterm="", n=0)))
    names = {re.findall(r"\b(kd_\w+)\(", line)[0] for line in lines if line.startswith("function ")}
    if wrong := names ^ exported_by(options.build):
        failed += 1
        print("FAILED: declared or exported, but not both:", *sorted(wrong))
    print(f"{2 - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
