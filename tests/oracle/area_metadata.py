"""
Area metadata: the structure of `.amdgpu_metadata` blocks.

Known keys with right and wrong types, missing and extra keys, versions,
targets, several blocks, comments and quotes where the assembler's lexer meets
YAML. YAML's own corners are generated elsewhere.
"""

from __future__ import annotations

from case import Case
from pick import Picker

SHARE = 1400

_VALUE_KINDS = ("by_value", "global_buffer", "dynamic_shared_pointer", "sampler", "image", "pipe", "queue",
                "hidden_global_offset_x", "hidden_none", "hidden_printf_buffer", "hidden_hostcall_buffer",
                "hidden_default_queue", "hidden_completion_action", "hidden_multigrid_sync_arg", "hidden_block_count_x",
                "hidden_group_size_y", "hidden_remainder_z", "hidden_grid_dims", "hidden_heap_v1",
                "hidden_dynamic_lds_size", "hidden_private_base", "hidden_shared_base", "hidden_queue_ptr",
                "hidden_global_offset_z")
_ADDRESS_SPACES = ("private", "global", "constant", "local", "generic", "region")
_ACCESS = ("read_only", "write_only", "read_write")

# Key: (required, maker of a right value).
_ARGUMENT = {
    ".name": (False, "string"), ".type_name": (False, "string"), ".size": (True, "int"), ".offset": (True, "int"),
    ".value_kind": (True, _VALUE_KINDS), ".pointee_align": (False, "int"), ".address_space": (False, _ADDRESS_SPACES),
    ".access": (False, _ACCESS), ".actual_access": (False, _ACCESS), ".is_const": (False, "bool"),
    ".is_restrict": (False, "bool"), ".is_volatile": (False, "bool"), ".is_pipe": (False, "bool"),
    ".value_type": (False, ("i8", "struct", "f32", "u64")),
}
_KERNEL = {
    ".name": (True, "string"), ".symbol": (True, "string"),
    ".language": (False, ("OpenCL C", "HIP", "HCC", "OpenCL C++", "Assembler", "OpenMP")),
    ".language_version": (False, "pair"), ".vec_type_hint": (False, "string"),
    ".device_enqueue_symbol": (False, "string"), ".reqd_workgroup_size": (False, "triple"),
    ".workgroup_size_hint": (False, "triple"), ".kernarg_segment_size": (True, "int"),
    ".group_segment_fixed_size": (True, "int"), ".private_segment_fixed_size": (True, "int"),
    ".uses_dynamic_stack": (False, "bool"), ".workgroup_processor_mode": (False, "int"),
    ".kernarg_segment_align": (True, "int"), ".wavefront_size": (True, "int"), ".sgpr_count": (True, "int"),
    ".vgpr_count": (True, "int"), ".agpr_count": (False, "int"), ".max_flat_workgroup_size": (True, "int"),
    ".sgpr_spill_count": (False, "int"), ".vgpr_spill_count": (False, "int"),
    ".kind": (False, ("normal", "init", "fini")), ".uniform_work_group_size": (False, "int"),
    ".cluster_dims": (False, "triple"), ".max_num_work_groups_x": (False, "int"),
}


def generate(pick: Picker) -> Case:
    target = pick.target()
    mattr = pick.mattr(target)
    lines: list[str] = []
    if pick.chance(0.2):
        lines.append(f'.amdgcn_target "{target.canonical_id(mattr)}"')
    lines += [".text", "k: .long 0"] if pick.chance(0.3) else []
    for _ in range(pick.weighted([(85, 1), (10, 2), (5, 3)])):
        lines += _block(pick, target.canonical_id(mattr))
    if pick.chance(0.2):
        lines += pick.one([[".section .note", ".long 1"], [".ident \"x\""], [".data", ".quad k"],
                           [".section .note,\"\",@note" if pick.slip(0.5) else ".section .n2,\"\",@note", ".long 2"]])
    text = "\n".join(lines) + ("" if pick.slip(0.03) else "\n")
    if pick.chance(0.03):
        text = text.replace("\n", "\r\n")
    return pick.case(text, target, mattr, pick.version())


