.fill .amdgcn.next_free_sgpr, 1, 9
.amdhsa_kernel k
