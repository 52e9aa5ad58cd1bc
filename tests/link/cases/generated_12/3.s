.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
number = 5
.section .text.startup.f2_0,"ax",@progbits
.globl f2_0
f2_0:
.zero 16
.section .text.f2_1,"ax",@progbits
.globl f2_1
.p2align 6, 0
f2_1:
.zero 20
f2_1_more:
.zero 8
.section .text.f2_2,"ax",@progbits
.globl f2_2
f2_2:
.zero 24
.section .text.f2_3,"ax",@progbits
f2_3:
.zero 4000
.section .text.startup.f2_4,"ax",@progbits
.globl f2_4
.p2align 8, 0
f2_4:
.zero 4000
.cg_profile f2_1, f2_1_more, 24
.cg_profile f2_4, f2_2, 480
.cg_profile f2_4, f2_4, 448
.cg_profile f2_4, f2_3, 133
.cg_profile f2_4, f2_4, 312
.cg_profile f2_4, f2_2, 338
.cg_profile f2_1_more, f2_3, 195
.cg_profile f2_4, f2_2, 418
.cg_profile f2_1, f2_1_more, 428
.cg_profile f2_1_more, f2_1_more, 268
.cg_profile f2_0, f2_1_more, 469
.cg_profile f2_2, f2_1_more, 160
.cg_profile f2_1, f2_1, 22
.cg_profile f2_1, f2_0, 101
.cg_profile f2_4, f2_4, 95
