.amdhsa_code_object_version 5
.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.hidden g6
	.protected g8
	.protected g1
	.hidden g3
	.hidden g5
	.weak weak_elsewhere
	number = 376221
	.section .tdata,"awT",@progbits
	.p2align 2
	.type t1,@object
	.globl t1
t1:
	.long 4
	.section .tbss,"awT",@nobits
tb1:
	.zero 17
	.section .debug_t,"",@progbits
	.quad t1+0x100
	.type own_t1,@tls_object
	.section .tdata,"awT",@progbits
own_t1:
	.long 8
	.data
	.quad own_t1
	.section .text.shared2,"axG",@progbits,shared2,comdat
	.weak shared2
	.hidden shared2
shared2:
	.long 4
	.section .rodata.shared2,"aG",@progbits,shared2,comdat
in_shared2:
	.long 5
	.data
	.quad shared2
	.section literals,"aM",@progbits,16
s1_36:
	.zero 16, 1
	.zero 16, 0
	.zero 16, 2
	.section .debug_str,"MS",@progbits,1
s1_41:
	.asciz "lo"
	.asciz "Ümlaut"
	.asciz "kernel"
	.asciz "kernel"
	.section .text.unlikely,"ax",@progbits
	.p2align 2
.Ll1_0:
	.quad 132
	.long l1_2 - .
	.long 171
	.section .rodata.z,"a",@progbits
l1_1:
	.byte 132
	.section .init_array,"aw",@init_array
l1_2:
	.globl g3
	.type g3,@notype
g3:
	.weak g9
	.type g9,@function
g9:
	.size g9, 56
	.long 194
	.byte 183
	.long g1@rel32@hi
	.long g9@gotpcrel+4
	.section constants,"a",@progbits
l1_3:
	.globl g10
g10:
	.size g10, 26
	.quad 0
	.section code,"ax",@progbits
	.p2align 4
.Ll1_4:
	.long 140
	.long .Ll1_0@rel32@hi+4
	.quad g3 - .
