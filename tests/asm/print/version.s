// The version in force decides which directives of a kernel are printed; no version is wrong in text.
.amdhsa_code_object_version 4
.amdhsa_kernel k4
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
.amdhsa_code_object_version 6
.amdhsa_kernel k6
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel // c
.amdhsa_code_object_version 9
