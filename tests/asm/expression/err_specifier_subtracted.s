// Specifiers are of symbols that are added.
.long b - a@abs32@lo
.long -a@abs32@lo + b
.quad c + (a - b@rel32@lo)
