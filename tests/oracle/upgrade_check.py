#!/usr/bin/env python3
"""
Upgrade generated sources of code object versions 2 and 3, and compare what the hardware gets.

For each source that LLVM 14 takes and `kdasm --upgrade` does not refuse: llvm-mc assembles the
upgraded text to the same object as kdasm does, and each kernel's descriptor says what LLVM 14's
object says for the old source, as far as both have a field for it. The sources in tests/asm/upgrade
are compared too. What kdasm refuses because it can't be carried over counts as skipped.

    upgrade_check.py --kdasm PROGRAM [--count 600] [--seed 1] [--show AREA-N]

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import argparse
import atexit
import collections
import os
import resource
import shutil
import struct
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import area_v2
import area_v3
import targets
import tools
import v2_documents
from case import Case
from pick import Picker
from targets import Target

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import elf_summary  # noqa: E402, beside the file tests that use it too

SECONDS = 5  # LLVM 14 does not end on some inputs

# Of the keys of version 2: those that later versions can't say, which are rare here, and user SGPRs.
_LOST = {"priority", "compute_pgm_rsrc1_priority", "priv", "compute_pgm_rsrc1_priv", "debug_mode",
         "compute_pgm_rsrc1_debug_mode", "enable_trap_handler", "compute_pgm_rsrc2_trap_handler",
         "enable_exception_msb", "compute_pgm_rsrc2_excp_en_msb", "granulated_lds_size", "compute_pgm_rsrc2_lds_size",
         "enable_sgpr_grid_workgroup_count_x", "enable_sgpr_grid_workgroup_count_y",
         "enable_sgpr_grid_workgroup_count_z", "enable_ordered_append_gds", "private_element_size",
         "gds_segment_byte_size",
         "workgroup_fbarrier_count", "kernel_code_entry_byte_offset"}
_USER_SGPRS = {"enable_sgpr_private_segment_buffer": 4, "enable_sgpr_dispatch_ptr": 2, "enable_sgpr_queue_ptr": 2,
               "enable_sgpr_kernarg_segment_ptr": 2, "enable_sgpr_dispatch_id": 2, "enable_sgpr_flat_scratch_init": 2,
               "enable_sgpr_private_segment_size": 1}
_COUNTS = ("user_sgpr_count", "compute_pgm_rsrc2_user_sgpr")


def _mild_block(pick: Picker, target: Target) -> list[str]:
    """A block that can be upgraded, nearly always."""
    lines, implied = [], 0
    for key in pick.some(list(area_v2._KEYS), pick.one([0.1, 0.3, 0.7])):
        if key in _COUNTS or (key in _LOST
                              and not pick.slip(0.005)) or (key in area_v2._CHECKED and not target.has_wave32):
            continue
        bits = area_v2._KEYS[key]
        value = pick.upto((1 << min(bits, 31)) - 1)
        if key == "wavefront_size":
            value = pick.one([5, 6])
        if key == "enable_wavefront_size32":
            value = 1
        if key in ("granulated_workitem_vgpr_count", "compute_pgm_rsrc1_vgprs"):
            value = pick.upto(63)
        if "sgprs" in key or "sgpr_count" in key:
            value = pick.upto(12)
        implied += _USER_SGPRS.get(key, 0) * value
        text = pick.one([str(value), hex(value), f"{value}+0", f"two*0+{value}"])
        lines.append(f"{pick.one([chr(9), '  ', ''])}{key} = {text}{pick.one(['', ' // why', ' /* c */'])}")
    lines.append(f"\tuser_sgpr_count = {pick.between(implied, 16) if implied <= 16 else implied}")
    lines = pick.shuffled(lines)
    if len(lines) > 2 and pick.chance(0.2):
        lines[0:2] = [f"{lines[0].split('/')[0]}, {lines[1]}"]
    return [".amd_kernel_code_t", *lines, ".end_amd_kernel_code_t"]


def _mild(pick: Picker) -> Case:
    target, mattr = pick.target(), ""
    mattr = pick.mattr(target)
    lines = [".set two, 2", *area_v2._notes(pick, target, mattr), ".text"]
    names = [pick.fresh("k") for _ in range(pick.between(1, 3))]
    for name in names:
        marks = pick.some([f".globl {name}", f".amdgpu_hsa_kernel {name}", f".hidden {name}", ".p2align 8"], 0.7)
        lines += [*marks, pick.one([f"{name}:", f"{name}: // here", f"\t{name}:"]), *_mild_block(pick, target),
                  "\t.long 1, 2"]
        lines += pick.some([f".size {name}, .-{name}", ".long .option.machine_version_major",
                            "// amd_kernel_code_t .kernel.vgpr_count"], 0.4)
    text = "\n".join(lines) + "\n"
    if pick.chance(0.4):
        text += ".amd_amdgpu_hsa_metadata\n" + v2_documents.document(pick) + ".end_amd_amdgpu_hsa_metadata\n"
    return pick.case(text, target, mattr, 2)


AREAS = {"mild": _mild, "v2": area_v2.generate, "v3": area_v3.generate}


class Object:
    """Sections and symbols of an object file."""

    def __init__(self, data: bytes) -> None:
        self.sections = elf_summary._sections(data)
        table = next((section for section in self.sections if section.kind == 2), None)
        self.symbols: dict[bytes, tuple[int, int, int]] = {}
        if table:
            names = self.sections[table.link].content
            for name, info, _, index, value, _ in struct.iter_unpack("<IBBHQQ", table.content):
                self.symbols[elf_summary._string(names, name)] = (index, value, info)

    def bytes_at(self, symbol: bytes, size: int) -> bytes | None:
        index, value, _ = self.symbols.get(symbol, (0, 0, 0))
        if not 0 < index < len(self.sections):
            return None
        content = self.sections[index].content[value:value + size]
        return content if len(content) == size else None


def _masks(target: Target) -> tuple[int, int]:
    """The bits of compute_pgm_rsrc1 and of the properties that both versions have."""
    rsrc1 = 0xffffffff if target.has_wave32 else 0x1fffffff
    if target.has_wave32:
        rsrc1 &= ~0x3c0  # nothing counts scalar registers there
    return rsrc1, 0x47f if target.has_wave32 else 0x7f


def compare_v2(old: Object, new: Object, target: Target, text: str) -> str:
    """What differs between amd_kernel_code_t and the descriptors; empty if nothing does."""
    rsrc1_mask, property_mask = _masks(target)
    for name in new.symbols:
        if not name.endswith(b".kd"):
            continue
        code, descriptor = old.bytes_at(name[:-3], 256), new.bytes_at(name, 64)
        if code is None or descriptor is None:
            return f"{name!r}: no bytes"
        wanted = [*struct.unpack_from("<III", code, 48), *struct.unpack_from("<IIxxxxQ", code, 60)]
        group, private, kernargs = struct.unpack_from("<III", descriptor, 0)
        got = [*struct.unpack_from("<IIH", descriptor, 48), private, group, kernargs]
        wanted[0] &= rsrc1_mask
        wanted[2] = (wanted[2] & property_mask) | (wanted[2] >> 20 & 1) << 11
        if wanted != got:
            return f"{name!r}: {[hex(word) for word in wanted]} became {[hex(word) for word in got]}"
        if new.symbols[name][2] >> 4 == 0:
            return f"{name!r} is local"
    if text.count(".amdhsa_kernel ") != sum(name.endswith(b".kd") for name in new.symbols):
        return "a kernel is missing"
    return ""


def compare_v3(old: Object, new: Object) -> str:
    """What differs in the descriptors, or in sections other than notes."""
    contents = [{section.name: section.content for section in sections if section.kind == 1}
                for sections in (old.sections, new.sections)]
    if contents[0] != contents[1]:
        return "sections differ"
    for name in old.symbols:
        if name.endswith(b".kd") and old.bytes_at(name, 64) != new.bytes_at(name, 64):
            return f"{name!r}: {old.bytes_at(name, 64)!r} became {new.bytes_at(name, 64)!r}"
    return ""


def explicit(target: Target, mattr: str) -> str:
    """The features with those that versions 2 and 3 have on unless they are off."""
    names = {item[1:] for item in mattr.split(",") if item}
    more = [f"+{name}" for name, has in (("xnack", target.xnack), ("sramecc", target.sramecc)) if has
            and name not in names]
    return ",".join([*filter(None, [mattr]), *more])


class Checker:
    def __init__(self, options: argparse.Namespace) -> None:
        self.kdasm, self.llvm_mc, self.llvm_14 = (str(Path(shutil.which(name) or name).absolute())
                                                  for name in (options.kdasm, options.llvm_mc, options.llvm_mc_14))
        self.targets = targets.load_targets_14(self.llvm_14)

    def run(self, tool: str, options: list[str], source: str, output: str) -> tuple[bytes | None, str]:
        Path(output).unlink(missing_ok=True)
        try:
            done = subprocess.run([tool, *options, source, "-o", output], capture_output=True, timeout=SECONDS,
                                  check=False,
                                  preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS,
                                                                        (tools.MEMORY_LIMIT, resource.RLIM_INFINITY)))
        except subprocess.TimeoutExpired:
            return None, "no end"
        made = Path(output).read_bytes() if done.returncode == 0 and Path(output).exists() else None
        return made, done.stderr.decode(errors="replace") if done.returncode in (0, 1) else f"status {done.returncode}"

    def check(self, case: Case) -> tuple[str, str]:
        """"pass", "fail" or "skip", and why."""
        Path("in.s").write_bytes(case.source)
        old, _ = self.run(self.llvm_14, case.options(), "in.s", "old.o")
        if old is None:
            return "skip", "LLVM 14 refuses the source"
        options = [option for option in case.options() if not option.startswith("-filetype")]
        text, messages = self.run(self.kdasm, [f"--upgrade={(6, 6, 5, 4)[len(case.source) % 4]}", *options], "in.s",
                                  "new.s")
        if text is None:
            reason = next((line.split("error: ")[1] for line in messages.splitlines() if "error: " in line), "")
            return ("skip", "refused: " + reason) if reason else ("fail", "kdasm: " + messages)
        target = next(target for target in self.targets if target.name == case.mcpu)
        later = replace(case, mcpu=target.target_id.split("--")[1], version=None,
                        mattr=explicit(target, case.mattr)).options()
        theirs, complaint = self.run(self.llvm_mc, later, "new.s", "theirs.o")
        ours, _ = self.run(self.kdasm, later, "new.s", "ours.o")
        if theirs is None:
            return "fail", "llvm-mc refuses the upgraded text: " + complaint.split("\n")[0]
        if theirs != ours:
            return "fail", "kdasm and llvm-mc make different objects of the upgraded text"
        before, after = Object(old), Object(theirs)
        difference = compare_v2(before, after, target,
                                text.decode("latin-1")) if case.version == 2 else compare_v3(before, after)
        return ("fail", difference) if difference else ("pass", f"version {case.version}")


def case_of(test: Path) -> Case | None:
    """A file test as a case; None if it names a processor in the source only, or if LLVM 14 would not see its version."""
    flags = dict(flag.lstrip("-").partition("=")[::2] for flag in test.with_suffix(".flags").read_text().split())
    version = 2 if test.name.startswith("v2") else 3
    names = {"fiji": "gfx803"}
    if "mcpu" not in flags or b".hsatext" in test.read_bytes():
        return None
    return Case(test.read_bytes(), names.get(flags["mcpu"], flags["mcpu"]), flags.get("mattr", ""), version)


def main() -> int:
    parser = argparse.ArgumentParser(description="Upgrade generated sources and compare what the hardware gets.")
    parser.add_argument("--kdasm", default="build/kdasm")
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    parser.add_argument("--llvm-mc-14", default="llvm-mc-14")
    parser.add_argument("--count", type=int, default=900)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", metavar="AREA-N")
    options = parser.parse_args()
    if not shutil.which(options.llvm_mc_14):
        print("upgrade: no LLVM 14 here\n0 passed, 0 failed, 1 skipped")
        return 0
    checker = Checker(options)
    kinds: collections.Counter[str] = collections.Counter()
    reasons: collections.Counter[str] = collections.Counter()
    files = sorted((Path(__file__).resolve().parent.parent / "asm" / "upgrade").glob("v?_*.s"))
    folder = tempfile.mkdtemp(prefix="kdasm-upgrade-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.chdir(folder)
    processors: set[str] = set()
    named = [(file.stem, case) for file in files if (case := case_of(file))]
    for index in range(options.count):
        area = list(AREAS)[index % len(AREAS)]
        named.append((f"{area}-{index}",
                      AREAS[area](Picker(f"{options.seed}/upgrade-{area}/{index}", checker.targets))))
    for name, case in named:
        if options.show and options.show != name:
            continue
        if options.show:
            print("//", *case.options(), flush=True)
            sys.stdout.buffer.write(case.source)
            return 0
        kind, why = checker.check(case)
        kinds[kind] += 1
        processors |= {case.mcpu} if kind == "pass" else set()
        reasons[f"{name.split('-')[0]}: {kind}: {why[:50] if kind != 'fail' else ''}"] += 1
        if kind == "fail":
            print(f"{name}: {why}")
    for reason, count in sorted(reasons.items()):
        print(f"{count:6} {reason}")
    print(f"{len(processors)} of LLVM 14's {len(checker.targets)} processors passed something")
    print(f"{kinds['pass']} passed, {kinds['fail']} failed, {kinds['skip']} skipped")
    return 1 if kinds["fail"] else 0


if __name__ == "__main__":
    sys.exit(main())
