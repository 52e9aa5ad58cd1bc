.long x1@abs32@lo-8
.popsection
