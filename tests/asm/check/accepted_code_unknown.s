// Advice is silent.
.text
.globl k
.p2align 8
.type k,@function
k:
	s_getpc_b64 s[0:1]
	s_swappc_b64 s[0:1], s[0:1]
	.long 0xffffffff
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
.end_amdhsa_kernel
