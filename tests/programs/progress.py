#!/usr/bin/env python3
"""
progress.py BUILD: long work says how far it is, on a terminal, which is a pseudo-terminal here, and nowhere else; what is
interrupted leaves no half file; and kdasm --watch makes everything anew when a file changes.

Work is long because its input comes late. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "examples" / "hello_world.s"
CLEARED = "\r\x1b[K"
LATE = 1.4  # seconds: more than the one after which the line is shown
LONG = 20  # seconds that a busy machine may take


class Failure(Exception):
    """What a test expected and did not get."""


def expect(what: str, good: object) -> None:
    if not good:
        raise Failure(what)


class Terminal:
    """A program whose standard error, and standard output if that is wanted, is a terminal."""

    def __init__(self, command: list[object], folder: Path, output: bool = False, columns: int = 80, kind: str = "xterm") -> None:
        self.host, guest = pty.openpty()
        fcntl.ioctl(guest, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        self.process = subprocess.Popen(list(map(str, command)), stdin=subprocess.PIPE, stderr=guest, cwd=folder,
                                        stdout=guest if output else subprocess.PIPE, env={**os.environ, "TERM": kind})
        os.close(guest)
        self.shown = ""

    def read(self, seconds: float) -> bool:
        """Whether something came."""
        if not select.select([self.host], [], [], seconds)[0]:
            return False
        try:
            piece = os.read(self.host, 65536)
        except OSError:  # the other end is closed
            return False
        self.shown += piece.decode()
        return bool(piece)

    def until(self, pattern: str, seconds: float = LONG) -> re.Match[str]:
        end = time.monotonic() + seconds
        while not (found := re.search(pattern, self.shown, re.DOTALL)):
            if time.monotonic() > end:
                raise Failure(f"{pattern!r} is not in {self.shown!r}")
            self.read(0.1)
        return found

    def end(self, data: bytes | None = None) -> tuple[int, bytes]:
        """The input comes, and the program ends."""
        output, _ = self.process.communicate(data, timeout=LONG)
        while self.read(0.2):
            pass
        os.close(self.host)
        return self.process.returncode, output or b""

    def stop(self, number: int) -> int:
        self.process.send_signal(number)
        status, _ = self.end()
        return status


def screen(shown: str) -> str:
    """What is left on the screen: a line that was cleared is not."""
    return re.sub(r"[^\n]*\r\x1b\[K", "", shown.replace("\r\n", "\n"))


class Tests:
    def __init__(self, build: Path, folder: Path) -> None:
        self.kdasm, self.kdinfo, self.folder = build / "kdasm", build / "kdinfo", folder
        self.object = folder / "hello.o"
        subprocess.run([self.kdasm, "-Wno-all", SOURCE, "-o", self.object], check=True)

    def late(self, command: list[object], data: bytes, wanted: str, status: int = 0) -> bytes:
        """Work that waits for its input: a line that says so, and nothing is left of it."""
        terminal = Terminal(command, self.folder)
        terminal.until(re.escape(CLEARED) + wanted)
        expect(f"not at once: {terminal.shown!r}", not terminal.shown.startswith(CLEARED * 2))
        found, output = terminal.end(data)
        expect(f"{command}: status {found}: {terminal.shown!r}", found == status)
        expect(f"{command}: what is left: {terminal.shown!r}", not screen(terminal.shown))
        return output


def test_actions(tests: Tests) -> None:
    data = tests.object.read_bytes()
    line = "kdinfo: 0%"
    expect("--table", b"hello_world" in tests.late([tests.kdinfo, "--table", "-"], data, line))
    tests.late([tests.kdinfo, "--check", "-"], data, line)
    expect("--html", b"</html>" in tests.late([tests.kdinfo, "--html", "-"], data, line))
    tests.late([tests.kdinfo, "--html", "--diff", tests.object, "-", "-o", "page.html"], data, "kdinfo: 0%")
    tests.late([tests.kdinfo, "--unbundle-all=all", "-"], data, line)
    expect("--unbundle-all", len(list((tests.folder / "all").iterdir())) == 1)


def test_link(tests: Tests) -> None:
    tests.late([tests.kdasm, "-Wno-all", "-shared", tests.object, "-", "-o", "out.hsaco"],
               b'.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n', "kdasm: 1 of 2 files read, 50%")
    expect("the link", (tests.folder / "out.hsaco").read_bytes().startswith(b"\x7fELF"))


def test_quick(tests: Tests) -> None:
    """What takes no second shows nothing."""
    terminal = Terminal([tests.kdinfo, "--table", tests.object], tests.folder)
    status, _ = terminal.end()
    expect(f"{terminal.shown!r}", status == 0 and not terminal.shown)


def test_others(tests: Tests) -> None:
    """Actions that print as they go have none; nor has a terminal that can't, or a pipe."""
    data = tests.object.read_bytes()
    for words, kind in (["--text"], "xterm"), (["--table"], "dumb"), (["--table"], ""):
        terminal = Terminal([tests.kdinfo, *words, "-"], tests.folder, kind=kind)
        time.sleep(LATE)
        status, _ = terminal.end(data)
        expect(f"{words} on {kind}: {terminal.shown!r}", status == 0 and not terminal.shown)
    process = subprocess.Popen([tests.kdinfo, "--table", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               env={**os.environ, "TERM": "xterm"})
    time.sleep(LATE)
    _, said = process.communicate(data)
    expect(f"a pipe: {said!r}", not said)


def test_narrow(tests: Tests) -> None:
    """The share stays, and nothing wraps."""
    for columns, wanted in ((200, "kdinfo: 0 of 2 files, 0%"), (20, "kdinfo: 0%"), (9, "kdinfo: "), (1, "")):
        terminal = Terminal([tests.kdinfo, "--table", "-", tests.object], tests.folder, columns=columns)
        terminal.until(re.escape(CLEARED) + wanted)
        terminal.end(tests.object.read_bytes())
        lines = [line for line in terminal.shown.split(CLEARED) if line]
        expect(f"{columns}: {lines}", all(len(line) < columns for line in lines) and (not wanted or wanted in lines))


def test_messages(tests: Tests) -> None:
    """A message stands on a line of its own."""
    terminal = Terminal([tests.kdinfo, "--table", "-", tests.object], tests.folder, output=True)
    terminal.until("kdinfo: 0 of 2 files")
    status, _ = terminal.end(b"no object")
    left = screen(terminal.shown)
    expect(f"{left!r}", status and left.startswith("kdinfo: error: -: no code object found"))


# ---- threads ----

TARGETS = "gfx900,gfx902,gfx904,gfx906,gfx908,gfx909,gfx90c"
LINE = r"kdinfo: (\d of 7 code objects, )?\d+%"


def long_check(tests: Tests) -> Path:
    """A bundle whose code takes a while to check."""
    code = "".join(f"\tglobal_load_dword v{1 + i % 8}, v0, s[4:5]\n\tv_add_f32 v9, v9, v{1 + i % 8}\n.L{i}:\n\ts_cbranch_scc0 .L{i - i % 7}\n"
                   for i in range(16000))
    source, bundle = tests.folder / "long.s", tests.folder / "long.hipfb"
    source.write_text(f".text\n.globl k\n.p2align 8\nk:\n{code}\ts_endpgm\n.rodata\n.p2align 6\n.amdhsa_kernel k\n"
                      ".amdhsa_next_free_vgpr 16\n.amdhsa_next_free_sgpr 16\n.end_amdhsa_kernel\n")
    subprocess.run([tests.kdasm, "--bundle", f"--offload-arch={TARGETS}", "-Wno-all", source, "-o", bundle], check=True)
    return bundle


def takes_alarms(process: int) -> dict[int, bool]:
    """Of each thread whether it takes the timer's signal."""
    takes = {}
    for task in Path(f"/proc/{process}/task").glob("*/status"):
        try:
            blocked = int(re.search(r"SigBlk:\s*(\w+)", task.read_text())[1], 16)
        except (OSError, TypeError):  # the thread has ended
            continue
        takes[int(task.parent.name)] = not blocked >> (signal.SIGALRM - 1) & 1
    return takes


def test_threads(tests: Tests) -> None:
    """The timer's signal comes to the thread that writes the line, however often."""
    bundle = long_check(tests)
    wanted = subprocess.run([tests.kdinfo, "--check", "-j1", bundle], capture_output=True, check=False)
    terminal = Terminal([tests.kdinfo, "--check", "-j3", bundle], tests.folder)
    process, several = terminal.process, False
    handles = False
    while process.poll() is None and not several:
        takes = takes_alarms(process.pid)
        several = len(takes) == 3 and takes[process.pid]  # which takes none while it starts the others
    expect(f"two more threads, which take none: {takes}", several and [t for t in takes if takes[t]] == [process.pid])
    while process.poll() is None and not select.select([process.stdout], [], [], 0)[0]:
        caught = re.search(r"SigCgt:\s*(\w+)", Path(f"/proc/{process.pid}/status").read_text())
        handles = handles or bool(caught and int(caught[1], 16) >> (signal.SIGALRM - 1) & 1)
        expect("a handler", handles)
        process.send_signal(signal.SIGALRM)
        terminal.read(0.001)
    status, output = terminal.end()
    expect(f"status {status}", status == wanted.returncode)
    expect("the same findings", output == wanted.stdout)
    lines = [line for line in terminal.shown.split(CLEARED) if line]
    expect(f"{lines[:5]}", lines and all(re.fullmatch(LINE, line) for line in lines))
    expect(f"what is left: {terminal.shown[-200:]!r}", not screen(terminal.shown))


# ---- interrupted ----


def test_interrupted(tests: Tests) -> None:
    """What was there stays, and nothing is beside it."""
    for command in ([tests.kdinfo, "--html", tests.object, "-", "-o", "kept"],
                    [tests.kdasm, "-Wno-all", "-shared", tests.object, "-", "-o", "kept"]):
        (tests.folder / "kept").write_text("older")
        before = sorted(path.name for path in tests.folder.iterdir())
        terminal = Terminal(command, tests.folder)
        terminal.until(re.escape(CLEARED))
        status = terminal.stop(signal.SIGINT)
        expect(f"{command}: status {status}", status == -signal.SIGINT)
        expect("the older file", (tests.folder / "kept").read_text() == "older")
        same = sorted(path.name for path in tests.folder.iterdir())
        expect(f"{command}: {same}, not {before}", same == before)


# ---- --watch ----

GOOD = '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\n.include "part.inc"\n'
ALL_IS_WELL = r"kdasm: all is well at \d\d:\d\d:\d\d; watching (\d) files?\r\n$"
NOTHING = r"kdasm: nothing is written at \d\d:\d\d:\d\d; watching (\d) files?\r\n$"
CLEAN = "\x1b[H\x1b[2J\x1b[3J"


def replace(path: Path, text: str) -> None:
    """As editors do it."""
    (path.parent / "new").write_text(text)
    os.replace(path.parent / "new", path)


def test_watch(tests: Tests) -> None:
    source, part, made = (tests.folder / name for name in ("source.s", "part.inc", "made.o"))
    source.write_text(GOOD)
    part.write_text("s_nop 0\n")
    terminal = Terminal([tests.kdasm, "--watch", "source.s", "-o", "made.o"], tests.folder)
    expect("files", terminal.until(ALL_IS_WELL)[1] == "2")
    expect(f"a clean screen: {terminal.shown!r}", terminal.shown.startswith(CLEAN))
    first = made.read_bytes()
    for change, pattern, message in ((lambda: source.write_text(GOOD + "s_nop 1\n"), ALL_IS_WELL, ""),
                                     (lambda: part.write_text("s_nop 2\ns_no 3\n"), NOTHING, "part.inc:2:1: error:"),
                                     (lambda: replace(part, "s_nop 3\n"), ALL_IS_WELL, ""),
                                     (lambda: source.write_text(GOOD + '.include "more.inc"\n'), NOTHING, "more.inc"),
                                     (lambda: (tests.folder / "more.inc").write_text("s_nop 4\n"), ALL_IS_WELL, ""),
                                     (lambda: source.unlink() or replace(source, GOOD), ALL_IS_WELL, "")):
        terminal.shown = ""
        change()
        terminal.until(pattern)
        now = terminal.shown.rpartition(CLEAN)
        said = re.sub(r"\x1b\[[0-9;]*m", "", now[2])
        expect(f"the screen: {terminal.shown!r}", now[1] and message in said and ("error" in said) == bool(message))
    expect("another object", made.read_bytes() != first)
    terminal.shown = ""
    (tests.folder / "unrelated.s").write_text("s_nop 0\n")
    time.sleep(0.5)
    terminal.read(0)
    expect(f"others do not matter: {terminal.shown!r}", not terminal.shown)
    expect("status", terminal.stop(signal.SIGINT) == -signal.SIGINT)


def test_watch_missing(tests: Tests) -> None:
    """What is not there is waited for, wherever it is to be, and what goes away is said."""
    folder = tests.folder / "watched"
    folder.mkdir()
    source, part = folder / "source.s", folder / "parts" / "deep" / "part.inc"
    source.write_text(GOOD.replace("part.inc", "deep/part.inc"))
    terminal = Terminal([tests.kdasm, "--watch", "-Iparts", "source.s", "-o", "made.o"], folder)
    terminal.until(NOTHING)
    for change, pattern in ((lambda: part.parent.mkdir(parents=True), NOTHING), (lambda: part.write_text("s_nop 0\n"), ALL_IS_WELL),
                            (part.unlink, NOTHING), (lambda: replace(part, "s_nop 1\n"), ALL_IS_WELL),
                            (lambda: shutil.rmtree(part.parent), NOTHING),
                            (lambda: part.parent.mkdir() or part.write_text("s_nop 2\n"), ALL_IS_WELL),
                            (lambda: os.rename(part, folder / "other"), NOTHING), (lambda: os.link(folder / "other", part), ALL_IS_WELL),
                            (source.unlink, NOTHING), (lambda: replace(source, ".long 1\n"), NOTHING),
                            (lambda: replace(source, GOOD.replace("part.inc", "deep/part.inc")), ALL_IS_WELL)):
        terminal.shown = ""
        change()
        terminal.until(pattern)
    terminal.shown = ""
    time.sleep(0.5)
    terminal.read(0)
    expect(f"quiet: {terminal.shown!r}", not terminal.shown)
    expect("status", terminal.stop(signal.SIGTERM) == -signal.SIGTERM)


def test_watch_pipe(tests: Tests) -> None:
    """Without a terminal nothing is cleared; standard input is refused."""
    source = tests.folder / "plain.s"
    source.write_text("s_nop 0\n")
    with subprocess.Popen([tests.kdasm, "--watch", "-mcpu=gfx90a", "-filetype=null", source], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        line = process.stderr.readline()
        process.terminate()
    expect(f"{line!r}", line.startswith("kdasm: all is well at "))
    done = subprocess.run([tests.kdasm, "--watch", "-", "-o", "x"], input="", capture_output=True, text=True, check=False)
    expect(f"{done.stderr!r}", done.returncode == 2 and "--watch reads files again and again" in done.stderr)


ALL: list[Callable[[Tests], None]] = [test_actions, test_link, test_quick, test_others, test_narrow, test_messages, test_threads,
                                      test_interrupted, test_watch, test_watch_missing, test_watch_pipe]


def main() -> int:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # shells ignore it in what runs in the background
    try:
        os.close(pty.openpty()[0])
    except OSError as error:
        print(f"skipped: there is no pseudo-terminal: {error}\n0 passed, 0 failed, {len(ALL)} skipped")
        return 0
    failed = 0
    for test in ALL:
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(Tests(Path(sys.argv[1]).resolve(), Path(folder)))
            except (Failure, subprocess.TimeoutExpired) as failure:
                print(f"FAILED: {test.__name__}: {failure}")
                failed += 1
    print(f"{len(ALL) - failed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
