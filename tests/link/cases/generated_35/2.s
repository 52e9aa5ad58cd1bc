.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.hidden g11
	.protected g0
	.hidden g5
	.hidden g7
	.protected g10
	.hidden g8
	.weak weak_elsewhere
	number = 602339
	.section .rodata.cst8,"aM",@progbits,8
s1_10:
	.zero 8, 0
	.section .rodata.cst4,"aM",@progbits,4
s1_13:
	.zero 4, 0
	.zero 4, 3
	.zero 4, 0
	.section .text.framed,"ax",@progbits
	.cfi_startproc
	.long 1, 2
	.cfi_def_cfa_offset 37
	.long 3
	.cfi_endproc
	.cfi_startproc
	.long 1, 2
	.cfi_def_cfa_offset 27
	.long 3
	.cfi_endproc
	.section .tdata,"awT",@progbits
	.p2align 4
	.type t1,@object
	.globl t1
t1:
	.long 4
	.section .tbss,"awT",@nobits
	.p2align 12
tb1:
	.zero 9
	.section .debug_t,"",@progbits
	.quad t1+12
	.type own_t1,@tls_object
	.section .tdata,"awT",@progbits
own_t1:
	.long 8
	.data
	.quad own_t1
.text
.globl k1_0
.p2align 8
.type k1_0,@function
k1_0:
	.long 0xbf810000, 379
	.size k1_0, . - k1_0
.rodata
.p2align 6
.amdhsa_kernel k1_0
	.amdhsa_next_free_vgpr 5
	.amdhsa_next_free_sgpr 8
.end_amdhsa_kernel

	.section .debug_info.x,"",@progbits
	.p2align 2
.Ll1_0:
	.section .bss.rel.ro,"aw",@nobits
l1_1:
	.zero 37
	.section code,"ax",@progbits
l1_2:
	.quad 134
	.long 105
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
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

