.amdhsa_kernel k4
		.amdhsa_inst_pref_size 1
