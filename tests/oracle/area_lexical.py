"""
Area lexical: how text becomes tokens. Comments, line ends, blanks, odd bytes,
strings and quoted names, and the two directives about the file as a whole.
"""

from __future__ import annotations

from case import Case
from pick import Picker

SHARE = 1000

_PLAIN = (".long 1", "\t.byte 1, 2", "lab%d:", ".set s%d, 5", ".ascii \"a;b//c#d\"", ".data", ".text", ".globl g%d",
          ".quad s1+4", ".p2align 2",
          ".section .x,\"a\"", "t%d = 3", ".type g1,@function", ".zero 4", "q%d: .long 3")
_COMMENTS = ("// c", "; c", "/* c */", "/* a\nb */", " // /* not open", "; \"quote", "// 'quote", "/* // */", "/* ; */",
             "/**/", "/***/", "/* * / */", ";; ;", "////",
             "// c \\", "/* \"q */", "; /*", "//\tx", ";", "//")
_FULL_LINE = ("# c", "# \"", "  # c", "\t# 1", "# 1 \"file.c\"", "#5", "#", "# /*", "#!x", "// c", "; c", "/* c */",
              "# 33 \"a.c\" 1 2", "#line 5", "# 1u \"u.c\"", "#0x10\"x.c\"", "# 08 \"b.c\"", "# 0 \"\" 3",
              "# 'a' \"a\\\"b.c\"",
              "# 1 /* */ \"c.c\"", " # 1 \"indented.c\"", "# 1.5 \"d.c\"")


def generate(pick: Picker) -> Case:
    target = pick.target()
    mattr = pick.mattr(target)
    if pick.chance(0.25):
        text = _about_file(pick, target.canonical_id(mattr))
    else:
        text = _tokens(pick)
    data = text.encode("utf-8", "surrogateescape")
    data = _line_ends(pick, data)
    if pick.slip(0.08):
        data = _damage(pick, data)
    return pick.case(data, target, mattr, pick.version())


def _tokens(pick: Picker) -> str:
    lines = []
    for number in range(pick.between(1, 12)):
        line = pick.one(_PLAIN)
        line = line % number if "%d" in line else line
        style = pick.weighted([(8, "plain"), (5, "comment"), (2, "between"), (3, "full"), (1, "blank"), (1.2, "symbol"),
                               (1, "string"), (0.6, "long"), (0.4, "label comment"), (0.6, "second")])
        if style == "comment":
            line += pick.one(["", " ", "\t"]) + pick.one(_COMMENTS)
        elif style == "between" and " " in line and '"' not in line:
            line = line.replace(" ", pick.one([" /* c */ ", "/* */", "\t", "   ", " /*\n*/ ", "\f",
                                               "\v"][: 5 if not pick.slip(0.3) else 7]), 1)
        elif style == "full":
            line = pick.one(_FULL_LINE)
        elif style == "blank":
            line = pick.one(["", " ", "\t", "  \t "])
        elif style == "symbol":
            line = _odd_symbol(pick)
        elif style == "string":
            line = _odd_string(pick)
        elif style == "long":
            line = pick.one([".byte " + ", ".join("1" for _ in range(pick.one([100, 2000]))), " " * 3000 + ".long 1",
                             "// " + "x" * 5000, ".ascii \"" + "y" * 4000 + "\"", "z" * 3000 + str(number) + ":",
                             ".long " + "(" * 100 + "1" + ")" * 100])
        elif style == "label comment":
            line = f"m{number}: " + pick.one(["# c", "// c", "/* c */ # d", "; x", "/* */ .long 1", "#c",
                                              ".long 1 # c"])
        elif style == "second":
            line = _second_statement(pick, number)
        if pick.slip(0.03):
            line = pick.one(_wrong_lines())
        lines.append(line)
    ending = pick.weighted([(8, "\n"), (2, ""), (1, "\n\n"), (0.5, " "), (0.3, "// c"), (0.3, "; c"), (0.3, "\t"),
                            (0.2, "# c")])
    return "\n".join(lines) + ending


