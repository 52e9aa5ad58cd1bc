.set x3.num_vgpr, _Z1x1Pf
.set _Z1x1Pf, x3.num_vgpr
