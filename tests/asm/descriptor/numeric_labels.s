// Numeric labels in a block: a blank may come before the letter.
2:
.byte 0
3:
.section .rodata
.p2align 6
.amdhsa_kernel x
.amdhsa_next_free_vgpr 3b-2b
.amdhsa_next_free_sgpr 3 b - 2 b + 4
.amdhsa_group_segment_fixed_size 2f - 1f
.end_amdhsa_kernel
.data
1: .long 0
2:
