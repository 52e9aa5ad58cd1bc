#!/usr/bin/env python3
"""
What kdasm-lsp leaves behind: a session under valgrind, and the memory of one that goes on.

    leaks.py BUILD [--seconds=N] [--valgrind]

A session is the recorded edits of edits.json, again and again, with two requests after each, texts that are closed and opened
again, and settings and files that change. With --valgrind it lasts N seconds, 60 if nothing else is said, and nothing may be lost
at its end. Else its later rounds may use no more memory than the earlier ones. The closing line is
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from client import ROOT, Client, Served, TARGET, applied, main, position
from timed import kernels, requests

VALGRIND = ["valgrind", "--quiet", "--leak-check=full", "--show-leak-kinds=all", "--errors-for-leak-kinds=all", "--error-exitcode=99"]
LOST = 99
SECONDS = 60
ROUNDS, WARM = 6, 3  # of all edits; the first ones fill what is kept
MORE = 2 << 10  # kB that the rest may need besides: the allocator's
KDASM_JSON = ['{"options": ["-mcpu=gfx90a"]}', '{"options": ["-g", "-mcpu=gfx942"]}', '{"options": [', '{"options": ["-frobnicate"]}']


class Session:
    """One that goes on."""

    def __init__(self, client: Client, folder: Path) -> None:
        self.client, self.folder, self.draw = client, folder, random.Random(39)
        self.edits = json.loads((Path(__file__).parent / "edits.json").read_text())
        self.examples = folder / "examples"
        self.texts: dict[str, str] = {}
        self.count = 0
        shutil.copytree(ROOT / "examples", self.examples)

    def ask(self, name: str, line: int) -> None:
        """Two requests about a line, which may make no sense there."""
        uri, text = (self.examples / name).as_uri(), self.texts[name]
        line = min(line, text.count("\n"))
        words = [match.start() for match in re.finditer(r"[\w.]+", text)]
        label = position(text, self.draw.choice(words)) if words else {"line": 0, "character": 0}
        for method, parameters in self.draw.sample(list(requests(uri, text, line, label).items()), 2):
            self.client.answer(f"textDocument/{method}", parameters)

    def disturb(self) -> None:
        """What happens now and then around the texts."""
        client, draw = self.client, self.draw
        client.notify("workspace/didChangeConfiguration", {"settings": {"kdasm": {"options": draw.choice([["-Wall"], ["-x"], []])}}})
        (self.examples / "kdasm.json").write_text(draw.choice(KDASM_JSON))
        client.notify("workspace/didChangeWatchedFiles", {"changes": []})
        client.request("workspace/symbol", {"query": draw.choice("kslx")})
        client.request("completionItem/resolve", {"label": "v_add_f32", "kind": 14})
        client.error("textDocument/frobnicate", {})
        client.raw(b"Content-Length: 2\r\n\r\n{{")

    def round(self) -> Iterator[None]:
        """All edits, one at a time."""
        for index, (name, span, new) in enumerate(self.edits):
            uri = (self.examples / name).as_uri()
            if name not in self.texts:
                self.texts[name] = (self.examples / name).read_text()
                self.client.open(uri, self.texts[name])
            self.texts[name] = applied(self.texts[name], [{"range": span, "newText": new}])
            version = self.client.change(uri, {"range": span, "text": new})
            self.ask(name, span["start"]["line"])
            if index % 5 == 0:
                self.client.notify("textDocument/didSave", {"textDocument": {"uri": uri}})
                self.client.diagnostics(uri, version)
            if index % 50 == 0:
                self.disturb()
            self.client.kept.clear()
            self.count += 1
            yield
        for name in self.texts:
            self.client.notify("textDocument/didClose", {"textDocument": {"uri": (self.examples / name).as_uri()}})
        self.texts.clear()


class Leaks(Served):
    def each_once(self, client: Client) -> None:
        """One request of each kind, of a large text and a wrong one."""
        text, wrong_text = kernels(2000), TARGET.format("gfx90a") + "\ts_endpgn\n\tv_mac_f32 v0\n.amdgpu_metadata\n- x\n.end_amdgpu_metadata\n"
        uri, wrong = (self.folder / "small.s").as_uri(), (self.folder / "wrong.s").as_uri()
        label = position(text, text.index("\nk3:") + 2)
        client.open(uri, text)
        client.open(wrong, wrong_text)
        for method, parameters in requests(uri, text, text.split("\n").index("\ts_waitcnt vmcnt(0)", 1000), label).items():
            client.request(f"textDocument/{method}", parameters)
        for method, parameters in requests(wrong, wrong_text, 2, label).items():
            client.answer(f"textDocument/{method}", parameters)
        client.notify("textDocument/didClose", {"textDocument": {"uri": wrong}})

    def lost(self, seconds: float) -> None:
        if not shutil.which("valgrind"):
            self.skip("valgrind is not installed")
            return
        client = Client(self.build, wrapper=VALGRIND, settings={"options": ["-Wall"]}, folder=self.folder)
        self.each_once(client)
        session, end = Session(client, self.folder), time.monotonic() + seconds
        while time.monotonic() < end:
            for _ in session.round():
                if time.monotonic() >= end:
                    break
        status = client.end()
        print(f"{session.count} edits in {seconds:.0f} s under valgrind")
        self.check("nothing is lost, and valgrind has nothing to say", status == 0, status)

    def used(self) -> int:
        """kB of memory that the server has."""
        status = Path(f"/proc/{self.client.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s*(\d+)", status)[1])

    def grown(self) -> None:
        session, used = Session(self.client, self.folder), []
        for _ in range(ROUNDS):
            for _ in session.round():
                pass
            used.append(self.used())
        print(f"{session.count} edits, kB after each round: {used}")
        self.check("memory stays what it is", max(used[WARM:]) <= max(used[:WARM]) + MORE, used)

    def everything(self) -> None:
        options = argparse.ArgumentParser()
        options.add_argument("build")
        options.add_argument("--seconds", type=float, default=SECONDS)
        options.add_argument("--valgrind", action="store_true")
        given = options.parse_args()
        if given.valgrind:
            self.lost(given.seconds)
        else:
            self.grown()


if __name__ == "__main__":
    sys.exit(main(Leaks))
