#!/usr/bin/env python3
"""
VS Code itself with the extension: its server and its page, as npm's package code-server has them, in Chromium.

    vscode.py BUILD FOLDER

The extension is the file that `make vsix` makes. A source with a mistake is opened: it is underlined, hovering over an
instruction tells what it is, completion offers others, and a server that is not there is said with its remedy. Needs Node.js 20
with its headers, a C++ compiler, a network, Chromium and its driver. What is installed is left in FOLDER. The exit status is 0 if
all goes well.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.parse
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "html"))
from browser import Browser  # noqa: E402

VERSION = "4.99.4"  # of code-server: VS Code 1.99.3, for Node.js 20
NATIVE = ("@vscode/spdlog", "native-watchdog", "node-pty")  # of its modules in C++ those without which it does not start
SOURCE = '.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n.text\nk:\n\tv_mov_b32 v0, 1\n\ts_endpgn\n'
OPTIONS = ["--auth", "none", "--bind-addr", "127.0.0.1:0", "--disable-telemetry", "--disable-update-check", "--disable-workspace-trust",
           "--disable-getting-started-override"]
PATIENCE = 60  # seconds
UNDERLINED = 'return document.querySelectorAll(".squiggly-error").length'
PLACE = """
const line = [...document.querySelectorAll(".view-line")].find(row => row.textContent.includes(arguments[0]));
const word = [...line.querySelectorAll("span span")].find(part => part.textContent.includes(arguments[0])).getBoundingClientRect();
return [word.x + word.width / 2, word.y + word.height / 2];
"""


class VSCode:
    def __init__(self, build: Path, folder: Path) -> None:
        self.build, self.folder = build.resolve(), folder.resolve()
        self.root = self.folder / "node_modules" / "code-server"
        self.environment = {**os.environ, "XDG_CONFIG_HOME": str(self.folder / "config"), "npm_config_nodedir": "/usr"}
        self.data, self.project = self.folder / "data", self.folder / "project"

    def run(self, *words: object, where: Path | None = None) -> None:
        subprocess.run([str(word) for word in words], cwd=where or self.folder, env=self.environment, check=True, stdout=sys.stderr)

    def install(self) -> None:
        """Without the scripts of its packages, which download programs."""
        code = self.root / "lib" / "vscode"
        quiet = ("--no-audit", "--no-fund")
        self.run("npm", "install", "--ignore-scripts", *quiet, f"code-server@{VERSION}")
        self.run("npm", "install", "--ignore-scripts", "--omit=dev", *quiet, where=code)
        self.run("npm", "rebuild", "argon2", where=self.folder)
        for name in NATIVE:  # scripts that come after the compiler may download
            subprocess.run(["npm", "rebuild", name], cwd=code, env=self.environment, check=False, capture_output=True)
            if not list((code / "node_modules" / name).glob("build/Release/*.node")):
                raise RuntimeError(f"{name} is not built")
        if not (code / "node_modules.asar").exists():
            (code / "node_modules.asar").symlink_to("node_modules")
        vsix = next(self.build.glob("kdasm-*.vsix"))
        self.run(*self.command(), "--install-extension", vsix)

    def command(self) -> list[object]:
        return ["node", self.root / "out" / "node" / "entry.js", "--user-data-dir", self.data, "--extensions-dir", self.folder / "extensions"]

    def settings(self, values: dict) -> None:
        (self.data / "Machine").mkdir(parents=True, exist_ok=True)
        (self.data / "Machine" / "settings.json").write_text(json.dumps(values))

    def serve(self) -> tuple[subprocess.Popen[str], int]:
        process = subprocess.Popen([str(word) for word in [*self.command(), *OPTIONS]], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   env=self.environment, text=True)
        assert process.stdout
        for line in process.stdout:
            if found := re.search(r"listening on http://127\.0\.0\.1:(\d+)", line):
                return process, int(found[1])
        raise RuntimeError("code-server does not start")

    def visit(self, browser: Browser, port: int) -> None:
        self.project.mkdir(exist_ok=True)
        (self.project / "a.s").write_text(SOURCE)
        opened = json.dumps([["openFile", f"vscode-remote://127.0.0.1:{port}{self.project}/a.s"]])
        query = urllib.parse.urlencode({"folder": self.project, "payload": opened})
        browser.call("POST", f"{browser.session}/url", {"url": f"http://127.0.0.1:{port}/?{query}"})


def hover(browser: Browser, word: str) -> bool:
    x, y = browser.run(PLACE, word)
    told = 'return [...document.querySelectorAll(".monaco-hover")].some(box => box.innerText.includes("vector, one source"))'
    for step in range(PATIENCE):  # a pointer that does not move hovers over nothing
        browser.protocol("Input.dispatchMouseEvent", type="mouseMoved", x=x + step % 3, y=y)
        if browser.wait(told, seconds=1):
            return True
    return False


def complete(browser: Browser, word: str) -> bool:
    browser.click_at(*browser.run(PLACE, word))
    for key, text in (("End", ""), ("Enter", "\r"), ("", "v_ad")):
        if key:
            browser.protocol("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, text=text,
                             windowsVirtualKeyCode={"End": 35, "Enter": 13}[key])
        for letter in "" if key else text:
            browser.protocol("Input.dispatchKeyEvent", type="keyDown", key=letter, text=letter)
    return browser.wait('return document.querySelector(".suggest-widget")?.innerText.includes("v_add_f32")', seconds=PATIENCE)


def main() -> int:
    code = VSCode(Path(sys.argv[1]), Path(sys.argv[2]))
    code.install()
    code.settings({"kdasm.path": "/no/such/kdasm-lsp"})
    process, port = code.serve()
    try:
        with Browser(code.folder) as browser:
            code.visit(browser, port)
            missing = 'return document.querySelector(".notification-toast")?.innerText.includes("/no/such/kdasm-lsp ENOENT")'
            good = [("says that there is no server", browser.wait(missing, seconds=PATIENCE))]
            code.settings({"kdasm.path": str(code.build / "kdasm-lsp")})
            good += [("underlines a mistake", browser.wait(UNDERLINED, seconds=PATIENCE)), ("hovers", hover(browser, "v_mov_b32")),
                     ("completes", complete(browser, "v_mov_b32"))]
    finally:
        process.terminate()
        process.wait()
    for what, done in good:
        print(f"{'' if done else 'FAILED: '}VS Code {what}")
    return 0 if all(done for _, done in good) else 1


if __name__ == "__main__":
    sys.exit(main())
