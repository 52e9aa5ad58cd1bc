// What nothing tells.
.amdhsa_code_object_version 4
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
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.kernels:
  - .name: a
    .args:
      - { .value_kind: by_value }
      - { .value_kind: hidden_block_count_x }
      - { .value_kind: global_buffer, .size: 0x100000000 }
      - { .value_kind: global_buffer, .offset: -8 }
.end_amdgpu_metadata
