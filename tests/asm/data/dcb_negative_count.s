.dcb.b -1
.dcb.d -2
