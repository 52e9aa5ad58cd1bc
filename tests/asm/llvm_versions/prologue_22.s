// Before LLVM 24 there is no warning of what kernels of gfx1250 must begin with. s_mov_b64 s[64:65], 0; v_nop; global_prefetch_b8 v0,
// s[64:65] scope:SCOPE_SE. Before it s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1 is allowed, between not; the
// block of a kernel may be before its label or behind it. bare's two instructions were enough before.
.macro prologue
	.long 0xbec00180, 0x7e000000, 0xee174040, 0x00040000, 0
.endm
.macro kernel name
	.pushsection .rodata
	.p2align 6
	.amdhsa_kernel \name
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 1
	.end_amdhsa_kernel
	.popsection
.endm
kernel before
.text
before:
	prologue
	.long 0xbfb00000
setreg:
	.long 0xb9800641, 1
	prologue
	s_endpgm
kernel setreg
between:
	.long 0xbec00180, 0x7e000000, 0xb9800641, 1, 0xee174040, 0x00040000, 0, 0xbfb00000
kernel between
bare:
	.long 0xee174040, 0x00040000, 0, 0x7e000000, 0xbfb00000
kernel bare
end:
	.long 0xbfb00000
kernel end
