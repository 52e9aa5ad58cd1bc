#!/usr/bin/env python3
"""
The corpus of the fuzz targets: inputs that take different ways through the code, in one file.

    corpus.py unpack FOLDER     a folder for each target
    corpus.py pack BUILD        makes the file of BUILD/fuzz/TARGET.corpus, which tests/fuzz/run.sh leaves: what -merge=1
                                keeps, the smallest first; a target without such a folder keeps what it has

The same inputs make the same file. What makes a tool of others crash or hang is not to be in it.
"""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ARCHIVE = Path(__file__).resolve().parent / "corpus.tar.xz"
MOST_BYTES = 1_200_000  # of one target, before they are packed


def unpack(folder: Path) -> None:
    with tarfile.open(ARCHIVE) as archive:
        for member in archive.getmembers():
            path = folder / member.name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(archive.extractfile(member).read())  # type: ignore[union-attr]


def merged(program: Path, corpus: Path, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    subprocess.run([program, "-merge=1", "-max_len=8192", "-timeout=10", folder, corpus], check=True, capture_output=True)


def chosen(folder: Path) -> list[bytes]:
    """The smallest ones."""
    most = MOST_BYTES
    inputs = []
    for data in sorted((path.read_bytes() for path in folder.iterdir()), key=lambda data: (len(data), data)):
        most -= len(data)
        if most < 0:
            break
        inputs.append(data)
    return inputs


def pack(build: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        if ARCHIVE.exists():
            unpack(scratch)
        for corpus in sorted((build / "fuzz").glob("*.corpus")):
            merged(corpus.with_suffix(""), corpus, scratch / corpus.stem)
        with tarfile.open(ARCHIVE, "w:xz", format=tarfile.USTAR_FORMAT, preset=9) as archive:
            for folder in sorted(scratch.iterdir()):
                for number, data in enumerate(chosen(folder)):
                    member = tarfile.TarInfo(f"{folder.name}/{number:04}")
                    member.size = len(data)
                    archive.addfile(member, io.BytesIO(data))


def main() -> int:
    action, folder = sys.argv[1], Path(sys.argv[2])
    {"unpack": unpack, "pack": pack}[action](folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
