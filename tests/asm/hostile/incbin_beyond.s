// Beyond the end of the file, or nothing of it.
.data
.incbin "/dev/null"
.incbin "err_octa.s", 1 << 60
.incbin "err_octa.s", 0, 5
.incbin "err_octa.s", 3, 0x7fffffffffffffff
.incbin "err_octa.s", 0x7fffffffffffffff, 0x7fffffffffffffff
