.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
number = 5
.section .text.f1_0,"ax",@progbits
f1_0:
.zero 24
.section .text.f1_1,"ax",@progbits
.p2align 8, 0
f1_1:
.zero 24
.section .text.unlikely.f1_2,"ax",@progbits
.globl f1_2
f1_2:
.zero 24
.section .text.f1_3,"ax",@progbits
.globl f1_3
f1_3:
.zero 4000
.section .data,"aw",@progbits
.globl f1_4
f1_4:
.zero 24
.section .init,"ax",@progbits
.globl f1_5
f1_5:
.zero 16
.section .text.hot.f1_6,"ax",@progbits
.globl f1_6
f1_6:
.zero 20
.section .text.hot.f1_7,"ax",@progbits
.globl f1_7
f1_7:
.zero 24
.cg_profile f1_3, f1_6, 37
.cg_profile f1_7, f1_6, 351
.cg_profile f1_5, f1_6, 370
