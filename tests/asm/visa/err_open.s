.section .v, "", @progbits
.visa_debug_info
	object "k"
