.lto_set_conditional c1, x0
.lto_set_conditional c2, x0
