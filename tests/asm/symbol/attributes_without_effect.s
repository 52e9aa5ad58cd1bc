.memtag a, .Lb
.weak_reference c
.cold
.private_extern
a:
.Lb:
