#!/usr/bin/env python3
"""
kdinfo --check on finished objects.

    findings.py BUILD [PATTERN...]

* For every file test that kdasm accepts, it finds in the object what kdasm found in the source: the same
  checks, of the same kernels. So every case of tests/asm/check is one for both.
* What no source has, reserved bits and what loaders refuse, it finds in objects that are changed here.
* Bits that hardware has and no directive are what their names are set to, and no finding.
* --json says the same as the text.

PATTERN is part of a test's path. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import re
import shlex
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "shared"))

from chosen import chosen  # noqa: E402
import started  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = ROOT / "tests" / "asm"
DEFAULT_FLAGS = "-mcpu=gfx900"

FINDING = re.compile(r"(?:warning|error|note): (?:(?:kernel|function) '(.*?)': )?.*\[-W(?:error=)?([a-z-]+)\]$", re.MULTILINE)

REMARK = re.compile(r"^kdinfo: warning: ", re.MULTILINE)  # what is damaged, so not all was checked

# What only one of the two can know. Descriptors and metadata that are made of data are read from an object only, and
# there is no file before; what is invalid in metadata the assembler refuses (tests/check/metadata.py); what --fill-metadata has written is in no source. vISA debug information is a file of its own:
# tests/kdinfo/visa.py does the same with it. Expressions are looked at while they are assembled; of those in objects
# call frames alone, in tests/kdinfo/frames.py.
ONLY_ONE = {"missing-descriptor", "not-descriptor", "reserved-bits", "not-loadable", "visa-intervals", "visa-range",
            "visa-register", "dwarf-expression", "cfi-register", "os-abi", "no-processor", "invalid-metadata",
            "incomplete-metadata", "duplicate-key"}

LEVELS = dict(re.findall(r'^KD_(?:LATER_)?CHECK\(\w+, "([a-z-]+)", ([A-Z]+),',
                         (ROOT / "include" / "kdasm" / "checks.def").read_text(), re.MULTILINE))
ALL = [f"-W{check}" for check in LEVELS]  # those of linked objects, too

KERNEL = """\
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.text
.p2align 8
k:
	.long 0xbf810000
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel
"""


class Failure(Exception):
    """Something is not as it should be."""


def run(command: list[str], folder: Path = ROOT) -> tuple[int, str]:
    done = started.run(command, cwd=folder, text=True, errors="replace")
    return done.returncode, done.stdout + done.stderr


def findings(text: str) -> Counter[tuple[str, str]]:
    return Counter((kernel, check) for kernel, check in FINDING.findall(text))


def flags_of(test: Path) -> list[str]:
    """The options of a test, without those about checks."""
    path = test.with_suffix(".flags")
    flags = shlex.split(path.read_text() if path.exists() else DEFAULT_FLAGS)
    return [flag for flag in flags if not flag.startswith("-W")] + ALL


class Checker:
    def __init__(self, build: Path, folder: Path) -> None:
        self.build = build.resolve()
        self.folder = folder

    def check(self, *arguments: str) -> tuple[int, str]:
        return run([str(self.build / "kdinfo"), "--check", "--all-findings", *arguments])

    def check_test(self, test: Path) -> None:
        output = self.folder / (str(test.relative_to(TESTS)).replace("/", "_") + ".o")
        command = [str(self.build / "kdasm"), *flags_of(test), test.name, "-o", str(output)]
        status, messages = run(command, test.parent)
        if status or output.read_bytes()[:4] != b"\x7fELF":
            return
        in_source = findings(messages)
        status, text = self.check(*ALL, str(output))
        in_object = findings(text)
        only_one = ONLY_ONE | ({"kernarg-size-unsaid"} if "--fill-metadata" in flags_of(test) else set())
        if ".amdgpu_waits" in test.read_text(errors="replace"): # objects do not have it
            only_one |= {"missing-wait", "missing-wait-state", "processor-fault", "redundant-wait", "strict-wait"}
        if ".amd_kernel_code_t" in test.read_text(errors="replace"): # of these only the code of objects is looked at
            only_one |= {"code-unknown"}
        differing = {key for key in in_source | in_object if in_source[key] != in_object[key]
                     and key[1] not in only_one}
        if differing:
            raise Failure(f"only one of the two finds {sorted(differing)}:\n{messages}\n{text}")
        faulty = any(LEVELS[check] != "ADVICE" for _, check in in_object)
        if status != (2 if REMARK.search(text) else faulty):
            raise Failure(f"exit status {status}\n{text}")
        self.check_json(output, text)

    def check_json(self, path: Path, text: str) -> None:
        _, printed = self.check("--json", *ALL, str(path))
        document = json.loads(printed[: printed.rindex("}") + 1])
        said = [(found["severity"], found["message"]) for found in document["findings"]]
        if said != re.findall(r"^(?!kdinfo: ).*?: (warning|note): (.* \[-W[a-z-]+\])$", text, re.MULTILINE):
            raise Failure(f"--json says something else\n{printed}\n{text}")
        for found in document["findings"]:
            if (found["level"] == "advice") != (found["severity"] == "note") \
                    or found["level"].upper() != LEVELS[found["check"]]:
                raise Failure(f"--json has another level\n{found}")

    def check_damaged(self, what: str, offset: int, byte: int, wanted: str) -> None:
        """A byte of the descriptor is another one."""
        source, path = self.folder / f"{what}.s", self.folder / f"{what}.o"
        source.write_text(KERNEL)
        run([str(self.build / "kdasm"), str(source), "-o", str(path)])
        data = bytearray(path.read_bytes())
        descriptor = data.index(bytes.fromhex("ac008000")) - 50  # the end of RSRC1, the beginning of RSRC2
        data[descriptor + offset] = byte
        path.write_bytes(data)
        status, text = self.check(str(path))
        if status != 1 or wanted not in text:
            raise Failure(f"status {status}, and not '{wanted}':\n{text}")

    def check_settable(self, processor: str, field: str, offset: int, before: int, after: int) -> None:
        """A field without a directive is set by its name; `after` are the byte's bits then."""
        what = f"{processor} {field}"
        source, path, changed = (self.folder / f"{what}.{ending}" for ending in ("s", "o", "changed"))
        kernel = re.sub("gfx90a", processor, re.sub(".*accum_offset.*\n", "", KERNEL)).replace("0xbf810000", "0xbfb00000")  # s_endpgm
        source.write_text(kernel)
        run([str(self.build / "kdasm"), str(source), "-o", str(path)])
        value = (1 << bin(before ^ after).count("1")) - 1
        status, text = run([str(self.build / "kdinfo"), f"--set={field}={value}", "-k", "k", "-o", str(changed),
                            str(path)])
        old, new = path.read_bytes(), changed.read_bytes() if changed.exists() else b""
        descriptor = json.loads(run([str(self.build / "kdinfo"), "--json", str(path)])[1])
        place = descriptor["objects"][0]["kernels"][0]["descriptor"]["offset"] + offset
        wanted = old[:place] + bytes([after]) + old[place + 1:]
        if status or old[place] != before or new != wanted:
            raise Failure(f"status {status}, byte {offset} was 0x{old[place]:02x} and is "
                          f"{[(i - place + offset, a, b) for i, (a, b) in enumerate(zip(old, new)) if a != b]}\n{text}")
        status, text = self.check(str(changed))
        if status or "reserved" in text:
            raise Failure(f"status {status} of --check:\n{text}")


