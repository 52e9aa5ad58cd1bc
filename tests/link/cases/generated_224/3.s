.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.internal g3
	.hidden g6
	.internal g8
	.weak weak_elsewhere
	.protected weak_elsewhere
	number = 214666
	.section .tdata,"awT",@progbits
	.p2align 2
	.type t2,@object
	.globl t2
t2:
	.long 4
	.section .rodata.str4.4,"aMS",@progbits,4
	.p2align 0
s2_14:
	.long 120, 120, 120, 120, 120, 0
	.long 116, 104, 101, 32, 113, 0
	.section .gone,"e",@progbits
	.long 1
	.addrsig
	.section .note.GNU-stack,"",@progbits
.text
.globl k2_0
.p2align 8
.type k2_0,@function
k2_0:
	.long 0xbf810000, 428
	.size k2_0, . - k2_0
.rodata
.p2align 6
.amdhsa_kernel k2_0
	.amdhsa_next_free_vgpr 25
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.section .text,"ax",@progbits
	.p2align 0
.Ll2_0:
	.section readonly_nothing,"a",@nobits
.Ll2_1:
	.zero 95
	.section .sbss,"aw",@nobits
	.p2align 1
l2_2:
	.globl g6
g6:
	.globl g11
g11:
	.zero 43
	.section constants,"a",@progbits
	.p2align 4
l2_3:
	.quad 74
	.long 169
	.section .ctors,"aw",@progbits
l2_4:
	.quad 138
	.section code,"ax",@progbits
l2_5:
	.weak g5
	.type g5,@notype
g5:
	.size g5, 50
	.p2align 0
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
amdhsa.printf: [ "1:1:4:%d" ]
amdhsa.kernels:
  - .name: k2_0
    .symbol: k2_0.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata

