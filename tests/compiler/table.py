#!/usr/bin/env python3
"""
Compare what `kdinfo --table` says of kernels with what clang remarks while it compiles them.

    table.py                      # every case of cases.py
    table.py --sample 40          # some of them
    table.py gfx1250 gdwarf-5     # cases with these words in their names

`-Rpass-analysis=kernel-resource-usage` remarks registers, spills, scratch, LDS and occupancy of each function. Remarks
and object come from one run. Where AGPRs follow VGPRs in one file, descriptor and metadata tell the VGPRs up to a
multiple of 4; where two files hold them, and there are more AGPRs, the metadata only tells how many VGPRs there are at
most. What clang does not know yet when it remarks, because of calls, is an expression, and not compared. Without clang everything is skipped. The closing line is `N passed, N failed, N skipped`, of kernels.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from cases import SOURCES, Case, all_cases, sampled

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
REMARK = re.compile(r"remark: +(?:\S+:\d+:\d+: +)?(.+?): (.+) \[-Rpass-analysis=kernel-resource-usage\]")
COLUMNS = {"TotalSGPRs": "sgprs", "VGPRs": "vgprs", "AGPRs": "agprs", "ScratchSize [bytes/lane]": "scratch",
           "Dynamic Stack": "dynamic_stack", "Occupancy [waves/SIMD]": "occupancy", "SGPRs Spill": "sgpr_spills",
           "VGPRs Spill": "vgpr_spills", "LDS Size [bytes/block]": "lds"}
UNIFIED = re.compile(r"gfx90a|gfx94|gfx95|gfx9-4")
# Another program makes the object; symbols are not defined.
NO_OBJECT = {"-fno-integrated-as", "-fprofile-arcs", "-fprofile-instr-generate", "-finstrument-functions",
             "-fsanitize-coverage=trace-pc-guard"}
TWO_FILES = ("gfx908",)


def remarks(text: str) -> dict[str, dict[str, int]]:
    """What is remarked of each function."""
    found: dict[str, dict[str, int]] = {}
    function: dict[str, int] = {}
    for name, value in REMARK.findall(text):
        if name == "Function Name":
            function = found.setdefault(value, {})
        elif name in COLUMNS:
            number = {"True": "1", "False": "0"}.get(value, value)
            if number.isdigit():
                function[COLUMNS[name]] = int(number)
    return found


def compile_case(clang: str, case: Case, folder: str, output: Path) -> tuple[str, str]:
    """Standard error of a run that makes an object, and what went wrong."""
    def run(options: list[str], source: bytes) -> subprocess.CompletedProcess:
        return started.run([clang, *options], input=source, cwd=folder, timeout=120)

    remark = "-Rpass-analysis=kernel-resource-usage"
    as_object = lambda options: ["-c" if option == "-S" else option for option in options]  # noqa: E731
    if case.second_options():
        first = run([*case.compiler_options(), "-o", "-"], b"")
        last = run([*as_object(case.second_options()), remark, "-o", str(output), "-"], first.stdout)
    else:
        last = run([*as_object(case.compiler_options()), remark, "-o", str(output)], b"")
    error = last.stderr.decode("utf-8", "replace")
    return error, "" if last.returncode == 0 else next((line for line in error.splitlines() if "error:" in line), error)


def differences(theirs: dict[str, int], ours: dict[str, object], processor: str) -> list[str]:
    found = []
    theirs = dict(theirs)
    if UNIFIED.match(processor) and theirs.get("agprs") and "vgprs" in theirs:
        theirs["vgprs"] = (theirs["vgprs"] + 3) // 4 * 4
    if processor in TWO_FILES and theirs.get("agprs", 0) >= theirs.get("vgprs", 0):
        theirs.pop("vgprs", None)
    for name, value in theirs.items():
        if ours[name] != value:
            found.append(f"{name}: clang {value}, kdinfo {ours[name]}")
    return found


def check(case: Case, clang: str, kdinfo: str, folder: str) -> tuple[int, list[str]]:
    """Kernels that agree, and complaints."""
    with tempfile.TemporaryDirectory() as place:
        output = Path(place) / "case.o"
        text, error = compile_case(clang, case, folder, output)
        if error:
            return 0, [f"{case.name}: {error}"]
        table = started.run([kdinfo, "--table", "--json", str(output)], text=True)
        if table.returncode and "no code object" not in table.stderr:
            return 0, [f"{case.name}: {table.stderr}"]
        theirs = remarks(text)
        kernels = json.loads(table.stdout)["kernels"]
        complaints = []
        for kernel in kernels:
            if kernel["kernel"] not in theirs:
                complaints.append(f"{case.name}: {kernel['kernel']}: clang remarks nothing")
                continue
            different = differences(theirs[kernel["kernel"]], kernel, case.processor)
            if different:
                complaints.append(f"{case.name}: {kernel['kernel']}: {'; '.join(different)}")
        return len(kernels) - len(complaints), complaints


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare kdinfo --table with clang's remarks.")
    parser.add_argument("--kdinfo", default=str(ROOT / "build" / "kdinfo"))
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--sample", type=int, default=0, help="only so many cases")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only cases that have these in their name")
    options = parser.parse_args()
    cases = sampled([case for case in all_cases() if not NO_OBJECT & set(case.options) and
                     all(word in case.name for word in options.words)], options.sample)
    clang = shutil.which(options.clang)
    if clang is None:
        print(f"{options.clang} is not there\n0 passed, 0 failed, {len(cases)} skipped")
        return 0
    passed = failed = 0
    with tempfile.TemporaryDirectory(prefix="kdasm-table-") as folder:
        shutil.copytree(SOURCES, folder, dirs_exist_ok=True)
        with ThreadPoolExecutor(options.jobs) as pool:
            kdinfo = os.path.abspath(options.kdinfo)
            for good, complaints in pool.map(lambda case: check(case, clang, kdinfo, folder), cases):
                passed += good
                failed += len(complaints)
                for complaint in complaints:
                    print(f"FAILED {complaint}")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
