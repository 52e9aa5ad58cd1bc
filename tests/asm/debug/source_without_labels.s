.long 1
