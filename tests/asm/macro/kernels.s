# Kernels as they are written by hand: registers given out by macros, the kernel stamped out with
# its descriptor and metadata.
.set next_vgpr, 0
.macro vgpr name, count=1
.set \name, next_vgpr
.set next_vgpr, next_vgpr + \count
.endm
.macro kernel name:req, vgprs:req, kernarg=8
.text
.globl \name
.p2align 8
.type \name,@function
\name:
.long 0xbf810000
.L\name\()_end:
.size \name, .L\name\()_end - \name
.section .rodata,"a",@progbits
.p2align 6
.amdhsa_kernel \name
	.amdhsa_next_free_vgpr \vgprs
	.amdhsa_next_free_sgpr (8 + \+)
	.amdhsa_kernarg_size \kernarg
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: \name
    .symbol: \name\().kd
    .kernarg_segment_size: \kernarg
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: \vgprs
    .max_flat_workgroup_size: 256
...
.end_amdgpu_metadata
.endm
vgpr v_x
vgpr v_sum, 4
kernel copy, 8
kernel name=scale, vgprs=12, kernarg=16
.irp type, f32, f64
kernel axpy_\type, 24
.endr
