.file 3 "d" "/usr/include/x.h" md5 0xb510701550df7d29 source "int x;\n"
