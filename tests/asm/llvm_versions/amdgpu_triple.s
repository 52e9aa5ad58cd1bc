// LLVM 23, PR 206480: the triple names the processor, and the ID is printed with the triple's own architecture.
.text
s_nop 0
