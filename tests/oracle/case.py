"""
One generated input: the source bytes and the options it is assembled with.

A case knows how to write itself as command-line arguments, and nothing about
which tool will run it. `gfx940` and `gfx941` are gone from LLVM 22, so those
cases name the older assembler as their oracle. Code object versions 2 and 3 have
LLVM 14 as theirs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

TRIPLE = "amdgcn-amd-amdhsa"

# Processors only LLVM 19 still knows, and the one that stands for them when we
# ask whether LLVM changed between 19 and 22 on some input (see judge.py).
OLD_PROCESSORS = ("gfx940", "gfx941")
NEWER_PROCESSORS = ("gfx1250-strict", "gfx12-5-generic")  # of LLVM 23 and 24: tests/unit/llvm_versions_test.c
OLD_STAND_IN = "gfx942"


@dataclass(frozen=True)
class Case:
    """Source text with its assembler options, and the files beside it that it includes."""

    source: bytes
    mcpu: str
    mattr: str = ""
    version: int | None = None
    extra: tuple[str, ...] = ()
    form: str = "obj"
    triple: str = TRIPLE
    files: Mapping[str, bytes] = field(default_factory=dict)
    area: str = ""
    index: int = 0

    @property
    def needs_llvm_14(self) -> bool:
        """Code object versions 2 and 3 are gone from later ones."""
        return self.version in (2, 3)

    @property
    def needs_old_oracle(self) -> bool:
        return self.mcpu in OLD_PROCESSORS and not self.needs_llvm_14

    def stand_in(self) -> Case:
        """The same input for the processor both LLVM 19 and 22 have."""
        def changed(text: bytes) -> bytes:
            return text.replace(self.mcpu.encode(), OLD_STAND_IN.encode())

        files = {name: changed(text) for name, text in self.files.items()}
        return replace(self, source=changed(self.source), files=files, mcpu=OLD_STAND_IN)

    def printed(self) -> Case:
        """The same input, for the printed form."""
        return replace(self, form="asm")

    def with_source(self, source: bytes) -> Case:
        return replace(self, source=source)

    def options(self) -> list[str]:
        """Command-line options, without input and output."""
        options = [f"-triple={self.triple}", f"-mcpu={self.mcpu}"]
        if self.mattr:
            options.append(f"-mattr={self.mattr}")
        if self.version is not None:
            options.append(f"--amdhsa-code-object-version={self.version}")
        options.extend(self.extra)
        options.append(f"-filetype={self.form}")
        return options

    def write(self, source: Path) -> None:
        """Writes the source and, beside it, the files that it includes."""
        source.write_bytes(self.source)
        for name, text in self.files.items():
            path = source.parent / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)

    def forget_files(self, directory: Path) -> None:
        """What one case includes is not there for the next one."""
        for name in self.files:
            (directory / name).unlink()

    @property
    def name(self) -> str:
        return f"{self.area}-{self.index}" + ("" if self.form == "obj" else f".{self.form}")
