# Registers of the state machine change only where a row differs.
.file 1 "a.c"
.file 2 "b.c"
.loc 1 5 3 prologue_end
.long 1
.loc 2 5 3 basic_block epilogue_begin
.long 1
.loc 2 6 70000 is_stmt 0
.long 1
.loc 2 7 0 isa 300 discriminator 5
.long 1
.loc 2 7 0 discriminator 5
.long 1
.loc 2 0x100000008 0 is_stmt 1
.long 1
