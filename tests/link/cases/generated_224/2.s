.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.internal g4
	.internal g8
	.protected g2
	.weak weak_elsewhere
	.hidden weak_elsewhere
	number = 835132
	.section literals,"aM",@progbits,16
s1_8:
	.zero 16, 3
	.zero 16, 3
	.section .comment,"MS",@progbits,1
	.p2align 2
	.asciz "world"
	.asciz "a"
	.asciz "hello"
	.asciz "the quick brown fox"
	.asciz "world"
	.section .note,"a",@note
	.p2align 2
	.long 4, 8, 99
	.ascii "abc\0"
	.quad 387
.text
.globl k1_0
.p2align 8
.type k1_0,@function
k1_0:
	.long 0xbf810000, 133
	.size k1_0, . - k1_0
.rodata
.p2align 6
.amdhsa_kernel k1_0
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.section .init,"ax",@progbits
l1_0:
	.long 136
	.p2align 2
	.section .bss,"aw",@nobits
	.p2align 2
.Ll1_1:
	.globl g3
	.type g3,@object
g3:
	.size g3, 61
	.globl g9
	.type g9,@object
g9:
	.zero 91
	.section odd-name,"a",@progbits
.Ll1_2:
	.byte 154
	.byte 132
	.quad 110
	.long .Ll1_8@rel32@lo
	.section kept,"aR",@progbits
	.p2align 0
l1_3:
	.section .sdata,"aw",@progbits
.Ll1_4:
	.quad g8@abs64
	.quad 168
	.long .Ll1_4@abs32@hi
	.section .lbss,"aw",@nobits
l1_5:
	.zero 96
	.section .init_array,"aw",@init_array
	.p2align 13
.Ll1_6:
	.quad g0-8
	.section .fini_array,"aw",@fini_array
l1_7:
	.long g4 - .
	.p2align 3
	.quad 29
	.section .text.unlikely,"ax",@progbits
.Ll1_8:
	.quad 156
	.long g1@gotpcrel32@hi+12
	.section writable,"aw",@progbits
l1_9:
	.weak g0
g0:
	.globl g7
g7:
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
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

