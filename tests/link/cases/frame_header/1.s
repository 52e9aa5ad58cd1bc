.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section .text.a,"ax",@progbits
.cfi_startproc
.long 1
.cfi_def_cfa_offset 16
.long 2
.cfi_endproc
.section .text.shared,"axG",@progbits,shared,comdat
.cfi_startproc
.long 3
.cfi_endproc
