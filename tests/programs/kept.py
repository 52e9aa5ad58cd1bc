#!/usr/bin/env python3
"""
What was there is kept when an output can't be written: files that must be overwritten on a full disk, and several outputs of
which one fails.

    kept.py BUILD

Each output is put where nothing but overwriting helps: a file of a full file system that is mounted over a name. That takes
a namespace of mounts, which unshare(1) makes. outputs.sh has where outputs may be, and failing/run.py each call that fails.
The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Callable, Iterator

ROOT = Path(__file__).resolve().parent.parent.parent
KERNEL = ROOT / "examples" / "hello_world.s"
OLDER = b"older content, that is kept\n"
SIZE = 256 << 10  # bytes of the full file system
PAGE = os.sysconf("SC_PAGE_SIZE")  # it gives room in these
LARGER = ("--retarget=gfx9-generic",)
WITHIN = "KDASM_TEST_MOUNTS"  # set once there is a namespace of mounts

# The options of kdasm that write a file, and what a command with several of them is. Other files are read.
OUTPUTS = {"o": "-o", "MF": "-MD -MF", "kpack": "-kpack", "Map": "-Map"}
READ = {"version-script", "include", "imacros", "plugin"}
COMMANDS = {"kpack": "-bundle --offload-arch=gfx900,gfx906 any.s", "Map": "-shared -mcpu=gfx900 any.s"}
PLAIN = "-mcpu=gfx900 any.s"


class Kept:
    def __init__(self, build: Path, folder: Path) -> None:
        self.build = build
        self.folder = folder
        self.out = folder / "out"
        self.disk = folder / "disk"
        self.passed = 0
        (folder / "any.s").write_text(".globl g\ng: .long 1\n")
        (folder / "large.s").write_text(f".globl g\ng: .fill {SIZE}\n")
        (folder / "page.s").write_text(f".globl g\ng: .fill {PAGE}\n")
        self.run("kdasm", "-bundle", "--offload-arch=gfx900,gfx906", "page.s", "-o", "two.hipfb")
        self.make_kernel()
        shutil.copy(shutil.which("sleep") or "/bin/sleep", folder / "sleep")
        self.running: list[subprocess.Popen[bytes]] = []

    def make_kernel(self) -> None:
        """An object that takes more room for another target."""
        for filler in range(PAGE, 2 * PAGE, PAGE // 16):
            (self.folder / "kernel.s").write_text(KERNEL.read_text() + f".data\n.fill {filler}\n")
            self.run("kdasm", "-shared", "kernel.s", "-o", "kernel.so")
            self.run("kdinfo", *LARGER, "kernel.so", "-o", "larger.so")
            sizes = [(self.folder / name).stat().st_size for name in ("kernel.so", "larger.so")]
            if sizes[0] // PAGE != sizes[1] // PAGE:
                return
        raise AssertionError("no size was found")

    def run(self, program: str, *words: str | Path) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run([self.build / program, *words], cwd=self.folder, capture_output=True, check=False, timeout=60)

    def fresh(self) -> None:
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir()

    def names(self) -> set[str]:
        return {path.name for path in self.out.iterdir()}


def listed() -> str:
    """What the list of outputs above lacks of the table of options."""
    rows = re.findall(r'KD_\w+\((\w+), "([\w-]+)", "file", ', (ROOT / "emit/programs/kdasm/options.def").read_text())
    unknown = {name for group, name in rows if group != "REFUSED"} - OUTPUTS.keys() - READ
    return f"neither an output nor an input of this test: {unknown}" if unknown else ""


# ---- a disk that is full ----

WRITERS: dict[str, Callable[[str], list[str]]] = {
    "assemble": lambda out: ["kdasm", "-mcpu=gfx900", "large.s", "-o", out],
    "link": lambda out: ["kdasm", "-shared", "-mcpu=gfx900", "large.s", "-o", out],
    "bundle": lambda out: ["kdasm", "-bundle", "--offload-arch=gfx900,gfx906", "large.s", "-o", out],
    "archive": lambda out: ["kdasm", "-bundle", "--offload-arch=gfx900,gfx906", "large.s", "-o", "out/b.o", "-kpack", out],
    "unbundle": lambda out: ["kdinfo", "--unbundle=gfx906", "two.hipfb", "-o", out],
    "set": lambda out: ["kdinfo", "--set=kernarg_size=16", "-k", "hello_world", "kernel.so", "-o", out],
    "retarget": lambda out: ["kdinfo", "--retarget=gfx90c", "kernel.so", "-o", out],
}


def fill(path: Path) -> None:
    """Takes what is left of a file system."""
    with open(path, "wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass


def mount_over(source: Path, target: Path) -> None:
    target.touch()
    subprocess.run(["mount", "--bind", source, target], check=True)


def on_full_disk(kept: Kept, words: list[str], older: Callable[[Path], None]) -> tuple[int, str, bytes, bytes]:
    """Runs a command whose output out/a is a file of a full disk: its status and message, the content before and after."""
    kept.fresh()
    kept.disk.mkdir(exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "none", kept.disk], check=True)
    try:
        target = kept.disk / "a"
        older(target)
        before = target.read_bytes()
        fill(kept.disk / "filler")
        mount_over(target, kept.out / "a")
        done = kept.run(words[0], *words[1:])
        after = target.read_bytes()
    finally:
        subprocess.run(["umount", kept.out / "a"], check=False, capture_output=True)
        subprocess.run(["umount", kept.disk], check=True)
    return done.returncode, done.stderr.decode(), before, after


def no_room(kept: Kept, words: list[str], older: Callable[[Path], None]) -> str:
    status, said, before, after = on_full_disk(kept, words, older)
    if after != before:
        return f"{len(before)} bytes became {len(after)}"
    if status != 1 or "cannot write 'out/a': No space left" not in said:
        return f"exit status {status}: {said}"
    return f"left: {kept.names()}" if kept.names() != {"a"} else ""


def text(path: Path) -> None:
    path.write_bytes(OLDER)


def sparse(path: Path) -> None:
    """Large enough, but without room on the disk."""
    path.write_bytes(OLDER)
    os.truncate(path, 4 * SIZE)


def copy_of(path: Path) -> Callable[[Path], None]:
    return lambda target: shutil.copyfile(path, target) and None


def in_place(kept: Kept, *options: str) -> str:
    """What has the size of the older content needs no room."""
    kept.fresh()
    shutil.copy(kept.folder / "kernel.so", kept.out / "want")
    kept.run("kdinfo", *options, "out/want")
    want = (kept.out / "want").read_bytes()
    status, said, before, after = on_full_disk(kept, ["kdinfo", *options, "out/a"], copy_of(kept.folder / "kernel.so"))
    return "" if status == 0 and before != after == want else f"exit status {status}: {said}"


def full_disks(kept: Kept) -> Iterator[tuple[str, str]]:
    for name, words in WRITERS.items():
        for older in (text, sparse):
            yield f"a full disk, {older.__name__}: {name}", no_room(kept, words("out/a"), older)
    change = ["--set=kernarg_size=16", "-k", "hello_world"]
    for options in (change, ["--retarget=gfx90c"]):
        yield f"a full disk, in place: {options}", in_place(kept, *options)
    yield "a full disk, in place, larger", no_room(kept, ["kdinfo", *LARGER, "out/a"], copy_of(kept.folder / "kernel.so"))


# ---- several outputs ----


def cannot_be_made(target: Path) -> None:
    """In a folder that is not there."""
    target.symlink_to("missing/file")


def is_full(target: Path) -> None:
    target.symlink_to("/dev/full")


def is_folder(target: Path) -> None:
    target.mkdir()


def runs(kept: Kept, target: Path) -> None:
    """A program that runs: it can't be replaced, being mounted, nor overwritten. That shows only in the end."""
    shutil.copy(kept.folder / "sleep", kept.folder / "program")
    mount_over(kept.folder / "program", target)
    kept.running.append(subprocess.Popen([target, "60"]))


