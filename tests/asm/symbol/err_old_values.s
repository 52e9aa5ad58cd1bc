// llvm-mc works out what is left in no table, too: values that were replaced, and those of local symbols.
replaced = late * 2
replaced = 3
.Llocal = !late
.set twice, late + other
.set twice, 1 || late
.set twice, 5
