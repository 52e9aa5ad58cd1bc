"""Answers to command lines: options that are right, wrong, repeated or at odds with each other, on small files."""

from __future__ import annotations

import random
from pathlib import Path

from answers import Answer
from steady import Steady

COUNT = 60
LINES = 8  # in each answer

_TARGETS = ("gfx900", "gfx90a:xnack+", "gfx1030", "gfx9-generic", "gfx90", "gfx900:xnack", "gfx900:sramecc+", "")
_NUMBERS = ("0", "1", "2", "3", "4", "5", "6", "7", "21", "22", "23", "-1", "x", "", "0x4", "99999999999999999999",
            "4 ", "+5")
_FILES = ("a.s", "a.s", "b.s", "wrong.s", "a.o", "a.o", "linked", "bundle", "text", "empty", "missing", "folder", "-")

# What may follow each option.
_KDASM = {
    "o": ("out", "out", "-", "folder", "missing/out", ""),
    "triple": ("amdgcn-amd-amdhsa", "amdgcn--mesa3d", "r600--", "x86_64", ""),
    "mcpu": _TARGETS, "offload-arch": (*_TARGETS, "gfx900,gfx906", "gfx900,", ",", "all"),
    "mattr": ("+xnack", "-xnack,+sramecc", "xnack", "+", "+none", "+cumode,", "-wavefrontsize64"),
    "amdhsa-code-object-version": _NUMBERS, "filetype": ("obj", "asm", "null", "exe", ""), "upgrade": _NUMBERS,
    "compression-level": _NUMBERS, "I": (".", "folder", "missing"),
    "defsym": ("n=1", "n", "n=", "=1", "n=0x10", "n=x", "1=1", "n=-5"),
    "asm-macro-max-nesting-depth": _NUMBERS, "ferror-limit": _NUMBERS, "dwarf-version": _NUMBERS,
    "fdebug-compilation-dir": ("/folder",), "fdebug-prefix-map": ("/a=/b", "/folder=x", "no", "="),
    "main-file-name": ("m.s", ""), "W": ("all", "no-all", "error", "error=all", "entry-alignment", "no-entry-alignment",
                                         "error=entry-alignment", "entry", "no-", ""),
    "MF": ("rule", "-", "folder"), "MT": ("t", "a b", "$x", ""), "MD": (), "shared": (), "bundle": (),
    "compress": (), "g": (), "fill-metadata": (), "dwarf64": (), "fatal-warnings": (), "no-warn": (), "target-list": (),
    "version": (), "bogus": (), "mcp": ("gfx900",),
}
_KDINFO = {
    "text": (), "json": (), "yaml": (), "asm": (), "explain": (), "map": (), "svg": (), "check": (), "diff": (),
    "list": (), "color": ("always", "never", "auto", "x"), "W": ("all", "no-all", "error=entry-alignment", "none", ""),
    "warn": ("no-all", "x"),
    "k": ("k", "k2", "none", ""), "kernel": ("k", "none"),
    "set": ("next_free_vgpr=9", ".amdhsa_ieee_mode=1", "ieee_mode=2", "x=1", "=", "kernarg_size"),
    "o": ("out", "-", "folder"), "output": ("out",),
    "unbundle": ("gfx900", "gfx906", "#2", "#9", "gfx900#1", "none", ""),
    "unbundle-all": ("all", "text", "missing/all"), "bogus": (), "jso": (),
}
_KDINFO_FILES = ("a.o", "a.o", "b.o", "linked", "bundle", "text", "empty", "missing", "folder",
                 "file://a.o#offset=0&size=99999", "file://bundle#offset=4096&size=1", "file://a.o#offset=x",
                 "file://none")

_KERNEL = """.amdhsa_kernel {name}
.amdhsa_next_free_vgpr {vgprs}
.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
"""


def answer(said: Answer, seed: int, index: int) -> None:
    pick = Steady(f"{seed}/commands/{index}")
    _make_files(said)
    given = set(Path(".").rglob("*"))
    for _ in range(LINES):
        program, options, files = pick.choice((("kdasm", _KDASM, _FILES), ("kdinfo", _KDINFO, _KDINFO_FILES)))
        single = 0.3 if program == "kdasm" else 0.03
        words = [word for _ in range(pick.choice((1, 1, 2, 2, 3, 4))) for word in _option(pick, options, single)]
        words += [pick.choice(files) for _ in range(pick.choice((0, 1, 1, 1, 1, 2)))]
        if pick.random() < 0.2:
            pick.shuffle(words)
        if "-g" in words:
            words.insert(0, "-fdebug-compilation-dir=/folder")
        said.run(program, *words)
        for made in sorted(set(Path(".").rglob("*")).difference(given)):
            if made.is_file():
                said.note_file(made)
                made.unlink()


def _option(pick: random.Random, options: dict[str, tuple[str, ...]], single: float) -> list[str]:
    """`single` is how likely there is one dash."""
    name = pick.choice(list(options))
    dashed = ("-" if len(name) == 1 or pick.random() < single else "--") + name
    if not options[name] or pick.random() < 0.05:
        return [dashed + "=1"] if pick.random() < 0.05 else [dashed]
    value = pick.choice(options[name])
    if len(name) == 1:
        return [dashed + value] if pick.random() < 0.7 else [dashed, value]
    return [f"{dashed}={value}"] if pick.random() < 0.7 else [dashed, value]


def _make_files(said: Answer) -> None:
    kernels = "".join(_KERNEL.format(name=name, vgprs=vgprs) for name, vgprs in (("k", 5), ("k2", 90)))
    Path("a.s").write_text(f'.ifdef n\n.long n\n.endif\n.include "empty"\n{kernels}k: .long 1\nk2: .long 2\n')
    Path("b.s").write_text(f'.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n.globl k\n{kernels}k: .long 3\nk2:\n')
    Path("wrong.s").write_text(".error \"e\"\n.warning \"w\"\n.lnog 1\n")
    Path("text").write_text("no object\n")
    Path("empty").write_text("")
    Path("folder").mkdir()
    said.make("a.o", "kdasm", "-mcpu=gfx900", "a.s")
    said.make("b.o", "kdasm", "-mcpu=gfx1030", "a.s")
    said.make("linked", "kdasm", "-shared", "b.s")
    said.make("bundle", "kdasm", "-bundle", "-mcpu=gfx900", "-mcpu=gfx906", "a.s")
