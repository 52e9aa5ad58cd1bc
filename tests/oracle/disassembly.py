#!/usr/bin/env python3
"""
Compare `kdinfo -d` with llvm-objdump, and with what kdasm makes of it.

    disassembly.py --build BUILD                     # 30,000 random words, and compiled code
    disassembly.py --build BUILD --count 1000000 --generation GFX11
    disassembly.py --build BUILD --every-level       # compiled code: each source at each level for each processor
    disassembly.py --build BUILD --file LIBRARY...   # the code objects of libraries, and no other code
    disassembly.py --build BUILD --parts --family flat --processor gfx1100      # of a build with PARTS=1; no compiled code

What kdinfo prints of an object assembles to the same code. Wherever kdinfo and llvm-objdump both print an instruction,
the lines are the same: text, address, words, and what a branch goes to. What only llvm-objdump prints as an instruction,
because its text assembles to other words, kdinfo has beside the words. In compiled code, relocatable and linked, both print
instructions everywhere, and kdasm makes the same object again of what --asm -d prints; of a linked one, an object that is
loaded alike, unless it has frames in .eh_frame, which linkers drop when no relocation keeps them.

LLVM has no disassembler for GFX6 and GFX7: there llvm-mc makes the same words of what kdinfo prints, and kdinfo prints
instructions everywhere in compiled code.

Half of the random words are instructions made from the rows, with bits turned over. llvm-objdump dies of some words, which are
left out of its part. Of what llvm-objdump prints where kdinfo has an instruction beside data, kdasm does not make the same
words. The closing lines are how many places were compared, and `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import random
import re
import shutil
import struct
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import image_lines
from instruction_rows import Tables
from instructions import WAVE64, has_wave32, processors_of, right_line, tables_of, targets_of

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "shared"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "compiler"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "kdinfo"))

import round_trip  # noqa: E402
import started  # noqa: E402
from cases import SOURCES, Case, all_cases, every_level, sampled  # noqa: E402
from compiler import Failure, Tools  # noqa: E402
from elf_sections import code_sections_of, loaded_sections_of, sections_of  # noqa: E402

CHUNK = 2_000  # random words of one object
LEAST = 8  # words that llvm-objdump is not asked for when it dies of them
LABELLED = 40  # words from label to label
SHOWN = 30
FILLING = "00000000"  # between functions: no instruction, as llvm-mc says
LINE = re.compile(r"^\t(.*?) *// ([0-9A-F]{12,}): ((?:[0-9A-F]{8} ?|[0-9A-F]{2} ?)+)(?:<(.*)>)?(?: ?// .*)?$")
MADE = re.compile(r" (\.L\d+_([0-9a-f]+))$")
NEARLY = re.compile(r"// (\w+(?: .*)?) \((?:spare bits: .*|refused|in another encoding)\)$")
# What processors lack, and llvm-objdump takes it for: registers beyond the last one (of the data of images it prints only the
# first then), null on GFX9, values of fields that mean nothing.
NOWHERE = re.compile(r"""/\*\ ?Invalid | is\ not\ supported\ starting | only\ supports\ row_(?:newbcast|share) | not\ supported\ on\ ASICs | invalid_(?:target|param) | RESERVED
    | _fma[am]k_f32\ .*lit64\( | \bnull\b | \bsrc_(?:vccz|execz|pops_exiting_wave_id)\b | \bsrc_flat_scratch_base | :25[6-9]\] | :26\d\] | \ba255\b | s\[\d+:10[2-9]\] | _sdwa\ 
    | ^image_\w+\ +v25[3-5],.*(?:\btfe\b|\bdmask:0x[35679a-f]\b) | ^image_.*,\ v\[2[45]\d:25\d\], | ^image_.*,\ v25\d,\ (?:s|ttmp)\[ | ^image_.*\bv25\d\],\ |
    ^image_gather4\w*\ +v\[25\d: | _b96\ ttmp | \ nv\b | :(?:2[6-9]\d|3\d\d)\]""", re.VERBOSE)
# Registers that only later processors have, or others of the generation.
LATER = {"GFX8": re.compile(r"\bsrc_(?:shared|private)_(?:base|limit)\b|\bxnack_mask|\bttmp(?:1[2-5]|\[8:15\])")}
# What llvm-objdump prints as names that llvm-mc does not know, or so that it does not read it.
UNREADABLE = re.compile(r"\bth:TH_ATOMIC_0x\d|-lit\(|\|lit\(|\|v\d+, vcc")
# Where names would leave out bits kdinfo prints a number; that of s_version llvm-objdump prints in decimal. With a
# label s_nop would be put behind a branch over 63 words.
NUMBERS = re.compile(r"s_c?branch\w* 63$|(?:s_waitcnt|s_sendmsg|s_sendmsghalt|s_version|s_delay_alu) \w|ds_swizzle_b32 .* offset:\d")
# The highest bit of their lanes llvm-objdump loses: findings/objdump_fma_mix_quad_perm.sh.
SHORT_LANES = re.compile(r"v_fma_mix(?:lo|hi)_f16_e64_dpp .* quad_perm:")
# A label whose name others have, too: kdinfo prints what assembles, and says which label it is near.
REPEATED_LABEL = re.compile(r"(s_c?branch\w*) \d+$")
# llvm-objdump takes these literals for the numbers of inline constants: 0x81 for 1.
INLINE_INSIDE = re.compile(r"_(?:mad|fma)[ma]k_f\d+ .*\b0x[89a-f][0-9a-f]\b|^v_pk_fmac_f16 ")
# The high dwords of doubles that are inline constants, or look like one: as such llvm-objdump prints them, which makes
# other words.
DOUBLES = re.compile(r" (?:000000[0-3][0-9A-F]|00000040|[3B]F[EF]00000|[4C]0[01]00000|3FC45F30)$")
# On GFX10 and GFX11 llvm-objdump takes the numbers that v_fma_mix has on GFX9 for it, too.
OLD_NUMBERS = re.compile(r"v_fma_mix")
# The bit of the source that is the destination, which llvm-objdump leaves out: findings/objdump_fmac_f16_op_sel.sh.
TIED = re.compile(r"(v_fmac_f16_e64\w* .* op_sel:\[\d,\d,)1,1\]")
# With it the symbols of sections have another order in what --asm -d makes.
TYPES_IN_GROUPS = "-fdebug-types-section"
# With it symbols without names are in .llvm_addrsig, which no directive can name.
UNNAMED_SYMBOLS = "-fsanitize-coverage=trace-pc-guard"
NOT_DISASSEMBLED = ("gfx6", "gfx7")  # by llvm-objdump: it dies of all their code
# Two names that llvm-objdump prints without a suffix, also of VOP3.
PLAIN_NAME = re.compile(r"^(v_cvt_pk_f16_[fb][pf]?8)_e64\b")
# What s_set_vgpr_msb makes of registers, which llvm-objdump says beside them.
BANKED = re.compile(r" /\*v(?:\d+|\[\d+:\d+\])\*/")
# It prints a space before modifiers where there is no operand.
NO_OPERAND = re.compile(r"(?<=tensor_stop) (?= )")
# A label is between the scales of matrices and the matrices, which llvm-objdump passes over.
SCALES = re.compile(r"v_wmma_ld_scale")
# Of two dwords, those of inline constants and of high halves of floats are the latter to llvm-objdump.
WIDE_LITERAL = re.compile(r"lit64\(0x[0-9a-f]+\)")
SECTION = re.compile(r"^(?:// )?Disassembly of section (.*):$")


@dataclass(frozen=True)
class Line:
    text: str
    words: str
    near: str | None
    nearly: str | None = None

    @property
    def is_data(self) -> bool:
        return self.text.startswith((".long", ".byte"))


Places = dict[tuple[str, int], Line]


@dataclass
class Outcome:
    passed: int = 0
    failed: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)


# ---- the programs ----

@dataclass(frozen=True)
class Programs:
    kdasm: str
    kdinfo: str
    objdump: str
    llvm_mc: str
    linker: str
    clang: str


def run(*command: str | Path) -> bytes:
    done = started.run(list(map(str, command)))
    if done.returncode:
        raise Failure(f"{' '.join(map(str, command))}: status {done.returncode}: {done.stderr.decode(errors='replace')[:400]}")
    return done.stdout


def numbered(shown: re.Match[str]) -> str:
    """The text, with the number that llvm-objdump prints in place of a label that kdinfo made."""
    text = shown[1].strip()
    if not (made := MADE.search(text)):
        return text
    end = int(shown[2], 16) + 4 * len(shown[3].split())
    return f"{text[:made.start(1)]}{(int(made[2], 16) - end) // 4 & 0xffff}"


def places(text: str) -> Places:
    """What is at each address of each section. Sections of one name are told by their order."""
    found: Places = {}
    section, number = "", 0
    for line in text.splitlines():
        if heading := SECTION.match(line):
            number += 1
            section = f"{number} {heading[1]}"
        elif shown := LINE.match(line):
            nearly = NEARLY.search(line)
            found[section, int(shown[2], 16)] = Line(numbered(shown), shown[3].strip(), shown[4], nearly[1] if nearly else None)
    return found


def options_in(shown: bytes) -> list[str]:
    """Those that kdinfo names, with which kdasm makes the same object again."""
    line = next(line for line in shown.decode().splitlines() if line.startswith("// kdasm "))
    return line.removeprefix("// kdasm ").split()


def dumped(programs: Programs, path: Path, options: list[str]) -> Places | None:
    """None: llvm-objdump died. It does not look at the size of wavefronts that kernels have."""
    features = [f"-{WAVE64}"] if any("+wavefrontsize64" in option for option in options) else []
    done = started.run([programs.objdump, *features, "-z", "-d", str(path)])
    return places(NO_OPERAND.sub("", BANKED.sub("", done.stdout.decode(errors="replace")))) if done.returncode == 0 else None


# ---- comparing ----

def names_repeated_label(line: Line, other: Line) -> bool:
    number = REPEATED_LABEL.match(line.text)
    return number is not None and line.near is not None and other.text.startswith(f"{number[1]} ") and line.words == other.words


def crosses(address: int, line: Line) -> bool:
    """Whether the words go beyond the next label of random words, where kdinfo begins anew."""
    at = address // 4
    return at + len(line.words.split()) > at + (1 - at) % LABELLED > at


def has_other_literal(line: Line) -> bool:
    """Whether a literal of 64 bits, which llvm-objdump prints, is where there are 32; or one of 32 that llvm-mc writes as 64."""
    first, *rest = line.words.split()
    if len(rest) == 1 and rest[0] >= "80000000":
        return "FF" in (first[6:], first[4:6]) and re.search("64", line.text) is not None
    return (len(rest) == 2 and "FE" in (first[6:], first[4:6])) or (len(rest) == 3 and first[0] in "CD")


def reads_otherwise(line: Line) -> bool:
    """Whether the text of llvm-objdump makes other words."""
    if has_other_literal(line):
        return True
    return ("_f64" in line.text and DOUBLES.search(line.words) is not None) or \
        (OLD_NUMBERS.match(line.text) is not None and line.words.startswith("D3A"))


VINTERP = re.compile(r"v_interp_p(?:10|2)_")
ALL_VECTORS = 1 << 8 | 1 << 17 | 1 << 26  # of the second word: each source is a VGPR
UNUSED_DATA = re.compile(r"(?:flat|global|scratch)_atomic_.* FF[0-9A-F]{6}$")


def drops_bits(line: Line) -> bool:
    """Whether llvm-objdump passes over fields that name no registers: scalar sources of interpolation, and where an atomic
    that returns nothing has the number of the last register for several."""
    words = line.words.split()
    if VINTERP.match(line.text) and len(words) == 2:
        return int(words[1], 16) & ALL_VECTORS != ALL_VECTORS
    return UNUSED_DATA.match(f"{line.text} {words[-1]}") is not None


def is_nowhere(tables: Tables, text: str) -> bool:
    later = LATER.get(tables.generation)
    return NOWHERE.search(text) is not None or (later is not None and later.search(text) is not None)


def compare(tables: Tables, ours: Places, theirs: Places, whole: bool, where: str, outcome: Outcome) -> None:
    """`whole`: there are instructions everywhere, as code is real."""
    for place, line in ours.items():
        other = theirs.get(place)
        if other is None or line.is_data or other.is_data:
            hidden = bool(other) and line.is_data and not (other.is_data or line.nearly) and not crosses(place[1], other)
            kind = "data" if other and other.is_data and line.is_data else "instruction beside data" if line.nearly else \
                "one prints an instruction"
            outcome.counts[kind] += 1
            if whole and line.words != FILLING and (other is None or line.is_data != other.is_data) and not line.nearly:
                outcome.failed.append(f"{where}: {place}: kdinfo: {line}; llvm-objdump: {other}")
            elif hidden and not _parts and not is_nowhere(tables, other.text) and not reads_otherwise(other) and not drops_bits(other) and \
                    not image_lines.has_other_list(tables, other.text, len(other.words.split())):
                outcome.failed.append(f"{where}: {place}: kdinfo: {line}; llvm-objdump: {other}")
            continue
        outcome.counts["both print an instruction"] += 1
        if line == other:
            outcome.passed += 1
        elif NUMBERS.match(line.text) and other.words == line.words:
            outcome.counts["a number in place of names"] += 1
        elif SHORT_LANES.match(line.text) and other.text.startswith(line.text.split()[0]) and other.words == line.words:
            outcome.counts["llvm-objdump prints other lanes"] += 1
        elif SCALES.match(line.text) and other.words.startswith(line.words + " "):
            outcome.counts["scales apart from matrices"] += 1
        elif names_repeated_label(line, other):
            outcome.counts["a number in place of a label that repeats"] += 1
        elif WIDE_LITERAL.search(line.text) and other.words == line.words and line.text.split()[0] == other.text.split()[0]:
            outcome.counts["llvm-objdump prints another literal"] += 1
        elif PLAIN_NAME.sub(r"\1", line.text) == other.text and other.words == line.words:
            outcome.counts["llvm-objdump prints no suffix"] += 1
        elif UNREADABLE.search(other.text) and other.words == line.words:
            outcome.counts["llvm-objdump prints no name"] += 1
        elif INLINE_INSIDE.search(line.text) and other.words == line.words:
            outcome.counts["llvm-objdump prints another literal"] += 1
        elif TIED.sub(r"\g<1>0,1]", line.text) == other.text and other.words == line.words:
            outcome.counts["llvm-objdump prints another op_sel"] += 1
        else:
            outcome.failed.append(f"{where}: {place}: kdinfo: {line}; llvm-objdump: {other}")


ENCODING = re.compile(r"encoding: \[([0-9a-fx,]+)\]")
ERROR_LINE = re.compile(r"^[^:]*:(\d+):\d+: error:", re.MULTILINE)


def encodings(programs: Programs, target: str, texts: list[str]) -> dict[str, bytes]:
    """What kdasm makes of those texts that it takes."""
    processor, *options = target.split()
    command = [programs.kdasm, f"-mcpu={processor}", *options, "-ferror-limit=0", "-filetype=asm", "-show-encoding"]
    while texts:
        done = started.run(command, input="\n".join(texts), text=True, errors="replace")
        wrong = {int(number) - 1 for number in ERROR_LINE.findall(done.stderr)}
        if not wrong:
            made = [bytes(int(byte, 16) for byte in found.split(",")) for found in ENCODING.findall(done.stdout)]
            return dict(zip(texts, made)) if len(made) == len(texts) else {}
        texts = [text for number, text in enumerate(texts) if number not in wrong]
    return {}


def check_refused(tables: Tables, target: str, ours: Places, theirs: Places, where: str, outcome: Outcome) -> None:
    """Where kdinfo has an instruction beside data, kdasm does not make the same words of llvm-objdump's text."""
    beside = {place: theirs[place] for place, line in ours.items() if line.nearly and line.is_data and place in theirs}
    doubtful = {place: line for place, line in beside.items()
                if not (line.is_data or crosses(place[1], line) or is_nowhere(tables, line.text))}
    made = encodings(_programs, target, sorted({line.text for line in doubtful.values()}))
    for place, line in doubtful.items():
        outcome.counts["text of data assembled"] += 1
        if made.get(line.text) == b"".join(struct.pack("<I", int(word, 16)) for word in line.words.split()):
            outcome.failed.append(f"{where}: {place}: kdinfo: {ours[place]}; kdasm makes the same words of {line.text}")


