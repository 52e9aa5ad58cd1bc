"""
Area expressions: operators, literals, functions and symbols of every sort, in
every directive that takes an expression.
"""

from __future__ import annotations

from case import Case
from exprs import FUNCTIONS, Symbols, anything, equal_to
from pick import Picker

SHARE = 2700


def generate(pick: Picker) -> Case:
    symbols = Symbols(late=[pick.fresh("late") for _ in range(pick.upto(2))])
    if pick.slip(0.15):
        symbols.undefined = [pick.fresh("undef")]
    lines: list[str] = []
    for _ in range(pick.upto(4)):
        lines.append(_set_line(pick, symbols))
    body = pick.weighted([
        (5, _only_values), (3, _places), (2, _descriptor), (1.5, _chains), (1, _replaced), (1.2, _predefined),
        (0.8, _deep), (1.2, _numeric_labels), (1, _calls),
    ])
    lines += body(pick, symbols)
    for name in symbols.late:
        if not pick.slip(0.1):
            lines.append(f".set {name}, {equal_to(pick, pick.whole(), Symbols())}")
    # Processors that require an accumulation offset are the kernel area's matter.
    target = next(target for target in pick.shuffled(pick.targets) if not target.needs_accum_offset)
    return pick.case("\n".join(lines) + "\n", target, version=pick.version())


def _set_line(pick: Picker, symbols: Symbols) -> str:
    name = pick.name("a")
    value = pick.whole()
    text = equal_to(pick, value, symbols)
    symbols.known[name] = value
    return pick.one([f".set {name}, {text}", f"{name} = {text}", f".equ {name}, {text}", f"{name}={text}"])


def _data(pick: Picker, text: str) -> str:
    if pick.chance(0.75):
        return f".quad {text}"
    return pick.one([f".long ({text})&0xffff", f".byte ({text}) & 0x7f", f".short (({text})>>3)&255", f".8byte {text}",
                     f".quad {text}, 1", f".long {text}", f".byte {text}", f".octa {text}", f".float {text}"])


def _only_values(pick: Picker, symbols: Symbols) -> list[str]:
    """Constants through all operators; every symbol is known."""
    only = Symbols(known=symbols.known, late=symbols.late if pick.chance(0.3) else [], undefined=symbols.undefined)
    return [_data(pick, anything(pick, only, pick.upto(4))) for _ in range(pick.between(1, 4))]


def _places(pick: Picker, symbols: Symbols) -> list[str]:
    """Labels, their differences over all sorts of gaps, and the dot."""
    section = pick.weighted([(4, ".text"), (3, ".data"), (3, ".section .d,\"aw\"")])
    gaps = [".long 1", ".quad 1", ".fill 3, 4, 7", ".zero 8"]
    uneven = [".p2align 4", ".balign 8", ".align 16", ".org 256", ".p2align 2"]
    if section != ".text" or pick.slip(0.1):  # llvm-mc hangs on code padding that is not whole words
        gaps += [".byte 1,2,3", ".zero 5", ".ascii \"abc\"", ".fill 3, 2, 7"]
        uneven += [".uleb128 l1-l0", ".uleb128 300"]
    lines = [section, "l0:", pick.one(gaps)]
    last = pick.between(1, 4)
    for number in range(1, last + 1):
        if pick.chance(0.25):
            lines.append(pick.one(uneven))
        lines += [f"l{number}:", pick.one(gaps)]
    if pick.chance(0.25):
        lines += [pick.one([".section .e,\"a\"", ".text", ".data"]), "m0:", ".long 7", "m1:"]
        symbols.labels += ["m0", "m1"]
    def label() -> str:
        return f"l{pick.upto(last)}"
    for _ in range(pick.between(1, 4)):
        a, b = label(), label()
        difference = pick.weighted([(5, f"{a}-{b}"), (1, f"{a}-({b})"), (1, f"({a}-{b})"), (1, f"-{b}+{a}"),
                                    (1, f"{a}+4-{b}"), (1, f"{a}-{b}-4"), (2, f"({a}-{b})*2"), (1, f"({a}-{b})&7"),
                                    (1, f"({a}-{b})>>1"), (1, f"{a}-{b}+{label()}-{label()}"), (1, f"{a} == {b}"),
                                    (1, f"{a} < {b}"), (1, f".-{a}"), (1, f"{a}-."), (1, f"max({a}-{b}, 2)")])
        lines.append(pick.weighted([
            (4, f".long {difference}"), (3, f".quad {difference}"),
            (0 if section == ".text" else 3, f".byte {difference}"),
            (0 if section == ".text" else 1, f".short {difference}"),
            (2, f".set d{len(lines)}, {difference}\n.long d{len(lines)}"),
            (0.5, f".set .Ln{len(lines)}, {pick.upto(9)}-{a}\n" +
             pick.one([f".long .Ln{len(lines)}", f".long .Ln{len(lines)}+{b}", f".quad .Ln{len(lines)}-{b}"])),
            (0.2 if section == ".text" else 3, f".uleb128 {difference}"), (1, f".quad {a}"),
            (1, f".quad {a}+{pick.upto(40)}"), (1, f".long {a}-4"), (0.3, f".fill {difference}"),
            (0.3, f".zero {difference}"), (0.7, f".org {a}+200"), (0.6, f".size l0, {difference}"), (1, ".quad ."),
            (1, ".long .-4"),
            (0.5, f".p2align {difference}"), (0.5, f".long {a}, {difference}"),
        ]))
    if pick.slip(0.3):
        lines.append(".quad " + pick.one(["l0-m0", "l0+l1", "l0*2", "-l0", "~l0", "l0|1", "l0-undefined",
                                          "undefined-l0",
                                           "m0-l0", "undefined", "undefined+4", "(l0)", "l0/l0", "!l0", "l0-l0",
                                           "l0 > m0", "undefined-undefined", "l0-l1-l0", "4-l0", "l0&&1",
                                           "undef1-undef2"]))
    return lines


