# \@ counts all calls, \+ those of one macro or the rounds of a repeat; \() is nothing.
.macro a
.byte \@, \+
.endm
.macro b n
b_\n\()_\@:
.byte \@, \+
a
.endm
a
a
b x
b y
.rept 3
.byte \+
.rept 2
.byte \+
.endr
.endr
.irp i, 5, 6
.byte \i, \+, \@
.endr
