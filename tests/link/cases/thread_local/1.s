.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// Values of thread-local symbols count from PT_TLS, in the tables of symbols and in data.
.section .tbss,"awT",@nobits
.p2align 13
.zero 8
.type zeros,@tls_object
zeros: .zero 8
.section .tdata,"awT",@progbits
.long 1
.type local,@tls_object
local: .long 2
.type global,@tls_object
.globl global
global: .long 3
.data
.quad local, local+4, zeros, global
.section .debug_info,"",@progbits
.quad local, global
.text
.long 1
// Numbers do not.
.type small,@tls_object
small = 5
.type large,@tls_object
.globl large
large = 7
.data
.quad large