def clean(kept: Kept) -> None:
    for program in kept.running:
        program.kill()
        program.wait()
    kept.running.clear()
    for path in kept.out.iterdir() if kept.out.exists() else ():
        subprocess.run(["umount", path], check=False, capture_output=True)


def several(kept: Kept, outputs: tuple[str, ...], failing: str, way: Callable[..., None], replaced: bool) -> str:
    kept.fresh()
    for name in outputs:
        if name == failing:
            way(kept, kept.out / name) if way is runs else way(kept.out / name)
        elif replaced:
            (kept.out / name).write_bytes(OLDER)
    command = next((COMMANDS[name] for name in outputs if name in COMMANDS), PLAIN).split()
    if "o" not in outputs:
        command.append("-filetype=null" if "Map" not in outputs else "-o/dev/null")
    done = kept.run("kdasm", *command, *(word for name in outputs for word in [*OUTPUTS[name].split(), f"out/{name}"]))
    if done.returncode != 1 or f"cannot write 'out/{failing}': ".encode() not in done.stderr:
        return f"exit status {done.returncode}: {done.stderr.decode()}"
    if kept.names() - {failing} != (set(outputs) - {failing} if replaced else set()):
        return f"there are {kept.names()}"
    changed = [name for name in outputs if name != failing and replaced and (kept.out / name).read_bytes() != OLDER]
    return f"replaced: {changed}" if changed else ""


