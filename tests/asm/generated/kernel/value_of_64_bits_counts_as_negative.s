.amdhsa_kernel k4
		.amdhsa_exception_fp_ieee_inexact 18446744073709551615
