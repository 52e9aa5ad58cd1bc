#!/usr/bin/env python3
"""
What kdinfo --waits says: the table and the JSON are the same, and what can't be known is said.

    waits.py BUILD

tests/kdinfo/shown/waits.waits has the table line by line. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import random
import re
import struct
import sys
import tempfile
from pathlib import Path
from typing import Any

import schema

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
SCHEMA = json.loads((ROOT / "emit" / "manual" / "kdinfo.schema.json").read_text())
SHOWN = ROOT / "tests" / "kdinfo" / "shown" / "waits.s"

TARGET = '.amdgcn_target "amdgcn-amd-amdhsa--{target}"\n.text\n.p2align 8\n'
DESCRIPTOR = """\
.section .rodata
.p2align 6
.amdhsa_kernel {name}
	.amdhsa_next_free_vgpr 256
	.amdhsa_next_free_sgpr 64
	{more}
.end_amdhsa_kernel
"""


def kernel(body: str, name: str = "k", target: str = "gfx906", more: str = "") -> str:
    return (TARGET.format(target=target) + f".globl {name}\n.type {name},@function\n{name}:\n{body}\ts_endpgm\n.size {name}, .-{name}\n" +
            DESCRIPTOR.format(name=name, more=more))


def many_ways() -> str:
    """Blocks that lead anywhere, and on each way other registers have other values."""
    draw, lines = random.Random(1), []
    for block in range(300):
        lines += [f".L{block}:", f"s_mov_b32 s{draw.randrange(8, 40)}, {draw.randrange(64)}"]
        if draw.random() < .5:
            lines.append(f"global_load_dword v{draw.randrange(1, 250)}, v0, s[0:1]")
        lines += [f"s_cmp_eq_u32 s{draw.randrange(8, 40)}, {draw.randrange(64)}", f"s_cbranch_scc1 .L{draw.randrange(300)}"]
    return kernel("\n".join(lines) + "\n")


def without_sections(data: bytes) -> bytes:
    """A linked object without section headers."""
    changed = bytearray(data)
    struct.pack_into("<Q", changed, 0x28, 0)
    struct.pack_into("<HHH", changed, 0x3a, 64, 0, 0)
    return bytes(changed)


class Test:
    def __init__(self, build: Path, folder: Path) -> None:
        self.build, self.folder = build, folder
        self.passed = self.failed = 0

    def check(self, what: str, good: bool, said: object = "") -> None:
        self.passed += good
        self.failed += not good
        if not good:
            print(f"FAILED: {what}: {str(said)[:2000]}")

    def run(self, *words: str, status: int = 0) -> str:
        done = started.run([self.build / words[0], *words[1:]], cwd=self.folder, text=True)
        self.check(f"status of {words}", done.returncode == status, f"{done.returncode}: {done.stderr}")
        return done.stdout + done.stderr

    def make(self, source: str, name: str = "a.o", *options: str) -> None:
        (self.folder / "a.s").write_text(source)
        self.run("kdasm", "-Wno-all", *options, "a.s", "-o", name)

    def waits(self, name: str, *options: str) -> dict[str, Any]:
        document = json.loads(self.run("kdinfo", "--json", "--waits", *options, name))
        self.check("the schema", not (problems := schema.problems(SCHEMA, document)), problems)
        return document["objects"][0]["waits"]

    # ---- table and JSON ----

    def same(self) -> None:
        self.make(SHOWN.read_text())
        table = self.run("kdinfo", "--waits", "--all", "a.o")
        found = self.waits("a.o")
        self.check("functions", [(one["name"], one["kernel"], one["section"]) for one in found["functions"]] ==
                   [("gemm", True, ".text"), ("helper", False, ".text")], found)
        instructions = [one for function in found["functions"] for one in function["instructions"]]
        lines = re.findall(r"^  0x([0-9a-f]+) +(\S.*?)(?:  +(\S.*))?\n(?: +waits for: (.*)\n)?", table, re.MULTILINE)
        lines = [line for line in lines if not line[1].startswith("to 0x")]
        self.check("as many lines", len(lines) == len(instructions) > 30, len(lines))
        for (address, text, pending, waits), one in zip(lines, instructions):
            self.check(f"line {address}", (int(address, 16), text) == (one["address"], one["text"]), one)
            shown = re.findall(r"(\w+) (\d+)( in any order)?(?:: ([^;]*))?(?:;|$)", pending)
            named = [(f"{name}cnt", int(count), not order, [f"{registers} {int(start, 16)} {younger}" for registers, start, younger in
                                                           re.findall(r"(\S+) from 0x([0-9a-f]+) \((\d+)\)", registers)])
                     for name, count, order, registers in shown]
            told = [(counter["counter"], counter["events"], counter["in_order"],
                     [f"{entry['registers']} {entry['from']} {entry['younger']}" for entry in counter["registers"]]) for counter in one["pending"]]
            self.check(f"pending before {address}", named == told, f"{named} {told}")
            registers = [f"{entry['registers']} at {entry['from']:#x}" for wait in one.get("waits_for", []) for entry in wait["registers"]]
            self.check(f"what {address} waits for", [" at ".join(pair) for pair in re.findall(r"(\S+) at (0x[0-9a-f]+)", waits)] == registers, waits)
            events = sum(wait["events"] for wait in one.get("waits_for", []))
            self.check(f"whether {address} waits", (waits in ("", "nothing")) == (events == 0), waits)
        self.check("one kernel", "helper" not in self.run("kdinfo", "--waits", "-k", "gemm", "a.o"))

    # ---- what can't be known ----

    def problems(self) -> None:
        self.make(many_ways())
        self.check("too many ways", self.run("kdinfo", "--waits", "a.o").endswith(
            "\nkernel k: there are too many ways through it: what is pending is not known\n"))
        function = self.waits("a.o")["functions"][0]
        self.check("too many ways in JSON", function == {"name": "k", "kernel": True, "address": 0, "section": ".text", "instructions": [],
                                                         "problem": "there are too many ways through it"}, function)
        self.make(".text\n.long 0\n", "a.o", "-triple=r600", "-mcpu=redwood")
        said = "what instructions of redwood wait for is not known"
        self.check("another processor", self.run("kdinfo", "--waits", "a.o").splitlines()[1:] == [said])
        self.check("the same in JSON", self.waits("a.o") == {"problem": said, "functions": []})
        self.make(TARGET.format(target="gfx906") + ".globl k\n" + DESCRIPTOR.format(name="k", more=""))
        self.check("no code", self.run("kdinfo", "--waits", "a.o").endswith("\nkernel k: its code is not in this file: what is pending is not known\n"))

        self.make('.amdgcn_target "amdgcn-amd-amdhsa--gfx906"\nlabel:\n\ts_endpgm\n')
        self.check("no function", self.run("kdinfo", "--waits", "a.o").splitlines()[1:] == ["there is no kernel, and no symbol that is a function"])

    def shared(self) -> None:
        body = "\tglobal_load_dword v1, v[0:1], off\n\ts_waitcnt vmcnt(0)\n"
        other = ".text\n.globl l\nl = k\n" + DESCRIPTOR.format(name="l", more="")
        self.make(kernel(body) + other, "a.hsaco", "-shared")
        table = self.run("kdinfo", "--waits", "a.hsaco")
        self.check("two kernels with one entry", table.count("waits for: global_load_dword v1 at 0x") == 1 and
                   bool(re.search(r"^kernel [kl]: the same code as of kernel [kl]$", table, re.MULTILINE)), table)
        self.check("and in JSON", sorted(len(one["instructions"]) for one in self.waits("a.hsaco")["functions"]) == [0, 3])

    def bare(self) -> None:
        """Without section headers the code is where the segments say, and branches are numbers."""
        self.make(kernel(".Lback:\n\tglobal_load_dword v1, v[0:1], off\n\ts_cbranch_scc1 .Lback\n\ts_waitcnt vmcnt(0)\n"), "a.hsaco", "-shared")
        whole = self.waits("a.hsaco")["functions"][0]["instructions"]
        (self.folder / "b.hsaco").write_bytes(without_sections((self.folder / "a.hsaco").read_bytes()))
        found = self.waits("b.hsaco")["functions"][0]
        self.check("without sections", found["section"] is None and len(found["instructions"]) == len(whole) == 4 and
                   all((one["address"], one["pending"]) == (two["address"], two["pending"]) for one, two in zip(found["instructions"], whole)), found)

    def bounded(self) -> None:
        """Registers that wait for as many instructions each, in front of many more instructions."""
        loads = "".join(f"\tflat_load_dword v{reg}, v[0:1]\n" for reg in range(2, 256, 2))
        self.make(kernel(loads + "\tv_nop\n" * 4000))
        found = self.waits("a.o")["functions"][0]["instructions"]
        entries = sum(len(counter["registers"]) for one in found for counter in one["pending"])
        self.check("so many entries and no more", entries == 4096 + 24 * len(found), entries)
        self.check("how many there are more", [(one["counter"], one["more_registers"]) for one in found[-1]["pending"]] ==
                   [("vmcnt", 63), ("lgkmcnt", 15)], found[-1])
        self.check("in the table", " vm 63 in any order: 63 more; lgkm 15 in any order: 15 more\n" in self.run("kdinfo", "--waits", "--all", "a.o"))

    def usage(self) -> None:
        self.make(kernel(""))
        for words in (("--waits", "-d"), ("--waits", "--debug"), ("--waits", "--asm"), ("--waits", "--check"), ("--waits", "--list")):
            said = self.run("kdinfo", *words, "a.o", status=2)
            self.check(f"{words}", "can be combined only with --json" in said, said)
        self.check("beside the rest", {"code", "waits"} <= json.loads(self.run("kdinfo", "--json", "-d", "--waits", "a.o"))["objects"][0].keys())


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        test = Test(Path(sys.argv[1]).resolve(), Path(name))
        for part in (test.same, test.problems, test.shared, test.bare, test.bounded, test.usage):
            part()
    print(f"{test.passed} passed, {test.failed} failed, 0 skipped")
    return int(test.failed > 0)


if __name__ == "__main__":
    sys.exit(main())
