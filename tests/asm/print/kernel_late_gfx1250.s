// The same where SGPRs do not count, and named barriers are put in last.
.rodata
.amdhsa_kernel a
.amdhsa_named_barrier_count n
.amdhsa_next_free_vgpr v&63
.amdhsa_next_free_sgpr s
.amdhsa_inst_pref_size ip
.amdhsa_enable_private_segment e&1
.end_amdhsa_kernel
.rodata
.amdhsa_kernel b
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr s*2
.amdhsa_reserve_vcc e
.amdhsa_inst_pref_size ip
.end_amdhsa_kernel
.set n, 3
.set v, 100
.set s, 7
.set ip, 9
.set e, 1
