.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.internal g3
	.hidden g6
	.internal g4
	.hidden g10
	.internal g8
	.protected g2
	.weak weak_elsewhere
	number = 29979
.text
.globl k3_0
.p2align 8
.type k3_0,@function
k3_0:
	.long 0xbf810000, 984
	.size k3_0, . - k3_0
.rodata
.p2align 6
.amdhsa_kernel k3_0
	.amdhsa_next_free_vgpr 11
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.section .tdata,"awT",@progbits
	.p2align 2
	.type t3,@object
	.globl t3
t3:
	.long 4
	.section .gone,"e",@progbits
	.long 1
	.addrsig
	.section .note.GNU-stack,"",@progbits
	.section .text.o3_0,"ax",@progbits
o3_0:
	.long 7
	.section ordered,"ao",@progbits,.text.o3_0
	.long 28
	.section .init,"ax",@progbits
l3_0:
	.long 77
	.long .Ll3_2@rel32@lo+12
	.section .other,"",@progbits
l3_1:
	.quad 129
	.long g11@rel32@lo+4
	.long 37
	.quad g3+4
	.section .bss,"aw",@nobits
.Ll3_2:
	.zero 27
	.section .ctors.65000,"aw",@progbits
l3_3:
	.globl g2
	.type g2,@notype
g2:
	.size g2, 63
	.quad .Ll3_6@rel64
	.byte 151
	.byte 101
	.p2align 0
	.section .init_array.101,"aw",@init_array
	.p2align 4
l3_4:
	.long g3@rel32@hi-8
	.long l3_0@rel32@hi
	.section .sbss,"aw",@nobits
l3_5:
	.weak g10
	.type g10,@function
g10:
	.size g10, 39
	.zero 3
	.section .rodata1,"a",@progbits
.Ll3_6:
	.long .Ll3_2@gotpcrel+4
	.long l3_3 - .
	.quad l3_3@rel64
	.quad g4 - .
	.section .text.unlikely,"ax",@progbits
	.p2align 4
.Ll3_7:
	.long 141
	.long 17
	.long 45
	.quad number
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx90a
amdhsa.printf: [ "1:1:4:%d" ]
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

