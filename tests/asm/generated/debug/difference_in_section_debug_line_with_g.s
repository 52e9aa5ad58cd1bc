.long begin-begin
.section .debug_line,"",@progbits
