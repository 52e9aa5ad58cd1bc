.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.text
.globl other
other: .long 2
.globl guarded
.protected guarded
guarded: .long 3
.bss
.globl zeros
zeros: .zero 24
