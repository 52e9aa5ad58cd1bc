"""
Area sections: every flag and type of `.section`, groups, links, numbered and
mergeable sections, section names as symbols, versions, weak references, call
graph profiles.
"""

from __future__ import annotations

from case import Case
from pick import Picker

SHARE = 1700

_LETTERS = "awxMSTGoeR?"
_REFUSED_LETTERS = "lydcs1A -"
_TYPES = ("progbits", "nobits", "note", "init_array", "fini_array", "preinit_array", "unwind", "llvm_odrtab",
          "llvm_linker_options", "llvm_dependent_libraries", "llvm_sympart", "llvm_call_graph_profile",
          "llvm_bb_addr_map", "llvm_offloading", "llvm_lto", "llvm_jt_sizes", "llvm_call_graph", "llvm_cfi_jump_table",
          "1", "3", "0x60000001", "0x6fff4c03", "0x6fff4c09", "18", "2", "0xffffffff")
_ODD_TYPES = ("4", "9", "17", "llvm_addrsig", "6", "0x100000000", "PROGBITS", "0", "-1", "group", "1x", "010", "0b1")
_NUMBERS = ("0", "1", "2", "3", "6", "7", "0x10", "0x80", "0x200", "0x203", "0x400", "0x80000000", "0xffffffff", "010",
            "0b11",
            "0o4", "4294967296", "08")
_WORDS = ("alloc", "write", "execinstr", "tls")
_PLAIN = (".text", ".data", ".bss", ".rodata", ".tdata", ".tbss")
_KNOWN = (*_PLAIN, ".init", ".fini", ".init_array", ".fini_array.1", ".preinit_array", ".rodata1", ".data1",
          ".data.rel.ro", ".rodata.cst8", ".debug_info", ".debug_str", ".eh_frame", ".comment", ".note", ".note.x",
          ".llvm.callgraph", ".llvm.call-graph-profile", ".text.hot", ".data.x", ".bss.y", ".group", ".rela.text",
          ".llvm_addrsig")


