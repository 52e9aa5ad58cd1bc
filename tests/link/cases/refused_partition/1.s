.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.text
.globl entry
entry: .long 1
.section .partition,"",@llvm_sympart
.asciz "part"
.quad entry
