# The root has lost its name with the first numbered file, but gets one from the map; its checksum has stayed.
.file 1 "a.c" md5 0x37
.long 1
