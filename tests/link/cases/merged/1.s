.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section .rodata.str1.1,"aMS",@progbits,1
one: .asciz "one"
two: .asciz "two"
.asciz "two"
.asciz ""
.section .rodata.str4.4,"aMS",@progbits,4
.p2align 2
.long 'w', 'i', 'd', 'e', 0
.section .rodata.cst8,"aM",@progbits,8
.p2align 3
eight: .quad 1, 2, 1
.text
.long one@rel32@lo, two@rel32@lo, eight@rel32@lo, .rodata.str1.1@rel32@lo+4
.section .comment,"MS",@progbits,1
.asciz "the first compiler"
.section not_merged,"aM",@progbits,8
.quad 5, 5
.section .data.rel.ro,"aw"
.quad two
