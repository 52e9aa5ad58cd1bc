// In a section of this type the addends are in the bytes.
.section .p,"e",@llvm_call_graph_profile
	.long x, x+4
	.quad .text+8
y:	.long y
