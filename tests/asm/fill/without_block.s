// Without a block: one for all kernels, with values that come late.
.text
.p2align 8
a:
	.long 0xbf810000
a_end:
.p2align 8
b:
	.long 0xbf810000
b_end:
.rodata
.p2align 6
.amdhsa_kernel a
	.amdhsa_next_free_vgpr vgprs
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
	.amdhsa_group_segment_fixed_size a_end-a
	.amdhsa_uses_dynamic_stack 1
	.amdhsa_enable_private_segment 1
.end_amdhsa_kernel
.rodata
.p2align 6
.amdhsa_kernel b
	.amdhsa_next_free_vgpr 9
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
	.amdhsa_kernarg_size 300
.end_amdhsa_kernel
.set vgprs, 11
