# How arguments are cut: blanks end one unless an operator follows; parentheses and quotes hold it together.
.macro show a, b, c
.ascii "[\a][\b][\c]"
.endm
show 1 2 3
show 1, 2, 3
show 1 + 2 -3 4
show (1 + 2) (a, b) "x y"
show "a,b", "", "c;d"
show , , 3
show a b // comment
show a /* comment */ b ; comment
show 1U 0x1U 1 = 2
show x-y x.y x:y
show [a b] {c}
show 'a' ' ' ','
show
show c=1 a=2
show b="named value", c=(1 2)
