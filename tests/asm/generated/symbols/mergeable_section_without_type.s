.section .s2,"aM"
x4 = .+4
.quad x4-.
