"""
Programs that are set up once and run many times.

A program takes several times as long to be linked and to set itself up as to assemble a few lines: llvm-mc seven times,
kdasm four times, with sanitizers, too. started.c makes it wait before its main function, and each run is a fork from there.
"""

from __future__ import annotations

import io
import os
import select
import shutil
import signal
import socket
import struct
import subprocess
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

LIBRARY = "started.so"  # beside the programs, where `make check` builds it
NAMED = "STARTED"  # the environment names it for programs from elsewhere, such as LLVM's
REQUESTS = 3  # the descriptor that started.c reads
ANSWER = struct.Struct("i")
MOST_BYTES, MOST_TEXTS = 64 * 1024, 1024  # of a request
PIPE_BYTES = 64 * 1024  # that a pipe takes while nobody reads


def library_beside(program: str | os.PathLike[str]) -> str:
    """What to preload; "" where it was not built."""
    library = Path(program).resolve().with_name(LIBRARY)
    return str(library) if library.exists() else ""


class TooLong(ValueError):
    """A request has no room for so many texts, or so long ones."""


class Started:
    """A program that waits for requests; it ends with this process."""

    def __init__(self, path: str, library: str, environment: Mapping[str, str] = os.environ) -> None:
        self.path = path
        self.socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            os.posix_spawn(path, [path], {**environment, "LD_PRELOAD": library}, setsigdef=[signal.SIGPIPE],
                           file_actions=[(os.POSIX_SPAWN_DUP2, theirs.fileno(), REQUESTS)])
        self._answer()

    def run(self, arguments: Sequence[str], streams: Sequence[int], wall_seconds: float, *, cpu_seconds: int = 0,
            memory: int = 0, folder: str = "", settings: Mapping[str, str] | None = None) -> tuple[int, bool]:
        """Runs it in a folder, or here, with these for standard input, output and error, with limits, or none, and with
        settings of the environment beside its own; gives the exit status, or minus a signal's number, and whether it took too
        long."""
        set_to = [f"{name}={value}" for name, value in (settings or {}).items()]
        texts = [folder or os.getcwd(), str(cpu_seconds), str(memory), str(len(set_to)), *set_to, *arguments]
        request = "".join(text + "\0" for text in texts).encode("utf-8", "surrogateescape")
        if len(request) > MOST_BYTES or len(texts) > MOST_TEXTS:
            raise TooLong(f"{len(texts)} texts of {len(request)} bytes are too many")
        socket.send_fds(self.socket, [request], streams)
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


# ---- as subprocess.run ----

class _Thread(threading.local):
    """What each thread has of its own: programs that wait, by path and environment, and files for what they print."""

    def __init__(self) -> None:
        self.waiting: dict[Any, Started | None] = {}
        self.output, self.messages = os.memfd_create("output"), os.memfd_create("messages")


_thread = _Thread()


def _forget() -> None:
    """Another process has programs of its own."""
    global _thread
    _thread = _Thread()


os.register_at_fork(after_in_child=_forget)


def _waiting(program: str, environment: Mapping[str, str] | None) -> Started | None:
    """None where no program can wait, as one that is linked without libraries."""
    key = program, frozenset((environment or {}).items())
    if key not in _thread.waiting:
        path = shutil.which(program)
        library = path and (library_beside(path) or (environment or os.environ).get(NAMED))
        try:
            _thread.waiting[key] = Started(path, library, environment or os.environ) if path and library else None
        except (OSError, RuntimeError):
            _thread.waiting[key] = None
    return _thread.waiting[key]


def _empty(*files: int) -> None:
    for file in files:
        os.ftruncate(file, 0)
        os.lseek(file, 0, os.SEEK_SET)


def _contents(file: int) -> bytes:
    return os.pread(file, os.fstat(file).st_size, 0)


def _pipe_with(contents: bytes) -> int:
    """The end to read of a pipe that has them all."""
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    whole = os.write(writing, contents) == len(contents)
    os.close(writing)
    if not whole:
        raise OSError(f"a pipe does not take {len(contents)} bytes")
    return reading


def _file_with(contents: bytes) -> int:
    file = os.memfd_create("input")
    with os.fdopen(os.dup(file), "wb") as writing:
        writing.write(contents)
    os.lseek(file, 0, os.SEEK_SET)
    return file


def _source_with(given: bytes | None) -> int:
    if given is None:
        return os.open(os.devnull, os.O_RDONLY)
    return _pipe_with(given) if len(given) <= PIPE_BYTES else _file_with(given)


def _run_waiting(waiting: Started, words: Sequence[str], source: int, target: int | None, folder: str, timeout: float,
                 settings: Mapping[str, str]) -> subprocess.CompletedProcess[Any]:
    _empty(_thread.output, _thread.messages)
    streams = source, _thread.output if target is None else target, _thread.messages
    status, timed_out = waiting.run(words, streams, timeout, folder=folder, settings=settings)
    output, messages = _contents(_thread.output), _contents(_thread.messages)
    if timed_out:
        raise subprocess.TimeoutExpired(words, timeout, output, messages)
    return subprocess.CompletedProcess(words, status, output, messages)


def _as_text(printed: bytes, errors: str) -> str:
    return io.StringIO(printed.decode("utf-8", errors), newline=None).read()


def _run(words: Sequence[str], source: int, target: int | None, folder: str, timeout: float,
         environment: Mapping[str, str] | None, settings: Mapping[str, str]) -> subprocess.CompletedProcess[Any]:
    if waiting := _waiting(words[0], environment):
        try:
            return _run_waiting(waiting, words, source, target, folder, timeout, settings)
        except TooLong:
            pass
    return subprocess.run(words, stdin=source, stdout=subprocess.PIPE if target is None else target, stderr=subprocess.PIPE,
                          cwd=folder, env={**(environment or os.environ), **settings}, timeout=timeout, check=False)


def run(command: Sequence[str | os.PathLike[str]], *, input: bytes | str | None = None, stdin: int | None = None,
        stdout: int | None = None, cwd: str | os.PathLike[str] | None = None, text: bool = False, errors: str = "strict",
        env: Mapping[str, str] | None = None, settings: Mapping[str, str] | None = None, timeout: float = 300,
        check: bool = False) -> subprocess.CompletedProcess[Any]:
    """As subprocess.run, which it calls where the program can't wait or the command is long; what it prints is captured,
    unless `stdout` is a descriptor. One program waits for each `env`; `settings` of the environment are the run's own."""
    given = input.encode("utf-8", "surrogateescape") if isinstance(input, str) else input
    source = _source_with(given) if stdin is None else os.dup(stdin)
    try:
        done = _run([os.fspath(word) for word in command], source, stdout, os.path.abspath(cwd or "."), timeout, env, settings or {})
    finally:
        os.close(source)
    if text:
        done.stdout, done.stderr = _as_text(done.stdout, errors), _as_text(done.stderr, errors)
    if check:
        done.check_returncode()
    return done
