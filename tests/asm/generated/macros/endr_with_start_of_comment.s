.macro mac6 /* c */ _p, req
.macro mac7\@ b = .. req
.endm
	.ident "\_p\()"
.endm
mac6 _p = - 1, req = n1
mac6 3 ^ 1, a ; c
 	.irp i ,k$, z9, .Lq
.endr /* c /
