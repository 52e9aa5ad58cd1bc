	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.section "a\"b","a",@progbits
	.long 1
	.section "c\\d","a",@progbits
	.long 1
	.section "e\\\"f","a",@progbits
	.section "g\\","a",@progbits
	.section "h i","aG",@progbits,"sig \\ \"x\" n",comdat
	.section "\"","a",@progbits
	.section "\\\\","a",@progbits
	.section "\\\"","a",@progbits
	.section "x\\y\\","a",@progbits
	.section "\\z","a",@progbits
	.long 2