def _block(pick: Picker, target_id: str) -> list[str]:
    body = _document(pick, target_id)
    if pick.chance(0.8):
        body.insert(0, "---")
    ended = pick.chance(0.6)
    if ended:
        body.append("...")
    if pick.slip(0.06):
        body.insert(pick.upto(len(body)), pick.one(["---", "...", "{", "  - x", "\t- tab", ": :", "&a b", "*a", "]",
                                                    "'", "key: 'it''s'", "%YAML 1.2", "? x"]))
    if pick.chance(0.15):
        body = _with_comments(pick, body)
    start = pick.one([".amdgpu_metadata", "\t.amdgpu_metadata",
                      ".amdgpu_metadata // c"]) if not pick.slip(0.02) else ".amdgpu_metadata x"
    # What comes before the end directive on its line is YAML too, where a tab is an error.
    end = pick.one([".end_amdgpu_metadata", "\t.end_amdgpu_metadata" if ended or pick.slip(0.1)
                    else " .end_amdgpu_metadata",
                    ".end_amdgpu_metadata ; c"])
    if pick.slip(0.04):
        end = pick.one(["", ".end_amdgpu_metadata x", ".end_amdgpu_meta", "x .end_amdgpu_metadata",
                        ".END_AMDGPU_METADATA"])
    return [start, *body, end]


def _document(pick: Picker, target_id: str) -> list[str]:
    if pick.slip(0.05):
        return pick.one([[], ["{}"], ["[]"], ["5"], ["amdhsa.version: [1, 2]"], ["- a"], ["amdhsa.kernels: []"], ["x"],
                         ["''"]])
    top: dict[str, list[str]] = {}
    version = pick.weighted([(5, (1, pick.between(0, 2))), (1, (pick.upto(3), pick.upto(5)))])
    top["amdhsa.version"] = pick.one([[f" [{version[0]}, {version[1]}]"],
                                      ["", f"  - {version[0]}", f"  - {version[1]}"],
                                      ["", f"- {version[0]}", f"- {version[1]}"]])
    if pick.slip(0.06):
        top["amdhsa.version"] = [pick.one([" 1", " [1]", " [1, 2, 3]", " ['a', 0]", " []", "", " [1.0, 2]", " {1: 2}",
                                           " ['1', \"2\"]"])]
    kernels: list[str] = []
    for _ in range(pick.weighted([(2, 0), (10, 1), (3, 2), (1, 4)])):
        kernels += _item(_kernel(pick))
    top["amdhsa.kernels"] = ["", *kernels] if kernels else [" []"]
    if pick.slip(0.05):
        top["amdhsa.kernels"] = [pick.one([" {}", " 5", "", " [5]", " [[]]", " [{}]", " x"])]
    if pick.chance(0.4):
        wanted = target_id if not pick.chance(0.2) else pick.one(["amdgcn-amd-amdhsa--gfx900", "5", "nonsense", "[]"])
        top["amdhsa.target"] = [f" {wanted}"]
    if pick.chance(0.25):
        top["amdhsa.printf"] = pick.one([["", "  - '1:1:4:%d\\n'", "  - 'a b'", "  - xyz"], [" []"],
                                         ["", "  - \"2:1:8:%s\\n\""], ["", "  - 1:1:4:%d"]])
        if pick.slip(0.2):
            top["amdhsa.printf"] = [pick.one([" x", " {}", " [5]", " [true]", " [[a]]", " ['1']"])]
    if pick.chance(0.1):
        top[pick.one(["amdhsa.extra", "z", "a.b", "1", "true",
                      "Amdhsa.version"])] = [pick.one([" 1", " x", " [1, a]", " {b: c}", " 1.5", " true"])]
    for key in ("amdhsa.version", "amdhsa.kernels"):
        if pick.slip(0.05):
            del top[key]
    keys = pick.shuffled(list(top)) if pick.chance(0.5) else list(top)
    lines = [f"{key}:{top[key][0]}" + "".join(f"\n{line}" for line in top[key][1:]) for key in keys]
    if lines and pick.slip(0.03):
        lines.append(pick.one(lines))
    return "\n".join(lines).split("\n")


def _kernel(pick: Picker) -> list[str]:
    lines = _mapping(pick, _KERNEL)
    if pick.chance(0.6):
        arguments: list[str] = []
        for _ in range(pick.upto(4)):
            arguments += _item(_mapping(pick, _ARGUMENT))
        block = [".args:", *arguments] if arguments else [".args: []"]
        if pick.slip(0.08):
            block = [pick.one([".args: {}", ".args: 5", ".args:", ".args: [5]", ".args: [{}]"])]
        position = pick.upto(len(lines))
        lines[position:position] = block
    return lines


