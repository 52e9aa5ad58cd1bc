// Without an operating system EI_OSABI says that GNU extensions are in use.
.type resolve,@gnu_indirect_function
resolve:
	.long 0
