# Steps that a special opcode, one after const_add_pc, or advance_pc makes.
.file 1 "dir" "a.c"
.text
.loc 1 1
.long 1
.loc 1 2
.long 2
.zero 60
.loc 1 3 7
.zero 68, 1
.long 3
.loc 1 12
.zero 68
.long 3
.loc 1 21
.zero 132
.long 3
.loc 1 7
.zero 136
.long 3
.loc 1 1000
.zero 4000
.long 4
.loc 1 995
.long 5
.loc 1 995
.long 6
.zero 64
.loc 1 995
.long 7
