"""
Answers to kernels with descriptors and metadata that agree, or nearly: what -Wall and kdinfo find, what --fill-metadata
adds, and how --explain explains it.
"""

from __future__ import annotations

import random
from pathlib import Path

from answers import Answer
from steady import Steady

COUNT = 200
_PROCESSORS = ("gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100",
               "gfx1201", "gfx1250")
_VALUES = ("by_value", "by_value", "global_buffer", "dynamic_shared_pointer", "image", "sampler", "pipe", "queue")
_HIDDEN = ("hidden_global_offset_x", "hidden_global_offset_y", "hidden_none", "hidden_printf_buffer",
           "hidden_hostcall_buffer", "hidden_block_count_x", "hidden_group_size_x", "hidden_remainder_z",
           "hidden_grid_dims", "hidden_heap_v1", "hidden_dynamic_lds_size", "hidden_queue_ptr",
           "hidden_multigrid_sync_arg", "hidden_default_queue", "hidden_completion_action", "hidden_private_base",
           "hidden_shared_base")
# What a field of the descriptor may be besides 0.
_FIELDS = {"group_segment_fixed_size": (16, 65536, 65537), "private_segment_fixed_size": (16, 1 << 20),
           "kernarg_size": (8, 16, 40, 64), "user_sgpr_kernarg_segment_ptr": (1,), "user_sgpr_dispatch_ptr": (1,),
           "user_sgpr_count": (2, 6, 16), "user_sgpr_kernarg_preload_length": (1, 3), "wavefront_size32": (1,),
           "uses_dynamic_stack": (1,), "enable_private_segment": (1,), "system_vgpr_workitem_id": (1, 2),
           "system_sgpr_workgroup_id_z": (1,),
           "reserve_vcc": (1,), "ieee_mode": (1,), "workgroup_processor_mode": (1,), "shared_vgpr_count": (1,),
           "tg_split": (1,), "float_denorm_mode_32": (3,)}


def answer(said: Answer, seed: int, index: int) -> None:
    pick = Steady(f"{seed}/kernels/{index}")
    processor = pick.choice(_PROCESSORS)
    text = f'.amdgcn_target "amdgcn-amd-amdhsa--{processor}"\n.text\n'
    names = [f"k{number}" for number in range(pick.choice((1, 1, 2, 3)))]
    for name in names:
        text += f".p2align {pick.choice((8, 8, 8, 2))}\n.globl {name}\n.type {name},@function\n{name}: .long {index}\n"
    text += ".rodata\n" + "".join(_descriptor(pick, processor, name) for name in names)
    described = [pick.choice((name, name, name, name, "other")) for name in names]
    pick.shuffle(described)
    kernels = "".join(_metadata(pick, processor, name) for name in described)
    version = f"amdhsa.version: [ 1, {pick.choice((1, 2, 2))} ]"
    text += f".amdgpu_metadata\n{version}\namdhsa.kernels:\n{kernels}.end_amdgpu_metadata\n"
    Path("in.s").write_text(text)
    options = [f"--amdhsa-code-object-version={pick.choice((4, 5, 6, 6))}"]
    said.make("made", "kdasm", *options, "-Wall", "in.s")
    said.make("filled", "kdasm", *options, "-fill-metadata", "-W", "in.s")
    if said.make("linked", "kdasm", *options, "-shared", "-no-warn", "in.s"):
        for form in ("--check", "--explain", pick.choice(("--json", "--map", "--text"))):
            said.run("kdinfo", form, "linked")


def _descriptor(pick: random.Random, processor: str, name: str) -> str:
    lines = [f"next_free_vgpr {pick.choice((1, 4, 24, 25, 128, 256))}", f"next_free_sgpr {pick.choice((1, 8, 16, 96))}"]
    lines += ["accum_offset 4"] * (processor in ("gfx90a", "gfx942", "gfx950"))
    fields = [field for field in pick.sample(list(_FIELDS), pick.choice((0, 1, 2, 4))) if _has(processor, field)]
    lines += [f"{field} {pick.choice(_FIELDS[field])}" for field in fields]
    body = "".join(f".amdhsa_{line}\n" for line in lines)
    return f".p2align {pick.choice((6, 6, 6, 2))}\n.amdhsa_kernel {name}\n{body}.end_amdhsa_kernel\n"


def _has(processor: str, field: str) -> bool:
    """Roughly; now and then a directive is refused."""
    rdna, cdna_3 = processor.startswith("gfx1"), processor in ("gfx942", "gfx950")
    return {"wavefront_size32": rdna, "workgroup_processor_mode": rdna, "tg_split": processor == "gfx90a",
            "shared_vgpr_count": processor == "gfx1030", "ieee_mode": not processor.startswith("gfx12"),
            "user_sgpr_kernarg_preload_length": cdna_3 or processor in ("gfx90a", "gfx1250"),
            "enable_private_segment": cdna_3 or (rdna and processor >= "gfx11")}.get(field, True)


def _metadata(pick: random.Random, processor: str, name: str) -> str:
    keys = {".kernarg_segment_size": (8, 16, 40, 64, 0), ".kernarg_segment_align": (8, 4, 16),
            ".group_segment_fixed_size": (0, 16), ".private_segment_fixed_size": (0, 16),
            ".wavefront_size": (64, 32, 64), ".sgpr_count": (8, 14, 16, 22, 102),
            ".vgpr_count": (1, 4, 24, 25, 128, 256), ".max_flat_workgroup_size": (256, 1024, 64),
            ".agpr_count": (0, 4), ".uses_dynamic_stack": ("false", "true"), ".workgroup_processor_mode": (0, 1),
            ".reqd_workgroup_size": ("[ 8, 8, 1 ]", "[ 64, 1, 1 ]", "[ 1024, 1, 1 ]")}
    left_out = pick.sample(list(keys)[8:], pick.choice((2, 3, 4))) + pick.choice(([], [], [pick.choice(list(keys))]))
    lines = [f".name: {name}", f".symbol: {name}.kd"]
    lines += [f"{key}: {pick.choice(values)}" for key, values in keys.items() if key not in left_out]
    text = "  - " + "\n    ".join(lines) + "\n"
    arguments = "".join(f"      - {{ {argument} }}\n" for argument in _arguments(pick))
    return text + f"    .args:\n{arguments}" * bool(arguments)


def _arguments(pick: random.Random) -> list[str]:
    """One after the other, but some are moved, so that they overlap or leave gaps."""
    arguments, offset, hidden = [], 0, False
    for _ in range(pick.choice((0, 1, 2, 3, 4, 6))):
        hidden = hidden or pick.random() < 0.25
        size = pick.choice((8, 8, 4, 2, 1, 16, 12))
        offset = max(0, (offset + size - 1) // size * size + pick.choice((0, 0, 0, 0, 0, 8, -4, -8, 2)))
        kind = pick.choice(_HIDDEN if hidden and pick.random() < 0.9 else _VALUES)
        aligned = f", .pointee_align: {pick.choice((1, 4, 16))}" if kind == "dynamic_shared_pointer" else ""
        arguments.append(f".offset: {offset}, .size: {size}, .value_kind: {kind}{aligned}")
        offset += size
    if pick.random() < 0.2:
        pick.shuffle(arguments)
    return arguments
