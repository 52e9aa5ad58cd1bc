#!/usr/bin/env python3
"""
Which target and options a source has: its own, those of kdasm.json or compile_commands.json, or the client's settings.

    projects.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from client import Client, Served, TARGET, main
from compared import said_by_kdasm, said_by_server

ON_GFX11 = "\tv_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v2\n"  # no other generation before GFX11 has it


class Projects(Served):
    def said(self, path: Path, text: str, settings: dict | None = None, folder: Path | None = None) -> list[str]:
        client = Client(self.build, settings=settings, folder=folder)
        found = [row["message"] for row in client.diagnosed(path.as_uri(), text)]
        self.check("the session ends", client.end() == 0)
        return found

    def settings(self) -> None:
        path = self.folder / "settings" / "a.s"
        path.parent.mkdir()
        self.check("no target", self.said(path, ON_GFX11)[0].startswith("invalid instruction"))
        self.check("a processor", self.said(path, ON_GFX11, {"processor": "gfx1100"}) == [])
        self.check("another one", "not supported" in self.said(path, ON_GFX11, {"processor": "gfx90a"})[0])
        self.check("the source's own", self.said(path, TARGET.format("gfx1100") + ON_GFX11, {"processor": "gfx90a"}) == [])
        self.check("options", self.said(path, "\t.byte size\n", {"options": ["-mcpu=gfx90a", "-defsym=size=4"]}) == [])
        self.check("wrong options", any("kdasm.options: unknown option '--frobnicate'" in row for row in self.said(
            path, "\t.byte 1\n", {"options": ["--frobnicate"]})))
        self.check("options of another task", any("assembles nothing" in row for row in self.said(path, "", {"options": ["--version"]})))
        self.check("no processor", any("frob" in row for row in self.said(path, "\t.byte 1\n", {"processor": "frob"})))
        uri = path.as_uri()
        self.client.diagnosed(uri, ON_GFX11)
        self.client.notify("workspace/didChangeConfiguration", {"settings": {"kdasm": {"processor": "gfx1100"}}})
        self.check("changed settings", self.client.diagnostics(uri) == [])

    def asked(self) -> None:
        """A client that has settings when it is asked."""
        client = Client(self.build, {"workspace": {"configuration": True}})
        question = client.next_message("workspace/configuration")
        self.check("asks", question["params"]["items"] == [{"section": "kdasm"}], question)
        uri = (self.folder / "asked.s").as_uri()
        client.writer.write({"jsonrpc": "2.0", "id": question["id"], "result": [{"processor": "gfx1100"}]})
        self.check("takes the answer", client.diagnosed(uri, ON_GFX11) == [])
        client.end()

    def kdasm_json(self) -> None:
        folder = self.folder / "project"
        (folder / "inner" / "parts").mkdir(parents=True)
        (folder / "inner" / "parts" / "part.inc").write_text("\t.byte size\n")
        path = folder / "inner" / "a.s"
        path.write_text("")
        described = folder / "kdasm.json"
        described.write_text(json.dumps({"options": ["-mcpu=gfx1100", "-Iinner/parts", "-Wno-all"],
                                         "files": {"inner/b.s": ["-defsym=size=300"], "inner/a.s": ["-defsym=size=3"]}}))
        text = ON_GFX11 + '.include "part.inc"\n'
        self.check("kdasm.json further up", self.said(path, text) == [], self.said(path, text))
        self.check("it counts more than settings", self.said(path, text, {"processor": "gfx90a"}) == [])
        self.check("another file's options", self.said(folder / "inner" / "b.s", "\t.byte size\n")[0].startswith("out of range"))
        self.check("not above the workspace", self.said(path, text, folder=folder / "inner") != [])
        described.write_text("{")
        self.check("no JSON", any("kdasm.json:1" in row for row in self.said(path, "\t.byte 1\n")))
        described.write_text(json.dumps({"options": ["-mcpu=gfx1100", "-filetype=x"]}))
        self.check("wrong options of kdasm.json", any("kdasm.json: -filetype must be" in row
                                                      for row in self.said(path, "\t.byte 1\n")), self.said(path, "\t.byte 1\n"))
        described.write_text(json.dumps({"options": "x"}))
        self.check("options that are no list", self.said(path, TARGET.format("gfx90a")) == [])
        described.write_text(json.dumps({"options": ["-mcpu=gfx1100"]}))
        client = Client(self.build)
        client.diagnosed(path.as_uri(), ON_GFX11)
        described.write_text(json.dumps({"options": ["-mcpu=gfx906"]}))
        os.utime(described, (1, 1))
        client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": described.as_uri(), "type": 2}]})
        self.check("it changes", "not supported" in client.diagnostics(path.as_uri())[0]["message"])
        client.end()

    def commands(self) -> None:
        folder = self.folder / "built"
        (folder / "src").mkdir(parents=True)
        path, other, link = folder / "src" / "a b.s", folder / "src" / "c.s", folder / "src" / "d.s"
        (folder / "compile_commands.json").write_text(json.dumps([
            {"directory": str(folder), "file": "src/a b.s", "command": "/usr/bin/kdasm -c -mcpu=gfx1100 -D'size=4' 'src/a b.s' -o x.o"},
            {"directory": str(folder / "src"), "file": str(other),
             "arguments": ["clang", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx90a", "-Wa,-defsym,size=5", "-c", "c.s", "-o", "c.o"]},
            {"directory": str(folder), "file": "src/d.s", "command": "gcc -fwhat src/d.s"}, {"file": 5}, 7]))
        self.check("a command", self.said(path, ON_GFX11 + "\t.byte size\n") == [], self.said(path, ON_GFX11 + "\t.byte size\n"))
        self.check("arguments", "not supported" in self.said(other, ON_GFX11)[0])
        self.check("a command's target and the source's", self.said(path, TARGET.format("gfx90a"))[0].startswith(".amdgcn_target"),
                   self.said(path, TARGET.format("gfx90a")))
        self.check("a command of another program", any("does not run kdasm" in row for row in self.said(link, "\t.byte 1\n")), self.said(link, ""))
        self.check("a file that is not in it", self.said(folder / "e.s", ON_GFX11, {"processor": "gfx1100"}) == [])

    def several_targets(self) -> None:
        """All of them are assembled for, as kdasm does for a bundle."""
        folder = self.folder / "several"
        folder.mkdir()
        path, part, options = folder / "a.s", folder / "part.inc", ["--bundle", "--offload-arch=gfx90a,gfx1100,gfx1201"]
        (folder / "kdasm.json").write_text(json.dumps({"options": options}))
        part.write_text("\t.byte 300\n")
        text = (".text\nk:\tv_mov_b32 v0, v1 quad_perm:[0,1]\n" + ON_GFX11 + "\t.if .amdgcn.gfx_generation_number == 12\n"
                '\t.include "part.inc"\n\ts_endpgn\n\t.endif\n\ts_waitcnt lgkmcnt(0)\n')
        client = Client(self.build)
        found = client.diagnosed(path.as_uri(), text)
        inside = client.diagnostics(part.as_uri())
        said = sorted(said_by_server(found) + said_by_server(inside, part.name), key=str)
        wanted = said_by_kdasm(self.build, path, text, options)
        self.check("each target, as kdasm says it", len(wanted) == 4 and said == wanted, f"{said}\n{wanted}")
        self.check("a message of all targets", [row["message"] for row in found if "four lanes" in row["message"]] ==
                   ["expected a comma: there are four lanes, quad_perm:[0,1,2,3]"], found)
        self.check("a message of one", any(row["message"].endswith("\nwhile assembling for gfx90a") for row in found), found)
        wrong = {"textDocument": {"uri": path.as_uri()}, "context": {"diagnostics": []},
                 "range": {"start": {"line": 5, "character": 3}, "end": {"line": 5, "character": 3}}}
        self.check("a quick fix for the last one", any(row["title"] == "Write s_endpgm" for row in client.request(
            "textDocument/codeAction", wrong)))
        self.check("what one target includes is a part of it", client.diagnosed(part.as_uri(), "\t.byte 3\n") == [])
        client.end()
        self.check("a source's own target is the only one", self.said(path, TARGET.format("gfx1100") + ON_GFX11) == [])
        (folder / "kdasm.json").write_text(json.dumps({"options": ["--bundle", "--offload-arch=gfx90a,gfx90a:xnack+"]}))
        found = self.said(path, "\t.byte 1\n")
        self.check("targets that do not go together", any("kdasm.json: " in row and "xnack" in row for row in found), found)

    def includes_for_each(self) -> None:
        """What the second target alone includes stays a part of the source when that is assembled again for a hover."""
        folder = self.folder / "included"
        folder.mkdir()
        (folder / "kdasm.json").write_text(json.dumps({"options": ["--bundle", "--offload-arch=gfx90a,gfx1100"]}))
        uri, other, part = ((folder / name).as_uri() for name in ("a.s", "other.s", "part.inc"))
        (folder / "part.inc").write_text("")
        text = ".set two, 2\n.if .amdgcn.gfx_generation_number == 11\n.include \"part.inc\"\n.endif\n"
        self.client.diagnosed(uri, text)
        self.client.diagnosed(other, "")
        self.client.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 6}})
        found = self.client.diagnosed(part, "\t.if two != 2\n\t.error \"not a part\"\n\t.endif\n\t.byte 300\n")
        while not found:
            found = self.client.diagnostics(part)
        self.check("a part of the source", [row["message"] for row in found] ==
                   ["out of range literal value: 300 does not fit in 1 byte\nwhile assembling for gfx1100"], found)

    def formats_for_each(self) -> None:
        """Blanks that mean something in what the second target alone assembles."""
        folder = self.folder / "formatted"
        folder.mkdir()
        (folder / "kdasm.json").write_text(json.dumps({"options": ["--bundle", "--offload-arch=gfx90a,gfx1100"]}))
        uri = (folder / "a.s").as_uri()
        self.client.diagnosed(uri, ".macro define name\n.macro \\name text:vararg\n.ascii \"\\text\"\n.endm\n.endm\ndefine put\n"
                              ".if .amdgcn.gfx_generation_number == 11\nput a    b\n.endif\n")
        edits = self.client.answer("textDocument/formatting", {"textDocument": {"uri": uri}, "options": {}})
        self.check("formatting looks at each target", "blanks mean something" in edits.get("error", {}).get("message", ""), edits)

    def never_waits(self) -> None:
        """For pipes that nobody writes to, and devices, whatever names them."""
        folder = self.folder / "waiting"
        (folder / "parts").mkdir(parents=True)
        os.mkfifo(folder / "pipe")
        os.mkfifo(folder / "parts" / "part.inc")
        for name in ("pipe", "part.inc", "/dev/zero", "/dev/tty", "/dev/null"):
            for directive in (".include", ".incbin"):
                found = self.said(folder / "a.s", f'{TARGET.format("gfx90a")}\t{directive} "{name}"\n', {"options": ["-Iparts"]})
                self.check(f"{directive} {name}", len(found) == 1 and "is no regular file" in found[0] or
                           name == "/dev/tty" and "Could not find" in found[0], found)
        (folder / "words").write_text("-mcpu=gfx1100")
        self.check("a file of words", self.said(folder / "a.s", ON_GFX11, {"options": ["@words"]}) == [])
        found = self.said(folder / "a.s", "\t.byte 1\n", {"options": ["@pipe"]})
        self.check("options", any("'@pipe' is no regular file" in row for row in found), found)
        os.mkfifo(folder / "kdasm.json")
        self.check("kdasm.json", self.said(folder / "a.s", ON_GFX11, {"processor": "gfx1100"}) == [])
        found = self.said(folder / "a.s", f'# 1 "{folder}/pipe"\n\t.byte 300\n', {"processor": "gfx1100"})
        self.check("a line marker", len(found) == 1 and "pipe:1" in found[0], found)

    def commands_never_wait(self) -> None:
        """Nor for a pipe that a command names, wherever the server was started."""
        folder = self.folder / "piped"
        folder.mkdir()
        os.mkfifo(folder / "pipe")
        (folder / "compile_commands.json").write_text(json.dumps([{"directory": str(folder), "file": "a.s", "command": "kdasm @pipe a.s"}]))
        client = Client(self.build, wrapper=["env", "-C", str(folder)])
        found = [row["message"] for row in client.diagnosed((folder / "a.s").as_uri(), "\t.byte 1\n")]
        self.check("a command", any("'@pipe' is no regular file" in row for row in found), found)
        client.end()

    def folders(self) -> None:
        """Relative names are those of the source's own project, whatever was open before."""
        first, second = self.folder / "first", self.folder / "second"
        for folder in (first, second):
            (folder / "more").mkdir(parents=True)
            (folder / "part.inc").write_text(f"\t.error \"{folder.name}\"\n")
            (folder / "words").write_text("@more/words")
            (folder / "more" / "words").write_text(f"-mcpu=gfx1100 -defsym={folder.name}=300")
            (folder / "kdasm.json").write_text(json.dumps({"options": ["@words"]}))
        (first / "only.inc").write_text("\t.byte 1\n")
        client = Client(self.build, folder=second)
        began = os.readlink(f"/proc/{client.process.pid}/cwd")
        for folder in (first, second, first):
            text = f'\t.include "part.inc"\n\t.byte {folder.name}\n'
            inside = client.diagnosed((folder / "a.s").as_uri(), text)
            self.check(f"response files of {folder.name}", [row["message"][:12] for row in inside] == ["out of range"], inside)
            self.check(f"an include of {folder.name}", folder.name in client.diagnostics((folder / "part.inc").as_uri())[0]["message"])
        found = client.diagnosed("untitled:Untitled-1", '\t.include "only.inc"\n')
        self.check("a text without a file has nothing of other folders", any("only.inc" in row["message"] for row in found), found)
        client.diagnosed("untitled:Untitled-2", '\t.include "part.inc"\n')
        self.check("but what is in the workspace", client.diagnostics((second / "part.inc").as_uri()))
        self.check("the server stays where it is", os.readlink(f"/proc/{client.process.pid}/cwd") == began)
        client.end()
        (first / "kdasm.json").write_text(json.dumps({"options": ["@nothing"]}))
        found = self.said(first / "a.s", TARGET.format("gfx1100"))
        self.check("words that are not there", any("there is no file 'nothing'" in row for row in found), found)

    def preprocessed(self) -> None:
        self.check("a source for cc -E", self.said(self.folder / "a.S", "#define X 1\n\t.frob X\n") == [])

    def everything(self) -> None:
        self.settings()
        self.asked()
        self.kdasm_json()
        self.commands()
        self.several_targets()
        self.formats_for_each()
        self.includes_for_each()
        self.never_waits()
        self.commands_never_wait()
        self.folders()
        self.preprocessed()


if __name__ == "__main__":
    sys.exit(main(Projects))