# Bits that no kernel may have: which byte of the descriptor becomes what, and what is said of it.
DAMAGE = (
    ("reserved word", 12, 0x01, "reserved bits 0x01 of byte 12"),
    ("properties", 57, 0x80, "reserved bits 0x80 of byte 57"),
    ("privileged mode", 50, 0xBC, "PRIV is 1, not 0"),
    ("last byte", 63, 0x10, "reserved bits 0x10 of byte 63"),
    ("bits that gfx1250 names", 46, 0x02, "reserved bits 0x02 of byte 46"),
)

# Fields without a directive that may have other values than 0 (AMDHSAKernelDescriptor.h of LLVM 22; GLG_EN: the
# specification, too): a byte of the descriptor before and after all their bits are set.
SETTABLE = (
    ("gfx1250", "FLAT_SCRATCH_IS_NV", 51, 0xC0, 0xC8),
    ("gfx1251", "ENABLE_DYNAMIC_VGPR", 46, 0x00, 0x02),
    ("gfx1250", "TCP_SPLIT", 46, 0x00, 0x1C),
    ("gfx1250", "ENABLE_DIDT_THROTTLE", 46, 0x00, 0x20),
    ("gfx1250", "GLG_EN", 45, 0x00, 0x20),
    ("gfx1200", "GLG_EN", 45, 0x00, 0x20),
    ("gfx1201", "ENABLE_DYNAMIC_VGPR", 52, 0x80, 0xC0),
)


