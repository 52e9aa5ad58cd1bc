k: .long 0
.data
a: .long k - a
