v_add_co_ci_u32 v0, v1, v2
v_add_co_ci_u32 v0, vcc_lo, v1, v2
v_add_co_ci_u32 v0, v1, v2, vcc_lo
v_add_co_ci_u32_dpp v0, v1, v2, vcc_lo row_mirror
v_add_co_ci_u32_dpp v0, vcc_lo, v1, v2 row_mirror
v_add_co_ci_u32_e32 v0, v1, v2
