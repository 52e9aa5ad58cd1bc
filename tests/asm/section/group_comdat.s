// A group's header comes before its first section; its members are sections and their relocations.
.section .text.f,"axG",@progbits,f,comdat
f:
	.long other
.section .data.f,"awG",@progbits,f,comdat
	.quad f
