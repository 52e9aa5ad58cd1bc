// Defaults of as many tokens as a list has room for, of one less and of one more.
.macro seven a=first+second-third+4
.long \a
.endm
.macro eight a=first+second-third+-4
.long \a
.endm
.macro nine a=first+second-third+(4)
.long \a
.endm
.macro sixteen a=first+second-third+4+first+second-third+40+
.long \a 5
.endm
.set first, 0x10000000
.set second, 0x20000
.set third, 1
seven
eight
nine
sixteen
