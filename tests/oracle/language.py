"""
Text in the macro language: definitions, calls, repeats, conditions, includes
and messages, one inside the other.

Parameters have a kind, so that most of what is written makes sense: "number" is
allowed where an expression is, "text" in strings and comparisons, "name" in symbol names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pick import Picker

_NUMBERS = ("1", "0x10", "-3", "1+2", "1 + 2", "1 +2", "1+ 2", "(1 + 2)", "(1+2)*3", "s0", "s0+1", "-s0", "~1", "1<<2",
            "!0", "'a'", "1 == 1", "( 1 )", "1 /* c */", "/* c */ 2", "1/* c */+ 2", "0b101", "010", "(s0 - 1)*2",
            "2*(3)", "1 -2", "- 1", "1 - -2", "s0&1", "s0 | s1", "s1 % 4", "1 <> 2", "1&&1", "s0 >= 1", "-(-(2))",
            "' '", "'('", "1*/* x */2", "0x7f", "1U", "9 / 3", "(s1)", "\"s0\"", "3 ^ 1",
            "(((1)))", "1 != 1", ". - .", "1 || 0")
_DOUBTFUL_NUMBERS = ("\"5\"", "\"1+1\"", "\"(1)\"", "0x1p0")
_TEXTS = ("abc", "\"a b\"", "\"a,b\"", "\"\"", "(a b)", "(a,b)", "a.b", "a:b", "\"it's\"", "a!b", "\"a;b\"", "\"a//b\"",
          "a+b", "a + b", "{1}", "&", "a-b", "<", "\"<x>\"", "a@b", "$a", "#a", "a#b", "'a'", "12", "1.5",
          "(a, (b c), d)", ".", "..", "a/b", "\"/* x */\"", "a$b", "x/* c */y", "~", "\"%1\"", "\"a\\tb\"", "\".endm\"",
          "1e5", "1f", "|", "a?b", "end")
_DOUBTFUL_TEXTS = ("\"\\\\\\\"\"", "0x1g", "é", "`", "?", "\\\\", "\"\\\\x\"", "\"\\\\n\"", "[a]", "[a b]", "\"# x\"")
_NAMES = ("n1", "x_y", "a.b", "_z", "r0", "n2", "N3", "k$", "z9", "\"n4\"", ".Lq", "a", "b", "s0x", "v1?", "n_5")
_ALTERNATE = ("%1+2", "%(1+2)", "%s0", "%s0*2", "%-1", "<1>", "<5>", "%s1-1", "<1+1>", "%(s0)", "%2<<1", "< 1>", "%1 ",
              "<(1)>", "%'a'", "%1==1")
_ALTERNATE_TEXTS = ("<a,b>", "<a!>b>", "<!!>", "<a b>", "<>", "<a!!b>", "<!<x>", "<a>", "%1+2", "< a >", "<a;b>",
                    "<//>", "<a(b>", "<1,2,3>", "<x!y>", "<<a>")
_ODD = ("", "(1", "1)", ")", "x=1", "=", "\"u", "%1", "%", "<a", "<a>b", "<a!", "%lab", "%nosuch+1", "1 2", "a b", "\\",
        "\\a", "\\()", "'", "''", "'ab'", "0x", "1..2", "/*", "//", ";", "# c", ",", ",,", "{", "}", "!", "1e", "08",
        "$", "@", "a=b=c", "%%1", "% 1", "%1 2", "<<1>>", "<1><2>", "\x01", "\xa0", "1:", ":", "\\@", "\\+", "[",
        "\"\\\"", "\" \" \"", "1f+", "<a\"b>", "%(1", "%)", "%1/0", "1+", "+", "..", "1 + ", "(,)")

_MACRO_NAMES = ("m0", "m1", "foo", "push", "K", "do.it", "_m", "s_nop", "v_add", "x$y", "m?", ".dot", "Load")
_ODD_MACRO_NAMES = ("\"q\"", "\"a b\"", "$m", "@m", ".long", ".byte", ".if", ".endm", ".macro", "m@1", "\"m;1\"", "$1",
                    ".rept", ".end", ".set", "\".x\"", ".LONG", ".else", ".altmacro", ".error", ".amdhsa_kernel",
                    ".irp", ".include")


@dataclass(frozen=True)
class Parameter:
    name: str
    kind: str
    required: bool = False
    vararg: bool = False
    default: bool = False


def _may_be_missing(parameter: Parameter) -> bool:
    return parameter.default or (not parameter.required and parameter.kind not in ("number", "name"))


@dataclass(frozen=True)
class Macro:
    name: str
    parameters: tuple[Parameter, ...]


@dataclass
class Scope:
    """What a body may use: its parameters, and whether it is that of a macro or a repeat."""

    parameters: tuple[Parameter, ...] = ()
    in_macro: bool = False
    in_repeat: bool = False
    in_kernel: bool = False

    def inner(self, parameters: tuple[Parameter, ...] = (), macro: bool = False, repeat: bool = False) -> Scope:
        return Scope(self.parameters + parameters, self.in_macro or macro, self.in_repeat or repeat)


@dataclass
class Language:
    pick: Picker
    weights: Mapping[str, float]
    macros: list[Macro] = field(default_factory=list)
    macro_names: set[str] = field(default_factory=set)
    files: dict[str, bytes] = field(default_factory=dict)
    alternate: bool = False

    # ---- words ----

    def number(self, scope: Scope) -> str:
        if self.pick.slip(0.02):
            return self.pick.one(_ODD + _DOUBTFUL_NUMBERS)
        own = [parameter for parameter in scope.parameters if parameter.kind == "number"]
        if own and self.pick.chance(0.65):
            return self.reference(self.pick.one(own))
        if scope.in_macro and self.pick.chance(0.12):
            return self.pick.one(["\\@", "\\+", "\\@+1"])
        if scope.in_repeat and self.pick.chance(0.2):
            return "\\+"
        return self.pick.one(_NUMBERS)

    def text(self, scope: Scope) -> str:
        """Stands between quotation marks or in a comparison."""
        own = [parameter for parameter in scope.parameters if parameter.kind != "name"] or list(scope.parameters)
        if own and self.pick.chance(0.7):
            return self.reference(self.pick.one(own))
        return self.pick.one(["abc", "a b", "x", "1", "", "\\@" if scope.in_macro else "t", "\\+" if scope.in_macro or scope.in_repeat else "u", "\\\\", "\\n", "a,b", "\\x41", *(["\\()", "q\\()r"] if scope.in_macro or scope.in_repeat or self.pick.slip(0.2) else [])])

    def name(self, scope: Scope) -> str:
        own = [parameter for parameter in scope.parameters if parameter.kind == "name"]
        tail = "\\@" if scope.in_macro else "\\+" if scope.in_repeat else ""
        if self.pick.slip(0.05):  # a second round meets the same name
            tail = ""
        if own and self.pick.chance(0.7):
            start = self.pick.one(["", "p_", ".L"]) + "\\" + self.pick.one(own).name
            return start + self.pick.one(["\\()_x", "\\()0",
                                          "\\().y"]) + self.pick.fresh("") + ("_" + tail if tail else "")
        return self.pick.fresh("l") + tail

    def reference(self, parameter: Parameter) -> str:
        if self.alternate and self.pick.chance(0.5):
            return parameter.name + self.pick.one(["", "", "&"])
        return "\\" + parameter.name + self.pick.one(["", "", "", "\\()"])

    def comment(self) -> str:
        return self.pick.one([" // c", "\t// \"", " /* c */", " ; .endm", " // .endr", " /* .endif */", " ; '", "  ",
                              " //", " /* a\nb */", " // \\a"])

    # ---- statements ----

    def block(self, scope: Scope, depth: int, longest: int = 6) -> list[str]:
        lines: list[str] = []
        for _ in range(self.pick.between(0 if depth else 2, longest)):
            lines += self.statement(scope, depth)
        return lines

    def statement(self, scope: Scope, depth: int) -> list[str]:
        nested = ("macro", "repeat", "condition", "include")
        choices = [(weight, kind) for kind, weight in self.weights.items() if depth < 4 or kind not in nested]
        kind = self.pick.weighted(choices)
        lines: list[str] = getattr(self, "_" + kind)(scope, depth)
        if self.pick.chance(0.06) and lines and not lines[-1].endswith(("\\", "\"")):
            lines[-1] += self.comment()
        if self.pick.chance(0.1) and lines:
            lines[0] = self.pick.one(["\t", "  ", " \t"]) + lines[0]
        return lines

    def _data(self, scope: Scope, depth: int) -> list[str]:
        number, text = self.number(scope), self.text(scope)
        return [self.pick.weighted([
            (6, f".byte {number}"), (3, f".long {number}"), (2, f".byte {number}, {self.number(scope)}"),
            (1, f".quad {number}+s0"), (3, f".ascii \"{text}\""), (1, f".string \"{text}\", \"{self.text(scope)}\""),
            (1, f".fill {number}&3, 1, 2"), (1, f".zero ({number})&15"), (1, f".long 1 // {text}"),
            (1, f".byte {number} ; {text}"), (1, f".p2align ({number})&3, 0"), (0.5, f"s0 = {number}"),
            (0.5, f".set s{self.pick.upto(3)}, {number}"), (1, f".ident \"{text}\""), (0.5, ".long . - ."),
            (0.3, f"/* {text} */ .byte 9"), (0.3, f"# {text}"), (0.3, f".BYTE {number}"),
            (0.3, f".ascii \"\\\\{text}\""),
        ])]

    def _symbol(self, scope: Scope, depth: int) -> list[str]:
        if scope.in_macro and scope.in_repeat and not self.pick.slip(0.05):  # \\+ and \\@ are the same in each round
            return [self.pick.one(["1: .long 1b-.", ".long 1f\n1:", f".globl l{self.pick.upto(9)}"])]
        name = self.name(scope)
        return [self.pick.weighted([(4, f"{name}:"), (2, f"{name} = {self.number(scope)}"),
                                    (2, f".set {name}, {self.number(scope)}"),
                                    (2, f"{name}: .byte {self.number(scope)}"), (1, f".globl {name}"),
                                    (1, f"1: .long 1b-."), (1, f"2:\n.quad {name}"), (1, f"{name}: .long {name}-."),
                                    (1, f".long 1f\n1:")])]

    def _message(self, scope: Scope, depth: int) -> list[str]:
        text = self.text(scope)
        if self.pick.slip(0.3):
            return [self.pick.one([f".error \"{text}\"", ".error", ".err", ".err x", ".abort", f".abort {text}",
                                   ".error 5", ".warning x", ".print", ".print x", ".print \"a\" b",
                                   ".warning \"a\", \"b\"", ".error \"a\" x", ".print \"a\", \"b\""])]
        return [self.pick.one([f".print \"{text}\"", f".warning \"{text}\"", ".warning", f".PRINT \"{text}\"",
                               ".Warning \"x\""])]

    def _mode(self, scope: Scope, depth: int) -> list[str]:
        if self.pick.slip(0.05):
            return [self.pick.one([".altmacro x", ".noaltmacro 1", ".macros_off x", ".altmacro,", ".alt"])]
        line = self.pick.weighted([(5, ".altmacro"), (4, ".noaltmacro"), (1, ".macros_on"), (0.3, ".ALTMACRO")])
        if self.pick.slip(0.03):
            line = ".macros_off"
        if line.lower() in (".altmacro", ".noaltmacro") and not scope.in_macro:
            self.alternate = line.lower() == ".altmacro"
        return [line]

    def _leave(self, scope: Scope, depth: int) -> list[str]:
        if not (scope.in_macro or scope.in_repeat) and not self.pick.slip(0.2):
            return []
        leave = self.pick.weighted([(6, [".exitm"]), (1, [".exitm // c"])])
        if self.pick.slip(0.15):
            leave = self.pick.one([[".exitm 1"], [".endm"], [".endr"], ["l: .exitm"], [".mexit"]])
        if self.pick.chance(0.7):
            return [f".if {self.number(scope)}", *self.block(scope, 3, 1), *leave, *self.block(scope, 3, 1), ".endif"]
        return leave

    def _finish(self, scope: Scope, depth: int) -> list[str]:
        return [self.pick.one([".end", ".end", ".END", ".end // c", ".end x", ".end\nnonsense (",
                               ".end 1"])] if self.pick.slip(0.1) else []

    # ---- macros ----

    def _macro(self, scope: Scope, depth: int) -> list[str]:
        pick = self.pick
        name = self._macro_name(scope)
        parameters = self._parameters(scope)
        macro = Macro(name, parameters)
        inner = scope if scope.in_macro and pick.chance(0.3) else Scope()
        body = self.block(inner.inner(parameters, macro=True), depth + 1, 5)
        if pick.chance(0.05):
            body += self._self_call(macro)
        if not depth or pick.slip(0.02):  # elsewhere it may be passed over
            self.macros.append(macro)
        lines = [f".macro {self._head(macro)}", *body, self._end_of_macro()]
        if pick.chance(0.75):
            lines += self._call_of(macro, scope)
        if pick.chance(0.1) or (scope.in_repeat and not pick.slip(0.1)):
            lines += [f".purgem {name}"] + (self._call_of(macro, scope) if pick.slip(0.3) else [])
            self.macros = [other for other in self.macros if other is not macro]
        return lines

    def _macro_name(self, scope: Scope) -> str:
        """One that is free, also in the second round of a body."""
        pick = self.pick
        if pick.slip(0.08):
            return pick.one(_ODD_MACRO_NAMES)
        name = pick.one(_MACRO_NAMES) if pick.chance(0.4) else pick.fresh("mac")
        if name in self.macro_names and not pick.slip(0.1):
            name = pick.fresh("mac")
        self.macro_names.add(name)
        round_number = "\\@" if scope.in_macro else "\\+" if scope.in_repeat else ""
        return name + ("" if pick.slip(0.1) else round_number)

    def _end_of_macro(self) -> str:
        if self.pick.slip(0.03):
            return self.pick.one(["", ".endm /* c */", ".endm x", "l: .endm", "/* c */ .endm", ".ENDM", ".Endmacro",
                                  "\".endm\"", ".endmx", ".endm.", ".endm # c", ".endm:", ".endm = 1", "endm", ".endr",
                                  "\\.endm", "1: .endm"])
        return self.pick.weighted([(8, ".endm"), (3, ".endmacro"), (1, "\t.endm"), (1, ".endm // c"),
                                   (0.5, ".endm ; c")])

    def _self_call(self, macro: Macro) -> list[str]:
        number = next((parameter for parameter in macro.parameters if parameter.kind == "number"), None)
        if number is None:
            return []
        return [f".if (\\{number.name}) > 0 && (\\{number.name}) < 6",
                f"{macro.name} {number.name}=\"(\\{number.name})-1\"", ".endif"]

    def _parameters(self, scope: Scope) -> tuple[Parameter, ...]:
        pick = self.pick
        names = ["a", "b", "reg", "val", "n", "x1", "_p", "p.q", "q$", "A", "s0", "byte", "req"] if not pick.slip(0.05) else ["c?", "a", "ab", "abc", "a.b", "a_", "\"a\"", "\"a b\"", "$p", "@p"]
        result = []
        for _ in range(pick.weighted([(2, 0), (4, 1), (4, 2), (2, 3), (0.5, 5)])):
            name = pick.one(names)
            if not pick.slip(0.02):
                names.remove(name)
            required = pick.chance(0.12)
            result.append(Parameter(name, pick.one(["number", "number", "text", "name"]), required, default=not required
                                    and pick.chance(0.45)))
        if pick.chance(0.12):
            result.append(Parameter("rest", "rest", vararg=True))
        return tuple(result)

    def _head(self, macro: Macro) -> str:
        pick = self.pick
        parts = []
        for parameter in macro.parameters:
            part = parameter.name
            if parameter.vararg:
                part += pick.one([":vararg", ":vararg", " :vararg", ": vararg"])
                if pick.slip(0.05):
                    part += "=1,2"
            elif parameter.required:
                part += pick.one([":req", ":req", " : req"])
                if pick.chance(0.05):
                    part += "=1"
            elif parameter.default:
                part += pick.one(["=", "=", " = ", "= "]) + self._value(parameter, Scope(), in_head=True)
            if pick.slip(0.02):
                part += pick.one([":bad", ":", "=", "=(", ":req:vararg", "=1=2", ":\"req\"", ":REQ", "\\", "=<a>",
                                  ":vararg", " extra", "/* c */", "="])
            parts.append(part)
        between = pick.one([", ", ", ", " ", ",", " , "])
        head = macro.name + pick.one([" ", " ", " ", ", ", "\t", " /* c */ "]) + between.join(parts)
        if pick.slip(0.02):
            head = pick.one(["", "1", ",", f"({head})", head + ",", head.replace(",", ",,"), head + " // c",
                             head + " ; c", "\"" + head, head + " 5", "= " + head])
        return head

    def _call(self, scope: Scope, depth: int) -> list[str]:
        if not self.macros:
            return []
        return self._call_of(self.pick.one(self.macros), scope)

    def _call_of(self, macro: Macro, scope: Scope) -> list[str]:
        pick = self.pick
        calls = []
        for _ in range(pick.weighted([(6, 1), (2, 2), (0.5, 4)])):
            text = self._arguments(macro, scope)
            label = pick.weighted([(20, ""),
                                   (1, pick.fresh("c") + ": " if not scope.in_macro and not scope.in_repeat else ""),
                                   (1, "1: "), (0.3, "/* c */ ")])
            name = macro.name.upper() if pick.slip(0.02) else macro.name
            calls.append(f"{label}{name} {text}".rstrip(" ") + pick.weighted([(12, ""), (1, " // c"), (1, " /* c */"),
                                                                              (1, " ; c"), (0.5, "\t")]))
        return calls

    def _arguments(self, macro: Macro, scope: Scope) -> str:
        pick = self.pick
        given = list(macro.parameters)
        while given and _may_be_missing(given[-1]) and pick.chance(0.15):
            given.pop()
        if given and pick.chance(0.25) and (not given[-1].vararg or pick.slip(0.1)):
            named = [f"{parameter.name}{pick.one(['=', '=', ' = ', '= '])}{self._value(parameter, scope)}"
                     for parameter in pick.shuffled(given)]
            if pick.slip(0.1):
                named.insert(pick.upto(len(named)), pick.one(["1", "nosuch=2", "a=", "=3", ""]))
            return pick.one([", ", ", ", ",", " "]).join(named)
        values = ["" if _may_be_missing(parameter) and pick.chance(0.1) else self._value(parameter, scope)
                  for parameter in given]
        if given and given[-1].vararg:
            values += [pick.one(_NUMBERS + _TEXTS) for _ in range(pick.upto(3))]
        if pick.slip(0.04):
            values.append(pick.one(_NUMBERS))
        between = pick.one([", ", ", ", ",", " ,", " "])
        if between == " " and not pick.slip(0.2):  # each blank would end a value
            values = [value if value and not set(value) & set(" ,") and value[0] not in "-+~!&|<>=%*/" else "7"
                      for value in values]
        return between.join(values) + (pick.one([",", " ,", ", ,"]) if pick.slip(0.03) else "")

    def _value(self, parameter: Parameter, scope: Scope, in_head: bool = False) -> str:
        pick = self.pick
        if pick.slip(0.03):
            return pick.one(_ODD)
        if parameter.vararg:
            return pick.one(["1, 2, 3", "a b, c", "\"x\", \"y\"", "1 + 2 // c", "1 /* c */, 2", "(,", "=", "%1, <2>",
                             "\"a;b\"", "x ; y", "1,,2", "  1  ", "'"])
        if self.alternate and not in_head and pick.chance(0.6):
            return pick.one(_ALTERNATE if parameter.kind == "number" else _ALTERNATE_TEXTS)
        if pick.slip(0.03):
            return pick.one(_DOUBTFUL_NUMBERS if parameter.kind == "number" else _DOUBTFUL_TEXTS)
        own = [outer for outer in scope.parameters if outer.kind == parameter.kind]
        if own and pick.chance(0.4):
            return self.reference(pick.one(own))
        if parameter.kind == "number":
            return pick.one(_NUMBERS)
        return pick.one(_TEXTS if parameter.kind == "text" else _NAMES)

    def _purge(self, scope: Scope, depth: int) -> list[str]:
        if self.pick.slip(0.2):
            return [self.pick.one([".purgem", ".purgem nosuch", ".purgem .long", ".purgem 1", ".purgem a, b",
                                   ".purgem \"x\"", ".purgem m0 x"])]
        if not self.macros or scope.in_macro or scope.in_repeat:
            return []
        macro = self.macros.pop(self.pick.upto(len(self.macros) - 1))
        self.macros = [other for other in self.macros if other.name != macro.name]
        return [f"{self.pick.one(['.purgem', '.purgem', '.PURGEM'])} {macro.name}"]

    # ---- repeats ----

    def _repeat(self, scope: Scope, depth: int) -> list[str]:
        pick = self.pick
        parameter = Parameter(pick.one(["i", "j", "a", "v", "x.y", "s1", "\"i\"", "$i"] if pick.chance(0.15)
                                       else ["i", "j", "v"]), pick.one(["number", "number", "text", "name"]))
        kind = pick.weighted([(4, "rept"), (4, "irp"), (3, "irpc")])
        if kind == "rept":
            head = f"{pick.one(['.rept', '.rept', '.rep'])} {self._count(scope)}"
            inner = scope.inner(repeat=True)
        elif kind == "irp":
            count = pick.weighted([(1, 0), (2, 1), (4, 3), (1, 7)])
            values = pick.shuffled(_NAMES)[:count] if parameter.kind == "name" and not pick.slip(0.1) else [self._value(parameter, scope) for _ in range(count)]
            head = f".irp {parameter.name}{pick.one([', ', ',', ' ,'])}{pick.one([', ', ',', ' ']).join(values)}"
            inner = scope.inner((parameter,), repeat=True)
        else:
            if parameter.kind == "number":
                word = pick.one(["123", "0", "987", "1", "55", "\"123\"", "\"\"", "007", "0123", "12", "\"4\""])
            else:
                word = pick.one(["abc", "\"a b\"", "x1_", "a.b", "\"a,b\"", "q", "\"()\"", "a$b", "\"\\\\n\"", "\"é\"",
                                 "XYZ", "", "\"a;b\"", "'a'", "1.5", "0x1F", "abc?", "a@b", "+"])
                if parameter.kind == "name":
                    word = pick.one(["abc", "XYZ", "q", "\"ab\"", "_a", "x1_"])
                if not word and not pick.slip(0.1):
                    word = "xy"
            if pick.slip(0.08):
                word = "==" if pick.chance(0.1) else pick.one(["a b", "a,b", "(ab)", "a+b", "\"a\" \"b\"", "=", "a=b",
                                                               "%1", "<ab>", "a:b", "-1", "\\a", "[x]", "#", "ab,",
                                                               ",ab", "'ab'"])
            head = f".irpc {parameter.name}{pick.one([', ', ',', ' ,'])}{word}"
            inner = scope.inner((parameter,), repeat=True)
        if pick.slip(0.03):
            head = pick.one([".rept", ".irp", ".irp i", ".irp 1,2", ".irpc", ".irpc i", ".irpc i abc", ".irp i 1",
                             ".irp i=1", ".irp i, i=1", ".rept x", ".rept \"2\"", ".rept 1,2", ".rept 2 2", ".irp ,",
                             ".irpc i,", ".rept -1", ".rept 1/0"])
        if not depth and pick.chance(0.05):  # nested in another body, capitals would not count
            head = head[:5].upper() + head[5:]
        end = pick.weighted([(10, ".endr"), (1, ".endr // c"), (1, "\t.endr"), (0.5, ".endr /* c */"),
                             (0.3, ".endr ;")])
        if pick.slip(0.03):
            end = pick.one(["", ".endr x", "l: .endr", "/* c */ .endr", ".ENDR", ".endm", "\".endr\"", ".endrx",
                            ".endr.", ".endr # c", "1: .endr"])
        return [head, *self.block(inner, depth + 1, 4), end]

    def _count(self, scope: Scope) -> str:
        if self.pick.slip(0.06):
            return self.pick.one(["-1", "late", "lab", "lab2-lab1", "1f", ".", "x y", "", "1.5", "0x100000000000", "(1",
                                  "(. - .)-1", "later - later2", "s0 s1"])
        return self.pick.one(["0", "1", "2", "3", "4", "s0", "s0-1", "(2)", "1+1", ". - .", "s1&3", "!0", "0x2",
                              "'\\b'&3", "1==2", "lab-lab", "-(-1)", "2 /* c */", "(" + self.number(scope) + ")&3"])

    # ---- conditions ----

    def _condition(self, scope: Scope, depth: int) -> list[str]:
        pick = self.pick
        lines = [self._test(scope)]
        lines += self.block(scope, depth + 1, 3)
        if pick.chance(0.15):
            lines += self._unread()
        for _ in range(pick.weighted([(6, 0), (3, 1), (1, 2)])):
            lines += [f"{pick.one(['.elseif', '.elseif', '.ELSEIF'])} {self._truth(scope)}",
                      *self.block(scope, depth + 1, 3)]
        if pick.chance(0.5):
            lines += [pick.weighted([(8, ".else"), (1, ".ELSE"), (1, ".else // c"), (0.3, ".else /* c */")])
                      if not pick.slip(0.02) else ".else 1", *self.block(scope, depth + 1, 3)]
        if not pick.slip(0.02):
            lines.append(pick.weighted([(8, ".endif"), (1, ".ENDIF"), (1, ".endif // c"), (0.5, ".endif /* c */"),
                                        (0.2, "\".endif\"")]))
            if pick.slip(0.02):
                lines[-1] = pick.one([".endif x", "xq: .endif"])
        if pick.slip(0.02):
            lines.insert(pick.upto(len(lines)), pick.one([".endif", ".else", ".elseif 1", ".if 1", ".if 0",
                                                          ".else\n.else", ".elseif", ".ifdef"]))
        return lines

    def _truth(self, scope: Scope) -> str:
        if self.pick.slip(0.03):
            return self.pick.one(_ODD + ("lab == lab",))
        return self.pick.one(["0", "1", "s0", "s0 == 3", "s1 > 2", "!s0", "2 - 2", "-1", "s0 && 0", ". - .", "'a'",
                              "1 <> 1", "(0)", "lab2 - lab1", f"({self.number(scope)}) & 1", self.number(scope)])

    def _test(self, scope: Scope) -> str:
        pick = self.pick
        name = pick.one([".if", ".if", ".ifne", ".ifeq", ".ifgt", ".ifge", ".iflt", ".ifle", ".ifb", ".ifnb", ".ifc",
                         ".ifnc", ".ifeqs", ".ifnes", ".ifdef", ".ifndef", ".ifnotdef"])
        text, other = self.text(scope), self.text(scope)
        if name in (".ifb", ".ifnb"):
            operand = pick.one(["", " ", text, "/* c */", "// c", "; c", "x", "\"\"", ",", "/* c */ x"])
        elif name in (".ifc", ".ifnc"):
            if pick.chance(0.3):
                other = text
            operand = pick.one([f"{text}, {other}", f"{text},{other}", f" {text} , {other} ",
                                f"\"{text}\", \"{other}\"", f"{text}" if pick.slip(0.2) else ",", ",", "a b, a b",
                                "a  b,a b", "a, a // c", "a, a /* c */", "a /* c */, a", "a,b,c", "(a,b),(a,b)", "A,a",
                                "\"a,b\",\"a,b\""])
        elif name in (".ifeqs", ".ifnes"):
            operand = pick.one([f"\"{text}\", \"{text}\"", f"\"{text}\", \"{other}\"", "\"\",\"\"", "\"a\" , \"a\"",
                                "\"a\",\"A\"", "\"\\\\n\",\"\\\\n\"", "\"a\",\"a\" // c", "\"a;b\",\"a;b\""])
            if pick.slip(0.2):
                operand = pick.one(["\"a\", \"b\" x", "\"a\" \"b\"", "a,b", "\"a\"", "\"a\",", ""])
        elif name in (".ifdef", ".ifndef", ".ifnotdef"):
            operand = pick.one(["s0", "nosuch", "lab", "later", "\"s0\"", "m0", "s0x", ".Lx", "lab1", "$q", "undef",
                                "s9"] + (["s0 x", "1", "", "\"", "s0,s1", "s0+1"] if pick.slip(0.2) else []))
        else:
            operand = self._truth(scope)
        style = pick.weighted([(20, name), (1, name.upper()), (0.5, f"\"{name}\""), (0.5, "1: " + name),
                               (0.3, "\t" + name), (0.3, "/* c */ " + name)])
        return f"{style} {operand}" + pick.weighted([(12, ""), (1, " // c"), (1, " /* c */"), (0.3, " ; .else")])

    def _unread(self) -> list[str]:
        """Text that is often passed over: whole conditions, and what only looks like one."""
        pick = self.pick
        if pick.slip(0.1):  # they hide what follows
            return [".if 0", pick.one(["\"", "'", ".byte '", "/*", "# \"\n\"", "\"a"]), ".endif"]
        return [".if 0", *[pick.one(["nonsense (", "/* .endif */", "// .endif", "; .else", ".if\n.endif",
                                     ".if x y z\n.endif", ".ifdef\n.else x\n.endif x" if pick.slip(0.2)
                                     else ".ifdef\n.else\n.endif", ".ascii \".endif\"", "\"a\nb\"", ".macro x", ".endm",
                                     ".rept 99999999", ".end", ".include \"nosuch\"",
                                     "l: .endif" if pick.slip(0.2) else "l:", "1: .long", ".elseifx", "#.endif", "# \"",
                                     ".ifeqs \"a\" b\n.endif", "\\", "@", ".IF 1\n.ENDIF", "a = .endif", ".abort",
                                     "/* \n */ nonsense", ".byte 1 ; /*", "0x", "1e+", ".error"])
                             for _ in range(pick.between(1, 3))], ".endif"]

    # ---- files ----

    def _include(self, scope: Scope, depth: int) -> list[str]:
        pick = self.pick
        if pick.slip(0.08):
            return [pick.one([".include \"nosuch.inc\"", ".include", ".include x", ".include \"f0.inc",
                              ".include \"f0.inc\" x", ".include \"f0.inc\", \"f1.inc\"", ".include \"\"",
                              ".include 'f0.inc'", ".include <f0.inc>", ".include \".\"", ".include \"sub\""])]
        if self.files and pick.chance(0.35):
            name = pick.one(list(self.files)).removeprefix("dir1/").removeprefix("dir2/")
            return [f".include \"{name}\""]
        name = pick.fresh("f") + ".inc"
        self.files[pick.one(["", "", "", "dir1/", "dir2/"]) + name] = self._file_text(scope, depth)
        return [pick.weighted([(8, f".include \"{name}\""), (1, f".INCLUDE \"{name}\""),
                               (1, f".include \"{name}\" // c"), (0.5, f".include \"./{name}\""),
                               (0.3, f".include\t\"{name}\" /* c */"), (0.3, f"1: .include \"{name}\"")])]

    def _file_text(self, scope: Scope, depth: int) -> bytes:
        pick = self.pick
        lines = self.block(Scope(), depth + 1, 5)
        if pick.slip(0.12):
            lines += pick.one([[".if 1"], [".if 0"], [".else"], [".endif"], [".endm"], [".exitm"], [".macro open"],
                               [".rept 2"], [".endr"], ["/*"], ["\""], [".byte 1 +"], [".end"], [".if 0", ".byte 1"],
                               ["*/"], ["l1 "], ["1"]])
        text = "\n".join(lines).encode("utf-8", "surrogateescape")
        return text + pick.weighted([(8, b"\n"), (2, b""), (0.5, b" "), (0.5, b"// c"), (0.3, b"\n\n"), (0.2, b"\0"),
                                     (0.2, b"# c"), (0.2, b"\r")])

    def _incbin(self, scope: Scope, depth: int) -> list[str]:
        skip = self.pick.one(["", ", 1", ", 2, 3", ",, 4", ", s0", ", s0, s1", ", 100", ", 0, 100", ", 1+1, (2)"])
        if self.pick.slip(0.2):
            skip = self.pick.one([", -1", ", 0, -1", ",", ", lab", ", 1,", ",,", " 1", ", later", ", 1, lab", ",,,"])
        name = self.pick.one(["blob16.bin", "blob3.bin", "empty.bin",
                              "sub/deep.bin"]) if not self.pick.slip(0.1) else self.pick.one(["nosuch.bin", "", "sub"])
        return [f".incbin \"{name}\"{skip}"]
