# The table follows what the source puts into .debug_line.
.file 1 "a.c"
.loc 1 1
.long 1
.section .debug_info,"",@progbits
.long table
.section .debug_line,"",@progbits
.byte 1
table:
