#!/usr/bin/env python3
"""
Core files: what kdinfo says of them, and what it makes of damaged ones.

    core.py BUILD

The files are written here, from the description of their layout; the note also as directives. The closing line is
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import random
import struct
import sys
from pathlib import Path

import checked

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

EM_X86_64, EM_AMDGPU, PT_LOAD, PT_NOTE, ET_CORE = 62, 224, 1, 4, 4
BASE, CODE = 0x7fff00000000, 0x20000

AGENT = struct.Struct("<7Q16I")
QUEUE = struct.Struct("<5Q6I")


def note(contents: bytes, name: bytes = b"AMDGPU", number: int = 33) -> bytes:
    padded = name + b"\0" + bytes(-(len(name) + 1) % 4)
    return struct.pack("<III", len(name) + 1, len(contents), number) + padded + contents + bytes(-len(contents) % 4)


def state(r_debug: int = 0, agents: int = 1, queues: int = 1, version: bool = True, agent_size: int = 120,
          queue_size: int = 64, runtime_size: int = 16, runtime_state: int = 1) -> bytes:
    """The note as in the specification; entries of other sizes are longer, with bytes 0xab, or cut off."""
    def sized(entry: bytes, size: int) -> bytes:
        return (entry + b"\xab" * size)[:size]
    header = struct.pack("<IIQIIII", 1, 13, runtime_size, agents, agent_size, queues, queue_size)
    body = sized(struct.pack("<QII", r_debug, runtime_state, 1), runtime_size)
    for number in range(agents):
        values = list(range(100 * number + 1, 100 * number + 24))
        values[15] = (90402, 110000, 90010, 77)[number % 4]
        body += sized(AGENT.pack(*values), agent_size)
    for number in range(queues):
        body += sized(QUEUE.pack(*range(number + 1, number + 12)), queue_size)
    return (struct.pack("<Q", 1) if version else b"") + header + body


def elf(segments: list[tuple[int, int, bytes]], notes: bytes = b"", machine: int = EM_AMDGPU, alignment: int = 4) -> bytes:
    """Segments are type, address and bytes."""
    parts = ([(PT_NOTE, 0, notes)] if notes else []) + segments
    at = 64 + 56 * len(parts)
    headers = body = b""
    for kind, address, contents in parts:
        headers += struct.pack("<IIQQQQQQ", kind, 6, at + len(body), address, 0, len(contents), len(contents),
                               alignment if kind == PT_NOTE else 1)
        body += contents
    system = 64 if machine == EM_AMDGPU else 0
    return (b"\x7fELF" + bytes([2, 1, 1, system, 0]) + bytes(7)
            + struct.pack("<HHIQQQIHHHHHH", ET_CORE, machine, 1, 0, 64, 0, 0, 64, 56, len(parts), 64, 0, 0)
            + headers + body)


def loaded(objects: list[tuple[int, str]], back_to: int | None = None) -> bytes:
    """r_debug and its list, at BASE; the last element leads to the given one, if any."""
    names, maps = b"", b""
    first, text = BASE + 40, BASE + 40 + 40 * len(objects)
    for number, (address, uri) in enumerate(objects):
        last = number == len(objects) - 1
        following = (0 if back_to is None else first + 40 * back_to) if last else first + 40 * (number + 1)
        maps += struct.pack("<QQQQQ", address, text + len(names), 0, following, 0)
        names += uri.encode() + b"\0"
    return struct.pack("<IIQQII", 1, 0, first if objects else 0, 0, 0, 0) + bytes(8) + maps + names


class Tests(checked.Checked):
    def put(self, name: str, contents: bytes) -> str:
        (self.folder / name).write_bytes(contents)
        return name

    def assembled(self, source: str, *options: str) -> bytes:
        done = started.run([self.kdasm, "-W", "-mcpu=gfx942", *options, "-"], input=source.encode(), cwd=self.folder)
        self.check("assembly", done.returncode == 0, done.stderr.decode())
        return done.stdout

    def document(self, *words: str) -> dict:
        return self.valid(str(words), self.run("kdinfo", "--json", *words)[0])

    # ---- what is right ----

    def state(self, code: bytes) -> None:
        for version in (True, False):
            name = self.put("state.core", elf([(PT_LOAD, CODE, code)], note(state(agents=4, queues=2, version=version)),
                                              alignment=2))
            core = self.document(name)["cores"][0]
            self.check("note version", core["state"]["note_version"] == (1 if version else None))
            self.check("header", core["state"]["header"] == {
                "version_major": 1, "version_minor": 13, "runtime_info_size": 16, "n_agents": 4,
                "agent_info_entry_size": 120, "n_queues": 2, "queue_info_entry_size": 64}, core)
            processors = [agent["processor"] for agent in core["state"]["agents"]]
            self.check("processors", processors == ["gfx942", "gfx1100", "gfx90a", None], processors)
            self.check("fields in order", list(core["state"]["agents"][1].values())[:10] == list(range(101, 111)))
            self.check("queues", core["state"]["queues"][1]["reserved"] == 12)
            text, _ = self.run("kdinfo", name)
            self.check("text", "AMDGPU core file, 4 agents, 2 queues, 1 memory segment" in text
                       and "90402 (gfx942)" in text and "1 (enabled)" in text, text)
        for number, word in enumerate(("disabled", "enabled", "busy", "error")):
            text, _ = self.run("kdinfo", self.put("state.core", elf([], note(state(runtime_state=number)))))
            self.check(word, f"{number} ({word})" in text)
        for size in (8, 56, 64, 112, 120, 128, 256):
            core = self.document(self.put("size.core", elf([], note(state(agents=2, agent_size=size)))))["cores"][0]
            agents = core["state"]["agents"]
            self.check(f"agents of {size} bytes", len(agents) == 2 and agents[0]["exception_status"] == 1
                       and ("rest" in agents[0]) == (size > 120) and ("debug_prop" in agents[0]) == (size >= 120), agents)

    def layouts(self, code: bytes) -> None:
        uri = f"memory://1234#offset={CODE}&size={len(code):#x}"
        other = "file:///opt/lib%20x.so#offset=0x1000&size=40"
        missing = "memory://1234#offset=0x999000&size=8"
        memory = [(PT_LOAD, BASE, loaded([(0x5000, other), (0x7000, uri), (0x9000, missing)])), (PT_LOAD, CODE, code)]
        host = self.put("host.core", elf(memory, machine=EM_X86_64))
        whole = self.put("unified.core", elf(memory, note(b"x" * 12, b"CORE", 1) + note(state(BASE)), EM_X86_64))
        gpu = self.put("gpu.core", elf([], note(state(BASE))))
        objects = self.document(whole)
        self.check("a unified core", [(o["uri"], o["load_address"], o["offset"]) for o in objects["cores"][0]["loaded"]]
                   == [(other, 0x5000, None), (uri, 0x7000, objects["objects"][0]["offset"]), (missing, 0x9000, None)],
                   objects["cores"])
        self.check("its code object", objects["objects"][0]["uri"] == uri
                   and objects["objects"][0]["load_address"] == 0x7000 and len(objects["objects"]) == 1)
        split = self.document(gpu)
        self.check("a split core alone", split["cores"][0]["loaded"] == [] and not split["objects"])
        self.check("... says where the list is", f"their list is at address {BASE:#x}" in self.run("kdinfo", gpu)[0])
        both = self.document(f"--core={host}", gpu)["cores"][0]["loaded"]
        self.check("... with the host's", [o["uri"] for o in both] == [other, uri, missing] and both[1]["offset"], both)
        self.check("the host's alone", "core file of the host," in self.run("kdinfo", host)[0])
        rows = [row.split("\t") for row in self.run("kdinfo", "--list", whole)[0].splitlines()]
        self.check("--list", rows[1][3] == "amdgcn-amd-amdhsa--gfx942" and rows[1][5] == uri, rows)
        self.run("kdinfo", "--unbundle=#1", "-o", "out.co", whole)
        self.check("--unbundle", (self.folder / "out.co").read_bytes() == code)
        self.run("kdinfo", "--unbundle-all=all", whole)
        self.check("--unbundle-all", [path.read_bytes() for path in (self.folder / "all").iterdir()] == [code])
        self.check("--table", "a_kernel" in self.run("kdinfo", "--table", whole)[0])
        self.check("--explain", "a_kernel" in self.run("kdinfo", "--explain", whole)[0])
        self.check("-d", "s_endpgm" in self.run("kdinfo", "-d", whole)[0])
        self.run("kdinfo", "--check", whole, status=1)
        self.check("a URI of memory", "a_kernel" in self.run("kdinfo", "--explain", f"--core={whole}", uri)[0])
        self.check("... needs a core", "--core" in self.run("kdinfo", uri, status=2)[1])
        self.check("... with that memory", "lacks this memory" in self.run("kdinfo", f"--core={gpu}", uri, status=2)[1])
        self.check("... that is right", "not of the form" in self.run("kdinfo", f"--core={whole}", "memory://x", status=2)[1])
        self.check("no code object", "no code object found in the memory" in self.run("kdinfo", "--table", gpu, status=2)[1])
        self.run("kdinfo", "--list", gpu)
        self.check("a core is no object", "0 kernel" not in self.run("kdinfo", gpu)[0])

    def directives(self) -> None:
        random.seed(33)
        cases = [state(version=version, agents=agents, queues=2, agent_size=size, queue_size=queue, runtime_size=runtime)
                 for version in (True, False) for agents in (0, 1, 3) for size in (8, 120, 136) for queue in (16, 64, 72)
                 for runtime in (0, 8, 16, 24)]
        cases += [state() + b"\1\2\3\4"]
        for contents in cases:
            name = self.put("trip.core", elf([], note(contents)))
            lines = self.run("kdinfo", "--asm", name, status=2 if contents == cases[-1] else 0)[0]  # bytes after the queues
            made = self.assembled('.section .n, "", @progbits\n' + lines, "-filetype=binary", "-section=.n")
            self.check("round trip", made == note(contents), lines)
        made = self.assembled('.section .n, "", @progbits\n.amdgpu_core_state\n.end_amdgpu_core_state\n', "-filetype=binary",
                              "-section=.n")
        empty = struct.pack("<QIIQIIII", 1, 0, 0, 16, 0, 120, 0, 64) + bytes(16)
        self.check("an empty block", made == note(empty), made.hex())

    # ---- what is damaged ----

    def damaged(self, code: bytes) -> None:
        good = state(BASE)
        for size in range(len(good)):
            self.run("kdinfo", self.put("cut.core", elf([], note(good[:size]))), status=2)
        for what, contents in {
            "many agents": struct.pack("<QIIQIIII", 1, 1, 13, 0, 0xffffffff, 120, 0, 64),
            "agents of no size": struct.pack("<QIIQIIII", 1, 1, 13, 0, 0xffffffff, 0, 0, 64),
            "many queues of no size": struct.pack("<QIIQIIII", 1, 1, 13, 0, 0, 0, 0xffffffff, 0),
            "a large runtime_info": struct.pack("<QIIQIIII", 1, 1, 13, 2**64 - 8, 0, 120, 0, 64),
            "an odd size": struct.pack("<QIIQIIII", 1, 1, 13, 12, 0, 120, 0, 64) + bytes(12),
        }.items():
            said = self.run("kdinfo", self.put("bad.core", elf([], note(contents))), status=2)[1]
            self.check(what, "NT_AMDGPU_KFD_CORE_STATE is damaged" in said, said)
        uris = [(0x1000 * number, f"file:///{number}") for number in range(5)]
        for back in range(5):
            name = self.put("loop.core", elf([(PT_LOAD, BASE, loaded(uris, back))], note(state(BASE))))
            said = self.run("kdinfo", name, status=2)[1]
            self.check(f"a list that leads back to {back}", "goes in circles" in said, said)
        name = self.put("loop.core", elf([(PT_LOAD, BASE, loaded(uris)[:150])], note(state(BASE))))
        self.check("a list that is cut off", "is cut off at address" in self.run("kdinfo", name, status=2)[1])
        # Each byte of the memory is an element of its own, and all have one long name.
        chain = bytes([0]) * 16 + struct.pack("<Q", BASE + 64)
        name = self.put("odd.core", elf([(PT_LOAD, BASE, (chain * 100)[:4000])], note(state(BASE))))
        self.run("kdinfo", name)
        cut = self.put("cut.core", elf([(PT_LOAD, CODE, code), (PT_LOAD, BASE, bytes(4000))], note(good))[:-1])
        self.check("a cut file", "reaches past the end of the file" in self.run("kdinfo", cut, status=2)[1])
        self.check("... of which the code object is there", "gfx942" in self.run("kdinfo", "--list", cut)[0])
        several = elf([], note(state()) + note(state()))
        self.check("several notes", "the first one counts" in self.run("kdinfo", self.put("several.core", several), status=2)[1])
        sizes = [(PT_LOAD, BASE, loaded([(1, f"memory://1#offset={CODE}&size={size}")])) for size in
                 ("0", "0xffffffffffffffff", "1", "99999999999999999999999", "x")]
        for segment, status in zip(sizes, (0, 0, 0, 2, 2)):
            self.run("kdinfo", self.put("uri.core", elf([segment, (PT_LOAD, CODE, code)], note(state(BASE)))), status=status)
        random.seed(11)
        whole = elf([(PT_LOAD, BASE, loaded(uris)), (PT_LOAD, CODE, code)], note(state(BASE)))
        for _ in range(300):
            bytes_ = bytearray(whole[:random.randrange(len(whole) // 2, len(whole) + 1)])
            for _ in range(random.randrange(1, 8)):
                bytes_[random.randrange(min(len(bytes_), 900))] = random.choice((0, 1, 8, 0x7f, 0x80, 0xff))
            done = started.run([self.kdinfo, "--json", self.put("random.core", bytes(bytes_))], cwd=self.folder, timeout=300)
            self.check("a random change", done.returncode in (0, 1, 2), done)

    def everything(self) -> None:
        code = self.assembled(".text\n.p2align 8\n.globl a_kernel\n.type a_kernel,@function\na_kernel: s_endpgm\n.rodata\n"
                               ".p2align 6\n.amdhsa_kernel a_kernel\n.amdhsa_next_free_vgpr 9\n.amdhsa_next_free_sgpr 8\n"
                               ".amdhsa_accum_offset 4\n.end_amdhsa_kernel\n", "-shared")
        self.state(code)
        self.layouts(code)
        self.directives()
        self.damaged(code)


if __name__ == "__main__":
    sys.exit(checked.main(Tests))
