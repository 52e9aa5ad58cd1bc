#!/usr/bin/env python3
"""
What the programs and the library do when memory runs out, reading, writing, closing or renaming fails, or a signal comes.

    run.py BUILD [--every N]

Each command line is run again and again; the first call of a kind fails, then the second, until there are no more (see
inject.c). However it goes, there is no crash and no report of a sanitizer; the exit status is 0 and all outputs are right,
or there is a message and the older outputs are there; and no other file is left. What is killed leaves each output as it
was or whole. All options that write a file are tried, also where an older file can't be replaced and is overwritten: then
two calls fail. A test is a command line with one kind of failure. The calls of the library are made by library.c. The
closing line is `N passed, N failed, N skipped`. With --every only each N-th call fails.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "kdinfo"))
sys.path.append(str(HERE.parent / "link"))
import core  # noqa: E402, beside the tests of kdinfo
import kpack  # noqa: E402, likewise
from injected import SANITIZER, Injected  # noqa: E402

WAYS = ("memory", "read", "write", "close", "rename", "rename-refused", "open", "map", "status", "change", "flush",
        "interrupted", "partly", "signal")
# Of commands that write files. Where renaming is refused, the older file is overwritten.
WRITING = ("killed", "rename-refused+write", "rename-refused+close", "rename-refused+partly", "rename-refused+signal")
HARMLESS = ("rename-refused", "map", "change", "interrupted", "partly")  # there is another way to the same end
MOST = 2000  # calls of a command
LEAST = 4000  # faults in commands that write files, all together


@dataclass
class Command:
    words: str
    outputs: tuple[str, ...] = ()
    status: int = 0
    stdin: str = ""
    several: bool = False  # outputs that have nothing to do with each other
    in_place: bool = False  # the output is the input
    at_stdout: bool = False  # it is the file that is standard output, which is overwritten
    ways: tuple[str, ...] = WAYS
    expected: dict[str, bytes] = field(default_factory=dict)
    stdout: bytes = b""


RESOURCES = """.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:xnack+"
.globl k
.protected k
.p2align 8
k: s_endpgm
.section .rodata, "a", @progbits
.p2align 6
.amdhsa_kernel k
  .amdhsa_next_free_vgpr 1
  .amdhsa_next_free_sgpr 1
  .amdhsa_accum_offset 4
.end_amdhsa_kernel
.amdgpu_lds l, 8, 4
.amdgpu_info k
  .amdgpu_num_vgpr 9
  .amdgpu_use l
  .amdgpu_call k
  .amdgpu_indirect_call "v"
