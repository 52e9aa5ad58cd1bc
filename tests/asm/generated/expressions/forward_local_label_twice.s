0:
.long 3f-.
.long 3f-.
3:
