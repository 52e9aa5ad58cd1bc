"""
Answers to the inputs of oracle.py: the object or its refusal, what kdinfo shows of it, and what the input becomes with
options that llvm-mc does not have.
"""

from __future__ import annotations

import re
from dataclasses import replace

import tools
import worker
from answers import FORMS, Answer, places
from case import Case

PRINT_EVERY = 4
OTHER = "other.o"

_KERNEL = re.compile(rb"\.amdhsa_kernel\s+([\w.$]+)")
# In turn, what is set in descriptors; many processors refuse some of it.
_SETTINGS = ("next_free_vgpr=9", "next_free_sgpr=33", "wavefront_size32=1", "user_sgpr_kernarg_segment_ptr=1",
             "float_denorm_mode_32=2", "system_vgpr_workitem_id=1", "kernarg_size=40", "ieee_mode=0", "accum_offset=8",
             "uses_dynamic_stack=1", "group_segment_fixed_size=99", "reserve_vcc=0", "shared_vgpr_count=2",
             "tg_split=1")


def answer(said: Answer, case: Case) -> None:
    case = replace(case, extra=(*case.extra, "-fdebug-compilation-dir=/folder"))
    with worker.laid_out(case):
        accepted = said.make(tools.OUTPUT, "kdasm", *case.options(), tools.INPUT, count=places)
        if case.index % PRINT_EVERY == 0:
            said.make(OTHER, "kdasm", *case.printed().options(), tools.INPUT, count=places)
        if case.needs_llvm_14:
            _upgraded(said, case)
        if accepted:
            turn = case.index // len(FORMS)
            said.run("kdinfo", FORMS[case.index % len(FORMS)], tools.OUTPUT)
            _TURNS[case.index % len(_TURNS)](said, case, turn)


def _upgraded(said: Answer, case: Case) -> None:
    said.make("upgraded.s", "kdasm", *case.options(), f"--upgrade={4 + case.index % 3}", tools.INPUT, count=places)
    said.make(OTHER, "kdasm", *replace(case, version=None).options(), tools.INPUT, count=places)


def _linked(said: Answer, case: Case, turn: int) -> None:
    if said.make(OTHER, "kdasm", *case.options(), "-shared", tools.INPUT, count=places):
        said.run("kdinfo", FORMS[turn % len(FORMS)], OTHER)


def _checked(said: Answer, case: Case, _: int) -> None:
    said.run("kdasm", *case.options(), "-Wall", "-o", OTHER, tools.INPUT)


def _filled(said: Answer, case: Case, _: int) -> None:
    if said.make(OTHER, "kdasm", *case.options(), "-fill-metadata", tools.INPUT, count=places):
        said.run("kdinfo", "--diff", tools.OUTPUT, OTHER)


def _debugged(said: Answer, case: Case, turn: int) -> None:
    said.make(OTHER, "kdasm", *case.options(), "-g", f"-dwarf-version={2 + turn % 4}", *["-dwarf64"] * (turn % 3 == 0),
              tools.INPUT, count=places)


def _changed(said: Answer, case: Case, turn: int) -> None:
    kernels = [name.decode() for name in _KERNEL.findall(case.source)] or ["none"]
    names = [f"-k={kernels[turn % len(kernels)]}"]
    settings = [f"--set={_SETTINGS[(turn + step) % len(_SETTINGS)]}" for step in (0, 5)]
    if said.make(OTHER, "kdinfo", *settings, *names, tools.OUTPUT):
        said.run("kdinfo", "--diff", ("--text", "--json")[turn % 2], tools.OUTPUT, OTHER)


_TURNS = (_linked, _checked, _filled, _debugged, _changed)
