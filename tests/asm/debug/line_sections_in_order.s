# A sequence for each section, in order of their first rows; parts lie in order of their number.
.file 1 "a.c"
.text
.loc 1 1
.long 1
.section .text.two,"ax",@progbits
.loc 1 10
.long 2
.text
.loc 1 2
.long 3
.section .text.three,"ax",@progbits
.long 4
.section .text.two
.subsection 1
.loc 1 11
.long 5
.subsection 0
.loc 1 12
.long 6
