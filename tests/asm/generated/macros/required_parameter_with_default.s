.macro v_add, n= 1 + 2,req,byte : req
.macro m0\@ _p= 1/* c */+ 2, reg:req=1
.endm
m0\@ '(' a-b /""* c */
.endmacro
v_add byte= 1/* c */+ 2 n=0b101 req=-3 /* c */
