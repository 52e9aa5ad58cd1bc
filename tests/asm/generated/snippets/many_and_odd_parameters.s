.macro defaults a, b=2, c = "x y" d=(1, 2)
.endm
.macro all name:req, rest:vararg
.ifnb \rest
.endif
.endm
.macro odd $p, "a b", p.q
.endm
.macro many p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11.altmacro p12, p13, p14, p15, p16, p17
.endm
