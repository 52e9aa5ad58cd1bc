#!/usr/bin/env python3
"""
completed.py LINE [FOLDER]: prints what zsh in a terminal makes of the line when the tabulator key follows. FOLDER has
files for completion, besides those that are installed.
"""
import os
import signal
import sys
import tempfile
from pathlib import Path

PROMPT = "type> "
SETTINGS = """
fpath=(${FOLDER:+$FOLDER} $fpath)
autoload -U compinit && compinit -u -D
show() { print -r -- "$BUFFER" >$HOME/line; exit }
zle -N show
bindkey '^I' expand-or-complete '^X' show
"""
SECONDS = 60  # a machine may be busy; a shell that never answers stops the test


def typed(home: Path, folder: str, keys: bytes) -> str:
    (home / ".zshrc").write_text(SETTINGS)
    child, terminal = os.forkpty()
    if child == 0:
        settings = {"PATH": os.environ["PATH"], "HOME": str(home), "FOLDER": folder, "PS1": PROMPT, "TERM": "dumb"}
        os.execvpe("zsh", ["zsh", "-d", "-i"], settings)
    shown = b""
    try:
        while piece := os.read(terminal, 4096):
            if PROMPT.encode() not in shown and PROMPT.encode() in shown + piece:
                os.write(terminal, keys)
            shown += piece
    except OSError:  # how a terminal ends
        pass
    os.waitpid(child, 0)
    line = home / "line"
    return line.read_text() if line.exists() else shown.decode(errors="replace")


def main() -> None:
    line, folder = (*sys.argv[1:], "")[:2]
    signal.alarm(SECONDS)
    with tempfile.TemporaryDirectory() as home:
        print(typed(Path(home), folder, f"{line}\t\x18".encode()), end="")


main()
