"""
Area v3: code object version 3, by LLVM 14: what the areas kernel, metadata, yaml, data,
symbols and lexical generate, and symbols that are set again. Mostly without values that come late
and the functions of expressions, which LLVM 14 does not have.
"""

from __future__ import annotations

import re
from dataclasses import replace

import area_data
import area_kernel
import area_lexical
import area_metadata
import area_symbols
import area_yaml
from case import Case
from pick import Picker
from targets import Target

SHARE = 3000
NEEDS_LLVM_14 = True

def target_id(target: Target, mattr: str) -> str:
    """The ID that version 3 demands: features that are on after the processor."""
    off = {item[1:] for item in mattr.split(",") if item.startswith("-")}
    xnack = "+xnack" if target.xnack and "xnack" not in off else ""
    sramecc = "+sram-ecc" if target.sramecc and "sramecc" not in off else ""
    return target.target_id + xnack + sramecc


def _set_again(pick: Picker) -> Case:
    """Symbols that are set more than once, with uses before and between."""
    sets = [".set a, 1", ".set a, 2", "a = 3", ".set a, a+1", ".set b, a", ".set b, 5", ".set a, x", ".set a, x+4",
            ".set b, a+1", ".set a, .", "b = a*2", ".set a, c", ".set c, 7", "c = b", ".set a, b", ".set c, a - b",
            ".set d, a", ".set a, 9"]
    uses = [".long a", ".long b", ".quad a", ".quad d", ".byte a", ".long c", ".long a-x", ".long a@rel32@lo",
            ".if a\n.byte 1\n.endif", "x:", ".globl a", ".zero 4"]
    lines = [pick.one(sets) if pick.chance(0.6) else pick.one(uses) for _ in range(pick.between(2, 8))]
    if pick.slip(0.3):
        lines.insert(pick.upto(len(lines)), pick.one([".equiv a, 2", ".equiv b, 4", "a:"]))
    return pick.case("\n".join(lines) + "\n")


def _padding(pick: Picker) -> Case:
    """Code that is padded: LLVM 14 has s_nop in units of a byte only, and takes zeros for no fill value there."""
    amounts = {".balign": "16", ".balignw": "8", ".balignl": "32", ".p2align": "4", ".p2alignw": "3", ".p2alignl": "5"}
    lines = []
    for _ in range(pick.between(1, 6)):
        name = pick.one(list(amounts))
        fill = pick.weighted([(5, ""), (3, "0"), (1, "0x1234")])
        most = pick.weighted([(5, ""), (1, "28"), (1, "4")])
        ending = f", {fill}, {most}" if most else f", {fill}" if fill else ""
        lines += [f".long {pick.upto(9)}", f"{name} {amounts[name]}{ending}"]
    return pick.case("\n".join(lines) + "\n")


def generate(pick: Picker) -> Case:
    make = pick.weighted([(8, lambda: area_kernel.generate(pick, area_kernel.EarlyKernelMaker)),
                          (4, lambda: area_metadata.generate(pick)), (2, lambda: area_yaml.generate(pick)),
                          (1, lambda: area_data.generate(pick)), (1, lambda: area_symbols.generate(pick)),
                          (1, lambda: area_lexical.generate(pick)), (1, lambda: _set_again(pick)),
                          (0.5, lambda: _padding(pick))])
    case = replace(make(), version=3)
    target = next(target for target in pick.targets if target.name == case.mcpu)
    wanted = target.canonical_id(case.mattr).encode()
    source = case.source.replace(b'"' + wanted + b'"', b'"' + target_id(target, case.mattr).encode() + b'"')
    source = source.replace(b".bundle_align_mode", b".nosuch")  # LLVM has dropped it since
    if not pick.slip(0.1):
        source = re.sub(rb"(?m)^\.amdhsa_code_object_version.*\n", b"", source)
    return replace(case, source=source)
