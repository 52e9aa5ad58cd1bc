#!/usr/bin/env python3
"""
pages.py BUILD [--every N]: does kdasm take what `kdasm --instructions` shows, and nothing else?

For a processor of each set the pages of all instructions are read, and of each line that they show lines are made: with
what must be there; with each kind of register and constant that the page says an operand may be; with a literal where
it says so; and with each modifier that may be left out. kdasm must take them, with as many bytes as the page says and
with the bits that it says all lines have. Where an instruction has one line alone, kdasm must refuse the kinds of
registers that the page does not name. With --every N it is each Nth processor. The closing line is `N passed, N failed,
N skipped`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "oracle"))

from instruction_rows import read_tables  # noqa: E402

SHOWN = 40

# A register or constant that a word of the page stands for, of one dword and of two; others of more have the first number.
REGISTERS = {"vcc": ("vcc_lo", "vcc"), "exec": ("exec_lo", "exec"), "m0": ("m0",), "status": ("src_scc", "src_scc"),
             "aperture": ("src_shared_base", "src_shared_base"), "lds_direct": ("lds_direct",), "constant": ("1", "1"),
             "null": ("null", "null", "null", "null"), "v.h": ("v0.h",)}
FILES = ("v", "a", "s")
# Of operands and modifiers that are no registers or numbers.
WORDS = {"off": "off", "label": "1", "imm16": "1", "hwreg": "1", "waitcnt": "0", "msg": "1", "imask": "1", "fmt": "dfmt:1, nfmt:2",
         "attr": "attr0.x", "param": "p10", "vcc_lo": "vcc_lo", "depctr": "1", "delay": "1", "barrier": "1", "half": "v_dual_mov_b32 v3, 0", "::": "::", "scope:name": "scope:SCOPE_SE", "dpp8:[0,...]": "dpp8:[0,1,2,3,4,5,6,7]", "tgt": "mrt0", "simm32": "1", "simm64": "1", "probe": "1", "vcc": "vcc", "omod": "mul:2",
         "dpp_ctrl": "quad_perm:[0,1,2,3]"}
# The size of data that have several, where it is not the smallest, by a part of the name.
LEAST = {"gather4": 128, "wmma_f32_16x16x128_f8": 512, "wmma_scale_f32_16x16x128": 512,
         "wmma_scale16_f32_16x16x128": 512, "f8f6f4": 256}
# Lines that are not made.
EXCEPTIONS = (
    (re.compile(r" tfe$"), "the data have another size with it"),
    (re.compile(r"^image_.* d16$"), "likewise"),
    (re.compile(r"^v_mac_f\d+_sdwa .* dst_sel:0"), "what is added to is a whole register"),
    (re.compile(r"^image_bvh"), "the parts of a ray have sizes that a16 tells, likewise"),
    (re.compile(r"^image_.* dim:"), "how many addresses there are is told by the dimension: see tests/oracle/image_lines.py"),
)
HINTS = {"atomic": "ATOMIC", "store": "STORE", "tensor_s": "STORE"}  # what they are for, by a part of the name
RETURNS = ("glc", "sc0")  # an atomic needs a destination then


@dataclass
class Form:
    mnemonic: str
    operands: list[str]
    modifiers: list[tuple[str, bool]]  # in their order, and whether they must be there
    values: dict[str, str] = field(default_factory=dict)  # what the page says of operands
    has_long_pairs: bool = False  # the processor has
    one_lane: str = ""  # what the processor calls lanes that forms of 64 bits take, too, if it has them


@dataclass
class Line:
    text: str
    size: int
    bits: bytes
    in_either: bool  # of the forms of a pair, of 8 and 12 bytes, where both fit

    def is_shape_of(self, code: bytes) -> bool:
        if self.in_either and len(code) in (8, 12):
            return True
        return len(code) == self.size and not any(byte & ~code[at] for at, byte in enumerate(self.bits))


# ---- what a page shows ----

def joined(page: str) -> list[str]:
    """Lines that were broken are one again."""
    lines: list[str] = []
    for line in page.splitlines():
        if lines and re.match(r"      \S|         +\S", line):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return lines


IN_BRACKETS = re.compile(r" \[((?:[^\[\]]|\[[^\]]*\])*)\]")


MODIFIERS = ("gds", "dpp_ctrl", "dpp8:[0,...]")  # that may be the first word


def read_form(text: str) -> Form:
    mnemonic, _, rest = text.partition(" ")
    words = re.findall(r" \[(?:[^\[\]]|\[[^\]]*\])*\]|[^ ]+", f" {rest}")
    count = 0
    while count < len(words) and words[count][0] != " " and words[count] not in MODIFIERS:
        count += 1
        if not words[count - 1].endswith(","):
            break
    operands = [word.rstrip(",") for word in words[:count]]
    modifiers = [(word[2:-1], False) if word[0] == " " else (word, True) for word in words[count:]]
    return Form(mnemonic, operands, modifiers)


ENCODING = re.compile(r"\w+, (\d+) bytes(?:, (\d+) with a literal)?(?:, (\d+) with one of 64 bits)?; opcode 0x\w+, "
                      r"bits ([0-9a-f ]+)$")


def read_pages(text: str) -> Iterator[Form]:
    form: Form | None = None
    values: dict[str, str] = {}
    one_lane = next((name for name in ("row_newbcast", "row_share") if f"{name}:" in text), "")
    has_long_pairs = "VOPD3, " in text
    for line in joined(text.rpartition("\n\n")[0]):  # what the words mean follows
        if re.match(r"\w+: ", line):
            values = {}
        elif re.match(r"    (:: )?[a-z]", line):
            if form and form.mnemonic != "::":  # of a second half nothing is made
                yield form
            form = read_form(line.strip())
            form.values, form.one_lane = values, one_lane
            form.has_long_pairs = has_long_pairs
        elif item := re.match(r"        (\S+) +(.*)$", line):
            values = {**values, item[1]: item[2]}
            assert form
            form.values = values
    if form and form.mnemonic != "::":
        yield form


# ---- lines of a form ----

@cache
def words_of(what: str) -> list[str]:
    """What registers and constants the page says it may be."""
    return [word for word in what.partition(":")[2].replace(",", "").split() if word in FILES or word in REGISTERS]


@cache
def size_of(what: str, least: int) -> int:
    """The number of dwords, the smallest one if there are several."""
    match = re.match(r"((?:\d+(?:, | or )?)+) bits", what)
    assert match, what
    sizes = [int(bits) for bits in re.findall(r"\d+", match[1])]
    return max(1, min([bits for bits in sizes if bits >= least] or sizes) // 32)


def register(word: str, words: int) -> str | None:
    """None: there is none of this size."""
    if word in FILES:
        return f"{word}0" if words == 1 else f"{word}[0:{words - 1}]"
    if word in ("status", "aperture", "constant"):
        return REGISTERS[word][0]
    return REGISTERS[word][words - 1] if words <= len(REGISTERS[word]) else None


@cache
def least_of(mnemonic: str) -> int:
    return next((bits for part, bits in LEAST.items() if part in mnemonic), 0)


def operand(form: Form, name: str) -> str:
    plain = name.partition(":")[0]
    if plain == "fmt" and "dfmt" not in form.values["fmt"]:
        return "format:1"
    if plain in WORDS:
        return WORDS[plain]
    what = form.values[plain]
    if re.match(r"-?\d+ to |any number", what):
        return "1"
    text = register(words_of(what)[0], size_of(what, least_of(form.mnemonic)))
    assert text, form
    return text


def modifier(form: Form, text: str) -> str:
    if text == "dpp_ctrl" and form.one_lane:
        return f"{form.one_lane}:1"
    if text == "th:name":
        return f"th:TH_{next((of for part, of in HINTS.items() if part in form.mnemonic), 'LOAD')}_NT"
    name, _, number = WORDS.get(text, text).partition(":")
    return f"{name}:0" if number == "n" else WORDS.get(text, text)


def with_size(form: Form, operands: list[str]) -> list[tuple[str, bool]]:
    """The size of an image's data is told by dmask."""
    if not form.mnemonic.startswith("image_"):
        return form.modifiers
    words = int(re.sub(r".*:(\d+)\]", r"\1", operands[0])) + 1 if ":" in operands[0] else 1
    dmask = 1 if "gather" in form.mnemonic else (1 << words) - 1
    return [(f"dmask:{dmask}" if text == "dmask:n" else text, needed or text == "dmask:n") for text, needed in form.modifiers]


