"""
Answers to the bundles of bundle_check.py, which compares them with clang-offload-bundler.

How small the parts of a compressed one get is up to the version of libzstd.
"""

from __future__ import annotations

import random
from pathlib import Path

import bundle_check
import damage
from answers import Answer
from steady import Steady

COUNT = 100
DAMAGES = 3
_FORMS = ("--list", "--text", "--json", "--check")


def answer(said: Answer, seed: int, index: int) -> None:
    case = bundle_check.case_of(seed, index)
    Path("in.s").write_text(case.source)
    if not said.run("kdasm", *case.options(case.targets), "--bundle", *case.packing(), "in.s", "-o", "ours"):
        return
    for target in case.targets:
        said.make("one", "kdinfo", f"--unbundle={target}", "ours")
    said.run("kdinfo", "--unbundle-all=all", "ours")
    for path in sorted(Path("all").iterdir()):
        said.note_file(path)
    if case.level == 0:
        said.note_file(Path("ours"))
        _look_at_damaged(said, Steady(f"{seed}/bundles/{index}"), Path("ours").read_bytes())


def _look_at_damaged(said: Answer, pick: random.Random, sound: bytes) -> None:
    said.run("kdinfo", pick.choice(_FORMS), "ours")
    header = sound.find(b"\x7fELF")
    for _ in range(DAMAGES):
        Path("damaged").write_bytes(damage.damaged_bytes(pick, sound, 0, header))
        said.run("kdinfo", pick.choice(_FORMS), "damaged")
        said.make("one", "kdinfo", "--unbundle=gfx900", "damaged")
