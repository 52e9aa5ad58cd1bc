// Given offsets count; a size that the descriptor leaves open is that of the arguments.
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
      - { .value_kind: by_value, .size: 4, .offset: 12 }
      - { .value_kind: by_value, .size: 2 }
      - { .value_kind: hidden_global_offset_y }
      - { .value_kind: hidden_none }
      - { .value_kind: hidden_printf_buffer }
.end_amdgpu_metadata
