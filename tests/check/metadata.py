#!/usr/bin/env python3
"""
The metadata of finished objects is verified as that of sources: what `kdinfo --check` says of documents that no assembler
writes.

    metadata.py BUILD

tests/oracle/verify_check.py compares the verdict with llvm-readelf's. The closing line is
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "kdinfo"))

from checked import Checked, main  # noqa: E402
from packed import DOCUMENT, KERNEL, Map, Template, pack  # noqa: E402

VERSION = 5
INVALID, INCOMPLETE, TWICE = "invalid-metadata", "incomplete-metadata", "duplicate-key"
Change = Callable[[dict, dict, dict], object]  # of a document, its kernel and its argument


def renamed(entries: dict, old: str, new: str) -> None:
    entries[new] = entries.pop(old)


# What is changed in a document that is right, and what is found: check, kernel, place, and how the text begins. Which are
# invalid is what llvm-readelf 22 says of them.
CASES: tuple[tuple[str, Change, list[tuple[str, str | None, str, str]]], ...] = (
    ("nothing", lambda root, kernel, argument: None, []),
    ("a misspelt key", lambda root, kernel, argument: renamed(kernel, ".kernarg_segment_size", ".kernagr_segment_size"),
     [(INVALID, "k", "metadata .kernarg_segment_size", "kernel 'k': '.kernarg_segment_size' is missing: every kernel must "
       "have it (an integer); is '.kernagr_segment_size' a misspelling of it?; ")]),
    ("a boolean", lambda root, kernel, argument: kernel.update({".vgpr_count": True}),
     [(INVALID, "k", "metadata .vgpr_count", "kernel 'k': '.vgpr_count' must be an integer, not the boolean true; ")]),
    ("nil", lambda root, kernel, argument: kernel.update({".kernarg_segment_align": None}),
     [(INVALID, "k", "metadata .kernarg_segment_align", "kernel 'k': '.kernarg_segment_align' must be an integer, not "
       "nil; ")]),
    ("nil as registers", lambda root, kernel, argument: kernel.update({".vgpr_count": None}),
     [(INVALID, "k", "metadata .vgpr_count", "kernel 'k': '.vgpr_count' must be an integer, not nil; ")]),
    ("digits", lambda root, kernel, argument: kernel.update({".sgpr_count": "14"}),
     [(INVALID, "k", "metadata .sgpr_count", "kernel 'k': '.sgpr_count' must be an integer, not '14'; ")]),
    ("a number as a name", lambda root, kernel, argument: kernel.update({".name": 5}),
     [(INVALID, "k", "metadata .name", "kernel 'k': '.name' must be a string, not the integer 5; ")]),
    ("no version", lambda root, kernel, argument: root.pop("amdhsa.version"),
     [(INCOMPLETE, None, "metadata", "'amdhsa.version' is missing: every document must have it (a list of 2 integers); ")]),
    ("half a version", lambda root, kernel, argument: root.update({"amdhsa.version": [1]}),
     [(INCOMPLETE, None, "metadata", "'amdhsa.version' must have 2 elements, not 1; ")]),
    ("a kind's letters", lambda root, kernel, argument: argument.update({".value_kind": "gloBal_buffer"}),
     [(INVALID, "k", "metadata .args[0]", "kernel 'k': '.value_kind' cannot be 'gloBal_buffer'; did you mean "
       "'global_buffer'?; ")]),
    ("no such kind", lambda root, kernel, argument: argument.update({".value_kind": "pointer"}),
     [(INVALID, "k", "metadata .args[0]", "kernel 'k': '.value_kind' cannot be 'pointer'; ")]),
    ("another list", lambda root, kernel, argument: kernel.update({".reqd_workgroup_size": [64, 1]}),
     [(INVALID, "k", "metadata .reqd_workgroup_size", "kernel 'k': '.reqd_workgroup_size' must have 3 elements, not 2; ")]),
    ("no map", lambda root, kernel, argument: kernel.update({".args": [8]}),
     [(INVALID, "k", "metadata .args", "kernel 'k': '.args' element 1 must be a map, not the integer 8; ")]),
    ("a kernel without names", lambda root, kernel, argument: root["amdhsa.kernels"].append(
        {key: value for key, value in KERNEL.items() if key not in (".name", ".symbol")}),
     [(INCOMPLETE, None, "metadata", "kernel 2: '.name' is missing: every kernel must have it (a string); "),
      (INCOMPLETE, None, "metadata", "kernel 2: '.symbol' is missing: every kernel must have it (a string); ")]),
    ("free keys", lambda root, kernel, argument: kernel.update({"mine": None, ".more": [{"a": {"b": -1.5}}]}), []),
    ("a key twice", lambda root, kernel, argument: root.update(
        {"amdhsa.kernels": [Map([*KERNEL.items(), (".vgpr_count", 4)])]}),
     [(TWICE, "k", "metadata", "kernel 'k': the key '.vgpr_count' is in its map twice; ")]),
    ("a key twice somewhere", lambda root, kernel, argument: root.update({"mine": [Map([(1, 2), ("x", 1), (1, 2)])]}),
     [(TWICE, None, "metadata", "a key that is no string is in an inner map twice; ")]),
    ("arguments twice", lambda root, kernel, argument: root.update(
        {"amdhsa.kernels": [Map([*KERNEL.items(), (".args", [{".size": 8}, {".size": 8}])])]}),
     [(INVALID, "k", "metadata .args[0]", "kernel 'k': '.offset' is missing"),
      (INVALID, "k", "metadata .args[0]", "kernel 'k': '.value_kind' is missing"),
      (INVALID, "k", "metadata .args[1]", "kernel 'k': '.offset' is missing"),
      (INVALID, "k", "metadata .args[1]", "kernel 'k': '.value_kind' is missing"),
      (TWICE, "k", "metadata", "kernel 'k': the key '.args' is in its map twice; ")]),
)


class Metadata(Checked):
    """Objects with one document each."""

    def found(self, what: str, document: bytes) -> tuple[int, list[dict]]:
        path = self.folder / "case.o"
        path.write_bytes(self.template.with_document(document))
        status, out, said = self.ask("kdinfo", "--check", "--json", path)
        self.check(f"{what}: no other message", not said, said)
        return status, self.valid(what, out)["findings"]

    def case(self, what: str, document: bytes, wanted: list[tuple[str, str | None, str, str]]) -> None:
        status, findings = self.found(what, document)
        agree = len(findings) == len(wanted) and all(
            (finding["check"], finding.get("kernel"), finding["place"]) == want[:3] and
            finding["message"].startswith(want[3]) for finding, want in zip(findings, wanted))
        self.check(what, agree and status == (1 if wanted else 0), f"{status} {json.dumps(findings, indent=1)}")

    def everything(self) -> None:
        self.template = Template(self.kdasm, self.folder, VERSION)
        for what, change, wanted in CASES:
            root = copy.deepcopy(DOCUMENT)
            kernel = root["amdhsa.kernels"][0]
            change(root, kernel, kernel[".args"][0])
            self.case(what, pack(root), wanted)
        entries = [("amdhsa.version", [1, 2]), ("amdhsa.kernels", [KERNEL]), ("amdhsa.kernels", [{".name": "j"}])]
        status, findings = self.found("two lists of kernels", pack(Map(entries)))
        self.check("two lists of kernels", status == 1 and findings[0]["message"].startswith("kernel 'j': '.symbol' is")
                   and findings[-1]["check"] == TWICE, findings)


if __name__ == "__main__":
    sys.exit(main(Metadata))
