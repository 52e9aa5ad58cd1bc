// Versions, weak references and what else is said of symbols.
c:
.symver c,c@V1
.symver c,c2@@V2, remove
.weakref a,b
.quad a
.cg_profile c, y, 5
.version "abc"
.lto_discard x
.globl x
x: .quad 1
.lto_set_conditional t, c
.memtag k
