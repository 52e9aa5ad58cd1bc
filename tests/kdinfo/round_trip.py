"""kdinfo on one object: reads it without complaint; --asm makes the same descriptors and metadata, -d the same code."""

from __future__ import annotations

import json
import struct
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "shared"))

from elf_sections import code_sections_of, sections_of  # noqa: E402
import started  # noqa: E402

# The last 8 bytes that are not compared: in linked objects the entry's distance, which has no directive.
ENTRY = slice(16, 24)


class Failure(Exception):
    """What an object should have given and did not."""


def run(*command: str | Path) -> str:
    done = started.run([str(word) for word in command], timeout=120)
    messages = done.stderr.decode(errors="replace")
    if done.returncode or messages:
        raise Failure(f"{' '.join(map(str, command))}: status {done.returncode}\n{messages}")
    return done.stdout.decode(errors="surrogateescape")


def objects_of(kdinfo: str, path: Path) -> list[dict]:
    return json.loads(run(kdinfo, "--json", path))["objects"]


def descriptors_of(view: dict) -> dict[str, bytes]:
    found = {}
    for kernel in view["kernels"]:
        data = bytearray.fromhex(kernel["descriptor"]["bytes"])
        if len(data) == 64:
            data[ENTRY] = bytes(8)
        found[kernel["name"]] = bytes(data)
    return found


def notes_of(path: Path) -> list[tuple[bytes, int, bytes]]:
    """Owner, type and contents of the notes of AMD in the section .note, which 32-bit objects (r600) do not have."""
    file = path.read_bytes()
    data, found, at = sections_of(file).get(".note", b"") if file[4] == 2 else b"", [], 0
    while at + 12 <= len(data):
        name_size, size, kind = struct.unpack_from("<III", data, at)
        name_end = at + 12 + (name_size + 3 & ~3)
        name = data[at + 12:at + 12 + name_size].rstrip(b"\0")
        if name in (b"AMD", b"AMDGPU"):
            found.append((name, kind, data[name_end:name_end + size]))
        at = name_end + (size + 3 & ~3)
    return found


def assemble(kdasm: str, text: str, folder: Path) -> Path:
    """The object of what kdinfo prints, with the options that its comment names."""
    source, again = folder / "again.s", folder / "again.o"
    source.write_bytes(text.encode(errors="surrogateescape"))
    options = next(line for line in text.splitlines() if line.startswith("// kdasm ")).removeprefix("// kdasm ").split()
    run(kdasm, "--no-warn", *options, source, "-o", again)
    return again


def check_code(kdinfo: str, kdasm: str, path: Path, folder: Path) -> None:
    """Raises Failure if what -d prints makes other code."""
    if path.read_bytes()[4] != 2:  # r600: 32 bits
        return
    again = assemble(kdasm, run(kdinfo, "-d", path), folder)
    if code_sections_of(path.read_bytes()) != code_sections_of(again.read_bytes()):
        raise Failure("-d makes other code")


def is_whole(kdinfo: str, kdasm: str, path: Path, folder: Path) -> bool:
    """Whether --asm -d prints a source of the object, byte for byte. Raises Failure where kdasm refuses it."""
    return assemble(kdasm, run(kdinfo, "--asm", "-d", path), folder).read_bytes() == path.read_bytes()


def check(kdinfo: str, kdasm: str, path: Path, folder: Path) -> int:
    """Raises Failure; gives how many descriptors are only data in the assembly."""
    objects = objects_of(kdinfo, path)
    if len(objects) != 1:
        raise Failure(f"{len(objects)} objects, not 1")
    before = objects[0]
    if before["remarks"]:
        raise Failure("\n".join(before["remarks"]))
    text = run(kdinfo, "--asm", path)
    again = assemble(kdasm, text, folder)
    after = objects_of(kdinfo, again)[0]
    if descriptors_of(before) != descriptors_of(after):
        raise Failure(f"descriptors: {descriptors_of(before)}\nagain: {descriptors_of(after)}")
    if notes_of(path) != notes_of(again):
        raise Failure(f"notes: {notes_of(path)}\nagain: {notes_of(again)}")
    if before.get("functions") != after.get("functions"):
        raise Failure(f"functions: {before.get('functions')}\nagain: {after.get('functions')}")
    if (before["target"], before["version"]) != (after["target"], after["version"]):
        raise Failure(f"target {before['target']}, version {before['version']}; again {after['target']}, {after['version']}")
    return text.count("// as data")
