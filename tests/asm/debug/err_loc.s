.loc 1 1
.file 1 "a.c"
.loc
.loc x
.loc 0 1
.loc 2 1
.loc 1 -1
.loc 1 1 1 1
.loc 1, 1
.loc 1 1 foo
.loc 1 1 is_stmt 2
.loc 1 1 is_stmt later
.loc 1 1 isa -1
.loc 1 1 isa later
.loc 1 1 discriminator later
.loc 1 1 prologue_end,
.loc_label 5
.set later, 1
