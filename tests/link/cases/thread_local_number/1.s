.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// No PT_TLS is needed for a number.
.globl number
.type number,@tls_object
number = 5
.data
.quad number
