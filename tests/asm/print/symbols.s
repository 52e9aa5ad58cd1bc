// Labels, assignments and attributes of symbols.
a:
1: .long 1f
1: .long 1b, .
"odd name": .long "odd name"
"q\"uote\\x":
_x.y$z@a:
x = 5
.set y, 6
.equ y, 7
.equiv z, a+1
x = x+1
q = .
.long x, y, z
.Ltmp9:
.globl a, "odd name"
.global b
.weak c
.weak_reference d
.hidden e
.internal f
.protected g
.no_dead_strip h
.extern i
.globl
.local l
.type a,@function
.type z,STT_OBJECT
.type x2,@tls_object
.type c,common
.type e "notype"
.type u,gnu_unique_object
.type v,%gnu_indirect_function
.size a, .-a
.size b, 5
.comm c1, 4
.comm c2, 4, 3
.lcomm c4, 4
.amdgpu_lds l1, 16
.amdgpu_lds l2, 16, 8
.addrsig
.addrsig_sym a
.addrsig_sym "odd name"
.ident "hello \"x\""
