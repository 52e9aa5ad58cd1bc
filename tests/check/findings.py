#!/usr/bin/env python3
"""
kdinfo --check on finished objects.

    findings.py BUILD [PATTERN...]

* For every file test that kdasm accepts, it finds in the object what kdasm found in the source: the same
  checks, of the same kernels. So every case of tests/asm/check is one for both.
* What no source has, reserved bits, it finds in objects that are changed here.
* --json says the same as the text.

PATTERN is part of a test's path. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = ROOT / "tests" / "asm"
DEFAULT_FLAGS = "-mcpu=gfx900"

FINDING = re.compile(r"(?:warning|error): (?:kernel '(.*?)': )?.*\[-W(?:error=)?([a-z-]+)\]$", re.MULTILINE)

REMARK = re.compile(r"^kdinfo: warning: ", re.MULTILINE)  # what is damaged, so not all was checked

# What only one of the two can know. Descriptors and metadata that are made of data are read from an object only;
# what --fill-metadata has written is in no source.
ONLY_ONE = {"missing-descriptor", "not-descriptor", "reserved-bits"}

KERNEL = """\
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.text
.p2align 8
k:
	.long 0xbf810000
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel
"""


class Failure(Exception):
    """Something is not as it should be."""


def run(command: list[str], folder: Path = ROOT) -> tuple[int, str]:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
    return done.returncode, done.stdout + done.stderr


def findings(text: str) -> Counter[tuple[str, str]]:
    return Counter((kernel, check) for kernel, check in FINDING.findall(text))


def flags_of(test: Path) -> list[str]:
    """The options of a test, without those about checks: all of them are on."""
    path = test.with_suffix(".flags")
    flags = shlex.split(path.read_text() if path.exists() else DEFAULT_FLAGS)
    return [flag for flag in flags if not flag.startswith("-W")] + ["-Wall"]


class Checker:
    def __init__(self, build: Path, folder: Path) -> None:
        self.build = build.resolve()
        self.folder = folder

    def check(self, *arguments: str) -> tuple[int, str]:
        return run([str(self.build / "kdinfo"), "--check", *arguments])

    def check_test(self, test: Path) -> None:
        output = self.folder / (str(test.relative_to(TESTS)).replace("/", "_") + ".o")
        command = [str(self.build / "kdasm"), *flags_of(test), test.name, "-o", str(output)]
        status, messages = run(command, test.parent)
        if status or output.read_bytes()[:4] != b"\x7fELF":
            return
        in_source = findings(messages)
        status, text = self.check("-Wall", str(output))
        in_object = findings(text)
        only_one = ONLY_ONE | ({"kernarg-size-unsaid"} if "--fill-metadata" in flags_of(test) else set())
        differing = {key for key in in_source | in_object if in_source[key] != in_object[key]
                     and key[1] not in only_one}
        if differing:
            raise Failure(f"only one of the two finds {sorted(differing)}:\n{messages}\n{text}")
        if (status == 1) != (bool(in_object) or REMARK.search(text) is not None):
            raise Failure(f"exit status {status}\n{text}")
        self.check_json(output, text)

    def check_json(self, path: Path, text: str) -> None:
        _, printed = self.check("--json", "-Wall", str(path))
        document = json.loads(printed[: printed.rindex("}") + 1])
        if [finding["message"] for finding in document["findings"]] != [
            line.split(": warning: ", 1)[1] for line in text.splitlines() if ": warning: " in line and "[-W" in line]:
            raise Failure(f"--json says something else\n{printed}\n{text}")

    def check_damaged(self, what: str, offset: int, byte: int, wanted: str) -> None:
        """A byte of the descriptor is another one."""
        source, path = self.folder / f"{what}.s", self.folder / f"{what}.o"
        source.write_text(KERNEL)
        run([str(self.build / "kdasm"), str(source), "-o", str(path)])
        data = bytearray(path.read_bytes())
        descriptor = data.index(bytes.fromhex("ac008000")) - 50  # the end of RSRC1, the beginning of RSRC2
        data[descriptor + offset] = byte
        path.write_bytes(data)
        status, text = self.check(str(path))
        if status != 1 or wanted not in text:
            raise Failure(f"status {status}, and not '{wanted}':\n{text}")


# Bits that no kernel may have: which byte of the descriptor becomes what, and what is said of it.
DAMAGE = (
    ("reserved word", 12, 0x01, "reserved bits 0x01 of byte 12"),
    ("properties", 57, 0x80, "reserved bits 0x80 of byte 57"),
    ("privileged mode", 50, 0xBC, "PRIV is 1, not 0"),
    ("last byte", 63, 0x10, "reserved bits 0x10 of byte 63"),
)


def complaint(what: str, check: Callable[[], None]) -> str:
    try:
        check()
    except Failure as failure:
        return f"FAILED {what}: {failure}"
    return ""


def main() -> int:
    build, patterns = Path(sys.argv[1]), sys.argv[2:]
    tests = [test for test in sorted(TESTS.rglob("*.s")) if not patterns or any(word in str(test) for word in patterns)]
    with tempfile.TemporaryDirectory(prefix="kdinfo-check-") as folder, ThreadPoolExecutor() as pool:
        checker = Checker(build, Path(folder))
        jobs = [(str(test.relative_to(ROOT)), partial(checker.check_test, test)) for test in tests]
        jobs += [] if patterns else [(f"changed {case[0]}", partial(checker.check_damaged, *case)) for case in DAMAGE]
        complaints = list(filter(None, pool.map(lambda job: complaint(*job), jobs)))
    print(*complaints, sep="\n", end="\n" if complaints else "")
    print(f"{len(jobs) - len(complaints)} passed, {len(complaints)} failed, 0 skipped")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
