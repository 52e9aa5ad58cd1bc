#!/usr/bin/env python3
"""
poisoned.py BUILD [all]: no text of a file reaches a terminal as anything but text.

Files of all kinds have names and strings with control characters, line ends, marks that turn text around, and bytes that are no
UTF-8. All options of kdinfo and kdasm, read from their --help=all, are tried on them, alone and in pairs; with "all" each pair on each
file. Whatever comes out must be UTF-8 without control characters but tab and line end, and no text of a file may begin a line.

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Iterator, NamedTuple

import core
import visa
from bundles import bundle, elf, member, packed
from kpack import library, packed as packed_archive, plain
from terminal import lacks_terminal, on_terminal

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

LIMIT = 60  # seconds for one command; each takes milliseconds
COLUMN = 26  # of --help=all of kdinfo, where what an option does begins


def mark(number: int) -> str:
    """What stands in sources for a poisoned text of as many bytes."""
    return f"Qpoison{number:02}qqqqqqqqqqqqqqq"


def poison(number: int) -> bytes:
    """A title for the window, C1 as a byte and as UTF-8, a mark that turns text around, DEL, no UTF-8, two line ends."""
    return b"\x1b]0;%02d\x07\x9b\xc2\x9b\xe2\x80\xae\x7f\xff\nINJECT\rx" % number


def poisoned(data: bytes) -> bytes:
    for number in range(100):
        assert len(mark(number)) == len(poison(number)) == 24
        data = data.replace(mark(number).encode(), poison(number))
    return data


MARKS = {f"Q{i}": mark(i) for i in range(100)}

AMDHSA = """.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.file 1 "%Q1" "%Q2"
.text
.globl %Q3
.p2align 8
.type %Q3,@function
%Q3:
.cfi_startproc
.cfi_augmentation "%Q4"
.loc 1 1
s_getpc_b64 s[4:5]
s_add_u32 s4, s4, %Q5@gotpcrel32@lo+4
s_branch %Q6
%Q6:
s_endpgm
.cfi_endproc
.Lend:
.size %Q3, .Lend-%Q3
.type %Q6,@function
.section "%Q7","ax",@progbits
.type %Q8,@function
%Q8: s_nop 0
s_endpgm
.section ".data.%Q9","aw",@progbits
.type %Q10,@object
%Q10: .quad %Q5
.size %Q10,8
.comm %Q11,16,8
.ident "%Q12"
.rodata
.p2align 6
.amdhsa_kernel %Q3
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
  .amdhsa_accum_offset 4
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.amdgpu_info %Q8
  .amdgpu_flags 0
  .amdgpu_num_sgpr 8
  .amdgpu_num_vgpr 8
  .amdgpu_call %Q6
  .amdgpu_indirect_call "%Q13"
.end_amdgpu_info
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
amdhsa.printf: ["1:1:4:%Q14"]
%Q15: "%Q16"
amdhsa.kernels:
  - .name: %Q3
    .symbol: %Q3.kd
    .%Q17: "%Q18"
    .language: OpenCL C
    .vec_type_hint: "%Q19"
    .device_enqueue_symbol: "%Q20"
    .kind: normal
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args:
      - { .name: "%Q21", .type_name: "%Q22", .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: "%Q23", .type_name: "%Q24", .offset: 8, .size: 8, .value_kind: hidden_completion_action }
.end_amdgpu_metadata
.amdgpu_dwarf_unit 5
  DW_TAG_compile_unit
    DW_AT_name "%Q26"
    DW_AT_producer "%Q27"
    DW_AT_comp_dir "%Q28"
    DW_AT_language DW_LANG_HIP
    DW_AT_low_pc %Q3
    DW_AT_high_pc 16
    DW_TAG_subprogram
      DW_AT_name "%Q29"
      DW_AT_linkage_name "%Q30"
      DW_AT_low_pc %Q3
      DW_AT_high_pc 16
      DW_TAG_variable
        DW_AT_name "%Q31"
        DW_AT_const_value 5
      end
    end
  end
