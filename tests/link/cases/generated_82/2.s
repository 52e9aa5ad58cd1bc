.amdhsa_code_object_version 5
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.protected g7
	.hidden g5
	.hidden g9
	.protected g11
	.internal g0
	.weak weak_elsewhere
	.hidden weak_elsewhere
	number = 246520
.text
.globl k1_0
.p2align 8
.type k1_0,@function
k1_0:
	.long 0xbf810000, 153
	.size k1_0, . - k1_0
.rodata
.p2align 6
.amdhsa_kernel k1_0
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.amdgpu_lds lds0, 64, 16
.text
.globl k1_1
.p2align 8
.type k1_1,@function
k1_1:
	.long 0xbf810000, 815
	.size k1_1, . - k1_1
.rodata
.p2align 6
.amdhsa_kernel k1_1
	.amdhsa_next_free_vgpr 19
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
.end_amdhsa_kernel

	.section .tdata,"awT",@progbits
	.p2align 4
	.type t1,@object
	.globl t1
t1:
	.long 4
	.section .tbss,"awT",@nobits
tb1:
	.zero 7
	.section .debug_t,"",@progbits
	.quad t1
	.type own_t1,@tls_object
	.section .tdata,"awT",@progbits
own_t1:
	.long 8
	.data
	.quad own_t1
	.section .data,"aw",@progbits
.Ll1_0:
	.weak g1
g1:
	.section .gcc_except_table.a,"a",@progbits
	.p2align 3
.Ll1_1:
	.globl g3
g3:
	.size g3, 34
	.long 69
	.quad 64
	.section constants,"a",@progbits
	.p2align 4
l1_2:
	.section .data.x,"aw",@progbits
.Ll1_3:
	.globl g0
	.type g0,@object
g0:
	.size g0, 8
	.globl g8
	.type g8,@notype
g8:
	.globl g10
	.type g10,@notype
g10:
	.long 2
	.long g1@gotpcrel32@lo+4
	.long g7@rel32@lo+12
	.section .data.rel.ro.y,"aw",@progbits
	.p2align 8
l1_4:
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
  - .name: k1_1
    .symbol: k1_1.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata

