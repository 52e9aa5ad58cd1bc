"""Metadata of code object version 2 as text: the structure, right and nearly right."""

from __future__ import annotations

from collections.abc import Callable

from pick import Picker

_VALUE_KINDS = ("ByValue", "GlobalBuffer", "DynamicSharedPointer", "Sampler", "Image", "Pipe", "Queue",
                "HiddenGlobalOffsetX", "HiddenGlobalOffsetY", "HiddenGlobalOffsetZ", "HiddenNone", "HiddenPrintfBuffer",
                "HiddenHostcallBuffer",
                "HiddenDefaultQueue", "HiddenCompletionAction", "HiddenMultiGridSyncArg")
_VALUE_TYPES = ("Struct", "I8", "U8", "I16", "U16", "F16", "I32", "U32", "F32", "I64", "U64", "F64")
_SPACES = ("Private", "Global", "Constant", "Local", "Generic", "Region")
_ACCESS = ("Default", "ReadOnly", "WriteOnly", "ReadWrite")

_TEXTS = ("k", "foo", "k@kd", "int*", "float4", "", "a b", "true", "False", "null", "~", "yes", "5", "0x1f", "1e5",
          "1e", ".5", "-", "a:b",
          "a/b", "a#b", "#b", "x ", "é", "日本", "\\t", "a'b", "a\"b", "\\", "@x", "1:1:4:%d\\n", "a,b", "[x", "{", "&a",
          "*a", "!t", "%d", "^", "a=b", "+5", "0o17", ".inf", ".nan", "-.inf", "a\tb", "\u00a0", "\u0378", "\U0001f600",
          "...", "---", "_Z3fooPf")

Maker = Callable[[Picker], str]


def _quoted(pick: Picker, text: str) -> str:
    """A spelling of a string that YAML reads as it is."""
    double = '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t") + '"'
    single = "'" + text.replace("'", "''") + "'"
    plain = text and text[0].isalnum() and all(c.isalnum() or c in "_.-*" for c in text)
    return pick.one([double, single, *([text, text, text] if plain else [])])


def _text(pick: Picker) -> str:
    return _quoted(pick, pick.one(_TEXTS))


def _number(bits: int) -> Maker:
    def make(pick: Picker) -> str:
        value = pick.weighted([(6, pick.upto(300)), (2, pick.edge(bits)), (2, 0), (1, (1 << 16) - 1)])
        return pick.one([pick.spelled(value), str(value), f"'{value}'"])
    return make


def _one_of(words: tuple[str, ...]) -> Maker:
    return lambda pick: pick.one([pick.one(words), pick.one(words), f"'{pick.one(words)}'"])


def _boolean(pick: Picker) -> str:
    return pick.one(["true", "false", "true", "yes", "no", "on", "Off", "TRUE", "y", "N", "'true'"])


def _numbers(pick: Picker) -> str:
    return "[" + ", ".join(_number(32)(pick) for _ in range(pick.one([0, 1, 2, 3, 3]))) + "]"


# Key: (required, value).
_CODE_PROPS = {"KernargSegmentSize": (True, _number(64)), "GroupSegmentFixedSize": (True, _number(32)),
               "PrivateSegmentFixedSize": (True, _number(32)), "KernargSegmentAlign": (True, _number(32)),
               "WavefrontSize": (True, _number(32)), "NumSGPRs": (False, _number(16)), "NumVGPRs": (False, _number(16)),
               "MaxFlatWorkGroupSize": (False, _number(32)), "IsDynamicCallStack": (False, _boolean),
               "IsXNACKEnabled": (False, _boolean), "NumSpilledSGPRs": (False, _number(16)),
               "NumSpilledVGPRs": (False, _number(16))}
_DEBUG_PROPS = {"DebuggerABIVersion": (False, _numbers), "ReservedNumVGPRs": (False, _number(16)),
                "ReservedFirstVGPR": (False, _number(16)), "PrivateSegmentBufferSGPR": (False, _number(16)),
                "WavefrontPrivateSegmentOffsetSGPR": (False, _number(16))}
_ATTRS = {"ReqdWorkGroupSize": (False, _numbers), "WorkGroupSizeHint": (False, _numbers), "VecTypeHint": (False, _text),
          "RuntimeHandle": (False, _text)}
_ARGUMENT = {"Name": (False, _text), "TypeName": (False, _text), "Size": (True, _number(32)),
             "Align": (True, _number(32)), "ValueKind": (True, _one_of(_VALUE_KINDS)),
             "ValueType": (False, _one_of((*_VALUE_TYPES, "<none>"))), "PointeeAlign": (False, _number(32)),
             "AddrSpaceQual": (False, _one_of(_SPACES)), "AccQual": (False, _one_of(_ACCESS)),
             "ActualAccQual": (False, _one_of(_ACCESS)), "IsConst": (False, _boolean), "IsRestrict": (False, _boolean),
             "IsVolatile": (False, _boolean), "IsPipe": (False, _boolean)}
