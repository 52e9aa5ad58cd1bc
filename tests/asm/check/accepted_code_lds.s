// LDS that arguments tell of comes with each dispatch, and the descriptor has none.
.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
.macro kernel name
.text
.p2align 8
.globl \name
\name:
	ds_store_b32 v0, v1
	s_endpgm
.rodata
.p2align 6
.amdhsa_kernel \name
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size KERNARG
	.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
	.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.end_amdhsa_kernel
.endm
.set KERNARG, 4
kernel pointer
.set KERNARG, 264
kernel hidden
.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: pointer
    .symbol: pointer.kd
    .kernarg_segment_size: 4
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 2
    .vgpr_count: 2
    .max_flat_workgroup_size: 256
    .args:
      - { .size: 4, .offset: 0, .value_kind: dynamic_shared_pointer, .address_space: local, .pointee_align: 4 }
  - .name: hidden
    .symbol: hidden.kd
    .kernarg_segment_size: 264
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 2
    .vgpr_count: 2
    .max_flat_workgroup_size: 256
    .args:
      - { .size: 4, .offset: 120, .value_kind: hidden_dynamic_lds_size }
.end_amdgpu_metadata
