// Without kernels there is no note.
.data
	.long 1
