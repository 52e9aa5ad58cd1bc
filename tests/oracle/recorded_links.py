"""Answers to the links of tests/link/generate.py, which compares them with ld.lld."""

from __future__ import annotations

import sys
from pathlib import Path

from answers import FORMS, Answer

sys.path.append(str(Path(__file__).resolve().parent.parent / "link"))
import generate  # noqa: E402, beside the tests of links

COUNT = 500
_MORE = ((), ("-Wall",), ("-fill-metadata",), ("-g",), ("-fatal-warnings",))


def answer(said: Answer, seed: int, index: int) -> None:
    case = generate.case_of(seed + index)
    inputs = []
    for number, text in enumerate(case.sources):
        source, made = f"{number}.s", f"{number}.o"
        Path(source).write_text(text, encoding="utf-8")
        if not case.as_source[number]:
            said.make(made, "kdasm", *case.options(number), source)
        inputs.append(source if case.as_source[number] else made)
    options = ["-shared", "-fdebug-compilation-dir=/folder", *case.common_options(), *_MORE[index % len(_MORE)]]
    if said.make("linked", "kdasm", *options, *inputs):
        said.run("kdinfo", FORMS[index % len(FORMS)], "linked")
