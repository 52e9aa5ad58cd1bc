#!/usr/bin/env python3
"""
500 recorded edits of the examples, one after another: after each, the diagnostics are those that kdasm has of the text.

    replayed.py BUILD

record.py has made edits.json; positions are those of the texts in examples/. The closing line is
`N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from client import ROOT, Served, applied, main
from compared import said_by_kdasm, said_by_server


class Replayed(Served):
    def everything(self) -> None:
        edits = json.loads((Path(__file__).parent / "edits.json").read_text())
        examples, texts = self.folder / "examples", {}
        shutil.copytree(ROOT / "examples", examples)
        for index, (name, span, new) in enumerate(edits):
            path = examples / name
            uri = path.as_uri()
            if name not in texts:
                texts[name] = path.read_text()
                self.client.diagnosed(uri, texts[name])
            texts[name] = applied(texts[name], [{"range": span, "newText": new}])
            version = self.client.change(uri, {"range": span, "text": new})
            self.client.notify("textDocument/didSave", {"textDocument": {"uri": uri}})  # there is nothing to wait for
            said = said_by_server(self.client.diagnostics(uri, version))
            wanted = said_by_kdasm(self.build, path, texts[name], [])
            self.check(f"edit {index} of {name}: {new!r}", said == wanted, f"kdasm  {wanted}\nserver {said}")


if __name__ == "__main__":
    sys.exit(main(Replayed))
