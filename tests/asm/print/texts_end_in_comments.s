// A text may end in a comment: the line after it is another one, and a lone semicolon leaves the line end to be printed.
.include "comment_at_end.inc"

.include "semicolon_at_end.inc"
.include "macro_at_end.inc" // c

.long 3
start: /* c */ ;