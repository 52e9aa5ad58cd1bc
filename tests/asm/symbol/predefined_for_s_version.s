// The values that an operand of s_version is made of. LLVM predefines them for all processors.
	.quad	UC_VERSION_GFX7, UC_VERSION_GFX10, UC_VERSION_GFX11, UC_VERSION_GFX12
	.quad	UC_VERSION_W64_BIT, UC_VERSION_W32_BIT, UC_VERSION_MDP_BIT
	.if	UC_VERSION_GFX12 | UC_VERSION_W32_BIT != 0x4009
	.error	"known at once"
	.endif
	.ifndef	UC_VERSION_MDP_BIT
	.error	"defined"
	.endif
	.long	UC_VERSION_GFX9, uc_version_gfx10	// are no such names
	.globl	UC_VERSION_GFX12			// is in the symbol table
	.set	alias, UC_VERSION_GFX11
