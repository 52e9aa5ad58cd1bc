# A numbered .file takes the place of the source.
label:
.file 1 "/here" "a.c"
.loc 1 1
.long 1
