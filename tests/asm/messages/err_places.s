.long 0 $
.cfi_startproc
.cfi_offset %rbp,-16
.cfi_register 5, %rbp
.cfi_offset 5, 8 junk
.cfi_endproc
{insn}
12
.type x, 32
.type x, @nosuch
.float 0x1.8
.float + 2
.quad max(one,)
.quad max()
.quad max(1 2)
.quad or(,1)
.quad (1 // open
.ascii "a\q"
.asciz "a" "b"
.globl a b
.weak a b
.section x,"ay"
.section x y
.reloc 0, 5
.symver a b
.previous /* nothing before */
x = 1
.equ y, 2
.equiv x, 1+1
.weakref x, y
.amdhsa_code_object_version (5)
.amdhsa_kernel k
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_vgpr 16
.end_amdhsa_kernel
.amdhsa_kernel k
	.amdhsa_user_sgpr_count 1
	.amdhsa_user_sgpr_dispatch_ptr 1
	.amdhsa_next_free_vgpr 8
.end_amdhsa_kernel // the end
