#!/usr/bin/env python3
"""
The JSON that kdinfo prints is as emit/manual/kdinfo.schema.json says, and its SARIF as the schema in tests/report.

    documents.py BUILD

Documents with something else in them, or with something missing, are refused. The closing line is
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import copy
import json
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import schema
from bundles import KERNEL, bundle

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
SCHEMA = json.loads((ROOT / "emit" / "manual" / "kdinfo.schema.json").read_text())
SARIF = json.loads((ROOT / "tests" / "report" / "sarif.schema.json").read_text())

METADATA = """\
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - { .name: k, .symbol: k.kd, .vgpr_count: 4, .sgpr_count: 8, .vgpr_spill_count: 1, .sgpr_spill_count: 0,
      .max_flat_workgroup_size: 256, .kernarg_segment_size: 8, .kernarg_segment_align: 8,
      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64 }
.end_amdgpu_metadata
"""

# Name of the schema, status, options and files: each has all that a document of its kind may have.
DOCUMENTS = (
    ("kdinfo", 0, "--json k.o bare.o all.hipfb"),
    ("kdinfo", 0, "--json --explain -d k.o"),
    ("kdinfo", 0, "--json --waits waits.o"),
    ("kdinfo-check", 1, "--check --json -Werror=all k.o bare.o all.hipfb"),
    ("kdinfo-check", 0, "--check --json -Wno-all k.o"),
    ("kdinfo-table", 0, "--table --json k.o bare.o all.hipfb"),
    ("kdinfo-table", 0, "--table --json --only=kernel,vgprs k.o"),
    ("kdinfo-table", 0, "--table --json none.o"),
    ("kdinfo-budget", 1, "--budget=limits --json k.o bare.o"),
    ("kdinfo-budget", 1, "--budget=before.tsv --json k.o bare.o"),
    ("kdinfo-runs-on", 1, "--runs-on=gfx900:xnack+,gfx90a,gfx1100 --json k.o bare.o all.hipfb"),
    ("kdinfo-runs-on", 1, "--runs-on=gfx900 --runtime=5.2 --json k.o relocatable.o"),
    ("kdinfo-why", 1, "--why --json k.o bare.o all.hipfb"),
    ("kdinfo-why", 1, "--why --json relocatable.o gfx90a"),
    ("kdinfo-occupancy", 0, "--occupancy=gfx900,gfx90a,gfx1100,gfx1250 --json --lds=4096 --vgprs=20"),
    ("kdinfo-occupancy", 0, "--occupancy=gfx1030 --json --cumode --wave=64"),
    ("kdinfo-lanes", 0, "--lanes --pc=0x1660 --json --state=stopped.yaml divergent.hsaco"),
    ("kdinfo-unwind", 0, "--unwind --pc=0x1514 --json --state=stopped.yaml divergent.hsaco"),
    ("kdinfo-unwind", 0, "--unwind --pc=0x1600 --json divergent.hsaco"),
)


def make(build: Path, folder: Path) -> None:
    """The files that the documents are about."""
    def assemble(name: str, source: str, *options: str) -> bytes:
        done = started.run([build / "kdasm", "-Wno-all", *options, "-o", folder / name, "-"], input=source.encode())
        if done.returncode:
            raise SystemExit(done.stderr.decode())
        return (folder / name).read_bytes()
    kernel = KERNEL.format(kernel="k", code="0xbf810000", vgprs=4, accum="")
    objects = [assemble("k.o", kernel + METADATA, "-mcpu=gfx900", "-shared"),
               assemble("bare.o", kernel.replace("k:", "_Z1kv:").replace("kernel k", "kernel _Z1kv"), "-mcpu=gfx906:xnack-",
                        "-shared")]
    assemble("relocatable.o", kernel, "-mcpu=gfx900")
    assemble("waits.o", (ROOT / "tests" / "kdinfo" / "shown" / "waits.s").read_text())
    assemble("none.o", "", "-mcpu=gfx900")
    assemble("divergent.hsaco", (ROOT / "examples" / "divergent.s").read_text(), "-shared")
    (folder / "stopped.yaml").write_text("registers: {exec: 5, s10: 15, s11: 0, s30: 0x1660, s31: 0, s32: 1024, v40: [1, 2]}\n"
                                         "memory: {private_wave: {1024: [3, 4]}}\n")
    (folder / "all.hipfb").write_bytes(bundle(("host-x86_64-unknown-linux-gnu-", b""),
                                              ("hipv4-amdgcn-amd-amdhsa--gfx900", objects[0]),
                                              ("hipv4-amdgcn-amd-amdhsa--gfx906:xnack-", objects[1])))
    (folder / "limits").write_text("vgprs <= 3\nspills = 0\noccupancy >= 1\n")
    (folder / "before.tsv").write_text("kernel\ttarget\tvgprs\tsgprs\nk\tgfx900\t2\t100\ngone\tgfx900\t2\t2\n")


def parts(value: Any, path: tuple = ()) -> Iterator[tuple]:
    """Where each object and list in a document is."""
    if isinstance(value, (dict, list)):
        yield path
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from parts(item, (*path, key))


def at(value: Any, path: tuple) -> Any:
    for key in path:
        value = value[key]
    return value


# Entries with values that have names.
NAMED = ("schema", "schema_version", "$schema", "judgement", "obstacle", "limits", "wave", "level", "columnKind")


def wrong_documents(document: Any, is_free: re.Pattern) -> Iterator[tuple[str, Any]]:
    """The document with an entry more in each object, and with another type of each value, except where all are free."""
    for path in parts(document):
        where = "/".join(map(str, path))
        if is_free.search(where):
            continue
        part = at(document, path)
        if isinstance(part, dict):
            changed = copy.deepcopy(document)
            at(changed, path)["nonsense"] = 1
            yield f"{where}/nonsense", changed
        for key in part if isinstance(part, dict) else range(len(part)):
            if is_free.search(f"{where}/{key}"):
                continue
            changed = copy.deepcopy(document)
            at(changed, path)[key] = 1.5
            yield f"{where}/{key} = 1.5", changed
            if key in NAMED:
                at(changed, path)[key] = "nonsense"
                yield f"{where}/{key} = nonsense", changed


# Values of all types, and names that the file has given.
FREE = re.compile(r"(^|/)(metadata|kernels_without_descriptor|fields|directives|originalUriBaseIds)$|"
                  r"(^|/)(metadata|kernels_without_descriptor|fields|directives|originalUriBaseIds)/")


def missing(rules: dict, document: Any) -> list[str]:
    """Entries of the outermost object and of the first of each list that may be left out, although they are required."""
    found = []
    for path in parts(document):
        part = at(document, path)
        if FREE.search("/".join(map(str, path))) or not isinstance(part, dict) or any(
                isinstance(key, int) and key for key in path):
            continue
        for key in part:
            changed = copy.deepcopy(document)
            del at(changed, path)[key]
            if not schema.problems(rules, changed):
                found.append("/".join(map(str, (*path, key))))
    return found


# What a document need not have.
OPTIONAL = re.compile(r"^objects/0/(file|bundle_.*|member|embedded_in|code|waits)$|/(uses|directives|metadata_note|metadata_number|"
                      r"bundle_id_number|left_out|unknown_at|target|bytes)$|^kernels/0/|^objects/0/$|"
                      r"^lanes/0/(line|column)$|^(frame|caller)/function_offset$|^registers/0/result$")


def check(build: Path, folder: Path, name: str, status: int, options: str) -> list[str]:
    done = started.run([build / "kdinfo", *options.split()], cwd=folder)
    if done.returncode != status:
        return [f"the status is {done.returncode}, not {status}: {done.stderr.decode()}"]
    document = json.loads(done.stdout)
    problems = schema.problems(SCHEMA, document)
    if document["schema"] != name:
        problems.append(f"it is {document['schema']}")
    problems += [f"{what} is not refused" for what, wrong in wrong_documents(document, FREE)
                 if not schema.problems(SCHEMA, wrong)]
    return problems + [f"{key} can be left out" for key in missing(SCHEMA, document) if not OPTIONAL.search(key)]


def check_sarif(build: Path, folder: Path) -> list[str]:
    done = started.run([build / "kdinfo", "--budget=limits", "--sarif", "k.o", "all.hipfb"], cwd=folder)
    document = json.loads(done.stdout)
    results = document["runs"][0]["results"]
    problems = schema.problems(SARIF, document)
    if {result["ruleId"] for result in results} != {"vgprs", "spills"}:
        problems.append(f"the results are {results}")
    problems += [f"{what} is not refused" for what, wrong in wrong_documents(document, FREE)
                 if not schema.problems(SARIF, wrong)]
    return problems


def check_columns(build: Path, folder: Path) -> list[str]:
    """The schema has the columns of the table, and no others."""
    done = started.run([build / "kdinfo", "--table", "--tsv", "none.o"], cwd=folder, check=True)
    columns, rows = done.stdout.decode().split(), list(SCHEMA["$defs"]["row"]["properties"])
    return [] if columns == rows else [f"the columns are {columns}, but in the schema {rows}"]


def main() -> int:
    build, failed = Path(sys.argv[1]).resolve(), 0
    with tempfile.TemporaryDirectory(prefix="kdinfo-documents-") as name:
        folder = Path(name)
        make(build, folder)
        results = [(options, check(build, folder, kind, status, options)) for kind, status, options in DOCUMENTS]
        results += [("--sarif", check_sarif(build, folder)), ("the columns", check_columns(build, folder))]
    for what, problems in results:
        failed += bool(problems)
        for problem in problems[:10]:
            print(f"FAILED: {what}: {problem}")
    print(f"{len(results) - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
