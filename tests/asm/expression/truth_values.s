// Worked out by hand: true is -1, && and || give 1, operators of one level go left to right.
.data
.byte 2 == 2, 2 > 3, 1 && 2, 10 - 4 - 3
