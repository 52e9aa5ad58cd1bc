.section x'yy'
.section x`
.section x"y" z
.section "x"y
.section 1.5+
.section x"y