_STRANGE = ("1", "-1", "x", "[1]", "[]", "{}", "{a: 1}", "", "~", "null", "1.5", "true", "65536", "4294967296",
            "18446744073709551616", "!str 5", "&a 5", "*a", "'~'", "<none>", "Unknown", "[x]", "[[1]]", "[{}]", "0x",
            "08", "+1", "|\n         x", "\"\\q\"")


def _fields(pick: Picker, table: dict[str, tuple[bool, Maker]]) -> list[tuple[str, str]]:
    density = pick.one([0.0, 0.3, 0.7, 1.0])
    pairs = [(key, make(pick)) for key, (required, make) in table.items()
             if (required and not pick.slip(0.02)) or (not required and pick.chance(density))]
    if pick.chance(0.4):
        pairs = pick.shuffled(pairs)
    if pairs and pick.slip(0.03):
        pairs.append((pick.one(pairs)[0], pick.one([pick.one(pairs)[1], pick.one(_STRANGE)])))
    if pairs and pick.slip(0.06):
        at = pick.upto(len(pairs) - 1)
        pairs[at] = (pairs[at][0], pick.one(_STRANGE))
    if pick.slip(0.03):
        pairs.append((pick.one(["Nosuch", "name", "FixedWorkGroupSize", "5", "'Name'", ".name", "\"Size\""]),
                      pick.one(_STRANGE)))
    return pairs


def _map(pick: Picker, pairs: list[tuple[str, str]], indent: int) -> list[str]:
    if pairs and pick.chance(0.15):
        return [" " * indent + "{" + ", ".join(f"{key}: {value}" for key, value in pairs) + "}"]
    return [" " * indent + key + ":" + pick.one([" ", " ", "   "]) + value for key, value in pairs]


def _item(lines: list[str], indent: int) -> list[str]:
    """Lines indented by `indent` as an element of a list."""
    return [" " * (indent - 2) + "- " + lines[0][indent:], *lines[1:]] if lines else [" " * (indent - 2) + "-"]


def _kernel(pick: Picker) -> list[str]:
    lines = _map_block(pick, [(key, value) for key, value in (("Name", _text(pick)), ("SymbolName", _text(pick)))
                              if not pick.slip(0.02)])
    parts: list[list[str]] = []
    if pick.chance(0.5):
        parts.append([f"    Language: {_text(pick)}", f"    LanguageVersion: {_numbers(pick)}"])
    if pick.chance(0.4):
        parts.append(["    Attrs:", *_map(pick, _fields(pick, _ATTRS), 6)])
    if pick.chance(0.6):
        arguments: list[str] = []
        for _ in range(pick.upto(3)):
            arguments += _item(_map(pick, _fields(pick, _ARGUMENT), 8), 8)
        parts.append(["    Args:", *arguments])
    if pick.chance(0.6):
        parts.append(["    CodeProps:", *_map(pick, _fields(pick, _CODE_PROPS), 6)])
    if pick.chance(0.2):
        parts.append(["    DebugProps:", *_map(pick, _fields(pick, _DEBUG_PROPS), 6)])
    for part in pick.shuffled(parts) if pick.chance(0.3) else parts:
        lines += part
    return _item(lines, 4)


def _map_block(pick: Picker, pairs: list[tuple[str, str]]) -> list[str]:
    return [f"    {key}:{pick.one([' ', '    '])}{value}" for key, value in pairs]


def document(pick: Picker) -> str:
    """One document, each line ended by LF."""
    if pick.slip(0.04):
        return pick.one(["", "---\n...\n", "{}\n", "[]\n", "x\n", "Version: [1, 0]\n", "Version: 1\n", "Version: []\n",
                         "- a\n", "...\n"])
    parts = [[f"Version: {pick.one(['[ 1, 0 ]', '[1,0]', _numbers(pick)])}"]] if not pick.slip(0.02) else []
    if pick.chance(0.3):
        parts.append(["Printf:", *[f"  - {_text(pick)}" for _ in range(pick.upto(3))]] if pick.chance(0.8) else
                     [f"Printf: [{', '.join(_text(pick) for _ in range(pick.upto(3)))}]"])
    if pick.chance(0.85):
        kernels: list[str] = []
        for _ in range(pick.weighted([(1, 0), (6, 1), (2, 2)])):
            kernels += _kernel(pick)
        parts.append(["Kernels:", *kernels])
    if pick.slip(0.03):
        parts.append([f"{pick.one(['Version', 'Printf', 'Kernels', 'Nosuch'])}: {pick.one(_STRANGE)}"])
    lines = [line for part in (pick.shuffled(parts) if pick.chance(0.2) else parts) for line in part]
    return "\n".join([*pick.some(["---"], 0.7), *lines, *(["..."] if pick.chance(0.95) else [])]) + "\n"
