// llvm-mc takes the line end after .include for that of a call which ends the included text.
.include "ends_with_call.inc"
.long 3
