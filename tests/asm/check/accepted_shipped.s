// What vendors ship: version 1.0 whatever the code object version, and pointers in a segment that is aligned to 4.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl k
.text
.p2align 8
k:
	.long 0xbf810000
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 24
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 14
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .args:
      - { .offset: 4, .size: 8, .value_kind: global_buffer }
      - { .offset: 13, .size: 4, .value_kind: by_value }
.end_amdgpu_metadata
