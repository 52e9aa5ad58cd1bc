s_nop 0
s_nop 1 /* it has no end
 s_nop 2
