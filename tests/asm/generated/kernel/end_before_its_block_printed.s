.end_amdhsa_kernel
.amdhsa_kernel k4
		.amdhsa_system_sgpr_workgroup_id_x max(late6_is_0, 0X0)
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr (late7_is_65+5*0)
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0X1
		.amdhsa_exception_fp_ieee_underflow late8_is_1
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
.end_amdhsa_kernel
