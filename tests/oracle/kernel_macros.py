"""
Kernels stamped out by macros and repeats: descriptor and metadata with arguments in them,
registers allocated by `.set`, as in kernels written by hand.
"""

from __future__ import annotations

from pick import Picker
from targets import Target


def stamped_kernels(pick: Picker, target: Target) -> list[str]:
    by = pick.one(["macro", "macro", "irp", "rept", "irpc"])
    lines = [".set next_vgpr, 0", *_allocator(), ".text"]
    if by == "macro":
        default = pick.one(["", "=8", ":req", " = 16"])
        lines += [f".macro kernel name:req, vgprs{default}, args:vararg", *_kernel(pick, target, "\\name", "\\vgprs"),
                  ".endm"]
        lines += [f"kernel {name}, {pick.between(1, 60)}" + pick.one(["", ", 1, 2", ", x // c"])
                  for name in ("copy", "scale.f32", "\"add\"")[:pick.between(1, 3)]]
        if pick.chance(0.3):
            lines.append(pick.one(["kernel name=last, vgprs=(4+4)", "kernel vgprs = 9 name = last",
                                   "kernel last vgprs=3"]))
    elif by == "irp":
        lines += [".irp name, k1, k_2, k.3", *_kernel(pick, target, "\\name", "24"), ".endr"]
    elif by == "irpc":
        lines += [".irpc c, abc", *_kernel(pick, target, "k\\c", "16"), ".endr"]
    else:
        lines += [".rept 3", *_kernel(pick, target, "k\\+", "(\\+ + 1) * 8"), ".endr"]
    return lines


def _allocator() -> list[str]:
    return [".macro vgpr name, count=1", ".set \\name, next_vgpr", ".set next_vgpr, next_vgpr + \\count", ".endm",
            ".macro sym name, value", "\\name\\()_off = \\value", ".endm", "vgpr v_x", "vgpr v_y, 2",
            "vgpr count=3 name=v_z", "sym a, 8"]


def _kernel(pick: Picker, target: Target, name: str, vgprs: str) -> list[str]:
    end = f".L{name}" + ("\\()_end" if "\\" in name and not pick.slip(0.1) else "_end")
    lines = [f".globl {name}", ".p2align 8", f".type {name},@function", f"{name}:", ".long 0xbf810000", f"{end}:",
             f".size {name}, {end}-{name}"]
    if pick.chance(0.85):
        fields = [f".amdhsa_next_free_vgpr {vgprs}",
                  f".amdhsa_next_free_sgpr {pick.one(['8', 'next_vgpr', '(4 * 4)', 'v_z'])}"]
        if "accum_offset" in target.directives:
            fields.append(".amdhsa_accum_offset 4")
        fields += pick.some([".amdhsa_group_segment_fixed_size 64", ".amdhsa_user_sgpr_kernarg_segment_ptr 1",
                             ".amdhsa_kernarg_size a_off", "// a comment", "", ".amdhsa_float_denorm_mode_32 3",
                             ".amdhsa_system_vgpr_workitem_id \\+ & 1"], 0.4)
        lines += [".pushsection .rodata", ".p2align 6", f".amdhsa_kernel {name}",
                  *[pick.one(["", "\t", "  "]) + field for field in pick.shuffled(fields)], ".end_amdhsa_kernel",
                  ".popsection"]
    if pick.chance(0.6):
        lines += [".amdgpu_metadata", *(["---"] if pick.chance(0.6) else []), "amdhsa.version: [ 1, 2 ]",
                  "amdhsa.kernels:", f"  - .name: {name}",
                  f"    .symbol: {pick.one([name + '.kd', name + chr(92) + '().kd'])}", "    .kernarg_segment_size: 8",
                  "    .group_segment_fixed_size: 0", "    .private_segment_fixed_size: 0",
                  "    .kernarg_segment_align: 8", "    .wavefront_size: 64", "    .sgpr_count: 16",
                  f"    .vgpr_count: {vgprs if ' ' not in vgprs or pick.slip(0.2) else '32'}",
                  "    .max_flat_workgroup_size: 256", *(["..."] if pick.chance(0.4) else []), ".end_amdgpu_metadata"]
    if pick.chance(0.2):
        lines += pick.one([[".if \\+ == 1", ".long 1", ".endif"],
                           [f".ifdef {name}", ".byte 1", ".else", ".error \"no\"", ".endif"],
                           [f".ifc {name},copy", ".exitm", ".endif"]])
    return lines
