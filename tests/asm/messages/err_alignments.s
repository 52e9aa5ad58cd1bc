// llvm-mc works out the alignment before it reads on.
.p2align undefined 5
.balign undefined, 1 +
.p2alignl undefined, , 5 5