def check_again(programs: Programs, path: Path, shown: bytes, folder: Path) -> None:
    """What is shown assembles to the same code."""
    source, again = folder / "again.s", folder / "again.o"
    source.write_bytes(shown)
    run(programs.kdasm, "--no-warn", *options_in(shown), source, "-o", again)
    if code_sections_of(path.read_bytes()) != code_sections_of(again.read_bytes()):
        raise Failure("kdinfo -d assembles to other code")


def has_disassembler(target: str) -> bool:
    return not target.startswith(NOT_DISASSEMBLED)


def check_text(programs: Programs, path: Path, target: str, whole: bool, folder: Path, where: str, outcome: Outcome) -> None:
    """In place of a comparison with llvm-objdump; `whole` as there."""
    shown = run(programs.kdinfo, "-d", path)
    source, again = folder / "text.s", folder / "text.o"
    source.write_bytes(shown)
    common = ("-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-filetype=obj")
    done = started.run([programs.llvm_mc, *common, source, "-o", again], text=True, errors="replace")
    if done.returncode:
        refused = re.findall(r"^.*: error: .*\n.*$", done.stderr, re.MULTILINE)
        outcome.failed += [f"{where}: llvm-mc: {text}" for text in refused] or [f"{where}: llvm-mc: {done.stderr[:400]}"]
    elif code_sections_of(path.read_bytes()) != code_sections_of(again.read_bytes()):
        outcome.failed.append(f"{where}: llvm-mc makes other code of what kdinfo prints")
    for place, line in places(shown.decode()).items():
        kind = "instruction beside data" if line.nearly else "data" if line.is_data else "kdinfo prints an instruction"
        outcome.counts[kind] += 1
        outcome.passed += not line.is_data
        if whole and line.is_data and line.words != FILLING:
            outcome.failed.append(f"{where}: {place}: kdinfo: {line}")


