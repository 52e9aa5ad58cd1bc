"""
What each processor has, asked of the oracle itself.

Nothing here is a copy of kdasm's tables: the list of processors comes from
`-mcpu=help`, their features from the target ID in a complaint, and the set of
directives from which of them are refused as unsupported.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from case import OLD_PROCESSORS, TRIPLE

sys.path.append(str(Path(__file__).resolve().parent.parent / "shared"))
import started  # noqa: E402

# Every `.amdhsa_*` line of a kernel with the width of its field in bits.
DIRECTIVE_BITS: dict[str, int] = {
    "group_segment_fixed_size": 32,
    "private_segment_fixed_size": 32,
    "kernarg_size": 32,
    "user_sgpr_count": 5,
    "user_sgpr_private_segment_buffer": 1,
    "user_sgpr_dispatch_ptr": 1,
    "user_sgpr_queue_ptr": 1,
    "user_sgpr_kernarg_segment_ptr": 1,
    "user_sgpr_dispatch_id": 1,
    "user_sgpr_flat_scratch_init": 1,
    "user_sgpr_private_segment_size": 1,
    "user_sgpr_kernarg_preload_length": 7,
    "user_sgpr_kernarg_preload_offset": 9,
    "wavefront_size32": 1,
    "uses_dynamic_stack": 1,
    "enable_private_segment": 1,
    "system_sgpr_private_segment_wavefront_offset": 1,
    "system_sgpr_workgroup_id_x": 1,
    "system_sgpr_workgroup_id_y": 1,
    "system_sgpr_workgroup_id_z": 1,
    "system_sgpr_workgroup_info": 1,
    "system_vgpr_workitem_id": 2,
    "next_free_vgpr": 9,
    "next_free_sgpr": 7,
    "accum_offset": 9,
    "reserve_vcc": 1,
    "reserve_flat_scratch": 1,
    "reserve_xnack_mask": 1,
    "float_round_mode_32": 2,
    "float_round_mode_16_64": 2,
    "float_denorm_mode_32": 2,
    "float_denorm_mode_16_64": 2,
    "dx10_clamp": 1,
    "ieee_mode": 1,
    "round_robin_scheduling": 1,
    "fp16_overflow": 1,
    "tg_split": 1,
    "workgroup_processor_mode": 1,
    "memory_ordered": 1,
    "forward_progress": 1,
    "shared_vgpr_count": 4,
    "inst_pref_size": 8,
    "named_barrier_count": 3,
    "exception_fp_ieee_invalid_op": 1,
    "exception_fp_denorm_src": 1,
    "exception_fp_ieee_div_zero": 1,
    "exception_fp_ieee_overflow": 1,
    "exception_fp_ieee_underflow": 1,
    "exception_fp_ieee_inexact": 1,
    "exception_int_div_zero": 1,
}

_PROBED = list(DIRECTIVE_BITS)
_UNSUPPORTED = re.compile(
    r":(\d+):\d+: error: (?:unknown|(?:directive|\.amdhsa_\w+ directive) ?(?:requires|is not|not|unsupported))"
    r"(?! directive$)", re.MULTILINE)
_TARGET_ID = re.compile(r"specified target id (\S+)")
_HELP_LINE = re.compile(r"^  (\S+)\s+- Select the \S+ processor\.$", re.MULTILINE)


@dataclass(frozen=True)
class Target:
    """One processor as the oracle describes it."""

    name: str
    target_id: str  # canonical, without features
    xnack: bool
    sramecc: bool
    directives: frozenset[str]

    @property
    def needs_accum_offset(self) -> bool:
        return "accum_offset" in self.directives

    @property
    def has_wave32(self) -> bool:
        return "wavefront_size32" in self.directives

    def canonical_id(self, mattr: str) -> str:
        """The target ID `.amdgcn_target` has to name under these features."""
        settings = {item[1:]: item[0] for item in mattr.split(",") if item}
        parts = [self.target_id]
        for feature, has in (("sramecc", self.sramecc), ("xnack", self.xnack)):
            if has and feature in settings:
                parts.append(f"{feature}{settings[feature]}")
        return ":".join(parts)


@dataclass(frozen=True)
class Targets:
    """The processors that inputs may be for."""

    current: Sequence[Target]
    of_llvm_14: Sequence[Target]  # as code object versions 2 and 3 have them


def load_targets(llvm_mc: str, llvm_mc_old: str | None) -> list[Target]:
    """Ask the oracles about every processor they have."""
    names = [(name, llvm_mc) for name in _processors(llvm_mc)]
    if llvm_mc_old:
        names += [(name, llvm_mc_old) for name in OLD_PROCESSORS]
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(lambda pair: _probe(*pair), names))


def load_targets_14(llvm_mc: str | None) -> list[Target]:
    """The same for LLVM 14, as it has them for code object versions 2 and 3."""
    if llvm_mc is None:
        return []
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(lambda name: _probe(name, llvm_mc), _processors(llvm_mc)))


def _processors(llvm_mc: str) -> list[str]:
    command = [llvm_mc, f"-triple={TRIPLE}", "-mcpu=help", "/dev/null"]
    text = started.run(command, text=True).stderr
    return sorted(set(_HELP_LINE.findall(text)))


def _probe(name: str, llvm_mc: str) -> Target:
    command = [llvm_mc, f"-triple={TRIPLE}", f"-mcpu={name}", "-mattr=+xnack,+sramecc",
               "-filetype=obj", "-o", "/dev/null", "-"]  # LLVM 14 crashes with -filetype=null
    run = started.run(command, input=_probe_source(), text=True)
    found = _TARGET_ID.search(run.stderr)
    if not found:
        raise RuntimeError(f"{llvm_mc} says nothing about {name}: {run.stderr[:200]}")
    target_id, *features = found[1].split(":")
    refused = {_PROBED[int(line) // 2 - 1] for line in _UNSUPPORTED.findall(run.stderr)
               if int(line) >= 2}
    return Target(name, target_id, "xnack+" in features, "sramecc+" in features,
                  frozenset(_PROBED) - refused)


def _probe_source() -> str:
    # Directive i is on line 2*i+2 after its own kernel; a refusal ends that kernel,
    # an acceptance is followed by the (unknown there) next `.amdhsa_kernel` line.
    lines = ['.amdgcn_target "x"']
    for index, directive in enumerate(_PROBED):
        lines.append(f".amdhsa_kernel k{index} .amdhsa_{directive} 1")
        lines.append(".end_amdhsa_kernel")
    return "\n".join(lines) + "\n"
