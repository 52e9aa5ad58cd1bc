154 "a" x
v_foo
.set "odd", 1
v_bar
154 ""vcc, 1
