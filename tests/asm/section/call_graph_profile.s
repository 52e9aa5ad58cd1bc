// The section has relocation records without addends; labels that are not in the table stand for their section.
.cg_profile f, g, 10
.cg_profile .Lf, far, 0xffffffffffffffff
f:	.long g
.Lf:
.globl g
g:
