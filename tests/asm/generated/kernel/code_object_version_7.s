.amdhsa_code_object_version 7
.amdhsa_kernel k3
