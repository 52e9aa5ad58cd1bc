.section sec,"0o4","progbits"
.section a-0x1f.n3,"ax",@progbits
