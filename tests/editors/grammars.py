"""
grammars.py MADE SOURCES: checks the grammar for TextMate and the tree of words, which run.sh has made.

What they know is what the sources have: the rows of the tables, which are read as text here.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path


def classes_of(grammar: dict, line: str) -> dict[str, str]:
    """The class of each piece of a line, as editors find it: the pattern that matches first, of several the upper one."""
    patterns = [(re.compile(row.get("match", row.get("begin"))), row["name"].removesuffix(".kdasm")) for row in grammar["patterns"]]
    found, at = {}, 0
    while True:
        matches = [(match.start(), index, match, name) for index, (pattern, name) in enumerate(patterns)
                   if (match := pattern.search(line, at)) and match.end() > at]
        if not matches:
            return found
        _, _, match, name = min(matches, key=lambda row: row[:2])
        found[match[0]] = name
        at = match.end()


def check_grammar(grammar: dict) -> None:
    of = classes_of(grammar, "loop:\tv_add_f32_e32 v1, s[2:3], 0x10 // done")
    assert of["loop"] == "entity.name.function", of
    assert of["v_add_f32_e32"] == "support.function", of
    assert of["v1"] == of["s[2:3]"] == "variable.language", of
    assert of["0x10"] == "constant.numeric", of
    assert of["// done"] == "comment.line", of
    assert classes_of(grammar, ".p2align 8")[".p2align"] == "keyword.control"
    assert classes_of(grammar, "\t.amdhsa_next_free_vgpr 3")[".amdhsa_next_free_vgpr"] == "keyword.other"
    assert classes_of(grammar, "    .sgpr_count: 10")[".sgpr_count"] == "entity.name.tag"
    assert classes_of(grammar, "  DW_OP_lit31, DW_OP_LLVM_offset")["DW_OP_lit31"] == "support.type"
    assert classes_of(grammar, "  DW_AT_name DW_FORM_strp")["DW_FORM_strp"] == "support.constant"
    assert "support.function" not in classes_of(grammar, "my_v_add_f32 = 1").values()


def names(path: Path, macro: str, place: int = 0) -> set[str]:
    """The n-th text in quotes of each row of a table."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
    rows = re.findall(rf"^{macro}\((.*?)\)$", text, re.MULTILINE | re.DOTALL)
    return {re.findall(r'"((?:[^"\\]|\\.)*)"', row)[place] for row in rows}


def check_words(words: dict, sources: Path) -> None:
    tables = sources / "include" / "kdasm"
    directives = {row["name"] for group in words["directives"].values() for row in group}
    table = sources / "grammar" / "reader" / "directives.def"
    assert directives == names(table, "KD_DIRECTIVE") | names(table, "KD_DIRECTIVE_IN"), "directives"
    rows = re.findall(r"^KD_OPERATION(?:_SERIES)?\((\w+), ", (sources / "emit/debug/dwarf/operations.def").read_text(), re.MULTILINE)
    assert [row["name"] for row in words["operations"]] == [f"DW_OP_{row}" for row in rows], "operations"
    numbers = {row["name"]: row.get("number") for row in words["dwarfNames"]}
    assert numbers["DW_TAG_variable"] == 0x34 and numbers["DW_AT_LLVM_lanes"] == 0x3e11, "names of DWARF"
    assert numbers["DW_AT_LLVM_active_lane"] is None and numbers["DW_INL_inlined"] == 1, "names of DWARF"
    fields = {f".amdhsa_{name}" for name in names(tables / "descriptor_fields.def", "KD_FIELD") if name}
    assert {row["name"] for row in words["kernelDirectives"]} == fields, "kernel directives"
    assert {row["name"] for row in words["checks"]} == names(tables / "checks.def", "KD(?:_LATER)?_CHECK"), "checks"
    on = {row["name"]: row["processors"] for row in words["kernelDirectives"]}
    assert "gfx90a" in on[".amdhsa_accum_offset"] and "gfx1100" not in on[".amdhsa_accum_offset"]
    known = {row["name"]: row["processors"] for row in words["instructions"]}
    assert "gfx90a" in known["v_pk_fma_f32"] and "gfx900" not in known["v_pk_fma_f32"]
    assert {key["of"] for key in words["metadataKeys"]} == {"document", "kernel", "argument"}
    kinds = next(key["values"] for key in words["metadataKeys"] if key["name"] == ".value_kind")
    assert "hidden_block_count_x" in kinds, kinds


def main() -> None:
    made, sources = map(Path, sys.argv[1:])
    grammar = json.loads((made / "kdasm.tmLanguage.json").read_text())
    extension = json.loads((made / "package.json").read_text())
    words = json.loads((made / "words.json").read_text())
    check_grammar(grammar)
    check_words(words, sources)
    assert extension["contributes"]["grammars"][0]["scopeName"] == grammar["scopeName"]
    assert extension["version"] == words["version"]


main()
