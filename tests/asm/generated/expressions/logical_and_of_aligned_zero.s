a3=alignto(0b0, 1)
.quad a3&&15