class SectionWriter:
    """One file's statements over a few sections and symbols."""

    def __init__(self, pick: Picker) -> None:
        self.pick = pick
        self.names = [f"x{i}" for i in range(pick.between(2, 5))]
        self.groups = pick.some(["g0", "g1", *self.names[:2], '"odd group"', "7"], 0.5) or ["g0"]
        self.custom = [".s0", ".s1", "sec", '"odd section"', ".a-b", ".text.f",
                       *pick.some(["1", "a-0x1f", "1.5e+", "0b11", "7u" if pick.slip(0.5) else "7", ".1.5-a", "0777",
                                   "0x1.8p1"], 0.1)]
        if pick.slip(0.05):
            self.custom.append(pick.one(["0x", "a-08", "0b2", "09.5", "0x1.8", "a-0x1p", "1u-a", "5lll", "0xg"]))
        self.known: dict[str, str] = {}
        self.defined: set[str] = set()
        self.versions: set[str] = set()

    def any(self) -> str:
        return self.pick.one(self.names)

    def statement(self) -> str:
        return self.pick.weighted([
            (22, self.section), (12, self.label), (16, self.data), (6, self.place), (7, self.version),
            (6, self.weakref), (5, self.profile), (6, self.attribute), (3, self.assignment), (3, self.section_symbol),
            (4, self.other),
            (1, self.discard), (1.5, self.conditional),
        ])()

    # Sections.

    def section(self) -> str:
        pick = self.pick
        name = pick.one(self.custom)
        if pick.chance(0.15):
            return f".section {pick.one(_KNOWN) if pick.slip(0.3) else pick.one(_PLAIN)}"
        if name in self.known and not pick.slip(0.15):
            return pick.weighted([(3, f".section {self.known[name]}"), (1, f".section {name}")])
        operands = self.words() if pick.chance(0.1) else self.flags()
        if pick.chance(0.5):
            name += "." + pick.fresh("n") if not name.startswith('"') else ""
        self.known.setdefault(name, name + operands)
        if pick.chance(0.1):
            return f".pushsection {name}{pick.one(['', ', 1', ', 3'])}{operands}"
        return f".section {name}{operands}"

    def words(self) -> str:
        pick = self.pick
        words = [f"#{word}" for word in pick.some(_WORDS, 0.5) or ["alloc"]]
        if pick.slip(0.2):
            words.append(pick.one(["#bad", "alloc", "#", "@progbits", "", "# write", "#\"alloc\""]))
        return "," + pick.one([",", ", ", " ,"]).join(words) + (" #x" if pick.slip(0.02) else "")

    def flags(self) -> str:
        pick = self.pick
        flags = pick.weighted([
            (4, pick.one(["a", "aw", "ax", "", "awx"])), (4, pick.one(["aG", "axG", "G", "awG"])), (2, "a?"),
            (1.5, pick.one(["aM", "aMS", "M"])), (1.5, pick.one(["ao", "axo", "o"])),
            (2, "".join(pick.some(_LETTERS, 0.25))), (1, pick.one(_NUMBERS)), (0.5, pick.one(["aR", "awT", "ae"])),
        ])
        if pick.slip(0.06):
            flags += pick.one(_REFUSED_LETTERS)
        kind = pick.weighted([(12, "progbits"), (4, pick.one(_TYPES)),
                              (0.4, pick.one(_ODD_TYPES) if pick.slip(0.5) else "note")])
        mark = pick.weighted([(9, f"@{kind}"), (3, f"%{kind}"), (1, f'"{kind}"'), (0.5, f'@"{kind}"'),
                              (0.3, f"% {kind}")])
        if pick.slip(0.04):
            mark = pick.one([kind, f"#{kind}", "@", "", '""', "5"])
        arguments = self.arguments(flags, kind)
        if not arguments and pick.chance(0.3):
            return f',"{flags}"'
        return f',"{flags}",{mark}{arguments}'

    def arguments(self, flags: str, kind: str) -> str:
        """What the flags ask for, after the type."""
        pick = self.pick
        try:
            bits = int(flags, 0) if flags[:1].isdigit() else 0
        except ValueError:
            bits = int(flags, 8) if all(digit in "01234567" for digit in flags) else 0
        given: list[str] = []
        if "M" in flags or bits & 0x10 or kind == "llvm_cfi_jump_table":
            given.append(str(pick.one([1, 2, 4, 8, 3, 16])) if not pick.slip(0.1) else pick.one(["0", "-1", "x", ""]))
        if ("o" in flags and not bits) or bits & 0x80:
            given.append(pick.weighted([(2, "0"), (4, self.linked())]))
        if "G" in flags or bits & 0x200:
            given.append(pick.one(self.groups) if not pick.slip(0.06)
                         else pick.one(["", "1+1", ".", "unique", "comdat"]))
            if pick.chance(0.6):
                given.append("comdat" if not pick.slip(0.06) else pick.one(["nodat", "", '"comdat"', "unique", "1"]))
        if pick.chance(0.12) and ("G" not in flags or given[-1] == "comdat"):
            number = pick.one([0, 1,
                               5]) if not pick.slip(0.2) else pick.one(["-1", "4294967295", "4294967294", "x", ""])
            given += ["unique", str(number)]
        if pick.slip(0.04):
            given = given[:-1] if pick.chance(0.5) else [*given, pick.one(["4", "comdat", "unique", "x0"])]
        return "".join(pick.one([",", ", "]) + item for item in given)

    def linked(self) -> str:
        pick = self.pick
        if self.defined and not pick.slip(0.2):
            return pick.one(sorted(self.defined))
        return pick.one([".text", "0x0", "nowhere", "1", ".data"]) if pick.slip(0.4) else "0"

    def place(self) -> str:
        pick = self.pick
        return pick.weighted([
            (4, pick.one(_PLAIN[:2] + _PLAIN[3:5])), (1, f"{pick.one(['.text', '.data', '.rodata'])} {pick.upto(3)}"),
            (1, ".bss\n.zero 4"), (1, f".subsection {pick.upto(3)}"),
            (1, ".previous" if pick.slip(0.3) else ".data\n.previous"),
            (1, ".popsection" if pick.slip(0.3) else f".pushsection {pick.one(_PLAIN[:2])}"),
        ])

    def section_symbol(self) -> str:
        """The name of a section where a symbol may be."""
        pick = self.pick
        name = pick.one([".text", ".data", *self.custom, ".rodata", ".debug_info"])
        if pick.slip(0.3):
            return pick.one([f"{name}:", f".set {name}, 1", f".globl {name}", f".comm {name}, 4", f".weak {name}",
                             f".lcomm {name}, 4", f".weakref {name}, x0"])
        return pick.one([f".quad {name}", f".long {name}+4", f".hidden {name}", f".size {name}, 8",
                         f".type {name}, @function", f".long .-{name}", f".local {name}", f".addrsig_sym {name}",
                         f".long {name}@rel32@lo", f".quad {name}-."])

    # Symbols.

    def label(self) -> str:
        pick = self.pick
        left = [name for name in self.names if name not in self.defined]
        name = self.any() if pick.slip(0.06) or not left else pick.one(left)
        if name in self.defined and not pick.slip(0.1):
            return f"{pick.fresh('.Lt')}: .long 1"
        self.defined.add(name)
        return pick.one([f"{name}:", f"{name}: .long 2"])

    def data(self) -> str:
        pick = self.pick
        name = pick.weighted([(6, self.any()), (1, pick.one(["w0", "w1", "g0", "g1"])), (1, "v0")])
        return pick.one([f".long {name}", f".quad {name}+{pick.upto(9)}", f".long {name}@rel32@lo",
                         f".long {pick.upto(99)}", ".zero 8", ".p2align 3, 0",
                         f".quad {name}-.", f".long {name}@gotpcrel32@lo+4"])

    def version(self) -> str:
        pick, name = self.pick, self.any()
        alias = pick.one([name, name, "v0", pick.fresh("v")])
        marks = pick.weighted([(3, "@"), (2, "@@"), (3, "@@@")])
        if name in self.versions and not pick.slip(0.2):
            return f".long {name}"
        self.versions.add(name)
        if pick.slip(0.12):
            return pick.one([f".symver {name}", f".symver {name},", f".symver {name}, {alias}",
                             f".symver {name}, {alias}{marks}V, nothing", f".symver {name} {alias}@V",
                             f".symver {name}, {marks}V", f".symver {name}, {alias}@", f".symver {name}, {alias}@@@@V",
                             f".symver {name}, {alias}@V@@W", f".symver {name}, {alias}@V,",
                             f".symver .Lx, {alias}@V", f".symver w0, {alias}@V"])
        return f".symver {name}, {pick.one([f'{alias}{marks}V1', chr(34) + alias + marks + 'V2' + chr(34)])}{pick.one(['', '', ', remove'])}"

    def weakref(self) -> str:
        pick, alias = self.pick, self.pick.one(["w0", "w1"])
        if pick.slip(0.12):
            return pick.one([f".weakref {alias}", f".weakref {alias},", f".weakref {alias} {self.any()}",
                             f".weakref {self.any()}, {self.any()}", f".weakref {alias}, {alias}",
                             ".weakref w0, w1\n.weakref w1, w0", f"{alias}: .weakref {alias}, {self.any()}",
                             f".set {alias}, 1"])
        return f".weakref {alias}, {pick.one([*self.names, 'far'])}" + (f"\n.long {alias}" if pick.chance(0.5) else "")

    def profile(self) -> str:
        pick = self.pick
        if pick.slip(0.12):
            return pick.one([".cg_profile", f".cg_profile {self.any()}", ".cg_profile x0, x1", ".cg_profile x0, x1,",
                             ".cg_profile x0, x1, -1", ".cg_profile x0, x1, x2", ".cg_profile .Lno, x1, 4",
                             ".cg_profile x0, x1, 1 2", ".cg_profile x0 x1, 1", ".cg_profile x0, x1, 1+1"])
        caller = f"{(label := pick.fresh('.Lc'))}:\n.cg_profile {label}" if pick.chance(0.15) else f".cg_profile {self.any()}"
        return f"{caller}, {pick.weighted([(6, self.any()), (1, '.text'), (1, 'w0')])}, {pick.spelled(pick.upto(1 << 40))}"

    def attribute(self) -> str:
        pick = self.pick
        name = pick.weighted([(5, self.any()), (1, pick.one(["g0", "g1"])), (0.5, "w0")])
        binding = ".globl" if not pick.slip(0.2) else pick.one([".local", ".weak"])
        return pick.weighted([
            (4, f"{binding} {name}"), (2, f"{pick.one(['.hidden', '.protected', '.internal'])} {name}"),
            (3, f".type {name}, @{pick.one(['function', 'object', 'gnu_indirect_function', 'tls_object', 'notype'])}"),
            (1, f".size {name}, {pick.upto(64)}"), (1, f".addrsig\n.addrsig_sym {name}"), (0.5, f".memtag {name}"),
            (0.5, f".no_dead_strip {name}"), (0.5, f".weak_reference {name}" if pick.slip(0.3) else ".memtag"),
            (0.3, pick.one([".cold", ".lazy_reference", ".private_extern"]) + (f" {name}" if pick.slip(0.3) else "")),
        ])

    def assignment(self) -> str:
        pick = self.pick
        value = pick.one([str(pick.upto(99)), self.any(), f"{self.any()}+4", ".", ".text", "w0"])
        name = self.any() if pick.slip(0.3) else pick.fresh("a")
        return f".set {name}, {value}"

    def discard(self) -> str:
        return f".lto_discard {self.pick.one(['', self.any(), self.any() + ', ' + self.any(), self.any() + ',' if self.pick.slip(0.2) else 'none'])}"

    def conditional(self) -> str:
        name = self.any() if self.pick.slip(0.2) else self.pick.fresh("c")
        value = self.any() if not self.pick.slip(0.2) else self.pick.one(["1", f"{self.any()}+1", ""])
        return f".lto_set_conditional {name}, {value}"

    def other(self) -> str:
        pick = self.pick
        name = pick.fresh("com")
        return pick.one([
            '.version "1.0"', '.ident "text"', f".comm {name}, 8, 2", f".lcomm {name}, 8",
            f".local {name}\n.comm {name}, 4", '.base64 "YWJj", "YQ=="', ".dcb.s 2, 1.5", ".dcb.d 1, -2",
            ".align32 8, 1" if pick.slip(0.3) else ".align32 8", ".addrsig", ".reloc ., R_AMDGPU_ABS32, x0\n.long 0",
            '.base64 "YQ="' if pick.slip(0.3) else '.base64', ".p2alignl 4, 0x12345678", ".balignw 8, 7",
        ])


def generate(pick: Picker) -> Case:
    writer = SectionWriter(pick)
    lines = [writer.statement()
             for _ in range(pick.weighted([(4, pick.between(2, 8)), (5, pick.between(6, 20)), (1, 40)]))]
    return pick.case("\n".join(lines) + "\n", version=pick.version())
