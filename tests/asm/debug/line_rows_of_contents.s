# Any contents make the row, even empty ones; gaps and labels do not.
.file 1 "a.c"
.data
.loc 1 1
.zero 4
.long 1
.loc 1 2
.ascii ""
.zero 4
.loc 1 3
label:
.p2align 4
.fill 2, 4, 1
.loc 1 4
.fill 0, 4, 1
.byte 1, 2, 3, 4
.loc 1 5
.uleb128 300
.loc 1 6
.loc 1 7
.quad label
.loc 1 8
.pushsection .text
.popsection
.long 1
.loc 1 9
