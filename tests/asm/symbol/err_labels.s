. :
.:
-1:
5:
5b:
.long 5b, 5f
.long 6b
.long ""
.long a@, 1@nothing, (1+1)@ rel32@lo, "a"@ nothing
.long 5@rel32@lo
.long (a+1)@rel32@lo
.long (1+1)@rel32@lo
.long nothing(1)
.long max()
.long a@nothing
.long "a"@nothing
.long "a"@rel32@lo
.type t, 5
.type t, @nothing
.type t, STT_NOTHING
.type
.type t
.set u, a@rel32@lo
.set u
.set u,
u = 
.equiv u, 1
.equiv u, 2
u = 3
u:
.long a