def _descriptor(pick: Picker, symbols: Symbols) -> list[str]:
    """Expressions as operands of a descriptor."""
    def flag() -> str:
        return equal_to(pick, pick.upto(1), symbols, 3)
    lines = [".rodata", ".amdhsa_kernel k",
             f".amdhsa_next_free_vgpr {equal_to(pick, pick.between(1, 256), symbols, 3)}",
             f".amdhsa_next_free_sgpr {equal_to(pick, pick.between(0, 80), symbols, 3)}",
             f".amdhsa_group_segment_fixed_size {equal_to(pick, pick.whole() & 0xffffffff, symbols, 3)}",
             f".amdhsa_kernarg_size {equal_to(pick, pick.whole() & 0xffffffff, symbols, 3)}",
             f".amdhsa_user_sgpr_queue_ptr {flag()}", f".amdhsa_system_sgpr_workgroup_id_y {flag()}"]
    if pick.chance(0.5):
        late = pick.fresh("late")
        symbols.late.append(late)
        lines.append(f".amdhsa_float_round_mode_32 {late}&{pick.upto(3)}")
        lines.append(f".amdhsa_exception_int_div_zero ({anything(pick, Symbols(symbols.known, [late]), 2)})&1")
    return [*lines, ".end_amdhsa_kernel"]


def _chains(pick: Picker, symbols: Symbols) -> list[str]:
    """Symbols through symbols: forward, set again, in a cycle, undefined."""
    names = [pick.fresh("c") for _ in range(pick.between(2, 5))]
    order = pick.shuffled(names)
    lines = []
    if pick.chance(0.5):
        lines.append(f".quad {names[0]}")
    for name in order:
        position = names.index(name)
        following = names[position + 1] if position + 1 < len(names) else None
        if following is None:
            following = pick.one(names) if pick.slip(0.25) else pick.spelled(pick.whole())
        lines.append(f".set {name}, " + pick.one([following, f"{following}+1", f"max({following}, 3)",
                                                  f"({following}*2)",
                                                 f"or({following}, 8)", f"-({following})", f"~{following}",
                                                 f"{following}<<2"]))
    if pick.chance(0.3):
        lines.append(f".set {pick.one(names)}, {pick.upto(9)}")
        lines.append(f".quad {names[0]}")
    lines.append(pick.one([f".quad {pick.one(names)}", f".long {pick.one(names)}&255", f".zero {names[0]}&7",
                           f".fill 2, 1, {names[-1]}",
                           f".p2align {names[-1]}&3", ""]))
    if pick.slip(0.15):
        lines.append(pick.one([".set self, self", ".set self, self+1", ".set self, self\n.quad self",
                               ".set .Lself, .Lself", ".set x0, 1/0", ".set .Lx0, 1/0", ".set u, undefined_here",
                               ".set u, undefined_here\n.quad u", ".set x0, x1\n.set x1, x0",
                               "x0 = x1\nx1 = x0\n.quad x0", ".equiv names, 1\n.equiv names, 2"]))
    return lines


