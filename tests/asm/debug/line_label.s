# .loc_label ends a sequence and is where the next one begins.
.file 1 "a.c"
.loc 1 1
.long 1
.loc_label here
.loc 1 2
.long 2
.section .other,"",@progbits
.long here
