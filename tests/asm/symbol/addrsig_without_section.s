// Symbols for .llvm_addrsig, which nobody asks for: they are in the symbol table, and no section is.
.text
.rept 300
.addrsig_sym symbol\+
.globl symbol\+
symbol\+:
.endr
.long 1
