.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
// Its names come in their places all the same, if an object has them too.
.globl only_weak, weak_hidden, late
only_weak: .long 1
weak_hidden: .long 2
late: .long 3
.globl never
.set never, 7
