.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.hidden g2
	.hidden g9
	.protected g7
	.protected g0
	.hidden g5
	.weak weak_elsewhere
	number = 436792
	.section .text.framed,"ax",@progbits
	.cfi_startproc
	.long 1, 2
	.cfi_def_cfa_offset 35
	.long 3
	.cfi_endproc
.text
.globl k1_0
.p2align 8
.type k1_0,@function
k1_0:
	.long 0xbf810000, 806
	.size k1_0, . - k1_0
.rodata
.p2align 6
.amdhsa_kernel k1_0
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.amdgpu_lds lds1, 64, 16
	.section .text.shared2,"axG",@progbits,shared2,comdat
	.weak shared2
shared2:
	.long 2
	.section .rodata.shared2,"aG",@progbits,shared2,comdat
in_shared2:
	.long 5
	.data
	.quad shared2
	.section .debug_ranges,"",@progbits
	.quad shared2, in_shared2
	.section .debug_names2,"",@progbits
l1_0:
	.p2align 8
	.byte 107
	.section .rodata1,"a",@progbits
	.p2align 4
l1_1:
	.long g7@gotpcrel32@hi+12
	.p2align 3
	.long g10@gotpcrel+4
	.quad 89
	.section constants,"a",@progbits
l1_2:
	.weak g4
	.type g4,@notype
g4:
	.weak g8
g8:
	.weak g11
g11:
	.long g7@rel32@hi-8
	.byte 99
	.long 149
	.byte 191
	.section .text.f,"ax",@progbits
.Ll1_3:
	.quad g9 - .
	.quad .Ll1_3 - .
	.quad 103
	.long g0@rel32@lo+4
	.section .data,"aw",@progbits
	.p2align 8
l1_4:
	.globl g1
	.type g1,@object
g1:
	.size g1, 45
	.section .text.unlikely,"ax",@progbits
.Ll1_5:
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