def _item(lines: list[str]) -> list[str]:
    """A sequence item holding a mapping."""
    indented = ["    " + line for line in lines]
    return ["  - " + indented[0][4:], *indented[1:]] if indented else ["  - {}"]


def _mapping(pick: Picker, keys: dict[str, tuple[bool, object]]) -> list[str]:
    lines = []
    for key, (required, kind) in keys.items():
        present = True if required else pick.chance(0.3)
        if required and pick.slip(0.015):
            present = False
        if present:
            value = _wrong(pick) if pick.slip(0.015) else _right(pick, kind)
            lines.append(f"{key}:{pick.one([' ', ' ', '    ', '            '])}{value}")
    if pick.chance(0.5):
        lines = pick.shuffled(lines)
    if pick.chance(0.08):
        lines.append(pick.one([".unknown: 5", "extra: [1, 2]", ".z: {a: b}", "0: 1", ".Name: x", ".comment: free text",
                               "true: 5", "~: x"]))
    if lines and pick.slip(0.02):
        lines.append(pick.one(lines))
    return lines


def _right(pick: Picker, kind: object) -> str:
    if isinstance(kind, tuple):
        value = str(pick.one(kind))
        return pick.weighted([(8, value), (1, f"'{value}'"), (1, f'"{value}"')])
    if kind == "int":
        return pick.weighted([(8, str(pick.upto(300))), (2, str(pick.edge(pick.one([8, 16, 32, 63, 64])))),
                              (1, hex(pick.upto(999))), (0.5, f"'{pick.upto(9)}'"), (0.4, f"-{pick.upto(300)}"),
                              (0.3, "0o17"), (0.3, "017"), (0.3, "0b11"), (0.3, f'"{pick.upto(70000)}"'),
                              (0.2, "-9223372036854775808")])
    if kind == "bool":
        return pick.weighted([(5, "true"), (5, "false"), (1, "'true'"), (1, '"false"')])
    if kind == "pair":
        return pick.one(["[2, 0]", "[1, 2]", "[ 1,2 ]", "['2', 0]"])
    if kind == "triple":
        return pick.one(["[1, 1, 1]", "[64, 2, 4]", "[256,1,1]", "[ 0x40, 1, 1 ]"])
    return pick.one(["k", "k.kd", "foo", "'float*'", "\"a b\"", "_Z1kPf", "'const char* restrict'", "a, b", "!str 12",
                     "'x y z'", "\"tab\\tq\"", "\"é\"", "int4", "struct s", "\"a;b\"", "\"a // b\"",
                     "k@plt", "'a#b'", "\"%d\"", "null", "~", "yes", "a:b", "-x", "foo  bar", "k\\n"])


def _wrong(pick: Picker) -> str:
    return pick.one(["5", "-1", "1.5", "true", "foo", "''", "\"\"", "[]", "{}", "[1]", "[1, 2, 3, 4]", "[a, b, c]", "~",
                     "!str 5", "!!str 5", "'7'", "18446744073709551616", "1e3", "nan", "0x", "read_only ", "Global",
                     "[1, [2], 3]", "{a: b}", "'unterminated", "", "|\n      text", "&a 5", "*a", "hidden_nosuch", "@x",
                     "`x", "%x", "- 5", "[1, 2", "0x1p3", "1_000"])


def _with_comments(pick: Picker, body: list[str]) -> list[str]:
    """Comments of YAML's sort and of the assembler's sort."""
    result = []
    for line in body:
        if pick.chance(0.1):
            line += pick.one([" # c", " // c", " ; c", "# c", " /* c */", " // it's", " # \"quoted\"", " // 'x", "   ",
                              "\t", " ;"])
        if pick.chance(0.03):
            result.append(pick.one(["# comment", "// comment", "; comment", "", "   ", "# it's", "/* c */", "# 'ab'"]))
        if pick.slip(0.01):
            result.append(pick.one(["# \"", "/*", "# /* c", "\"", "// \"", "# '", "*/", "# \\"]))
        result.append(line)
    return result
