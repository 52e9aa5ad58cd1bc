"""
Area data: directives that put bytes, with good and bad operands, escapes,
range edges, alignment, and relocation specifiers on every width.
"""

from __future__ import annotations

from case import Case
from exprs import Symbols, anything, equal_to
from pick import Picker

SHARE = 2400

_WIDTHS = {".byte": 8, ".short": 16, ".2byte": 16, ".long": 32, ".4byte": 32, ".int": 32, ".quad": 64, ".8byte": 64}
_SPECIFIERS = ("rel32@lo", "rel32@hi", "gotpcrel", "gotpcrel32@lo", "gotpcrel32@hi", "rel64", "abs32@lo", "abs32@hi",
               "abs64")
_BAD_SPECIFIERS = ("nosuch", "rel32", "abs32", "lds", "lo", "hi", "REL32@LO", "rel32@", "rel32@lo@hi", "", "@rel64",
                   "plt", "GOTPCREL", "rel32@mid", "got")


def generate(pick: Picker) -> Case:
    # Few in .text: llvm-mc hangs on code padding that is not whole words.
    lines = [pick.weighted([(5, ".data"), (4, ".rodata"), (4, ".section .d,\"aw\""), (2, ".section .n,\"\",@progbits"),
                            (0.4, ".text"), (0.4, ""), (0.3, ".bss")])]
    if pick.chance(0.5):
        lines.append("here:")
    for _ in range(pick.weighted([(5, pick.between(1, 4)), (3, pick.between(3, 9)), (1, 20)])):
        lines.append(_statement(pick))
    if pick.chance(0.3):
        lines.append("there:")
    if pick.chance(0.2):
        lines.append(".globl sym")
    if any("late" in line for line in lines):
        lines.append(f"late = {pick.upto(5)}")
    return pick.case("\n".join(lines) + "\n", version=pick.version())


def _statement(pick: Picker) -> str:
    maker = pick.weighted([(22, _integers), (14, _strings), (9, _floats), (12, _repeated), (10, _alignment),
                           (6, _origin), (7, _leb), (4, _octa), (7, _incbin), (4, _notes), (14, _relocated),
                           (8, _reloc), (2, _odd)])
    line = maker(pick)
    if pick.slip(0.02):
        line = pick.one([line + ",", line + " 1", line.replace(" ", ", ", 1), line.replace(" ", "", 1), line + " x",
                         line + ", ,1", line.split(" ")[0], line.upper(), line + "\\", line + ")", line + " @"])
    return pick.one(["", "\t", "  "]) + line


def _integers(pick: Picker) -> str:
    directive = pick.one(list(_WIDTHS))
    bits = _WIDTHS[directive]

    def value() -> str:
        if pick.slip(0.06):
            return pick.one([str(pick.beyond(bits)), str(1 << bits), str(-(1 << (bits - 1)) - 1), "1.5" if bits < 64
                             else "x y", "\"s\"", "", "'ab'", "undefined" if bits < 32 else "undefined undefined",
                             "1 2"])
        number = pick.weighted([(4, pick.edge(bits)), (4, pick.upto((1 << bits) - 1)), (2, -pick.upto(1 << (bits - 1))),
                                (2, pick.upto(9))])
        return pick.weighted([(7, pick.spelled(number)), (2, equal_to(pick, number, Symbols())),
                              (1, f"'{pick.one('aZ09 ~')}'")])

    count = pick.weighted([(5, 1), (4, pick.between(2, 5)), (0.3, 0)])
    return f"{directive} " + pick.weighted([(8, ", "), (4, ","), (1, " , ")]).join(value() for _ in range(count))


def _string(pick: Picker) -> str:
    pieces = []
    for _ in range(pick.upto(5)):
        pieces.append(pick.weighted([
            (6, pick.one(["abc", "x", " ", "hello world", "%d", "//", ";", "#", "/* */", "'", "@", "\t", "é", "日"])),
            (5, "\\" + pick.one(["n", "t", "r", "b", "f", "\\", "\"", "0", "1", "12", "123", "377", "7z", "08", "000",
                                 "1234"])),
            (2, "\\x" + pick.one(["0", "f", "41", "ff", "FF", "123", "00ff", "41424344"])),
        ]))
    if pick.slip(0.08):
        pieces.insert(pick.upto(len(pieces)), pick.one(["\\q", "\\x", "\\400", "\\8", "\\a", "\\v", "\\e", "\\xg",
                                                        "\\u0041", "\\'", "\\?", "\\777", "\\N"]))
    return '"' + "".join(pieces) + '"'


