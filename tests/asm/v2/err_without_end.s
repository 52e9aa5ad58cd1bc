// The block is left where something else begins.
.amd_kernel_code_t
	priv = 1
.text
label: .byte 300
