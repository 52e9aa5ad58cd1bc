// Values that were replaced, and those of local symbols, need be no numbers if they are symbols, differences or calls.
replaced = late
replaced = 3
.Llocal = late - other
.set twice, max(late, 1)
.set twice, late + 1
.set twice, 5
