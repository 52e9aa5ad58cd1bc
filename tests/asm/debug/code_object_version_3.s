# LLVM 14, which it is compared with, names itself; and an empty first marker does not name the source.
# 3 ""
	s_nop 0
label:
# 5 "other.s"
	s_nop 1
