// A value that is repeated has a line each time in a text: of all directives together.
.dcb.b 100, 7
.ds.l 7000000
.dcb.l 8000000, 1
