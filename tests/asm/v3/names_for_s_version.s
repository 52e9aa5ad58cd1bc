// LLVM 14 does not predefine the values for s_version.
UC_VERSION_GFX7 = 5
	.long	UC_VERSION_GFX7, UC_VERSION_GFX10
