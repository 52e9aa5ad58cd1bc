/* void scale(int *to, const int *from): the same, times FACTOR. The preprocessor replaces it. */
#include "factor.h"
.include "common.inc"

.text
.globl scale
.p2align 8
.type scale,@function
scale:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v1, FACTOR
	global_store_dword v0, v1, s[4:5]
end_kernel scale, 2, 8
