.amdhsa_code_object_version 4
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.hidden g3
	.hidden g2
	.hidden g10
	.internal g8
	.weak weak_elsewhere
	number = 499305
	.section .tdata,"awT",@progbits
	.p2align 0
	.type t0,@object
	.globl t0
t0:
	.long 4
	.section .tbss,"awT",@nobits
tb0:
	.zero 10
	.data
	.quad t0
	.type own_t0,@tls_object
	.section .tdata,"awT",@progbits
own_t0:
	.long 8
	.data
	.quad own_t0
	.section .text.shared0,"axG",@progbits,shared0,comdat
	.weak shared0
shared0:
	.long 5
	.section .rodata.shared0,"aG",@progbits,shared0,comdat
in_shared0:
	.long 5
	.data
	.quad shared0
.text
.globl k0_0
.p2align 8
.type k0_0,@function
k0_0:
	.long 0xbf810000, 517
	.size k0_0, . - k0_0
.rodata
.p2align 6
.amdhsa_kernel k0_0
	.amdhsa_next_free_vgpr 38
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.section .bss.x,"aw",@nobits
.Ll0_0:
	.weak g6
	.type g6,@notype
g6:
	.size g6, 4
	.globl g10
g10:
	.size g10, 24
	.zero 47
	.section .preinit_array,"aw",@preinit_array
l0_1:
	.globl g0
g0:
	.size g0, 1
	.globl g3
	.type g3,@notype
g3:
	.section both,"awx",@progbits
l0_2:
	.quad weak_elsewhere@abs64
	.section .data.rel.ro,"aw",@progbits
.Ll0_3:
	.globl g1
g1:
	.size g1, 0
	.byte 64
	.long 198
	.section .bss.rel.ro,"aw",@nobits
l0_4:
	.zero 34
	.section constants,"a",@progbits
	.p2align 0
.Ll0_5:
	.p2align 8
	.long elsewhere@gotpcrel+4
	.section .rodata,"a",@progbits
	.p2align 4
l0_6:
	.section .data.x,"aw",@progbits
.Ll0_7:
	.globl g2
	.type g2,@notype
g2:
	.globl g7
g7:
	.size g7, 0
	.quad l0_4@abs64
	.p2align 4
	.byte 190
.amdgpu_metadata
amdhsa.version: [ 1, 1 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx942
amdhsa.kernels:
  - .name: k0_0
    .symbol: k0_0.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata

