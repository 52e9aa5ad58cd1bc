// Numbers of variable length that are never known: llvm-mc finds these before all other late sizes.
.data
a: .uleb128 undefined - a
.sleb128 other - a
.section other_one, "a"
other: .byte 3
