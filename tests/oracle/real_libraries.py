#!/usr/bin/env python3
"""real_libraries.py: kdinfo on what GPU libraries hold: no kernel is lost, no finding is untrue.

    real_libraries.py --build BUILD [--library FILE]

* Objects that clang makes of 20 sources, linked by ld.lld with -shared and with -r: 20 notes of metadata. kdinfo --yaml
  prints what llvm-readelf prints, --asm makes the notes again, and what kdasm -shared links has the same kernels.
* A host library, and a file, with three bundles of these in a row, so three entries for each ID, and one that has an ID
  three times itself.
* Debian's librocrand, or FILE.

In each code object comgr counts the kernels. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import json
import struct
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "kdinfo"))

import round_trip  # noqa: E402
from round_trip import Failure, run  # noqa: E402

OBJECTS = 20
TARGETS = ("gfx906", "gfx90a:xnack-", "gfx1100")
BUNDLES = 3
LIBRARY = next(iter(sorted(Path("/usr/lib").glob("*/librocrand.so.1"))), None)
LEFT_OUT = "left out, though they differ: "  # tables of addresses
MOVES = ": KERNEL_CODE_ENTRY_BYTE_OFFSET: "  # with the size of the notes
LEAST = 21  # kernels of each code object in such a library

SOURCE = """\
kernel void fill_{number}(global int *out, int value) {{ out[__builtin_amdgcn_workitem_id_x()] = value + {number}; }}
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void sum_{number}(global float *out, global const float *in) {{
	local float parts[64];
	uint i = __builtin_amdgcn_workitem_id_x();
	parts[i] = in[i];
	__builtin_amdgcn_s_barrier();
	out[i] = parts[i ^ 1] + parts[{number}];
}}
"""


class Tools:
    def __init__(self, build: Path, folder: Path) -> None:
        self.build, self.folder = build, folder
        self.kdinfo, self.kdasm, self.comparer = (str(build / name) for name in ("kdinfo", "kdasm", "comgr/compare"))

    def kernels_by_comgr(self, path: Path) -> int:
        """Raises Failure if libkdasm reads another document."""
        said, _, count = run(self.comparer, path).strip().partition(", ")
        if said != "same":
            raise Failure(f"{path.name}: beside comgr: {said}")
        return int(count.split()[0])

    def objects(self, path: Path, wanted: Counter[tuple[str, int]] | None) -> None:
        """Each code object in the file has its kernels; which ones, by target and number of kernels, if that is known."""
        data, found = path.read_bytes(), Counter()
        for number, view in enumerate(round_trip.objects_of(self.kdinfo, path)):
            part = self.folder / f"{path.name}.{number}.co"
            part.write_bytes(data[view["offset"]:view["offset"] + view["size"]])
            count, kernels = self.kernels_by_comgr(part), view["kernels"]
            without = [kernel["name"] for kernel in kernels if kernel["metadata"] is None]
            if len(kernels) != count or without or view["kernels_without_descriptor"] or view["remarks"]:
                raise Failure(f"{part.name}: {len(kernels)} kernels, {count} by comgr; without metadata: {without}")
            if wanted is None and count < LEAST:
                raise Failure(f"{part.name}: {count} kernels")
            self.yaml(part)
            found[view["target"].partition("--")[2], count] += 1
        if not found or (wanted is not None and found != wanted):
            raise Failure(f"objects found are {found}, wanted {wanted}")
        run(self.kdinfo, "--check", path)

    def yaml(self, path: Path) -> None:
        """A document of each note, as llvm-readelf prints them."""
        lines, documents, inside = run("llvm-readelf-22", "--notes", path).splitlines(), [], False
        for line in lines:
            start = line.removeprefix("    AMDGPU Metadata: ").strip()
            inside = inside or start == "---"
            if inside:
                documents.append(start if start == "---" else line)
            inside = inside and line != "..."
        if run(self.kdinfo, "--yaml", path).splitlines() != documents:
            raise Failure(f"{path.name}: --yaml prints other metadata than llvm-readelf")


# ---- what is built ----

def compile_objects(folder: Path, target: str) -> list[Path]:
    def compile_one(number: int) -> Path:
        source, made = (folder / f"{target.replace(':', '_')}.{number}.{suffix}" for suffix in ("cl", "o"))
        source.write_text(SOURCE.format(number=number))
        run("clang-22", "-x", "cl", "-cl-std=CL1.2", "--target=amdgcn-amd-amdhsa", f"-mcpu={target}", "-O1", "-nogpulib",
            "-w", "-c", source, "-o", made)
        return made
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(compile_one, range(OBJECTS)))


def link(objects: list[Path], mode: str, output: Path) -> Path:
    run("ld.lld-22", mode, *objects, "-o", output)
    return output


def check_linked(tools: Tools, target: str, objects: list[Path]) -> None:
    name = target.replace(":", "_")
    shared = link(objects, "-shared", tools.folder / f"{name}.so")
    relocatable = link(objects, "-r", tools.folder / f"{name}.r.o")
    for path in (shared, relocatable):
        tools.objects(path, Counter({(target, 2 * OBJECTS): 1}))
        notes = json.loads(run(tools.kdinfo, "--json", path))["objects"][0]["notes"]
        if [note.get("metadata_number") for note in notes] != list(range(1, OBJECTS + 1)):
            raise Failure(f"{path.name}: the notes are {notes}")
        run(tools.kdinfo, "--check", "-Wseveral-notes", path)
        if round_trip.check(tools.kdinfo, tools.kdasm, path, tools.folder):
            raise Failure(f"{path.name}: parts are data in the assembly")
    ours = tools.folder / f"{name}.kdasm.so"
    run(tools.kdasm, "-shared", *objects, "-o", ours)
    differences = subprocess.run([tools.kdinfo, "--diff", shared, ours], capture_output=True, text=True).stdout
    if others := [line for line in differences.splitlines() if MOVES not in line and not line.startswith(LEFT_OUT)]:
        raise Failure("\n".join(["kdasm -shared makes other kernels:", *others]))


# ---- in a host library ----

def hip_id(target: str) -> str:
    return f"hipv4-amdgcn-amd-amdhsa--{target}"


def bundle_by_tool(folder: Path, number: int, parts: dict[str, Path]) -> bytes:
    """As clang makes it of one source."""
    empty, output = folder / "empty", folder / f"{number}.hipfb"
    empty.write_bytes(b"")
    ids = ["host-x86_64-unknown-linux-gnu-", *map(hip_id, parts)]
    run("clang-offload-bundler-22", "-type=o", "-bundle-align=4096", f"-targets={','.join(ids)}", f"-input={empty}",
        *(f"-input={path}" for path in parts.values()), f"-output={output}")
    return output.read_bytes()


def bundle_by_hand(entries: list[tuple[str, bytes]]) -> bytes:
    """As "Clang Offload Bundler" describes it; the tool itself refuses an ID that is there twice."""
    header, body, page = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(entries)), b"", 4096
    for name, contents in entries:
        header += struct.pack("<QQQ", page + len(body), len(contents), len(name)) + name.encode()
        body += contents + bytes(-len(contents) % page)
    return header + bytes(page - len(header)) + body


def host_library(folder: Path, fatbin: bytes) -> Path:
    contents, source, made, library = (folder / name for name in ("fatbin", "host.s", "host.o", "libhost.so"))
    contents.write_bytes(fatbin)
    source.write_text(f'.section .hip_fatbin,"a",@progbits\n.p2align 12\n.incbin "{contents}"\n')
    run("clang-22", "--target=x86_64-linux-gnu", "-c", source, "-o", made)
    return link([made], "-shared", library)


def check_host(tools: Tools, objects: dict[str, list[Path]]) -> None:
    """Each bundle has another part of the objects of each target, linked."""
    fatbin, wanted = b"", Counter()
    for number in range(BUNDLES):
        parts = {}
        for target, made in objects.items():
            some = made[number * 5:OBJECTS - number]
            parts[target] = link(some, "-shared", tools.folder / f"{number}.{target.replace(':', '_')}.so")
            wanted[target, 2 * len(some)] += 1
        fatbin += bundle_by_tool(tools.folder, number, parts)
        fatbin += bytes(-len(fatbin) % 4096)
    target, path = next(iter(parts.items()))
    fatbin += bundle_by_hand([(hip_id(target), path.read_bytes())] * 3)
    wanted[target, tools.kernels_by_comgr(path)] += 3
    library = host_library(tools.folder, fatbin)
    tools.objects(library, wanted)
    tools.objects(tools.folder / "fatbin", wanted)
    taken = tools.folder / "taken"
    run(tools.kdinfo, f"--unbundle-all={taken}", library)
    if len(list(taken.iterdir())) != wanted.total():
        raise Failure(f"--unbundle-all writes {sorted(taken.iterdir())}")


# ---- all of it ----

def complaint(what: str, check: Callable[[], None]) -> int:
    try:
        check()
    except (Failure, subprocess.SubprocessError, OSError) as failure:
        print(f"FAILED: {what}: {failure}")
        return 1
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Read what GPU libraries hold.")
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--library", type=Path, default=LIBRARY)
    options = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory(prefix="kdasm-libraries-") as scratch:
        tools = Tools(options.build.resolve(), Path(scratch))
        objects = {target: compile_objects(tools.folder, target) for target in TARGETS}
        for target, made in objects.items():
            failed += complaint(f"{OBJECTS} objects for {target}", lambda: check_linked(tools, target, made))
        failed += complaint("bundles in a host library", lambda: check_host(tools, objects))
        if options.library:
            failed += complaint(str(options.library), lambda: tools.objects(options.library, None))
    count, skipped = len(TARGETS) + 1 + (options.library is not None), options.library is None
    print(f"{count - failed} passed, {failed} failed, {int(skipped)} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
