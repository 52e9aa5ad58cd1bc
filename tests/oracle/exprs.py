"""
Text of assembler expressions.

Two makers: `equal_to` spells a wanted value in a roundabout way (for operands
that have a range), `anything` writes whatever the grammar allows over the
symbols it is given (for the expression area, where the value does not matter).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pick import Picker

BINARY = ("+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "!", "==", "!=", "<>",
          "<", "<=", ">", ">=", "&&", "||")
UNARY = ("-", "~", "+", "!")
FUNCTIONS = {"max": (1, 5), "or": (1, 5), "alignto": (2, 2), "totalnumvgprs": (2, 2),
             "extrasgprs": (3, 3), "occupancy": (7, 7)}

_MASK = (1 << 64) - 1


def signed(value: int) -> int:
    """The 64-bit two's complement reading of a value."""
    value &= _MASK
    return value - (1 << 64) if value >> 63 else value


@dataclass
class Symbols:
    """What an expression may mention."""

    known: dict[str, int] = field(default_factory=dict)  # set earlier, with values
    late: list[str] = field(default_factory=list)  # absolute, set later in the file
    labels: list[str] = field(default_factory=list)  # places in sections
    undefined: list[str] = field(default_factory=list)
    functions: bool = True  # whether the assembler has them


def blank(pick: Picker) -> str:
    return pick.weighted([(75, ""), (20, " "), (2, "\t"), (1, "/* c */"), (1, "  ")])


def equal_to(pick: Picker, value: int, symbols: Symbols, depth: int = 2) -> str:
    """Text whose value is `value`, whatever symbols it goes through."""
    matching = [name for name, known in symbols.known.items() if known == value]
    if matching and pick.chance(0.5):
        return pick.one(matching)
    if depth == 0 or pick.chance(0.35):
        return pick.spelled(value) if value >= 0 else f"({pick.spelled(value)})"

    def again(part: int) -> str:
        return equal_to(pick, part, symbols, depth - 1)

    other = pick.upto(1000)
    space = blank(pick)
    forms = [
        lambda: f"({again(value - other)}{space}+{space}{again(other)})",
        lambda: f"({again(value + other)}{space}-{space}{again(other)})",
        lambda: f"-({again(-value)})",
        lambda: f"~({again(~value)})",
        lambda: f"({again(value)}{space}|{space}0)",
        lambda: f"({again(value)}{space}&{space}-1)",
        lambda: f"({again(value ^ other)}{space}^{space}{again(other)})",
        lambda: f"{again(value)}{space}*{space}1",
        lambda: f"(({again(1)} == 1) & {again(value)})",
        lambda: f"({again(value)})",
        lambda: f"+({again(value)})",
    ]
    if symbols.functions:
        forms.append(lambda: f"max({again(value)},{space}{again(value - 1 - other)})")
        forms.append(lambda: f"or({again(value)}, 0)")
    if value >= 0:
        forms.append(lambda: f"({again(value)}{space}<<{space}3){space}>>{space}3"
                     if value < 1 << 60 else again(value))
        if symbols.functions:
            forms.append(lambda: f"alignto({again(value)}, 1)")
        forms.append(lambda: f"({again(value * 3)}{space}/{space}3)" if value < 1 << 60 else again(value))
        forms.append(lambda: f"{again(value)}{space}%{space}{again(value + 1 + other)}")
    return pick.one(forms)()


def literal(pick: Picker) -> str:
    """A number in any form the lexer may know."""
    if pick.slip(0.06):
        return pick.one([
            "08", "0x", "0b", "0b2", "12abc", "1_000", "0o17", "18446744073709551616",
            "0x10000000000000000", "340282366920938463463374607431768211456", "''", "'ab'",
            "'\\q'", "'", "1.5.2", "1e", "0x1p", "0x1.8", "1..2", "1f2", "9b9", "0xg", "$5", "123h5", "0fh", "10h",
            "0ABh", "1H", "1lu", "1e", "0x1p3f", "09.5", "00.5", "012e+", "1e+x", "1.+", "0x1p+",
        ])
    return pick.weighted([
        (70, pick.spelled(pick.whole())),
        (6, pick.one(["'a'", "' '", "'0'", "'~'", "'\\n'", "'\\t'", "'\\\\'", "'\\''", "'\"'", "';'", "'#'",
                      "'\\b'", "'\\f'", "'\\r'"])),
        (4, pick.one(["1u", "2U", "3l", "4L", "5ul", "6UL", "7LL", "8ull", "0x9ULL", "0xAul", "0b1u", "017U"])),
        (4, pick.one(["1.5", "0.1", "1e3", "2.5e-2", "1.", ".5", "1e400", "1E+2", "0x1p3", "0x1.8p1", "100.25",
                      "1e+", "2.e-", "1.5E+", "5.e", ".5e+", "0.e-"])),
        (3, pick.one(["0x7fffffffffffffff", "0x8000000000000000", "0xffffffffffffffff",
                      "9223372036854775807", "9223372036854775808", "18446744073709551615",
                      "4294967295", "4294967296", "2147483648"])),
    ])


