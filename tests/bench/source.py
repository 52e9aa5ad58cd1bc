"""
The source text the benchmark assembles: kernels as clang 22 writes them for
gfx90a, machine code as data, one metadata block at the end for all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

HEADER = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--{cpu}"
\t.amdhsa_code_object_version 6
"""

KERNEL = """\
\t.text
\t.protected\t{name}
\t.globl\t{name}
\t.p2align\t8
\t.type\t{name},@function
{name}:
\t.long 0xc0060002, 0x{number:08x}, 0xbf8c0000
\t.long 0xbf810000
\t.section\t.rodata,"a",@progbits
\t.p2align\t6, 0x0
\t.amdhsa_kernel {name}
\t\t.amdhsa_group_segment_fixed_size {lds}
\t\t.amdhsa_private_segment_fixed_size 0
\t\t.amdhsa_kernarg_size 24
\t\t.amdhsa_user_sgpr_count 6
\t\t.amdhsa_user_sgpr_private_segment_buffer 1
\t\t.amdhsa_user_sgpr_dispatch_ptr 0
\t\t.amdhsa_user_sgpr_queue_ptr 0
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_user_sgpr_dispatch_id 0
\t\t.amdhsa_user_sgpr_flat_scratch_init 0
\t\t.amdhsa_user_sgpr_kernarg_preload_length 0
\t\t.amdhsa_user_sgpr_kernarg_preload_offset 0
\t\t.amdhsa_user_sgpr_private_segment_size 0
\t\t.amdhsa_uses_dynamic_stack 0
\t\t.amdhsa_system_sgpr_private_segment_wavefront_offset 0
\t\t.amdhsa_system_sgpr_workgroup_id_x 1
\t\t.amdhsa_system_sgpr_workgroup_id_y 0
\t\t.amdhsa_system_sgpr_workgroup_id_z 0
\t\t.amdhsa_system_sgpr_workgroup_info 0
\t\t.amdhsa_system_vgpr_workitem_id 0
\t\t.amdhsa_next_free_vgpr max(totalnumvgprs({name}.num_agpr, {name}.num_vgpr), 1, 0)
\t\t.amdhsa_next_free_sgpr max({name}.numbered_sgpr+6, 1, 0)-6
\t\t.amdhsa_accum_offset (((((alignto(max(1, {name}.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
\t\t.amdhsa_reserve_vcc 1
\t\t.amdhsa_reserve_flat_scratch 1
\t\t.amdhsa_float_round_mode_32 0
\t\t.amdhsa_float_round_mode_16_64 0
\t\t.amdhsa_float_denorm_mode_32 3
\t\t.amdhsa_float_denorm_mode_16_64 3
\t\t.amdhsa_dx10_clamp 1
\t\t.amdhsa_ieee_mode 1
\t\t.amdhsa_fp16_overflow 0
\t\t.amdhsa_tg_split 0
\t\t.amdhsa_exception_fp_ieee_invalid_op 0
\t\t.amdhsa_exception_fp_denorm_src 0
\t\t.amdhsa_exception_fp_ieee_div_zero 0
\t\t.amdhsa_exception_fp_ieee_overflow 0
\t\t.amdhsa_exception_fp_ieee_underflow 0
\t\t.amdhsa_exception_fp_ieee_inexact 0
\t\t.amdhsa_exception_int_div_zero 0
\t.end_amdhsa_kernel
\t.text
.Lfunc_end{number}:
\t.size\t{name}, .Lfunc_end{number}-{name}
\t.set {name}.num_vgpr, max({vgprs}, amdgpu.max_num_vgpr)
\t.set {name}.num_agpr, 0
\t.set {name}.numbered_sgpr, {sgprs}
\t.set {name}.private_seg_size, 0
\t.set {name}.uses_vcc, 1
"""

BETWEEN = """\
\t.text
\t.p2alignl 6, 3212836864
\t.fill 256, 4, 3212836864
\t.set amdgpu.max_num_vgpr, 0
\t.ident\t"kdasm bench"
\t.section\t".note.GNU-stack","",@progbits
\t.amdgpu_metadata
---
amdhsa.kernels:
"""

METADATA = """\
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: {lds}
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           {name}
    .private_segment_fixed_size: 0
    .sgpr_count:     {sgprs}
    .symbol:         {name}.kd
    .vgpr_count:     {vgprs}
    .wavefront_size: 64
"""

FOOTER = """\
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

\t.end_amdgpu_metadata
"""

CPU = "gfx90a"


def pieces(kernels: int) -> Iterator[str]:
    """The file with so many kernels, a piece at a time."""
    yield HEADER.format(cpu=CPU)
    for number in range(kernels):
        yield KERNEL.format_map(_values(number))
    yield BETWEEN
    for number in range(kernels):
        yield METADATA.format_map(_values(number))
    yield FOOTER


# One line of each kind that hand-written kernels have in their macros.
MACRO_LINES = [
    "\t.long \\number+{line}, \\bits, 0x{constant:08x}",
    "\t.set {name}\\()_{line}, \\number+{line}",
    ".if \\number & {mask}",
    "\t.long 0xbf800000 | \\bits",
    ".else",
    "\t.byte \\number & 255, {line}",
    ".endif",
    "\t.short \\bits*2, {line}",
    "\t.quad 0x{constant:x}",
    "\t// the end of part {line} of step \\number",
]

MACRO_LENGTH = 50


def macro_pieces(calls: int) -> Iterator[str]:
    """A macro of MACRO_LENGTH lines that is called so many times."""
    yield "\t.macro step number, bits\n"
    for line in range(MACRO_LENGTH):
        text = MACRO_LINES[line % len(MACRO_LINES)]
        yield text.format(line=line, name=f"v{line}", mask=1 << line // 10, constant=line * 40503 % 65536) + "\n"
    yield "\t.endm\n"
    for call in range(calls):
        yield f"\tstep {call}, {call % 7}\n"


def _values(number: int) -> dict[str, str | int]:
    return {"name": f"k{number}", "number": number, "lds": number % 64 * 256,
            "vgprs": 1 + number % 128, "sgprs": 10 + number % 80}


def code_pieces(lines: int, cpu: str) -> Iterator[str]:
    """What clang makes of code.cl, as often as it takes to have so many lines of instructions."""
    code = Path(__file__).with_name(f"code_{cpu}.s").read_text()
    count = sum(line.startswith("\t") for line in code.splitlines())
    yield HEADER.format(cpu=cpu)
    for number in range((lines + count - 1) // count):
        yield code.replace("{number}", str(number))
