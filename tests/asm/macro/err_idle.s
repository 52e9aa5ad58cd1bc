// Eight levels of ten calls each, which make nothing.
.macro m0
.endm
.macro m1
m0
m0
m0
m0
m0
m0
m0
m0
m0
m0
.endm
.macro m2
m1
m1
m1
m1
m1
m1
m1
m1
m1
m1
.endm
.macro m3
m2
m2
m2
m2
m2
m2
m2
m2
m2
m2
.endm
.macro m4
m3
m3
m3
m3
m3
m3
m3
m3
m3
m3
.endm
.macro m5
m4
m4
m4
m4
m4
m4
m4
m4
m4
m4
.endm
.macro m6
m5
m5
m5
m5
m5
m5
m5
m5
m5
m5
.endm
.macro m7
m6
m6
m6
m6
m6
m6
m6
m6
m6
m6
.endm
.macro m8
m7
m7
m7
m7
m7
m7
m7
m7
m7
m7
.endm
m8