def together(kept: Kept, outputs: tuple[str, ...]) -> str:
    """All of them, without an older one and with one."""
    command = next((COMMANDS[name] for name in outputs if name in COMMANDS), PLAIN).split()
    words = [word for name in outputs for word in [*OUTPUTS[name].split(), f"out/{name}"]]
    kept.fresh()
    for turn in ("first", "second"):
        done = kept.run("kdasm", *command, *words)
        if done.returncode or kept.names() != set(outputs) or not all((kept.out / name).read_bytes() for name in outputs):
            return f"{turn}: exit status {done.returncode}: {done.stderr.decode()}"
    return ""


def combinations() -> Iterator[tuple[str, ...]]:
    for count in range(2, len(OUTPUTS) + 1):
        for outputs in itertools.combinations(OUTPUTS, count):
            if not {"kpack", "Map"} <= set(outputs) and ("o" in outputs or "kpack" not in outputs):
                yield outputs


def outputs_together(kept: Kept, mounts: bool) -> Iterator[tuple[str, str]]:
    ways: list[Callable[..., None]] = [cannot_be_made, is_full, is_folder] + [runs] * mounts
    for outputs in combinations():
        if "o" in outputs:
            yield f"together: {outputs}", together(kept, outputs)
        for failing, way, replaced in itertools.product(outputs, ways, (False, True)):
            what = f"{outputs}, {failing} {way.__name__}, {'older' if replaced else 'new'} others"
            yield what, several(kept, outputs, failing, way, replaced)
            clean(kept)


def main() -> int:
    unshare = ["unshare", "--mount"] + ["--user", "--map-root-user"] * (os.geteuid() != 0)
    if WITHIN not in os.environ and subprocess.run([*unshare, "mount", "-t", "tmpfs", "none", "/mnt"], check=False,
                                                   capture_output=True).returncode == 0:
        os.execvpe(unshare[0], [*unshare, sys.executable, *sys.argv], os.environ | {WITHIN: "1"})
    mounts = WITHIN in os.environ
    passed = failed = 0
    with tempfile.TemporaryDirectory() as name:
        kept = Kept(Path(sys.argv[1]).resolve(), Path(name))
        tests = itertools.chain([("the options are listed", listed())], full_disks(kept) if mounts else (),
                                outputs_together(kept, mounts))
        for what, complaint in tests:
            passed += not complaint
            failed += bool(complaint)
            if complaint:
                print(f"FAILED: {what}: {complaint}")
    if not mounts:
        print("skipped: full disks: unshare(1) may not make a namespace of mounts")
    print(f"{passed} passed, {failed} failed, {0 if mounts else 1} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
