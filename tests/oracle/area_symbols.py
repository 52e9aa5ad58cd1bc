"""
Area symbols: sections and symbol attributes in every order, aliases,
relocations against symbols of every sort, symbol-table order.
"""

from __future__ import annotations

from case import Case
from pick import Picker

SHARE = 2400

_TYPES = ("function", "object", "notype", "tls_object", "common", "gnu_indirect_function", "gnu_unique_object")
_STT = ("STT_FUNC", "STT_OBJECT", "STT_NOTYPE", "STT_TLS", "STT_COMMON", "STT_GNU_IFUNC")
_BINDINGS = (".globl", ".global", ".local", ".weak")
_VISIBILITIES = (".hidden", ".protected", ".internal")


class SymbolWriter:
    """One file's statements over a small set of names."""

    def __init__(self, pick: Picker) -> None:
        self.pick = pick
        self.names = [pick.name("x") for _ in range(pick.between(2, 6))]
        if not pick.slip(0.2):  # an undefined `.L` symbol is an error
            self.names = [name.removeprefix(".L") for name in self.names]
        self.defined: set[str] = set()
        self.bound: dict[str, str] = {}
        self.pushed = 0

    def any(self) -> str:
        return self.pick.one(self.names)

    def undefined(self) -> str | None:
        left = [name for name in self.names if name not in self.defined]
        return self.pick.one(left) if left else None

    def statement(self) -> str:
        return self.pick.weighted([
            (16, self.label), (18, self.attribute), (12, self.section), (20, self.data), (7, self.assignment),
            (4, self.common), (6, self.size), (5, self.stack), (2, self.lds), (2, self.odd),
        ])()

    def label(self) -> str:
        name = self.any() if self.pick.slip(0.08) else self.undefined()
        if name is None:
            return f"{self.pick.fresh('.Lt')}:"
        self.defined.add(name)
        return self.pick.weighted([(8, f"{name}:"), (3, f"{name}: .long 1"), (1, f"{name} :"),
                                   (1, f"{name}:\t{self.pick.fresh('also')}:")])

    def attribute(self) -> str:
        pick, name = self.pick, self.any()
        if name.startswith(".L") and not pick.slip(0.1):  # "non-local symbol required"
            name = pick.fresh("plain")
        if pick.chance(0.35):
            binding = pick.one(_BINDINGS)
            # Changing a binding is mostly refused.
            if self.bound.setdefault(name, binding) != binding and not pick.slip(0.2):
                binding = self.bound[name]
            return pick.weighted([(9, f"{binding} {name}"), (1, f"{binding} {name}, {pick.fresh('also')}")])
        if pick.chance(0.4):
            return f"{pick.one(_VISIBILITIES)} {name}"
        return self.type(name)

    def type(self, name: str) -> str:
        pick = self.pick
        if pick.slip(0.1):
            return pick.one([f".type {name}", f".type {name},@nosuch", f".type {name} function",
                             f".type {name},STT_FOO", f".type {name},function", f".type ,@function",
                             f".type {name},@ function", f".type {name},&function", f".type {name},@1",
                             f".type {name}, \"x\"",
                             f".type {name}, #function", f".type {name},@function x", f".type {name},STT_GNU_UNIQUE",
                             f".type {name}, @\"function\""])
        kind = pick.weighted([(6, "function"), (6, "object"), (2, pick.one(_TYPES))])
        comma = pick.weighted([(5, ","), (3, ", "), (1, " , "), (1, " ")])
        form = pick.weighted([(6, f"@{kind}"), (2, f"%{kind}"), (2, f'"{kind}"'), (2, pick.one(_STT)),
                              (0.5, f"#{kind}")])
        if form.startswith("#") and comma == " ":
            comma = ","
        return f".type {name}{comma}{form}"

    def section(self) -> str:
        pick = self.pick
        return pick.weighted([
            (5, lambda: pick.one([".text", ".data", ".bss" if pick.slip(0.2) else ".bss\n.zero 4\n.data", ".rodata"])),
            (1, lambda: pick.one([".text 1", ".data 2", ".text 0", ".rodata 1"])),
            (8, self.custom), (1, lambda: f".subsection {pick.upto(3)}"),
            (0.6, lambda: ".text\n.previous"),
            (1, lambda: pick.one([".section .text", ".section .data", ".section .bss", ".section .rodata",
                                  ".section .note", ".section .tbss", ".section .tdata",
                                  ".section .rodata.str1.1,\"aMS\",@progbits,1", ".section .init_array",
                                  ".section .debug_info", ".section .comment", ".section .eh_frame",
                                  ".section .note.GNU-stack,\"\",@progbits", ".section .AMDGPU.csdata,\"\",@progbits",
                                  ".section .preinit_array", ".section .fini_array", ".section .data.rel.ro",
                                  ".section .sbss", ".section .text.unlikely", ".section .rodata1", ".section .data1",
                                  ".section .notes", ".section .note.x", ".section .init", ".section .llvm.x",
                                  ".section .bss.foo", ".section .data.foo", ".section .textual", ".section .group",
                                  ".section .strtab", ".section .symtab"])),
        ])()

    def custom(self) -> str:
        pick = self.pick
        name = pick.one([".s1", ".s2", ".s3", "mysec", "\"odd sec\"", ".text.f", ".data.x", ".rodata.cst4", "a-b",
                         "sec$1", ".s.1.2", "1sec"])
        if pick.slip(0.12):
            return pick.one([f".section {name},\"q\"", f".section {name},\"a\",@nosuch", ".section",
                             f".section {name},", f".section {name},\"aM\"", f".section {name},\"aM\",@progbits",
                             f".section {name},\"aM\",@progbits,0", f".section {name},\"aM\",@progbits,-1",
                             f".section {name} \"a\"", f".section {name},a", f".section {name},\"a\",@progbits,4",
                             f".section {name},\"a\",@progbits x", f".section {name},\"a\",\"progbits\",",
                             f".section {name},\"aS\",@progbits,1", f".section {name},\"a\",@3x",
                             f".section {name},\"ax\",@nobits,4,4", f".section {name},\"aMS\",@progbits,x",
                             f".section {name},\"ao\",@progbits", f".section {name},\"a\"\"w\"",
                             f".section {name},\"aG\""])
        flags = pick.weighted([(5, "a"), (4, "aw"), (4, "ax"), (2, ""), (1, "awx"), (1, "wa"), (1, "x"), (1, "w"),
                               (0.7, "awT"), (0.6, "ae"), (0.5, "aR"), (0.3, "?"),
                               (0.3, "8"), (0.3, "0x2"), (0.2, "aa"), (0.2, "al")])
        if pick.chance(0.12):
            size = pick.one([1, 2, 4, 8, 16, 3])
            return f'.section {name}.m{size},"{pick.one(["aM", "aMS", "M", "axM"])}",@progbits,{size}'
        kind = pick.weighted([(6, ""), (5, ",@progbits"), (2, ",@nobits" if pick.slip(0.2) else ",@progbits"),
                              (1, ",@note"), (1, ",%progbits"), (0.5, ",\"progbits\""), (0.5, ",@init_array"),
                              (0.3, ",@0x7fffffff"), (0.3, ",@unwind"), (0.3, ",@fini_array"), (0.3, ",@preinit_array"),
                              (0.2, ",@llvm_odrtab"), (0.2, ",@1"), (0.2, ",@0x60000001")])
        # One name keeps one set of flags, or the second mention is refused.
        if not pick.slip(0.2):
            name = f'"{name[1:-1]}{flags}"' if name.startswith('"') else f"{name}.{flags.replace('?', 'q')}{kind.strip(',@%').replace(chr(34), '')}"
        return f'.section {name}' + (f',"{flags}"{kind}' if flags or kind or pick.chance(0.5) else "")

    def stack(self) -> str:
        pick = self.pick
        if pick.slip(0.1):
            return pick.one([".popsection\n.popsection\n.popsection", ".popsection x", ".previous x", ".pushsection",
                             ".subsection x", ".subsection -1", ".subsection 8193", ".subsection 1 2", ".previous",
                             ".popsection", ".subsection sym", ".pushsection .s,\"q\"", ".subsection 1<<20"])
        if self.pushed and pick.chance(0.5):
            self.pushed -= 1
            return ".popsection"
        if pick.chance(0.6):
            self.pushed += 1
            return ".pushsection " + pick.one([".data", ".s9", ".s8,\"a\"", ".text", ".text, 1", ".rodata", ".data, 2"])
        return pick.one([f".subsection {pick.upto(4)}", ".section .s7\n.previous", ".data\n.text\n.previous",
                         ".subsection"])

    def data(self) -> str:
        pick, name = self.pick, self.any()
        other = self.any()
        addend = pick.weighted([(5, ""), (3, f"+{pick.upto(30)}"), (1, f"-{pick.upto(9)}")])
        if pick.slip(0.05):
            return pick.one([f".long {name}-{other}", f".quad {name}+{other}", f".byte {name}", f".long {name}*2",
                             f".short {other}", f".quad ~{name}", f".uleb128 {name}"])
        return pick.weighted([
            (8, f".quad {name}{addend}"), (4, f".long {name}@rel32@lo{addend}"), (3, f".long {name}@rel32@hi{addend}"),
            (2, f".long {name}@gotpcrel32@lo{addend}"), (2, f".long {name}@abs32@lo{addend}"),
            (3, f".long {name}{addend}"), (2, f".quad {name}@rel64{addend}"), (4, f".long {pick.upto(99)}"),
            (2, f".quad {name}-."),
            (1, f".quad .{addend}"), (1, ".zero 8"), (1, ".p2align 3, 0"),
        ])

    def assignment(self) -> str:
        pick = self.pick
        name = self.any() if pick.slip(0.15) else self.undefined() or pick.fresh("alias")
        self.defined.add(name)
        other = self.any()
        if other == name:
            other = pick.fresh("far")
        value = pick.weighted([(4, str(pick.upto(99))), (5, other), (3, f"{other}+{pick.upto(20)}"), (2, "."),
                               (1, ".+4"), (0.5, f"{other}-4"), (0.5, "-1"), (0.3, f"({other})")])
        if pick.slip(0.05):
            return pick.one([f".set {name}", f".set {name},", f".set ,1", f"{name} =", f".set {name} 5",
                             f".equiv {name}, 1\n.equiv {name}, 2", f".set {name}, {name}", f"{name} == 5",
                             f".set {name}, 1\n{name}:", f"{name}:\n.set {name}, 1", f".equiv {name}",
                             f".set {name}, {other}-{pick.fresh('u')}", f".set {name}, 1 2", ". = 5"])
        return pick.weighted([(6, f".set {name}, {value}"), (3, f"{name} = {value}"), (1, f".equ {name}, {value}"),
                              (1, f".equiv {name}, {value}"), (0.5, f".set \"{name.strip(chr(34))}\", {value}")])

    def common(self) -> str:
        pick = self.pick
        name = self.any() if pick.slip(0.2) else pick.fresh("com")
        self.defined.add(name)
        if pick.slip(0.15):
            return pick.one([f".comm {name}", f".lcomm {name}, 4, 2", f".comm {self.any()}, 4", f".comm {name}, -1",
                             f".comm {name}, 4, 3", f".comm {name}, x", f".comm {name}, 4, 64", f".comm {name}, 4, -1",
                             f".lcomm {name}", f".comm ,4", f".comm {name}, 4, 4, 4", f".comm {name} 4",
                             f".lcomm {name}, -1", f".comm {name}, 4\n.comm {name}, 8", f".comm {name}, 1<<40",
                             f".lcomm {name}, 4, 3"])
        size = pick.one([0, 1, 4, 8, 100])
        return pick.weighted([(4, f".comm {name}, {size}"), (4, f".comm {name},{size},{pick.upto(5)}"),
                              (2, f".lcomm {name}, {size}"),
                              (1, f".local {name}\n.comm {name}, {size}, 2")])

    def size(self) -> str:
        pick, name = self.pick, self.any()
        if pick.slip(0.12):
            return pick.one([f".size {name}", f".size {name}, undefined_symbol", f".size {name}, \"4\"", ".size",
                             f".size {name} 4", f".size {name}, 4, 4", f".size {name}, -1", f".size {name}, .",
                             f".size {name}, 1/0"])
        return pick.weighted([(4, f".size {name}, {pick.upto(200)}"),
                              (3, f"{(end := pick.fresh('.Lend'))}: .size {name}, {end}-{end}"),
                              (1, f".size {name}, 4*{pick.upto(9)}+1"),
                              (1, f".size {name}, .-." if pick.chance(0.5) else f".size {name}, 8")])

    def lds(self) -> str:
        pick = self.pick
        name = self.any() if pick.slip(0.2) else self.undefined() or pick.fresh("lds")
        self.defined.add(name)
        if pick.slip(0.2):
            return pick.one([f".amdgpu_lds {name}", f".amdgpu_lds {name}, -1", f".amdgpu_lds {name}, 400000",
                             f".amdgpu_lds {name}, 4, 3", f".amdgpu_lds {name}, x", f".amdgpu_lds {name}, 4, 0",
                             f".amdgpu_lds {name}, 4, -4", f".amdgpu_lds {name}, 65537", f".amdgpu_lds {name}, 4, 8, 8",
                             f".amdgpu_lds {name}, 4, 131072", f".amdgpu_lds {name}, 4, 1<<31"])
        return pick.one([f".amdgpu_lds {name}, {pick.one([0, 4, 64, 1024, 32768])}",
                         f".amdgpu_lds {name}, {pick.upto(64)}, {pick.one([1, 2, 4, 16, 256])}",
                         f".globl {name}\n.amdgpu_lds {name}, 16, 8", f".amdgpu_lds {name}, 16\n.long {name}@abs32@lo"])

    def odd(self) -> str:
        pick, name = self.pick, self.any()
        if pick.slip(0.4):
            return pick.one([f".globl", f".globl {name} {name}", ".globl 5", ".weak \"\"", f".hidden {name},",
                             ".local .Lx", ".globl .Lx", f".lazy_reference {name}", f".private_extern {name}",
                             f".protected", f".globl {name}, ", f".globl ,{name}", ".hidden 1b", f".addrsig_sym",
                             f".extern"])
        return pick.one([f".hidden {name}, {pick.fresh('also')}", f".extern {name}", f".weak {pick.fresh('unused')}",
                         f".no_dead_strip {name}", f".local {pick.fresh('unused')}"])


def generate(pick: Picker) -> Case:
    writer = SymbolWriter(pick)
    lines = [writer.statement()
             for _ in range(pick.weighted([(4, pick.between(2, 8)), (5, pick.between(6, 25)), (1, 50)]))]
    if pick.chance(0.1):
        lines += [".rodata", f".amdhsa_kernel {writer.any()}", ".amdhsa_next_free_vgpr 4", ".amdhsa_next_free_sgpr 4",
                  ".end_amdhsa_kernel"]
    target = next(target for target in pick.shuffled(pick.targets) if not target.needs_accum_offset)
    return pick.case("\n".join(lines) + "\n", target, version=pick.version())
