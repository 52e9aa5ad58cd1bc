// Without a quotation mark at its beginning a name is all the tokens that adjoin: strings and characters are such.
.section x"y z;,\"",  "a"
.long 1
.section x/"a"'b'y-'\n'"",  "a"
.long 2
.section x/,"a"
.long 3
.pushsection /"//"
.long 4
.popsection
.section [a]{b}(c)?d:e=f // not this
.long 5
.section 1f"g"/*not this*/,"a"
.long 6
