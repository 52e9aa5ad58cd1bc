// The target of a weak reference is in the symbol table even if nothing uses it.
.weakref a, b
