.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// `hot` and `often` meet most, then `main`; `cold` is not in the profile, `.init` and other sections stay apart.
.section .text.main,"ax",@progbits
.globl main
main: .zero 256
.section .text.cold,"ax",@progbits
cold: .zero 64
.section .text.hot,"ax",@progbits
hot: .zero 16
.section .text.often,"ax",@progbits
.protected often
.globl often
often: .zero 32
.section .text.often2,"ax",@progbits
often2: .zero 32
.section .init,"ax",@progbits
first: .long 1
.section .data.a,"aw",@progbits
a: .quad 1
.section .data.b,"aw",@progbits
b: .quad 2
number = 4
.cg_profile main, often, 1
.cg_profile often, hot, 100
.cg_profile hot, often, 20
.cg_profile hot, hot, 1000
.cg_profile main, first, 1000
.cg_profile number, main, 1000
.cg_profile main, elsewhere, 1000
.cg_profile b, a, 3
.cg_profile main, shared, 40
.cg_profile main, often2, 0
