.amdgcn_target "amdgcn-amd-amdhsa--gfx9-4-generic"
	.protected g3
	.protected g11
	.internal g9
	.protected g2
	.protected g7
	.hidden g4
	.weak weak_elsewhere
	.internal weak_elsewhere
	number = 738109
	.section literals,"aM",@progbits,16
s1_11:
	.zero 16, 3
	.zero 16, 2
	.zero 16, 2
	.zero 16, 2
	.zero 16, 3
	.section .rodata.cst4,"aM",@progbits,4
s1_18:
	.zero 4, 1
	.zero 4, 1
	.zero 4, 3
	.zero 4, 2
.text
.globl k1_0
.p2align 8
.type k1_0,@function
k1_0:
	.long 0xbf810000, 297
	.size k1_0, . - k1_0
.rodata
.p2align 6
.amdhsa_kernel k1_0
	.amdhsa_next_free_vgpr 19
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.section .text.o1_0,"ax",@progbits
o1_0:
	.long 7
	.section .text.o1_1,"ax",@progbits
o1_1:
	.long 7
	.section ordered,"ao",@progbits,.text.o1_1
	.long 21
	.section ordered,"ao",@progbits,.text.o1_0
	.long 62
	.section ordered,"ao",@progbits,0
	.long 45
	.section .init_array.7,"aw",@init_array
	.p2align 4
.Ll1_0:
	.weak g1
	.type g1,@notype
g1:
	.size g1, 8
	.long s1_18@gotpcrel32@lo+4
	.section nothing,"aw",@nobits
l1_1:
	.zero 48
	.section .debug_loc,"",@progbits
l1_2:
	.byte 106
	.quad number
	.byte 141
	.section .ctors,"aw",@progbits
.Ll1_3:
	.long __dso_handle@gotpcrel32@hi+12
	.quad l1_6@rel64
	.section .interp,"a",@progbits
.Ll1_4:
	.globl g7
g7:
	.size g7, 41
	.section .data.rel.ro,"aw",@progbits
	.p2align 3
l1_5:
	.globl g3
g3:
	.long 18
	.byte 49
	.quad 46
	.section .data,"aw",@progbits
	.p2align 3
l1_6:
	.quad 46
	.long g11@gotpcrel32@hi+12
	.byte 31
	.quad g10@abs64
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx9-4-generic
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

