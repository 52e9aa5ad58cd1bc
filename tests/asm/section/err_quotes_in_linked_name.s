"s\"x": .long 1
.section c,"ao",@progbits,"s\"x"
