.equ a1, -((-140385341))
.quad totalnumvgprs(a1, 0b1)
