// What is ignored must be possible.
a:
.equiv b, 1
.equiv c, d
e = 1
.lto_discard a, b, c, e, f
a = 2
.set b, 2
.equiv c, 2
.lto_set_conditional e, d
f = 1
f = 2
.equiv f, 3