def _strings(pick: Picker) -> str:
    directive = pick.one([".ascii", ".asciz", ".string"])
    strings = [_string(pick) for _ in range(pick.weighted([(6, 1), (3, 2), (1, 3), (0.3, 0)]))]
    joiner = pick.weighted([(8, ", "), (2, ","), (1, " ")])
    text = joiner.join(strings)
    if pick.slip(0.06):
        text = pick.one(["abc", "5", "'a'", text[:-1], text + ",", "\"a\" \"b\",", "<abc>", "\"a\"\"b\"", text + " 5",
                         "(\"a\")"])
    return f"{directive} {text}"


def _floats(pick: Picker) -> str:
    def value() -> str:
        if pick.slip(0.1):
            return pick.one(["0x10", "0b11", "x", "1.5.5", "", "\"1\"", "0x", "1e", "--1", "1+1", "(1)", "0x1.8",
                             "infinit", "1.5f", "'a'", ".", "- 1 2", "+-1", "e5", "09.5", "00.5", "1.+", ".5-", "0x1p+",
                             "1e+x", "1e++5", "1e+.5", "012e+"])
        return pick.one(["1", "0", "-0", "-1.5", "1.5", "0.1", "-0.1", "3.14159265358979", "1e10", "1e-10", "1e38",
                         "3.4e38", "3.5e38", "1e39", "1e308", "1e400", "-1e400", "1e-45", "1e-46", "1e-320", "4.9e-324",
                         "1e-400", "inf", "-inf", "nan", "-nan", "infinity", "+1.5", "Inf", "NaN", "0x1p3", "0x1.8p1",
                         "-0x1.fp-3", "017", "123456789123456789", "16777217", "1.17549435e-38", "1.", ".5", "1.e3",
                         "2.e+", "1e+", "1e-", "1E", "5.e", ".5e+", ".25E-", "0.e+", "12345678901234567890e+", "1e+0",
                         "+inf", "1E5", "INFINITY", "0.3333333333333333333333333333", "9007199254740993",
                         "0x1.000001p0", "1.00000017881393421514957253748434595763683319091796875001", "- 1.5", "+ 2"])
    return f"{pick.one(['.float', '.double'])} " + ", ".join(value() for _ in range(pick.between(1, 3)))


def _repeated(pick: Picker) -> str:
    count = pick.weighted([(8, str(pick.upto(9))), (3, equal_to(pick, pick.upto(12), Symbols())), (0.1, "there-here"),
                           (1, "late")])
    if pick.slip(0.1):
        count = pick.one(["-1", "undefined", "x y", "", "1.5", "\"a\"", "0x100000000000", "1<<60", "-5", "here-there",
                          "here", "1<<40"])
    value = pick.weighted([(6, pick.spelled(pick.upto(255))),
                           (2, pick.one(["-1", "256", "0x12345678", "0x123456789abcdef0", "-129", "511", "-5"])),
                           (1, "'x'")])
    if pick.chance(0.5):
        size = pick.weighted([(8, str(pick.one([1, 2, 4, 8]))), (2, str(pick.upto(9)))])
        if pick.slip(0.1):
            size = pick.one(["-1", "9", "16", "x", "", "1<<40", "late"])
        return pick.one([f".fill {count}", f".fill {count}, {size}", f".fill {count}, {size}, {value}",
                         f".fill {count}, {size}, {value}"])
    directive = pick.one([".zero", ".space", ".skip"])
    return f"{directive} {count}" + (f", {value}" if pick.chance(0.4) else "")


def _alignment(pick: Picker) -> str:
    directive = pick.one([".align", ".balign", ".p2align", ".p2align", ".balignw", ".balignl", ".p2alignl",
                          ".p2alignw"])
    power = pick.upto(8)
    amount = str(power) if "p2" in directive else str(1 << power)
    if pick.slip(0.1):
        amount = pick.one(["3", "-1", "0", "31", "32", "33", "63", "64", "", "x", "1<<31", "0x100000000", "5",
                           "1.5"]) if pick.chance(0.7) else "here"
    fill = pick.weighted([(5, ""), (3, pick.spelled(pick.upto(255))),
                          (1, pick.one(["-1", "256", "0xbf800000", "0x1234", "0x123456789"])), (0.2, "x")])
    most = pick.weighted([(4, ""), (2, str(pick.upto(20))), (0.05, "-1"), (0.3, "0")])
    if most:
        return f"{directive} {amount}, {fill}, {most}" if fill or pick.chance(0.7) else f"{directive} {amount},,{most}"
    return f"{directive} {amount}" + (f", {fill}" if fill else "")


