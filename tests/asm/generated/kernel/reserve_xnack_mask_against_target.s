.amdhsa_kernel k1
.amdhsa_reserve_xnack_mask (0X27E^(638)) /* c */
