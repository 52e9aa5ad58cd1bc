.amdhsa_code_object_version 6 /* c */ 	.byte 1, 2; c