def _origin(pick: Picker) -> str:
    if pick.slip(0.2):
        return pick.one([".org 0", ".org -1", ".org undefined", ".org 1<<40", ".org", ".org here-1", ".org there",
                         ".org 5 5", ".org sym+1", ".org there-here"])
    offset = pick.one([512, 1024, 4096, 300, 777])
    return pick.one([f".org {offset}", f".org {offset}, 0xff", f".org .+{pick.upto(9)}",
                     f".org .+{pick.upto(9)}, {pick.upto(300)}", ". = .+4" if pick.slip(0.3) else ".org .+4",
                     f".org {offset}+2*3"])


def _leb(pick: Picker) -> str:
    directive = pick.one([".uleb128", ".sleb128"])

    def value() -> str:
        if pick.slip(0.08):
            return pick.one(["undefined", "here", "x y", "", "1.5", "\"a\"", "here-undefined", "1<<64"])
        number = pick.weighted([(3, pick.one([0, 1, 63, 64, 127, 128, 8191, 8192, 16383, 16384])), (3, pick.whole())])
        if directive == ".sleb128" and pick.chance(0.5):
            number = -number
        return pick.weighted([(6, pick.spelled(number)), (1, equal_to(pick, number, Symbols())), (0.05, "there-here"),
                              (0.5, "-1")])
    return f"{directive} " + ", ".join(value() for _ in range(pick.between(1, 3)))


def _octa(pick: Picker) -> str:
    def value() -> str:
        if pick.slip(0.15):
            return pick.one(["-1", "x", "1+1", "(1)", "1 << 100", str(1 << 128), "0x" + "f" * 33, "1.5", "\"a\"", "",
                             "here", "~0", "08"])
        number = pick.weighted([(3, pick.upto(99)), (3, pick.random.getrandbits(128)), (2, pick.edge(64)),
                                (2, pick.edge(127)), (1, (1 << 128) - 1)])
        return pick.one([str(number), hex(number), f"0X{number:X}", bin(number)])
    return ".octa " + ", ".join(value() for _ in range(pick.between(1, 3)))


def _incbin(pick: Picker) -> str:
    name = pick.weighted([(6, "blob16.bin"), (3, "blob3.bin"), (2, "empty.bin"), (2, "sub/deep.bin"),
                          (1, "./blob16.bin"), (1, "sub/../blob3.bin"),
                          (0.2, "blob\\06116.bin")])
    if pick.slip(0.1):
        return pick.one([".incbin", ".incbin blob16.bin", ".incbin \"nosuch.bin\"", ".incbin \"blob16.bin\" 4",
                         ".incbin \"blob16.bin\",", ".incbin \"\"", ".incbin \"blob16.bin\", x",
                         ".incbin \"blob16.bin\", 1, x", ".incbin \".\"", ".incbin \"sub\"", ".incbin 'blob3.bin'",
                         ".incbin \"blob16.bin\", -1", ".incbin \"blob16.bin\", 0, -1",
                         ".incbin \"blob16.bin\", 1, 2, 3", ".incbin \"blob16.bin\", here"])
    skip = pick.weighted([(3, ""), (2, f", {pick.upto(17)}"), (1, ",")]) if pick.chance(0.7) else ""
    if skip == ",":
        return f'.incbin "{name}",,{pick.upto(20)}'
    count = f", {pick.upto(20)}" if skip and pick.chance(0.5) else ""
    return f'.incbin "{name}"{skip}{count}'


def _notes(pick: Picker) -> str:
    if pick.slip(0.1):
        return pick.one([".ident", ".ident x", ".file", ".file x", ".ident \"a\", \"b\"", ".ident \"a\" \"b\"",
                         ".file \"a\" x", ".ident 5"])
    return pick.one([f".ident {_string(pick)}", '.ident "one"', '.ident "two"', '.file "a.c"', f".file {_string(pick)}",
                     '.ident ""'])


