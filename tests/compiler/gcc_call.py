"""
A call of kdasm by GCC's driver for AMD GPUs, beside LLVM's tool with the same words.

    gcc_call.py KDASM LOG WORD...

does what `KDASM WORD...` does, with its messages and exit status, and appends to the file LOG a line for each
comparison: "same" or what differs, a tab, and the words.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "link"))

from compare import compare, metadata_count  # noqa: E402
from elf import CodeObject  # noqa: E402

ASSEMBLER, LINKER = "llvm-mc-22", "ld.lld-22"
EARLY_ASSEMBLER, EARLY_VERSION = "llvm-mc-14", "--amdhsa-code-object-version=3"  # which GCC asks for fiji
SAME = "same"
LINK = "--pie"
VERSION = "--amdhsa-code-object-version=4"
OURS = "-Wno-metadata-version"  # an option that LLVM's tools do not have
MISSING = ("-lgomp", "-lm", "-lc")  # libraries that GCC does not have for all processors
RETURN = "s_setpc_b64 s[18:19]"  # from GCC's functions


class Both:
    """kdasm and LLVM's tool with the same words."""

    def __init__(self, kdasm: str, folder: Path) -> None:
        self.kdasm, self.folder = kdasm, folder
        self.said = ""  # by kdasm

    def _run(self, tool: list[str], words: list[str], name: str) -> tuple[bytes | None, str]:
        """What the tool writes, or None when it refuses; and its messages."""
        output, at = self.folder / name, words.index("-o") + 1
        output.unlink(missing_ok=True)
        done = subprocess.run([*tool, *words[:at], str(output), *words[at + 1:]], stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
        return output.read_bytes() if done.returncode == 0 else None, done.stderr.decode("utf-8", "replace")

    def run(self, tool: str, words: list[str]) -> tuple[bytes | None, bytes | None, str]:
        """What both make of the words, and a complaint if only one of them makes something."""
        ours, self.said = self._run([self.kdasm, OURS], words, "ours")
        theirs, they_said = self._run([tool], words, "theirs")
        if ours is None and theirs is not None:
            return ours, theirs, f"kdasm alone refuses: {self.said.partition(chr(10))[0]}"
        if theirs is None and ours is not None:
            return ours, theirs, f"{tool} alone refuses: {they_said.partition(chr(10))[0]}"
        return ours, theirs, ""


# ---- as ----

def compare_objects(both: Both, words: list[str]) -> str:
    ours, theirs, complaint = both.run(EARLY_ASSEMBLER if EARLY_VERSION in words else ASSEMBLER, words)
    if complaint:
        return complaint
    if ours is None or both.said:
        return f"kdasm says: {both.said.partition(chr(10))[0]}"
    return SAME if ours == theirs else "another object"


# ---- ld ----

def objects_in(words: list[str]) -> list[str]:
    """crt0.o and the program's; what the linker writes has another suffix."""
    return [word for word in words if word.endswith(".o")]


def without_metadata(words: list[str], folder: Path) -> list[str]:
    """GCC writes a note for each kernel. kdasm joins them; so without them every byte can be compared."""
    plain = {path: f"{folder}/plain.{number}.o" for number, path in enumerate(objects_in(words))}
    for path, copy in plain.items():
        subprocess.run(["llvm-objcopy-22", "--remove-section=.note", path, copy], check=True)
    return [plain.get(word, word) for word in words]


def compare_links(both: Both, words: list[str]) -> tuple[str, bool]:
    """What differs, and whether there is a code object."""
    ours, theirs, complaint = both.run(LINKER, words)
    if complaint or ours is None or theirs is None:
        return complaint or SAME, False
    found = compare(ours, theirs, exact=True)
    if not found and metadata_count(CodeObject(theirs)) > 1:
        found, _ = compare_links(both, without_metadata(words, both.folder))
        return found, True
    return "; ".join(found)[:1000] or SAME, True


def names_in(inputs: list[str], which: str) -> set[str]:
    listed = subprocess.run(["llvm-nm-22", "--quiet", "--extern-only", which, "--format=just-symbols", *inputs], check=True,
                            capture_output=True, text=True).stdout
    return {line for line in listed.splitlines() if line and not line.endswith(":")}


def completed(kdasm: str, words: list[str], folder: Path) -> list[str]:
    """The words with an archive of functions that only return in the place of libraries that do not exist."""
    kept = [word for word in words if word not in MISSING]
    inputs = objects_in(words)
    processor = Path(inputs[0]).parent  # that of crt0.o, where its libgcc.a is too
    inputs.append(str(processor / "libgcc.a"))
    members = []
    for name in sorted(names_in(inputs, "--undefined-only") - names_in(inputs, "--defined-only")):
        source, member = folder / f"{name}.s", folder / f"{name}.o"
        source.write_text(f".globl {name}\n.type {name},@function\n{name}:\n{RETURN}\n")
        subprocess.run([kdasm, f"-mcpu={processor.name}", "-mattr=-xnack", VERSION, source, "-o", member], check=True)
        members.append(member)
    subprocess.run(["llvm-ar-22", "rc", folder / "librest.a", *members], check=True)
    return [*kept, f"-L{folder}", "-lrest"]


# ---- all of it ----

def comparisons(kdasm: str, words: list[str], folder: Path) -> Iterator[tuple[str, list[str]]]:
    both = Both(kdasm, folder)
    if LINK not in words:
        for tried in (words, [word for word in words if word != VERSION]):
            yield compare_objects(both, tried), tried
        return
    found, made = compare_links(both, words)
    yield found, words
    if not made:
        words = completed(kdasm, words, folder)
        found, made = compare_links(both, words)
        yield found if made else f"kdasm says: {both.said.partition(chr(10))[0]}", words


def main() -> int:
    kdasm, log, *words = sys.argv[1:]
    status = subprocess.run([kdasm, *words], check=False).returncode
    with tempfile.TemporaryDirectory(prefix="kdasm-gcc-") as folder, open(log, "a", encoding="utf-8") as lines:
        for found, compared in comparisons(kdasm, [word for word in words if word != OURS], Path(folder)):
            lines.write(f"{found}\t{shlex.join(compared)}\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
