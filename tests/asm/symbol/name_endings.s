// Names that end others, with the same stem or the same ending behind the last '.', or with a stem that ends another one.
k = 1
k.num_vgpr = 2
k.kd = 3
ak.kd = 4
kd = 5
d = 6
"a.b.kd" = 7
"b.kd" = 8
".kd" = 9
"k." = 10
.globl k, ak, _vgpr
ak = 11
ak.num_vgpr = 12
_vgpr = 13
"num_vgpr" = 14
.section .text.k,"ax",@progbits
.section .b.kd,"a",@progbits
