.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
.section .tdata,"awT",@progbits
.type local,@tls_object
local: .long 2
.globl global
.type global,@tls_object
.text
.long local@rel32@lo
.long global@gotpcrel32@lo
