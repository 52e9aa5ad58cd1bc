// LLVM 14 takes what is in quotes as it stands.
"a\\b": .long 1
"c\"d": .long 2
.globl "a\\b", "e\\\\f"
.long "a\\b", "c\"d", "g\h"
