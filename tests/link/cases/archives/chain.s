.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.data
.globl chain
chain: .quad needed, weak_then_strong
