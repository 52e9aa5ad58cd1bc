// The type of an alias, where it has one of its own and that of its target is thread-local.
.section .tdata,"awT",@progbits
base: .long 0
.type base,@tls_object
.set function, base
.type function,@function
.set object, base
.type object,@object
.set plain, base
.globl function, object, plain
