.macro mac5\@ x1
.REP !0
.endr
