#!/usr/bin/env python3
"""plain.py BUILD: expressions and lines of kernels read by the plain reader and by the grammar come to the same.

A comment at the end of a line leaves it to the grammar, so every source is assembled with and without one: objects,
printed text and messages must be the same."""

import itertools
import random
import re
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

KDASM = Path(sys.argv[1], "kdasm")
OPERATORS = "+ - * / % << >> & | ^ ! == != <> < <= > >= && ||".split()
SIGNS = ["", "-", "+", "~", "!", "- ~", "!!"]
NUMBERS = ["0", "3", "7", "0x10", "12"]
NAMES = ["known", "later", "label", ".Lend", "missing", "_x.y$1"]
FUNCTIONS = ["max", "or", "alignto", "extrasgprs", "totalnumvgprs", "occupancy"]
HEAD = """.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.set known, 5
.set _x.y$1, known + 1
.text
label:
.long 1, 2
.Lend:
"""
TAIL = ".set later, 9\n"

WRONG = ["3 +", "(3", "3)", "max(1, 2", "max(,2)", "max(1,)", "1 2", "later later", "-max(1, 2)", "max 1", "other(1)", "3 ! = 4",
         "3 = 4", "099", "0b12", "1.5", "'a'", '"text"', "a@", "label@rel32@lo + 4", "1b", "4 % (3 - 3)", "alignto(3)", "max()"]


# A message about the end of the line, which is after the comment.
LINE_END = re.compile(r"^(.*:\d+):\d+:(?=.*the line ends here)")


def operand(draw: random.Random, depth: int) -> str:
    """An operand of names, numbers, brackets and calls."""
    kind = draw.random()
    sign = draw.choice(SIGNS) if draw.random() < 0.3 else ""
    if depth and kind < 0.2:
        return f"{sign}({expression(draw, depth - 1)})"
    if depth and kind < 0.4:
        arguments = ", ".join(expression(draw, depth - 1) for _ in range(draw.choice([1, 2, 2, 2, 3])))
        return f"{draw.choice(FUNCTIONS)}({arguments})"
    return sign + draw.choice(NUMBERS if kind < 0.75 else NAMES)


def expression(draw: random.Random, depth: int) -> str:
    """Operands with operators between them, with blanks or without."""
    text = operand(draw, depth)
    for _ in range(draw.choice([0, 0, 1, 1, 2, 3])):
        blank = draw.choice(["", " ", "\t"])
        text += blank + draw.choice(OPERATORS) + blank + operand(draw, depth)
    return text


def pairs() -> list[str]:
    """Every operator before every other, as their levels decide."""
    found = [f"{sign}29 {a} 3 {b} {c}" for a, b in itertools.product(OPERATORS, repeat=2) for sign, c in (("", "2"), ("-", "-5"))]
    return found + [f"later {a} 3 {b} known" for a, b in itertools.product(OPERATORS, repeat=2)]


def assignments(expressions: list[str]) -> str:
    lines = [f".set s{i}, {text}\n.quad s{i}\n" for i, text in enumerate(expressions)]
    return HEAD + "".join(lines) + TAIL


def block(expressions: list[str]) -> str:
    """A kernel whose fields are these."""
    fields = ["group_segment_fixed_size", "private_segment_fixed_size", "kernarg_size", "next_free_vgpr", "next_free_sgpr"]
    lines = "".join(f"\t.amdhsa_{field} {text}\n" for field, text in zip(fields, expressions))
    return (HEAD + f".size label, {expressions[-1]}\n.amdhsa_kernel label\n{lines}\t.amdhsa_accum_offset 4\n"
            ".end_amdhsa_kernel\n" + TAIL)


FIELDS = ["group_segment_fixed_size 0", "private_segment_fixed_size 16", "kernarg_size 8", "user_sgpr_count 9",
          "user_sgpr_dispatch_ptr 1", "user_sgpr_kernarg_segment_ptr 1", "system_sgpr_workgroup_id_y 0", "next_free_vgpr 7",
          "next_free_sgpr known+1", "accum_offset 4", "reserve_vcc 1", "float_denorm_mode_32 3", "tg_split 0"]
OTHER_VALUES = ["2", "16", "100000", "0x8", "later", "known", "-1", "missing", "1  "]
OTHER_LINES = ["\t.amdhsa_reserve_xnack_mask 1", "\t.amdhsa_reserve_xnack_mask 0", "\t.amdhsa_unknown 1",
               "\t.amdhsa_tg_split 1", " .amdhsa_reserve_vcc  0", "", "\t# .amdhsa_tg_split 1",
               "\t.amdhsa_memory_ordered 1", "\t.if 1", "\t.amdhsa_named_barrier_count 1", "\tfields"]


