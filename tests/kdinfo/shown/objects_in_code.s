// Objects in code are data, as far as symbols say; llvm-objdump -d prints them so to the next symbol.
.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.text
k:
	s_mov_b32 s0, 5
	s_endpgm
.type tab,@object
tab: .asciz "hello, world!!"
.byte 1
.size tab, .-tab
.type odd,@object
odd: .ascii "abc"
.size odd, 3
.byte 0
	s_nop 2
f: s_nop 0
.type short,@object
short: .long 0xbf800000
.size short, 4
s_endpgm
.type nosize,@object
nosize: .long 0xbf800000, 0xbf800001
g: s_endpgm