def _calls(pick: Picker, symbols: Symbols) -> list[str]:
    """Functions whose operands mention symbols first, which decides about the order of symbols."""
    names = [pick.fresh("w") for _ in range(pick.between(1, 5))]

    def call() -> str:
        name = pick.one(list(FUNCTIONS))
        count = FUNCTIONS[name][1] + (pick.chance(0.3) if name not in ("max", "or") else 0)
        arguments = [pick.one(names) if pick.chance(0.4) else str(pick.between(1, 16)) for _ in range(count)]
        return f"{name}({', '.join(arguments)})"

    def value() -> str:
        return pick.weighted([(4, call()), (3, f"({call()} {pick.one(['==', '!=', '<>', '<', '+', '&&'])} {call()})"),
                              (1, f"({call()}=={call()})*{pick.one(names)}"), (1, f"{call()}+{pick.upto(9)}")])

    lines = [pick.one([f".quad {value()}", f".quad {value()}, {value()}", f"{pick.fresh('v')} = {value()}",
                       f".globl {pick.one(names)}", f"{pick.fresh('lab')}:", f".set {pick.fresh('.Lv')}, {value()}",
                       f".size {pick.one(names)}, {value()}",
                       f".if {value()}\n.endif" if pick.slip(0.3) else ".rept 2\n.endr"])
             for _ in range(pick.between(1, 5))]
    lines += [f"{name} = {pick.between(1, 64)}" for name in pick.shuffled(names)]
    return [*lines, f".quad {value()}"] if pick.chance(0.5) else lines


def _replaced(pick: Picker, symbols: Symbols) -> list[str]:
    """Values that others replace, and those of temporary symbols, which nothing but their own value may need."""
    set_ones = ["ra", "rb", ".Lra", ".Lrb"]
    names = [*set_ones, "u", "v", ".Lu", "place", ".Lplace", "com"]

    def value(depth: int) -> str:
        if depth == 0 or pick.chance(0.3):
            return pick.one(names) if pick.chance(0.7) else pick.one(["0", "1", "2", "-1", "."])
        operator = pick.one(["+", "-", "-", "*", "/", "|", "&", "<<", "==", "&&"])
        return pick.weighted([(5, lambda: f"{value(depth - 1)} {operator} {value(depth - 1)}"),
                              (1, lambda: f"({value(depth - 1)})"),
                              (1, lambda: f"{pick.one('-~!+')}({value(depth - 1)})"),
                              (1, lambda: f"max({value(depth - 1)}, {value(depth - 1)})"),
                              (0.5, lambda: f"or({value(depth - 1)})")])()

    lines = []
    for _ in range(pick.between(2, 7)):
        lines.append(pick.weighted([
            (12, f"{pick.one(set_ones)} = {value(pick.upto(2))}"), (1, pick.one(["place:", ".Lplace:"])),
            (0.8, f".comm {pick.one(['com', 'u'])}, 4"), (0.8, f".globl {pick.one(set_ones[:2])}"),
            (1, f".long {value(1)}"), (0.7, pick.one([".data", ".text"])),
            (0.7, f".ifdef {pick.one(names)}\n.long 1\n.endif"),
            (0.3, f".equiv {pick.one(set_ones)}, {value(1)}"), (0.3, f".size ra, {value(1)}"), (1.5, ".long 7"),
        ]))
    if not pick.slip(0.5):
        lines += [f"{name} = {pick.upto(9)}" for name in pick.some(["u", "v", ".Lu"], 0.7)]
    return lines


