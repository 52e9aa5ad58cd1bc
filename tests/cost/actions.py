"""actions.py: what the programs can do with a shape: commands for each option that does something."""

from __future__ import annotations

import re
import subprocess

# Words for each option of kdinfo that is an action, or changes what one does so much that its cost is another one. The
# file is added. Of an option that is not here the row is empty: it says how something is printed, or takes no file.
KDINFO: dict[str, list[list[str]]] = {
    "text": [[], ["--text", "--changed"]], "json": [["--json"], ["--json", "-d", "-r", "--debug"]], "yaml": [["--yaml"]],
    "asm": [["--asm"], ["--asm", "-d", "--debug"]], "explain": [["--explain"], ["--explain", "--json"]], "map": [["--map"]], "svg": [["--svg"]],
    "color": [], "changed": [], "disassemble": [["-d"]], "reloc": [["-d", "-r"]], "physical": [["-d", "--physical"]], "raw": [], "mcpu": [],
    "kpack-dir": [["--kpack-dir=.", "--list"]],
    "all": [],  # it prints as much as it is told to
    "debug": [["--debug"], ["--debug", "--dwarf-extensions=2021"]], "dwarf-extensions": [], "waits": [["--waits"], ["--waits", "--json"]], "llvm-version": [],
    "check": [["--check", "-Wall"], ["--check", "--json"]], "all-findings": [["--check", "-Wall", "--all-findings"]], "jobs": [["--check", "-Wall", "-j3"]], "warn": [],
    "diff": [["--diff", "a"], ["--diff", "-d", "a"]], "html": [["--html"], ["--html", "--diff", "a"]], "kernel": [["-k", "k*7"]], "set": [["--set=priority=1", "-o", "out"]], "output": [],
    "retarget": [["--retarget=gfx902", "-o", "out"], ["--retarget=gfx90a:xnack+", "-o", "out"]], "core": [["--core=a"]], "list": [["--list"]],
    "unbundle": [["--unbundle=gfx900", "-o", "out"], ["--unbundle=#7", "-o", "out"]], "unbundle-all": [["--unbundle-all=folder"]],
    "table": [["--table"], ["--table", "--tsv", "--demangle"]], "tsv": [], "csv": [], "only": [], "sort": [["--table", "--sort=kernel,-vgprs"]],
    "demangle": [], "budget": [], "growth": [], "markdown": [], "sarif": [],
    "runs-on": [["--runs-on=gfx900,gfx90a,gfx942,gfx1030,gfx1100"], ["--runs-on=gfx900", "--runtime=6.2", "--json"]], "runtime": [],
    "why": [["--why"], ["--why", "--json"]], "occupancy": [], "vgprs": [], "agprs": [], "sgprs": [], "lds": [], "workgroup": [], "wave": [], "cumode": [],
    "evaluate": [["--evaluate=x", "--pc=0"]], "result": [], "unwind": [["--unwind", "--pc=0"]], "lanes": [["--lanes", "--pc=0"]], "pc": [], "state": [],
    "help": [], "version": [],
}

KDASM_SOURCE: dict[str, list[list[str]]] = {
    "filetype": [[], ["-filetype=null", "-ferror-limit=10000"], ["-filetype=asm"], ["-filetype=binary", "-section=.text"]],
    "show-encoding": [["-show-encoding"]], "upgrade": [["-upgrade"]], "fill-metadata": [["-fill-metadata"]],
    "vgpr-msb": [["-vgpr-msb", "-mcpu=gfx1250"]],
    "save-temp-labels": [["-save-temp-labels"]], "compress-debug-sections": [["-g", "-compress-debug-sections"]],
    "shared": [["-shared", "-Wall"]], "link-resources": [["-shared", "-link-resources"]], "pie": [["-pie", "-gc-sections"]],
    "bundle": [["-bundle", "-offload-arch=gfx906,gfx90a"]], "compress": [["-bundle", "-compress", "-offload-arch=gfx906"]],
    "MD": [["-MD", "-MF", "d"]], "M": [["-M"]],
}

KDASM_LINK: dict[str, list[list[str]]] = {
    "shared": [["-shared"], ["-shared", "-Wall"]], "pie": [["-pie"]], "export-dynamic": [["-pie", "-export-dynamic"]],
    "link-resources": [["-shared", "-link-resources"]], "no-undefined": [["-shared", "-no-undefined"]], "gc-sections": [["-shared", "-gc-sections", "-print-gc-sections"]],
    "whole-archive": [["-shared", "-whole-archive"]], "exclude-libs": [["-shared", "-exclude-libs=ALL"]], "undefined": [["-shared", "-u", "m0"]],
    "strip-debug": [["-shared", "-strip-debug"]], "trace-symbol": [["-shared", "-y", "s1"]], "Map": [["-shared", "-Map=m"]],
    "compress-debug-sections": [["-shared", "-compress-debug-sections"]], "bundle": [["-bundle"]],
}


def kdinfo_options(program: str) -> list[str]:
    """As its help has them."""
    said = subprocess.run([program, "--help=all"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^  (?:-\w, )?--([\w-]+)", said, re.M)


def commands(kind: str) -> list[list[str]]:
    """With the name of the first file, a, which is what is read; the second one is b."""
    if kind == "file":
        return [["kdinfo", *words, "a"] for rows in KDINFO.values() for words in rows]
    if kind == "directive":
        return [["kdasm", "-mcpu=gfx900", *words, "a", "-o", "o"] for words in ([], ["-filetype=asm", "-ferror-limit=0"])]
    if kind == "asked":
        return [["kdasm", "-mcpu=gfx900", *words, "a", "-o", "o"] for words in ([], ["-filetype=asm"], ["-shared"], ["-g", "-compress-debug-sections"])] + \
            [["kdasm", "-bundle", "-offload-arch=gfx906,gfx90a", "a", "-o", "o"]]
    if kind == "source":
        return [["kdasm", "-mcpu=gfx900", *words, "a", "-o", "o"] for rows in KDASM_SOURCE.values() for words in rows]
    if kind == "link":
        return [["kdasm", *words, "a", "-o", "o"] for rows in KDASM_LINK.values() for words in rows] + [["kdinfo", "--list", "a"], ["kdinfo", "--debug", "a"]]
    if kind == "script":
        return [["kdasm", "-shared", "--version-script=b", *words, "a", "-o", "o"] for words in ([], ["--undefined-version"])]
    if kind == "budget":
        return [["kdinfo", "--budget=b", *words, "a"] for words in ([], ["--json"], ["--markdown"], ["--sarif"], ["--demangle"])]
    if kind == "state":
        return [["kdinfo", "--evaluate=DW_OP_addr 0, DW_OP_deref_size 1, DW_OP_stack_value", "--state=a"], ["kdinfo", "--evaluate=DW_OP_regx v1", "--state=a", "--json"]]
    if kind == "response":
        return [["kdasm", "@a", "s", "-o", "o"]]
    assert kind == "raw"
    return [["kdinfo", "-d", "--raw", "--mcpu=gfx900", *words, "a"] for words in ([], ["--json"], ["--asm"])] + \
        [["kdinfo", "-d", "--physical", "--raw", "--mcpu=gfx1250", "a"]]
