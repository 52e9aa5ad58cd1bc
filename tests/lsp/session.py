#!/usr/bin/env python3
"""
How a session of kdasm-lsp begins and ends, what it makes of messages that are none, and places in UTF-8 and UTF-16.

    session.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import subprocess
import sys

from client import Client, Served, TARGET, main

PARSE, REQUEST, METHOD, PARAMETERS, EARLY = -32700, -32600, -32601, -32602, -32002

# What the server is to offer.
OFFERED = ["completionProvider", "signatureHelpProvider", "hoverProvider", "definitionProvider", "referencesProvider",
           "documentHighlightProvider", "documentSymbolProvider", "workspaceSymbolProvider", "codeActionProvider",
           "documentFormattingProvider", "documentRangeFormattingProvider", "renameProvider", "foldingRangeProvider",
           "semanticTokensProvider", "inlayHintProvider"]


def framed(message: object) -> bytes:
    text = json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(text), text)


class Session(Served):
    def program(self, *words: str) -> subprocess.CompletedProcess:
        return subprocess.run([self.build / "kdasm-lsp", *words], capture_output=True, text=True, timeout=60, check=False,
                              stdin=subprocess.DEVNULL)

    def options(self) -> None:
        version, help_text, wrong = self.program("--version"), self.program("--help"), self.program("--frobnicate")
        self.check("--version", version.returncode == 0 and version.stdout.startswith("kdasm-lsp 0."), version)
        self.check("--help", help_text.returncode == 0 and all(word in help_text.stdout for word in ("--log", "--stdio")), help_text)
        lines = help_text.stdout.splitlines()
        self.check("--help fits on a screen", len(lines) <= 24 and max(map(len, lines)) <= 80, help_text)
        self.check("--help=all", self.program("--help=all").stdout == help_text.stdout)
        self.check("--help=some", self.program("--help=some").returncode == 2)
        self.check("a wrong option", wrong.returncode == 2 and "unknown option" in wrong.stderr, wrong)
        self.check("a file", self.program("a.s").returncode == 2)
        self.check("a log that can't be written", self.program("--log=/no/such/folder/log").returncode == 2)
        self.check("nothing to read is a client that left", self.program().returncode == 1)

    def log(self) -> None:
        path = self.folder / "log"
        done = subprocess.run([self.build / "kdasm-lsp", f"--log={path}"], capture_output=True, timeout=60, check=False,
                              input=framed({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}))
        log = path.read_text()
        self.check("--log has both directions", log.startswith('<-- {"jsonrpc"') and '\n--> {"jsonrpc"' in log, (done, log))

    def lifecycle(self) -> None:
        client = Client(self.build, begin=False)
        self.check("a request before initialize", client.error("textDocument/hover", {}).get("code") == EARLY)
        client.notify("textDocument/didOpen", {"textDocument": {"uri": "file:///a.s", "version": 1, "text": ".byte 300\n"}})
        offered = client.request("initialize", {"capabilities": {}})
        self.check("its name", offered["serverInfo"]["name"] == "kdasm-lsp", offered)
        for name in OFFERED:
            self.check(f"offers {name}", offered["capabilities"].get(name))
        self.check("initialize twice", client.error("initialize", {"capabilities": {}}).get("code") == REQUEST)
        self.check("shutdown", client.request("shutdown", None) is None)
        self.check("a request after shutdown", client.error("textDocument/hover", {}).get("code") == REQUEST)
        client.notify("exit", None)
        self.check("exit after shutdown", client.process.wait(timeout=60) == 0)
        client = Client(self.build)
        client.notify("exit", None)
        self.check("exit without shutdown", client.process.wait(timeout=60) == 1)
        client = Client(self.build)
        client.process.stdin.close()
        self.check("a client that leaves", client.process.wait(timeout=60) == 1)

    def wrong_messages(self) -> None:
        client = self.client
        for what, text, code in (("no JSON", b"Content-Length: 3\r\n\r\n{{{", PARSE), ("no header", b"hello\r\n\r\n", PARSE),
                                 ("no request", framed({"jsonrpc": "2.0"}), REQUEST), ("a number", framed(17), REQUEST),
                                 ("an empty message", b"Content-Length: 0\r\n\r\n", PARSE),
                                 ("a method that is no text", framed({"id": 1, "method": 5}), REQUEST),
                                 ("an id that is a list", framed({"id": [1], "method": "shutdown"}), REQUEST),
                                 ("a header without an end", b"x" * 5000, PARSE)):
            client.raw(text)
            said = client.messages.get(timeout=60)
            self.check(what, said.get("error", {}).get("code") == code, said)
        # A message of 300 MB is skipped without being kept.
        size = 300 << 20
        client.raw(b"Content-Length: %d\r\n\r\n" % size)
        for _ in range(size >> 20):
            client.raw(b"x" * (1 << 20))
        self.check("a message that is too large", client.messages.get(timeout=60)["error"]["code"] == REQUEST)
        self.check("an unknown method", client.error("textDocument/frobnicate", {})["code"] == METHOD)
        client.notify("textDocument/frobnicate", {})
        client.notify("$/cancelRequest", {"id": 1})
        self.check("no such text", client.error("textDocument/hover", {"textDocument": {"uri": "file:///none.s"},
                                                                       "position": {"line": 0, "character": 0}})["code"] == PARAMETERS)
        uri = self.opened(TARGET.format("gfx90a"))
        for parameters in (None, [], 5, {}, {"textDocument": uri}, {"textDocument": {"uri": uri}},
                           {"textDocument": {"uri": uri}, "position": {"line": -1, "character": 0}},
                           {"textDocument": {"uri": uri}, "position": {"line": "a"}}):
            self.check(f"parameters {parameters}", client.error("textDocument/hover", parameters).get("code") == PARAMETERS)
        far = {"textDocument": {"uri": uri}, "position": {"line": 10 ** 12, "character": 10 ** 12}}
        self.check("a place that is not there", client.request("textDocument/hover", far) is None)
        client.raw(framed({"jsonrpc": "2.0", "method": "textDocument/didChange",
                           "params": {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [
                               {"range": {"start": {"line": 5, "character": 1}, "end": {"line": 0, "character": 0}}, "text": "x"}, 5]}}))
        self.check("edits that are none", client.request("textDocument/hover", far) is None)

    def pieces(self) -> None:
        """Messages come in whatever pieces."""
        process = subprocess.Popen([self.build / "kdasm-lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        text = b"".join(map(framed, ({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}},
                                     {"jsonrpc": "2.0", "id": "two", "method": "shutdown"},
                                     {"jsonrpc": "2.0", "method": "exit"})))
        for byte in text:
            process.stdin.write(bytes([byte]))
            process.stdin.flush()
        out, _ = process.communicate(timeout=60)
        self.check("byte by byte", process.returncode == 0 and out.count(b"Content-Length") == 2 and b'"id":"two"' in out, out)
        both = framed([{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}, {"jsonrpc": "2.0", "method": "exit"}])
        client = Client(self.build)
        client.raw(both)
        self.check("several in a list", client.process.wait(timeout=60) == 0)

    def units(self) -> None:
        """Columns behind letters of several bytes."""
        text = "/* äöü€😀 */ .byte 300\n"
        for encodings, column in ((["utf-16"], 19), (["utf-8", "utf-16"], 26), ([], 19)):
            client = Client(self.build, {"general": {"positionEncodings": encodings}} if encodings else {})
            found = client.diagnosed("untitled:a", TARGET.format("gfx90a") + text)
            start = found[0]["range"]["start"]
            self.check(f"column of {encodings}", start == {"line": 2, "character": column}, found)
            self.check(f"encoding of {encodings}",
                       client.offered["capabilities"]["positionEncoding"] == ("utf-8" if "utf-8" in encodings else "utf-16"))
            client.end()

    def line_ends(self) -> None:
        """CR, LF and both end a line of the protocol; the assembler counts LF."""
        uri = self.new_uri()
        found = self.client.diagnosed(uri, TARGET.format("gfx90a").replace("\n", "\r\n") + "\t.byte 300\r\n\t.byte 400\r\n")
        self.check("CR LF", [row["range"]["start"] for row in found] == [{"line": 2, "character": 7}, {"line": 3, "character": 7}], found)
        found = self.client.diagnosed(uri, TARGET.format("gfx90a") + "// a\r.byte 300\n.byte 400\n")
        self.check("a lone CR", [row["range"]["start"]["line"] for row in found][-1] == 4, found)

    def edits(self) -> None:
        """A text that is edited in pieces is what the client has."""
        uri = self.opened(TARGET.format("gfx90a") + "\t.byte 1\n")
        version = self.client.change(
            uri, {"range": {"start": {"line": 2, "character": 7}, "end": {"line": 2, "character": 8}}, "text": "2\n// 😀\n\t.byte 3"},
            {"range": {"start": {"line": 3, "character": 3}, "end": {"line": 3, "character": 5}}, "text": "x"},
            {"range": {"start": {"line": 4, "character": 7}, "end": {"line": 9, "character": 9}}, "text": "999"})
        found = self.client.diagnostics(uri, version)
        self.check("the last line", [row["range"]["start"] for row in found] == [{"line": 4, "character": 7}], found)
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
        self.check("a closed text has none", self.client.diagnostics(uri) == [])

    def everything(self) -> None:
        self.options()
        self.log()
        self.lifecycle()
        self.wrong_messages()
        self.pieces()
        self.units()
        self.line_ends()
        self.edits()


if __name__ == "__main__":
    sys.exit(main(Session))
