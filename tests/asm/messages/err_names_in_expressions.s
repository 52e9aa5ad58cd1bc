// An operand that begins with @ or $ and names nothing.
.long @
.long @ x
.long 1 + @
.long @abc
.long 1 + @rel32
.long (@x)
.long max(@x, 1)
.long max(1, @x)
.long @0x1
.long @0x
.long @0b
.octa @abc
.float @abc
.uleb128 @abc
.p2align @abc
.fill @
.set x, @abc
y = @
.long $
.long 1 + $
.long $0x
.long max($)
.octa $
.fill 1, $
.subsection @x
