// The alias is made as soon as its symbol is defined.
.lto_set_conditional a, b
.lto_set_conditional c, a
.lto_set_conditional never, nowhere
d:
.lto_set_conditional e, d
b:
