// A symbol cannot depend on itself, nor be set again once it is mentioned and no number.
.set a, a + 1
.set b, c
.set c, b
.set d, x
.long d
.set d, 1
.set e, 1
.equiv e, 2
label:
.set f, 1 + g
.set g, label
.long f
.set g, 2
