// Printed as it stands, without quotation marks: not to be read again.
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
