# Defaults, required and variable parameters, and odd names.
.macro defaults a, b=2, c = "x y" d=(1, 2)
.ascii "[\a][\b][\c][\d]"
.endm
defaults
defaults 1
defaults 1, 3, , 4
defaults d=7
.macro all name:req, rest:vararg
.ascii "\name: "
.ifnb \rest
.byte \rest // and a comment
.endif
.endm
all one
all two, 1, 2, 3 // comment
all three 4, 5 /* comment */
.macro odd $p, "a b", p.q
.ascii "\$p\p.q"
.endm
odd 1, 2, 3
.macro many p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17
.byte \p0, \p7, \p8, \p9, \p16, \p17
.endm
many 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17
many p17=17, p16=16, p9=9, p8=8, p7=7, p0=0
