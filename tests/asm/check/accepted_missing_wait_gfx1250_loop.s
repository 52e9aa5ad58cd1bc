// It was translated where xcnt says so, as LLVM has it where the first wait is in the code before.
.text
.globl k
.p2align 8
.type k,@function
k:
	buffer_atomic_add_u32 v2, v6, s[12:15], s10 offen
	s_cbranch_scc1 1f
	s_dcache_inv
1:
	s_wait_kmcnt 0x0
	s_mov_b32 s3, s0
	s_get_barrier_state s0, -1
	s_cbranch_scc1 1b
	s_wait_kmcnt 0x0
	s_wait_xcnt 0x0
	s_mul_hi_u32 s10, s0, s1
	s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 32
.end_amdhsa_kernel
