# whole line
.long 1 // c
.long 2 ; c
.long 3 /* c
c */
/* c */ .long 4
