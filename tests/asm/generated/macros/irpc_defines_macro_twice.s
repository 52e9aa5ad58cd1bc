.altmacro
.irpc v, "a,b"
.macro mac4\@ A
.endmacro
.irpc v ,q
.endr
.endr
