here:
.int here+1099511627775-here