# ---- finished objects with another header or other tables ----

LOADABLE = """\
.amdgcn_target "amdgcn-amd-amdhsa--{target}"
.text
.globl k
.p2align 8
k:
	.long 0xbf810000
{section}
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, {minor} ]
amdhsa.kernels:
  - {{ .name: k, .symbol: k.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 14, .vgpr_count: 4,
      .max_flat_workgroup_size: 256 }}
.end_amdgpu_metadata
"""
MINOR = {"3": 0, "4": 1, "5": 2, "6": 2}  # of amdhsa.version, by code object version

ISA_NOTE = '.hsa_code_object_isa 9,0,0,"AMD","AMDGPU"\n'

VERSION_2 = f"""\
.hsa_code_object_version 2,1
{ISA_NOTE}\
.text
.globl k
.p2align 8
.amdgpu_hsa_kernel k
k:
	.amd_kernel_code_t
	.end_amd_kernel_code_t
	.long 0xbf810000
.amd_amdgpu_hsa_metadata
---
Version: [ 1, 0 ]
Kernels:
  - Name: k
    SymbolName: 'k@kd'
...
.end_amd_amdgpu_hsa_metadata
"""

# After version 2 the type of this symbol is that of indirect functions, whatever the size of the code.
INDIRECT_FUNCTION = """\
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.globl f
.type f,@gnu_indirect_function
f:
	.fill {instructions}, 4, 0xbf800000
	.long 0xbf810000
.size f, . - f
"""

UNDEFINED = """s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, sqrt_dev@gotpcrel32@lo+4
	s_addc_u32 s1, s1, sqrt_dev@gotpcrel32@hi+12
	s_endpgm"""

TABLE = """\
.data
.type table,@object
.size table,32
.weak perhaps
table: .quad k, host_var, host_var+8, perhaps
"""

SEGMENT_SIZE = 56
SECTION_SIZE = 64
SEGMENT_TYPES = {"LOAD": 1, "DYNAMIC": 2, "NOTE": 4}
SYMBOL_SIZE = 24
SYMTAB, DYNSYM = 2, 11
SYMBOL_TABLES = (SYMTAB, DYNSYM)

Change = Callable[[bytearray], None]


def put(data: bytearray, offset: int, size: int, value: int) -> None:
    data[offset:offset + size] = (value % (1 << 8 * size)).to_bytes(size, "little")


def number(data: bytearray, offset: int, size: int) -> int:
    return int.from_bytes(data[offset:offset + size], "little")


def tables(data: bytearray, offset_at: int, count_at: int, size: int) -> list[int]:
    first = number(data, offset_at, 8)
    return [first + index * size for index in range(number(data, count_at, 2))]


def segments(data: bytearray, name: str) -> list[int]:
    """Where the program headers of a type begin."""
    return [at for at in tables(data, 32, 56, SEGMENT_SIZE) if number(data, at, 4) == SEGMENT_TYPES[name]]


def header_field(offset: int, size: int, value: int) -> Change:
    return lambda data: put(data, offset, size, value)


def without_segments(name: str) -> Change:
    """They are of type PT_NULL."""
    def change(data: bytearray) -> None:
        for at in segments(data, name):
            put(data, at, 4, 0)
    return change


def segment_field(name: str, which: int, offset: int, value: int) -> Change:
    return lambda data: put(data, segments(data, name)[which] + offset, 8, value)