# ---- random words ----

@dataclass(frozen=True)
class Chunk:
    target: str  # a processor, and options
    seed: str


# A kernel that says which size its wavefronts have.
WAVE64_KERNEL = """
.rodata
.p2align 6
.amdhsa_kernel l1
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
"""

_tables: Tables
_programs: Programs
_parts: bool  # instructions that are not in the rows yet are data


def start(programs: Programs, parts: bool, families: list[str]) -> None:
    global _tables, _programs, _parts
    _tables, _programs, _parts = tables_of(parts, families), programs, parts


def made_words(target: str, rng: random.Random, count: int, folder: Path) -> list[int]:
    """Instructions of the rows; most have some bits turned over."""
    processor, *options = target.split()
    rows = [row for row in _tables.rows if _tables.has(row, processor)]
    tables = _tables.of(processor).of_wave32() if has_wave32(target) else _tables.of(processor)
    lines = [str(right_line(tables, rng.choice(rows), rng)) for _ in range(count // 2)]
    source, output = folder / "lines.s", folder / "lines.o"
    command = [_programs.kdasm, f"-mcpu={processor}", *options, "-ferror-limit=0", str(source), "-o", str(output)]
    while True:  # without the lines that are refused together with others
        source.write_text("here:\n" + "\n".join(lines) + "\n")
        done = started.run(command, text=True, errors="replace")
        if done.returncode == 0:
            break
        wrong = {int(number) - 2 for number in re.findall(r":(\d+):\d+: error:", done.stderr)}
        if not wrong:
            raise Failure(done.stderr[:400])
        lines = [line for number, line in enumerate(lines) if number not in wrong]
    code = sections_of(output.read_bytes())[".text"]
    words = [word for (word,) in struct.iter_unpack("<I", code)]
    for _ in range(len(words) // 2):
        words[rng.randrange(len(words))] ^= 1 << rng.randrange(32)
    return words[:count]


def make_object(words: list[int], target: str, folder: Path) -> Path:
    processor, *options = target.split()
    source, output = folder / "words.s", folder / "words.o"
    lines = ((f"l{at}:\n" if at % LABELLED == 1 else "") + f".long {word:#x}\n" for at, word in enumerate(words))
    source.write_text("".join(lines) + (WAVE64_KERNEL if options else ""))
    run(_programs.kdasm, "--no-warn", f"-mcpu={processor}", *options, source, "-o", output)
    return output


def compare_words(words: list[int], target: str, folder: Path, where: str, outcome: Outcome) -> None:
    """Halves are compared where llvm-objdump dies of the whole."""
    path = make_object(words, target, folder)
    theirs = dumped(_programs, path, target.split())
    if theirs is not None:
        ours = places(run(_programs.kdinfo, "-d", path).decode())
        tables = _tables.of(target.split()[0])
        compare(tables, ours, theirs, False, where, outcome)
        check_refused(tables, target, ours, theirs, where, outcome)
    elif len(words) <= LEAST:
        outcome.counts["llvm-objdump dies"] += 1
    else:
        middle = len(words) // 2
        compare_words(words[:middle], target, folder, where, outcome)
        compare_words(words[middle:], target, folder, where, outcome)


def check_words(chunk: Chunk) -> Outcome:
    rng, outcome = random.Random(chunk.seed), Outcome()
    where = f"{chunk.target}, seed {chunk.seed}"
    with tempfile.TemporaryDirectory(prefix="kdasm-words-") as name:
        folder = Path(name)
        try:
            made = made_words(chunk.target, rng, CHUNK // 2, folder)
            words = made + [rng.getrandbits(32) for _ in range(0 if _parts else CHUNK - len(made))]
            path = make_object(words, chunk.target, folder)
            check_again(_programs, path, run(_programs.kdinfo, "-d", path), folder)
            outcome.counts["words"] += len(words)
            if not has_disassembler(chunk.target):
                check_text(_programs, path, chunk.target, False, folder, where, outcome)
                return outcome
            compare_words(words, chunk.target, folder, where, outcome)
        except Failure as failure:
            outcome.failed.append(f"{where}: {failure}")
    return outcome


# ---- compiled code ----

def check_object(path: Path, where: str, folder: Path, outcome: Outcome) -> None:
    shown = run(_programs.kdinfo, "-d", path)
    processor = next((option.partition("=")[2] for option in options_in(shown) if option.startswith("-mcpu=")), "")
    if has_disassembler(processor):
        theirs = dumped(_programs, path, options_in(shown))
        if theirs is None:
            raise Failure("llvm-objdump dies")
        compare(_tables, places(shown.decode()), theirs, True, where, outcome)
    else:
        check_text(_programs, path, processor, True, folder, where, outcome)
    check_again(_programs, path, shown, folder)
    outcome.passed += 1


def whole_again(path: Path, folder: Path) -> bytes:
    """The object of the source that --asm -d prints."""
    return round_trip.assemble(_programs.kdasm, run(_programs.kdinfo, "--asm", "-d", path).decode(), folder).read_bytes()


def complete(path: Path, folder: Path) -> list[Path]:
    """The objects to link: with one that has what the first one lacks."""
    source, output = folder / "lacking.s", folder / "lacking.o"
    names = run("llvm-nm-22", "-u", "-j", path).decode().split()
    target = "".join(f"{line}\n" for line in run(_programs.kdinfo, "-d", path).decode().splitlines()[1:4])
    source.write_text(target + "".join(f".globl {name}\n.hidden {name}\n{name}: s_endpgm\n" for name in names))
    run(_programs.kdasm, source, "-o", output)
    return [path, output]


def symbols(path: Path) -> bytes:
    return run("llvm-readelf-22", "-s", "--wide", path)


def check_linked(path: Path, where: str, folder: Path, outcome: Outcome) -> None:
    """What --asm -d prints links to an object that is loaded like the one it is of, and has the same symbols."""
    inputs, linked, again = complete(path, folder), folder / "linked.so", folder / "linked_again.so"
    for linker in ([_programs.kdasm], [_programs.linker]):
        run(*linker, "-shared", *inputs, "-o", linked)
        check_object(linked, f"{where}, linked", folder, outcome)
        again.write_bytes(whole_again(linked, folder))
        if loaded_sections_of(linked.read_bytes()) == loaded_sections_of(again.read_bytes()) and symbols(linked) == symbols(again):
            outcome.passed += 1
        elif ".eh_frame" in sections_of(linked.read_bytes()):
            outcome.counts["linked otherwise"] += 1
        else:
            raise Failure(f"linked by {linker[0]}: --asm -d makes an object that is loaded otherwise")


@dataclass(frozen=True)
class Place:
    """Of a code object in a file."""

    path: Path
    processor: str
    offset: int
    size: int

    @property
    def name(self) -> str:
        return f"{self.path.name} at {self.offset}, {self.processor}"


def places_in(kdinfo: str, path: Path, processors: list[str]) -> list[Place]:
    """Where the file has code for these processors."""
    found = [Place(path, view["target"].partition("--")[2].partition(":")[0], view["offset"], view["size"])
             for view in round_trip.objects_of(kdinfo, path) if view["size"]]
    return [place for place in found if place.processor in processors]


# In Softmax kernels of hipBLASLt 7.1.1, descriptors have 0 bytes of LDS where metadata has 1,024.
TRUE_FINDING = re.compile(r" kernel 'Softmax_\w+': .* \[-Wgroup-segment-size\]$")


def findings(path: Path) -> list[str]:
    done = started.run([_programs.kdinfo, "--check", str(path)], text=True, errors="replace")
    found = [line for line in (done.stdout + done.stderr).splitlines() if re.search(r"\[-W[\w-]+\]$", line)]
    if done.returncode != (1 if found else 0):
        raise Failure(f"kdinfo --check: status {done.returncode}: {done.stderr[:400]}")
    return found


def check_place(place: Place) -> Outcome:
    """What a library holds is disassembled, assembled again, and gets no finding of its code."""
    outcome = Outcome()
    with tempfile.TemporaryDirectory(prefix="kdasm-library-") as name:
        folder = Path(name)
        path = folder / "code.co"
        try:
            with place.path.open("rb") as file:
                file.seek(place.offset)
                path.write_bytes(file.read(place.size))
            check_object(path, place.name, folder, outcome)
            found = findings(path)
            untrue = [line for line in found if not TRUE_FINDING.search(line)]
            outcome.counts["findings that are true"] += len(found) - len(untrue)
            if untrue:
                raise Failure(f"kdinfo --check: {untrue[0]}")
            outcome.passed += 1
        except Failure as failure:
            outcome.failed.append(f"{place.name}: {failure}")
    return outcome


def check_case(case: Case) -> Outcome:
    outcome = Outcome()
    with tempfile.TemporaryDirectory(prefix="kdasm-code-") as name:
        folder = Path(name)
        tools = Tools(_programs.clang, _programs.llvm_mc, _programs.kdasm, str(folder))
        shutil.copytree(SOURCES, folder, dirs_exist_ok=True)
        path = folder / "code.o"
        try:
            path.write_bytes(tools.reference(case, tools.compile(case)))
            check_object(path, case.name, folder, outcome)
            again = whole_again(path, folder)
            types = TYPES_IN_GROUPS in case.options and len(again) == path.stat().st_size
            if again != path.read_bytes() and not types and UNNAMED_SYMBOLS not in case.options:
                raise Failure("--asm -d makes another object")
            check_linked(path, case.name, folder, outcome)
        except (Failure, round_trip.Failure) as failure:
            outcome.failed.append(f"{case.name}: {failure}")
    return outcome


# ---- all of it ----

def main() -> int:
    parser = argparse.ArgumentParser(description="Compare kdinfo -d with llvm-objdump, and with what kdasm makes of it.")
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--count", type=int, default=30_000, help="random words (30,000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processor", action="append", help="only this one; repeatable")
    parser.add_argument("--generation", action="append", default=[], help="its processors, as GFX11; repeatable")
    parser.add_argument("--sample", type=int, default=0, help="compiled code: only so many cases")
    parser.add_argument("--every-level", action="store_true", help="compiled code: each source at each level")
    parser.add_argument("--file", action="append", type=Path, default=[], help="only the code objects in this one; repeatable")
    parser.add_argument("--parts", action="store_true", help="of generations that a build with PARTS=1 has in part: words made from their rows")
    parser.add_argument("--family", action="append", default=[], help="words made from these rows alone, of FAMILIES; repeatable")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    build = options.build.resolve()
    programs = Programs(str(build / "kdasm"), str(build / "kdinfo"), "llvm-objdump-22", "llvm-mc-22", "ld.lld-22", "clang-22")
    processors = options.processor or processors_of(tables_of(options.parts, []), options.parts, options.generation)
    targets = [target for processor in processors for target in targets_of(processor)]
    chunks = [Chunk(targets[number % len(targets)], f"{options.seed} {number}")
              for number in range((options.count + CHUNK - 1) // CHUNK)]
    every = every_level(processors) if options.every_level else all_cases()
    cases = sampled([case for case in every if case.processor in processors], options.sample)
    total = Outcome()
    found = [place for path in options.file for place in places_in(programs.kdinfo, path, processors)]
    if options.parts or options.file:
        cases = []
    if options.file:
        chunks = []
    with multiprocessing.Pool(options.jobs, start, (programs, options.parts, options.family)) as pool:
        for outcome in itertools.chain(pool.imap_unordered(check_words, chunks), pool.imap_unordered(check_case, cases),
                                       pool.imap_unordered(check_place, found)):
            total.passed += outcome.passed
            total.failed += outcome.failed
            total.counts += outcome.counts
    print(*(f"FAILED: {text}" for text in total.failed[:SHOWN]), sep="\n", end="\n" if total.failed else "")
    print(", ".join(f"{name} {count}" for name, count in sorted(total.counts.items())))
    print(f"{total.passed} passed, {len(total.failed)} failed, 0 skipped")
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
