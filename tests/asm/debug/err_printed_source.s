label:
.long 1
