#!/usr/bin/env python3
"""notes_check.py: metadata in several notes, read by kdasm's library and by AMD's code object manager, comgr.

    notes_check.py --kdasm build/kdasm --compare build/comgr/compare [--count N] [--seed N]

A case is an object with some notes, each drawn from what decides whether comgr joins it: its version, whether it has
formats of printf and a list of kernels, whether it is whole, of version 2, and where ld.lld leaves it. Both must read
the same document, and so must they from the relocatable object. What is in NAMED is among the cases.
The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

LINKER = "ld.lld-22"
BATCH = 200  # objects for each run of the program that compares

VERSIONS = ([1, 2], [1, 2], [1, 2], [1, 1], [1], [1, 2, 0], [], None, {}, 12)
FORMATS = (None, None, None, ["1:0:x"], [])
KERNELS = ("one", "one", "one", "two", [], None, {})
BYTES = (b"", b"\x81\xa1", b"\xc1", b"\xc0", b"\x80", b"\x91\x01", b"\xa1x")  # of MessagePack that is no such document
TEXTS = (b"---\nVersion: [ 1, 0 ]\nKernels:\n  - { Name: old, SymbolName: 'old@kd' }\n...\n", b"---\n{ [\n")

# comgr loses the text of notes below 16 bytes, which a key like this makes longer.
OTHER_KEY = "a key of somebody else"

NAMED = {
    "two": [{"version": [1, 2], "kernels": "one"}] * 2,
    "another version": [{"version": [1, 2], "kernels": "one"}, {"version": [1, 1], "kernels": "one"}],
    "printf in both": [{"version": [1, 2], "kernels": "one", "printf": ["1:0:x"]}] * 2,
    "printf of a note that is left out": [{"version": [1, 2], "kernels": "one"},
                                          {"version": [1, 1], "kernels": "one", "printf": ["1:0:x"]},
                                          {"version": [1, 2], "kernels": "one", "printf": ["2:0:y"]}],
    "another target": [{"version": [1, 2], "kernels": "one", "target": target} for target in ("gfx900", "gfx906")],
    "the first damaged": [{"bytes": b"\x81\xa1"}, {"version": [1, 2], "kernels": "one"}],
    "the first empty": [{"bytes": b"\x80"}, {"version": [1, 2], "kernels": "one"}],
    "version 2 twice": [{"text": TEXTS[0]}] * 2,
    "version 2 between": [{"version": [1, 2], "kernels": "one"}, {"text": TEXTS[0]},
                          {"version": [1, 2], "kernels": "one"}],
    "one outside the segments": [{"version": [1, 2], "kernels": "one"},
                                 {"version": [1, 2], "kernels": "one", "loaded": False}],
    "all outside the segments": [{"version": [1, 2], "kernels": "one", "loaded": False}] * 2,
    "one in a section of its own": [{"version": [1, 2], "kernels": "one"},
                                    {"version": [1, 2], "kernels": "one", "section": ".note.more"}],
}


def pack(value: object) -> bytes:
    """MessagePack, of what documents here have."""
    if isinstance(value, dict):
        return bytes([0x80 | len(value)]) + b"".join(pack(key) + pack(entry) for key, entry in value.items())
    if isinstance(value, list):
        return bytes([0x90 | len(value)]) + b"".join(map(pack, value))
    if isinstance(value, str):
        return bytes([0xa0 | len(value)]) + value.encode()
    return bytes([value])


def document_of(note: dict, number: int) -> bytes:
    names = {"one": 1, "two": 2}.get(note["kernels"]) if isinstance(note.get("kernels"), str) else None
    kernels = note.get("kernels") if names is None else [
        {".name": f"k{number}{letter}", ".symbol": f"k{number}{letter}.kd"} for letter in "ab"[:names]]
    entries = {"amdhsa.version": note.get("version"), "amdhsa.printf": note.get("printf"), "amdhsa.kernels": kernels,
               "amdhsa.target": note.get("target"), OTHER_KEY: note.get("other")}
    return pack({key: value for key, value in entries.items() if value is not None})


def note_text(note: dict, number: int) -> str:
    owner, kind = ("AMD", 10) if "text" in note else ("AMDGPU", 32)
    data = note.get("text", note.get("bytes"))
    data = document_of(note, number) + note.get("more", b"") if data is None else data
    loaded = note.get("loaded", True)
    section = note.get("section", ".note" if loaded else ".note.aside")
    lines = [f'.section {section},"{"a" * loaded}",@note', ".p2align 2", f".long {len(owner) + 1}, {len(data)}, {kind}",
             f'.asciz "{owner}"', ".p2align 2", *(f".byte {byte}" for byte in data), ".p2align 2"]
    return "\n".join(lines) + "\n"


def draw_note(pick: random.Random) -> dict:
    kind = pick.random()
    note = {"loaded": pick.random() < 0.9}
    if kind < 0.1:
        note["bytes"] = pick.choice(BYTES)
    elif kind < 0.2:
        note["text"] = pick.choice(TEXTS)
    else:
        note |= {"version": pick.choice(VERSIONS), "printf": pick.choice(FORMATS), "kernels": pick.choice(KERNELS),
                 "other": pick.choice((None, 7, "y")), "more": pick.choice((b"", b"", b"", b"\0\0", b"\xc1"))}
    return note


def cases_of(count: int, seed: int) -> Iterable[tuple[str, list[dict]]]:
    yield from NAMED.items()
    pick = random.Random(seed)
    for number in range(count):
        yield f"case {number}", [draw_note(pick) for _ in range(pick.randint(1, 5))]


def make(kdasm: Path, folder: Path, stem: str, notes: list[dict]) -> list[Path]:
    source, made, linked = (folder / f"{stem}.{suffix}" for suffix in ("s", "o", "so"))
    source.write_text(".text\n.long 0\n" + "".join(note_text(note, number) for number, note in enumerate(notes)))
    started.run([kdasm, "-W", "-mcpu=gfx900", source, "-o", made], check=True)
    started.run([LINKER, "-shared", made, "-o", linked], check=True)
    return [made, linked]


def compare(program: Path, paths: list[Path]) -> list[str]:
    """What the program says of each."""
    lines = []
    for start in range(0, len(paths), BATCH):
        done = started.run([program, *paths[start:start + BATCH]], text=True, check=True)
        lines += done.stdout.splitlines()
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare how notes of metadata are joined with comgr.")
    parser.add_argument("--kdasm", type=Path, required=True)
    parser.add_argument("--compare", type=Path, required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    kdasm, program = options.kdasm.resolve(), options.compare.resolve()
    with tempfile.TemporaryDirectory(prefix="kdasm-notes-") as scratch:
        cases = list(cases_of(options.count, options.seed))
        paths = []
        for number, (_, notes) in enumerate(cases):
            paths += make(kdasm, Path(scratch), str(number), notes)
        lines = compare(program, paths)
    failed = 0
    for (name, notes), made, linked in zip(cases, lines[::2], lines[1::2]):
        for kind, line in (("relocatable", made), ("linked", linked)):
            if not line.startswith("same"):
                failed += 1
                print(f"FAILED: {name}, {kind}: {line}\n{json.dumps(notes, default=repr)}")
    print(f"{len(lines) - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed or len(lines) != 2 * len(cases) else 0


if __name__ == "__main__":
    sys.exit(main())
