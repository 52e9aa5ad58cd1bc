.rept (~1)&3
.irp a, |,1e5,a@b,"a\tb",1.5,(a, (b c), d),a?b
.endr ; ; '
.altmacro
.macro mac9\+ A=n1 p.q=a
.macro mac10\@ /* c */ a,q$
.rep lab-lab
.endr
.endm
.rept s0-1
.endr
.macro mac11\@	
.endmacro
.rep s0
.endr
.endm
.endr
.macro mac12	a,rest :vararg
