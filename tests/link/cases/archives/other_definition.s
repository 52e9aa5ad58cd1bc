.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
// The first member of the name counts.
.data
.globl weak_then_strong, chain
weak_then_strong: .quad 2
chain: .quad 3
