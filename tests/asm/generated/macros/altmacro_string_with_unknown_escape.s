.altmacro
	.macro mac2 a= n_5, n=0b101, rest:vararg
.ascii "\q$\()"
.endm // c
mac2 <<a>, %1 , "a;b", 010, s0 | s1
