.macro $1	reg=/* c */ 2
