.altmacro
.macro mac1 /* c */ 
.macro mac6\@ 
.endmacro
.macro m?\@ b=n1
.endm
m?\@ <x!y\a
.endm // c
mac1 /* c */
.endmacro
