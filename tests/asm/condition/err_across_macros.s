.macro open
.if 1
.endm
.macro close
.endif
.endm
open
close
close
.if 1
