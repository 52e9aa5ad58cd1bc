// Facts, section 6: ".amdhsa_reserve_xnack_mask printed (V4, V5): where xnack is supported; later where it can be chosen:
// not on gfx12.5 [I]". From LLVM 23 on gfx12.5 has no modes of XNACK (PR 204523), and the line is left out: the SGPRs that
// it would count are in no field there.
.amdhsa_code_object_version 5
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
