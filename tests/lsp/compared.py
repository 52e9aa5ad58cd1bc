"""What kdasm says of a text, as the language server is to say it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from client import position

LINE = re.compile(r"^(?:(?:(.*?):(\d+):(\d+)|kdasm): )?(error|warning|note): (.*)$")
UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f]")  # which kdasm shows as question marks
OPTION = re.compile(r" \[-W(?:error=)?([\w-]+)\]$")
SEVERITIES = {"error": 1, "warning": 2}


def said_by_kdasm(build: Path, path: Path, text: str, options: list[str]) -> list[tuple]:
    """Severity, place, message and check of each error and warning; those without a place are at the beginning.

    The place of one in another file is (its name, line)."""
    path.write_bytes(text.encode())
    done = subprocess.run([build / "kdasm", "-Wall", *options, "-filetype=null", path], capture_output=True, cwd=path.parent,
                          timeout=60, check=False)
    found = []
    for line in done.stderr.decode(errors="replace").split("\n"):
        if not (match := LINE.match(line)):
            continue
        file, row, column, severity, message = match.groups()
        if line.startswith("kdasm: note: ") and found:  # it has no place; the server adds it to the message
            found[-1] = (*found[-1][:2], f"{found[-1][2]}?{message}", found[-1][3])
        if severity == "note" or (file is None and line.startswith("\t")):
            continue
        option = OPTION.search(message)
        place: object = (0, 0)
        if file == str(path):
            lines = text.split("\n")
            start = sum(len(one) + 1 for one in lines[:int(row) - 1])
            before = lines[int(row) - 1].encode()[:int(column) - 1].decode(errors="replace")  # columns of expansions may be none of the body
            at = position(text, start + len(before))
            place = (at["line"], at["character"])
        elif file:
            place = (Path(file).name, int(row) - 1)
        found.append((SEVERITIES[severity], place, message[:option.start()] if option else message,
                      option[1] if option else None))
    return sorted(found, key=str)


def said_by_server(diagnostics: list[dict], name: str | None = None) -> list[tuple]:
    """The same of what the server sent; `name`: of another file."""
    return sorted(((2 if row["severity"] == 3 else row["severity"],
                    (name, row["range"]["start"]["line"]) if name else
                    (row["range"]["start"]["line"], row["range"]["start"]["character"]),
                    UNPRINTABLE.sub("?", row["message"]), row.get("code")) for row in diagnostics), key=str)
