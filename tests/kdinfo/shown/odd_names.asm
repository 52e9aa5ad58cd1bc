// kdasm -triple=amdgcn-amd-amdhsa -mcpu=gfx900 --amdhsa-code-object-version=6
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 6

	.section .rodata,"a",@progbits
	.p2align 6
	// as data: no directive takes a name like this
	.type "0.kd",@object
	.size "0.kd", 64
	.globl "0.kd"
"0.kd":
	.byte 0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00
	.quad "0"-"0.kd"
...
	.byte 0x00,0x00,0x00,0x00,0x00,0x00,0x00,0x00
...
	.type "1\xc2.kd",@object
	.size "1\xc2.kd", 64
	.globl "1\xc2.kd"
"1\xc2.kd":
...
	.quad "1\xc2"-"1\xc2.kd"
...
	.type "2\xc1\xbf.kd",@object
	.size "2\xc1\xbf.kd", 64
	.globl "2\xc1\xbf.kd"
"2\xc1\xbf.kd":
...
	.quad "2\xc1\xbf"-"2\xc1\xbf.kd"
...
	.type "3߿.kd",@object
	.size "3߿.kd", 64
	.globl "3߿.kd"
"3߿.kd":
...
	.quad "3߿"-"3߿.kd"
...
	.type "4\xe0\x9f\xbf.kd",@object
	.size "4\xe0\x9f\xbf.kd", 64
	.globl "4\xe0\x9f\xbf.kd"
"4\xe0\x9f\xbf.kd":
...
	.quad "4\xe0\x9f\xbf"-"4\xe0\x9f\xbf.kd"
...
	.type "5ࠀ.kd",@object
	.size "5ࠀ.kd", 64
	.globl "5ࠀ.kd"
"5ࠀ.kd":
...
	.quad "5ࠀ"-"5ࠀ.kd"
...
	.type "6퟿.kd",@object
	.size "6퟿.kd", 64
	.globl "6퟿.kd"
"6퟿.kd":
...
	.quad "6퟿"-"6퟿.kd"
...
	.type "7\xed\xa0\x80.kd",@object
	.size "7\xed\xa0\x80.kd", 64
	.globl "7\xed\xa0\x80.kd"
"7\xed\xa0\x80.kd":
...
	.quad "7\xed\xa0\x80"-"7\xed\xa0\x80.kd"
...
	.type "8￿.kd",@object
	.size "8￿.kd", 64
	.globl "8￿.kd"
"8￿.kd":
...
	.quad "8￿"-"8￿.kd"
...
	.type "9\xf0\x8f\xbf\xbf.kd",@object
	.size "9\xf0\x8f\xbf\xbf.kd", 64
	.globl "9\xf0\x8f\xbf\xbf.kd"
"9\xf0\x8f\xbf\xbf.kd":
...
	.quad "9\xf0\x8f\xbf\xbf"-"9\xf0\x8f\xbf\xbf.kd"
...
	.type "10𐀀.kd",@object
	.size "10𐀀.kd", 64
	.globl "10𐀀.kd"
"10𐀀.kd":
...
	.quad "10𐀀"-"10𐀀.kd"
...
	.type "11􏿿.kd",@object
	.size "11􏿿.kd", 64
	.globl "11􏿿.kd"
"11􏿿.kd":
...
	.quad "11􏿿"-"11􏿿.kd"
...
	.type "12\xf4\x90\x80\x80.kd",@object
	.size "12\xf4\x90\x80\x80.kd", 64
	.globl "12\xf4\x90\x80\x80.kd"
"12\xf4\x90\x80\x80.kd":
...
	.quad "12\xf4\x90\x80\x80"-"12\xf4\x90\x80\x80.kd"
...
	.type "13\xf5\x80\x80\x80.kd",@object
	.size "13\xf5\x80\x80\x80.kd", 64
	.globl "13\xf5\x80\x80\x80.kd"
"13\xf5\x80\x80\x80.kd":
...
	.quad "13\xf5\x80\x80\x80"-"13\xf5\x80\x80\x80.kd"
...
	.type "14\xc3.kd",@object
	.size "14\xc3.kd", 64
	.globl "14\xc3.kd"
"14\xc3.kd":
...
	.quad "14\xc3"-"14\xc3.kd"
...
	.type "15\xe1\x80.kd",@object
	.size "15\xe1\x80.kd", 64
	.globl "15\xe1\x80.kd"
"15\xe1\x80.kd":
...
	.quad "15\xe1\x80"-"15\xe1\x80.kd"
...
	.type "16\xf1\x80\x80.kd",@object
	.size "16\xf1\x80\x80.kd", 64
	.globl "16\xf1\x80\x80.kd"
"16\xf1\x80\x80.kd":
...
	.quad "16\xf1\x80\x80"-"16\xf1\x80\x80.kd"
...
	.type "17\x80.kd",@object
	.size "17\x80.kd", 64
	.globl "17\x80.kd"
"17\x80.kd":
...
	.quad "17\x80"-"17\x80.kd"
...
	.type "18	.kd",@object
	.size "18	.kd", 64
	.globl "18	.kd"
"18	.kd":
...
	.quad "18	"-"18	.kd"
...
	.type "19/.kd",@object
	.size "19/.kd", 64
	.globl "19/.kd"
"19/.kd":
...
	.quad "19/"-"19/.kd"
...
