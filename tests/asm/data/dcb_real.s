// Real numbers several times.
.dcb.s 2, 1.5
.dcb.s 3, -inf
.dcb.d 2, 0x1.8p1
.dcb.d 1+1, +3
.DCB.D 0, nan
.dcb.s 1100, -2.5
