// Each symbol twice in the other: not worked out 2^n times.
a = b + b
b = a + a
.long a
