// Explicit ones as C aligns them, at most to 16, then the hidden ones at the offsets of version 5.
.text
.p2align 8
a:
	.long 0xbf810000
a_end:
.rodata
.p2align 6
.amdhsa_kernel a
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 8
	.amdhsa_kernarg_size 368
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.kernels:
  - .name: a
    .args:
      - { .value_kind: by_value, .size: 1 }
      - { .value_kind: global_buffer }
      - { .value_kind: by_value, .size: 12 }
      - { .value_kind: by_value, .size: 12, .align: 16 }
      - { .value_kind: dynamic_shared_pointer }
      - { .value_kind: by_value, .size: 64 }
      - { .value_kind: hidden_block_count_z }
      - { .value_kind: hidden_remainder_x }
      - { .value_kind: hidden_queue_ptr }
.end_amdgpu_metadata
