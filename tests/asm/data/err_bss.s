.bss
.long 1
.byte 0
.section .later, "aw", @nobits
.long a
.space 4, 1
.zero 8
a: .byte 0
