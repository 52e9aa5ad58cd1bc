// The same operands mean the same section again, but for the group of flag ?.
.section one,"ax?",@progbits
.long 1
.section grouped,"axG",@progbits,g,comdat
.long 2
.section one,"ax?",@progbits
.long 3
.section one,"ax?",@progbits
.long 4
.section two,"a",@progbits
.long 5
.text
.long 6
.section three,"a",@progbits
.long 7
.section	two,"a",@progbits
.long 8
.section two,"a",@progbits
.long 9
.previous
.long 10
