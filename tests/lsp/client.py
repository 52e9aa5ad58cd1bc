"""A client of kdasm-lsp, and what its tests share. Messages go through Debian's python3-pylsp-jsonrpc."""

from __future__ import annotations

import queue
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

sys.path.append("/usr/lib/python3/dist-packages")  # where another Python than Debian's comes first
try:
    from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter
except ImportError:  # Debian 11 has it by an older name
    from pyls_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 60  # seconds for an answer
TARGET = '.amdgcn_target "amdgcn-amd-amdhsa--{}"\n.text\n'
CAPABILITIES = {
    "general": {"positionEncodings": ["utf-16"]},
    "textDocument": {
        "completion": {"completionItem": {"snippetSupport": True}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "signatureHelp": {"signatureInformation": {"parameterInformation": {"labelOffsetSupport": True}}},
    },
}


class Client:
    """A session with a server."""

    def __init__(self, build: Path, capabilities: dict | None = None, *, settings: dict | None = None,
                 folder: Path | None = None, wrapper: list[str] | None = None, begin: bool = True) -> None:
        self.process = subprocess.Popen([*(wrapper or []), build / "kdasm-lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.reader, self.writer = JsonRpcStreamReader(self.process.stdout), JsonRpcStreamWriter(self.process.stdin)
        self.messages: queue.Queue[dict] = queue.Queue()
        self.kept: list[dict] = []
        self.number = 0
        self.versions: dict[str, int] = {}
        threading.Thread(target=lambda: self.reader.listen(self.messages.put), daemon=True).start()
        if begin:
            self.offered = self.request("initialize", {
                "processId": None, "rootUri": folder.as_uri() if folder else None,
                "capabilities": CAPABILITIES if capabilities is None else capabilities,
                **({"initializationOptions": settings} if settings else {})})
            self.notify("initialized", {})

    def raw(self, text: bytes) -> None:
        """Bytes as they are."""
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def answer(self, method: str, parameters: Any) -> dict:
        """The whole answer to a request."""
        self.number += 1
        self.writer.write({"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters})
        while True:
            message = self.messages.get(timeout=PATIENCE)
            if message.get("id") == self.number and "method" not in message:
                return message
            self.kept.append(message)

    def request(self, method: str, parameters: Any) -> Any:
        """The result of a request that succeeds."""
        answer = self.answer(method, parameters)
        if "error" in answer:
            raise AssertionError(f"{method}: {answer['error']}")
        return answer["result"]

    def error(self, method: str, parameters: Any) -> dict:
        """What is wrong with a request."""
        return self.answer(method, parameters).get("error", {})

    def notify(self, method: str, parameters: Any) -> None:
        self.writer.write({"jsonrpc": "2.0", "method": method, "params": parameters})

    def open(self, uri: str, text: str) -> None:
        self.versions[uri] = 1
        self.notify("textDocument/didOpen",
                    {"textDocument": {"uri": uri, "languageId": "kdasm", "version": 1, "text": text}})

    def change(self, uri: str, *changes: dict) -> int:
        """Changes a text and gives its new version."""
        self.versions[uri] += 1
        self.notify("textDocument/didChange",
                    {"textDocument": {"uri": uri, "version": self.versions[uri]}, "contentChanges": list(changes)})
        return self.versions[uri]

    def replace(self, uri: str, text: str) -> int:
        return self.change(uri, {"text": text})

    def next_message(self, wanted: str) -> dict:
        """The next message of a method."""
        while True:
            for index, message in enumerate(self.kept):
                if message.get("method") == wanted:
                    return self.kept.pop(index)
            self.kept.append(self.messages.get(timeout=PATIENCE))

    def diagnostics(self, uri: str, version: int | None = None) -> list[dict]:
        """What is sent of a text, in a version if one is given."""
        while True:
            sent = self.next_message("textDocument/publishDiagnostics")["params"]
            if sent["uri"] == uri and (version is None or sent.get("version") == version):
                return sent["diagnostics"]

    def diagnosed(self, uri: str, text: str) -> list[dict]:
        """The diagnostics of a text that is opened, or takes the place of another one."""
        if uri in self.versions:
            return self.diagnostics(uri, self.replace(uri, text))
        self.open(uri, text)
        return self.diagnostics(uri, 1)

    def end(self) -> int:
        """The exit status of a session that ends as it should."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=PATIENCE)


def position(text: str, offset: int) -> dict:
    """As the protocol has it, in units of UTF-16."""
    start = text.rfind("\n", 0, offset) + 1
    return {"line": text.count("\n", 0, offset), "character": len(text[start:offset].encode("utf-16-le")) // 2}


def offset_of(text: str, place: dict) -> int:
    """The other way."""
    lines = text.split("\n")
    line = lines[place["line"]].encode("utf-16-le")[:place["character"] * 2].decode("utf-16-le")
    return sum(len(row) + 1 for row in lines[:place["line"]]) + len(line)


def applied(text: str, edits: list[dict]) -> str:
    """A text with edits, which do not overlap."""
    for edit in sorted(edits, key=lambda edit: (edit["range"]["start"]["line"], edit["range"]["start"]["character"]), reverse=True):
        start, end = (offset_of(text, edit["range"][end]) for end in ("start", "end"))
        text = text[:start] + edit["newText"] + text[end:]
    return text


def at(uri: str, text: str, mark: str = "@@") -> tuple[dict, str]:
    """What names the place of a mark, and the text without it."""
    offset, bare = text.index(mark), text.replace(mark, "", 1)
    return {"textDocument": {"uri": uri}, "position": position(bare, offset)}, bare


def cut(text: str, place: dict) -> str:
    """The text of a range."""
    return text[offset_of(text, place["start"]):offset_of(text, place["end"])]


class Served:
    """Tests with a server, in a folder for files."""

    def __init__(self, build: Path, folder: Path) -> None:
        self.build, self.folder = build.resolve(), folder.resolve()
        self.passed = self.failed = self.skipped = 0
        self.client = Client(self.build)
        self.texts = 0

    def check(self, what: str, good: object, more: object = "") -> None:
        self.passed += bool(good)
        self.failed += not good
        if not good:
            print(f"FAILED: {what}\n{more}")

    def skip(self, what: str) -> None:
        self.skipped += 1
        print(f"skipped: {what}")

    def new_uri(self, ending: str = ".s") -> str:
        self.texts += 1
        return (self.folder / f"text{self.texts}{ending}").as_uri()

    def opened(self, text: str) -> str:
        """The URI of a text that is open."""
        uri = self.new_uri()
        self.client.open(uri, text)
        return uri

    def ask(self, method: str, marked: str, **more: Any) -> Any:
        """The result of a request about the place of a mark, in a new text."""
        uri = self.new_uri()
        place, text = at(uri, marked)
        self.client.open(uri, text)
        return self.client.request(f"textDocument/{method}", {**place, **more})

    def everything(self) -> None:
        """All of the tests."""
        raise NotImplementedError


def main(kind: type[Served]) -> int:
    """Runs the tests of that class, with the build that the command line names."""
    with tempfile.TemporaryDirectory() as folder:
        tests = kind(Path(sys.argv[1]), Path(folder))
        tests.everything()
        tests.check("the session ends well", tests.client.end() == 0)
    print(f"{tests.passed} passed, {tests.failed} failed, {tests.skipped} skipped")
    return 1 if tests.failed else 0
