// Directives with data, each in its canonical spelling.
.data
.byte 1, -1, 0xff, 'a'
.short 5, -5
.value 6
.long 1, 0xffffffff, -1
.int 7
.quad 1, -1, 0xffffffffffffffff
.octa 5, 0x123456789abcdef0123456789
.dc.a 8
.float 1.5, -0.0, inf
.double -2.5, nan
.ascii "abc", "d", "", "x\n\t\r\b\f\001\377\"\\é"
.ascii "joined" "strings"
.ascii "ends in zero\0"
.asciz "abc", "", "x"
.string "q"
.base64 "YWJj"
.uleb128 5, 300
.sleb128 -5, -300
.fill 3
.fill 3, 4
.fill 3, 2, -1
.fill 2, 9, 0x123456789
.zero 5
.zero 0
.skip 5, 300
.space 7, -1
.dcb 3, 5
.dcb.l 2, foo
.dcb.s 2, 1.5
.ds 3
.ds.p 1
.align 8
.balign 16, 0xaa
.p2align 4,,7
.p2align 4, 1, 7
.balignw 8, 0x12345
.balignl 8, -1
.balign 1
. = . + 4
.org .+5, 3
.reloc 0, R_AMDGPU_NONE
.reloc 4, R_AMDGPU_ABS64, foo+4
.reloc ., BFD_RELOC_32, foo-4
.text
.long 0
.p2align 8
.balign 4, 3
.p2align 4,,12
.p2alignl 2
