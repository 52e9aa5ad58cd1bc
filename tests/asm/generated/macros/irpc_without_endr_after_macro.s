.macro mac1 val=1 /* c */, reg= n_5
.long \@ ; .endm
.endm // c
.irpc j ,987