def changed(draw: random.Random, lines: list[str]) -> list[str]:
    """A block's lines as they may be in the next block; seldom so that they are refused."""
    at, kind = draw.randrange(len(lines)), draw.random()
    directive, *value = lines[at].split(" ")
    if kind < 0.1:
        return lines[:at] + lines[at:at + 2][::-1] + lines[at + 2:]
    if kind < 0.12:
        return lines[:at] + lines[at + 1:]
    if kind < 0.13:
        return lines[:at] + [lines[at]] + lines[at:]
    if kind < 0.15:
        return lines[:at] + [draw.choice(OTHER_LINES)] + lines[at:]
    if kind < 0.2:
        return lines[:at] + [f"{directive} {draw.choice(OTHER_VALUES)}"] + lines[at + 1:]
    return lines[:at] + [f"{directive} {draw.choice('01')}"] + lines[at + 1:] if value in (["0"], ["1"]) else lines


def blocks(draw: random.Random) -> str:
    """Kernels most of whose lines are those of the kernel before."""
    first = [f"\t.amdhsa_{field}" for field in FIELDS]
    source = HEAD + ".macro fields\n\t.amdhsa_kernarg_size 4\n\t.amdhsa_tg_split 0\n.endm\n"
    lines = first
    for i in range(12):
        body = "".join(f"{line}\n" for line in lines)
        source += f".globl k{i}\nk{i}:\n.amdhsa_kernel k{i}\n{body}.end_amdhsa_kernel\n"
        lines = changed(draw, lines) if draw.random() < 0.8 else first
        if draw.random() < 0.05:
            source += f'.amdgcn_target "amdgcn-amd-amdhsa--gfx90a{draw.choice(["", ":xnack+", ":xnack-"])}"\n'
    return source + TAIL


def instructions(expressions: list[str]) -> str:
    return HEAD + "".join(f"s_mov_b32 s1, {text}\ns_branch {text}\n" for text in expressions) + TAIL


def ended(source: str, end: str) -> str:
    """The same with the end at each line."""
    return "".join(f"{line}{end}\n" for line in source.splitlines())


def known_lines(source: str) -> str:
    """The same without blanks at the ends of lines that only have a number: they may be known from the kernel before."""
    return re.sub(r"(?m)^(\s*\.amdhsa_\w+ +\w+) $", r"\1", source)


def answer(folder: Path, source: str, kind: str) -> tuple[int, bytes, str]:
    """Status, output and messages, these without the lines of the source."""
    path, output = folder / "in.s", folder / "out"
    path.write_text(source, encoding="utf-8")
    output.unlink(missing_ok=True)
    run = started.run([KDASM, f"-filetype={kind}", path, "-o", output], text=True)
    made = output.read_bytes() if output.exists() else b""
    if kind == "asm":  # a comment keeps llvm-mc from printing an empty line
        made = b"\n".join(line for line in made.splitlines() if line)
    messages = [LINE_END.sub(r"\1:", line) for line in run.stderr.splitlines() if line.startswith(str(path))]
    return run.returncode, made, "\n".join(messages)


def main() -> int:
    draw = random.Random(15)
    sources = [assignments(pairs())]
    sources += [assignments([expression(draw, 3)]) for _ in range(150)]
    sources += [block([expression(draw, 2) for _ in range(5)]) for _ in range(100)]
    sources += [blocks(draw) for _ in range(150)]
    sources += [instructions([expression(draw, 2)]) for _ in range(50)]
    sources += [make([wrong]) for wrong in WRONG for make in (assignments, block, instructions)]
    passed, failed, accepted = 0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for source, kind in itertools.product(sources, ("obj", "asm")):
            texts = known_lines(ended(source, " ")), ended(source, " // for the grammar")
            plain, grammar = (answer(Path(folder), text, kind) for text in texts)
            accepted += plain[0] == 0
            if plain == grammar:
                passed += 1
                continue
            failed += 1
            print(f"FAIL: plain and not, as {kind}:\n{source}plain:   {plain[0]} {plain[2]}\ngrammar: {grammar[0]} {grammar[2]}")
    if accepted < len(sources) // 2:
        failed += 1
        print(f"FAIL: only {accepted} of {2 * len(sources)} were accepted")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