def moved_segment(data: bytearray) -> None:
    """The code has another address than its offset in the file allows."""
    at = segments(data, "LOAD")[1]
    put(data, at + 16, 8, number(data, at + 16, 8) + 4)


def dynamic_without_symbols(data: bytearray) -> None:
    """DT_SYMTAB is gone."""
    at = number(data, segments(data, "DYNAMIC")[0] + 8, 8)
    while number(data, at, 8) != 6:
        at += 16
    put(data, at, 8, 0x6FFFFEF5)  # DT_GNU_HASH, which is not needed where there is a DT_HASH


def without_sections(data: bytearray, types: Collection[int]) -> None:
    """They are of type SHT_PROGBITS."""
    for at in tables(data, 40, 60, SECTION_SIZE):
        if number(data, at + 4, 4) in types:
            put(data, at + 4, 4, 1)


def local_symbol(data: bytearray, name: str) -> None:
    """As llvm-objcopy --localize-symbol leaves it, but for the order of the symbols."""
    headers = tables(data, 40, 60, SECTION_SIZE)
    for at in headers:
        if number(data, at + 4, 4) != SYMTAB:
            continue
        names = number(data, headers[number(data, at + 40, 4)] + 24, 8)
        first, size = number(data, at + 24, 8), number(data, at + 32, 8)
        for symbol in range(first, first + size, SYMBOL_SIZE):
            if data[names + number(data, symbol, 4):].startswith(name.encode() + b"\0"):
                data[symbol + 4] &= 0x0F


def without_note(data: bytearray) -> None:
    """The type of the note is another one."""
    at = data.index(b"AMDGPU\0\0")
    put(data, at - 4, 4, 1)


def without_section_headers(data: bytearray) -> None:
    for offset, size in ((40, 8), (60, 2), (62, 2)):
        put(data, offset, size, 0)


def unchanged(_: bytearray) -> None:
    pass


def abi_version(version: int) -> Change:
    return header_field(8, 1, version - 2)


# What is changed in a linked object, the check that finds it, and what it says.
CHANGED = (
    ("type EXEC", header_field(16, 2, 2), "unusual-headers", "its type is 2 (ET_EXEC), not ET_DYN"),
    ("type REL", header_field(16, 2, 0xff00), "not-loadable", "its type is 65280 (another one), not ET_DYN"),
    ("no PT_LOAD", without_segments("LOAD"), "not-loadable", "it has no segment of type PT_LOAD"),
    ("no PT_DYNAMIC", without_segments("DYNAMIC"), "unusual-headers", "it has no segment of type PT_DYNAMIC"),
    ("no PT_NOTE", without_segments("NOTE"), "unusual-headers", "its metadata is in no segment of type PT_NOTE"),
    ("no symbols in PT_DYNAMIC", dynamic_without_symbols, "unusual-headers", "it has no dynamic symbol table"),
    ("no section headers", without_section_headers, "not-loadable", "it has no section headers"),
    ("no symbol sections", lambda data: without_sections(data, SYMBOL_TABLES), "stripped", "no section of type SHT_SYMTAB"),
    ("no .symtab", lambda data: without_sections(data, [SYMTAB]), "stripped", "no section of type SHT_SYMTAB"),
    ("no system", header_field(7, 1, 0), "os-abi", "EI_OSABI is 0, and the HSA runtime takes only 64"),
    ("zeros of eu-elfcompress", header_field(7, 2, 0), "os-abi", "eu-elfcompress"),
    ("extensions of GNU", header_field(7, 1, 3), "os-abi", "EI_OSABI is 3, and the HSA runtime takes only 64"),
    ("no processor", header_field(48, 4, 0), "no-processor", "no processor is named: EF_AMDGPU_MACH of e_flags is 0"),
    ("a local descriptor", lambda data: local_symbol(data, "k.kd"), "local-descriptor", "its descriptor is local"),
    ("no metadata", lambda data: without_note(data), "without-metadata", "1 kernel without metadata"),
    ("another address", moved_segment, "unusual-headers",
     "do not differ by a multiple of its alignment 0x1000"),
    ("odd alignment", segment_field("LOAD", 0, 48, 3), "unusual-headers",
     "segment 1 has the alignment 0x3, which is not a power of two"),
    ("less memory", segment_field("LOAD", 0, 40, 16), "not-loadable", "0x10 in memory"),
    ("overlap", segment_field("LOAD", 0, 40, 0x10000), "not-loadable", "but one before it ends at 0x10000"),
    ("overlap by a byte", lambda data: fill_gap(data, 1), "not-loadable", "but one before it ends at"),
    ("no end", segment_field("LOAD", 2, 40, -1), "not-loadable", "ends past the last address"),
    ("one byte past the end", lambda data: fill_memory(data, 1), "not-loadable", "ends past the last address"),
)


