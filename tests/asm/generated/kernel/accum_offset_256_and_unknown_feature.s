.amdhsa_kernel k3
		.amdhsa_accum_offset 0X100
.end_amdhsa_kernel
