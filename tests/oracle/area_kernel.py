"""
Area kernel: descriptors.

Every `.amdhsa_*` line on every processor, present, missing, repeated, out of
range or unsupported, with plain and symbolic operands, for kernels defined
before, after or never, with every binding and visibility.
"""

from __future__ import annotations

from exprs import Symbols, anything, equal_to
from pick import Picker
from targets import DIRECTIVE_BITS, Target
from case import Case

SHARE = 6200

_RESOLVED = {"user_sgpr_count", "kernarg_size", "wavefront_size32", "shared_vgpr_count",
             "user_sgpr_kernarg_preload_length", "user_sgpr_kernarg_preload_offset",
             "user_sgpr_private_segment_buffer", "user_sgpr_dispatch_ptr", "user_sgpr_queue_ptr",
             "user_sgpr_kernarg_segment_ptr", "user_sgpr_dispatch_id", "user_sgpr_flat_scratch_init",
             "user_sgpr_private_segment_size", "reserve_vcc", "reserve_flat_scratch", "reserve_xnack_mask"}

# User SGPRs each bit brings, to stay at or below the limit.
_USER_SGPRS = {"user_sgpr_private_segment_buffer": 4, "user_sgpr_dispatch_ptr": 2, "user_sgpr_queue_ptr": 2,
               "user_sgpr_kernarg_segment_ptr": 2, "user_sgpr_dispatch_id": 2,
               "user_sgpr_flat_scratch_init": 2, "user_sgpr_private_segment_size": 1}

_VGPR_EDGES = (0, 1, 3, 4, 5, 7, 8, 9, 15, 16, 17, 24, 63, 64, 65, 128, 252, 253, 255, 256)
_VGPR_HIGH = (257, 264, 504, 505, 511, 512, 513, 1008, 1009, 1023, 1024, 1025)
_SGPR_EDGES = (0, 1, 2, 6, 7, 8, 9, 15, 16, 17, 32, 47, 63, 64, 88, 89, 90)
_SGPR_HIGH = (94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 112, 128, 130)


