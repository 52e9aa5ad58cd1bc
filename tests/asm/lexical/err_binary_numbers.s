.long 0B2
.long 0B
.long $09
