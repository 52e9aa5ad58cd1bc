.endif
.macro mac9 rest:vararg
.endm
mac9
