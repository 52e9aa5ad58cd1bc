.set x4, x3.num_vgpr+4
.section .symtab
.long x4@rel32@lo
