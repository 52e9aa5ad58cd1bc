// Where the target has no ABI of its own, SHF_GNU_RETAIN makes it GNU's.
.section .kept,"aR"
	.long 1
