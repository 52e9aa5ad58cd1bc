.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.text
.globl k
.p2align 8
.type k,@function
.protected k
k:
	.long 0xbf810000
	.size k, . - k
