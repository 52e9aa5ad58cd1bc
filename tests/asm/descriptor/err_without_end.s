// One error for each block without its end, and those of the lines after it.
.rodata
.amdhsa_kernel first
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 4
.text
.globl f
f:
	.long 0xbf810000
	.byte 300
.rodata
	.amdhsa_kernel second
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 1 + 3
.amdhsa_kernel third
	.amdhsa_next_free_vgpr 4
	.amdhsa_next_free_sgpr 4
	.amdhsa_next_free_sgpr 4
.end_amdhsa_kernel
.amdhsa_kernel fourth
	.amdhsa_next_free_vgpr 4
label: .long 1
.byte 300