def fill_memory(data: bytearray, more: int) -> None:
    """The last segment goes up to the last address, or beyond."""
    at = segments(data, "LOAD")[-1]
    put(data, at + 40, 8, 2**64 - 1 - number(data, at + 16, 8) + more)


def fill_gap(data: bytearray, more: int) -> None:
    """The second segment goes up to the third one, or into it."""
    _, at, after = segments(data, "LOAD")[:3]
    put(data, at + 40, 8, number(data, after + 16, 8) - number(data, at + 16, 8) + more)


# Changes that a loader takes.
STILL_LOADABLE = (
    ("much memory", segment_field("LOAD", 2, 40, 1 << 32)),
    ("no gap", lambda data: fill_gap(data, 0)),
    ("all memory", lambda data: fill_memory(data, 0)),
    ("no alignment", segment_field("LOAD", 1, 48, 0)),
    ("alignment 1", segment_field("LOAD", 1, 48, 1)),
)


class Linked:
    """Loadable objects of one source, and what --check says of them when they were changed."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker

    def make(self, what: str, source: str, *flags: str) -> Path:
        name = re.sub(r"\W", "_", what)
        path, made = self.checker.folder / f"{name}.s", self.checker.folder / f"{name}.hsaco"
        path.write_text(source)
        status, text = run([str(self.checker.build / "kdasm"), "-W", *flags, str(path), "-o", str(made)])
        if status:
            raise Failure(text)
        return made

    def expect(self, made: Path, change: Change, checks: set[str], wanted: str, *options: str) -> None:
        data = bytearray(made.read_bytes())
        change(data)
        made.write_bytes(data)
        status, text = self.checker.check(*options, str(made))
        found = {check for _, check in findings(text)}
        faulty = any(LEVELS[check] != "ADVICE" for check in checks)
        if found != checks or status != (2 if REMARK.search(text) else faulty) or wanted not in text:
            raise Failure(f"status {status}, {sorted(found)} and not {sorted(checks)} with '{wanted}':\n{text}")

    def changed(self, what: str, change: Change, check: str, wanted: str) -> None:
        """--check finds it, and --runs-on says the same where that is refused."""
        made = self.make(what, LOADABLE.format(target="gfx900", section=".rodata", minor=2), "-shared")
        # Without segments nothing has an address.
        self.expect(made, change, {check}, wanted, "-Wno-all", f"-W{check}")
        refused = LEVELS[check] == "REFUSED"
        status, text = run([str(self.checker.build / "kdinfo"), "--runs-on=gfx900", str(made)])
        if status != (2 if REMARK.search(text) else refused) or refused != (wanted in text):
            raise Failure(f"--runs-on: status {status}\n{text}")
        if refused:
            _, text = run([str(self.checker.build / "kdinfo"), "--runs-on=gfx900", "--json", str(made)])
            obstacles = {problem.get("check") for problem in json.loads(text[: text.rindex("}") + 1])["answers"][0]["problems"]}
            if check not in obstacles:
                raise Failure(f"--runs-on --json: {obstacles} without {check}")

    def undefined(self) -> None:
        """Whatever binding it has, an undefined symbol is told of once, with the first place that needs it."""
        source = LOADABLE.format(target="gfx900", section=".rodata", minor=2).replace(".long 0xbf810000", UNDEFINED) + TABLE
        made = self.make("undefined", source, "-shared")
        wanted = ("symbol 'sqrt_dev' is undefined, and its address is needed at .got+0x0: a loader refuses the file, unless the "
                  "host defines sqrt_dev first",
                  "symbol 'host_var' is undefined, and its address is needed at .data+0x8, in 'table': ",
                  "symbol 'perhaps' is undefined, and its address is needed at .data+0x18, in 'table': ")
        for option in ("--check", "--runs-on=gfx900"):
            status, text = run([str(self.checker.build / "kdinfo"), option, str(made)])
            if status != 1 or text.count("is undefined") != 3 or any(part not in text for part in wanted):
                raise Failure(f"{option}: status {status}\n{text}")
        status, text = run([str(self.checker.build / "kdasm"), "-shared", str(self.checker.folder / "undefined.s"), "-o",
                            str(made)])
        if status or text.count("[-Wundefined-symbol]") != 3:
            raise Failure(f"kdasm -shared: status {status}\n{text}")
        self.expect(self.make("relocatable undefined", source), unchanged, set(), "")

    def still_loadable(self, what: str, change: Change) -> None:
        made = self.make(what, LOADABLE.format(target="gfx900", section=".rodata", minor=2), "-shared")
        self.expect(made, change, set(), "", "-Wno-all", "-Wnot-loadable", "-Wunusual-headers")

    def relocatable(self) -> None:
        made = self.make("relocatable", LOADABLE.format(target="gfx900", section=".rodata", minor=2))
        self.expect(made, unchanged, set(), "")
        self.expect(made, unchanged, set(), "", "-Wall")
        self.expect(made, unchanged, {"not-loadable"}, "its type is 1 (ET_REL)", "-Wnot-loadable")

    def shipped(self) -> None:
        """Kernels that a vendor ships, of versions 5 and 6, say 1.0, and 4 for the alignment of their pointers."""
        source = (TESTS / "check" / "accepted_shipped.s").read_text()
        made = self.make("shipped", source, "-shared", "-Werror")
        self.expect(made, unchanged, set(), "")
        self.expect(made, unchanged, {"metadata-version", "argument-alignment"}, ": note: ", "-Wall")
        status, text = self.checker.check("-Werror=metadata-version", str(made))
        if status != 1 or ": error: 'amdhsa.version' is 1.0" not in text:
            raise Failure(f"advice that is made an error: status {status}\n{text}")

    def version(self, of: str, target: str, said: int, checks: set[str], wanted: str, *flags: str) -> None:
        """An object of one version whose header has another."""
        source = VERSION_2 if of == "2" else LOADABLE.format(target=target, section=".rodata", minor=MINOR[of])
        made = self.make(f"version {of} {target} as {said} {flags}", source, f"--amdhsa-code-object-version={of}", *flags)
        self.expect(made, abi_version(said), checks, wanted, "-Wmetadata-version")

    def indirect_function(self, version: str, instructions: int) -> None:
        made = self.make(f"indirect function {version} {instructions}", INDIRECT_FUNCTION.format(instructions=instructions),
                         f"--amdhsa-code-object-version={version}")
        self.expect(made, unchanged, set(), "")

    def version_2(self, isa: bool, flags: int, *options: str) -> None:
        """Early compilers left e_flags empty, or made a number of the family of it; a note may name the processor."""
        source = VERSION_2 if isa else VERSION_2.replace(ISA_NOTE, "")
        made = self.make(f"version 2 {isa} {flags} {options}", source, "-mcpu=gfx900", "--amdhsa-code-object-version=2",
                         *options)
        self.expect(made, header_field(48, 4, flags), set(), "", *(("-Wall",) if options else ()))

    def section(self) -> None:
        """One message, of the descriptor as it is."""
        source = LOADABLE.format(target="gfx900", section='.section .kernels,"",@progbits', minor=2)
        made = self.make("not loaded", source, "-shared")
        self.expect(made, unchanged, {"descriptor-section"}, "a section that is not loaded")
        _, text = self.checker.check(str(made))
        if len(text.splitlines()) != 1:
            raise Failure(text)

    def cut_off(self) -> None:
        """The section ends in the descriptor; what is after it in the file is not the descriptor's."""
        made = self.make("cut off", LOADABLE.format(target="gfx900", section=".rodata", minor=2), "-shared")
        data = bytearray(made.read_bytes())
        at = next(at for at in tables(data, 40, 60, SECTION_SIZE) if number(data, at + 4, 4) == 1 and
                  number(data, at + 8, 8) == 2 and number(data, at + 32, 8) == 64)  # .rodata: SHT_PROGBITS, SHF_ALLOC
        made.write_bytes(data)
        self.expect(made, lambda data: put(data, at + 32, 8, 63), {"not-descriptor"},
                    "the file does not have the 64 bytes of the descriptor that symbol 'k.kd' names")


