// Descriptors that no directive makes.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.p2align 8
code:
	.long 0xbf810000

.macro descriptor name, entry, reserved, rsrc3, rsrc1, rsrc2, properties
.globl \name\().kd
.type \name\().kd,@object
.size \name\().kd,64
\name\().kd:
	.long 16, 8, 4, \reserved
	.quad \entry
	.fill 20, 1, 0
	.long \rsrc3, \rsrc1, \rsrc2
	.short \properties, 0
	.long 0
.endm

.rodata
.p2align 6
descriptor plain, code-plain.kd, 0, 0, 0xac0040, 0x84, 0x8
descriptor reserved_bytes, code-reserved_bytes.kd, 0x12345678, 0, 0xac0040, 0x84, 0x8
descriptor reserved_bits, code-reserved_bits.kd, 0, 0xffffffff, 0x80ac0040, 0x80000084, 0xff88
descriptor fixed_bits, code-fixed_bits.kd, 0, 0, 0xffffffff, 0x7fffffff, 0x7f
descriptor without_code, 0, 0, 0, 0xac0040, 0x84, 0x8
descriptor other_code, elsewhere-other_code.kd, 0, 0, 0xac0040, 0x84, 0x8
descriptor number_as_code, 0x1000, 0, 0, 0xac0040, 0x84, 0x8
descriptor code_before, -0x100, 0, 0, 0xac0040, 0x84, 0x8
.globl cut.kd
.type cut.kd,@object
.size cut.kd,64
cut.kd:
	.long 1, 2, 3
.data
descriptor in_data, code-in_data.kd, 0, 0, 0xac0040, 0x84, 0x8
.globl undefined.kd
.type undefined.kd,@object