def replaced(form: Form, operands: list[str], at: int, word: str) -> list[str] | None:
    """Operands of which one is of the kind. The data of an instruction are in one file, so they all go to it."""
    texts = []
    for i, name in enumerate(form.operands):
        what = form.values.get(name.partition(":")[0], "")
        both = word == "a" and name.partition(":")[0] not in WORDS and "a" in words_of(what)
        text = register(word, size_of(what, least_of(form.mnemonic))) if i == at or both else operands[i]
        if text is None:
            return None
        texts.append(text)
    return texts


def is_scalar(text: str) -> bool:
    return text[0] != "v" and text[0] != "a" or text.startswith("vcc")


class Lines:
    """The lines that are made of a form."""

    def __init__(self, form: Form) -> None:
        match = ENCODING.match(form.values["encoding"])
        assert match, form
        self.form = form
        self.names = [name.partition(":")[0] for name in form.operands]
        self.operands = [operand(form, name) for name in self.names]
        self.modifiers = with_size(form, self.operands)
        self.size, self.longer, self.longest = int(match[1]), int(match[2] or 0), int(match[3] or 0)
        self.bits = b"".join(int(word, 16).to_bytes(4, "little") for word in match[4].split())
        if {"simm32", "simm64"} & set(self.names):
            self.size = self.longer or self.longest

    def line(self, texts: list[str], more: int = -1, size: int = 0, shown: int = -1) -> Line:
        """With a modifier that may be left out, and with an operand that may be."""
        words = [modifier(self.form, text) for at, (text, needed) in enumerate(self.modifiers) if needed or at == more]
        whole = more >= 0 and self.modifiers[more][0] in RETURNS
        there = [text for i, text in enumerate(texts) if whole or ":opt" not in self.form.operands[i]
                 or i == shown or self.names[i] == "soffset"]
        return Line(" ".join([self.form.mnemonic, ", ".join(there), *words]).strip(), size or self.size, self.bits,
                    self.form.has_long_pairs and self.form.values["encoding"].startswith("VOPD"))

    def registers(self, *, named: bool) -> Iterator[Line]:
        """Lines with a register or constant in each place that the page names there, or that it does not."""
        for at, name in enumerate(self.names):
            if name in WORDS or self.form.operands[at] == "vdst:opt" or not re.match(r"\d.* bits", self.form.values[name]):
                continue
            words = words_of(self.form.values[name])
            others = [text for text in self.operands[1:at] + self.operands[at + 1:] if is_scalar(text)]
            for word in [word for word in (*FILES, *REGISTERS) if (word in words) == named]:
                texts = replaced(self.form, self.operands, at, word)
                bus = self.form.mnemonic.startswith("v_") and others  # one scalar value is the most
                ranged = word == "constant" and " to " in self.form.values[name]
                if texts and not (named and bus) and not ranged:
                    yield self.low(self.line(texts, shown=at), at)

    def low(self, line: Line, at: int) -> Line:
        """With the bits that the page asks for where the operand is a scalar."""
        if "of scalars the low dword" in self.form.values[self.names[at]]:
            sources = [name for name in self.names if name.startswith("src")]
            bits = ",".join("0" if name == self.names[at] else "1" for name in sources)
            line.text += f" op_sel_hi:[{bits}]"
        return line

    def beside_literal(self, at: int, text: str) -> str:
        """One scalar value is the most, of vector instructions that read no mask: a constant in place of a register."""
        free = self.form.mnemonic.startswith("v_") and text[0] == "s" and " constant" in self.form.values.get(self.names[at], "")
        return "1" if free else text

    def right(self) -> Iterator[Line]:
        yield self.line(self.operands)
        yield from self.registers(named=True)
        for at, name in enumerate(self.names):
            if not {"simm32", "simm64"} & set(self.names) and " literal" in self.form.values.get(name, ""):
                texts = [self.beside_literal(i, text) for i, text in enumerate(self.operands)]
                yield self.line([*texts[:at], "0x4321", *texts[at + 1:]], size=self.longer)
                if "literal64" in self.form.values[name]:
                    yield self.line([*texts[:at], "0x123456789abcdef", *texts[at + 1:]], size=self.longest)
        for at, (_, needed) in enumerate(self.modifiers):
            if not needed:
                yield self.line(self.operands, at)


