# A row has one more than the row before at its address. Values from the GNU assembler, for the
# same steps in x86 code.
.file 1 "a.c"
.data
.loc 1 1 view .Lv0
.long 1
.loc 1 2 view .Lv1
.loc 1 4 view .Lv2
.long 2
.p2align 3
.loc 1 5 view .Lv3
.loc 1 6 view .Lv4
.p2align 3
.loc 1 7 view .Lv5
.p2align 4
.loc 1 8 view .Lv6
.loc 1 9 view -0
.loc 1 10 view .Lv7
.long 3
.byte .Lv0, .Lv1, .Lv2, .Lv3, .Lv4, .Lv5, .Lv6, .Lv7
