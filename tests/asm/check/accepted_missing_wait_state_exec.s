// GFX9: memory right behind VALU that writes EXEC, as libraries ship it; compilers keep the two apart, which is advice.
.text
.globl k
.p2align 8
.type k,@function
k:
	v_cmpx_lt_u32_e64 exec, v0, v1
	buffer_store_dword v2, v3, s[4:7], 0 offen
	s_mov_b64 exec, -1
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
.end_amdhsa_kernel
