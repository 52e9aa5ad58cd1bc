/* fatbin.S: the bundle in the program, as clang embeds it for HIP; for the assembler of the host. */
	.section .hip_fatbin, "a", %progbits
	.globl	__hip_fatbin
	.type	__hip_fatbin, %object
	.p2align 12                     /* a page */
__hip_fatbin:
	.incbin	"kernels.hipfb"
	.size	__hip_fatbin, . - __hip_fatbin

/* What __hipRegisterFatBinary() takes. */
	.section .hipFatBinSegment, "aw", %progbits
	.globl	__hip_fatbin_wrapper
	.type	__hip_fatbin_wrapper, %object
	.p2align 3
__hip_fatbin_wrapper:
	.long	0x48495046, 1           /* "HIPF", version */
	.quad	__hip_fatbin, 0
	.size	__hip_fatbin_wrapper, . - __hip_fatbin_wrapper

	.section .note.GNU-stack, "", %progbits
