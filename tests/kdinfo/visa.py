#!/usr/bin/env python3
"""
vISA debug information: what kdinfo says of it in both layouts, the directives that make it again, and damaged files.

    visa.py BUILD

The files are written here, from the description of the layouts. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import random
import struct
import sys
from pathlib import Path

import checked

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

MAGIC = struct.pack("<I", 0xdeadd010)
VIRTUAL, PHYSICAL = ("address", "flag", "general"), ("address", "flag", "general", "memory")
LAYOUTS = ("document", "igc")


# ---- the layouts, from a model that is as kdinfo's JSON ----

def named(text: str, layout: str) -> bytes:
    encoded = text.encode()
    return struct.pack("<B" if layout == "document" else "<H", len(encoded)) + encoded


def place(where: dict) -> bytes:
    if "base" in where:
        return struct.pack("<I", where["offset"] & 0x7fffffff | (where["base"] == "absolute") << 31)
    return struct.pack("<HH", where["register"], where["byte"])


def intervals(items: list, wide: bool) -> bytes:
    return struct.pack("<H", len(items)) + b"".join(
        struct.pack("<IIBB" if wide else "<HHBB", item["start"], item["end"], VIRTUAL.index(item["virtual"]),
                    PHYSICAL.index(item["physical"])) + place(item["place"]) for item in items)


def held(what: dict | None) -> bytes:
    return b"\0" if what is None else b"\1" + intervals(what["intervals"], True)


def saves(items: list, count: str) -> bytes:
    return struct.pack(count, len(items)) + b"".join(
        struct.pack("<IH", save["gen_ip"], len(save["saved"]))
        + b"".join(struct.pack("<HHB", saved["register"], saved["bytes"], saved["in"] == "register") + place(saved["place"])
                   for saved in save["saved"]) for save in items)


def mapping(items: list) -> bytes:
    return struct.pack("<I", len(items)) + b"".join(struct.pack("<II", item["visa"], item["gen"]) for item in items)


def written_object(of: dict, layout: str) -> bytes:
    frame = of["frame"]
    out = named(of["name"], layout) + struct.pack("<I", of["reloc_offset"]) + mapping(of["offset_map"])
    out += mapping(of["index_map"]) + struct.pack("<I", len(of["variables"]))
    out += b"".join(named(item["name"], layout) + intervals(item["intervals"], False) for item in of["variables"])
    out += struct.pack("<H", len(of["subroutines"]))
    out += b"".join(named(item["name"], layout) + struct.pack("<II", item["start"], item["end"])
                    + intervals(item["intervals"], layout == "document") for item in of["subroutines"])
    out += struct.pack("<H", frame["size"]) + held(frame["befp"]) + held(frame["callerbefp"]) + held(frame["retaddr"])
    if layout == "igc":
        out += struct.pack("<HH", frame["ce_offset"], frame["ce_ip"])
    return out + saves(frame["callee_saves"], "<H") + saves(frame["caller_saves"], "<H" if layout == "document" else "<I")


def written(objects: list, layout: str) -> bytes:
    return MAGIC + struct.pack("<H", len(objects)) + b"".join(written_object(of, layout) for of in objects)


# ---- models ----

def register(file: str) -> dict:
    return {"file": file, "register": random.choice((0, 5, 127, 65535)), "byte": random.choice((0, 8, 30, 65535))}


def memory() -> dict:
    return {"base": random.choice(("befp", "absolute")), "offset": random.choice((0, 64, -32, 0x3fffffff, -0x40000000))}


def interval(wide: bool) -> dict:
    physical = random.choice(PHYSICAL)
    most = 0xffffffff if wide else 0xffff
    return {"start": random.choice((0, 3, most)), "end": random.choice((0, 7, most)), "virtual": random.choice(VIRTUAL),
            "physical": physical, "place": memory() if physical == "memory" else register({"general": "r"}.get(physical, physical[0]))}


def some(make, most: int = 3) -> list:
    return [make() for _ in range(random.randrange(most + 1))]


def name() -> str:
    return random.choice(("", "V32", 'a "quoted\\ \n\t one', "x" * 255, "\N{LATIN SMALL LETTER E WITH ACUTE}", "// ; /* #"))


def save() -> dict:
    def saved() -> dict:
        inside = random.choice(("memory", "register"))
        return {"register": 32 * random.randrange(128), "bytes": random.choice((32, 65535)), "in": inside,
                "place": memory() if inside == "memory" else register("r")}
    return {"gen_ip": random.choice((0, 16, 0xffffffff)), "saved": some(saved)}


def random_object(layout: str) -> dict:
    def holder() -> dict | None:
        return random.choice((None, {"intervals": some(lambda: interval(True))}))

    def entry() -> dict:
        return {"visa": random.randrange(2**32), "gen": random.randrange(2**32)}
    frame = {"size": random.choice((0, 64, 65535)), "befp": holder(), "callerbefp": holder(), "retaddr": holder()}
    if layout == "igc":
        frame |= {"ce_offset": random.choice((0xffff, 0, 64)), "ce_ip": random.choice((0, 32))}
    frame |= {"callee_saves": some(save), "caller_saves": some(save)}
    return {"name": name(), "reloc_offset": random.choice((0, 4096, 0xffffffff)), "offset_map": some(entry),
            "index_map": some(entry), "variables": some(lambda: {"name": name(), "intervals": some(lambda: interval(False))}),
            "subroutines": some(lambda: {"name": name(), "start": random.randrange(2**32), "end": random.randrange(2**32),
                                         "intervals": some(lambda: interval(layout == "document"))}), "frame": frame}


class Tests(checked.Checked):
    def read(self, contents: bytes, *words: str, status: int = 0) -> tuple[str, str]:
        (self.folder / "x").write_bytes(contents)
        return self.run("kdinfo", *words, "x", status=status)

    def both_ways(self) -> None:
        random.seed(10)
        for number in range(400):
            layout = LAYOUTS[number % 2]
            objects = [random_object(layout) for _ in range(1 + number % 3)]
            contents = written(objects, layout)
            found = self.valid(layout, self.read(contents, "--json")[0])["visa_debug_info"][0]
            self.check("layout", found["layout"] == layout or found["ambiguous"], found["layout"])
            self.check("JSON", found["objects"] == objects or found["ambiguous"], f"{found['objects']}\n{objects}")
            lines = self.read(contents, "--asm")[0]
            source = '.section .v, "", @progbits\n' + lines
            done = started.run([self.kdasm, "-mcpu=gfx900", "-Wno-all", "-filetype=binary", "-section=.v", "-"],
                               input=source.encode())
            self.check("round trip", done.stdout == contents, f"{done.stderr.decode()}\n{lines}")
            self.check("text", self.read(contents)[0].startswith("x: vISA debug information, in "))

    def layouts(self) -> None:
        empty = MAGIC + b"\0\0"
        found = json.loads(self.read(empty, "--json")[0])["visa_debug_info"][0]
        self.check("no objects", found == {"file": "x", "size": 6, "layout": "document", "ambiguous": True, "objects": []})
        self.check("... as text", "in either layout, 0 objects" in self.read(empty)[0])
        said = self.read(b"\x10\xd0\xad\xdf\0\0", status=2)[1]
        self.check("another magic number", "no code object found" in said, said)
        self.check("--table", "it is vISA debug information" in self.read(empty, "--table", status=2)[1])
        self.read(empty, "--list")
        self.read(empty, "--check")

    def damaged(self) -> None:
        random.seed(2)
        for layout in LAYOUTS:
            objects = [random_object(layout) for _ in range(3)]
            contents = written(objects, layout)
            for size in range(4, len(contents), 3):
                said = self.read(contents[:size], status=2)[1] if size != 6 else ""
                self.check("a file that is cut off", size == 6 or "in none of its layouts" in said, said)
            self.read(contents + b"\0", status=2)
            for _ in range(300):
                changed = bytearray(contents)
                for _ in range(random.randrange(1, 5)):
                    changed[random.randrange(4, len(changed))] = random.choice((0, 1, 2, 0x7f, 0x80, 0xff))
                done = started.run([self.kdinfo, "--check", "--all-findings", "-"], input=bytes(changed), timeout=300)
                self.check("a random change", done.returncode in (0, 1, 2), done)
        for what, contents in {
            "many objects": b"\xff\xff",
            "a large map": b"\1\0" + bytes(5) + b"\xff" * 4,
            "many variables": b"\1\0" + bytes(13) + b"\xff" * 4,
            "a long name": b"\1\0" + b"\xff" * 9,
            "many saves": b"\1\0" + bytes(2 + 4 + 12 + 2 + 2 + 3 + 4 + 2) + b"\xff" * 4,
        }.items():
            said = self.read(MAGIC + contents, status=2)[1]
            self.check(what, "which is too much" in said or "it is cut off" in said, said)

    def checks(self) -> None:
        random.seed(1)
        entry = {"visa": 9, "gen": 160}
        sound = random_object("igc") | {"name": "k", "variables": [], "subroutines": [], "index_map": [entry]}
        sound["offset_map"] = []
        sound["frame"] = {"size": 0, "befp": None, "callerbefp": None, "retaddr": None, "ce_offset": 65535, "ce_ip": 0,
                          "callee_saves": [], "caller_saves": []}

        def at(start: int, end: int, **more) -> dict:
            return {"start": start, "end": end, "virtual": "general", "physical": "general",
                    "place": {"file": "r", "register": 1, "byte": 4}} | more

        def odd(kind: str, byte: int) -> dict:
            return {"physical": kind, "place": {"file": kind[0].replace("g", "r"), "register": 0, "byte": byte}}
        self.check("what is sound", self.read(written([sound], "igc"), "--check") == ("", ""))
        for holds, wrong in (
                ([at(0, 3), at(3, 10)], None), ([at(4, 3)], "ends at 3, before it begins at 4"),
                ([at(0, 3), at(2, 5)], "begins at 2, before the one before it ends at 3"),
                ([at(10, 10)], "'start' is 10, but the largest index in the map is 9"),
                ([at(0, 11)], "'end' is 11, but the largest index in the map is 9"),
                ([at(0, 1, **odd("general", 63))], None), ([at(0, 1, **odd("general", 64))], "a register has 64 bytes at most"),
                ([at(0, 1, **odd("flag", 2))], None), ([at(0, 1, **odd("flag", 3))], "f0.3: byte 3 is in the middle of a word"),
                ([at(0, 1, **odd("address", 1))], "a0.1: byte 1 is in the middle of a word")):
            of = sound | {"variables": [{"name": "V", "intervals": holds}]}
            self.found(of, "x: object k, variable V: warning: ", wrong)
        for start, end, wrong in ((0, 9, None), (3, 2, "ends at 2, before it begins at 3"), (0, 10, "'end' is 10")):
            of = sound | {"subroutines": [{"name": "s", "start": start, "end": end, "intervals": []}]}
            self.found(of, "x: object k: warning: ", wrong)
        for holds, wrong in (([at(0, 999999), at(999999, 999999)], "'start' is 999999, but the largest offset"),
                             ([at(160, 999999)], None)):
            self.found(sound | {"frame": sound["frame"] | {"retaddr": {"intervals": holds}}}, "x: object k, retaddr", wrong)
        for ip, from_, size, wrong in ((160, 32, 32, None), (161, 32, 32, "'gen_ip' is 161"), (0, 33, 32, "byte 1 of r1"),
                                       (0, 32, 0, "'bytes' is 0")):
            one = {"register": from_, "bytes": size, "in": "memory", "place": {"base": "befp", "offset": -4}}
            frame = sound["frame"] | {"callee_saves": [{"gen_ip": ip, "saved": [one]}]}
            self.found(sound | {"frame": frame}, "x: object k, callee_save", wrong)

    def found(self, of: dict, where: str, wrong: str | None) -> None:
        contents = written([of], "igc")
        said = self.read(contents, "--check", status=1 if wrong else 0)[0]
        self.check(f"a check: {wrong}", said.startswith(where) and wrong in said and said.count("\n") == 1 if wrong else not said,
                   said)
        if not wrong:
            return
        self.check("... that is off", not self.read(contents, "--check", "-Wno-all")[0])
        findings = json.loads(self.read(contents, "--check", "--json", status=1)[0])["findings"]
        self.check("... as JSON", len(findings) == 1 and wrong in findings[0]["message"], findings)
        lines = self.read(contents, "--asm")[0]
        done = started.run([self.kdasm, "-mcpu=gfx900", "-filetype=null", "-"],
                           input=f'.section .v, "", @progbits\n{lines}'.encode())
        self.check("... in a source", done.returncode == 0 and b"warning: " in done.stderr and wrong.encode() in done.stderr,
                   done.stderr.decode())

    def everything(self) -> None:
        self.both_ways()
        self.layouts()
        self.damaged()
        self.checks()


if __name__ == "__main__":
    sys.exit(checked.main(Tests))
