q0:	.long 3	.byte 1, 2	/**/ 
