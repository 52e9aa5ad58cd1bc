"""
Remembering what the oracle said, for runs repeated while kdasm changes.

One line a result; the key covers the tool's version, the options, the
source and its files, so a stale line is never found. Only the parent process writes.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from case import Case
from tools import Outcome


def key_of(tool_version: str, case: Case) -> str:
    options = "\0".join([tool_version, *case.options()])
    parts = [options.encode(), case.source]
    for name, text in sorted(case.files.items()):
        parts += [name.encode(), text]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:32]


class Cache:
    """Outcomes by key; `path` None makes an empty cache that forgets."""

    def __init__(self, path: Path | None) -> None:
        self._known: dict[str, Outcome] = {}
        self._file = None
        if path is None:
            return
        if path.exists():
            for line in path.read_text().splitlines():
                key, *fields = json.loads(line)
                self._known[key] = Outcome(*fields)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a")

    def find(self, key: str) -> Outcome | None:
        return self._known.get(key)

    def add(self, key: str, outcome: Outcome) -> None:
        if self._file:
            self._file.write(json.dumps([key, outcome.kind, outcome.status, outcome.digest, outcome.stderr]) + "\n")
            self._file.flush()
