#!/usr/bin/env python3
"""
Test the library from other languages, with the shared library of a build:

* the Python package in examples/python, its type hints where mypy is installed, and the Python that library.md shows;
* the Rust that library.md shows, where rustc is installed: it is compiled, linked and run.

    bindings.py BUILD

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "examples" / "python"
MANUAL = ROOT / "emit" / "manual" / "library.md"

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def shown(language: str) -> str:
    """What the manual shows in a language, one block after the other."""
    return "\n".join(text for name, text in BLOCK.findall(MANUAL.read_text()) if name == language)


class Shown(unittest.TestCase):
    """What examples and manual show is right."""

    def run_command(self, *command: str | Path, folder: str | Path = PACKAGE) -> str:
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              check=False)
        self.assertEqual(done.returncode, 0, done.stdout)
        return done.stdout

    def test_types(self) -> None:
        if not shutil.which("mypy"):
            self.skipTest("mypy is not installed")
        self.run_command("mypy", "--strict", "--cache-dir", os.devnull, "kdasm", "test_kdasm.py")

    def test_python(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "shown.py").write_text(shown("python"))
            os.environ["PYTHONPATH"] = str(PACKAGE)
            self.assertIn("128", self.run_command(sys.executable, "-B", "shown.py", folder=folder))

    def test_rust(self) -> None:
        if not shutil.which("rustc"):
            self.skipTest("rustc is not installed")
        library = Path(os.environ["KDASM_LIBRARY"])
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "libkdasm.so").symlink_to(library)
            Path(folder, library.name.rsplit(".", 2)[0]).symlink_to(library)
            Path(folder, "shown.rs").write_text(shown("rust"))
            self.run_command("rustc", "-L", folder, "-C", f"link-arg=-Wl,-rpath,{folder}", "-Dwarnings",
                             "-Adead_code", "shown.rs", folder=folder)
            self.assertIn("bytes", self.run_command(Path(folder, "shown"), folder=folder))


def main() -> int:
    libraries = sorted(Path(sys.argv[1]).glob("libkdasm.so.*"))
    if not libraries:
        print(f"FAILED: {sys.argv[1]} has no libkdasm.so\n0 passed, 1 failed, 0 skipped")
        return 1
    os.environ["KDASM_LIBRARY"] = str(libraries[-1].resolve())
    os.environ["KDASM_INCLUDE"] = str(ROOT / "include")
    sys.path.insert(0, str(PACKAGE))
    sys.dont_write_bytecode = True
    load = unittest.defaultTestLoader
    tests = unittest.TestSuite([load.loadTestsFromName("test_kdasm"), load.loadTestsFromTestCase(Shown)])
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=0).run(tests)
    failed, skipped = len(result.failures) + len(result.errors), len(result.skipped)
    print(f"{result.testsRun - failed - skipped} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
