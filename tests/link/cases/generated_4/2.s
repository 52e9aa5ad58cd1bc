.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.protected g0
	.internal g4
	.protected g3
	.hidden g1
	.weak weak_elsewhere
	number = 902000
	.section .text.shared2,"axG",@progbits,shared2,comdat
	.weak shared2
	.hidden shared2
shared2:
	.long 6
	.data
	.quad shared2
	.section .tdata,"awT",@progbits
	.p2align 4
	.type t1,@object
	.globl t1
t1:
	.long 4
	.section .debug_t,"",@progbits
	.quad t1+12
	.type own_t1,@tls_object
	.section .tdata,"awT",@progbits
own_t1:
	.long 8
	.data
	.quad own_t1
	.section .text.o1_0,"ax",@progbits
o1_0:
	.long 7
	.section ordered,"ao",@progbits,.text.o1_0
	.long 80
.text
.globl k1_0
.p2align 8
.type k1_0,@function
k1_0:
	.long 0xbf810000, 45
	.size k1_0, . - k1_0
.rodata
.p2align 6
.amdhsa_kernel k1_0
	.amdhsa_next_free_vgpr 26
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.section .text,"ax",@progbits
	.p2align 0
l1_0:
	.long 156
	.section code,"ax",@progbits
.Ll1_1:
	.section nothing,"aw",@nobits
	.p2align 12
l1_2:
	.zero 28
	.section .rodata,"a",@progbits
l1_3:
	.globl g3
	.type g3,@notype
g3:
	.size g3, 60
	.weak g7
	.type g7,@function
g7:
	.size g7, 14
	.globl g10
g10:
	.size g10, 17
	.section .debug_ranges,"",@progbits
	.p2align 0
l1_4:
	.long 21
	.quad 97
	.section .preinit_array,"aw",@preinit_array
	.p2align 4
.Ll1_5:
	.globl g2
	.type g2,@object
g2:
	.long elsewhere@gotpcrel+4
	.quad 17
	.long 163
	.section .gcc_except_table.a,"a",@progbits
	.p2align 13
l1_6:
	.globl g6
	.type g6,@notype
g6:
	.size g6, 20
	.quad 126
	.section .bss.x,"aw",@nobits
l1_7:
	.zero 33
.amdgpu_metadata
amdhsa.version: [ 1, 1 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx942
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

