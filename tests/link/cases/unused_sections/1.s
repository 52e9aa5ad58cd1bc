.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// Sections with names of those that ld.lld makes for other machines.
.section .got.plt,"a",@progbits
.long 1
.section .plt,"aw",@progbits
.long 2
.section .iplt,"ax",@progbits
.long 3
.section .toc,"aw",@progbits
.long 4