def _predefined(pick: Picker, symbols: Symbols) -> list[str]:
    names = [*(f"UC_VERSION_{part}" for part in ("GFX7", "GFX10", "GFX11", "GFX12", "W64_BIT", "W32_BIT", "MDP_BIT")),
             ".amdgcn.gfx_generation_number", ".amdgcn.gfx_generation_minor", ".amdgcn.gfx_generation_stepping",
             ".amdgcn.next_free_vgpr", ".amdgcn.next_free_sgpr"]
    if pick.slip(0.2):
        names += ["UC_VERSION_GFX9", "uc_version_gfx7", ".amdgcn.nosuch", ".amdgcn.gfx_generation", ".amdgcn",
                  ".option.machine_version_major"]
    lines = []
    for _ in range(pick.between(1, 5)):
        name = pick.one(names)
        lines.append(pick.one([
            f".quad {name}", f".long {name}*16+3", f".byte {name}", f".set alias, {name}\n.quad alias",
            f".quad {name}=={pick.upto(12)}", f".fill {name}, 1, 9", f".quad max({name}, 5)", f".globl {name}",
            f".set {name}, {pick.upto(20)}\n.quad {name}", f".set {name}, {name}+1",
            f".zero {name}&3", f".set {name}, 0", f".quad {name}|{pick.one(names)}", f".type {name},@object",
        ]))
    if pick.chance(0.4):
        lines += [".amdhsa_kernel k", ".amdhsa_next_free_vgpr .amdgcn.next_free_vgpr",
                  ".amdhsa_next_free_sgpr .amdgcn.next_free_sgpr+.amdgcn.gfx_generation_minor", ".end_amdhsa_kernel"]
    return lines


def _deep(pick: Picker, symbols: Symbols) -> list[str]:
    """Nesting and length, far but not absurd."""
    depth = pick.one([10, 60, 200, 500])
    return [pick.one([
        ".quad " + "(" * depth + "1" + ")" * depth,
        ".quad " + "-" * depth + "1",
        ".quad " + "~" * depth + "1",
        ".quad " + "+".join(pick.spelled(pick.upto(99)) for _ in range(depth)),
        ".quad " + "max(1," * (depth // 10) + "2" + ")" * (depth // 10),
        ".quad " + "(1+" * depth + "2" + ")" * depth,
        ".quad " + " ".join(f"{pick.upto(9)} {pick.one(['+', '-', '*', '|', '&', '^', '<<', '==', '&&', '||', '<'])}"
                            for _ in range(depth)) + " 1",
        ".quad " + "(" * depth + "1" + ")" * (depth - 1),
        ".byte " + ",".join(str(pick.upto(255)) for _ in range(depth)),
    ])]


def _numeric_labels(pick: Picker, symbols: Symbols) -> list[str]:
    lines = []
    for _ in range(pick.between(3, 9)):
        lines.append(pick.weighted([
            (4, f"{pick.upto(3)}:"), (2, f".long {pick.upto(3)}b-{pick.upto(3)}b"), (2, f".long {pick.upto(3)}f-."),
            (2, f".quad {pick.upto(2)}f"), (2, f".quad {pick.upto(2)}b"), (1, ".byte 1"),
            (1, f"{pick.upto(2)}: .long 3"), (0.5, f"{pick.upto(20)}: {pick.upto(20)}: .byte 4"),
            (0.5, f".long {pick.upto(1)}b+4"), (0.3, f".set n, {pick.upto(2)}b"),
            (0.2, "0x1:"), (0.2, "01:"), (0.2, ".long 01b"), (0.5, f".long {pick.upto(1)}b@rel32@lo+4"),
            (0.3, f".quad {pick.upto(1)}f@rel64"), (0.1, f"{(1 << 32) + pick.upto(3)}:"),
            (0.5, ".long .Ltmp0"), (0.1, ".Ltmp1:"),
        ]))
    if pick.chance(0.4):
        lines.insert(pick.upto(len(lines)), pick.one([".section .s,\"aMS\",@progbits,1",
                                                      ".section .c,\"aM\",@progbits,4",
                                                      ".section .rodata.str1.1,\"aMS\",@progbits,1"]))
        lines += [".text", ".quad 0b, 1b+4, 2b-3"]
    if not pick.slip(0.4):
        lines = ["0:", "1:", "2:", "3:", *lines, "0:", "1:", "2:", "3:"]
    return lines
