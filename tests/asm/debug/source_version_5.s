# The source is file 0, with its checksum.
label:
.long 1
