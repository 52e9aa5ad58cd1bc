# The rows are there without anything after them, and the names are in the data: so views are printed.
.file 1 "a.c"
.data
.loc 1 1 view .Lv0
.long 1
.loc 1 2 view .Lv1
.loc 1 4 discriminator 2 view "a name"
.loc 1 9 view -0
.loc 1 6 47 view 0
.loc_label l2
.long 3
.byte .Lv0, .Lv1, "a name"
