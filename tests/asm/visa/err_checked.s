.section .v, "", @progbits
.visa_debug_info igc
	object "k"
		index_map 9, 160
		variable "V"
			interval 0, 3, general, general, r0.0
			interval 2, 11, general, general, r0.64
		subroutine "s", 3, 2
		frame
			retaddr
				interval 161, 162, flag, flag, f0.1
			caller_save 0
				saved 1, 0, memory, befp
.end_visa_debug_info
