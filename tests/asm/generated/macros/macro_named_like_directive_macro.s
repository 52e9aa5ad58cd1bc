.macro .macro	
.endm
.rep 0x2
.irp j, r0 n_5 _z
.macro foo\@ /* c */ a
.macro
.endr
.endr
