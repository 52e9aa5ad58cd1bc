.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.protected g2
	.internal g7
	.hidden g6
	.weak weak_elsewhere
	number = 111929
	.section .note.yours,"a",@note
	.p2align 2
	.long 4, 8, 99
	.ascii "abc\0"
	.quad 355
.text
.globl k1_0
.p2align 8
.type k1_0,@function
k1_0:
	.long 0xbf810000, 220
	.size k1_0, . - k1_0
.rodata
.p2align 6
.amdhsa_kernel k1_0
	.amdhsa_next_free_vgpr 39
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.comm c0,72,0
	.data
	.quad c0
	.comm c1,17,0
	.data
	.quad c1
	.section .data.rel.ro,"aw",@progbits
l1_0:
	.long g0@gotpcrel+4
	.byte 47
	.p2align 8
	.quad l1_2 - .
	.section .interp,"a",@progbits
l1_1:
	.weak g3
g3:
	.globl g5
g5:
	.section code,"ax",@progbits
l1_2:
	.weak g6
	.type g6,@notype
g6:
	.long l1_0@gotpcrel32@hi+12
	.long 153
	.section .data,"aw",@progbits
l1_3:
	.weak g8
g8:
	.globl g9
	.type g9,@notype
g9:
	.quad 52
	.quad l1_4@abs64
	.p2align 4
	.byte 148
	.section nothing,"aw",@nobits
	.p2align 4
l1_4:
	.weak g1
g1:
	.size g1, 36
	.zero 63
	.section .gcc_except_table.a,"a",@progbits
l1_5:
	.long l1_5@rel32@lo
	.long l1_5@gotpcrel+4
	.p2align 2
	.section .data.rel.ro.y,"aw",@progbits
l1_6:
	.weak g4
g4:
	.size g4, 24
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
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
.end_amdgpu_metadata

