.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.data
.globl wrong
.type wrong,@tls_object
wrong: .long 1
