// An alias of a section's symbol has its type, whatever .type says of it.
.section foo,"a"
.long foo
.set bar, foo
.type bar,@function
.set baz, foo+4
.type baz,@object
.long bar, baz
.size qux, 4
.set qux, .text
