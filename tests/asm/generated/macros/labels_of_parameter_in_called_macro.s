.macro _m	A , p.q=n2 , s0
 	.macro mac2\@ val
.endm
  .rep -(-1)
	.endr
.macro .end reg, b:req, q$ = "n4"
.L\q$\()03_\@:
.endmacro
.end r0, b, a.b
.end v1?, z9, n_5
.endmacro  
.macro mac4 b n
 	.macro mac5\@ x1=a/b,A:req,rest:vararg
.macro mac6\@ _p : req, a = (a, (b c), d)
.endm
.endm ; c
.rept 2 /* c */
.irp i, x_y n_5 r0 z9 "n4" v1? N3
	_m \n r0 \n
.macro v_add\@	rest:vararg
.endm
.endr
.macro push\@	reg:req, n = z9
.endm ; c
.endr
.endm // c
mac4 1U, "<x>"
