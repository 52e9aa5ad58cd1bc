.amdgcn_target "amdgcn-amd-amdhsa--gfx703:xnack+"
.amdhsa_kernel k1
.amdhsa_next_free_vgpr 0x0
 /* c
.amdhsa_float_denorm_mode_32 0b1 /* c */
.amdhsa_next_free_sgpr 59
 /* c
 c */
.amdhsa_float_round_mode_32 max(late2_is_0, 0)
 /* c
 c */
.end_amdhsa_kernel
