"""Runs of programs in which calls of the C library fail: see inject.c."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

SANITIZER = 99  # exit status when one has something to say
SECONDS = 60  # for one run


class Injected:
    def __init__(self, build: Path, leaks: bool) -> None:
        """`leaks`: leaks are looked for, where there are sanitizers."""
        self.programs = build / "failing"
        self.environment = {**os.environ, started.NAMED: started.library_beside(build / "kdasm"),
                            "LSAN_OPTIONS": f"exitcode={SANITIZER}",
                            "ASAN_OPTIONS": f"exitcode={SANITIZER}:allocator_may_return_null=1:detect_leaks={int(leaks)}"}

    def run(self, words: str, folder: Path, injected: str | None, **streams: Any) -> tuple[subprocess.CompletedProcess[bytes], bool]:
        """Runs a command in a folder, which is also where temporary files are; whether the call that fails was reached."""
        program, *arguments = words.split()
        reached = folder.parent / f"{folder.name}.{injected}.reached"
        settings = {"INJECT": injected or "", "INJECT_REACHED": str(reached), "TMPDIR": str(folder)}
        done = started.run([self.programs / program, *arguments], cwd=folder, env=self.environment, settings=settings,
                           timeout=SECONDS, **streams)
        was_reached = reached.exists()
        reached.unlink(missing_ok=True)
        return done, was_reached
