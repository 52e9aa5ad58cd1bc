.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.hidden g8
	.hidden g10
	.internal g2
	.internal g1
	.protected g6
	.weak weak_elsewhere
	number = 686197
	.amdgpu_lds lds1, 64, 16
	.section .text.o1_0,"ax",@progbits
o1_0:
	.long 7
	.section .text.o1_1,"ax",@progbits
o1_1:
	.long 7
	.section ordered,"ao",@progbits,.text.o1_1
	.long 3
	.section ordered,"ao",@progbits,.text.o1_0
	.long 12
	.section .debug_str,"MS",@progbits,1
s1_20:
	.asciz "a"
	.asciz "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
.text
.globl k1_0
.p2align 8
.type k1_0,@function
k1_0:
	.long 0xbf810000, 453
	.size k1_0, . - k1_0
.rodata
.p2align 6
.amdhsa_kernel k1_0
	.amdhsa_next_free_vgpr 29
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.section .ctors,"aw",@progbits
.Ll1_0:
	.quad g10
	.section writable,"aw",@progbits
.Ll1_1:
	.byte 148
	.byte 39
	.section .text,"ax",@progbits
.Ll1_2:
	.globl g8
	.type g8,@object
g8:
	.size g8, 49
	.long g4
	.long 104
	.section .data.rel.ro,"aw",@progbits
	.p2align 0
l1_3:
	.quad .Ll1_2@rel64
	.quad 96
	.quad 68
	.long .Ll1_1 - .
	.section .text.f,"ax",@progbits
	.p2align 2
l1_4:
	.section odd-name,"a",@progbits
	.p2align 1
l1_5:
	.quad l1_7 - .
	.long l1_4@rel32@lo+0x100
	.byte 162
	.byte 127
	.section .preinit_array,"aw",@preinit_array
l1_6:
	.weak g4
g4:
	.size g4, 8
	.quad g2@rel64
	.byte 144
	.long 195
	.section .bss,"aw",@nobits
l1_7:
	.zero 16
	.section .init,"ax",@progbits
.Ll1_8:
	.long .Ll1_0@gotpcrel32@hi+12
	.long etext@gotpcrel32@hi+12
	.long g1@rel32@lo
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
.end_amdgpu_metadata

