.incbin "no/such/file"
.incbin "."
.incbin "err_incbin.s", -1
.incbin ""
