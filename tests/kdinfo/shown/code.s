	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	s_nop 0
	.globl	kernel
	.type	kernel,@function
kernel:
	s_load_dwordx4 s[0:3], s[4:5], 0x10
	v_mov_b32_e32 v0, symbol@rel32@lo+4
loop:
	v_add_f32_e64 v0, -v1, |v2| clamp
	s_cbranch_scc1 loop
	s_cbranch_scc0 .Lend
	s_branch helper
	s_branch function
	s_call_b64 s[2:3], helper
.Lend:
	s_endpgm
	.long 0xffffffff
	.long 0x7e0030ff, 0x3ff00000
also_helper:
helper:
	v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31]
	.type	function,@function
function:
	s_setpc_b64 s[2:3]
	.byte 1, 2
	.section	.text.other,"ax",@progbits
	s_endpgm
	.section	.rodata,"a",@progbits
	.long 1
