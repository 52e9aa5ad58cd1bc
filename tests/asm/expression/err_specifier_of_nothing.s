.long @rel64
.quad 1 + @gotpcrel32@lo
