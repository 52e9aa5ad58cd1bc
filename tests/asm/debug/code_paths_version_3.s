# LLVM 14 maps folders, but neither the source nor the folder of the compilation in the line table.
	s_nop 0
# 2 "/here/other.s"
	s_nop 1