def _relocated(pick: Picker) -> str:
    """Symbols in data, with and without specifier, on every width."""
    symbol = pick.weighted([(4, "sym"), (3, "here"), (2, "ext"), (1, ".Lx"), (1, "\"odd sym\""), (1, "there"),
                            (0.5, ".")])
    specifier = pick.one(_SPECIFIERS) if pick.chance(0.75) else ""
    if pick.slip(0.07):
        specifier = pick.one(_BAD_SPECIFIERS)
    narrow = pick.slip(0.2)
    directive = pick.one(list(_WIDTHS)) if narrow else pick.one([".long", ".quad", ".4byte", ".8byte"])
    if symbol in ("there", ".Lx") and not narrow:
        symbol = "sym"
    offset = pick.weighted([(4, ""), (3, f"+{pick.upto(40)}"), (1, f"-{pick.upto(40)}"), (0.4, " + 4"),
                            (0.5, "+0x7fffffffff")])
    text = symbol + (f"@{specifier}" if specifier else "") + offset
    if pick.slip(0.05):
        text = pick.one([f"({symbol}@rel64)", f"{symbol}+4@rel32@lo", f"-{symbol}@rel64", f"{symbol}@rel64-ext@rel64",
                         f"{symbol} @rel64", f"({symbol})@rel64", f"4+{symbol}@rel32@lo", f"{symbol}@rel32@lo*2",
                         f"{symbol}@rel64-here", f"max({symbol}@rel64, 1)", f"5@rel64", f"{symbol}@rel32@lo@rel32@hi",
                         f"{symbol}@ rel64", f"ext-{symbol}", f"{symbol}-.", f"ext-."])
    return f"{directive} {text}" + (f", {text}" if pick.chance(0.1) else "")


def _reloc(pick: Picker) -> str:
    names = ["R_AMDGPU_NONE", "R_AMDGPU_ABS32_LO", "R_AMDGPU_ABS32_HI", "R_AMDGPU_ABS64", "R_AMDGPU_REL32",
             "R_AMDGPU_REL64", "R_AMDGPU_ABS32", "R_AMDGPU_GOTPCREL", "R_AMDGPU_GOTPCREL32_LO",
             "R_AMDGPU_GOTPCREL32_HI", "R_AMDGPU_REL32_LO", "R_AMDGPU_REL32_HI", "R_AMDGPU_RELATIVE64",
             "R_AMDGPU_REL16", "BFD_RELOC_NONE", "BFD_RELOC_32", "BFD_RELOC_64"]
    offset = pick.weighted([(4, str(pick.upto(4))), (2, "."), (2, "here"), (1, "here+1"), (0.5, ".+4")])
    target = pick.weighted([(4, ", ext"), (3, ", sym+4"), (2, ""), (1, ", 8"), (1, ", here"), (0.5, ", ext-4")])
    name = pick.one(names)
    if pick.slip(0.15):
        name = pick.one(["R_AMDGPU_NOSUCH", "r_amdgpu_none", "5", "", "R_X86_64_NONE",
                         "\"R_AMDGPU_NONE\""]) if pick.chance(0.6) else name
        offset = pick.one(["-1", "undefined", "", "1<<40", "ext", "there", "1.5", "sym-here",
                           "x y"]) if pick.chance(0.6) else offset
    if offset.startswith("here") and pick.chance(0.8):
        offset = "."
    return f".reloc {offset}, {name}{target}"


def _odd(pick: Picker) -> str:
    """Directives of other assemblers, or with odd spellings."""
    if not pick.slip(0.5):
        return pick.one([".byte 1", ".LONG 1".lower(), ".ascii \"\"", ".zero 0", ".fill 0", ".space 0", ".long",
                         ".quad", ".byte"])
    return pick.one([".word 1", ".hword 1", ".1byte 1", ".dc.b 1", ".dc.l 5", ".dcb.w 2, 3", ".ds.b 4", ".value 1",
                     ".xword 1", ".Byte 1", ".bytes 1", ".single 1.5", ".half 1", ".16byte 1", ".string8 \"a\"",
                     ".ascii", ".dc 1", ".dc.w 1", ".dc.a 1", ".ds 2", ".dcb 2, 1", ".dc.d 1.5", ".dc.s 1.5", ".dc.x 1",
                     ".base64 \"YWJj\"", f".byte {anything(pick, Symbols(), 3)}", ".bundle_align_mode 4", ".zerofill",
                     ".nops 4", ".nop"])
