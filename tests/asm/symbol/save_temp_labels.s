// With -save-temp-labels .L symbols are like others.
.text
k: .long 1
.Lx: .long .Lx-k
.set .Ly, 4
.long .Lz
.Lz: .long 3
