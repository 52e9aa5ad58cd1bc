// Directions without a label after them.
1:
.long 1f
.long 1b, 2f
2:
.long 2f
.long 10f
1:
