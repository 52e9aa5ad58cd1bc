.long a * 2 + b
.long (a * 2) + b
.long 1 + c * 2 * 3
.long x - y
.short 4 + z
