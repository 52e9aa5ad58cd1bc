// The parts of a source that ask for memory in ways of their own.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:xnack+"
.print "text"
.warning "look"
.macro word value, more:vararg
	.long \value
	.ifnb \more
	word \more
	.endif
.endm

.text
.file 1 "kernel.c"
.globl kernel
.p2align 8
.type kernel,@function
kernel:
.cfi_startproc
.loc 1 1 0
.rept 2
	word 0xbf810000, later, 2
.endr
.cfi_def_cfa_offset 8
.uleb128 later
.fill 3, 1, 0
.size kernel, .-kernel
.cfi_endproc

.section .debug_info,"",@progbits
.quad kernel
.long .debug_line

.rodata
.p2align 6
.amdhsa_kernel kernel
	.amdhsa_next_free_vgpr later
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
	.amdhsa_group_segment_fixed_size later*2
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.set later, 5

.section .merged,"aMS",@progbits,1
.asciz "a", "b\n", "a"

.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.printf: [ '1:1:4:%d' ]
amdhsa.kernels:
  - .name: kernel
    .symbol: kernel.kd
    .args:
      - .name: out
        .size: 8
        .offset: 0
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 10
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 14
    .vgpr_count: 5
    .max_flat_workgroup_size: 256
.end_amdgpu_metadata
