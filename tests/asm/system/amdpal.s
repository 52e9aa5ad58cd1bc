// Every way to a relocation: the addend is in the bytes where records have none.
.text
.globl entry
.p2align 8
.type entry,@function
entry:
	.long ext@rel32@lo+4
	.long ext@rel32@hi+12
	.long table@abs32@lo+8
	.long table@abs32@hi
	.quad ext+0x123456789
	.long ext-.+3
	.reloc entry, R_AMDGPU_ABS64, table+5
.Lend:
	.size entry, .Lend-entry
.data
table:
	.quad table+16
	.long entry, .Lend+1
	.short table
.amdgpu_lds local_memory, 1024, 16
	.long local_memory@abs32@lo
