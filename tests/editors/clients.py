#!/usr/bin/env python3
"""
kdasm-lsp in editors, configured as language-server.md has it: Neovim and Emacs show what is wrong with a source, Helix's file is
well formed, and the extension of VS Code starts the server.

    clients.py BUILD

What is not installed is skipped. The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
MANUAL = (ROOT / "emit/manual/language-server.md").read_text()
EXTENSION = ROOT / "emit/programs/package/vscode"
SOURCE = '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\nk:\n\tv_mov_b32 v0, 1\n\ts_endpgn\n'
WRONG = "did you mean: s_endpgm?"

# Waits until there are diagnostics, and prints them with what hovering over an instruction tells.
NEOVIM = """
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end)
local out = io.open("out", "w")
for _, row in ipairs(vim.diagnostic.get(0)) do out:write(row.lnum, " ", row.message, "\\n") end
local place = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 3, character = 3 } }
local told = vim.lsp.buf_request_sync(0, "textDocument/hover", place, 20000)
for _, row in pairs(told) do out:write(row.result.contents.value, "\\n") end
vim.cmd("edit b.s")
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end)
for _, row in ipairs(vim.diagnostic.get(0)) do out:write("second: ", row.message, "\\n") end
out:close()
vim.cmd("qall!")
"""

EMACS = """
(setq eglot-sync-connect 20 eglot-autoreconnect nil)
(load (expand-file-name "kdasm.el" default-directory))
(find-file "a.s")
(unless (eq major-mode 'kdasm-mode) (error "the mode is %s" major-mode))
(unless (eglot-current-server) (call-interactively 'eglot))
(let ((tries 0))
  (while (and (< tries 200) (null (flymake-diagnostics)))
    (accept-process-output nil 0.1)
    (flymake-start)
    (setq tries (1+ tries))))
(with-temp-file "out"
  (let ((found (with-current-buffer "a.s" (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))))
    (dolist (text found) (insert text "\\n"))))
(kill-emacs 0)
"""

# Stands in for VS Code and for npm's client: the words after the extension's path are what is missing, and what happens.
NODE = """
const Module = require("module"), path = require("path"), calls = [], settings = { path: "/server", log: "/log", processor: "gfx90a" };
const [, , extensionPath, ...words] = process.argv, missing = (word) => words.includes(word);
const document = { languageId: "plaintext", fileName: "/a.s", getText: () => '.amdgcn_target "x"' };
const foreign = { languageId: "asm", fileName: "/b.s", getText: () => "mov %eax, %ebx" };
let changed;
const vscode = {
	workspace: {
		textDocuments: missing("document") ? [foreign] : [document, document, foreign],
		onDidOpenTextDocument: () => ({}), onDidChangeConfiguration: (taker) => (changed = taker),
		createFileSystemWatcher: (glob) => glob, getConfiguration: () => ({ get: (name) => settings[name] }),
	},
	languages: { setTextDocumentLanguage: async (of, id) => (calls.push([of.fileName, id]), { ...of, languageId: id }) },
	window: {
		showWarningMessage: (text) => calls.push(["warning", text]),
		showErrorMessage: async (text, button) => (calls.push(["error", text]), button),
	},
	commands: { executeCommand: async (...words) => calls.push(words) },
};
class LanguageClient {
	constructor(id, name, server, options) { calls.push(["client", server, options]); }
	async start() { calls.push(["start"]); }
	async stop() { calls.push(["stop"]); }
}
const run = (command, words, done) => done(missing("server") && command === "/server" ? new Error("spawn /server ENOENT") : null);
const load = Module._load;
Module._load = (name, ...rest) => {
	if (name === "vscode") return vscode;
	if (name === "child_process") return { execFile: run };
	if (name === "vscode-languageclient/node" && missing("packages")) throw new Error("not there");
	return name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...rest);
};
const extension = require(path.resolve(extensionPath));
(async () => {
	await extension.activate({ subscriptions: [] });
	if (words.includes("changes")) {
		settings.path = "/other";
		await changed({ affectsConfiguration: (name) => name === "kdasm.path" });
	}
	await extension.deactivate();
	console.log(JSON.stringify(calls));
})();
"""


def block(name: str) -> str:
    """A block of the manual with this file name."""
    return re.search(rf"^```\w+ {re.escape(name)}\n(.*?)^```$", MANUAL, re.DOTALL | re.MULTILINE)[1]


class Editors:
    def __init__(self, build: Path, folder: Path) -> None:
        self.build, self.folder = build.resolve(), folder
        self.passed = self.failed = self.skipped = 0
        self.environment = {**os.environ, "PATH": f"{self.build}:{os.environ['PATH']}", "HOME": str(folder),
                            "XDG_CONFIG_HOME": str(folder / "config"), "XDG_DATA_HOME": str(folder / "data"),
                            "XDG_STATE_HOME": str(folder / "state"), "XDG_CACHE_HOME": str(folder / "cache")}
        (folder / "a.s").write_text(SOURCE)
        (folder / "b.s").write_text(SOURCE)

    def check(self, what: str, good: object, more: object = "") -> None:
        self.passed += bool(good)
        self.failed += not good
        if not good:
            print(f"FAILED: {what}\n{more}")

    def run(self, *words: object) -> str:
        """What a program writes into the file `out`, or says."""
        out = self.folder / "out"
        out.unlink(missing_ok=True)
        done = subprocess.run([str(word) for word in words], cwd=self.folder, env=self.environment, capture_output=True, text=True,
                              timeout=120, check=False, stdin=subprocess.DEVNULL)
        return out.read_text() if out.exists() else done.stdout + done.stderr

    def installed(self, program: str, test: str) -> bool:
        if shutil.which(program):
            return True
        self.skipped += 1
        print(f"skipped: {test}: {program} is not installed")
        return False

    def neovim(self) -> None:
        if not self.installed("nvim", "Neovim"):
            return
        version = re.search(r"v(\d+)\.(\d+)", self.run("nvim", "--version"))
        if (int(version[1]), int(version[2])) < (0, 7):
            self.skipped += 1
            print("skipped: this Neovim is older than 0.7")
            return
        plugin = self.folder / "config" / "nvim" / "plugin"
        plugin.mkdir(parents=True)
        (plugin / "kdasm.lua").write_text(block("kdasm.lua"))
        (self.folder / "ask.lua").write_text(NEOVIM)
        said = self.run("nvim", "--headless", "-n", "a.s", "-c", "luafile ask.lua")
        self.check("Neovim shows what is wrong", "4 invalid" in said and WRONG in said, said)
        self.check("Neovim shows it in a second file", f"second: invalid instruction, {WRONG}" in said, said)
        self.check("Neovim hovers", "vector, one source" in said, said)

    def emacs(self) -> None:
        if not self.installed("emacs", "Emacs"):
            return
        has_eglot = subprocess.run(["emacs", "--batch", "--eval", "(require 'eglot)"], capture_output=True, check=False,
                                   env=self.environment).returncode == 0
        if not has_eglot:
            self.skipped += 1
            print("skipped: Emacs has no eglot")
            return
        (self.folder / "kdasm.el").write_text(block("kdasm.el"))
        (self.folder / "ask.el").write_text(EMACS)
        said = self.run("emacs", "--batch", "--load", "ask.el")
        self.check("Emacs shows what is wrong", WRONG in said, said)

    def helix(self) -> None:
        try:
            import tomllib
        except ImportError:  # before Python 3.11
            self.skipped += 1
            return
        file = tomllib.loads(block("languages.toml"))
        language, server = file["language"][0], file["language-server"]
        self.check("Helix has a server", set(language["language-servers"]) == set(server), file)
        command = server["kdasm-lsp"]["command"]
        self.check("its command runs", self.run(command, "--version").startswith("kdasm-lsp "))

    def vscode(self) -> None:
        package = json.loads((self.build / "editors" / "package.json").read_text())
        contributed = package["contributes"]
        self.check("the extension's version", re.fullmatch(r"\d+\.\d+\.\d+", package["version"]), package)
        self.check("it claims no .s", ".s" not in contributed["languages"][0]["extensions"])
        files = [package["main"], contributed["languages"][0]["configuration"], *(row["path"] for row in contributed["snippets"])]
        self.check("its files are there", all((EXTENSION / file).exists() for file in files), files)
        lock = json.loads((EXTENSION / "package-lock.json").read_text())
        wanted = {**package["dependencies"], **package["devDependencies"]}
        self.check("packages are pinned", all(re.fullmatch(r"[\d.]+", version) and lock["packages"][f"node_modules/{name}"]["version"] == version
                                              for name, version in wanted.items()), wanted)
        self.check("all with their sums", all("integrity" in row for name, row in lock["packages"].items() if name))
        matcher = contributed["problemMatchers"][0]["pattern"]
        said = self.run(self.build / "kdasm", "a.s", "-filetype=null").split("\n")[0]
        match = re.match(matcher["regexp"], said)
        self.check("the problem matcher", match and match[matcher["line"]] == "5" and WRONG in match[matcher["message"]], said)
        for name, snippet in json.loads((EXTENSION / "snippets.json").read_text()).items():
            text = re.sub(r"\$\{\d+:([^}]*)\}|\$0", lambda match: match[1] or "", "\n".join(snippet["body"])) + "\n"
            text = text.replace("count", "2").replace(".if value", ".if 1")
            head = "" if name == "target" else '.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n'
            (self.folder / "snippet.s").write_text(head + text)
            said = self.run(self.build / "kdasm", "snippet.s", "-Wno-all", "-filetype=null")
            self.check(f"snippet {name}", not said, said)

    def extension(self) -> None:
        if not self.installed("node", "the extension's code"):
            return
        (self.folder / "host.js").write_text(NODE)

        def calls(*words: str) -> list[list]:
            said = self.run("node", "host.js", EXTENSION / "extension.js", *words)
            return json.loads(said) if said.startswith("[") else [[said]]
        found = calls()
        self.check("it starts one server", [call[0] for call in found] == ["/a.s", "/a.s", "client", "start", "stop"], found)
        self.check("with the settings", found[2][1] == {"command": "/server", "args": ["--log=/log"]} and
                   found[2][2]["initializationOptions"]["processor"] == "gfx90a", found)
        self.check("none without a source", calls("document") == [], calls("document"))
        self.check("without npm's packages", "npm ci --omit=dev" in str(calls("packages")), calls("packages"))
        found = calls("server")
        self.check("without a server", "spawn /server ENOENT" in found[2][1] and "kdasm.path" in found[2][1] and
                   ["workbench.action.openSettings", "kdasm.path"] in found, found)
        found = calls("server", "changes")
        self.check("with one that is named then", [call[0] for call in found[-3:]] == ["client", "start", "stop"] and
                   found[-3][1]["command"] == "/other", found)
        found = calls("changes")
        self.check("with another one", [call[0] for call in found[2:]] == ["client", "start", "stop", "client", "start", "stop"], found)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        tests = Editors(Path(sys.argv[1]), Path(folder))
        for test in (tests.neovim, tests.emacs, tests.helix, tests.vscode, tests.extension):
            test()
    print(f"{tests.passed} passed, {tests.failed} failed, {tests.skipped} skipped")
    return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
