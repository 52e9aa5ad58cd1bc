.section .v, "", @progbits
.visa_debug_info both
.end_visa_debug_info
.visa_debug_info
	variable "V1"
	objekt "k"
	object
	object k
	object "k", -1
	object "k", 0x100000000
	object "k", 0, 0
	object "k" 0
		offset_map 0
		index_map 0, 1,
		interval 0, 0, general, general, r0.0
		variable "V1"
			interval 0, 0x10000, general, general, r0.0
			interval 0, 1, memory, general, r0.0
			interval 0, 1, general, register, r0.0
			interval 0, 1, general, 2, r0.0
			interval 0, 1, general, general, befp-4
			interval 0, 1, general, address, r0.0
			interval 0, 1, general, general, r0.
			interval 0, 1, general, general, r65536
			interval 0, 1, general, general, r1.65536
			interval 0, 1, general, general, r1.2.3
			interval 0, 1, general, memory, r0.0
			interval 0, 1, general, memory, befp+0x40000000
			interval 0, 1, general, memory, absolute-0x40000001
			interval 0, 1, general, memory
			saved 0, 32, register, r0.0
		frame 0x10000
		frame 0
			ce_offset 1
			befp 1
			befp
			callee_save 0
				saved 0, 32, general, r0.0
				interval 0, 0, general, general, r0.0
				.byte 1
		frame 0, 0xffff
.end_visa_debug_info x
.end_visa_debug_info
