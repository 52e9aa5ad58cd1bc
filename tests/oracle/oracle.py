#!/usr/bin/env python3
"""
Compare kdasm with llvm-mc on generated inputs: same verdict, same bytes; of some also the printed form.

    oracle.py                          # 30,000 inputs over all areas
    oracle.py --area kernel --count 500 --seed 7
    oracle.py --show kernel-12         # print one input instead of running

Inputs that differ are kept in the output directory with a command line that
reproduces them; `--minimise` shrinks them first. The closing line is
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import shlex
import shutil
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import areas
import targets
import tools
import worker
from cache import Cache
from minimise import minimise
from report import Report

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "shared"))
from started import library_beside  # noqa: E402

ROOT = HERE.parent.parent


def common_options(description: str, count: int) -> argparse.ArgumentParser:
    """Which inputs to make and what to run on them; messages.py has these options too."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--count", type=int, default=count, help=f"inputs in all ({count})")
    parser.add_argument("--seed", type=int, default=1, help="seed of the generators (1)")
    parser.add_argument("--area", action="append", metavar="NAME", help="only this area; repeatable")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="worker processes")
    parser.add_argument("--kdasm", default=str(ROOT / "build" / "kdasm"))
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    parser.add_argument("--llvm-mc-old", default="llvm-mc-19", help="oracle for gfx940 and gfx941")
    parser.add_argument("--llvm-mc-14", default="llvm-mc-14", help="oracle for code object versions 2 and 3")
    parser.add_argument("--timeout", type=int, default=10, help="CPU seconds kdasm may take for one input (10)")
    parser.add_argument("--no-memory-limit", action="store_true", help="for a kdasm built with AddressSanitizer")
    return parser


def parse_options() -> argparse.Namespace:
    parser = common_options("Compare kdasm with llvm-mc on generated inputs.", 30_000)
    parser.add_argument("--print-every", type=int, default=8, metavar="N",
                        help="compare the printed form of every Nth (8); 0: of none")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "oracle", help="where differences are kept")
    parser.add_argument("--cache", type=Path, help="remember the oracle's answers in this file")
    parser.add_argument("--minimise", action="store_true", help="shrink inputs that differ")
    parser.add_argument("--keep", type=int, default=50, help="differences to keep and print (50)")
    parser.add_argument("--show", metavar="AREA-N", help="print this input and its options")
    return parser.parse_args()


def find_tool(name: str, required: bool = True) -> str | None:
    path = shutil.which(name)
    if path is None and required:
        sys.exit(f"oracle.py: {name} not found")
    return str(Path(path).absolute()) if path else None


def make_bench(options: argparse.Namespace, print_every: int = 0) -> worker.Bench:
    kdasm, llvm_mc = find_tool(options.kdasm), find_tool(options.llvm_mc)
    old = find_tool(options.llvm_mc_old, required=False)
    assert kdasm and llvm_mc
    llvm_14 = find_tool(options.llvm_mc_14, required=False)
    versions = {path: tools.version_of(path) for path in (llvm_mc, old, llvm_14) if path}
    return worker.Bench(
        tools.Tool(kdasm, options.timeout, not options.no_memory_limit),
        tools.Tool(llvm_mc, cpu_seconds=1),
        tools.Tool(old, cpu_seconds=1) if old else None,
        tools.Tool(llvm_14, cpu_seconds=1) if llvm_14 else None,
        options.seed, targets.Targets(targets.load_targets(llvm_mc, old), targets.load_targets_14(llvm_14)),
        versions, print_every)


def chosen_areas(options: argparse.Namespace, bench: worker.Bench) -> list[areas.Area]:
    known = areas.all_areas()
    if bench.oracle_14 is None:
        known = {name: area for name, area in known.items() if not area.needs_llvm_14}
    for name in options.area or []:
        if name not in known:
            sys.exit(f"oracle.py: no area {name}; there are {', '.join(known)}")
    return [area for name, area in known.items() if not options.area or name in options.area]


def show(bench: worker.Bench, wanted: str) -> None:
    known = areas.all_areas()
    name, index = areas.item_of(wanted, known)
    case = known[name].case(bench.seed, index, bench.targets)
    sys.stdout.flush()
    sys.stdout.buffer.write(f"// {shlex.join(case.options())}\n".encode() + case.source)
    for path, text in case.files.items():
        sys.stdout.buffer.write(f"\n// ---- {path} ----\n".encode() + text)


def settle(bench: worker.Bench, scratch: str) -> worker.Bench:
    """Copy kdasm out of the build folder: a rebuild during the run must not change what is compared. All programs are set up
    once for each worker."""
    original = bench.kdasm.path
    settled = shutil.copy2(original, Path(scratch, "kdasm"))
    library = library_beside(original)
    waiting = {name: replace(tool, library=library)
               for name in ("oracle", "old_oracle", "oracle_14") if (tool := getattr(bench, name))}
    return replace(bench, kdasm=replace(bench.kdasm, path=str(settled), shown=original, library=library), **waiting)


def run(options: argparse.Namespace, bench: worker.Bench, scratch: str) -> Report:
    wanted = areas.plan(chosen_areas(options, bench), options.count)
    report = Report(options.out, options.keep)
    cache = Cache(options.cache)
    with multiprocessing.Pool(options.jobs, worker.start, (bench, scratch, options.cache)) as pool:
        for results in pool.imap_unordered(worker.work, wanted, chunksize=8):
            for result in results:
                if result.cache_key:
                    cache.add(result.cache_key, result.oracle)
                report.add(result)
    return report


def shrink(bench: worker.Bench, report: Report, scratch: str) -> None:
    worker.enter(scratch)
    forget = Cache(None)
    for result in report.kept:
        wanted = result.judgement.kind

        def fails(case: worker.Case) -> bool:
            check = worker.compare if case.form == "obj" else worker.compare_printed
            return check(bench, case, forget).judgement.kind == wanted

        report.keep_minimised(result, minimise(result.case, fails))


def main() -> int:
    options = parse_options()
    bench = make_bench(options, options.print_every)
    if options.show:
        show(bench, options.show)
        return 0
    print(f"seed {options.seed}, {options.count} inputs, {options.jobs} jobs, {len(bench.targets.current)} processors")
    for path, version in bench.versions.items():
        print(f"oracle {path}: {version}")
    if bench.old_oracle is None:
        print(f"no {options.llvm_mc_old}: gfx940 and gfx941 are left out")
    if bench.oracle_14 is None:
        print(f"no {options.llvm_mc_14}: code object versions 2 and 3 are left out")
    begun = time.monotonic()
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="kdasm-oracle-", dir=memory) as scratch:
        bench = settle(bench, scratch)
        report = run(options, bench, scratch)
        if options.minimise and report.kept:
            shrink(bench, report, scratch)
    report.print(bench, time.monotonic() - begun)
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