class KernelMaker:
    """One descriptor block after another for one file."""

    def __init__(self, pick: Picker, target: Target, mattr: str, symbols: Symbols) -> None:
        self.pick = pick
        self.target = target
        self.xnack = target.xnack and "-xnack" not in mattr
        self.symbols = symbols
        self.after: list[str] = []  # `.set` lines for the end of the file

    def block(self, name: str) -> list[str]:
        """`.amdhsa_kernel` to `.end_amdhsa_kernel`."""
        pick = self.pick
        values = self._values()
        lines = [f".amdhsa_{directive} {self._operand(directive, value)}"
                 for directive, value in values.items()]
        if pick.chance(0.25):
            lines = pick.shuffled(lines)
        lines = self._spoil(lines)
        body = self._joined(lines)
        start = f".amdhsa_kernel {name}"
        end = ".end_amdhsa_kernel"
        if pick.slip(0.02):
            start = pick.one([".amdhsa_kernel", f".amdhsa_kernel {name},", f".amdhsa_kernel 5{name}",
                              f".amdhsa_kernel {name} {name}", f".amdhsa_kernel\n{name}", ".amdhsa_kernel 1"])
        if pick.slip(0.02):
            end = pick.one(["", ".end_amdhsa_kernel x", ".end_amdhsa_kernel 1", ".end_amd_kernel", ".endamdhsa_kernel"])
        return [start, *body, end]

    def _values(self) -> dict[str, int]:
        """A value for each directive to write, in the order compilers print them."""
        pick, target = self.pick, self.target
        density = pick.one([0.0, 0.1, 0.3, 0.6, 1.0])
        chosen = [name for name in DIRECTIVE_BITS if name in target.directives and pick.chance(density)]
        values = {name: self._plain_value(name) for name in chosen}
        values["next_free_vgpr"] = self._vgprs()
        values["next_free_sgpr"] = self._sgprs()
        if target.needs_accum_offset:
            limit = max(4, (max(1, values["next_free_vgpr"]) + 3) // 4 * 4)
            values["accum_offset"] = min(256, 4 * pick.between(1, limit // 4))
            if pick.slip(0.08):
                values["accum_offset"] = pick.one([0, 2, limit + 4, 260, 258, 3, -4, 1 << 32, (1 << 32) + 4])
        self._fit_user_sgprs(values)
        required = ["next_free_vgpr", "next_free_sgpr"] + (["accum_offset"] if target.needs_accum_offset else [])
        for name in required:
            if pick.slip(0.04):
                del values[name]
        order = list(DIRECTIVE_BITS)
        return dict(sorted(values.items(), key=lambda item: order.index(item[0])))

    def _plain_value(self, name: str) -> int:
        pick = self.pick
        bits = DIRECTIVE_BITS[name]
        if pick.slip(0.02):
            return pick.beyond(bits)
        if name == "reserve_xnack_mask":
            return int(self.xnack)
        if name in ("user_sgpr_kernarg_preload_length", "user_sgpr_kernarg_preload_offset"):
            return pick.weighted([(6, 0), (3, pick.upto(8)), (1, pick.one([15, 16, 17, 32, 33]))])
        if name == "inst_pref_size":
            return pick.upto(63 if self.target.name.startswith("gfx11") else 255)
        if name == "user_sgpr_count":
            return pick.upto(31) if not pick.slip(0.1) else pick.one([32, 62, 63, 64, 1 << 32])
        if name == "shared_vgpr_count":
            return pick.weighted([(6, 0), (4, pick.upto(15))])
        if bits == 32:
            return pick.weighted([(5, 0), (5, pick.upto(1 << 16)), (2, pick.edge(32))])
        return pick.upto((1 << bits) - 1)

    def _vgprs(self) -> int:
        pick = self.pick
        if pick.slip(0.05):
            return pick.one([-1, 1 << 32, (1 << 32) + 8, 1 << 63, (1 << 64) - 1, 2000, *_VGPR_HIGH])
        high = self.target.needs_accum_offset or self.target.has_wave32
        return pick.weighted([(6, pick.one(_VGPR_EDGES)), (4, pick.upto(256)),
                              (0.5, pick.one(_VGPR_HIGH) if high else 256)])

    def _sgprs(self) -> int:
        pick = self.pick
        if pick.slip(0.05):
            return pick.one([-1, 1 << 32, (1 << 32) + 8, 1 << 63, (1 << 64) - 1, 200, *_SGPR_HIGH])
        return pick.weighted([(5, pick.one(_SGPR_EDGES)), (5, pick.upto(90)), (0.25, pick.one(_SGPR_HIGH))])

    def _fit_user_sgprs(self, values: dict[str, int]) -> None:
        """Make user SGPR counts, wave size and preload agree, as a right file has them."""
        pick = self.pick
        if pick.slip(0.06):
            return
        limit = 63 if "named_barrier_count" in self.target.directives else 31
        preload = values.get("user_sgpr_kernarg_preload_length", 0)
        if "kernarg_size" in values and preload:
            needed = 4 * (preload + values.get("user_sgpr_kernarg_preload_offset", 0))
            values["kernarg_size"] = max(values["kernarg_size"], needed)
        if preload > 16 and not pick.slip(0.5):
            preload = values["user_sgpr_kernarg_preload_length"] = 16
        implied = preload + sum(values.get(name, 0) * count for name, count in _USER_SGPRS.items())
        if implied > limit and preload:
            values["user_sgpr_kernarg_preload_length"] = 0
            implied -= preload
        if "user_sgpr_count" in values:
            values["user_sgpr_count"] = max(values["user_sgpr_count"], min(implied, limit))
        if values.get("wavefront_size32") == 0:
            values["shared_vgpr_count"] = values.get("shared_vgpr_count", 0)
            if "shared_vgpr_count" not in self.target.directives:
                del values["shared_vgpr_count"]
        elif "shared_vgpr_count" in values:
            values["shared_vgpr_count"] = 0

    # Operands.

    def _operand(self, name: str, value: int) -> str:
        pick = self.pick
        if pick.slip(0.012):
            return self._doubtful()
        style = pick.weighted([(70, "plain"), (14, "expression"), (6, "before"), (10, "after")])
        if style == "plain":
            return pick.spelled(value)
        if style == "expression":
            return equal_to(pick, value, self.symbols)
        if style == "before":
            matching = [known for known, number in self.symbols.known.items() if number == value]
            return pick.one(matching) if matching else pick.spelled(value)
        if name in _RESOLVED and not pick.slip(0.05):
            return pick.spelled(value)
        return self._late(value)

    def _late(self, value: int) -> str:
        """A symbol set only at the end of the file, or something over one."""
        pick = self.pick
        if name := next((old for old in self.symbols.late if old.endswith(f"_is_{value}")), None):
            return name
        name = f"{pick.fresh('late')}_is_{value}" if value >= 0 else pick.fresh("late")
        self.after.append(f".set {name}, {pick.spelled(value)}")
        self.symbols.late.append(name)
        return pick.one([
            name, name, f"max({name}, {pick.spelled(max(0, value - 1))})", f"({name})", f"{name}+0", f"1*{name}",
            f"({name}+{pick.upto(9)}*0)", f"or({name}, 0)", f"totalnumvgprs(0, {name})", f"alignto({name}, 1)",
        ])

    def _doubtful(self) -> str:
        pick = self.pick
        labels = self.symbols.labels or ["nolabel"]
        return pick.one([
            pick.fresh("undefined"), pick.one(labels), f"{labels[0]}-{labels[-1]}", ".", "", "1,2", "1 2", "\"1\"",
            "1.5", "'a'", "$1", "s5", "v3", "-", "1+", "(1", "1)", "1/0", "1%0", "@1", "1b", "%1",
            anything(pick, self.symbols, 2), f"max({pick.fresh('undefined')}, 1)", "1 // c", "1 ; c", "1 # c",
            "true", "off", "vcc", "0x1_0", "- 1", "!0", "!1", "~0", "\"quoted\"", "1, ", "=1", "k.kd",
        ])

    # Damage.

    def _spoil(self, lines: list[str]) -> list[str]:
        pick = self.pick
        if lines and pick.slip(0.07):
            lines.insert(pick.upto(len(lines)), pick.one(lines))
        if pick.slip(0.06):
            refused = [name for name in DIRECTIVE_BITS if name not in self.target.directives]
            if refused:
                lines.insert(pick.upto(len(lines)), f".amdhsa_{pick.one(refused)} {pick.upto(1)}")
        if pick.slip(0.03):
            lines.insert(pick.upto(len(lines)), pick.one([
                ".amdhsa_nosuch 1", ".amdhsa_next_free_vgprs 4", ".set a, 1", "label:", ".long 1",
                "amdhsa_reserve_vcc 1", ".amdhsa_", ".AMDHSA_RESERVE_VCC 1", "a = 1", ".if 1", ".text", "5",
                ".amdhsa_kernel other", "\"x\"", ".amdhsa_accum_offset 4", ".amdhsa_float_round_mode 1",
                ".amdhsa_code_object_version 5", ",",
            ]))
        return lines

    def _joined(self, lines: list[str]) -> list[str]:
        """Lines as they are, indented, with comments, or run together on one line."""
        pick = self.pick
        style = pick.weighted([(40, "plain"), (30, "indented"), (10, "comments"), (8, "one line"), (8, "loose")])
        if style == "indented":
            return ["\t\t" + line for line in lines]
        if style == "comments":
            return [line + pick.one(["", " // c", "; c", " /* c */", "\t ;;", "\n", "\n# c", "\n// c",
                                     "\n /* c\n c */"])
                    for line in lines]
        if style == "one line":
            return [" ".join(lines)]
        if style == "loose":
            return [line.replace(" ", pick.one([" ", "\t", "  ", " /**/ "]), 1) for line in lines]
        return lines


_NAMES = ("k", "k2", "_Z3fooPf", "a@b", "a.b$c", "true", ".Lk", "$k", "k$1", "\"k\"", "\"a b\"", "\"é\"", "_", "a@b@c",
          "kernel.with.dots", "v0", "s1", "k?", "k-", "\"\"", "@k", "vcc", "max", "exec", "1k")


class EarlyKernelMaker(KernelMaker):
    """For LLVM 14: values are known at once, and directives have lines of their own."""

    def __init__(self, pick: Picker, target: Target, mattr: str, symbols: Symbols) -> None:
        super().__init__(pick, target, mattr, symbols)
        symbols.functions = pick.slip(0.02)

    def _late(self, value: int) -> str:
        return super()._late(value) if self.pick.slip(0.02) else self.pick.spelled(value)

    def _joined(self, lines: list[str]) -> list[str]:
        return super()._joined(lines) if self.pick.slip(0.02) else lines


def generate(pick: Picker, maker_class: type[KernelMaker] = KernelMaker) -> Case:
    target = pick.target()
    mattr = pick.mattr(target)
    symbols = Symbols()
    maker = maker_class(pick, target, mattr, symbols)
    lines: list[str] = _header(pick, target, mattr)
    for _ in range(pick.upto(3)):
        name = pick.fresh("set")
        value = pick.weighted([(3, pick.upto(1)), (3, pick.upto(31)), (2, pick.whole())])
        symbols.known[name] = value
        lines.append(pick.one([f".set {name}, {value}", f"{name} = {value}", f".equ {name}, {value}",
                               f".equiv {name}, {value}"]))
    kernels: list[str] = []
    for _ in range(pick.weighted([(70, 1), (15, 2), (10, 3), (5, 5)])):
        name = pick.weighted([(12, pick.fresh("k")), (3, pick.one(_NAMES[:11])), (0, "")])
        if pick.slip(0.06):
            name = pick.one(_NAMES)
        if name in kernels and not pick.slip(0.3):
            name = pick.fresh("k")
        kernels.append(name)
        lines += _kernel(pick, maker, name)
    if pick.slip(0.03):
        maker.after = maker.after[1:]
    lines += maker.after
    ending = "\n" if not pick.chance(0.03) else ""
    return pick.case("\n".join(lines) + ending, target, mattr, pick.version())


def _header(pick: Picker, target: Target, mattr: str) -> list[str]:
    lines: list[str] = []
    if pick.chance(0.3):
        wanted = target.canonical_id(mattr)
        if pick.slip(0.2):
            wanted = pick.one([wanted + ":xnack+", wanted.replace("--", "-"), wanted + ":sramecc-", "gfx900", "",
                               wanted.upper(), wanted + " ", "amdgcn-amd-amdhsa--gfx900", wanted + ":xnack"])
        lines.append(f'.amdgcn_target "{wanted}"')
    if pick.chance(0.3):
        version = pick.between(4, 6) if not pick.slip(0.1) else pick.one([0, 2, 3, 7, -1, 256, (1 << 32) + 5])
        lines.append(f".amdhsa_code_object_version {version}")
    return lines


def _kernel(pick: Picker, maker: KernelMaker, name: str) -> list[str]:
    """A kernel with its code and descriptor, in one of many arrangements."""
    code = _code(pick, maker, name)
    descriptor = [_section(pick), *(["\t.p2align 6"] if pick.chance(0.6) else []), *maker.block(name)]
    style = pick.weighted([(50, "code first"), (25, "code after"), (25, "no code")])
    attributes = _attributes(pick, name) if pick.chance(0.5) else []
    if style == "code first":
        lines = [*attributes, *code, *descriptor] if pick.chance(0.8) else [*code, *descriptor, *attributes]
    elif style == "code after":
        lines = [*descriptor, *attributes, *code] if pick.chance(0.5) else [*attributes, *descriptor, *code]
    else:
        lines = [*attributes, *descriptor] if pick.chance(0.5) else [*descriptor, *attributes]
    if pick.chance(0.12):
        lines += _about_descriptor(pick, name)
    return lines


def _code(pick: Picker, maker: KernelMaker, name: str) -> list[str]:
    text = pick.weighted([(9, ".text"), (1, ".section .text.k,\"ax\",@progbits"), (0.4, ".data")])
    words = ", ".join(hex(pick.random.getrandbits(32)) for _ in range(pick.between(1, 4)))
    lines = [text, *([".p2align 8"] if pick.chance(0.5) else []), f"{name}:", f"\t.long {words}"]
    if pick.chance(0.4):
        end = f".Lend{pick.fresh('')}"
        lines += [f"{end}:", f"\t.size {name}, {end}-{name}"]
    if not name.startswith(".L"):
        maker.symbols.labels.append(name)
    if pick.slip(0.04):
        lines = [pick.one([f"{name} = 5", f".set {name}, 16", f".comm {name}, 4", f".set {name}, other"])]
    return lines


def _section(pick: Picker) -> str:
    return pick.weighted([
        (10, "\t.section\t.rodata,\"a\",@progbits"), (3, ".rodata"), (2, ".section .rodata"), (2, ".text"),
        (1, ".data"), (1, ".section .mykernels,\"a\""), (0.5, ".section .rodata.k,\"aM\",@progbits,64"), (0.3, ".bss"),
        (1, ""),
    ])


def _attributes(pick: Picker, name: str) -> list[str]:
    lines = [pick.one([f".globl {name}", f".global {name}", f".weak {name}",
                       f".local {name}"])] if pick.chance(0.7) else []
    if pick.chance(0.6):
        lines.append(f".{pick.one(['protected', 'protected', 'hidden', 'internal'])} {name}")
    if pick.chance(0.6):
        lines.append(f".type {name},@{pick.one(['function', 'function', 'object', 'notype'])}")
    return pick.shuffled(lines) if pick.chance(0.3) else lines


def _about_descriptor(pick: Picker, name: str) -> list[str]:
    """Lines that touch `name.kd`."""
    descriptor = f'"{name[1:-1]}.kd"' if name.startswith('"') else f"{name}.kd"
    choices = [f".type {descriptor},@object", f".size {descriptor}, 64", f".size {descriptor}, 32",
               f".type {descriptor},@function", f".globl {descriptor}", f".hidden {descriptor}",
               f".weak {descriptor}", f".long {descriptor}@rel32@lo", f".quad {descriptor}",
               f".protected {descriptor}", f".quad {descriptor}-{name}", f".local {descriptor}"]
    lines = [pick.one(choices) for _ in range(pick.between(1, 2))]
    if pick.slip(0.1):
        lines.append(pick.one([f"{descriptor}:", f".set {descriptor}, 1", f"{descriptor} = 4"]))
    return lines
