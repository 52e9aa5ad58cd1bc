"""The files `.incbin` finds beside every generated input."""

from __future__ import annotations

from pathlib import Path

BLOBS: dict[str, bytes] = {
    "blob16.bin": bytes(range(16)),
    "blob3.bin": b"\xff\x00\n",
    "empty.bin": b"",
    "sub/deep.bin": b"deep blob, 19 bytes",
}


def write_all(directory: Path) -> None:
    for name, content in BLOBS.items():
        path = directory / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
