"""What tests of a wavefront at an address of a code object share."""

from __future__ import annotations

import subprocess

import checked


class Tests(checked.Checked):
    """Tests with one code object, `x`, and one state at a time."""

    flags: tuple[str, ...] = ("-shared",)

    def assemble(self, source: str, *flags: str) -> dict[str, int]:
        """Makes the object, with those flags or else the usual ones; gives the addresses of its symbols."""
        (self.folder / "x.s").write_text(source)
        status, _, error = self.ask("kdasm", *(flags or self.flags), "-Wno-all", "x.s", "-o", "x")
        self.check("assembling", status == 0, error + source)
        names = subprocess.run(["readelf", "-sW", self.folder / "x"], capture_output=True, check=True, text=True).stdout
        return {words[7]: int(words[1], 16) for words in map(str.split, names.splitlines()) if len(words) == 8 and words[1] != "Value"}

    def at(self, option: str, pc: int, state: str, *options: str) -> tuple[int, str, str]:
        """What kdinfo says of the address in that state, and how it ends."""
        (self.folder / "state.yaml").write_text(state)
        return self.ask("kdinfo", option, f"--pc={pc:#x}", "--state=state.yaml", *options, "x")

    def document(self, name: str, option: str, pc: int, state: str, *options: str) -> dict:
        status, out, error = self.at(option, pc, state, "--json", *options)
        self.check(name, status == 0, error)
        return self.valid(name, out) if status == 0 else {}
