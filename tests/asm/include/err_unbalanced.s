.include "if_dropped.inc"
.endif
