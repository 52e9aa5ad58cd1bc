"""
Programs in which calls of the C library fail: see inject.c. Each thread has one of each program that waits, because a program
with sanitizers takes longer to start than to run.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
from started import LIBRARY, Started, pipe_with  # noqa: E402

SANITIZER = 99  # exit status when one has something to say
PRINTED = 1 << 20  # bytes that one run may print: a pipe takes them while nobody reads
SECONDS = 60  # for one run


class Printed:
    """A pipe that one run after the other prints to."""

    def __init__(self) -> None:
        self.reading, self.writing = os.pipe()
        fcntl.fcntl(self.writing, fcntl.F_SETPIPE_SZ, PRINTED)
        os.set_blocking(self.reading, False)

    def take(self) -> bytes:
        try:
            return os.read(self.reading, PRINTED)
        except BlockingIOError:
            return b""


class Injected:
    def __init__(self, build: Path, leaks: bool) -> None:
        """`leaks`: leaks are looked for, where there are sanitizers."""
        self.build = build
        self.environment = {**os.environ, "LSAN_OPTIONS": f"exitcode={SANITIZER}",
                            "ASAN_OPTIONS": f"exitcode={SANITIZER}:allocator_may_return_null=1:detect_leaks={int(leaks)}"}
        self.of_thread = threading.local()

    def _waiting(self, program: str) -> Started:
        waiting = self.of_thread.__dict__.setdefault("waiting", {})
        if program not in waiting:
            waiting[program] = Started(str(self.build / "failing" / program), str(self.build / LIBRARY), self.environment)
        return waiting[program]

    def run(self, words: Sequence[str], folder: Path, stdin: int | bytes, injected: str | None, *, stdout: int | None = None,
            settings: Mapping[str, str] | None = None) -> tuple[subprocess.CompletedProcess[bytes], bool]:
        """Runs a command in a folder, with a descriptor to read or what a pipe has; whether the call that fails was reached."""
        if isinstance(stdin, bytes):
            pipe = pipe_with(stdin)
            try:
                return self.run(words, folder, pipe, injected, stdout=stdout, settings=settings)
            finally:
                os.close(pipe)
        reached = folder.parent / f"{folder.name}.{injected}.reached"
        settings = {**(settings or {}), "INJECT": injected or "", "INJECT_REACHED": str(reached)}
        if "printed" not in self.of_thread.__dict__:
            self.of_thread.printed = Printed(), Printed()
        out, err = self.of_thread.printed
        status, timed_out = self._waiting(words[0]).run(words, (stdin, out.writing if stdout is None else stdout, err.writing),
                                                        SECONDS, folder=str(folder), settings=settings)
        done = subprocess.CompletedProcess(words, status, out.take(), err.take())
        if timed_out:
            raise subprocess.TimeoutExpired(words, SECONDS, done.stdout, done.stderr)
        was_reached = reached.exists()
        reached.unlink(missing_ok=True)
        return done, was_reached