# ---- what kdasm makes of them ----

def check_right(command: list[str], forms: list[Form]) -> tuple[int, list[str]]:
    lines = [line for form in forms for line in Lines(form).right()
             if not any(pattern.search(line.text) for pattern, _ in EXCEPTIONS)]
    source = "".join(f"{line.text}\n" for line in lines)
    run = subprocess.run([*command, "-ferror-limit=0", "-filetype=asm", "-show-encoding", "-"], input=source,
                         capture_output=True, text=True)
    errors = re.findall(r"^<stdin>:(\d+):\d+: error: (.*)$", run.stderr, re.MULTILINE)
    if run.returncode:
        return len(lines) - len(errors), [f"{lines[int(number) - 1].text}: {text}" for number, text in errors]
    codes = [bytes.fromhex(code.replace("0x", "").replace(",", "")) for code in re.findall(r"encoding: \[(.*)\]", run.stdout)]
    wrong = [f"{line.text}: {code.hex()}, not {line.size} bytes with {line.bits.hex()}" for line, code in zip(lines, codes)
             if not line.is_shape_of(code)]
    if len(codes) != len(lines):
        wrong.append(f"{len(lines)} lines, {len(codes)} encodings")
    return len(lines) - len(wrong), wrong


def check_wrong(command: list[str], forms: list[Form]) -> tuple[int, list[str]]:
    count = Counter(form.mnemonic for form in forms)
    lines = [line.text for form in forms if count[form.mnemonic] == 1 for line in Lines(form).registers(named=False)]
    run = subprocess.run([*command, "-ferror-limit=0", "-filetype=null", "-"], input="".join(f"{line}\n" for line in lines),
                         capture_output=True, text=True)
    refused = {int(number) for number in re.findall(r"^<stdin>:(\d+):\d+: error: ", run.stderr, re.MULTILINE)}
    taken = [f"{line}: the page says otherwise" for number, line in enumerate(lines, 1) if number not in refused]
    return len(refused), taken


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=Path)
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    processors = [names[0] for names in read_tables().sets.values()]
    passed, failed = 0, []
    for processor in processors[::options.every]:
        command = [str(options.build / "kdasm"), f"-mcpu={processor}"]
        forms = list(read_pages(subprocess.run([*command, "--instructions=*"], capture_output=True, text=True, check=True).stdout))
        for check in (check_right, check_wrong):
            good, wrong = check(command, forms)
            passed += good
            failed += [f"{processor}: {problem}" for problem in wrong]
    for problem in failed[:SHOWN]:
        print(f"FAILED: {problem}")
    print(f"{passed} passed, {len(failed)} failed, 0 skipped")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
