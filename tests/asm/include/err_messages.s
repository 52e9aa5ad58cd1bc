.error
.error "with a text"
.error 5
.warning x
.err
.abort
.abort some text
.print
.print x
.print "a" "b"
