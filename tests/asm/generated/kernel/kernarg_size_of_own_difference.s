.amdhsa_kernel k4
		.amdhsa_kernarg_size k4-k4
.end_amdhsa_kernel
