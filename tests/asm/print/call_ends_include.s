// llvm-mc takes the line end after .include for that of a call which ends the included text.
.include "ends_with_call.inc"
.long 3
.purgem m
// If that ends an included text too, it takes the next one.
.include "ends_with_include.inc"
.long 4
.purgem m
.include "ends_with_commented_include.inc"
.long 5