.end_amdgpu_info
"""
EXTRACTED = ("all/0x0000000000+0x0000001000-gfx900.co", "all/0x0000000000+0x0000002000-gfx906.co")
COMMANDS = [
    Command("kdasm kernel.s -o out.o -MD", ("out.o", "out.d")),
    Command("kdasm kernel.s -filetype=asm -o out.o", ("out.o",)),
    Command("kdasm kernel.s"),
    Command("kdasm - -o out.o", ("out.o",), stdin="kernel.s"),
    Command("kdasm include.s -o out.o -MD -MF out.d -g -fdebug-compilation-dir=/folder", ("out.o", "out.d")),
    Command("kdasm -mcpu=gfx900 --upgrade version2.s -o out.o", ("out.o",)),
    Command("kdasm -mcpu=gfx900 wrong.s -o out.o -MD", ("out.o", "out.d"), status=1),
    Command("kdasm kernel.s -filetype=null"),
    Command("kdasm --bundle --offload-arch=gfx900,gfx906 --compress any.s -o out.o -MD", ("out.o", "out.d")),
    Command("kdasm -shared kernel.s -o out.o -MD", ("out.o", "out.d")),
    Command("kdasm -shared kernel.o second.s -o out.o", ("out.o",)),
    Command("kdasm -shared kernel.o -o out.o -MD -Map=out.map", ("out.o", "out.d", "out.map")),
    Command("kdasm --bundle --offload-arch=gfx900,gfx906 any.s -o out.o -MD --kpack=out.kpack", ("out.o", "out.d", "out.kpack")),
    Command("kdasm divergent.s -o /dev/stdout", ("out.o",), at_stdout=True),
    Command("kdasm divergent.s -MD -MF out.d -o /dev/stdout", ("out.o", "out.d"), at_stdout=True),
    Command("kdasm second.s -o /dev/stdout", ("out.o",), at_stdout=True, in_place=True),
    Command("kdinfo --set=kernarg_size=16 -k kernel out.o -o /dev/stdout", ("out.o",), at_stdout=True, in_place=True),
    Command("kdasm -shared --link-resources resources.s -o out.o", ("out.o",)),
    Command("kdinfo --json resources.o"),
    Command("kdasm --pie needs.s -L link -L. -lsecond -o out.o", ("out.o",)),
    Command("kdasm @words", ("out.o",)),
    Command("kdasm -shared @many -o out.o", ("out.o",), ways=("memory", "open")),
    Command("kdasm -shared large.o -o out.o", ("out.o",),
            ways=("memory", "write", "close", "rename", "open", "interrupted", "partly", "signal", "killed")),
    Command("kdasm kernel.s -o link/../link/out.o", ("link/out.o",)),
    Command("kdasm large.s -o out.o", ("out.o",), ways=("memory", "map", "read", "status", "signal")),
    Command("kdasm -shared kernel.o -o out.o -Map out.map", ("out.o", "out.map")),
    Command("kdasm -M include.s -o out.d", ("out.d",)),
    Command("kdasm second.s -MMD -o out.o", ("out.o", "out.d")),
    Command("kdasm -save-temps -mcpu=gfx900 early.S -o out.o", ("out.o", "early.s"), several=True,
            ways=("write", "close", "rename", "open", "killed")),
    Command("kdasm -E early.S -o out.o", ("out.o",), ways=("write", "close", "rename", "open", "killed")),
    Command("kdasm --target-list"),
    Command("kdasm --instructions=v_add_f32 -mcpu=gfx90a"),
    Command("kdinfo kernel.o"),
    Command("kdinfo --json two.hipfb"),
    Command("kdinfo --yaml kernel.o"),
    Command("kdinfo --asm kernel.o"),
    Command("kdinfo --explain kernel.o"),
    Command("kdinfo --map -", stdin="kernel.o"),
    Command("kdinfo --svg kernel.o"),
    Command("kdinfo --list two.hipfb kernel.o"),
    Command("kdasm --bundle --offload-arch=gfx900,gfx906 --compress any.s -o out.o --kpack=out.kpack", ("out.o", "out.kpack")),
    Command("kdinfo --json two.kpack packed.kpack"),
    Command("kdinfo --unbundle-all=all two.kpack",
            ("all/0x0000000040-gfx900.co", "all/0x00000001c0-gfx906.co"), several=True),
    Command("kdinfo --unbundle=gfx906 packed.kpack -o out.o", ("out.o",)),
    Command("kdinfo --list library.so"),
    Command("kdinfo --check -Wnot-loadable version2.o", status=1),
    Command("kdinfo --check --json -Wnot-loadable kernel.o", status=1),
    Command("kdinfo --diff kernel.o version2.o", status=1),
    Command("kdinfo --diff two.hipfb two.hipfb"),
    Command("kdinfo --set=kernarg_size=16 -k kernel -o out.o kernel.o", ("out.o",)),
    Command("kdinfo --set=kernarg_size=16 -k kernel out.o", ("out.o",), in_place=True),
    Command("kdinfo --retarget=gfx90c --output=out.o plain.o", ("out.o",)),
    Command("kdinfo --unbundle=gfx906 -o out.o two.hipfb", ("out.o",)),
    Command("kdinfo --unbundle-all=all two.hipfb", EXTRACTED, several=True),
    Command("kdinfo --unbundle=gfx906 two.hipfb"),
    Command("kdinfo --list large.hipfb", ways=("memory", "map", "write", "open", "signal")),
    Command("kdinfo kernel.so#offset=0", status=2),
    Command("kdasm -mcpu=gfx900 visa.s -filetype=binary -section=.visa -o out.o", ("out.o",)),
    Command("kdasm unit.s -o out.o", ("out.o",)),
    Command("kdinfo --lanes --pc=0x14 --state=state.yaml divergent.o"),
    Command("kdinfo --unwind --json --pc=0x14 --state=state.yaml divergent.o"),
    Command("kdinfo --evaluate=x --pc=0x14 --state=state.yaml divergent.o"),
    Command("kdinfo --debug unit.o"),
    Command("kdinfo --debug --json unit.o"),
    Command("kdinfo --asm --debug unit.o"),
    Command("kdinfo --waits unit.o"),
    Command("kdinfo --html unit.o two.hipfb"),
    Command("kdinfo --html --diff kernel.o version2.o", status=1),
    Command("kdinfo --json visa.dbg process.core"),
    Command("kdinfo --asm visa.dbg"),
    Command("kdinfo --check visa.dbg", status=1),
    Command("kdinfo --list --core=process.core process.core"),
]


TABLES = {"kdasm": "emit/programs/kdasm/options.def", "kdinfo": "emit/programs/kdinfo/options.c"}
ROWS = {"kdasm": r'^KD_\w+\((?!IGNORED|REFUSED)\w+, "([\w-]+)",((?:.*\n)+?)(?=KD_|\n|/\*)',
        "kdinfo": r'^    \{"([\w-]+)", (?:0|\'\w\'),((?:.*\n)+?)(?=    \{|\};|\n)'}
# They speak of writing what -o names, or of no file.
NO_FILE = {"filetype", "section", "llvm-version", "bundle", "g"}


def unlisted() -> str:
    """What the table of options has of those that write files, and no command above has."""
    missing = []
    for program, table in TABLES.items():
        rows = re.findall(ROWS[program], (HERE.parent.parent / table).read_text(), re.MULTILINE)
        assert len(rows) > 40, program
        words = {re.sub("=.*", "", word).lstrip("-") for command in COMMANDS if command.words.startswith(program)
                 for word in command.words.split()}
        missing += [f"{program} --{name}" for name, rest in rows
                    if re.search(r"\bwrite\b|keep what cc", rest) and name not in words | NO_FILE]
    return f"these write a file: {', '.join(missing)}" if missing else ""


def identity(path: str | Path) -> tuple[int, int, int]:
    """Changes when somebody writes to the file."""
    status = os.stat(path)
    return status.st_ino, status.st_mtime_ns, status.st_size


class Failing:
    def __init__(self, build: Path, folder: Path, every: int) -> None:
        self.every = every
        self.build = build
        self.injected = Injected(build, leaks=True)
        self.inputs = folder / "inputs"
        self.folder = folder
        self.faults: dict[str, int] = {}  # in commands that write files, by command and way
        self.inputs.mkdir()
        self.known: dict[tuple[int, int, int], bytes] = {}  # contents of the inputs
        self.prepare()
        self.sound = self.contents(self.inputs)
        self.known = {identity(self.inputs / name): contents for name, contents in self.sound.items()}

    def make(self, *words: str) -> None:
        subprocess.run([self.build / words[0], *words[1:]], cwd=self.inputs, check=True, capture_output=True)

    def prepare(self) -> None:
        kernel = (HERE / "kernel.s").read_text()
        for name in ("kernel.s", "version2.s", "unit.s"):
            shutil.copy(HERE / name, self.inputs)
        shutil.copy(HERE.parent.parent / "examples" / "divergent.s", self.inputs)
        written = {
            "state.yaml": "registers: {exec: 5, s30: 4, s31: 0, s32: 64, v40: [1, 2, 3]}\n",
            "include.s": '.include "part.inc"\n.incbin "part.inc"\nlabel: .long 1\n.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n',
            "part.inc": ".long 2\n",
            "wrong.s": '.byte 300\n.macro m\n.frobnicate\n.endm\nm\n.include "nothing"\n',
            "early.S": "#define ONE 1\n.long ONE\n",
            "any.s": '.print "text"\n.long 1\n',
            "second.s": '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:xnack+"\n.globl second\nsecond: .long 1\n',
            "resources.s": RESOURCES,
            "needs.s": '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:xnack+"\n.globl _start\n_start: .long 0\n.data\n.quad second\n',
            "words": "kernel.s -o out.o\n",
            "many": "local.o\n" * 256,  # which a thread reads
            "wide.s": kernel + ".rodata\n.fill 1100000\n",  # what is linked of it a thread writes
            "large.s": kernel + "#" * (4 << 20) + "\n",
            "filler.s": ".fill 16 << 20\n",
            "visa.s": '.section .visa,"",@progbits\n.visa_debug_info igc\nobject "k"\nvariable "v"\n'
                      "interval 2, 1, general, general, r1.0\n.end_visa_debug_info\n",
        }
        for name, text in written.items():
            (self.inputs / name).write_text(text)
        (self.inputs / "link").mkdir()
        (self.inputs / "all").mkdir()
        (self.inputs / "link" / "out.o").symlink_to("../real.o")
        self.make("kdasm", "kernel.s", "-o", "kernel.o")
        self.make("kdasm", "-mcpu=gfx900", "-shared", "any.s", "-o", "plain.o")
        self.make("kdasm", "wide.s", "-o", "large.o")
        self.make("kdasm", "divergent.s", "-o", "divergent.o")
        self.make("kdasm", "unit.s", "-o", "unit.o")
        self.make("kdasm", "-mcpu=gfx900", "visa.s", "-filetype=binary", "-section=.visa", "-o", "visa.dbg")
        uri = f"memory://1#offset={core.CODE}&size={(self.inputs / 'kernel.o').stat().st_size}"
        memory = [(core.PT_LOAD, core.BASE, core.loaded([(4096, uri)])),
                  (core.PT_LOAD, core.CODE, (self.inputs / "kernel.o").read_bytes())]
        (self.inputs / "process.core").write_bytes(core.elf(memory, core.note(core.state(core.BASE))))
        self.make("kdasm", "second.s", "-o", "second.o")
        self.make("kdasm", "-mcpu=gfx900", "any.s", "-o", "local.o")
        self.make("kdasm", "resources.s", "-o", "resources.o")
        subprocess.run(["ar", "rcS", "libsecond.a", "second.o"], cwd=self.inputs, check=True)
        self.make("kdasm", "-mcpu=gfx900", "--amdhsa-code-object-version=2", "version2.s", "-o", "version2.o")
        self.make("kdasm", "--bundle", "--offload-arch=gfx900,gfx906", "any.s", "-o", "two.hipfb", "--kpack=two.kpack")
        self.make("kdasm", "--bundle", "--compress", "--offload-arch=gfx900,gfx906", "any.s", "-o", "two.hipfb",
                  "--kpack=packed.kpack")
        (self.inputs / "library.so").write_bytes(kpack.library("two.hipfb", ["two.kpack"]))
        self.make("kdasm", "--bundle", "--compress", "--offload-arch=gfx900", "filler.s", "-o", "large.hipfb")

    def older(self, command: Command, name: str) -> bytes:
        """What an output was before."""
        return (self.inputs / "kernel.o").read_bytes() if command.in_place else b"older\n"

    def run(self, command: Command, folder: Path, injected: str | None) -> tuple[subprocess.CompletedProcess[bytes], bool]:
        """Runs a command in a folder with its inputs and older outputs; whether the call that fails was reached."""
        for name in command.outputs:
            (folder / name).write_bytes(self.older(command, name))
        stdin = os.open(folder / command.stdin if command.stdin else os.devnull, os.O_RDONLY)
        stdout = os.open(folder / command.outputs[0], os.O_RDWR) if command.at_stdout else None
        try:
            return self.injected.run(command.words, folder, injected and injected.replace("+", ":1,"), stdin=stdin, stdout=stdout)
        finally:
            for file in filter(None, (stdin, stdout)):
                os.close(file)

    def copy(self, command: Command, folder: Path) -> None:
        """Other names of the inputs; large ones only for commands that read them."""
        shutil.copytree(self.inputs, folder, symlinks=True, copy_function=os.link, ignore=lambda _, names: [
            name for name in names if name.startswith("large.") and name not in command.words.split()])

    def contents(self, folder: Path) -> dict[str, bytes]:
        """Of all its files, by path."""
        found = {}
        for parent, _, names in os.walk(folder):
            for path in (os.path.join(parent, name) for name in names):
                if os.path.isfile(path):
                    known = self.known.get(identity(path))
                    found[path[len(str(folder)) + 1:]] = Path(path).read_bytes() if known is None else known
        return found

    def complaint(self, command: Command, way: str, done: subprocess.CompletedProcess[bytes],
                  before: dict[str, bytes], after: dict[str, bytes]) -> str:
        refused = "rename-refused" in way and command.several  # new files only: none is overwritten
        way = way.split("+")[-1]
        stderr = done.stderr.decode(errors="replace")
        if way == "killed" and done.returncode == -signal.SIGKILL:
            halves = [name for name, older in before.items() if after[name] not in (older, command.expected.get(name, older))
                      and not (command.at_stdout and name == command.outputs[0])]  # overwritten in place: overwrite.h
            return f"neither the older nor the new: {', '.join(halves)}" if halves else ""
        if done.returncode == SANITIZER or "runtime error:" in stderr or "Sanitizer" in stderr:
            return "a sanitizer reports:\n" + stderr
        if done.returncode < 0 and not (way == "signal" and done.returncode == -signal.SIGTERM):
            return f"signal {-done.returncode}"
        if added := after.keys() - before.keys():
            return f"left behind: {', '.join(added)}"
        right = done.returncode == command.status and all(after[n] == command.expected[n] for n in command.outputs)
        if right and done.stdout == command.stdout:
            return ""
        if way in HARMLESS and not refused:
            return f"exit status {done.returncode}, or another output:\n{stderr}"
        if done.returncode == 0:
            return "exit status 0, but an output is not right"
        if done.returncode > 0 and "error: " not in stderr and not (done.returncode == 2 and "warning: " in stderr):
            return f"exit status {done.returncode} without a message"
        for name, older in before.items():
            if after[name] not in (older, command.expected.get(name, older)):
                return f"neither the older nor the new: {name}"
        replaced = [name for name in command.outputs if after[name] != before[name]]
        if replaced and len(replaced) != len(command.outputs) and not command.several:
            return f"exit status {done.returncode}, but of all outputs only {', '.join(replaced)} was replaced"
        # What .print says does not decide over the outputs.
        if way not in ("flush", "signal") and replaced and not command.several:
            return f"exit status {done.returncode}, but {replaced[0]} was replaced"
        return ""

    def test(self, command: Command, way: str) -> str:
        """The complaint about a command with one kind of failure; empty when it passes."""
        folder = self.folder / f"{COMMANDS.index(command)}.{way}"
        self.copy(command, folder)
        sound = {name: contents for name, contents in self.sound.items() if (folder / name).exists()}
        for n in range(1, MOST, self.every):
            for path in folder.rglob(".kdasm.*") if way == "killed" else ():
                path.unlink()
            done, reached = self.run(command, folder, f"{way}:{n}")
            before = sound | {name: self.older(command, name) for name in command.outputs}
            before |= {"real.o": self.older(command, name) for name in command.outputs if "link/" in name}
            complaint = self.complaint(command, way, done, before, self.contents(folder))
            if complaint:
                return f"{command.words}, {way} {n}: {complaint}"
            if not reached:
                shutil.rmtree(folder)
                self.faults[folder.name] = (n - 1) // self.every if command.outputs else 0
                return ""
        return f"{command.words}, {way}: it does not end"

    def learn(self, command: Command) -> str:
        """What comes of a command when nothing fails."""
        folder = self.folder / "expected"
        self.copy(command, folder)
        done, _ = self.run(command, folder, None)
        command.stdout = done.stdout
        command.expected = {name: (folder / name).read_bytes() for name in command.outputs}
        command.expected |= {"real.o": (folder / name).read_bytes() for name in command.outputs if "link/" in name}
        shutil.rmtree(folder)
        if done.returncode != command.status:
            return f"{command.words}: exit status {done.returncode}\n{done.stderr.decode(errors='replace')}"
        changed = all(command.expected[name] != self.older(command, name) for name in command.outputs)
        return "" if changed == (not command.status or not command.outputs) else f"{command.words}: outputs stay"


def test_permissions(failing: Failing) -> str:
    """What is to replace a file that others may not read, they may not read before: see way "stop"."""
    folder = failing.folder / "permissions"
    shutil.copytree(failing.inputs, folder, symlinks=True)
    (folder / "out.o").write_bytes(b"older\n")
    (folder / "out.o").chmod(0o640)
    running = subprocess.Popen([failing.build / "failing" / "kdasm", "kernel.s", "-o", "out.o"], cwd=folder,
                               env=os.environ | {"INJECT": "stop:1"}, umask=0)
    os.waitpid(running.pid, os.WUNTRACED)
    modes = [path.stat().st_mode & 0o777 for path in folder.glob(".kdasm.*")]
    running.send_signal(signal.SIGCONT)
    status = running.wait()
    mode = (folder / "out.o").stat().st_mode & 0o777
    shutil.rmtree(folder)
    return "" if (modes, status, mode) == ([0o600], 0, 0o640) else f"permissions: {modes}, status {status}, in the end {mode:o}"


def test_library(build: Path) -> tuple[int, int]:
    sources = (HERE / "kernel.s", HERE / "version2.s", HERE.parent.parent / "examples" / "divergent.s")
    done = subprocess.run([build / "failing" / "library", *sources], capture_output=True,
                          text=True, check=False)
    print(done.stdout, done.stderr, end="", sep="")
    numbers = done.stdout.splitlines()[-1].split() if done.stdout else []
    good = len(numbers) == 6 and (done.returncode == 0 or numbers[2] != "0")
    return (int(numbers[0]), int(numbers[2])) if good else (0, 1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Let calls of the programs and the library fail.")
    parser.add_argument("build", type=Path)
    parser.add_argument("--every", type=int, default=1, metavar="N")
    options = parser.parse_args()
    build = options.build.resolve()
    passed, failed = test_library(build)
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(os.cpu_count()) as pool:
        failing = Failing(build, Path(name), options.every)
        complaints = [unlisted(), *(failing.learn(command) for command in COMMANDS)]
        if not any(complaints):
            tests = [(command, way) for command in COMMANDS
                     for way in command.ways + (WRITING if command.outputs and command.ways == WAYS else ())]
            complaints = list(pool.map(lambda test: failing.test(*test), tests))
        complaints.append(test_permissions(failing))
        for complaint in filter(None, complaints):
            print("FAILED:", complaint)
    faults = sum(failing.faults.values())
    print(f"{faults} faults in commands that write files")
    if faults < LEAST // options.every:
        print(f"FAILED: there are less than {LEAST // options.every}")
        failed += 1
    passed += complaints.count("")
    failed += len(complaints) - complaints.count("")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
