.set c3, ~c4
.set c4, ~3
.set c3, 3
