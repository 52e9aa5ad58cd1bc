a:
.equiv b, 1
c = d
.long c
.lto_discard a, b, c, e
a = 2
.set b, 2
c = 2
e = e
e = 1
e = 2
