// What a symbol is set to last holds for earlier uses too, but a number replaces it where it is mentioned.
.long a // 2
.set a, 1
.long a // 1
.set b, a // 1
c = a + b // 2
.set a, 2
.long a, b, c
d = e * 2 // 6, with the last e
.set e, x
.set e, 3
.equiv f, 4
.set f, 5
.long d, f
x:
