.data
.dcb.b 5
.dcb.l -1
.dcb.l -1, 2
.dcb.w undefined, 2
.ds.l undefined
.dcb.l 2, 
.fill undefined - 1, undefined
.fill 1, 2, undefined
.space 5, undefined
.org 4, undefined
.ascii "\x"
.ascii "\xg", "\400"
.ascii "\777"
.asciz "\8"
.string "\q"
.byte 256, -129
.short 65536
.long 0x100000000
.byte 'a
.byte 'ab'
.byte '
.byte 1;.byte 'abc;.byte 2
.byte ''
.byte '\
