# Waits for copies to local memory: where the source has none, before each reader of the youngest copy; else it knows better.
	.include "../check/missing_wait_copy.s"
