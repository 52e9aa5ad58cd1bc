.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section .rodata.str1.1,"aMS",@progbits,1
three: .asciz "three"
again: .asciz "two"
.section .rodata.cst8,"aM",@progbits,8
.quad 2, 3
.section .rodata.cst4,"aM",@progbits,4
.long 2, 3, 2
.text
.long three@rel32@lo, again@rel32@lo
.section .comment,"MS",@progbits,1
.asciz "the first compiler"
.asciz "the second compiler"
.section .debug_str,"MS",@progbits,1
.asciz "a.c"
.asciz "a.c"
