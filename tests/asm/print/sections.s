// A section is printed when it changes; the one the source begins in only when it is named.
.long 1
.text
.text
.text 1
.data
.data 2
.bss
.rodata
.tdata
.section .text
.section .foo
.section .foo2,"a"
.section .foo3,"awx",@nobits
.section .foo4,"aMS",@progbits,4
.section .foo6,"a",@progbits,unique,5
.section .foo8,"a",@init_array
.section .foo9,"ae",@0x7ffffff0
.section .food,"0x10000001",@0x12345
.section .group,"axG",@progbits,"sig x",comdat,unique,3
.section .group2,"aMG",@progbits,8,sig
.section "odd sec","aeR"
.section .note.x
.section .debug_str
.section .rodata.str,"aMS",@progbits,1
.long 1
sym:
.section .link,"ao",@progbits,sym
.subsection 5
.subsection
.pushsection .data
.popsection
.previous
.previous
.pushsection .foo, 3
.long 1
.popsection
.previous
.section .foo,"",@progbits
