.section .visa, "", @progbits
.visa_debug_info igc
object "kernel\t\"x"
	offset_map 0, 0
	offset_map 24, 16
	index_map 0, 0
	index_map 5, 16*3
	variable "V32"
		interval 0, 3, general, general, r5.8
		interval 3, 6, general, memory, befp-32
	variable "A0"
		interval 1, 2, address, address, a0.2
		interval 2, 4, flag, memory, absolute+0x100
	subroutine "sub", 1, 5
		interval 1, 4, general, general, r1
	frame 64
		befp
			interval 0, 16, general, general, r125.0
		retaddr
		callee_save 16
			saved 640, 32, register, r5.0
			saved 672, 32, memory, befp-64
		caller_save 48
object "f", 4096
.end_visa_debug_info
