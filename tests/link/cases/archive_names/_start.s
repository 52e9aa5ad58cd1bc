.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
// Where the code starts; nothing else needs it.
.text
.globl _start
.p2align 8
_start: .long 1
.long start_needs@rel32@lo+4
.section .init_array,"aw",@init_array
.quad _start
