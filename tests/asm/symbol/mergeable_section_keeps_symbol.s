.section .s,"aMS",@progbits,1
x: .asciz "a"
y: .asciz "b"
.data
.quad x, y+1, y
