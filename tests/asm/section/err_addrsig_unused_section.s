.addrsig
.addrsig_sym .debug_info
