"""
Running one assembler on one input, quickly and within limits.

`llvm-mc` can hang, crash or ask for all memory, so every run has a time limit,
an address-space limit and a file-size limit. Processes are started with
`posix_spawn` and waited for through a pidfd: about a millisecond of overhead. With a
library to preload they are forks of one that is set up; see started.py.
"""

from __future__ import annotations

import hashlib
import os
import resource
import select
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from case import Case

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
from elf_summary import summary_of  # noqa: E402, beside the file tests that use it too
from started import Started  # noqa: E402

INPUT = "in.s"
OUTPUT = "out.o"
MESSAGES = "stderr.txt"

FILE_SIZE_LIMIT = 1 << 28
MEMORY_LIMIT = 4 << 30
WALL_SECONDS = 60


@dataclass(frozen=True)
class Outcome:
    """What one run of an assembler came to."""

    kind: str  # "accepts", "refuses", "crashes" or "hangs"
    status: int
    digest: str  # SHA-256 of the object, or of what it says (elf_summary.py); "" without one
    stderr: str

    @property
    def accepted(self) -> bool:
        return self.kind == "accepts"

    @property
    def left_output(self) -> bool:
        return self.digest != ""


@dataclass(frozen=True)
class Tool:
    """An assembler: the program, and the limits it runs under."""

    path: str
    cpu_seconds: int  # CPU, not wall: a busy machine must not look like a hang
    limit_memory: bool = True
    shown: str = ""  # the path to print, where the program was copied before the run
    library: str = ""  # to preload, where runs are forks of a program that waits; see started.py

    def command(self, case: Case, source: str, output: str) -> list[str]:
        return [self.path, *case.options(), source, "-o", output]

    def run(self, case: Case) -> Outcome:
        """Assemble `case` in the current directory, where INPUT already is."""
        Path(OUTPUT).unlink(missing_ok=True)
        command = self.command(case, INPUT, OUTPUT)
        status, timed_out = self._fork_and_wait(command) if self.library else self._limit_and_spawn(command)
        stderr = Path(MESSAGES).read_bytes().decode("utf-8", "backslashreplace")
        return Outcome(_kind(status, timed_out), status, _digest(Path(OUTPUT), case.needs_llvm_14), stderr)

    def _fork_and_wait(self, command: list[str]) -> tuple[int, bool]:
        if self.path not in _waiting:
            _waiting[self.path] = Started(self.path, self.library)
        memory = MEMORY_LIMIT if self.limit_memory else 0
        with open(os.devnull, "r+b") as nothing, open(MESSAGES, "wb") as messages:
            streams = nothing.fileno(), nothing.fileno(), messages.fileno()
            return _waiting[self.path].run(command, streams, WALL_SECONDS, cpu_seconds=self.cpu_seconds, memory=memory)

    def _limit_and_spawn(self, command: list[str]) -> tuple[int, bool]:
        if not self.limit_memory:
            return self._spawn_and_wait(command)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, resource.RLIM_INFINITY))
        try:
            return self._spawn_and_wait(command)
        finally:
            resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def _spawn_and_wait(self, command: list[str]) -> tuple[int, bool]:
        create = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        actions = [
            (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
            (os.POSIX_SPAWN_OPEN, 2, MESSAGES, create, 0o644),
        ]
        pid = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
        descriptor = os.pidfd_open(pid)
        try:
            resource.prlimit(pid, resource.RLIMIT_CPU, (self.cpu_seconds, self.cpu_seconds + 1))
            poller = select.poll()
            poller.register(descriptor, select.POLLIN)
            timed_out = not poller.poll(WALL_SECONDS * 1000)
            if timed_out:
                os.kill(pid, signal.SIGKILL)
            status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
            return status, timed_out or status == -signal.SIGXCPU
        finally:
            os.close(descriptor)


# Programs that wait, by path. They are this process's own: one that is forked later must not ask them.
_waiting: dict[str, Started] = {}


def limit_this_process() -> None:
    """Limits every tool started from here inherits: no core files, no huge output, and no names in the stack that LLVM prints
    when it crashes: looking for them takes 0.2 s, forty times as long as the rest."""
    os.environ["LLVM_DISABLE_SYMBOLIZATION"] = "1"
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_SIZE_LIMIT, FILE_SIZE_LIMIT))


def version_of(path: str) -> str:
    """The version line of an LLVM tool."""
    text = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
    lines = [line.strip() for line in text.splitlines() if "version" in line]
    return lines[0] if lines else "unknown version"


def _kind(status: int, timed_out: bool) -> str:
    if timed_out:
        return "hangs"
    if status == 0:
        return "accepts"
    return "refuses" if status == 1 else "crashes"


def _digest(path: Path, of_summary: bool) -> str:
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return ""
    return hashlib.sha256(summary_of(data) if of_summary and data else data).hexdigest()
