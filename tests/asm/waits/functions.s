# Functions wait for everything first, and before they return, by the ABI; those that they call do so, too. A kernel does not,
# nor a function that does not return.
	.include "../check/missing_wait_functions.s"
