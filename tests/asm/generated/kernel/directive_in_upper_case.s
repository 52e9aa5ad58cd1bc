.amdhsa_kernel true
.AMDHSA_RESERVE_VCC 1
