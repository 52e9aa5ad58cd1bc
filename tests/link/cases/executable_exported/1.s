.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
// Nothing replaces an executable's symbols, so that distances to them are known; what is weak and missing is 0.
.text
.globl _start
.p2align 8
_start: .long 0
.long other@rel32@lo+4, other@rel32@hi+12, missing@rel32@lo, missing@gotpcrel32@lo+4, other@gotpcrel32@hi
.weak missing
.hidden inner
.globl inner
inner: .long 1
.data
.quad _start, other, missing, inner, common
.comm common, 8, 8
.section .preinit_array,"aw",@preinit_array
.quad _start
.section .debug_x,"",@progbits
.quad not_there, other