def _second_statement(pick: Picker, number: int) -> str:
    """After some directives llvm-mc does not look for the line end."""
    if pick.slip(0.15):
        first = pick.one([".popsection", ".local y", ".globl y", ".cg_profile x, y, 1", ".ident \"a\"",
                          ".type y,@object", ".subsection 1", ".p2align 2", ".zero 1"])
    else:
        first = pick.one([".pushsection .data\n.popsection", ".data\n.previous", f".symver g{number}, g{number}@v",
                          f".symver h{number}, h{number}@v, remove", f".weakref w{number}, u", ".version \"1\"",
                          ".amdhsa_code_object_version 6", ".text 0 1", ".text 0 x", ".text 1 \"t\"", ".data 0 1UL",
                          ".text 0:", ".rodata 1 )", ".text 0", ".ifeqs \"a\", \"a\""])
    second = pick.one(_PLAIN)
    second = second % number if "%d" in second else second
    if pick.slip(0.15):
        second = pick.one(["# c", "1", ",", "`", "# 1 \"f\"", "\"", "é"])
    end = "\n.endif" if ".ifeqs" in first else ""
    return first + pick.one([" ", "  ", "\t", " /* c */ "]) + second + pick.one(["", "", " // c", " ; c"]) + end


def _odd_symbol(pick: Picker) -> str:
    name = pick.one(['"a b"', '"a;b"', '"//"', '"#x"', '"é"', '"a\\nb"', '"a\\tb"', '"a\\\\b"', '"a\\"b"', '"1abc"',
                     '"a@b"', '"x+y"', "a@b", "$x", "x$y", "a.b.c", "_", ".", "..x", "x?", "@x", "\"\"", "@", "?x",
                     "a?b", "x!", "a`b", "a~", "A", "\"\\101bc\"", "\".Lq\"", ".L", "é", "x\u00a0", "a'b", "\\x", "$",
                     "$$", "a@", "L1", "v0", "\" \"", "\"new\nline\""])
    form = pick.one(["{0}:", ".globl {0}", ".set {0}, 1", "{0} = 2", ".quad {0}", ".type {0},@function",
                     ".long {0}-{0}", "{0}: .quad {0}", ".quad {0}@rel64+4", ".weak {0}\n.quad {0}"])
    return form.format(name)


def _odd_string(pick: Picker) -> str:
    if pick.slip(0.4):
        return pick.one([".ascii \"unterminated", ".ascii \"a\\\"", ".ascii \"a\nb\"", ".ascii 'a'", ".ascii \"a\"b",
                         ".ascii \"a\\\nb\"", ".ascii \"\\\"", ".ascii \"", ".ascii \"a\" ; \"b\"", "\"x\"",
                         ".ascii \"\\", ".ident \"a\nb\"", ".ascii \"nul\0nul\""])
    return pick.one([".ascii \"\"", ".ascii \"a\\\\\"", ".ascii \"\\\"\\\"\"", ".ascii \"/* c */\"", ".ascii \"é日本\"",
                     ".ascii \"\\303\\251\"", ".ascii \"tab\there\"", ".asciz \"# ; //\"", ".string \"a\" // \"b\"",
                     ".ascii \"\\x41\\x4a\"", ".ascii \"a\" /* c */ , \"b\"", ".ident \"é\""])


def _wrong_lines() -> list[str]:
    return ["nosuch", ".nosuch 1", "1", "1 2", "5:5", "@", "%", "&", "(", ")", "{", "}", "[", "]", "!", "?", "\\", "`",
            "~", "'", "\"", "=", "==", "a = ", "= 1", ": x", "a::", "a: b: c",
            "* 5", "/", "/ /", "/*", "*/", ".", "..", ".long 1 .long 2", ".long 1, .long 2", "a b c", "-", "+", "<",
            ">", "|", "^", ",", ".long 1;.long 2", ".long 1 # c", ".byte 1 | # c", "\u00e9", "\\n", "# c */ /*",
            ".long /* unterminated", "lab lel:", "a=1=2", "$", "x .long 1", ".text .data", "\x01", "\x7f",
            "\ufeff.long 1", "a: = 1", "5 = 1", "\"a\" = 1 1", "%eax", "#\u00e9\n@"]


