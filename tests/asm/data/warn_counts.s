.data
.fill 2, -1, 3
.fill 2, 9, 3
.fill -1, 2, 3
.fill 1, 5, -1
.fill 1, 8, 0x123456789
.fill 1, 4, 0x123456789
.ds.l -1
.skip 0
.ds.b 3
.ascii "\x41\101\0\x0z\b\f\n\r\t\\\"\1234"
.byte '\b', '\f', '\n', '\r', '\t', '\\', '\'', '"', 'a'
