.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
// Needs a member before it in the archive, and one of an archive before it.
.data
.globl needed
needed: .quad chain, earlier
