.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.hidden g2
	.protected g0
	.protected g10
	.weak weak_elsewhere
	number = 501019
	.section .note.mine,"a",@note
	.p2align 3
	.long 4, 8, 99
	.ascii "abc\0"
	.quad 675
	.section .tdata,"awT",@progbits
	.p2align 0
	.type t0,@object
	.globl t0
t0:
	.long 4
	.section .tbss,"awT",@nobits
tb0:
	.zero 15
	.section .debug_t,"",@progbits
	.quad t0+4
	.type own_t0,@tls_object
	.section .tdata,"awT",@progbits
own_t0:
	.long 8
	.data
	.quad own_t0
	.comm g3,9,5
	.data
	.quad g3
	.comm c1,25,5
	.data
	.quad c1
	.section .text.o0_0,"ax",@progbits
o0_0:
	.long 7
	.section ordered,"ao",@progbits,.text.o0_0
	.long 88
	.section .text.unlikely,"ax",@progbits
l0_0:
	.long 15
	.long g0@rel32@lo+0x100
	.quad 158
	.section .bss.x,"aw",@nobits
	.p2align 0
.Ll0_1:
	.weak g0
g0:
	.weak g7
g7:
	.size g7, 17
	.zero 19
	.section readonly_nothing,"a",@nobits
	.p2align 0
l0_2:
	.weak g10
g10:
	.size g10, 26
	.zero 17
	.section .rodata,"a",@progbits
.Ll0_3:
	.long 9
	.quad 83
	.long g9@gotpcrel32@lo+4
	.long l0_0@rel32@hi+0x100
	.section .other,"",@progbits
.Ll0_4:
	.long l0_2
	.byte 66
	.byte 104
