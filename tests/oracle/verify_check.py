#!/usr/bin/env python3
"""verify_check.py: which metadata of finished objects is invalid, as `kdinfo --check` and llvm-readelf 22 say it.

    verify_check.py --kdasm build/kdasm --kdinfo build/kdinfo [--count N] [--seed N]

A case is a document that is right, with up to three changes: a key that is misspelt, missing, there twice or of another
type; a value of another type, out of the ones that are allowed, in a longer or shorter list. Both must call the same
documents invalid; where a key is there twice, llvm-readelf prints bytes instead of verifying, and kdinfo says why.
The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "check"))
sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))

import started  # noqa: E402
from packed import Map, Signed, Template, pack  # noqa: E402

READELF = {3: "llvm-readelf-14", 4: "llvm-readelf-22", 5: "llvm-readelf-22", 6: "llvm-readelf-22"}  # by version
VERIFIED = b"amdhsa."  # llvm-readelf looks only at documents that have it
BATCH = 500  # objects for each run of a program
FILE = re.compile(r"^File: (\S+)\n", re.MULTILINE)

KERNEL = {
    ".name": "k", ".symbol": "k.kd", ".kernarg_segment_size": 8, ".kernarg_segment_align": 8,
    ".group_segment_fixed_size": 0, ".private_segment_fixed_size": 0, ".wavefront_size": 64, ".sgpr_count": 14,
    ".vgpr_count": 4, ".max_flat_workgroup_size": 256,
}
KERNEL_OPTIONS = {
    ".language": "OpenCL C", ".language_version": [2, 0], ".reqd_workgroup_size": [1, 2, 3],
    ".workgroup_size_hint": [1, 2, 3], ".vec_type_hint": "float4", ".device_enqueue_symbol": "e",
    ".sgpr_spill_count": 0, ".vgpr_spill_count": Signed(3), ".uses_dynamic_stack": True,
    ".workgroup_processor_mode": 1, ".uniform_work_group_size": 1, ".cluster_dims": [1, 1, 1], ".agpr_count": 0,
    ".kind": "normal", ".max_num_work_groups_x": 7, "a key of somebody else": {"inner": [1, {"more": None}]},
}
ARGUMENT = {".size": 8, ".offset": 0, ".value_kind": "global_buffer"}
ARGUMENT_OPTIONS = {
    ".name": "x", ".type_name": "int*", ".pointee_align": 4, ".address_space": "global", ".access": "read_only",
    ".actual_access": "read_write", ".is_const": True, ".is_restrict": False, ".is_volatile": True, ".is_pipe": False,
    ".value_type": "i32",
}
ROOT_OPTIONS = {"amdhsa.target": "amdgcn-amd-amdhsa--gfx900", "amdhsa.printf": ["1:0:x"], "somebody.else": 5}

VALUES = (0, 1, 8, Signed(1), -1, 1 << 40, True, False, None, 1.5, "", "x", "8", "true", "global", "read_only", "by_value",
          "hidden_none", "hidden_heap_v1", "HIP", "OpenCL C", "opencl c", [], [1], [1, 2], [1, 2, 3], [1, "x"], ["x", "y"],
          [Signed(1), -2], [[1, 2]], [{}], {}, {"a": 1}, [None], [True, False], [1.0, 2.0])
KEYS = (0, -1, True, None, 1.5, "", "x", ".name", ".size", ".args", ".value_kind", ".vgpr_count", "amdhsa.kernels")


def some(pick: random.Random, required: dict, options: dict) -> list[list]:
    """A map as its entries, which can be changed."""
    chosen = required | {key: options[key] for key in pick.sample(list(options), pick.randrange(4))}
    return [[key, value] for key, value in chosen.items()]


def misspelt(pick: random.Random, text: str) -> str:
    at = pick.randrange(len(text) + 1)
    return pick.choice((text[:at] + text[at + 1:], text[:at] + "x" + text[at:], text[:at] + text[at:].swapcase(),
                        text[:at] + text[at + 1:at + 2] + text[at:at + 1] + text[at + 2:], text + "s", text[1:]))


def change_map(pick: random.Random, entries: list[list]) -> None:
    index = pick.randrange(len(entries))
    key, value = entries[index]
    kind = pick.random()
    if kind < 0.3:
        entries[index] = [key, pick.choice(VALUES)]
    elif kind < 0.45:
        entries[index] = [key, misspelt(pick, value) if isinstance(value, str) else pick.choice(VALUES)]
    elif kind < 0.65:
        entries[index] = [misspelt(pick, key) if isinstance(key, str) else pick.choice(KEYS), value]
    elif kind < 0.75:
        del entries[index]
    elif kind < 0.8:
        entries[index] = [pick.choice(KEYS), value]
    elif kind < 0.85:
        entries.insert(pick.randrange(len(entries) + 1), [key, pick.choice((value, pick.choice(VALUES)))])
    elif kind < 0.9:
        entries.append([pick.choice(KEYS), pick.choice(VALUES)])
    else:
        pick.shuffle(entries)


def change_list(pick: random.Random, elements: list) -> None:
    if elements and pick.random() < 0.5:
        elements[pick.randrange(len(elements))] = pick.choice(VALUES)
    else:
        elements.insert(pick.randrange(len(elements) + 1), pick.choice(VALUES))


def finished(value: object) -> object:
    """A tree with maps instead of lists of entries; entries are lists of two, below a list that ends in MAP."""
    if isinstance(value, Entries):
        return Map((key, finished(entry)) for key, entry in value)
    return [finished(element) for element in value] if isinstance(value, list) else value


class Entries(list):
    """The entries of a map."""


def draw(pick: random.Random, version: int) -> bytes:
    collections: list[list] = []

    def known(collection: list) -> list:
        collections.append(collection)
        return collection

    kernels = known([])
    for _ in range(pick.choice((1, 1, 1, 2, 0))):
        kernel = known(Entries(some(pick, KERNEL, KERNEL_OPTIONS)))
        for entry in kernel:
            if isinstance(entry[1], list):
                entry[1] = known(list(entry[1]))
        if pick.random() < 0.7:
            arguments = [known(Entries(some(pick, ARGUMENT, ARGUMENT_OPTIONS))) for _ in range(pick.randrange(3))]
            kernel.append([".args", known(arguments)])
        kernels.append(kernel)
    root = known(Entries(some(pick, {"amdhsa.version": [1, min(version - 3, 2)], "amdhsa.kernels": kernels}, ROOT_OPTIONS)))
    for _ in range(pick.choice((0, 1, 1, 1, 1, 2, 3))):
        collection = pick.choice(collections)
        if isinstance(collection, Entries) and collection:
            change_map(pick, collection)
        elif not isinstance(collection, Entries):
            change_list(pick, collection)
    return pack(finished(root))


def said_by_llvm(readelf: str, folder: Path, names: list[str]) -> dict[str, str]:
    done = started.run([readelf, "--notes", *names], cwd=folder, text=True, errors="replace", check=True)
    parts = FILE.split(done.stdout)[1:]
    return {name: "invalid" if "Invalid AMDGPU Metadata" in text else "twice" if "description data:" in text else "good"
            for name, text in zip(parts[::2], parts[1::2])}


def said_by_kdinfo(kdinfo: Path, folder: Path, names: list[str]) -> dict[str, str]:
    done = started.run([kdinfo, "--check", "--json", *names], cwd=folder, text=True)
    said = dict.fromkeys(names, "good")
    for finding in json.loads(done.stdout)["findings"]:
        if finding["check"] == "duplicate-key":
            said[finding["file"]] = "twice"
        elif finding["check"] in ("invalid-metadata", "incomplete-metadata") and said[finding["file"]] == "good":
            said[finding["file"]] = "invalid"
    return said


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the verdict on metadata with llvm-readelf.")
    parser.add_argument("--kdasm", type=Path, required=True)
    parser.add_argument("--kdinfo", type=Path, required=True)
    parser.add_argument("--count", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    pick = random.Random(options.seed)
    failed = 0
    verdicts = dict.fromkeys(("good", "invalid", "twice"), 0)
    with tempfile.TemporaryDirectory(prefix="kdasm-verify-") as scratch:
        folder = Path(scratch)
        templates = {version: Template(options.kdasm.resolve(), folder, version) for version in READELF}
        for start in range(0, options.count, BATCH):
            version = pick.choice(list(READELF))
            documents = {}
            while len(documents) < min(BATCH, options.count - start):
                document = draw(pick, version)
                if VERIFIED in document:
                    name = f"{start + len(documents)}.o"
                    documents[name] = document
                    (folder / name).write_bytes(templates[version].with_document(document))
            theirs = said_by_llvm(READELF[version], folder, list(documents))
            ours = said_by_kdinfo(options.kdinfo.resolve(), folder, list(documents))
            for name, document in documents.items():
                verdicts[theirs[name]] += 1
                if theirs[name] != ours[name]:
                    failed += 1
                    print(f"FAILED: {name}, version {version}: {READELF[version]} says {theirs[name]}, kdinfo "
                          f"{ours[name]}\n{document!r}")
                (folder / name).unlink()
    print("; ".join(f"{verdict}: {count}" for verdict, count in verdicts.items()))
    print(f"{options.count - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed or not all(verdicts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