def anything(pick: Picker, symbols: Symbols, depth: int) -> str:
    """A random expression over the given symbols."""
    if depth <= 0:
        return _leaf(pick, symbols)
    return pick.weighted([
        (20, lambda: _leaf(pick, symbols)),
        (45, lambda: _binary(pick, symbols, depth)),
        (14, lambda: f"({blank(pick)}{anything(pick, symbols, depth - 1)}{blank(pick)})"),
        (12, lambda: _unary(pick, symbols, depth)),
        (12, lambda: _call(pick, symbols, depth)),
    ])()


def _leaf(pick: Picker, symbols: Symbols) -> str:
    choices: list[tuple[float, Sequence[str]]] = [(3, ())]
    choices.append((3, tuple(symbols.known)))
    choices.append((1.5, symbols.late))
    choices.append((1, symbols.labels))
    choices.append((0.5, symbols.undefined))
    names = pick.weighted(choices)
    return pick.one(names) if names else literal(pick)


def _binary(pick: Picker, symbols: Symbols, depth: int) -> str:
    operator = pick.one(BINARY)
    left = anything(pick, symbols, depth - 1)
    right = anything(pick, symbols, depth - 1)
    if operator in ("/", "%") and not pick.slip(0.2):
        right = pick.one(["3", "7", "0x10", "(1|2)", "-5", "max(1, 2)"])
    elif operator in ("<<", ">>") and pick.chance(0.7):
        right = str(pick.weighted([(8, pick.upto(8)), (3, pick.upto(63)), (1, pick.one([63, 64, 65, 127, 128]))]))
    space = blank(pick)
    return f"{left}{space}{operator}{space}{right}"


def _unary(pick: Picker, symbols: Symbols, depth: int) -> str:
    chain = "".join(pick.one(UNARY) + (" " if pick.chance(0.1) else "") for _ in range(pick.between(1, 3)))
    operand = anything(pick, symbols, depth - 1)
    # Functions are not read right after a unary operator.
    bare = operand[:1].isdigit() if not pick.slip(0.1) else True
    return chain + (operand if bare and pick.chance(0.6) else f"({operand})")


def _call(pick: Picker, symbols: Symbols, depth: int) -> str:
    name = pick.one(list(FUNCTIONS))
    fewest, most = FUNCTIONS[name]
    count = pick.between(fewest, most)
    if pick.slip(0.08):
        # Too few arguments for a function that wants several crash llvm-mc: rarely.
        count = pick.one([0, most + 1, count] + ([fewest - 1] if pick.chance(0.2) else []))
        if pick.chance(0.3):
            name = pick.one(["instprefsize", "lit", "min", "Max", "and", "nosuch", "MAX"])
    if name == "occupancy":
        arguments = [str(pick.one(row)) for row in
                     ([8, 10, 16, 20], [4, 8, 16], [256, 512, 1024], [10, 8, 16], [3, 8, 9, 10, 12], [16, 100, 0],
                      [24, 0, 300])]
        arguments = (arguments + ["1"])[:count] if count >= 0 else []
        if pick.chance(0.3) and arguments:
            arguments[-1] = anything(pick, symbols, depth - 1)
    elif name == "alignto" and not pick.slip(0.1):
        arguments = [anything(pick, symbols, depth - 1), pick.one(["1", "2", "4", "8", "16", "256", "3"])]
    else:
        arguments = [anything(pick, symbols, depth - 1) for _ in range(max(count, 0))]
    text = pick.weighted([(8, ", "), (3, ","), (1, " , ")]).join(arguments)
    space = " " if pick.chance(0.05) else ""
    ending = pick.weighted([(97, ")"), (1, ""), (1, ",)")]) if pick.slip(0.05) else ")"
    return f"{name}{space}({text}{ending}"
