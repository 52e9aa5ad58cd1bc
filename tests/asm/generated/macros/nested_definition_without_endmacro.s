 	.irpc v,987
  .macro mac5\+ /* c */ 
.endm
.macro m0\+	req x1 a=k$
# \\
.endm // c
m0\+ 7 \v
.endr
  .macro push 
