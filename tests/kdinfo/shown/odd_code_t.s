// Kernels of version 2: one that keys make, one with a wavefront size that no key takes, one with bits that no key has.
.hsa_code_object_version 2, 1
.hsa_code_object_isa 9, 0, 0, "AMD", "AMDGPU"
.text
.p2align 8
.amdgpu_hsa_kernel good
good:
.amd_kernel_code_t
	priority = 2
	is_ptr64 = 1
	enable_sgpr_kernarg_segment_ptr = 1
	user_sgpr_count = 2
	call_convention = -1
.end_amd_kernel_code_t
.fill 64, 4, 0xbf810000

.macro code_t bits, wavefront
	.long 1, 2
	.short 1, 9, 0, 0
	.quad 256, 0, 0, 0
	.long 0x00ac0000, 0x84, \bits, 0
	.fill 36, 1, 0
	.byte 4, 4, 4, \wavefront
	.long -1
	.fill 148, 1, 0
.endm

.amdgpu_hsa_kernel wave32
.p2align 8
wave32:
	code_t 0x80008, 5
.fill 64, 4, 0xbf810000
.p2align 8
.amdgpu_hsa_kernel unknown_bits
unknown_bits:
	code_t 0x80080008, 6
