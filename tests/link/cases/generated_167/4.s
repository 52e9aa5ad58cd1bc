.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.hidden g8
	.hidden g10
	.hidden g4
	.internal g2
	.internal g1
	.protected g6
	.weak weak_elsewhere
	.internal weak_elsewhere
	number = 820575
	.section .note.mine,"a",@note
	.p2align 3
	.long 4, 8, 99
	.ascii "abc\0"
	.quad 444
.text
.globl k3_0
.p2align 8
.type k3_0,@function
k3_0:
	.long 0xbf810000, 459
	.size k3_0, . - k3_0
.rodata
.p2align 6
.amdhsa_kernel k3_0
	.amdhsa_next_free_vgpr 10
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.section .tdata,"awT",@progbits
	.p2align 2
	.type t3,@object
	.globl t3
t3:
	.long 4
	.section .debug_t,"",@progbits
	.quad t3+0x100
	.type own_t3,@tls_object
	.section .tdata,"awT",@progbits
own_t3:
	.long 8
	.data
	.quad own_t3
	.section constants,"a",@progbits
l3_0:
	.quad number
	.quad 29
	.quad .Ll3_2 - .
	.long g10@gotpcrel32@hi+12
	.section .bss,"aw",@nobits
	.p2align 1
l3_1:
	.zero 50
	.section kept,"aR",@progbits
	.p2align 4
.Ll3_2:
	.quad 86
	.quad 51
	.long weak_elsewhere@gotpcrel+4
	.section .jcr,"aw",@progbits
	.p2align 0
l3_3:
	.globl g2
	.type g2,@function
g2:
	.globl g10
	.type g10,@function
g10:
	.size g10, 31
	.quad 146
	.long g5
	.long l3_3 - .
	.section .text.unlikely,"ax",@progbits
	.p2align 2
.Ll3_4:
	.section .rodata.z,"a",@progbits
l3_5:
	.globl g3
	.type g3,@object
g3:
	.size g3, 18
	.p2align 3
	.byte 90
	.p2align 0
	.byte 41
	.section .debug_names2,"",@progbits
	.p2align 1
.Ll3_6:
	.quad l3_3+0x100
	.byte 116
.amdgpu_metadata
amdhsa.version: [ 1, 1 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx942
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

