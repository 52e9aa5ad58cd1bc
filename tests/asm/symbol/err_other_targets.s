.code16
.dc.x 1
.STABS "a", 1, 2, 3, 4
.cv_file 1 "a.c"
.cv_stringtable
