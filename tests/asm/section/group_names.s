// A group's name may be in quotes or a number; groups and unique numbers tell sections apart.
.section .a,"aG",@progbits,"odd name",comdat
	.long 1
.section .a,"aG",@progbits,12
	.long 2
.section .a,"aG",@progbits,g,comdat,unique,7
	.long 3
.section .a,"aG",@progbits,g,comdat,unique,8
	.long 4
.section .a,"aG",@progbits,comdat,comdat
	.long 5
