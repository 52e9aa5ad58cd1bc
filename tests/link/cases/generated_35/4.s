.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.hidden g11
	.protected g0
	.hidden g5
	.hidden g7
	.protected g10
	.hidden g8
	.weak weak_elsewhere
	number = 441518
	.section odd,"",@0x60000001
	.long 1
.text
.globl k3_0
.p2align 8
.type k3_0,@function
k3_0:
	.long 0xbf810000, 618
	.size k3_0, . - k3_0
.rodata
.p2align 6
.amdhsa_kernel k3_0
	.amdhsa_next_free_vgpr 28
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

	.section .text.framed,"ax",@progbits
	.cfi_startproc
	.long 1, 2
	.cfi_def_cfa_offset 16
	.long 3
	.cfi_endproc
	.cfi_startproc
	.long 1, 2
	.long 3
	.cfi_endproc
	.section .comment,"MS",@progbits,1
	.asciz ""
	.section literals,"aM",@progbits,16
	.p2align 2
s3_25:
	.zero 16, 2
	.zero 16, 0
	.zero 16, 0
	.section .jcr,"aw",@progbits
l3_0:
	.quad l3_5@rel64
	.section .init_array,"aw",@init_array
.Ll3_1:
	.long g3@gotpcrel32@hi+12
	.long g0@rel32@hi+0x100
	.p2align 6
	.long 123
	.section .init_array.101,"aw",@init_array
.Ll3_2:
	.weak g5
	.type g5,@function
g5:
	.size g5, 13
	.long .Ll3_2@abs32@hi
	.p2align 6
	.long g2@gotpcrel+4
	.section writable,"aw",@progbits
	.p2align 3
.Ll3_3:
	.long 126
	.p2align 2
	.byte 80
	.section readonly_nothing,"a",@nobits
.Ll3_4:
	.zero 0
	.section nothing,"aw",@nobits
l3_5:
	.zero 79
	.section .text.f,"ax",@progbits
l3_6:
	.quad 126
	.section .rodata.z,"a",@progbits
	.p2align 4
l3_7:
	.globl g0
	.type g0,@notype
g0:
	.globl g10
g10:
	.quad g8 - .
	.long l3_6
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.kernels:
  - .name: k3_0
    .symbol: k3_0.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata

