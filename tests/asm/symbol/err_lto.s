.lto_discard 1
.lto_discard d,
.lto_set_conditional a, 1
.lto_set_conditional a, b+1
b:
.lto_set_conditional b, c
