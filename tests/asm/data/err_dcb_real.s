.dcb.s -1, 2
.dcb.s 2, x
.dcb.d x, 1
.dcb.d 2
.dcb.d 2, 1, 2
.dcb.d 2, (1)