.end_amdgpu_dwarf_unit
"""

VERSION_2 = """.hsa_code_object_version 2,1
.hsa_code_object_isa 9,0,0,"AMD","%Q40"
.amd_amdgpu_hsa_metadata
Version: [1, 0]
Printf: ["1:1:4:%Q41"]
Kernels:
  - Name: %Q42
    SymbolName: "%Q42@kd"
    Language: OpenCL C
    LanguageVersion: [1, 2]
    Args:
      - { Name: "%Q43", TypeName: "%Q44", Size: 8, Align: 8, ValueKind: GlobalBuffer, ValueType: F32 }
.end_amd_amdgpu_hsa_metadata
.text
.globl %Q42
.p2align 8
.amdgpu_hsa_kernel %Q42
%Q42:
.amd_kernel_code_t
.end_amd_kernel_code_t
s_endpgm
"""

PAL = """.amdgpu_pal_metadata
---
amdpal.version: [ 2, 6 ]
amdpal.pipelines:
  - .name: '%Q50'
    .type: Cs
    .api: '%Q51'
    .%Q52: '%Q53'
    .hardware_stages:
      .cs:
        .entry_point: %Q54
        .sgpr_count: 0x10
    .shader_functions:
      %Q55: { .vgpr_count: 4 }
...
.end_amdgpu_pal_metadata
.text
.globl %Q54
%Q54: .long 0
"""

BUDGET = "kernel\tvgprs\n%Q3\t1\n%Q60\t2\n%Q61*\t3\n"
STATE = "registers: { %Q62: [1, 2], pc: 0 }\n"

# Names are shown by messages about the source, too. What .print says into a pipe is the source's own; controls.sh has it.
WRONG = """.section "%Q70",%Q71
.globl "%Q72
%Q73 %Q74
.include "%Q75"
.error "%Q76"
.warning "%Q78"
.macro m %Q79
.error "\\%Q79"
.endm
m %Q80
.amdgcn_target "%Q81"
.amdhsa_kernel %Q82
.amdhsa_%Q83 1
.end_amdhsa_kernel
s_mov_b32 %Q84, 1
.if %Q85
.endif
"""


def text_of(template: str) -> bytes:
    return re.sub("%(Q[0-9]+)", lambda match: MARKS[match[1]], template).encode()


class Option(NamedTuple):
    word: str           # with its value
    needs: list[str]    # options that it is for; none: it goes with any
    what: str


# A value for each kind that --help=all names; a new kind needs a line here.
KDINFO_VALUES = {"when": "always", "processor": "gfx90a", "numbers": "llvm", "22|23|24": "23", "[no-]name": "all", "name": "*",
                 "field=number": "next_free_vgpr=9", "file": None, "id": None, "folder": "taken", "columns": "kernel", "list": "vgprs=8",
                 "targets": "gfx90a,gfx1100", "release": "6.2", "number": "1", "bytes": "1", "size": "64", "expression": None,
                 "kind": "location", "address": "0"}
KDINFO_FILES = {"output": "out.o", "core": "core", "budget": "budget", "state": "state.yaml"}
KDINFO_OTHERS = {"retarget": "gfx90a", "unbundle": "gfx90a", "evaluate": "DW_OP_lit1"}

SOURCES = ("--asm", "--disassemble", "--debug", "--waits", "--yaml", "--asm --disassemble", "--asm --debug", "--asm -d --debug")

# What is bytes of the object by contract, where it goes to standard output: entries of bundles; and sources that make the
# object again, whose names have its bytes in quotes, but no line ends.
KDINFO_BYTES = re.compile("--unbundle=")
KDINFO_SOURCES = re.compile("|".join(word for word in SOURCES if " " not in word))


COLOUR = re.compile(rb"\x1b\[[0-9;]*m")


def kdinfo_options(text: str) -> Iterator[Option]:
    for name, value, what in re.findall(r"^  (?:-\w, )?--([\w-]+)(?:=(\S+))? +((?:.*\n)(?: {%d}.*\n)*)" % COLUMN, text, re.M):
        value = (value and (KDINFO_OTHERS.get(name) or KDINFO_FILES.get(name) or KDINFO_VALUES[value]))
        what = " ".join(what.split())
        needs = re.match(r"with (.*?):", what)
        yield Option(f"--{name}" + (f"={value}" if value else ""), re.findall(r"--?([\w-]+)", needs[1]) if needs else [], what)


class Tests:
    def __init__(self, build: Path, folder: Path, everything: bool) -> None:
        self.build, self.folder, self.everything = build, folder, everything
        self.passed = self.failed = self.skipped = 0
        self.shown: set[str] = set()

    def write(self, name: str | bytes, data: bytes) -> None:
        path = os.path.join(os.fsencode(self.folder), os.fsencode(name))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        Path(os.fsdecode(path)).write_bytes(data)

    def run(self, program: str, *words: str | bytes) -> subprocess.CompletedProcess:
        return started.run([self.build / program, *words], cwd=self.folder, timeout=LIMIT)

    # ---- what comes out ----

    def wrong(self, output: bytes) -> str | None:
        try:
            text = output.decode()
        except UnicodeDecodeError as error:
            return f"is no UTF-8: {error}"
        found = re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]", text)
        if found:
            return f"has {found[0]!r} in {text[max(found.start() - 60, 0):found.end() + 30]!r}"
        found = re.search("^.{0,2}INJECT.*", text, re.M)
        return f"has a line of a file: {found[0]!r}" if found else None

    def check(self, program: str, words: tuple[str | bytes, ...], done: subprocess.CompletedProcess) -> None:
        shown = f"{program} " + " ".join(map(str, words))
        out = done.stdout
        if program == "kdinfo" and KDINFO_BYTES.search(shown) and "--output" not in shown:
            out = b""
        err = done.stderr
        if "--color=always" in words or "-fcolor-diagnostics" in words:  # only for colours of ours: what a file has is no colour
            out, err = COLOUR.sub(b"", out), COLOUR.sub(b"", err)
        problems = [("standard error " + problem) for problem in [self.wrong(err)] if problem]
        if program == "kdinfo" and KDINFO_SOURCES.search(shown) and "--json" not in shown:
            out = re.sub(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", b"", out).decode("utf-8", "ignore").encode()
            out = re.sub("[\x80-\x9f\u202e]", "", out.decode()).encode()
        problems += [("standard output " + problem) for problem in [self.wrong(out)] if problem]
        if out[:1] in (b"{", b"[") and re.search("--json|--sarif|=json|=sarif", shown):
            try:
                json.loads(out)
            except ValueError as error:
                problems.append(f"standard output is no JSON: {error}")
        if done.returncode < 0 or done.returncode > 2:
            problems.append(f"ends with {done.returncode}")
        self.passed += not problems
        self.failed += bool(problems)
        for problem in problems:
            if problem not in self.shown and len(self.shown) < 40:
                print(f"FAILED: {shown}: {problem}")
            self.shown.add(problem)

    def all(self, program: str, commands: list[tuple[str | bytes, ...]]) -> None:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for words, done in zip(commands, pool.map(lambda words: self.run(program, *words), commands)):
                self.check(program, words, done)

    # ---- files ----

    def make(self) -> list[str]:
        """Files of all kinds."""
        for name, template, words in (("hsa", AMDHSA, ()), ("pal", PAL, ("-triple=amdgcn-amd-amdpal", "-mcpu=gfx90a")),
                                      ("v2", VERSION_2, ("-mcpu=gfx900", "--amdhsa-code-object-version=2"))):
            self.write(f"{name}.s", text_of(template))
            done = self.run("kdasm", "-Wno-all", *words, f"{name}.s", "-o", f"{name}.o")
            assert done.returncode == 0, done.stderr.decode()
        done = self.run("kdasm", "-Wno-all", "-shared", "-mcpu=gfx90a", "hsa.s", "-o", "hsa.co")
        assert done.returncode == 0, done.stderr.decode()
        objects = {name: poisoned((self.folder / name).read_bytes()) for name in ("hsa.o", "hsa.co", "pal.o", "v2.o")}
        # Values that sources can't have.
        objects["bad.o"] = objects["hsa.o"].replace(b"hidden_completion_action", poison(25)).replace(b"amdgcn-amd-amdhsa--gfx90a", poison(26) + b"x")
        name = poison(90).replace(b"/", b"_")
        entries = [("host-" + os.fsdecode(poison(91)), b"")] + \
            [(f"hipv4-amdgcn-amd-amdhsa--{target}", objects["hsa.co"]) for target in ("gfx90a", "gfx90a:xnack+")]
        raw = bundle(*((mark(91) + of, data) for of, data in entries[1:]), (mark(92), objects["hsa.co"]), ("host-x", b""))
        raw = poisoned(raw)
        archive = poisoned(plain({mark(93): {mark(94): b"text", mark(95): objects["hsa.co"]}}))
        files = {**objects, "bundle": raw, "packed": packed(raw, 3),
                 "archive.a": b"!<arch>\n" + member(name[:14].replace(b"\n", b"\x1b") + b"/", objects["hsa.o"])
                              + member(b"x\x9b\x1b[2J/", objects["hsa.co"]) + member(b"b\x1b/", raw),
                 "host.so": poisoned(elf((".hip_fatbin", raw), (mark(86), b"text"), (".hipFatBinSegment", bytes(24)))), "a.kpack": archive, "p.kpack": poisoned(packed_archive({mark(93): {mark(94): objects["hsa.co"]}})),
                 "lib.so": poisoned(library(mark(93), ["/" + mark(96), "../" + mark(97), "a.kpack"], (0, 7))),
                 "none.so": poisoned(library(mark(93), [mark(96)])),
                 "core": poisoned(core.elf([(core.PT_LOAD, core.BASE, core.loaded([(core.BASE, "file:///" + mark(98))]))],
                                           core.note(core.state(core.BASE)))),
                 "visa": poisoned(visa.MAGIC + b"\1\0" + self.visa_object()),
                 "cut.o": objects["hsa.o"][:len(objects["hsa.o"]) * 3 // 4], "budget": poisoned(text_of(BUDGET)).replace(b"\nINJECT\r", b""),
                 "state.yaml": poisoned(text_of(STATE)), os.fsdecode(b"f" + name): objects["hsa.o"]}
        for file, data in files.items():
            self.write(file, data)
        for name, template in (("wrong.s", WRONG), ("poisoned.s", AMDHSA)):  # lines that messages show end where those of the source do
            self.write(name, poisoned(text_of(template)).replace(b"\nINJECT\r", b""))
        return [file for file in files if file not in ("budget", "state.yaml")]

    @staticmethod
    def visa_object() -> bytes:
        of = {"name": mark(88), "reloc_offset": 0, "offset_map": [], "index_map": [],
              "variables": [{"name": mark(89), "intervals": []}],
              "subroutines": [{"name": mark(87), "start": 0, "end": 4, "intervals": []}],
              "frame": {"size": 0, "befp": None, "callerbefp": None, "retaddr": None, "ce_offset": 0, "ce_ip": 0,
                        "callee_saves": [], "caller_saves": []}}
        return visa.written_object(of, "igc")

    # ---- programs ----

    def kdinfo(self, files: list[str]) -> None:
        options = list(kdinfo_options(self.run("kdinfo", "--help=all").stdout.decode()))
        assert len(options) > 50, options
        assert all(f"--{name}" in " ".join(option.word for option in options) for name in ("json", "runs-on", "why", "lanes")), options
        single = [option.word for option in options if not option.needs]
        pairs = [(a.word, b.word) for a, b in itertools.permutations(options, 2)
                 if any(a.word.split("=")[0] == f"--{name}" or (len(name) == 1 and a.word == {"d": "--disassemble"}.get(name)) for name in b.needs)]
        pairs += [("--check", "--json"), ("--explain", "--json"), ("--diff", "--disassemble"), ("--diff", "--html"), ("--disassemble", "--json"),
                  ("--disassemble", "--asm"), ("--debug", "--json"), ("--waits", "--json"), ("--debug", "--asm"), ("--check", "--warn=all"), ("--occupancy=gfx90a", "--json"),
                  ("--table", "--json"), ("--budget=budget", "--json"), ("--why", "--json"), ("--runs-on=gfx90a", "--json"),
                  ("--runs-on=all", "--json"), ("--why", "--runtime=6.2"), ("--unwind", "--pc=0"), ("--evaluate=" + "Qx", "--pc=0")]
        commands: list[tuple] = [("--help",), ("--help=all",), ("--version",), ("--" + os.fsdecode(poison(0)),), ("--set=" + os.fsdecode(poison(1)), "hsa.o")]
        commands += [(word, file) for word in [*single, "--text"] for file in files]
        commands += [(word, "hsa.o", "hsa.co") for word in single] + [(word, *files) for word in single]
        for pair in pairs:
            commands += [(*pair, file) for file in (files if self.everything else ("hsa.co", "hsa.o"))] + [(*pair, *files)]
            commands += [(*pair, "--json", "hsa.co"), (*pair, "hsa.o", "hsa.co")]
        if self.everything:
            commands += [(a, b, *files) for a, b in itertools.combinations([option.word for option in options], 2)]
        for word in ("--kernel", "--runs-on", "--only", "--sort", "--mcpu", "--retarget", "--budget", "--state", "--growth", "--unbundle", "--core",
                     "--evaluate", "--warn", "--occupancy", "--runtime", "--llvm-version", "--kpack-dir", "--unbundle-all", "--output", "--pc"):
            commands.append((word, os.fsdecode(b"no" + poison(2).replace(b"/", b"_")), "hsa.o"))
        self.all("kdinfo", commands)

    def terminal(self) -> None:
        """On a terminal sources have no control characters, either."""
        if lacks_terminal():
            self.skipped += 1
            return
        os.chdir(self.folder)
        for words in itertools.product(SOURCES, ("hsa.o", "hsa.co", "pal.o", "v2.o", "bad.o", "visa", "core")):
            command = [str(self.build / "kdinfo"), "--color=never", *words[0].split(), words[1]]
            problem = self.wrong(on_terminal(command, 80, LC_ALL="C.UTF-8").encode())
            self.passed += not problem
            self.failed += bool(problem)
            if problem:
                print(f"FAILED: on a terminal: kdinfo {words}: {problem}")

    def kdasm(self) -> None:
        inputs = (["-Wall", "poisoned.s", "-o", "x.o"], ["-Wall", "wrong.s", "-o", "x.o"], ["-filetype=asm", "hsa.s"],
                  ["-shared", "-mcpu=gfx90a", "hsa.o", "archive.a", "-o", "x.co"],
                  ["-shared", "--no-undefined", "-mcpu=gfx90a", "hsa.o", "hsa.o", "-o", "x.co"],
                  ["-shared", "-print-gc-sections", "--gc-sections", "-Map=-", "-mcpu=gfx90a", "hsa.o", "-o", "x.co"])
        text = self.run("kdasm", "--help=all").stdout.decode()
        options = re.findall(r"^  -([^\s=\[]+)(?:(\[?[= ]\[?)(\S+?)\]?)?(?:  |$)", text, re.M)
        assert len(options) > 100, options
        values = {"file": "out", "folder": ".", "number": "1", "name": "x", "symbol": os.fsdecode(poison(3)), "obj|asm|binary|null": "asm"}
        skipped = {"E", "S", "watch"}  # what cc -E makes of a source is the source; who watches never ends
        commands = []
        for name, between, value in options:
            if name in skipped:
                continue
            word = f"-{name}"
            if value:
                word += "=" + values.get(value, value.split("|")[0])
            commands += [(word, *words) for words in inputs]
        poisons = os.fsdecode(poison(4).replace(b"/", b"_"))
        commands += [(f"-{name}={poisons}", "hsa.s", "-o", "x.o") for name, _, value in options if value]
        commands += [(poisons,), ("@" + poisons,), ("-" + poisons,), ("-o", "no/" + poisons, "hsa.s"), ("-fdiagnostics-format=json", "wrong.s"),
                     ("-fdiagnostics-format=sarif", "wrong.s")]
        self.all("kdasm", [words for words in commands if "-filetype=obj" not in words])


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="kdinfo-poisoned-") as folder:
        tests = Tests(Path(sys.argv[1]).resolve(), Path(folder), "all" in sys.argv[2:])
        tests.kdinfo(tests.make())
        tests.terminal()
        tests.kdasm()
        os.chdir("/")
    print(f"{tests.passed} passed, {tests.failed} failed, {tests.skipped} skipped")
    return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
