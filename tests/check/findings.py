#!/usr/bin/env python3
"""
kdinfo --check on finished objects.

    findings.py BUILD [PATTERN...]

* For every file test that kdasm accepts, it finds in the object what kdasm found in the source: the same
  checks, of the same kernels. So every case of tests/asm/check is one for both.
* What no source has, reserved bits, it finds in objects that are changed here.
* Bits that hardware has and no directive are what their names are set to, and no finding.
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

    def check_settable(self, processor: str, field: str, offset: int, before: int, after: int) -> None:
        """A field without a directive is set by its name; `after` are the byte's bits then."""
        what = f"{processor} {field}"
        source, path, changed = (self.folder / f"{what}.{ending}" for ending in ("s", "o", "changed"))
        kernel = re.sub("gfx90a", processor, re.sub(".*accum_offset.*\n", "", KERNEL))
        source.write_text(kernel)
        run([str(self.build / "kdasm"), str(source), "-o", str(path)])
        status, text = run([str(self.build / "kdinfo"), f"--set={field}={(1 << (before ^ after).bit_count()) - 1}",
                            "-k", "k", "-o", str(changed), str(path)])
        old, new = path.read_bytes(), changed.read_bytes() if changed.exists() else b""
        descriptor = json.loads(run([str(self.build / "kdinfo"), "--json", str(path)])[1])
        place = descriptor["objects"][0]["kernels"][0]["descriptor"]["offset"] + offset
        wanted = old[:place] + bytes([after]) + old[place + 1:]
        if status or old[place] != before or new != wanted:
            raise Failure(f"status {status}, byte {offset} was 0x{old[place]:02x} and is "
                          f"{[(i - place + offset, a, b) for i, (a, b) in enumerate(zip(old, new)) if a != b]}\n{text}")
        status, text = self.check(str(changed))
        if status or "reserved" in text:
            raise Failure(f"status {status} of --check:\n{text}")


# Bits that no kernel may have: which byte of the descriptor becomes what, and what is said of it.
DAMAGE = (
    ("reserved word", 12, 0x01, "reserved bits 0x01 of byte 12"),
    ("properties", 57, 0x80, "reserved bits 0x80 of byte 57"),
    ("privileged mode", 50, 0xBC, "PRIV is 1, not 0"),
    ("last byte", 63, 0x10, "reserved bits 0x10 of byte 63"),
    ("bits that gfx1250 names", 46, 0x02, "reserved bits 0x02 of byte 46"),
)

# Fields without a directive that may have other values than 0 (AMDHSAKernelDescriptor.h of LLVM 22; GLG_EN: the
# specification, too): a byte of the descriptor before and after all their bits are set.
SETTABLE = (
    ("gfx1250", "FLAT_SCRATCH_IS_NV", 51, 0xC0, 0xC8),
    ("gfx1251", "ENABLE_DYNAMIC_VGPR", 46, 0x00, 0x02),
    ("gfx1250", "TCP_SPLIT", 46, 0x00, 0x1C),
    ("gfx1250", "ENABLE_DIDT_THROTTLE", 46, 0x00, 0x20),
    ("gfx1250", "GLG_EN", 45, 0x00, 0x20),
    ("gfx1200", "GLG_EN", 45, 0x00, 0x20),
    ("gfx1201", "ENABLE_DYNAMIC_VGPR", 52, 0x80, 0xC0),
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
        jobs += [] if patterns else [(f"set {case[0]} {case[1]}", partial(checker.check_settable, *case))
                                     for case in SETTABLE]
        complaints = list(filter(None, pool.map(lambda job: complaint(*job), jobs)))
    print(*complaints, sep="\n", end="\n" if complaints else "")
    print(f"{len(jobs) - len(complaints)} passed, {len(complaints)} failed, 0 skipped")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
