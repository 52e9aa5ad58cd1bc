.long ext@rel32@lo+4, ext@rel32@hi+12, ext@gotpcrel, ext@gotpcrel32@lo, ext@gotpcrel32@hi, ext@abs32@lo, ext@abs32@hi
.quad ext@rel64, ext@abs64, ext
