.amdhsa_kernel k
.amdhsa_next_free_vgpr max(totalnumvgprs(k.num_agpr, k.num_vgpr), 1, 0)
.amdhsa_next_free_sgpr max(k.numbered_sgpr+6, 1, 0)-6
.amdhsa_float_round_mode_32 mode
.end_amdhsa_kernel
.set k.num_vgpr, max(44, amdgpu.max_num_vgpr)
.set k.num_agpr, 0
.set k.numbered_sgpr, 65
.set mode, 2
.set amdgpu.max_num_vgpr, 57
