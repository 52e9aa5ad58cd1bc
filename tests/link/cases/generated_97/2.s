.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.hidden g3
	.hidden g4
	.hidden g2
	.internal g8
	.weak weak_elsewhere
	.internal weak_elsewhere
	number = 956248
.text
.globl k1_0
.p2align 8
.type k1_0,@function
k1_0:
	.long 0xbf810000, 912
	.size k1_0, . - k1_0
.rodata
.p2align 6
.amdhsa_kernel k1_0
	.amdhsa_next_free_vgpr 32
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

.text
.globl k1_1
.p2align 8
.type k1_1,@function
k1_1:
	.long 0xbf810000, 258
	.size k1_1, . - k1_1
.rodata
.p2align 6
.amdhsa_kernel k1_1
	.amdhsa_next_free_vgpr 29
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.section .text,"ax",@progbits
.Ll1_0:
	.weak g8
	.type g8,@function
g8:
	.size g8, 50
	.globl g11
g11:
	.size g11, 26
	.section writable,"aw",@progbits
	.p2align 2
l1_1:
	.long .Ll1_0 - .
	.quad l1_6@abs64
	.quad l1_1
	.long 170
	.section .ctors.65000,"aw",@progbits
l1_2:
	.weak g9
g9:
	.size g9, 28
	.quad 156
	.quad .Ll1_4 - .
	.long l1_5@rel32@hi-8
	.section .rodata1,"a",@progbits
	.p2align 2
l1_3:
	.quad g6@rel64
	.long 95
	.section .sdata,"aw",@progbits
.Ll1_4:
	.globl g5
	.type g5,@notype
g5:
	.size g5, 18
	.long 34
	.section .interp,"a",@progbits
l1_5:
	.globl g4
g4:
	.quad .Ll1_4@rel64
	.section kept,"aR",@progbits
	.p2align 8
l1_6:
	.section .debug_loc,"",@progbits
l1_7:
.amdgpu_metadata
amdhsa.version: [ 1, 1 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.printf: [ "1:1:4:%d" ]
amdhsa.kernels:
  - .name: k1_0
    .symbol: k1_0.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
  - .name: k1_1
    .symbol: k1_1.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata

