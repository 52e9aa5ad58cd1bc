.set a2, alignto((0XA9EA35B6D1FCA7+660), 1)
a3=(+(015)|0)
.equ a4.num_vgpr, 011
.byte (08) & 0x7f
.quad (! (+-~1.)>a2<=or(0x7fffffffffffffff, 3, a3, a4.num_vgpr, 0xAul) )
