// The layout of the specification has a byte for the length of a name, that of IGC has two.
.section .v, "", @progbits
.macro long_name prefix:vararg
	\prefix "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
.endm
.visa_debug_info igc
	long_name object
.end_visa_debug_info
.visa_debug_info
	long_name object
.end_visa_debug_info
