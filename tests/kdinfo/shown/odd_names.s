// Kernels whose names are characters at the limits of UTF-8, or none.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.rodata
.type "0Â€.kd",@object
.size "0Â€.kd", 64
.globl "0Â€.kd"
"0Â€.kd":
	.fill 64, 1, 0
.type "1Â.kd",@object
.size "1Â.kd", 64
.globl "1Â.kd"
"1Â.kd":
	.fill 64, 1, 0
.type "2Á¿.kd",@object
.size "2Á¿.kd", 64
.globl "2Á¿.kd"
"2Á¿.kd":
	.fill 64, 1, 0
.type "3ß¿.kd",@object
.size "3ß¿.kd", 64
.globl "3ß¿.kd"
"3ß¿.kd":
	.fill 64, 1, 0
.type "4àŸ¿.kd",@object
.size "4àŸ¿.kd", 64
.globl "4àŸ¿.kd"
"4àŸ¿.kd":
	.fill 64, 1, 0
.type "5à €.kd",@object
.size "5à €.kd", 64
.globl "5à €.kd"
"5à €.kd":
	.fill 64, 1, 0
.type "6íŸ¿.kd",@object
.size "6íŸ¿.kd", 64
.globl "6íŸ¿.kd"
"6íŸ¿.kd":
	.fill 64, 1, 0
.type "7í €.kd",@object
.size "7í €.kd", 64
.globl "7í €.kd"
"7í €.kd":
	.fill 64, 1, 0
.type "8ï¿¿.kd",@object
.size "8ï¿¿.kd", 64
.globl "8ï¿¿.kd"
"8ï¿¿.kd":
	.fill 64, 1, 0
.type "9ğ¿¿.kd",@object
.size "9ğ¿¿.kd", 64
.globl "9ğ¿¿.kd"
"9ğ¿¿.kd":
	.fill 64, 1, 0
.type "10ğ€€.kd",@object
.size "10ğ€€.kd", 64
.globl "10ğ€€.kd"
"10ğ€€.kd":
	.fill 64, 1, 0
.type "11ô¿¿.kd",@object
.size "11ô¿¿.kd", 64
.globl "11ô¿¿.kd"
"11ô¿¿.kd":
	.fill 64, 1, 0
.type "12ô€€.kd",@object
.size "12ô€€.kd", 64
.globl "12ô€€.kd"
"12ô€€.kd":
	.fill 64, 1, 0
.type "13õ€€€.kd",@object
.size "13õ€€€.kd", 64
.globl "13õ€€€.kd"
"13õ€€€.kd":
	.fill 64, 1, 0
.type "14Ã.kd",@object
.size "14Ã.kd", 64
.globl "14Ã.kd"
"14Ã.kd":
	.fill 64, 1, 0
.type "15á€.kd",@object
.size "15á€.kd", 64
.globl "15á€.kd"
"15á€.kd":
	.fill 64, 1, 0
.type "16ñ€€.kd",@object
.size "16ñ€€.kd", 64
.globl "16ñ€€.kd"
"16ñ€€.kd":
	.fill 64, 1, 0
.type "17€.kd",@object
.size "17€.kd", 64
.globl "17€.kd"
"17€.kd":
	.fill 64, 1, 0
.type "18	.kd",@object
.size "18	.kd", 64
.globl "18	.kd"
"18	.kd":
	.fill 64, 1, 0
.type "19/.kd",@object
.size "19/.kd", 64
.globl "19/.kd"
"19/.kd":
	.fill 64, 1, 0
