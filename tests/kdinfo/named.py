#!/usr/bin/env python3
"""
named.py BUILD: names out of files open, create and overwrite nothing that they are not for.

Archives of kernels that libraries name, files that --unbundle-all writes, members of thin archives, code objects that core
files name, response files in response files, make rules. What would block or never end has a time limit.

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Callable

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "link"))

import core
import test_functions
from kpack import Machine, library, plain, same

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

LIMIT = 60  # seconds for one command; each takes milliseconds
UNREAD = 2  # exit status where something that was asked for is not read
TESTS: list[Callable[["Folder"], None]] = []


def test(function: Callable[["Folder"], None]) -> Callable[["Folder"], None]:
    TESTS.append(function)
    return function


class Folder(Machine):
    def run(self, program: str, *words: str, status: int = 0, **environment: str) -> subprocess.CompletedProcess:
        done = started.run([self.build / program, *words], cwd=self.folder, timeout=LIMIT,
                           env={**os.environ, **environment})
        same(done.returncode, status, done.stderr.decode())
        return done

    def archive(self, name: str, target: str = "gfx900") -> str:
        return self.write(name, plain({"l#0": {target: self.objects[target]}}))

    def library(self, *paths: str, name: str = "app/lib/l.so") -> str:
        return self.write(name, library("l", list(paths)))

    def refused(self, why: str, *paths: str, also: tuple[str, ...] = ()) -> None:
        """A name that is not followed: it is said, and the status is not 0, whether there is another archive or not."""
        self.archive("app/lib/good.kpack")
        said = self.run("kdinfo", "--list", self.library(*paths), *also, status=UNREAD).stderr.decode()
        assert f"does not follow '{paths[0]}', an archive of kernels of 'l': {why}; give the folder of the archive with --kpack-dir" in said, said
        done = self.run("kdinfo", "--list", self.library(*paths, "good.kpack"), *also, status=UNREAD)
        same(done.stdout.count(b"\n"), 2)
        assert why in done.stderr.decode(), done.stderr


# ---- archives of kernels ----

@test
def paths_that_leave_the_folder(folder: Folder) -> None:
    leaves = "it leaves the folder, and not for ../lib, ../lib64 or ../.kpack"
    for outside in ("x.kpack", "app/x.kpack", "app/other/x.kpack", "lib/x.kpack"):
        folder.archive(outside)
    folder.refused("it begins at the root of the file system", str(folder.folder / "x.kpack"))
    for path in ("../x.kpack", "../../x.kpack", "../other/x.kpack", "sub/../../x.kpack", "./../x.kpack", "..", "../lib/../x.kpack",
                 "../..//lib/x.kpack", "..//lib/x.kpack", "../lib@GFXARCH@/x.kpack"):
        folder.refused(leaves, path)
    folder.refused("it is too long for a path", "a/" * 2048)


@test
def packaged_layouts(folder: Folder) -> None:
    """Beside the library and below it, and in the folders for libraries beside that."""
    for path, where in (("x.kpack", "app/bin/x.kpack"), ("./x.kpack", "app/bin/x.kpack"), (".kpack/x.kpack", "app/bin/.kpack/x.kpack"),
                        ("../lib/x.kpack", "app/lib/x.kpack"), ("../lib64/a/x.kpack", "app/lib64/a/x.kpack"), ("../.kpack/x.kpack", "app/.kpack/x.kpack"),
                        ("a..b/x..kpack", "app/bin/a..b/x..kpack"), ("../lib/x_@GFXARCH@.kpack", "app/lib/x_gfx900.kpack"),
                        ("@GFXARCH@/x_@GFXARCH@", "app/bin/gfx9-generic/x_gfx90a:xnack+")):
        folder.archive(where)
        name = folder.library(path, name="app/bin/l.so")
        same(len(folder.listed(name)), 1, path)
        os.remove(folder.folder / where)


@test
def links(folder: Folder) -> None:
    """Distributions link files and folders; what is linked must be a regular file, too."""
    folder.archive("store/x.kpack")
    (folder.folder / "app/lib").mkdir(parents=True)
    (folder.folder / "app/lib/file.kpack").symlink_to("../../store/x.kpack")
    (folder.folder / "app/lib/.kpack").symlink_to("../../store")
    (folder.folder / "app/lib/null.kpack").symlink_to("/dev/zero")
    (folder.folder / "app/lib/round.kpack").symlink_to("round.kpack")
    same(len(folder.listed(folder.library("file.kpack"))), 1)
    same(len(folder.listed(folder.library(".kpack/x.kpack"))), 1)
    for path, why in (("null.kpack", "it is no regular file"), ("round.kpack", "Too many levels of symbolic links")):
        said = folder.run("kdinfo", folder.library(path), status=UNREAD).stderr.decode()
        assert f"does not follow 'app/lib/{path}', an archive of kernels of 'l': {why}" in said, said


@test
def folders_that_may_be_searched_but_not_read(folder: Folder) -> None:
    """A pattern has to read its folder; a name has not to."""
    folder.archive("app/lib/x_gfx900.kpack")
    named, pattern = folder.library("x_gfx900.kpack", name="app/lib/n.so"), folder.library("x_@GFXARCH@.kpack", name="app/lib/p.so")
    program = folder.folder / "kdinfo"
    shutil.copy(folder.build / "kdinfo", program)
    folder.folder.chmod(0o755)
    (folder.folder / "app/lib").chmod(0o311)
    other = {"user": 65534, "group": 65534, "extra_groups": []} if os.getuid() == 0 else {}
    for library_name, lines, message in ((named, 2, b""), (pattern, 1, b"does not follow 'app/lib/', an archive of kernels of 'l': Permission denied")):
        done = subprocess.run([program, "--list", library_name], cwd=folder.folder, capture_output=True, check=False, timeout=LIMIT, **other)
        same(done.stdout.count(b"\n"), lines, done.stderr.decode())
        assert message in done.stderr and bool(message) == bool(done.stderr), done.stderr
    (folder.folder / "app/lib").chmod(0o755)


@test
def what_is_no_regular_file(folder: Folder) -> None:
    """Opening a pipe would wait for ever, and reading a device might never end."""
    (folder.folder / "app/lib").mkdir(parents=True)
    os.mkfifo(folder.folder / "app/lib/pipe_gfx900.kpack")
    (folder.folder / "app/lib/folder_gfx900.kpack").mkdir()
    for path in ("pipe_gfx900.kpack", "pipe_@GFXARCH@.kpack", "folder_gfx900.kpack", "folder_@GFXARCH@.kpack"):
        shown = path.replace("@GFXARCH@", "gfx900")
        for words in ((), ("--list",), ("--check",), ("--table",), ("--unbundle-all=out",), ("--unbundle=gfx900",), ("--json",)):
            said = folder.run("kdinfo", *words, folder.library(path), status=UNREAD).stderr.decode()
            assert f"does not follow 'app/lib/{shown}', an archive of kernels of 'l': it is no regular file" in said, said
        # The environment may name what it wants, but nothing that blocks.
        said = folder.run("kdinfo", folder.library("none"), status=UNREAD, ROCM_KPACK_PATH=str(folder.folder / "app/lib" / path)).stderr.decode()
        assert "it is no regular file" in said, said
    for device in ("/dev/zero", "/dev/tty", "/proc/self/mem"):
        folder.refused("it begins at the root of the file system", device)


@test
def a_file_that_is_too_large(folder: Folder) -> None:
    folder.archive("app/lib/x.kpack")
    os.truncate(folder.folder / "app/lib/x.kpack", (2 << 30) - 1)
    said = folder.run("kdinfo", "--list", folder.library("x.kpack"), status=UNREAD).stderr.decode()
    assert "does not follow" not in said and "app/lib/x.kpack: " in said, said
    os.truncate(folder.folder / "app/lib/x.kpack", 2 << 30)
    said = folder.run("kdinfo", "--list", folder.library("x.kpack"), status=UNREAD).stderr.decode()
    assert "it has 2 GiB or more, which is more than kdasm reads" in said, said


@test
def patterns(folder: Folder) -> None:
    folder.refused("a component of it has several patterns", "@GFXARCH@@GFXARCH@.kpack")
    folder.refused("a component of it has several patterns", "a/@GFXARCH@_@GFXARCH@/x.kpack")
    deep = "/".join(["gfx900"] * 5)
    folder.archive(f"app/lib/{deep}")
    folder.refused("more than 4 components of it have patterns", "/".join(["@GFXARCH@"] * 5))
    same(len(folder.listed(folder.library("gfx900/" + "/".join(["@GFXARCH@"] * 4)))), 1)
    # What is in place of a target is one: not any text, nor one with a slash or a shell's pattern.
    for name in ("x_.kpack", "x_gfx.kpack", "x_other.kpack", "x_gfx9 0.kpack", "x_gfx*.kpack", "x_a/gfx900.kpack"):
        folder.archive(f"only/{name}")
    said = folder.run("kdinfo", folder.library("x_@GFXARCH@.kpack", name="only/l.so"), status=UNREAD).stderr.decode()
    assert "in an archive of kernels that is not there: 'x_@GFXARCH@.kpack'" in said, said


@test
def as_many_as_are_read(folder: Folder) -> None:
    for i in range(64):
        folder.archive(f"app/lib/x_gfx{i}.kpack")
    same(len(folder.listed(folder.library("x_@GFXARCH@.kpack"))), 64)
    folder.archive("app/lib/x_gfx64.kpack")
    done = folder.run("kdinfo", "--list", folder.library("x_@GFXARCH@.kpack"), status=UNREAD)
    same(done.stdout.count(b"\n"), 65)
    same(done.stderr.count(b"\n"), 1)
    assert b"64 files were found already, the most for the names in a file" in done.stderr, done.stderr
    # One file is one, whatever it is called.
    same(len(folder.listed(folder.library(*("./" * i + "x_gfx0.kpack" for i in range(100))))), 1)
    os.link(folder.folder / "app/lib/x_gfx0.kpack", folder.folder / "app/lib/again.kpack")
    same(len(folder.listed(folder.library("x_gfx0.kpack", "again.kpack"))), 1)
    # So many paths, and no more; of what is said of many names, the first are.
    folder.archive("app/lib/last.kpack")
    same(len(folder.listed(folder.library(*[f"no{i}" for i in range(4095)], "last.kpack"))), 1)
    said = folder.run("kdinfo", "--list", folder.library(*[f"no{i}" for i in range(4096)], "last.kpack"), status=UNREAD).stderr.decode()
    assert "does not follow 'app/lib/last.kpack'" in said and "4096 paths were looked at already, the most for the names in a file" in said, said
    said = folder.run("kdinfo", "--list", folder.library(*[f"/no{i}" for i in range(1000)]), status=UNREAD).stderr.decode()
    same(said.count("\n"), 22)
    assert "l.so: and 980 more\n" in said, said


@test
def links_that_are_a_forest(folder: Folder) -> None:
    """Links of a folder to itself: 64 at 4 levels are 16 million paths."""
    (folder.folder / "app/lib").mkdir(parents=True)
    for i in range(64):
        (folder.folder / f"app/lib/gfx{i}").symlink_to(".")
    said = folder.run("kdinfo", folder.library("@GFXARCH@/@GFXARCH@/@GFXARCH@/@GFXARCH@/x.kpack"), status=UNREAD).stderr.decode()
    assert "4096 paths were looked at already" in said, said


@test
def folders_of_the_command_line(folder: Folder) -> None:
    folder.archive("elsewhere/x.kpack")
    folder.archive("more/y_gfx1100.kpack", "gfx1100")
    absolute, relative = "/somewhere/x.kpack", "../../y_@GFXARCH@.kpack"
    name = folder.library(absolute, relative)
    folder.run("kdinfo", name, status=UNREAD)
    done = folder.run("kdinfo", "--list", "--kpack-dir=elsewhere", "--kpack-dir", "more/", name)
    same(done.stderr, b"")
    same([line.split("\t")[0] for line in done.stdout.decode().splitlines()[1:]], ["elsewhere/x.kpack", "more//y_gfx1100.kpack"])
    same(folder.run("kdinfo", "--kpack-dir=elsewhere", "--list", name, status=UNREAD).stderr.decode().count(f"'{relative}'"), 1)
    # Only the last component counts there: it leads nowhere else.
    folder.refused("it leaves the folder, and not for ../lib, ../lib64 or ../.kpack", "../..", also=("--kpack-dir=elsewhere",))
    # Where there is nothing, all is as without it.
    same(len(folder.listed("--kpack-dir=none", folder.library("good.kpack"))), 1)


# ---- what is written ----

LINKED = "will not write '{}': it is a symbolic link, which may lead out of the folder; remove it"


@test
def all_that_is_taken_out(folder: Folder) -> None:
    """New files in the folder, and nothing through what lies in it."""
    first, out = "out/0x0000000000-gfx900.co", folder.folder / "out"
    folder.write("victim", b"mine")
    for target in ("../victim", "../new", "/dev/null", str(folder.folder / "victim")):
        out.mkdir()
        (folder.folder / first).symlink_to(target)
        said = folder.run("kdinfo", "--unbundle-all=out", "gfx900", status=1).stderr.decode()
        assert LINKED.format(first) in said, said
        same((folder.folder / "victim").read_bytes(), b"mine")
        same(os.listdir(out), [Path(first).name])
        assert not (folder.folder / "new").exists()
        shutil.rmtree(out)
    for make in (os.mkfifo, os.mkdir):
        out.mkdir()
        make(folder.folder / first)
        said = folder.run("kdinfo", "--unbundle-all=out", "gfx900", status=1).stderr.decode()
        assert f"cannot write '{first}': File exists" in said, said
        shutil.rmtree(out)
    out.mkdir()
    os.link(folder.folder / "victim", folder.folder / first)  # a name of another file: that one stays
    folder.run("kdinfo", "--unbundle-all=out", "gfx900")
    same((folder.folder / "victim").read_bytes(), b"mine")
    same((folder.folder / first).read_bytes(), folder.objects["gfx900"])
    shutil.copy(folder.folder / first, folder.folder / "copy")
    said = folder.run("kdinfo", "--unbundle-all=out", first, status=1).stderr.decode()
    assert f"will not write '{first}': it is the input" in said, said
    (folder.folder / "way").symlink_to("out")  # of the command line
    folder.run("kdinfo", "--unbundle-all=way", "gfx900")
    folder.run("kdinfo", "--unbundle-all=way/", "gfx900")
    folder.run("kdinfo", f"--unbundle-all={out}", "gfx900")
    same(os.listdir(out), [Path(first).name])


@test
def all_that_archives_have(folder: Folder) -> None:
    """Found by relative paths before the folder is entered, and read after that."""
    folder.write("app/lib/x_gfx900.kpack", plain({"l#0": {"gfx900": folder.objects["gfx900"]}}))
    folder.write("app/lib/x_gfx1100.kpack", plain({"l#0": {"gfx1100": folder.objects["gfx1100"]}}))
    folder.run("kdinfo", "--unbundle-all=deep", folder.library("x_@GFXARCH@.kpack"))
    same(sorted(path.read_bytes() for path in (folder.folder / "deep").iterdir()),
         sorted((folder.objects["gfx900"], folder.objects["gfx1100"])))


# ---- other names ----

@test
def members_of_thin_archives(folder: Folder) -> None:
    folder.write("secret.o", folder.objects["gfx900"])
    thin = b"!<thin>\n" + b"//" + b" " * 46 + b"%-10d`\n" % 10 + b"secret.o/\n" + b"%-48s%-10d`\n" % (b"/0", len(folder.objects["gfx900"]))
    name = folder.write("t.a", thin)
    for words in (("--list",), ("--json",), ("--check",), ("--unbundle-all=out",)):
        said = folder.run("kdinfo", *words, name, status=UNREAD)
        assert b"thin" in said.stderr, said.stderr
    assert b"thin" in folder.run("kdasm", "-shared", "-mcpu=gfx900", name, "-o", "t.hsaco", status=1).stderr


@test
def code_objects_that_core_files_name(folder: Folder) -> None:
    """They are said, and not opened."""
    os.mkfifo(folder.folder / "pipe")
    uri = f"file://{folder.folder}/pipe#offset=0&size=64"
    folder.write("gpu.core", core.elf([(core.PT_LOAD, core.BASE, core.loaded([(core.BASE, uri)]))], core.note(core.state(core.BASE))))
    for words in ((), ("--list",), ("--json",), ("--asm",)):
        folder.run("kdinfo", *words, "gpu.core")
    assert uri.encode() in folder.run("kdinfo", "gpu.core").stdout


@test
def response_files(folder: Folder) -> None:
    """What a shell makes of <(...) is a pipe; in a response file it is none."""
    folder.write("in.rsp", b"-mcpu=gfx900 a.s")
    folder.write("out.rsp", b"@in.rsp -o r.o")
    folder.run("kdasm", "@out.rsp")
    os.mkfifo(folder.folder / "pipe")
    folder.write("bad.rsp", b"a.s @pipe")
    said = folder.run("kdasm", "@bad.rsp", status=2).stderr.decode()
    assert "a response file names '@pipe', which is not read: it is no regular file" in said, said
    folder.write("zero.rsp", b"a.s @/dev/zero")
    assert b"it is no regular file" in folder.run("kdasm", "@zero.rsp", status=2).stderr
    folder.write("none.rsp", b"a.s @none -o r.o")
    assert b"@none" in folder.run("kdasm", "@none.rsp", status=2).stderr
    script = f'exec "{folder.build}/kdasm" @<(echo -mcpu=gfx900 a.s -o p.o)'
    subprocess.run(["bash", "-c", script], cwd=folder.folder, check=True, timeout=LIMIT)


@test
def rules_for_make(folder: Folder) -> None:
    """A name of a source is no command and no variable of make's."""
    folder.write("a;touch x", b"")
    folder.write("SHELL=x", b"")
    folder.write("s.s", b'.include "a;touch x"\n.include "SHELL=x"\n')
    done = folder.run("kdasm", "-mcpu=gfx900", "-M", "-MP", "s.s")
    same(done.stdout.decode(), "s.o: \\\n  s.s \\\n  ./SHELL=x\n./SHELL=x:\n")
    assert b"make cannot read the name 'a;touch x': the rule leaves it out" in done.stderr, done.stderr
    folder.write("n.s", b'.include "a\\nall: ; touch x"\n.long 0\n')
    rule = folder.run("kdasm", "-mcpu=gfx900", "-M", "-MG", "n.s").stdout.decode()
    same(rule, "n.o: \\\n  n.s\n")


