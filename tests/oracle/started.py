"""
A program that is set up once and run many times.

A program takes several times as long to be linked and to set itself up as to assemble a few lines: llvm-mc seven times,
kdasm four times. started.c makes it wait before its main function, and each run is a fork from there.
"""

from __future__ import annotations

import os
import select
import shlex
import signal
import socket
import struct
import subprocess
from pathlib import Path
from typing import Sequence

SOURCE = Path(__file__).with_name("started.c")
REQUESTS = 3  # the descriptor that started.c reads
ANSWER = struct.Struct("i")


def build(folder: str) -> str:
    """The library to preload."""
    library = str(Path(folder, "started.so"))
    subprocess.run([*shlex.split(os.environ.get("CC", "cc")), "-O2", "-shared", "-fPIC", "-o", library, str(SOURCE)], check=True)
    return library


class Started:
    """A program that waits for requests; it ends with this process."""

    def __init__(self, path: str, library: str) -> None:
        self.path = path
        self.socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            os.posix_spawn(path, [path], {**os.environ, "LD_PRELOAD": library},
                           file_actions=[(os.POSIX_SPAWN_DUP2, theirs.fileno(), REQUESTS)])

    def run(self, arguments: Sequence[str], output: str, messages: str, cpu_seconds: int, memory: int,
            wall_seconds: int) -> tuple[int, bool]:
        """Runs it here, with files for what it prints; gives the exit status, or minus a signal's number, and whether it
        took too long."""
        texts = [os.getcwd(), str(cpu_seconds), str(memory), output, messages, *arguments]
        self.socket.send("".join(text + "\0" for text in texts).encode("utf-8", "surrogateescape"))
        pid = self._answer()
        poller = select.poll()
        poller.register(self.socket, select.POLLIN)
        timed_out = not poller.poll(wall_seconds * 1000)
        if timed_out:
            os.kill(pid, signal.SIGKILL)
        status = os.waitstatus_to_exitcode(self._answer())
        return status, timed_out or status == -signal.SIGXCPU

    def _answer(self) -> int:
        answer = self.socket.recv(ANSWER.size)
        if len(answer) != ANSWER.size:
            raise RuntimeError(f"{self.path} does not answer")
        return ANSWER.unpack(answer)[0]
