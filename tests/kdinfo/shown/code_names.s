	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
"v0":
	s_branch "v0"
"vcc":
	s_branch "vcc"
s_nop:
	s_branch s_nop
"two words":
	s_branch "two words"
"a\"quote\\":
	s_branch "a\"quote\\"
"2":
	s_branch "2"
"x@rel32@lo":
	s_branch "x@rel32@lo"
"one
two":
	s_branch -1
	.section ".text.two words","ax",@progbits
	s_nop 0
	.section .text.name,"ax",@progbits,unique,1
	s_nop 1
	.section .text.name,"ax",@progbits,unique,2
	s_nop 2
	.section .data.code,"awx",@progbits
	s_nop 3
	.section .rodata.name,"a",@progbits
	.long 1
