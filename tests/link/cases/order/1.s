.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// Output sections by permission, kind and first mention; arrays by priority; sections in the order of others.
.section writable,"aw",@progbits
.long 1
.bss
.zero 8
.section .bss.rel.ro,"aw",@nobits
.zero 24
.section .tbss,"awT",@nobits
.zero 4
thread_zero: .zero 4
.section .tdata,"awT",@progbits
.globl thread_data
.type thread_data,@object
thread_data: .long 1
.section .init_array,"aw",@init_array
.quad 0xffff
.section .init_array.200,"aw",@init_array
.quad 200
.section .ctors,"aw",@progbits
.quad 0xffff
.section .ctors.1,"aw",@progbits
.quad 1
.section zeros,"a",@nobits
.zero 4
.section note_one,"a",@note
.p2align 2
.long 4, 4, 1
.asciz "abc"
.long 1
.section .text.b,"ax",@progbits
b: .long 0xb
.section .text.a,"ax",@progbits
a: .long 0xa
.section follows,"ao",@progbits,.text.a
.long 0xa
.section follows,"ao",@progbits,.text.b
.long 0xb
.section both,"awx",@progbits
.long 1
.section .other,"",@progbits
.long 2
.section .dropped,"e",@progbits
.long 3
.section .note.GNU-stack,"",@progbits
.addrsig
