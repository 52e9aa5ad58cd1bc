// A quoted kernel name keeps its backslashes, those of other symbols quote.
"a\\b":
.long 1
.amdhsa_kernel "a\\b"
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
.amdhsa_kernel "c\"d e"
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
