// Where sections name symbols, a backslash stays as it is; elsewhere it quotes.
.section a,"aG",@progbits,"s\"x",comdat
.globl "s\"x"
"s\"x": .long 1
.section b,"aG",@progbits,"t\\",comdat
"t\\\\": .long 1
.section c,"ao",@progbits,"t\\"
.long 2
