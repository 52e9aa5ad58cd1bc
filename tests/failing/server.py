#!/usr/bin/env python3
"""
What kdasm-lsp does when memory runs out, or reading, writing, closing or opening fails, for each call in turn (see inject.c).

    server.py BUILD

Sessions with requests of most kinds are run again and again; the first call of a kind fails, then the second, until there are no
more. However it goes, there is no crash and no report of a sanitizer, the server ends when it is told to, and no answer is a wrong
one: each is right, or an error. What memory was wanting for once is there the next time. The closing line is
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from injected import Injected

HARMLESS = ("interrupted", "partly")
WAYS = ("memory", "read", "write", "close", "open", "map", "status", "flush", *HARMLESS)
MOST = 20000  # calls of a session
AT_ONCE = 8
INTERNAL, PARAMETERS, NOT_INITIALIZED = -32603, -32602, -32002  # the latter two where the beginning failed

SOURCE = """\
// for two targets
.text
.include "part.inc"
.globl k
.p2align 8
k:	s_load_dwordx2 s[4:5], s[0:1], 0x0
	global_load_dword v1, v0, s[4:5]
	s_endpgn
	add_one v1
	s_endpgm
"""
PART = ".macro add_one x\n\tv_add_u32 \\x, 1, \\x\n.endm\n"


def framed(message: object) -> bytes:
    text = json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(text), text)


Request = tuple[str, object]


def document_of(folder: Path) -> dict:
    return {"textDocument": {"uri": (folder / "a.s").as_uri()}}


def at(folder: Path, line: int, character: int) -> dict:
    return {**document_of(folder), "position": {"line": line, "character": character}}


def sessions(folder: Path) -> dict[str, list[Request]]:
    """What the client says in each session. Pages of instructions take longest, so they have a short one of their own."""
    document = document_of(folder)
    span = {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}
    directive, instruction, name = at(folder, 2, 3), at(folder, 6, 3), at(folder, 3, 7)
    asked = [("hover", directive), ("completion", at(folder, 6, 25)), ("signatureHelp", instruction),
             ("definition", name), ("references", {**name, "context": {"includeDeclaration": True}}), ("rename", {**name, "newName": "m"}),
             ("documentSymbol", document), ("foldingRange", document), ("inlayHint", {**document, "range": span}),
             ("semanticTokens/full", document), ("formatting", {**document, "options": {}}),
             ("codeAction", {**document, "range": span, "context": {"diagnostics": []}})]
    change = {"textDocument": {**document["textDocument"], "version": 2}, "contentChanges": [
        {"range": {"start": {"line": 7, "character": 8}, "end": {"line": 7, "character": 9}}, "text": "m"}]}
    begin: list[Request] = [
        ("initialize", {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}, "initializationOptions": {"options": ["-Wall"]}}),
        ("initialized", {}),
        ("textDocument/didOpen", {"textDocument": {**document["textDocument"], "languageId": "kdasm", "version": 1, "text": SOURCE}})]
    end: list[Request] = [("shutdown", None), ("exit", None)]
    return {
        "requests": [
            *begin, *((f"textDocument/{method}", parameters) for method, parameters in asked), ("workspace/symbol", {"query": "k"}),
            ("textDocument/didChange", change), ("textDocument/didSave", document),
            ("textDocument/hover", directive), *end],
        "instruction": [*begin, ("textDocument/hover", instruction), ("textDocument/hover", instruction), *end],
    }


def spoken(session: list[Request]) -> bytes:
    told = {"initialized", "exit", "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave"}
    return b"".join(framed({"jsonrpc": "2.0", "method": method, "params": parameters, **({} if method in told else {"id": number})})
                    for number, (method, parameters) in enumerate(session))


def messages(output: bytes) -> list[dict]:
    """Those that are whole."""
    found = []
    while match := re.match(rb"Content-Length: (\d+)\r\n\r\n", output):
        text, output = output[match.end():][:int(match[1])], output[match.end() + int(match[1]):]
        if len(text) == int(match[1]):
            found.append(json.loads(text))
    return found


class Failing:
    def __init__(self, injected: Injected, folder: Path, session: str) -> None:
        self.injected, self.folder, self.session = injected, folder, session
        (folder / "a.s").write_text(SOURCE)
        (folder / "part.inc").write_text(PART)
        (folder / "kdasm.json").write_text('{"options": ["-Wno-entry-section", "--bundle", "--offload-arch=gfx90a,gfx942"]}')
        self.said = spoken(sessions(folder)[session])
        self.status, self.right, _ = self.run(None)
        self.answers = {message["id"]: message for message in self.right if "id" in message}
        self.told = [message for message in self.right if "id" not in message]

    def run(self, injected: str | None) -> tuple[subprocess.CompletedProcess[bytes], list[dict], bool]:
        """A session; whether the call that fails was reached."""
        done, was_reached = self.injected.run("kdasm-lsp", self.folder, injected, input=self.said)
        return done, messages(done.stdout), was_reached

    def is_right(self, way: str, message: dict) -> bool:
        """What may be said when memory ran out; what can't be read makes other answers right."""
        if "id" not in message:
            return way != "memory" or message in self.told or message["method"] == "window/showMessage"
        if message.get("error", {}).get("code") in (INTERNAL, PARAMETERS, NOT_INITIALIZED):
            return True
        return message["id"] is not None and (way in ("open", "read", "map", "status") or message == self.answers.get(message["id"]))

    def complaint(self, way: str, done: subprocess.CompletedProcess[bytes], said: list[dict]) -> str:
        stderr = done.stderr.decode(errors="replace")
        if done.returncode not in (0, 1) or "runtime error:" in stderr or "Sanitizer" in stderr:
            return f"exit status {done.returncode}\n{stderr}"
        if way in HARMLESS:
            return "" if said == self.right and done.returncode == 0 else f"exit status {done.returncode}, or other answers"
        if wrong := [message for message in said if not self.is_right(way, message)]:
            return f"a wrong answer: {json.dumps(wrong[0])[:1000]}"
        ids = [message["id"] for message in said if "id" in message]
        if len(ids) != len(set(ids)):
            return "an answer comes twice"
        errors = sum("error" in message or message.get("method") == "window/showMessage" for message in said)
        if done.returncode == 0 and len(ids) + errors < len(self.answers):
            return f"answers are missing: {sorted(self.answers.keys() - set(ids))}"
        return ""

    def test(self, way: str, number: int) -> tuple[str, bool]:
        done, said, reached = self.run(f"{way}:{number}")
        complaint = self.complaint(way, done, said)
        return (f"{self.session}, {way} {number}: {complaint}" if complaint else ""), reached

    def complaints(self, way: str, pool: ThreadPoolExecutor) -> list[str]:
        for start in range(1, MOST, AT_ONCE):
            done = list(pool.map(lambda number: self.test(way, number), range(start, start + AT_ONCE)))
            found = [complaint for complaint, _ in done if complaint]
            if found or not done[-1][1]:
                return found
        return [f"{self.session}, {way}: it does not end"]

    def everything(self, pool: ThreadPoolExecutor) -> list[list[str]]:
        """The complaints about the session as it should be, or about each way to fail."""
        if self.status.returncode or not self.answers or any("error" in message for message in self.right):
            return [[f"{self.session}, as it should be\n{self.status}"]]
        return [self.complaints(way, pool) for way in WAYS]


def main() -> int:
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(os.cpu_count()) as pool:
        injected, folder = Injected(Path(sys.argv[1]).resolve(), leaks=False), Path(name, "work").resolve()
        folder.mkdir()
        found = [complaints for session in sessions(folder) for complaints in Failing(injected, folder, session).everything(pool)]
    for complaint in (complaint for complaints in found for complaint in complaints[:5]):
        print("FAILED:", complaint)
    passed = found.count([])
    failed = len(found) - passed
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
