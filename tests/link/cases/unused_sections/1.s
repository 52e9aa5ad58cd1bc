.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// Sections with names of those that ld.lld makes and does not use.
.section .bss.x,"aw",@init_array
.quad 5
.section .bss.rel.ro.y,"aw",@fini_array
.quad 6
.section .got.plt,"a",@progbits
.long 1
.section .plt,"aw",@progbits
.long 2
.section .iplt,"ax",@progbits
.long 3
.section .toc,"aw",@progbits
.long 4
