.irpc i ,x1_
.irp v ,"a;b"
.endr  .set \i\()_x19_\+, \+.LONG 1<<2.irp v, a-b,".endm",<.irpc j,123
.endr
.endr
.endr
