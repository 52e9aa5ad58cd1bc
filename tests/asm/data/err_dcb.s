.dcb.b -1, 1
.dcb.d -1, 1
.dcb.d 1
.dcb.s 1, x
.dcb.s 1, 2, 3