@test
def sources_that_kdinfo_prints(folder: Folder) -> None:
    """What --asm prints of names that would be directives assembles, and opens nothing."""
    folder.write("secret", b"secret")
    end = "~.incbin @secret@~.include @secret@~;.incbin @secret@~#"
    source = '''.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.section "x%END%","a",@progbits
.globl "y%END%"
.type "y%END%",@function
"y%END%": .long 1
.ident "x%END%"
.text
.long "y%END%"
.file 1 "d%END%" "f%END%"
.loc 1 1
s_endpgm
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.printf: ["1:1:4:%END%~.end_amdgpu_metadata~.incbin @secret@~"]
amdhsa.kernels: []
.end_amdgpu_metadata
'''
    folder.write("p.s", source.replace("%END%", end).encode())
    folder.run("kdasm", "-Wno-all", "p.s", "-o", "p.o")
    data = (folder.folder / "p.o").read_bytes()
    folder.write("p.o", data.replace(b"@secret@", b'"secret"').replace(b"~", b"\n"))
    for words in (("--asm",), ("--asm", "-d"), ("--asm", "--debug"), ("--asm", "-d", "--debug"), ("-d",)):
        source = folder.run("kdinfo", *words, "p.o").stdout
        folder.write("again.s", source)
        done = started.run([folder.build / "kdasm", "-mcpu=gfx900", "-M", "again.s"], cwd=folder.folder, timeout=LIMIT)
        same(done.stdout, b"again.o: \\\n  again.s\n", done.stderr.decode())


if __name__ == "__main__":
    sys.exit(test_functions.main(TESTS, Folder))