def version_cases() -> list[tuple[str, str, int, set[str], str, tuple[str, ...]]]:
    cases = []
    for flags in ((), ("-shared",)):
        for version in MINOR:
            cases.append((version, "gfx900", 2, {"no-kernels"}, "symbol 'k.kd' is that of a kernel of version 3 or later",
                          flags))
            for said in MINOR:
                checks = {"metadata-version"} if MINOR[said] != MINOR[version] else set()
                cases.append((version, "gfx900", int(said), checks, "", flags))
        for said in MINOR:
            cases.append(("2", "gfx900", int(said), {"no-kernels"}, "symbol 'k' is that of a kernel of version 2", flags))
        cases.append(("2", "gfx900", 2, set(), "", flags))
    cases.append(("6", "gfx9-generic", 5, {"not-loadable"}, "gfx9-generic exists only since code object version 6",
                  ("-shared",)))
    return cases


def linked_jobs(checker: Checker) -> list[tuple[str, Callable[[], None]]]:
    linked = Linked(checker)
    jobs = [(f"changed: {case[0]}", partial(linked.changed, *case)) for case in CHANGED]
    jobs += [(f"still loadable: {case[0]}", partial(linked.still_loadable, *case)) for case in STILL_LOADABLE]
    jobs += [(f"version {of} of {target} as {said} {flags}",
              partial(linked.version, of, target, said, checks, wanted, *flags))
             for of, target, said, checks, wanted, flags in version_cases()]
    jobs += [(f"an indirect function of {instructions} instructions in version {version}",
              partial(linked.indirect_function, version, instructions)) for version in MINOR for instructions in (0, 200)]
    jobs += [(f"version 2, e_flags {flags}, ISA note: {isa} {options}",
              partial(linked.version_2, isa, flags, *options))
             for flags in (0, 1, 2, 0x2c, 0x12c) for isa in (False, True) for options in ((), ("-shared",))]
    jobs += [("a relocatable object", linked.relocatable), ("a kernel as vendors ship it", linked.shipped),
             ("a descriptor that is not loaded", linked.section), ("undefined symbols", linked.undefined),
             ("a descriptor after the end of its section", linked.cut_off)]
    return jobs


def complaint(what: str, check: Callable[[], None]) -> str:
    try:
        check()
    except Failure as failure:
        return f"FAILED {what}: {failure}"
    return ""


def main() -> int:
    build, patterns = Path(sys.argv[1]), sys.argv[2:]
    tests = chosen(sorted(TESTS.rglob("*.s")), patterns)
    with tempfile.TemporaryDirectory(prefix="kdinfo-check-") as folder, ThreadPoolExecutor() as pool:
        checker = Checker(build, Path(folder))
        jobs = [(str(test.relative_to(ROOT)), partial(checker.check_test, test)) for test in tests]
        if not patterns:
            jobs += [(f"changed {case[0]}", partial(checker.check_damaged, *case)) for case in DAMAGE]
            jobs += linked_jobs(checker)
        jobs += [] if patterns else [(f"set {case[0]} {case[1]}", partial(checker.check_settable, *case))
                                     for case in SETTABLE]
        complaints = list(filter(None, pool.map(lambda job: complaint(*job), jobs)))
    print(*complaints, sep="\n", end="\n" if complaints else "")
    print(f"{len(jobs) - len(complaints)} passed, {len(complaints)} failed, 0 skipped")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
