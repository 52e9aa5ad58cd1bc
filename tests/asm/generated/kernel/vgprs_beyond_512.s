.amdhsa_kernel k3
		.amdhsa_next_free_vgpr 1009
.end_amdhsa_kernel
