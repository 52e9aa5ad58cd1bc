.data
.ascii "a\n\t\\\"\101\x41", "b"
.asciz "c"
.string ""
