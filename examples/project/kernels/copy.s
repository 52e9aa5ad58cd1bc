// void copy(int *to, const int *from): one work-group copies as many numbers as it has work-items.
.include "common.inc"

.text
.globl copy
.p2align 8
.type copy,@function
copy:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[6:7]
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[4:5]
end_kernel copy, 2, 8
