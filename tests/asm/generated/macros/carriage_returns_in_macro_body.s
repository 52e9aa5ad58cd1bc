.macro .dot reg.ifgt s0 == 3
.purgem mac1\@MAC1\@	.long \reg
.endmacro
1: .dot reg = 0x7f
