.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
number = 5
.section .text.hot.f0_0,"ax",@progbits
.globl f0_0
f0_0:
.zero 20
.section .text.f0_1,"ax",@progbits
f0_1:
.zero 20
.section .text.f0_2,"ax",@progbits
.globl f0_2
f0_2:
.zero 20
.section .text.f0_3,"ax",@progbits
.globl f0_3
f0_3:
.zero 16
.section .text.unlikely.f0_4,"ax",@progbits
.globl f0_4
f0_4:
.zero 16
.cg_profile f0_2, f0_4, 59
.cg_profile f0_3, f0_2, 191
.cg_profile f0_4, f0_4, 422
.cg_profile f0_3, f0_3, 114
.cg_profile f0_3, f0_3, 396
.cg_profile f0_4, f0_4, 113
.cg_profile f0_1, f0_1, 19
.cg_profile f0_4, f0_3, 309
.cg_profile f0_0, f0_3, 174
.cg_profile f0_4, f0_2, 491
.cg_profile f0_3, f0_4, 86
