#!/usr/bin/env python3
"""
kdinfo on everything that the file tests make.

    run.py BUILD [PATTERN...]

* Every object is read without complaint except for those in COMPLAINTS, and what --asm prints makes the same
  descriptors and notes again. Only what is in DATA has something in it that no directive makes.
* What -d prints makes the same code again, what --asm -d prints the same object except for those in NOT_WHOLE.
* --json is as the schema emit/manual/kdinfo.schema.json says.

PATTERN is part of a test's path in the project. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "shared"))

import started  # noqa: E402
from chosen import chosen  # noqa: E402
import round_trip  # noqa: E402
import schema  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = ROOT / "tests" / "asm"
SCHEMA = ROOT / "emit" / "manual" / "kdinfo.schema.json"

# Tests whose objects are not whole, on purpose, and what kdinfo says of them.
COMPLAINTS = {
    "pal/numbers.s": "the note record at offset 84 is cut off",
    "v2/kernel_symbols.s": "does not have the 256 bytes of the descriptor that symbol 'first' names",
    "v2/predefined_symbols.s": "does not have the 256 bytes of the descriptor that symbol 'k' names",
}
# Tests of which a part is made again by no directive: notes, as a second directive adds to the first, printed YAML that
# no reader takes back (lists of empty lists, bytes that are not UTF-8), kernels with one backslash in their names, and PAL
# notes of numbers; notes with target IDs of later LLVMs, which kdinfo writes as LLVM 22 does.
DATA = {"descriptor/name_as_written.s", "lexical/characters_in_metadata.s", "llvm_versions/amdpal_note.s",
        "pal/numbers_after_document.s", "print/beyond_unicode.s", "print/kernel_name_as_written.s",
        "print/metadata_quirks.s", "print/pal_numbers.s"}
# Tests of whose objects --asm -d makes others: records that .reloc adds come last, and other systems have them in another
# order (data/reloc_*, debug/frames_*, print/data, print/symbols, symbol/alias_of_negated_label, symbol/set_by_options,
# system/r600); symbols that kdasm defines (*predefined*, *names_for_*, v2/names_*); what no .section and no other directive
# says (section/*, print/aliases, symbol/*); a PAL note without contents; XNACK where it is none; before version 4 records of
# symbols that backslashes are in, and distances; two symbols of one name.
NOT_WHOLE = {
    "data/reloc_beside_branch.s", "data/reloc_beside_branch_gfx1010.s", "data/reloc_differences.s",
    "debug/frames_sorted_by_cie.s", "generated/pal/weak_symbol_without_name.s", "print/aliases.s",
    "print/data.s", "print/symbols.s", "print/xnack_before_gfx8.s", "section/call_graph_profile.s", "section/flags_by_number.s",
    "section/group_names_odd.s", "section/group_signature_undefined.s", "section/name_of_tokens.s",
    "section/name_was_mentioned.s", "section/types.s", "symbol/addrsig_names_sections.s", "symbol/alias_of_negated_label.s",
    "symbol/location_has_a_symbol.s", "symbol/save_temp_labels.s", "symbol/save_temp_numbered.s",
    "symbol/alias_of_section.s", "symbol/predefined_for_s_version.s", "symbol/predefined_for_s_version_r600.s",
    "symbol/set_by_options.s", "symbol/specifier_of_number_set_again.s", "symbol/specifier_of_number_v3.s",
    "symbol/type_of_alias_of_tls.s", "system/predefined_symbols.s", "system/r600.s",
    "v2/names_after_the_version.s", "v2/predefined_symbols.s", "v3/names_for_s_version.s", "v3/names_with_backslashes.s",
    "v3/numeric_labels_in_relocations.s"}


def flags_of(source: Path) -> list[str]:
    flags = source.with_suffix(".flags")
    return shlex.split(flags.read_text()) if flags.exists() else ["-mcpu=gfx900"]


def make_object(kdasm: str, source: Path, output: Path) -> None:
    started.run([kdasm, *flags_of(source), source.name, "-o", output], cwd=source.parent, check=True)


def is_object_test(source: Path) -> bool:
    others = any(source.with_suffix(suffix).exists() for suffix in (".err", ".upgraded"))
    return not others and not any("-filetype=asm" in flag for flag in flags_of(source))


def check(build: Path, source: Path) -> str:
    """The complaint about a test, empty when it passes."""
    kdinfo, kdasm, name = str(build / "kdinfo"), str(build / "kdasm"), str(source.relative_to(TESTS))
    with tempfile.TemporaryDirectory(prefix="kdasm-kdinfo-") as folder:
        path = Path(folder, "made.o")
        make_object(kdasm, source, path)
        try:
            if name in COMPLAINTS:
                done = started.run([kdinfo, path], text=True)
                good = done.returncode == 2 and COMPLAINTS[name] in done.stderr
                return "" if good else f"status {done.returncode}, it says\n{done.stderr}"
            data = round_trip.check(kdinfo, kdasm, path, Path(folder))
            round_trip.check_code(kdinfo, kdasm, path, Path(folder))
            if round_trip.is_whole(kdinfo, kdasm, path, Path(folder)) == (name in NOT_WHOLE):
                return f"--asm -d {'makes' if name in NOT_WHOLE else 'does not make'} the same object"
            if (data > 0) != (name in DATA):
                return f"{data} parts are data in the assembly"
            return "\n".join(schema.problems(json.loads(SCHEMA.read_text()),
                                             json.loads(round_trip.run(kdinfo, "--json", "--explain", "-d", path))))
        except (round_trip.Failure, subprocess.TimeoutExpired, ValueError) as failure:
            return str(failure)


def main() -> int:
    build, patterns = Path(sys.argv[1]).resolve(), sys.argv[2:]
    sources = chosen(filter(is_object_test, sorted(TESTS.rglob("*.s"))), patterns)
    failed = 0
    with ThreadPoolExecutor(2) as pool:
        for source, complaint in zip(sources, pool.map(lambda source: check(build, source), sources)):
            if complaint:
                failed += 1
                print(f"FAILED: {source.relative_to(ROOT)}\n{complaint}")
    print(f"{len(sources) - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed or not sources else 0


if __name__ == "__main__":
    sys.exit(main())
