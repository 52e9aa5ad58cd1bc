"""A browser without a window, driven by chromedriver: the W3C's WebDriver over HTTP, with what Chromium adds to it."""

from __future__ import annotations

import base64
import http.client
import json
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of an element in answers
STARTS = 60  # seconds until the driver listens
LONGEST = 120  # seconds that a busy machine may take for a page or a script
ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
             "--disable-dev-shm-usage", "--window-size=1200,900"]


class BrowserError(Exception):
    """What the driver refused."""


def is_there() -> bool:
    return bool(shutil.which("chromedriver") and shutil.which("chromium"))


class Browser:
    """A session; `with` ends it and the driver."""

    def __init__(self, folder: Path) -> None:
        log = open(folder / "driver.log", "wb")  # noqa: SIM115
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=log, text=True)
        log.close()
        self.connection = http.client.HTTPConnection("127.0.0.1", self.find_port(), timeout=2 * LONGEST)
        capabilities = {"browserName": "chrome", "goog:loggingPrefs": {"browser": "ALL"},
                        "goog:chromeOptions": {"binary": shutil.which("chromium"), "args": ARGUMENTS}}
        try:
            answer = self.call("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        except BaseException:
            self.driver.kill()
            raise
        self.session = f"/session/{answer['sessionId']}"
        self.call("POST", f"{self.session}/timeouts", {"script": LONGEST * 1000, "pageLoad": LONGEST * 1000})

    def find_port(self) -> int:
        """The driver says which one it took."""
        end = time.monotonic() + STARTS
        while time.monotonic() < end and self.driver.poll() is None:
            line = self.driver.stdout.readline() if self.driver.stdout else ""
            if "started successfully on port" in line:
                return int(line.rstrip(".\n").split()[-1])
        raise BrowserError("chromedriver does not start")

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *what: object) -> None:
        try:
            self.call("DELETE", self.session)
        finally:
            self.driver.terminate()
            self.driver.wait()

    def call(self, method: str, path: str, body: dict | None = None) -> Any:
        text = json.dumps(body if body is not None else {}) if method == "POST" else None
        self.connection.request(method, path, text, {"Content-Type": "application/json"})
        value = json.loads(self.connection.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value:
            raise BrowserError(f"{path}: {value['error']}: {value['message']}")
        return value

    # ---- what a test does ----

    def open(self, page: Path, place: str = "") -> None:
        self.call("POST", f"{self.session}/url", {"url": "about:blank"})
        self.call("POST", f"{self.session}/url", {"url": f"file://{page}{place}"})

    def run(self, script: str, *arguments: Any) -> Any:
        """What a script returns; it may be a promise."""
        return self.call("POST", f"{self.session}/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script: str, *arguments: Any, seconds: float = LONGEST) -> bool:
        """Whether what a script returns becomes true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run(script, *arguments):
                return True
            time.sleep(0.02)
        return False

    def element(self, selector: str) -> str:
        found = self.call("POST", f"{self.session}/element", {"using": "css selector", "value": selector})
        return f"{self.session}/element/{found[ELEMENT]}"

    def click(self, selector: str) -> None:
        self.call("POST", f"{self.element(selector)}/click")

    def click_at(self, x: float, y: float) -> None:
        """In the window."""
        move = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"}
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
                   "actions": [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}
        self.call("POST", f"{self.session}/actions", {"actions": [pointer]})

    def type(self, selector: str, text: str) -> None:
        self.call("POST", f"{self.element(selector)}/value", {"text": text})

    def text(self, selector: str) -> str:
        return self.call("GET", f"{self.element(selector)}/text")

    def messages(self) -> list[str]:
        """What the console has had since the last question."""
        return [entry["message"] for entry in self.call("POST", f"{self.session}/se/log", {"type": "browser"})]

    def protocol(self, command: str, **parameters: Any) -> Any:
        """A command of Chromium's own protocol."""
        return self.call("POST", f"{self.session}/goog/cdp/execute", {"cmd": command, "params": parameters})

    def draw(self, width: int, height: int) -> bytes:
        """The top of the page as a PNG."""
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        return base64.b64decode(self.protocol("Page.captureScreenshot", clip=clip, captureBeyondViewport=True)["data"])

    def print(self) -> bytes:
        """The page as a PDF."""
        return base64.b64decode(self.call("POST", f"{self.session}/print", {}))