def _about_file(pick: Picker, target_id: str) -> str:
    """`.amdgcn_target` and `.amdhsa_code_object_version`, anywhere and any number of times."""
    def target_line() -> str:
        if pick.slip(0.25):
            return pick.one([f'.amdgcn_target {target_id}', '.amdgcn_target ""', '.amdgcn_target',
                             f".amdgcn_target '{target_id}'", f'.amdgcn_target "{target_id}" x',
                             f'.amdgcn_target "{target_id}:xnack+"', f'.amdgcn_target "{target_id}:sramecc-:xnack-"',
                             '.amdgcn_target "amdgcn-amd-amdhsa--gfx906"', f'.amdgcn_target "{target_id[:-1]}"',
                             f'.amdgcn_target "{target_id}", "x"', '.amdgcn_target 5',
                             f'.amdgcn_target "{target_id.replace("amdgcn-amd-amdhsa--", "")}"',
                             f'.amdgcn_target "{target_id.replace("amdhsa", "amdpal")}"',
                             f'.amdgcn_target "{target_id}\\n"', '.amdgcn_target "amdgcn--amdhsa--gfx900"'])
        return pick.one([f'.amdgcn_target "{target_id}"', f'\t.amdgcn_target\t"{target_id}" // c',
                         f'.amdgcn_target"{target_id}"'])

    def version_line() -> str:
        if pick.slip(0.2):
            wrong = pick.one(["", "x", "4.5", "4 5", "5,", "-1", "(5)", "2+3", "1/0", "0x", "four", '"5"', "4, 5"])
            return f".amdhsa_code_object_version {wrong}"
        if pick.slip(0.05):
            return f".amdhsa_code_object_version {pick.one([0, 1, 2, 3, 7, 100, 1 << 32])}"
        return f".amdhsa_code_object_version {pick.one(['4', '5', '6', '6', '0x5', '0b100', '(5)', '4+1', 'ver'])}"

    lines = [pick.one([target_line, version_line])() for _ in range(pick.between(1, 4))]
    lines += [pick.one([".text", ".long 1", "x:", ".set ver, 5", ".p2align 3", "# c"]) for _ in range(pick.upto(4))]
    lines = pick.shuffled(lines)
    if any("ver" == line.split()[-1] for line in lines if line.split()) and not pick.slip(0.3):
        lines.insert(0, "ver = 5")
    if pick.chance(0.2):
        lines += [".amdgpu_metadata", "amdhsa.version: [1, 2]", "amdhsa.kernels: []", ".end_amdgpu_metadata"]
    return "\n".join(lines) + "\n"


def _line_ends(pick: Picker, data: bytes) -> bytes:
    style = pick.weighted([(75, "lf"), (10, "crlf"), (6, "cr"), (5, "mixed")])
    if style == "crlf":
        return data.replace(b"\n", b"\r\n")
    if style == "cr":
        return data.replace(b"\n", b"\r")
    if style == "mixed":
        return b"".join(line.rstrip(b"\n") + pick.one([b"\n", b"\r\n", b"\r", b"\n\n", b"\n\r"])
                        for line in data.splitlines(keepends=True))
    return data


def _damage(pick: Picker, data: bytes) -> bytes:
    """Odd bytes at a random place."""
    position = pick.upto(len(data))
    odd = pick.one([b"\0", b"\x1a", b"\xff", b"\x80", b"\xc3", b"\xef\xbb\xbf", b"\xfe\xff", b"\x0b", b"\x0c",
                    b"\x1b[0m", b"\x08", b"\xc2\xa0", b"\\\n", b"\x7f", b"\0\0\0", b"\x04"])
    return data[:position] + odd + data[position + pick.upto(1):]
